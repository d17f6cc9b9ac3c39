/** What may stand in the way of a move. */
import type { Length } from './length.ts';
import type { Point } from './point.ts';
import type { Footprint } from './shape.ts';

/** Who or what blocks: a unit, a named piece of ground, the edge of the table. */
type Blocker = { readonly unit: string } | { readonly ground: string } | 'edge';

export interface Obstacle {
  readonly by: Blocker;
  readonly ground: Footprint;
}

export interface Size {
  readonly wide: Length;
  readonly deep: Length;
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
