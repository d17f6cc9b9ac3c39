import { expect, test } from 'vitest';
import { atLeast, equally, repeated, thinned } from '../../src/kernel/chances.ts';

const coins = repeated(equally([0, 1]), 3);

test('the chance of a result or more', () => {
  expect([0, 1, 3, 4].map((least) => atLeast(coins, least))).toEqual([1, 7 / 8, 1 / 8, 0]);
});

test('keeping half of the heads of three coins is like three coins that show heads once in four', () => {
  const kept = thinned(coins, 1 / 2);
  repeated([3 / 4, 1 / 4], 3).forEach((chance, n) => expect(kept[n]).toBeCloseTo(chance, 12));
  expect(thinned(coins, 1)).toEqual(coins);
  expect(atLeast(thinned(coins, 0), 1)).toBe(0);
});
