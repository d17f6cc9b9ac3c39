import fc from 'fast-check';
import polygonClipping from 'polygon-clipping';
import { expect, test } from 'vitest';
import { areaOf, cutAll, sidesOf } from '../../src/field/cut.ts';
import { clockwise, crossedAt, isIn, trianglesOf } from '../../src/field/outline.ts';
import { from, type Point, type Vector } from '../../src/field/point.ts';
import { footprint } from '../../src/field/shape.ts';
import { pose, rectangle, ROUNDS } from '../help/field.ts';

/** A star: corners at growing bearings, some far out and some near; seldom convex. */
const star: fc.Arbitrary<readonly Point[]> = fc
  .tuple(pose, fc.array(fc.integer({ min: 2_000, max: 40_000 }), { minLength: 3, maxLength: 12 }))
  .map(([at, rays]) =>
    rays.map((ray, each) => from({ ...at, heading: Math.floor((36_000 * each) / rays.length) }, ray, 0)),
  );

function ring(corners: readonly Vector[]): [number, number][][] {
  return [[...corners, corners[0]!].map(({ x, y }) => [x, y])];
}

/** The area that two outlines share, by a library that shares no code with ours. */
function sharedArea(one: readonly Vector[], other: readonly Vector[]): number {
  const pieces = polygonClipping.intersection(ring(one), ring(other));
  const area = (corners: [number, number][]): number => Math.abs(areaOf(corners.map(([x, y]) => ({ x: x!, y: y! }))));
  return pieces
    .flatMap(([outer, ...holes]) => [area(outer!), ...holes.map((hole) => -area(hole))])
    .reduce((a, b) => a + b, 0);
}

test('the area that an outline shares with a rectangle agrees with another clipper, within a millionth', () => {
  fc.assert(
    fc.property(star, pose, rectangle, (outline, at, shape) => {
      const { corners } = footprint(at, shape);
      const ours = areaOf(cutAll(outline, sidesOf(corners)));
      expect(Math.abs(ours - sharedArea(outline, corners))).toBeLessThanOrEqual(1e-6 * areaOf(outline) + 1);
    }),
    ROUNDS,
  );
});

test('the triangles of an outline have its area, and none crosses its sides', () => {
  fc.assert(
    fc.property(star, (outline) => {
      const triangles = trianglesOf(outline);
      const areas = triangles.map(({ corners }) => areaOf(corners));
      expect(areas.reduce((a, b) => a + b, 0)).toBe(areaOf(outline));
      expect(Math.min(...areas)).toBeGreaterThan(0);
      for (const { corners } of triangles)
        expect(areaOf(cutAll(outline, sidesOf(corners))) / areaOf(corners)).toBeCloseTo(1, 6);
    }),
    { numRuns: ROUNDS.numRuns / 5 },
  );
});

const at = (...places: [number, number][]): Point[] => places.map(([x, y]) => ({ x, y }));

test('an outline that crosses itself, repeats a point or turns straight back is reported with the corner', () => {
  expect(crossedAt(at([0, 0], [0, 10], [10, 10], [10, 0]))).toBeUndefined();
  expect(crossedAt(at([0, 0], [10, 10], [0, 10], [10, 0]))).toBe(0);
  expect(crossedAt(at([0, 0], [0, 10], [0, 10], [10, 0]))).toBeDefined();
  expect(crossedAt(at([0, 0], [0, 10], [0, 5], [10, 0]))).toBe(0);
  expect(crossedAt(at([0, 0], [0, 10], [5, 0], [10, 10], [10, 0]))).toBeDefined();
});

test('the corners of an outline may be in either order', () => {
  const square = at([0, 0], [0, 10], [10, 10], [10, 0]);
  expect(clockwise(square)).toEqual(square);
  expect(areaOf(clockwise(square.toReversed()))).toBe(100);
});

test('a point on the side or a corner is inside', () => {
  const square = at([0, 0], [0, 10], [10, 10], [10, 0]);
  expect([at([5, 5]), at([0, 5]), at([10, 10]), at([11, 5])].map(([each]) => isIn(each!, square))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
