/** Bars of dice: every result in one of them, none twice, however wide the range. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf } from '../../src/bot/odds-dice.ts';
import { distributionOf } from '../../src/dice/chances.ts';
import { readDice } from '../../src/dice/read.ts';

function bands(text: string) {
  const dice = readDice(text);
  if ('fault' in dice) throw new Error(`${text}: ${dice.fault}`);
  const chances = distributionOf(dice);
  if ('fault' in chances) throw new Error(`${text}: ${chances.fault}`);
  return { all: bandsOf(chances.total, dice.terms), total: chances.total };
}

test('results one by one, as long as they are few', () => {
  expect(bands('2d6').all.map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: 11 }, (_, i) => [i + 2, i + 2]),
  );
  expect(bands('2d6').all.find(({ from }) => from === 7)!.chance).toBeCloseTo(1 / 6);
});

test('what is read as digits is grouped by the first of them', () => {
  const ends = (text: string) => bands(text).all.map(({ from, to }) => [from, to]);
  expect(ends('d66')).toEqual([1, 2, 3, 4, 5, 6].map((ten) => [10 * ten + 1, 10 * ten + 6]));
  expect(ends('d666')).toEqual([1, 2, 3, 4, 5, 6].map((hundred) => [100 * hundred + 11, 100 * hundred + 66]));
  for (const { chance } of bands('d66').all) expect(chance).toBeCloseTo(1 / 6);
  // There is no 17.
  expect(bands('d66-1').all.every(({ chance }) => chance > 0)).toBe(true);
});

test('of any dice, a row for every result and no more than can be looked at', () => {
  const dice = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(2, 6, 10, 100),
    fc.integer({ min: 0, max: 50 }),
  );
  fc.assert(
    fc.property(dice, ([count, sides, plus]) => {
      const { all, total } = bands(`${count}d${sides}+${plus}`);
      expect(all.length).toBeLessThanOrEqual(16);
      expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const bounds = all.flatMap(({ from, to }) => [from - 0.5, to]);
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      expect(all[0]!.from).toBe(total.least);
      expect(all.at(-1)!.to).toBe(total.least + total.chances.length - 1);
    }),
    { numRuns: 60 },
  );
});
