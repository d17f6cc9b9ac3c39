/** What a person settles for himself: read as it is typed, kept, and refused where it makes no sense. */
import { expect, test } from 'vitest';
import { readQuiet, readSettings } from '../../src/host/battle/settings.ts';
import { clockIn, isZone, zoneNamed, zonesLike } from '../../src/host/battle/time-zone.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { ann, bob, refusal, room } from '../help/room.ts';

test('settings are kept for each person, all or nothing', async () => {
  const at = await room();
  expect(await at.host.settings(ann.id)).toEqual({});
  const wish = { zone: 'europe/paris', quiet: '22h30 - 7h', language: 'fr', theme: 'day', direct: true } as const;
  const all = {
    zone: 'Europe/Paris',
    quiet: { from: '22:30', to: '07:00' },
    language: 'fr',
    theme: 'day',
    direct: true,
  };
  expect(await at.host.settle(at.by(ann), wish)).toEqual(all);
  expect(refusal(await at.host.settle(at.by(ann), { theme: 'night', zone: 'Mars/Base' }))).toBe('settings-no-zone');
  expect(refusal(await at.host.settle(at.by(ann), { theme: 'night', quiet: '22-22' }))).toBe('settings-no-quiet');
  expect(await at.host.settings(ann.id)).toEqual(all);
  expect(await at.host.settings(bob.id)).toEqual({});
  const none = { zone: 'none', quiet: 'none', language: 'none', theme: 'none', direct: false } as const;
  expect(await at.host.settle(at.by(ann), none)).toEqual({ direct: false });
});

test('a person who cannot be reached by direct message is told once and not tried again', async () => {
  const at = await room();
  await at.host.settle(at.by(ann), { direct: true, theme: 'day' });
  await at.host.unreached(ann.id);
  expect(await at.host.settings(ann.id)).toEqual({ direct: false, unreached: true, theme: 'day' });
  await at.host.toldUnreached(ann.id);
  expect(await at.host.settings(ann.id)).toEqual({ direct: false, theme: 'day' });
  await at.host.unreached(ann.id);
  expect(await at.host.settle(at.by(ann), { direct: true })).toEqual({ direct: true, theme: 'day' });
});

test('quiet hours in many notations; leftovers of another version are not an error', () => {
  const night = { from: '22:00', to: '07:00' };
  for (const text of ['22-7', '22:00–07:00', '22h à 7h', 'from 22.00 to 7.00']) expect(readQuiet(text)).toEqual(night);
  for (const text of ['', '22', '25-7', '22:75-7', '1-2-3', '7-7']) expect(readQuiet(text)).toBeUndefined();
  expect(readSettings({ theme: 'sepia', language: 'fr', zone: 'X/Y', later: 1 })).toEqual({ language: 'fr' });
  expect(() => readSettings('nonsense')).toThrow('expected record');
});

test('zones by city and by country, in both languages', () => {
  expect(zonesLike('par', 'en', 3)[0]).toBe('Europe/Paris');
  expect(zonesLike('new york', 'en', 3)).toEqual(['America/New_York']);
  expect(zonesLike('allemagne', 'fr', 3)).toContain('Europe/Berlin');
  expect(zonesLike('', 'en', 25)).toHaveLength(25);
  expect(zonesLike('nowhere at all', 'en', 3)).toEqual([]);
  expect(zoneNamed('utc')).toBe('UTC');
  expect([isZone('Europe/Paris'), isZone('Mars/Base'), isZone('+02:00')]).toEqual([true, false, false]);
  expect(clockIn('Europe/Paris', new Date('2026-01-01T12:05:00Z'))).toBe('13:05');
});

test('an invalid setting is refused', async () => {
  const at = await room();
  expect(await at.host.settle(at.by(ann), { zone: '' })).toBeInstanceOf(Refusal);
});
