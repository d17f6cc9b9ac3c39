/** What may stand in the way of a move. */
import type { Length } from './length.ts';
import type { Point } from './point.ts';
import type { Footprint } from './shape.ts';

/** Who or what blocks: a unit, a named piece of ground, the edge of the table. */
type Blocker = { readonly unit: string } | { readonly ground: string } | 'edge';

export interface Obstacle {
  readonly by: Blocker;
  readonly ground: Footprint;
  /** Nothing may even touch it: its ground is broader than it is, by one touch for that and one for what may overlap. */
  readonly isShunned?: boolean;
}

export interface Size {
  readonly wide: Length;
  readonly deep: Length;
}

/** The four sides beyond the table, as broad as no table is: what slides along an edge must not reach into them. */
export function outside({ wide, deep }: Size): Footprint[] {
  const far = 1_000_000;
  const box = (left: Length, bottom: Length, right: Length, top: Length): Footprint => ({
    corners: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    radius: 0,
  });
  return [box(-far, -far, 0, far), box(wide, -far, far, far), box(-far, -far, far, 0), box(-far, deep, far, far)];
}

/** The table's size and everything on it that a move may not overlap. */
export interface Obstacles {
  readonly size: Size;
  readonly things: readonly Obstacle[];
}

/** What stops a way: in which leg, counted from 0, after how much of it, and the point that touches. */
export interface Blocked {
  readonly by: Blocker;
  readonly leg: number;
  readonly after: Length;
  readonly at: Point;
}
