import { expect, test } from 'vitest';
import { halfWidth } from '../../src/odds/wilson.ts';

test('half of Wilson’s interval, as in the tables', () => {
  expect(halfWidth(50, 100)).toBeCloseTo((0.5962 - 0.4038) / 2, 4);
  expect(halfWidth(0, 10)).toBeCloseTo(0.2775 / 2, 4);
  expect(halfWidth(10, 10)).toBe(halfWidth(0, 10));
  expect(halfWidth(1, 10)).toBeCloseTo((0.4042 - 0.0179) / 2, 3);
});

test('ten thousand tries are good for one percent', () => {
  expect(halfWidth(5000, 10_000)).toBeLessThan(0.01);
  expect(halfWidth(1000, 2000)).toBeLessThan(0.022);
});
