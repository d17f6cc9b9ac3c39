/** How far something can be pushed straight on before it touches something else. */
import { edgesOf, outward } from './edges.ts';
import type { Heading } from './heading.ts';
import { type Length, nearest, TOUCH } from './length.ts';
import type { Size } from './obstacle.ts';
import { cross, dot, minus, unit, type Vector } from './point.ts';
import type { Footprint } from './shape.ts';

/** When a push comes to touch, and when it has passed through. */
interface Passage {
  readonly enters: number;
  readonly leaves: number;
}

/**
 * The way until `mover`, pushed toward a heading, touches `target`; 0 if it does already and would press in.
 *
 * @returns undefined if it never does: `target` lies behind or beside, or the two would share no more than a touch.
 */
export function reach(mover: Footprint, heading: Heading, target: Footprint): Length | undefined {
  const room = roomBefore(mover, heading, target);
  return room === undefined ? undefined : Math.max(0, room);
}

/** The same; negative if the two already overlap, by as much as they do. */
export function roomBefore(mover: Footprint, heading: Heading, target: Footprint): Length | undefined {
  const along = unit(heading);
  if (sharedAcross(along, mover, target) <= TOUCH) return undefined;
  const { enters, leaves } = passage(mover, along, target);
  return leaves <= TOUCH ? undefined : nearest(enters);
}

/** How much of its breadth `target` shows in the path of `mover`. */
function sharedAcross(along: Vector, mover: Footprint, target: Footprint): number {
  const [one, other] = [mover, target].map(({ corners, radius }) => {
    const places = corners.map((each) => cross(along, each));
    return { low: Math.min(...places) - radius, high: Math.max(...places) + radius };
  });
  return Math.min(one!.high, other!.high) - Math.max(one!.low, other!.low);
}

/** Convex things meet for one stretch of the way; it begins and ends with a corner on an edge, or two round corners. */
function passage(mover: Footprint, along: Vector, target: Footprint): Passage {
  const radius = mover.radius + target.radius;
  const back = { x: -along.x, y: -along.y };
  let [enters, leaves] = [Infinity, -Infinity];
  const meets = (at: number): void => {
    enters = Math.min(enters, at);
    leaves = Math.max(leaves, at);
  };
  const cast = (corners: readonly Vector[], way: Vector, others: readonly Vector[]): void => {
    for (const edge of edgesOf(others)) {
      const rim = outward(edge);
      const a = { x: edge.a.x + rim.x * radius, y: edge.a.y + rim.y * radius };
      const side = minus(edge.b, edge.a);
      const slope = cross(way, side);
      if (slope === 0) continue;
      for (const corner of corners) {
        const to = minus(a, corner);
        const share = cross(to, way) / slope;
        if (share > -1e-9 && share < 1 + 1e-9) meets(cross(to, side) / slope);
      }
    }
  };
  cast(mover.corners, along, target.corners);
  cast(target.corners, back, mover.corners);
  if (radius > 0) castRound(mover.corners, along, target.corners, radius, meets);
  return { enters, leaves };
}

function castRound(
  corners: readonly Vector[],
  along: Vector,
  others: readonly Vector[],
  radius: number,
  meets: (at: number) => void,
): void {
  for (const corner of corners)
    for (const other of others) {
      const to = minus(other, corner);
      const middle = dot(to, along);
      const half = radius * radius - cross(along, to) * cross(along, to);
      if (half < 0) continue;
      meets(middle - Math.sqrt(half));
      meets(middle + Math.sqrt(half));
    }
}

/** The way until `mover`, pushed toward a heading, reaches an edge of a table of this size. */
export function reachEdge(mover: Footprint, heading: Heading, size: Size): Length {
  const { x, y } = unit(heading);
  const room = (at: number, speed: number, end: number): number =>
    speed > 0 ? (end - mover.radius - at) / speed : speed < 0 ? (at - mover.radius) / -speed : Infinity;
  const ways = mover.corners.map((each) => Math.min(room(each.x, x, size.wide), room(each.y, y, size.deep)));
  return Math.max(0, Math.floor(Math.min(...ways)));
}
