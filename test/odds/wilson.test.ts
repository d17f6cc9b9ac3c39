import { expect, test } from 'vitest';
import { halfWidth, widest } from '../../src/odds/wilson.ts';

test('half of Wilson’s interval, as in the tables', () => {
  expect(halfWidth(50, 100)).toBeCloseTo((0.5962 - 0.4038) / 2, 4);
  expect(halfWidth(0, 10)).toBeCloseTo(0.2775 / 2, 4);
  expect(halfWidth(10, 10)).toBe(halfWidth(0, 10));
  expect(halfWidth(1, 10)).toBeCloseTo((0.4042 - 0.0179) / 2, 3);
});

test('ten thousand tries give one percent', () => {
  expect(halfWidth(5000, 10_000)).toBeLessThan(0.01);
  expect(halfWidth(1000, 2000)).toBeLessThan(0.022);
});

test('a forecast reports the widest error', () => {
  const fates = { destroyed: 0, routs: 0, retires: 0, stays: 0, holds: 100 };
  const none = { mean: 0, low: 0, high: 0 };
  const lot = { tries: 100, actor: fates, losses: { red: none, blue: none } };
  expect(widest([lot])).toBe(halfWidth(0, 100));
  expect(widest([lot, { ...lot, target: { ...fates, routs: 50, holds: 50 } }])).toBe(halfWidth(50, 100));
});
