/** The edges of convex ground, and of any polygon, corner by corner clockwise. */
import { magnitude, minus, type Vector } from './point.ts';

export interface Edge {
  readonly a: Vector;
  readonly b: Vector;
}

/** One edge for each corner; a line has its two sides; a single point none. */
export function edgesOf(corners: readonly Vector[]): Edge[] {
  if (corners.length < 2) return [];
  return corners.map((a, each) => ({ a, b: corners[(each + 1) % corners.length]! }));
}

/** The direction out of the ground across an edge. */
export function outward({ a, b }: Edge): Vector {
  const along = minus(b, a);
  const length = magnitude(along);
  return { x: -along.y / length, y: along.x / length };
}

/** The point of an edge nearest to a point. */
export function nearestOn({ a, b }: Edge, point: Vector): Vector {
  const along = minus(b, a);
  const length = along.x * along.x + along.y * along.y;
  const share = ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / length;
  if (!(share > 0)) return a;
  return share >= 1 ? b : { x: a.x + share * along.x, y: a.y + share * along.y };
}
