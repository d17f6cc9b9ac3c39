import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { complete } from '../../../../src/rules/panache/language/index.ts';
import { after } from '../../../help/panache.ts';
import { readPosition } from '../../../help/panache-lines.ts';
import type { State } from '../../../../src/rules/panache/state.ts';
import { words } from '../../../help/words.ts';
import { rounds } from '../../../help/soak.ts';

const now = readPosition([
  'map 10 x 10',
  'road 0105 0205 0305 0405 0505',
  'hex 0605 wood',
  'reserve red R1 cavalry light turn 1 entry 0105 W 0103 W',
  'red 3L infantry light 0505',
  'red 4M infantry medium 0305',
  'red 5W infantry light 0307 mounted wagons',
  'red 6B artillery very light 0308',
  'red 7T infantry light 0508 pre-played',
  'red G1 general medium 0505',
  'red G2 officer medium 0505',
  'blue 20L infantry light 0501',
  'name 3L en "3rd Line"; fr "le 3e de ligne"',
]);

/** What stands in the list, with what is said of each. */
function shown(typed: string, language: Language = 'en', at: State = now): string[] {
  return complete(typed, at, 'red', language, after).map(({ shown: text, more }) =>
    more ? `${text} · ${words.say(language, more)}` : text,
  );
}

function offered(typed: string, language: Language = 'en', at: State = now): string[] {
  return complete(typed, at, 'red', language, after).map(({ text }) => text);
}

describe('the next words of legal orders', () => {
  test('PA-TOK-01 PA-RES-04 units that can still do something, and the end', () => {
    expect(offered('')).toEqual(['3L', '4M', '5W', '6B', 'G1', 'G2', 'end']);
    expect(offered('', 'fr').at(-1)).toBe('fin');
    expect(shown('')[0]).toBe('3L · 3rd Line · light infantry 6');
    expect(shown('', 'fr')[0]).toBe('3L · 3e de ligne · infanterie légère 6');
    expect(offered('', 'en', { ...now, phase: 'combat' })).toEqual([]);
  });

  test('verbs that lead to a legal order', () => {
    expect(offered('3L ')).toEqual(['3L move']);
    expect(offered('5W ')).toEqual(['5W move', '5W no wagons']);
    expect(offered('5w s', 'fr')).toEqual(['5W sans chariots']);
    expect(offered('R1 ')).toEqual([]);
  });

  test('PA-STEP-03 hexes nearest to the enemy first, with their cost', () => {
    const hexes = shown('3L move ');
    expect(hexes.slice(0, 2)).toEqual(['3L move 0403 · cost 2', '3L move 0503 · cost 2']);
    expect(hexes).toContain('3L move 0605 · cost 2');
    expect(shown('4M bouge 0205', 'fr')).toContain('4M bouge 0205 · coût 1');
    expect(shown('4M bouge 0105', 'fr')).toContain('4M bouge 0105 · coût 2, sans combat');
    expect(shown('6B move 0307')).toEqual([]);
    expect(shown('6B move 0408')[0]).toBe('6B move 0408 · cost 1, 1 die lost');
  });

  test('they narrow while typing, in either language', () => {
    expect(offered('3')).toEqual(['3L']);
    expect(offered('3L mo')).toEqual(['3L move']);
    expect(offered('3L ma', 'fr')).toEqual(['3L bouge']);
    expect(offered('3l marche vers 050', 'fr')).toEqual([
      '3L bouge 0503',
      '3L bouge 0504',
      '3L bouge 0506',
      '3L bouge 0507',
    ]);
    expect(offered('xyz')).toEqual([]);
  });

  test('PA-GAP-07 companions, PA-GEO-02 and the way', () => {
    expect(offered('3L move 0503 ')).toEqual(['3L move 0503 with', '3L move 0503 via']);
    expect(offered('3L move 0503 with ')).toEqual(['3L move 0503 with G1', '3L move 0503 with G2']);
    expect(offered('3L move 0503 with G2 ')).toEqual(['3L move 0503 with G2 G1']);
    expect(offered('3L bouge 0503 via ', 'fr')).toEqual(['3L bouge 0503 via 0504', '3L bouge 0503 via 0404']);
    expect(offered('G1 move 0503 ')).toEqual(['G1 move 0503 via']);
  });

  test('PA-RES-02 the hex by which a reinforcement enters, and how far', () => {
    const led = readPosition([
      'map 10 x 10',
      'reserve red R1 cavalry light turn 1 entry 0105 W 0103 W',
      'reserve red G1 general light turn 1 entry 0105 W',
      'red 3L infantry light 0505',
    ]);
    expect(offered('', 'en', led)).toEqual(['3L', 'R1', 'G1', 'end']);
    expect(offered('R1 ', 'en', led)).toEqual(['R1 enter']);
    expect(offered('R1 enter ', 'en', led)).toEqual(['R1 enter 0105']);
    expect(offered('R1 enter 0105 ', 'en', led)).toEqual(['R1 enter 0105 to']);
    expect(offered('R1 entre 0105 jus', 'fr', led)).toEqual(["R1 entre 0105 jusqu'à"]);
    expect(offered('R1 enter 0105 to 04', 'en', led)).toContain('R1 enter 0105 to 0405');
  });

  test('after other orders, from the position that they lead to', () => {
    expect(offered('3L move 0504; ')).not.toContain('3L move 0504; 3L');
    expect(offered('3L move 0504; ')).toContain('3L move 0504; 4M');
    expect(offered('3L move 0504; 4M move 04')).toContain('3L move 0504; 4M move 0405');
    expect(offered('end; ')).toEqual([]);
  });
});

test('following completions never leads to a dead end, and ends in a legal order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
      fc.constantFrom('en', 'fr' as const),
      (picks, language) => {
        let typed = '';
        for (const pick of picks) {
          const list = complete(typed === '' ? '' : `${typed} `, now, 'red', language, after);
          expect(list.length).toBeLessThanOrEqual(25);
          if (list.length === 0) break;
          const { text, shown } = list[pick % list.length]!;
          expect(Math.max(text.length, shown.length)).toBeLessThanOrEqual(100);
          expect(text.length).toBeGreaterThan(typed.length);
          typed = text;
        }
        expect(after(typed, now, 'red') instanceof Refusal ? typed : 'legal').toBe('legal');
      },
    ),
    { numRuns: rounds(150) },
  );
});
