/** Times written out, where Discord cannot show each reader their own. */
import { expect, test } from 'vitest';
import { momentWritten } from '../../src/words/moment.ts';

test('a moment is written with its time and zone, in either language', () => {
  const at = new Date('2026-11-28T17:05:00Z');
  expect(momentWritten(at, 'Europe/Paris', 'en')).toBe('28 Nov 2026, 18:05 (Europe/Paris)');
  expect(momentWritten(at, 'UTC', 'fr')).toBe('28 nov. 2026, 17:05 (UTC)');
});

test('midnight is the start of a day', () => {
  expect(momentWritten(new Date('2026-11-28T00:00:00Z'), 'UTC', 'en')).toBe('28 Nov 2026, 00:00 (UTC)');
});
