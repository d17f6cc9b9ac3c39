import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, overlaps } from '../../src/field/gap.ts';
import { TOUCH } from '../../src/field/length.ts';
import { distance } from '../../src/field/point.ts';
import { footprint } from '../../src/field/shape.ts';
import { arc, freeAngle, mostAngle, pivotOf, wheelled } from '../../src/field/wheel.ts';
import { frontEdge, ground, pose, rectangle, ROUNDS } from '../help/field.ts';

const hand = fc.constantFrom('left' as const, 'right' as const);
const angle = fc.integer({ min: 0, max: 18_000 });

test('PE-GEO-06 the inner front corner stays where it is', () => {
  fc.assert(
    fc.property(pose, rectangle, hand, angle, (at, { wide }, side, by) => {
      const after = wheelled(at, wide, side, by);
      expect(distance(pivotOf(at, wide, side), pivotOf(after, wide, side))).toBeLessThanOrEqual(2);
    }),
    ROUNDS,
  );
});

test('PE-GEO-06 a wheel in parts ends within a hundredth of a millimetre per part of the same wheel in one', () => {
  fc.assert(
    fc.property(pose, rectangle, hand, fc.integer({ min: 2, max: 36 }), (at, { wide }, side, parts) => {
      const each = Math.floor(9_000 / parts);
      let end = at;
      for (let part = 0; part < parts; part++) end = wheelled(end, wide, side, each);
      const whole = wheelled(at, wide, side, each * parts);
      expect(end.heading).toBe(whole.heading);
      expect(distance(end, whole)).toBeLessThanOrEqual(2 * parts);
    }),
    ROUNDS,
  );
});

test('PE-GEO-06 the arc is rounded up, and the angle for a given length down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 30_000 }), fc.integer({ min: 1, max: 60_000 }), (wide, length) => {
      const most = mostAngle(wide, length);
      fc.pre(most < 36_000);
      expect(arc(wide, most)).toBeLessThanOrEqual(length);
      expect(arc(wide, most + 1)).toBeGreaterThan(length);
    }),
    ROUNDS,
  );
  expect([arc(4_500, 9_000), mostAngle(4_500, 4_500), mostAngle(18_000, 3_500), mostAngle(27_000, 3_500)]).toEqual([
    7_069, 5_729, 1_114, 742,
  ]);
});

test('PE-GEO-06 the front edge overlaps nothing during the free part of a wheel, nor does the unit at its end', () => {
  fc.assert(
    fc.property(pose, rectangle, hand, angle, ground, (at, shape, side, by, obstacle) => {
      fc.pre(!overlaps(footprint(at, shape), obstacle));
      const free = freeAngle(at, shape, side, by, obstacle);
      expect(overlaps(footprint(wheelled(at, shape.wide, side, free), shape), obstacle)).toBe(false);
      let least = Infinity;
      for (let part = 0; part <= 20; part++) {
        const edge = frontEdge(wheelled(at, shape.wide, side, Math.floor((free * part) / 20)), shape.wide);
        least = Math.min(least, gap(edge, obstacle));
      }
      expect(least).toBeGreaterThanOrEqual(-TOUCH);
    }),
    ROUNDS,
  );
});

test('PE-GEO-06 a wheel beside a friend is free away from it, and blocked toward it', () => {
  const shape = { kind: 'rectangle', wide: 9_000, deep: 1_500 } as const;
  const at = { x: 50_000, y: 50_000, heading: 0 };
  const beside = footprint({ ...at, x: 59_000 }, shape);
  expect(freeAngle(at, shape, 'left', 9_000, beside)).toBe(9_000);
  expect(freeAngle(at, shape, 'right', 9_000, footprint({ ...at, y: 53_000 }, shape))).toBeLessThan(1_100);
});
