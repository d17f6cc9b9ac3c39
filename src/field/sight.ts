/** Lines of sight: what lies across a straight line, and how near to it something stands. */
import { overlaps } from './gap.ts';
import type { Length } from './length.ts';
import { sidesOf } from './cut.ts';
import { cross, distance, minus, type Point, rounded, type Vector } from './point.ts';
import { band, type Footprint } from './shape.ts';

/** What is across a line, and the point nearest to its start at which the line enters it. */
export interface Crossing<Thing> {
  readonly thing: Thing;
  readonly at: Point;
}

/** The things whose ground a line crosses by more than a touch, nearest to its start first. */
export function crossings<Thing extends { readonly ground: Footprint }>(
  start: Point,
  end: Point,
  things: readonly Thing[],
): Crossing<Thing>[] {
  const line = band(start, end, 0);
  return things
    .filter(({ ground }) => overlaps(line, ground))
    .map((thing) => ({ thing, at: entry(start, end, thing.ground) }))
    .sort((a, b) => distance(start, a.at) - distance(start, b.at));
}

/** Where a line enters ground that it crosses; of round ground, the point of the line nearest to its middle. */
function entry(start: Point, end: Point, { corners, radius }: Footprint): Point {
  const along = minus(end, start);
  if (radius > 0 || corners.length < 3) return nearestTo(start, along, corners[0]!);
  let share = 0;
  for (const side of sidesOf(corners)) {
    const beyond = cross(side.along, minus(start, side.at));
    const slope = cross(side.along, along);
    if (beyond > 0 && slope < 0) share = Math.max(share, beyond / -slope);
  }
  return rounded({ x: start.x + along.x * share, y: start.y + along.y * share });
}

function nearestTo(start: Point, along: Vector, point: Point): Point {
  const away = minus(point, start);
  const length = along.x * along.x + along.y * along.y;
  const share = Math.min(1, Math.max(0, length === 0 ? 0 : (away.x * along.x + away.y * along.y) / length));
  return rounded({ x: start.x + along.x * share, y: start.y + along.y * share });
}

/** The corners of some ground, and points on its edges no farther apart than a step. */
export function rimPoints({ corners }: Footprint, step: Length): Point[] {
  return corners.flatMap((a, each) => {
    const b = corners[(each + 1) % corners.length]!;
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: parts }, (_, part) =>
      rounded({ x: a.x + ((b.x - a.x) * part) / parts, y: a.y + ((b.y - a.y) * part) / parts }),
    );
  });
}
