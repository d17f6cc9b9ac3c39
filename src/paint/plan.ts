/** A picture as its board's painter lays it out. */
import type { Land } from './grounds.ts';
import type { Sign } from './legend.ts';
import type { Box, Page } from './page.ts';
import type { Theme } from './palette.ts';
import type { Pen } from './sheet.ts';

export interface Painter<S, C> {
  /** In a width of its own choice, unless one is given. */
  plan(scene: S, width?: number): Plan;
  /** A single unit in the middle of a box, for a page of this width. */
  drawCounter(pen: Pen, theme: Theme, counter: C, box: Box, width: number): void;
}

export interface Plan {
  readonly page: Page;
  readonly land: Land;
  /** Everything that changes between pictures: title, units, marks, letters. */
  readonly drawOverlay: (pen: Pen, theme: Theme) => void;
  readonly legend: readonly Sign[];
}
