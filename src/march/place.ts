/** A place on the table as an order names it; it becomes a point when the order is played (METRIC 3.1). */
import type { Heading } from '../field/heading.ts';
import type { Length } from '../field/length.ts';
import type { Point } from '../field/point.ts';

export type Beside = 'behind' | 'left' | 'right' | 'line';

export type Place =
  /** A square of the grid, counted from the bottom left, or its ninth by the keys of a number pad. */
  | { readonly kind: 'square'; readonly column: number; readonly row: number; readonly ninth?: number }
  /** A point in centimetres; named ground is read as the point that it means. */
  | { readonly kind: 'point'; readonly at: Point }
  /** Beside a unit: behind it, to its own left or right, level with its front. */
  | { readonly kind: 'beside'; readonly unit: string; readonly where: Beside }
  /** So far short of a unit, straight from where the mover stands; as a direction, the unit itself. */
  | { readonly kind: 'short'; readonly unit: string; readonly by: Length };

/** A heading, or what is to be faced. */
export type Facing = Heading | Place;
