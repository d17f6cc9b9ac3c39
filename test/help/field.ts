/** Things on a table made up by fast-check. */
import fc from 'fast-check';
import type { Length } from '../../src/field/length.ts';
import { from, type Point, type Pose } from '../../src/field/point.ts';
import { disc, type Footprint, footprint, type Shape } from '../../src/field/shape.ts';
import { rounds } from './soak.ts';

/** A failure is reported as it is found: making it smaller can take minutes. */
export const ROUNDS = { numRuns: rounds(10_000), endOnFailure: true };

export const heading = fc.integer({ min: 0, max: 35_999 });
const place = fc.integer({ min: 0, max: 100_000 });
export const point: fc.Arbitrary<Point> = fc.record({ x: place, y: place });
export const pose: fc.Arbitrary<Pose> = fc.record({ x: place, y: place, heading });
const side = fc.integer({ min: 500, max: 30_000 });
export const rectangle = fc.record({ kind: fc.constant('rectangle' as const), wide: side, deep: side });
const round = fc.record({ kind: fc.constant('disc' as const), radius: fc.integer({ min: 500, max: 3_000 }) });
export const shape: fc.Arbitrary<Shape> = fc.oneof(rectangle, round);

/** Rectangles, discs and triangles. */
export const ground: fc.Arbitrary<Footprint> = fc.oneof(
  fc.tuple(pose, shape).map(([at, of]) => footprint(at, of)),
  point.map((at) => disc(at, 1_000)),
  fc.tuple(pose, side).map(([at, size]) => triangle(at, size)),
);

function triangle(at: Pose, size: number): Footprint {
  return { corners: [from(at, size, 0), from(at, -size, size), from(at, 0, -size)], radius: 0 };
}

/** A point turned a quarter to the right about the origin. */
function quarter({ x, y }: Point): Point {
  return { x: y, y: 0 - x };
}

export function quarterTurned(of: Footprint): Footprint {
  return { ...of, corners: of.corners.map(quarter) };
}

/** Mirrored left to right; the corners stay clockwise. */
export function mirrored(of: Footprint): Footprint {
  return { ...of, corners: of.corners.map(({ x, y }) => ({ x: 100_000 - x, y })).reverse() };
}

/** The front edge alone, which is all of a wheeling unit that sweeps ground (PE-GEO-06). */
export function frontEdge(pose: Pose, wide: Length): Footprint {
  return { corners: [from(pose, 0, -wide / 2), from(pose, 0, wide / 2)], radius: 0 };
}
