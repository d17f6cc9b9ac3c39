/** Points of a table: x to the right, y up, in hundredths of a millimetre from the bottom left corner. */
import { cosine, type Heading, QUARTER_TURN, sine, turned } from './heading.ts';
import { type Length, nearest } from './length.ts';

export interface Point {
  readonly x: Length;
  readonly y: Length;
}

/** Where something stands: the middle of its front edge and its heading; of a disc, the centre. */
export interface Pose extends Point {
  readonly heading: Heading;
}

/** Any vector, not rounded to the lattice. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

export function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive if `b` points to the left of `a`, negative to the right. Exact for differences of points. */
export function cross(a: Vector, b: Vector): number {
  return a.x * b.y - a.y * b.x;
}

export function magnitude(a: Vector): number {
  return Math.sqrt(a.x * a.x + a.y * a.y);
}

/** The vector of length 1 toward a heading. */
export function unit(heading: Heading): Vector {
  return { x: sine(heading), y: cosine(heading) };
}

/** To the lattice. */
export function rounded({ x, y }: Vector): Point {
  return { x: nearest(x), y: nearest(y) };
}

/** Distance between things, to the nearest. */
export function distance(a: Point, b: Point): Length {
  return nearest(magnitude(minus(a, b)));
}

/** What a straight way costs: rounded up. */
export function wayLength(a: Point, b: Point): Length {
  return Math.ceil(magnitude(minus(a, b)));
}

/** The point so far ahead of a pose and to its right; negative is behind, left. Rounded once. */
export function from(pose: Pose, ahead: number, right: number): Point {
  const front = unit(pose.heading);
  return rounded({ x: pose.x + front.x * ahead + front.y * right, y: pose.y + front.y * ahead - front.x * right });
}

/** A point as a pose sees it: x to its right, y ahead of it. The inverse of `from`, not rounded. */
export function seenFrom(pose: Pose, point: Vector): Vector {
  const away = minus(point, pose);
  return { x: dot(away, unit(turned(pose.heading, QUARTER_TURN))), y: dot(away, unit(pose.heading)) };
}

/** The pose moved so far in a direction measured from its own front; the heading stays. */
export function moved(pose: Pose, by: Length, angle: Heading = 0): Pose {
  return { ...from({ ...pose, heading: turned(pose.heading, angle) }, by, 0), heading: pose.heading };
}
