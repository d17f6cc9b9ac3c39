/** How far apart two things are, or how deep they overlap. The innermost of everything on a table, hence its plain loops. */
import { edgesOf, nearestOn } from './edges.ts';
import { type Length, nearest, TOUCH } from './length.ts';
import { magnitude, minus, type Point, rounded, type Vector } from './point.ts';
import type { Footprint } from './shape.ts';

type Corners = readonly Vector[];

/** The distance between two footprints, to the nearest; negative is the depth to which they overlap. */
export function gap(one: Footprint, other: Footprint): Length {
  return nearest(gapOf(one.corners, other.corners) - one.radius - other.radius);
}

/** Whether two footprints share more ground than a touch. The same as `gap < -TOUCH`, sooner. */
export function overlaps(one: Footprint, other: Footprint): boolean {
  const enough = one.radius + other.radius - TOUCH;
  if (areBoxesApart(one.corners, other.corners, enough)) return false;
  const apart = separation(one.corners, other.corners, enough);
  if (apart >= enough) return false;
  const most = Math.max(apart, separation(other.corners, one.corners, enough));
  return most < enough && nearest(gapFrom(most, one.corners, other.corners) - one.radius - other.radius) < -TOUCH;
}

/** Whether the upright boxes around two things are so far apart; the things are never nearer to each other than their boxes. */
function areBoxesApart(one: Corners, other: Corners, by: number): boolean {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let each = 0; each < one.length; each++) {
    const { x, y } = one[each]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  let [isLeft, isRight, isBelow, isAbove] = [true, true, true, true];
  for (let each = 0; each < other.length; each++) {
    const { x, y } = other[each]!;
    if (x > left - by) isLeft = false;
    if (x < right + by) isRight = false;
    if (y > low - by) isBelow = false;
    if (y < high + by) isAbove = false;
  }
  return isLeft || isRight || isBelow || isAbove;
}

export function touches(one: Footprint, other: Footprint): boolean {
  const most = one.radius + other.radius + TOUCH + 1;
  return !areBoxesApart(one.corners, other.corners, most) && Math.abs(gap(one, other)) <= TOUCH;
}

function gapOf(one: Corners, other: Corners): number {
  return gapFrom(Math.max(separation(one, other), separation(other, one)), one, other);
}

/** `apart`: by how much one lies beyond a side of the other at most. */
function gapFrom(apart: number, one: Corners, other: Corners): number {
  if (apart <= 0 && apart > -Infinity) return apart;
  return Math.sqrt(Math.min(leastSquare(one, other), leastSquare(other, one)));
}

/** The square of the least distance of corners from the other's edges, or from its one corner. */
function leastSquare(corners: Corners, other: Corners): number {
  let least = Infinity;
  for (let each = 0; each < other.length; each++) {
    const a = other[each]!;
    const b = other[each + 1 === other.length ? 0 : each + 1]!;
    const alongX = b.x - a.x;
    const alongY = b.y - a.y;
    const long = alongX * alongX + alongY * alongY;
    for (let n = 0; n < corners.length; n++) {
      const { x, y } = corners[n]!;
      const share = ((x - a.x) * alongX + (y - a.y) * alongY) / long;
      const within = share > 0 ? (share < 1 ? share : 1) : 0;
      const dx = a.x + within * alongX - x;
      const dy = a.y + within * alongY - y;
      const square = dx * dx + dy * dy;
      if (square < least) least = square;
    }
  }
  return least;
}

/**
 * The greatest distance by which all of `other` lies beyond one side of `one`: two convex things are apart exactly if
 * this is positive one way or the other, and it is never more than their distance. Of a point: no side, minus infinity.
 * Looks no further than `enough`.
 */
function separation(one: Corners, other: Corners, enough = Infinity): number {
  let most = -Infinity;
  for (let each = 0; each < one.length && one.length > 1; each++) {
    const a = one[each]!;
    const b = one[each + 1 === one.length ? 0 : each + 1]!;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const x = (a.y - b.y) / length;
    const y = (b.x - a.x) / length;
    const far = one.length === 2 ? Math.max(beyond(a, x, y, other), beyond(b, y, -x, other)) : beyond(a, x, y, other);
    if (far > most) most = far;
    if (most >= enough) return most;
  }
  return most;
}

/** How far the nearest of some corners lies beyond a line through `at`, in the direction of its normal. */
function beyond(at: Vector, normalX: number, normalY: number, corners: Corners): number {
  let least = Infinity;
  for (let each = 0; each < corners.length; each++) {
    const { x, y } = corners[each]!;
    const far = (x - at.x) * normalX + (y - at.y) * normalY;
    if (far < least) least = far;
  }
  return least;
}

/** The nearest points of the edges of two things that are apart. */
function closest(one: Corners, other: Corners): [Vector, Vector] {
  let best: [Vector, Vector] = [one[0]!, other[0]!];
  let least = magnitude(minus(one[0]!, other[0]!));
  const consider = (pair: [Vector, Vector]): void => {
    const far = magnitude(minus(pair[0], pair[1]));
    if (far < least) [least, best] = [far, pair];
  };
  for (const edge of edgesOf(other)) for (const corner of one) consider([corner, nearestOn(edge, corner)]);
  for (const edge of edgesOf(one)) for (const corner of other) consider([nearestOn(edge, corner), corner]);
  return best;
}

/** The nearest points of two footprints that do not overlap, each on the rim of its own. */
export function nearestPoints(one: Footprint, other: Footprint): [Point, Point] {
  const [a, b] = closest(one.corners, other.corners);
  const far = magnitude(minus(a, b));
  const toward = (start: Vector, end: Vector, by: number): Point => {
    const share = far === 0 ? 0 : by / far;
    return rounded({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  };
  return [toward(a, b, one.radius), toward(b, a, other.radius)];
}
