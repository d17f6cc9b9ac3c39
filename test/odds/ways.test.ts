/** Lists of ways dice can fall, compared with every possible roll. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sight } from '../../src/kernel/outlook.ts';
import { type WeightedRoll, waysOf } from '../../src/odds/ways.ts';
import { seenRolls } from './seen.ts';

function everyThrow(dice: number, sides: number): number[][] {
  if (dice === 0) return [[]];
  return everyThrow(dice - 1, sides).flatMap((rest) => Array.from({ length: sides }, (_, i) => [...rest, i + 1]));
}

function valueOf(sight: Sight, dice: readonly number[]): number {
  return 'worth' in sight ? dice.reduce((sum, die) => sum + sight.worth(die), 0) : sight.of(dice);
}

/** The share of each value. */
function shares(sight: Sight, ways: readonly WeightedRoll[]): Map<number, number> {
  return new Map(ways.map(({ dice, share }) => [valueOf(sight, dice), share]));
}

test.each(seenRolls())(
  'of $roll.why with $roll.dice dice each combination is as likely as all rolls it represents',
  (seen) => {
    const { roll, sight } = seen;
    const all = everyThrow(roll.dice, roll.sides);
    const ways = waysOf(roll, sight, new Map())!;
    const listed = shares(sight, ways);
    expect(listed.size).toBe(ways.length);
    for (const [value, share] of listed) {
      const alike = all.filter((dice) => valueOf(sight, dice) === value).length;
      expect(share).toBeCloseTo(alike / all.length, 12);
    }
    expect(ways.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  },
);

test('if the rules do not say what they read, every die counts by itself, and a list that would be too long is not made', () => {
  expect(waysOf({ dice: 2, sides: 6 }, undefined, new Map())).toHaveLength(36);
  expect(waysOf({ dice: 5, sides: 6 }, undefined, new Map())).toBeUndefined();
});

test('however many dice are added, the probabilities add up to one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 7 }), (dice, need) => {
      const ways = waysOf({ dice, sides: 6 }, { name: `${need}`, worth: (die) => Number(die >= need) }, new Map())!;
      expect(ways.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(ways.every((way) => way.dice.length === dice)).toBe(true);
    }),
  );
});
