/** A place on the table as an order names it; it becomes a point when the order is played (METRIC 3.1). */
import type { Point } from '../field/point.ts';

export type Beside = 'behind' | 'left' | 'right' | 'line';

export type Place =
  /** A square of the grid, counted from the bottom left, or its ninth by the keys of a number pad. */
  | { readonly kind: 'square'; readonly column: number; readonly row: number; readonly ninth?: number }
  /** A point in centimetres; named ground is read as the point that it means. */
  | { readonly kind: 'point'; readonly at: Point }
  /** Beside a unit: behind it, to its own left or right, level with its front. */
  | { readonly kind: 'beside'; readonly unit: string; readonly where: Beside };
