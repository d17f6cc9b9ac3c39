/** Outlines of ground: any polygon that does not cross itself, cut into convex pieces. */
import { areaOf, sidesOf } from './cut.ts';
import { cross, dot, magnitude, minus, type Point } from './point.ts';
import type { Footprint } from './shape.ts';

/** The corners clockwise, whichever way they were written. */
export function clockwise(outline: readonly Point[]): readonly Point[] {
  return areaOf(outline) < 0 ? outline.toReversed() : outline;
}

/** The triangles of an outline given clockwise: ears are cut off until three corners are left. */
export function trianglesOf(outline: readonly Point[]): Footprint[] {
  const left = [...outline];
  const triangles: Footprint[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, each) => isEar(left, each));
    triangles.push({ corners: earAt(left, ear), radius: 0 });
    left.splice(ear, 1);
  }
  return [...triangles, { corners: left, radius: 0 }].filter(({ corners }) => areaOf(corners) > 0);
}

function earAt(corners: readonly Point[], each: number): [Point, Point, Point] {
  return [corners.at(each - 1)!, corners[each]!, corners[(each + 1) % corners.length]!];
}

function isEar(corners: readonly Point[], each: number): boolean {
  const ear = earAt(corners, each);
  const turn = cross(minus(ear[1], ear[0]), minus(ear[2], ear[1]));
  if (turn === 0) return true;
  return turn < 0 && corners.every((corner) => ear.includes(corner) || !isIn(corner, ear));
}

/** Whether a point lies in a convex polygon given clockwise, or on its edge. */
export function isIn(point: Point, corners: readonly Point[]): boolean {
  return sidesOf(corners).every(({ at, along }) => cross(along, minus(point, at)) <= 0);
}

/** The first corner of an outline whose side has no length, turns straight back, or meets one that is not its neighbour. */
export function crossedAt(outline: readonly Point[]): number | undefined {
  const sides = outline.map((a, each) => ({ a, b: outline[(each + 1) % outline.length]! }));
  const found = sides.findIndex(({ a, b }, one) => {
    const next = minus(sides[(one + 1) % sides.length]!.b, b);
    const way = minus(b, a);
    if (magnitude(way) === 0 || (cross(way, next) === 0 && dot(way, next) < 0)) return true;
    return sides.some((side, other) => {
      const apart = (other - one + sides.length) % sides.length;
      return apart > 1 && apart < sides.length - 1 && meets(a, b, side.a, side.b);
    });
  });
  return found < 0 ? undefined : found;
}

/** Whether two stretches have a point in common. */
function meets(a: Point, b: Point, c: Point, d: Point): boolean {
  const hand = (from: Point, to: Point, point: Point): number => Math.sign(cross(minus(to, from), minus(point, from)));
  const on = (from: Point, to: Point, point: Point): boolean =>
    hand(from, to, point) === 0 &&
    Math.min(from.x, to.x) <= point.x &&
    point.x <= Math.max(from.x, to.x) &&
    Math.min(from.y, to.y) <= point.y &&
    point.y <= Math.max(from.y, to.y);
  if (on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)) return true;
  return hand(a, b, c) * hand(a, b, d) < 0 && hand(c, d, a) * hand(c, d, b) < 0;
}
