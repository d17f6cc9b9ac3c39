import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal, type Side } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { complete, orders, suggest } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { rounds } from '../../../help/soak.ts';

function mayIn(now: State, by: Side): (text: string) => boolean {
  return (text) => {
    const read = orders(text, now, by);
    if (read instanceof Refusal || read.length !== 1) return false;
    return run({ play, apply }, now, read[0]!.order, by, [], NOTHING).kind !== 'refused';
  };
}

function offered(typed: string, now: State, language: 'en' | 'fr' = 'en'): string[] {
  return complete(typed, now, 'red', language, mayIn(now, 'red')).map(({ text }) => text);
}

const now = readPosition([
  'red 45L line infantry line 0505 N',
  'red 57L line infantry column 0605 N',
  'red 9Lg light infantry scout column 0707 N',
  'red 7C heavy cavalry 1006 N',
  'red 6B medium foot battery 0306 N',
  'blue 20L line infantry line 0502 S',
  'blue 3D medium cavalry 1002 S',
]);

describe('the next words of legal orders', () => {
  test('SH-PURSUIT-05 a friend with Tactical Sense to pursue with', () => {
    const with5D = readPosition([
      'red 7C heavy cavalry 1006 N',
      'red 5D medium cavalry tactical sense 0906 N',
      'red 6D medium cavalry 1106 N',
      'blue 3D medium cavalry 1003 S',
    ]);
    expect(offered('7C charge 3D, pursue with', with5D)).toEqual(['7C charge 3D, pursue with 5D']);
    expect(offered('7C charge 3D, poursuit avec', with5D, 'fr')).toEqual(['7C charge 3D, poursuit avec 5D']);
  });

  test('SH-RALLY-06 a rally if it is allowed, and the formation of a panicked unit after it', () => {
    const mob = readPosition(['red 11L line infantry 0510 N panicked', 'red 8L line infantry column 1010 N']);
    expect(offered('8L', mob)).not.toContain('8L rally');
    expect(offered('11L ', mob)).toContain('11L rally');
    expect(offered('11L rally ', mob)).toEqual([
      '11L rally line',
      '11L rally column',
      '11L rally square',
      '11L rally face',
    ]);
    const wide = readPosition(['red 11L line infantry linear order 0510 N panicked']);
    expect(offered('11L rally ext', wide)).toContain('11L rally extend 0410');
    expect(offered('11L rally extend 0410 face ', wide)).toEqual([
      '11L rally extend 0410 face N',
      '11L rally extend 0410 face S',
    ]);
    expect(offered('11L rallie colonne face ', mob, 'fr')).toContain('11L rallie colonne face S');
    expect(suggest(mob, 'red', mayIn(mob, 'red'))).toContain('11L rally');
    const near = readPosition(['red 11L line infantry 0510 N panicked', 'blue 3L line infantry column 0507 S']);
    expect(suggest(near, 'red', mayIn(near, 'red'))).not.toContain('11L rally');
  });

  test('units first, and the end of the turn', () => {
    expect(offered('', now)).toEqual(['45L', '57L', '9Lg', '7C', '6B', 'end']);
    expect(offered('', { ...now, orderPoints: 0 })).toEqual(['end']);
    expect(offered('', { ...now, orderPoints: 0, group: ['7C'] })).toEqual(['7C', 'end']);
  });

  test('they narrow while typing, in either language', () => {
    expect(offered('5', now)).toContain('57L');
    expect(offered('5', now)).not.toContain('45L');
    expect(offered('7C ch', now)).toEqual(['7C charge']);
    expect(offered('7C charge ', now)).toEqual(['7C charge 3D']);
    expect(offered('45l f', now)).toContain('45L fire');
    expect(offered('45L ti', now)).toEqual(['45L fire']);
    expect(offered('45L ti', now, 'fr')).toEqual(['45L tire']);
    expect(offered('45L en ca', now, 'fr')).toEqual(['45L carré']);
    expect(offered('57L marche 05', now, 'fr')).not.toEqual([]);
    expect(offered('57L marche 05', now, 'fr').every((text) => text.startsWith('57L marche 05'))).toBe(true);
    expect(offered('xyz', now)).toEqual([]);
  });

  test('a complete order is offered first, then what may follow it', () => {
    const whole = offered('7C charge 3D', now);
    // The facing first, as behind a march; what is settled beforehand after it.
    expect(whole.slice(0, 3)).toEqual(['7C charge 3D', '7C charge 3D face', '7C charge 3D, stop']);
    expect(whole).toContain('7C charge 3D, if square stop');
    expect(offered('7C charge 3D, if sq', now)).toEqual([
      '7C charge 3D, if square stop',
      '7C charge 3D, if square attack',
    ]);
    expect(offered('7C charge 3D, si carré arrête, ', now, 'fr')).toContain('7C charge 3D, si carré arrête, poursuit');
  });

  test('groups grow unit by unit', () => {
    expect(offered('45L ', now)).toContain('45L 57L');
    expect(offered('45L 57L ', now)).toContain('45L 57L:');
    expect(offered('45L 57L: ', now)).toEqual(['45L 57L: 45L', '45L 57L: 57L']);
    expect(offered('45L 57L: 57L mar', now)).toEqual(['45L 57L: 57L march', '45L 57L: 57L oblique']);
  });

  test('an order after another is completed without checking if it is legal', () => {
    expect(offered('45L fire 20L; 7C ch', now)).toEqual(['45L fire 20L; 7C charge']);
  });
});

test('following completions never leads to a dead end, and ends in a legal order', () => {
  const may = mayIn(now, 'red');
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
      fc.constantFrom('en', 'fr' as const),
      (picks, language) => {
        let typed = '';
        for (const pick of picks) {
          const list = complete(typed === '' ? '' : `${typed} `, now, 'red', language, may);
          expect(list.length).toBeLessThanOrEqual(25);
          if (list.length === 0) break;
          const { text, shown } = list[pick % list.length]!;
          expect(text.length).toBeLessThanOrEqual(100);
          expect(shown.length).toBeLessThanOrEqual(100);
          expect(text.length).toBeGreaterThan(typed.length);
          typed = text;
        }
        expect(may(typed) ? 'legal' : typed).toBe('legal');
      },
    ),
    { numRuns: rounds(150) },
  );
});

test('suggestions are legal, canonical and varied, and include the end of the turn', () => {
  const may = mayIn(now, 'red');
  const list = suggest(now, 'red', may);
  expect(list.filter((text) => !may(text))).toEqual([]);
  for (const text of list) {
    const read = orders(text, now, 'red');
    expect(read instanceof Refusal ? read.says : read.map((each) => each.text)).toEqual([text]);
  }
  const verbs = new Set(list.map((text) => text.split(' ')[1]));
  for (const verb of ['march', 'fire', 'charge', 'turn', 'column', 'line', 'square', 'flee'])
    expect(verbs).toContain(verb);
  expect(list.some((text) => text.endsWith(':'))).toBe(true);
  expect(list.at(-1)).toBe('end');
  expect(new Set(list).size).toBe(list.length);
  expect(suggest({ ...now, phase: 'orders' }, 'red', mayIn({ ...now, phase: 'orders' }, 'red'))).toEqual([]);
});

describe('assaults', () => {
  const close = readPosition([
    'map 30 x 30',
    'red 57L line infantry controlled fire line 1515 N',
    'red 2H heavy cavalry 2015 N',
    'blue 20L line infantry column 1513 S',
    'blue 3D medium cavalry 2014 S',
  ]);

  test('SH-ASSAULT-03 from each possible hex; without naming it if there is no choice', () => {
    expect(offered('57L assault ', close)).toEqual(['57L assault 20L from 1414', '57L assault 20L from 1514']);
    expect(offered('57L assaut ', close, 'fr')).toEqual(['57L assaut 20L depuis 1414', '57L assaut 20L depuis 1514']);
    expect(offered('2H assault ', close)).toContain('2H assault 3D');
    expect(suggest(close, 'red', mayIn(close, 'red'))).toContain('57L assault 20L from 1514');
  });

  test('SH-Q-49 an attack that would only cost a point is not offered', () => {
    const lines = ['red 7C heavy cavalry 0505 N', 'blue 3D heavy cavalry 0501 S', 'hex 0505 wood'];
    expect(offered('7C ch', readPosition(lines))).toEqual([]);
    expect(offered('7C ch', readPosition([...lines, 'ruling impossible attack penalised']))).toEqual([]);
    const behind = [
      'red 7C heavy cavalry 0505 N',
      'blue 3D heavy cavalry 0606 S',
      'ruling impossible attack penalised',
    ];
    expect(offered('7C ass', readPosition(behind))).toEqual([]);
  });

  test('SH-ASSAULT-07 no pursuit is mentioned', () => {
    const conditions = offered('57L assault 20L from 1414, ', close).map((text) =>
      text.slice('57L assault 20L from 1414, '.length),
    );
    expect(conditions).toEqual(['stop', 'if square stop', 'if square attack', 'if failed flee', 'if failed stay']);
  });

  test('SH-FIRE-10, -11 after a shot at the same enemy', () => {
    expect(offered('57L fire 20L then ', close)).toEqual(['57L fire 20L then assault']);
    expect(offered('57L fire 20L then assault ', close)).toEqual([
      '57L fire 20L then assault from 1414',
      '57L fire 20L then assault from 1514',
    ]);
  });
});
