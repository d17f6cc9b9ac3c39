import { expect, test } from 'vitest';
import { watchClock } from '../src/clock-watch.ts';

test('it measures once how far the wall clock was set back, and nothing if it runs normally or is set forward', () => {
  let [wall, steady] = [1_000_000, 500];
  const setBack = watchClock(
    () => new Date(wall),
    () => steady,
  );
  const pass = (wallMs: number, steadyMs: number): number => {
    wall += wallMs;
    steady += steadyMs;
    return setBack();
  };
  expect(pass(15_000, 15_000)).toBe(0);
  expect(pass(15_000 - 86_400_000, 15_000)).toBe(86_400_000);
  expect(pass(15_000, 15_000)).toBe(0);
  expect(pass(3_600_000, 15_000)).toBe(0);
  expect(pass(0, 10_000)).toBe(10_000);
});
