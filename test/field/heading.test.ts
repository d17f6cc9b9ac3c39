import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  angleBetween,
  bearing,
  cosine,
  headingOf,
  oClock,
  opposite,
  sine,
  turned,
  WINDS,
  windOf,
} from '../../src/field/heading.ts';
import { from } from '../../src/field/point.ts';
import { heading, pose, ROUNDS } from '../help/field.ts';

test('PE-GEO-02 sine and cosine are right to 1e-15 at every hundredth of a degree', () => {
  let worst = 0;
  for (let each = -36_000; each < 72_000; each++) {
    const radians = (each * Math.PI) / 18_000;
    worst = Math.max(worst, Math.abs(sine(each) - Math.sin(radians)), Math.abs(cosine(each) - Math.cos(radians)));
  }
  expect(worst).toBeLessThan(2e-15 * 4);
});

test('PE-GEO-02 the bearing of any vector is the nearest hundredth of a degree', () => {
  const component = fc.integer({ min: -300_000, max: 300_000 });
  fc.assert(
    fc.property(component, component, (dx, dy) => {
      fc.pre(dx !== 0 || dy !== 0);
      const exact = (Math.atan2(dx, dy) * 18_000) / Math.PI;
      const off = Math.abs(bearing(dx, dy) - exact) % 36_000;
      expect(Math.min(off, 36_000 - off)).toBeLessThan(0.5001);
    }),
    ROUNDS,
  );
  expect(bearing(0, 0)).toBe(0);
  expect([bearing(0, 9), bearing(9, 9), bearing(9, 0), bearing(0, -9), bearing(-9, 0)]).toEqual([
    0, 4_500, 9_000, 18_000, 27_000,
  ]);
});

test('PE-GEO-02 the bearing of a point straight ahead is the heading, within a hundredth', () => {
  fc.assert(
    fc.property(pose, fc.integer({ min: 10_000, max: 300_000 }), (at, length) => {
      const end = from(at, length, 0);
      expect(angleBetween(bearing(end.x - at.x, end.y - at.y), at.heading)).toBeLessThanOrEqual(1);
    }),
    ROUNDS,
  );
});

test('headings turned and turned back are the same', () => {
  fc.assert(
    fc.property(heading, heading, (one, by) => {
      expect(turned(turned(one, by), -by)).toBe(one);
      expect(opposite(opposite(one))).toBe(one);
      expect(angleBetween(one, turned(one, by))).toBe(Math.min(by, 36_000 - by));
    }),
    ROUNDS,
  );
});

test('compass points and clock hours are headings', () => {
  expect(WINDS.map(headingOf).map(windOf)).toEqual(WINDS);
  expect(windOf(2_249)).toBe('N');
  expect(windOf(2_250)).toBe('NE');
  expect(windOf(35_999)).toBe('N');
  expect([oClock(12), oClock(2), oClock(9)]).toEqual([0, 6_000, 27_000]);
});
