/** How lucky each side of a battle has been so far, by its dice. */
import type { Fortune } from '../../../kernel/luck.ts';
import type { PersonName, Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';

/** A band contains the results of the same dice in at least this many of 100 battles. */
export const WITHIN = 95;

/**
 * If one success more or fewer moves the answer by more than this many of 100 battles, there are too few dice to say
 * anything.
 */
export const ONE_DIE = 20;

/** Dice of one kind, taken together. */
export interface Lot {
  readonly got: number;
  /** The average result of the same dice. */
  readonly expected: number;
  /** How many dice, or tests. */
  readonly tries: number;
  /** The same dice give between `least` and `most` in `WITHIN` of 100 cases. Absent: there are too few. */
  readonly band?: { readonly least: number; readonly most: number };
  readonly verdict: Verdict;
}

export type Verdict =
  /** Too few dice, or within the band. */
  | { readonly kind: 'few' | 'within' }
  /** Outside it: the same dice do worse, or better, `times` out of `of`. */
  | { readonly kind: 'lucky' | 'unlucky'; readonly times: number; readonly of: 100 | 1000 };

export interface Fortunes {
  /** The rolls of each kind. */
  readonly lots: readonly (Lot & { readonly what: Fortune['what'] })[];
  /** All kinds: each hit made, each loss saved, each test passed counts as one. */
  readonly all: Lot;
}

export interface LuckOfSide extends Fortunes {
  readonly side: Side;
  /** If there were several commanders, each with the dice of their units, most dice first. */
  readonly commanders: readonly (Fortunes & { readonly who: Phrase | PersonName })[];
}

export interface LuckShown {
  readonly title: Phrase;
  readonly sides: readonly LuckOfSide[];
}
