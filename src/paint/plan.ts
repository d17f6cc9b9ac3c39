/** A picture as its board's painter lays it out. */
import type { Land } from './grounds.ts';
import type { Sign } from './legend.ts';
import type { Page } from './page.ts';
import type { Theme } from './palette.ts';
import type { Pen } from './sheet.ts';

export interface Painter<S> {
  /** In a width of its own choice, unless one is given. */
  plan(scene: S, width?: number): Plan;
}

export interface Plan {
  readonly page: Page;
  readonly land: Land;
  /** Everything that changes between pictures: title, units, marks, letters. */
  readonly drawOverlay: (pen: Pen, theme: Theme) => void;
  readonly legend: readonly Sign[];
}
