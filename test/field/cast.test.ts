import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reach, reachEdge } from '../../src/field/cast.ts';
import { pushed } from '../../src/field/free.ts';
import { gap } from '../../src/field/gap.ts';
import { TOUCH } from '../../src/field/length.ts';
import { disc, footprint } from '../../src/field/shape.ts';
import { ground, heading, ROUNDS } from '../help/field.ts';

const SIZE = { wide: 100_000, deep: 100_000 };

test('PE-GEO-05 a unit pushed until it touches does not overlap; a little farther, it does', () => {
  fc.assert(
    fc.property(ground, heading, ground, (mover, along, target) => {
      fc.pre(gap(mover, target) > TOUCH);
      const length = reach(mover, along, target);
      if (length === undefined) return;
      expect(Math.abs(gap(pushed(mover, along, length), target))).toBeLessThanOrEqual(TOUCH);
      for (const share of [0.2, 0.5, 0.8])
        expect(gap(pushed(mover, along, Math.floor(length * share)), target)).toBeGreaterThan(-TOUCH);
    }),
    ROUNDS,
  );
});

test('PE-GEO-05 an obstacle that is never reached is never overlapped', () => {
  fc.assert(
    fc.property(ground, heading, ground, fc.integer({ min: 0, max: 150_000 }), (mover, along, target, by) => {
      fc.pre(gap(mover, target) > TOUCH && reach(mover, along, target) === undefined);
      expect(gap(pushed(mover, along, by), target)).toBeGreaterThanOrEqual(-TOUCH - 2);
    }),
    ROUNDS,
  );
});

test('PE-GEO-05 a unit may slide along a friend and leave one that it touches, but not push into it', () => {
  const stand = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
  const mover = footprint({ x: 50_000, y: 50_000, heading: 0 }, stand);
  const beside = footprint({ x: 54_000, y: 55_000, heading: 0 }, stand);
  const before = footprint({ x: 50_000, y: 52_000, heading: 0 }, stand);
  expect(reach(mover, 0, beside)).toBeUndefined();
  expect(reach(mover, 0, before)).toBe(0);
  expect(reach(mover, 18_000, before)).toBeUndefined();
  expect(reach(mover, 9_000, before)).toBeUndefined();
});

test('PE-GEO-13 the distance to an enemy ahead is measured from front to front', () => {
  const line = (y: number, facing: number) =>
    footprint({ x: 50_000, y, heading: facing }, { kind: 'rectangle', wide: 9_000, deep: 1_500 });
  expect(reach(line(20_000, 0), 0, line(39_000, 18_000))).toBe(19_000);
  expect(reach(disc({ x: 0, y: 0 }, 1_000), 0, disc({ x: 0, y: 35_500 }, 1_000))).toBe(33_500);
});

test('PE-GEO-05 a unit reaches the edge of the table with its first corner', () => {
  const line = footprint({ x: 50_000, y: 20_000, heading: 0 }, { kind: 'rectangle', wide: 9_000, deep: 1_500 });
  expect(reachEdge(line, 0, SIZE)).toBe(80_000);
  expect(reachEdge(line, 9_000, SIZE)).toBe(45_500);
  expect(reachEdge(line, 18_000, SIZE)).toBe(18_500);
  expect(reachEdge(disc({ x: 50_000, y: 1_000 }, 1_000), 18_000, SIZE)).toBe(0);
});
