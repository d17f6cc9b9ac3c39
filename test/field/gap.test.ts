import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '../../src/field/cut.ts';
import { gap, nearestPoints, overlaps, touches } from '../../src/field/gap.ts';
import { TOUCH } from '../../src/field/length.ts';
import { distance } from '../../src/field/point.ts';
import { band, disc, footprint } from '../../src/field/shape.ts';
import { ground, mirrored, pose, quarterTurned, rectangle, ROUNDS } from '../help/field.ts';

test('PE-GEO-04 a footprint keeps its sides and its area at every heading', () => {
  fc.assert(
    fc.property(pose, rectangle, (at, shape) => {
      const { corners } = footprint(at, shape);
      const [left, right, rearRight, rearLeft] = corners;
      expect(Math.abs(distance(left!, right!) - shape.wide)).toBeLessThanOrEqual(2);
      expect(Math.abs(distance(rearLeft!, rearRight!) - shape.wide)).toBeLessThanOrEqual(2);
      expect(Math.abs(distance(right!, rearRight!) - shape.deep)).toBeLessThanOrEqual(2);
      expect(Math.abs(areaOf(corners) / (shape.wide * shape.deep) - 1)).toBeLessThan(0.004);
    }),
    ROUNDS,
  );
});

test('the gap between two shapes is the same both ways, mirrored, and rotated', () => {
  fc.assert(
    fc.property(ground, ground, (one, other) => {
      const between = gap(one, other);
      expect(gap(other, one)).toBe(between);
      expect(gap(mirrored(one), mirrored(other))).toBe(between);
      expect(gap(quarterTurned(one), quarterTurned(other))).toBe(between);
      expect(overlaps(one, other)).toBe(between < -TOUCH);
      expect(touches(one, other)).toBe(Math.abs(between) <= TOUCH);
    }),
    ROUNDS,
  );
});

test('the nearest points of two shapes are as far apart as the shapes', () => {
  fc.assert(
    fc.property(ground, ground, (one, other) => {
      const between = gap(one, other);
      fc.pre(between > 0);
      const [a, b] = nearestPoints(one, other);
      expect(Math.abs(distance(a, b) - between)).toBeLessThanOrEqual(2);
    }),
    ROUNDS,
  );
});

test('no other points of two shapes are nearer than the nearest points', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(ground, ground, share, share, (one, other, first, second) => {
      const between = gap(one, other);
      fc.pre(between > 0);
      const on = ({ corners, radius }: typeof one, at: number) => {
        const each = Math.min(corners.length - 1, Math.floor(at * corners.length));
        const [a, b] = [corners[each]!, corners[(each + 1) % corners.length]!];
        const part = at * corners.length - each;
        return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, radius };
      };
      const [a, b] = [on(one, first), on(other, second)];
      expect(Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius).toBeGreaterThanOrEqual(between - 1);
    }),
    ROUNDS,
  );
});

test('SK-GEO-01 figures touch at most 0.10 mm apart and overlap deeper than that', () => {
  const one = disc({ x: 0, y: 0 }, 1_000);
  const at = (x: number) => disc({ x, y: 0 }, 1_000);
  expect([2_011, 2_010, 1_990, 1_989].map((x) => touches(one, at(x)))).toEqual([false, true, true, false]);
  expect([1_990, 1_989].map((x) => overlaps(one, at(x)))).toEqual([false, true]);
});

test('lines that cross, and a point inside, on and beside a shape', () => {
  const square = footprint({ x: 0, y: 0, heading: 0 }, { kind: 'rectangle', wide: 2_000, deep: 2_000 });
  expect(gap(band({ x: -5_000, y: -1_000 }, { x: 5_000, y: -1_000 }, 0), square)).toBe(-1_000);
  expect(gap(band({ x: -5_000, y: 500 }, { x: 5_000, y: 500 }, 0), square)).toBe(500);
  expect(gap(disc({ x: 0, y: -300 }, 0), square)).toBe(-300);
  expect(gap(disc({ x: 3_000, y: 0 }, 0), disc({ x: 3_000, y: 0 }, 0))).toBe(0);
  expect(gap(band({ x: 0, y: 0 }, { x: 10, y: 0 }, 0), disc({ x: 13, y: 4 }, 0))).toBe(5);
});
