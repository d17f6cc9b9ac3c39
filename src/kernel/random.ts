/** Random battles of a ruleset: terrain, two armies, and the balance between them. */
import type { Side } from './play.ts';

/** Settings of a random battle. */
export interface Wish {
  /** The name of one of the sizes. */
  readonly size: string;
  /** The agreed game size, in army points. */
  readonly points: number;
  /** The nations of the armies, by names of `Armies.nations`. */
  readonly nations: Readonly<Record<Side, string>>;
  readonly seed: string;
}

export interface RandomBattles {
  /** The map sizes, and the army points that suit each. */
  readonly sizes: readonly { readonly name: string; readonly points: number }[];
  /** The fewest and the most army points allowed. */
  readonly points: { readonly least: number; readonly most: number };
  /**
   * The text of a scenario with both armies deployed; the same for the same settings. Undefined: one of the nations has
   * no army so small.
   */
  readonly deal: (wish: Wish) => string | undefined;
  /** The most balance steps in either direction. */
  readonly steps: number;
  /**
   * The same battle with Red's army stronger by so many steps and Blue's weaker; below 0 the other way round. Every
   * unit stays legal, and both armies stay near the agreed size.
   */
  readonly shiftBalance: (text: string, steps: number) => string;
  /** The cost of each army in such a text, in army points. */
  readonly costs: (text: string) => Readonly<Record<Side, number>>;
}
