/** What things occupy on a table. */
import { type Length, nearest } from './length.ts';
import { from, type Point, type Pose } from './point.ts';

/** A base or a whole unit, `wide` along its front and `deep` behind it. */
export interface Rectangle {
  readonly kind: 'rectangle';
  readonly wide: Length;
  readonly deep: Length;
}

/** A round base. */
interface Disc {
  readonly kind: 'disc';
  readonly radius: Length;
}

export type Shape = Rectangle | Disc;

/**
 * Convex ground: the corners, clockwise, grown by a radius on all sides. A disc is one corner grown, a wall or the ground
 * swept by a disc is two, a rectangle four with radius 0. So one way of measuring serves all of them.
 */
export interface Footprint {
  readonly corners: readonly Point[];
  readonly radius: Length;
}

/** What a shape occupies at a pose; a rectangle's corners are front left, front right, rear right, rear left. */
export function footprint(pose: Pose, shape: Shape): Footprint {
  if (shape.kind === 'disc') return disc(pose, shape.radius);
  const half = shape.wide / 2;
  const corners = [
    from(pose, 0, -half),
    from(pose, 0, half),
    from(pose, -shape.deep, half),
    from(pose, -shape.deep, -half),
  ];
  return { corners, radius: 0 };
}

export function disc({ x, y }: Point, radius: Length): Footprint {
  return { corners: [{ x, y }], radius };
}

/** The ground between two points, so far to either side: a wall, a line of sight, the way of a disc. */
export function band(a: Point, b: Point, radius: Length): Footprint {
  return { corners: [a, b], radius };
}

/** The middle of what is occupied. */
export function middle({ corners }: Footprint): Point {
  const sum = corners.reduce((all, each) => ({ x: all.x + each.x, y: all.y + each.y }));
  return { x: nearest(sum.x / corners.length), y: nearest(sum.y / corners.length) };
}
