/** What stands behind the completions of an order: what a unit is, what an order costs, and how likely it is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition, readScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { words } from '../../../help/words.ts';

const mill = readScenario(
  readFileSync(new URL('../../../../assets/scenarios/mill-stream.txt', import.meta.url), 'utf8'),
);
if ('faults' in mill) throw new Error('the scenario has faults');
const now: State = { ...mill.state, phase: 'actions', orderPoints: 4 };

function shown(typed: string, { language = 'en' as Language, at = now } = {}): string[] {
  return sabreurHex
    .complete(typed, at, 'red', language)
    .map(({ shown: text, more }) => (more ? `${text} · ${words.say(language, more)}` : text))
    .map((text) => text.replaceAll('\u00a0', ' '));
}

test('a unit with its name, type and strength; the end with the points given up', () => {
  const all = shown('');
  expect(all).toContain('3E · Archduke Charles · line 16');
  expect(all).toContain('2K · 2nd Cuirassiers · heavy cavalry 8');
  expect(all).toContain('1B · 1st Position Battery · battery 4');
  expect(all.at(-1)).toBe('end · 4 points unspent');
  const french = shown('', { language: 'fr' });
  expect(french).toContain('3E · Archiduc-Charles · ligne 16');
  expect(french).toContain('2K · 2e cuirassiers autrichiens · cavalerie lourde 8');
});

test('a charge with its distance, and the most likely reaction of its target', () => {
  expect(shown('2K charge ')).toEqual(['2K charge 88L · 4 hexes · form square 58%']);
  expect(shown('4V charge ')).toEqual(['4V charge 8H · 5 hexes · stand firm 58%']);
  expect(shown('2K charge ', { language: 'fr' })).toEqual(['2K charge 88L · 4 cases · former le carré 58 %']);
  const loose = readPosition(['red 7C heavy cavalry 1006 N', 'blue 9Lg light infantry skirmisher skirmish 1002 S']);
  expect(shown('7C charge ', { at: { ...loose, orderPoints: 4 } })[0]).toMatch(
    /^7C charge 9Lg · 4 hexes · evade to \d{4}$/,
  );
});

test('a shot with its dice, a test with its chance, any other order with its cost', () => {
  expect(shown('3E fire ')).toEqual(['3E fire 45L · 3 hexes · 6 dice', '3E fire 18L · 4 hexes · 6 dice']);
  expect(shown('4G ')).toContain('4G line · test 58%');
  expect(shown('15Z ')).toContain('15Z rally · test 19% · 2 points');
  expect(shown('3E march ')).toContain('3E march 0507 · 1 point');
  expect(shown('4G ')).toContain('4G: · 1 point');
  expect(shown('2K ')).toContain('2K charge');
});

test('an order to a unit that is already activated costs nothing', () => {
  const units = now.units.map((unit) => (unit.id === '3E' ? { ...unit, activated: true } : unit));
  const awake = { ...now, units, group: ['3E'] };
  expect(shown('3E march ', { at: awake })).toContain('3E march 0507');
  expect(shown('3E fire ', { at: awake })[0]).toBe('3E fire 45L · 3 hexes · 6 dice');
});

test('an order after another has no notes', () => {
  expect(shown('3E fire 45L; 2K ch')).toEqual(['3E fire 45L; 2K charge']);
});
