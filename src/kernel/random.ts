/** Battles made up by a ruleset: ground, two armies before it, and which of them is the stronger. */
import type { Side } from './play.ts';

/** What a battle that is made up should be like. */
export interface Wish {
  /** One of the sizes, by its name. */
  readonly size: string;
  /** The agreed size of the game, in army points. */
  readonly points: number;
  /** Whose armies meet, by names of `Armies.nations`. */
  readonly nations: Readonly<Record<Side, string>>;
  readonly seed: string;
}

export interface RandomBattles {
  /** The sizes of maps, and how many army points suit each. */
  readonly sizes: readonly { readonly name: string; readonly points: number }[];
  /** The fewest and the most army points there may be. */
  readonly points: { readonly least: number; readonly most: number };
  /**
   * The text of a scenario in which both armies stand ready; the same for the same wish. Undefined: one of the nations
   * has no army so small.
   */
  readonly deal: (wish: Wish) => string | undefined;
  /** How far the scales can be moved either way. */
  readonly steps: number;
  /**
   * The same battle, red's army made stronger by so many steps and blue's weaker; below 0 the other way round. Every unit
   * stays within what the book allows, and both armies near the agreed size.
   */
  readonly weigh: (text: string, steps: number) => string;
  /** What the armies of such a text cost, in army points. */
  readonly costs: (text: string) => Readonly<Record<Side, number>>;
}
