/** How lucky each side of a battle has been so far, as far as its dice can say anything of it. */
import type { Fortune } from '../../../kernel/luck.ts';
import type { PersonName, Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';

/** A band holds what the same dice come to in at least so many of 100 battles. */
export const WITHIN = 95;

/**
 * Where one success more or less moves the answer by more than so many of 100 battles, the answer is about that one die:
 * such dice are too few to say anything.
 */
export const ONE_DIE = 20;

/** Dice of one kind, taken together. */
export interface Lot {
  readonly got: number;
  /** What the same dice come to on the average. */
  readonly expected: number;
  /** How many dice, or tests. */
  readonly tries: number;
  /** `WITHIN` of 100 times the same dice come to something from `least` to `most`. Absent: they are too few. */
  readonly band?: { readonly least: number; readonly most: number };
  readonly verdict: Verdict;
}

export type Verdict =
  /** Too few dice, or within the band. */
  | { readonly kind: 'few' | 'within' }
  /** Outside of it: the same dice do worse, or better, so many times of so many. */
  | { readonly kind: 'lucky' | 'unlucky'; readonly times: number; readonly of: 100 | 1000 };

export interface Fortunes {
  /** What has been thrown of each kind. */
  readonly lots: readonly (Lot & { readonly what: Fortune['what'] })[];
  /** All kinds: each hit made, each loss saved, each test passed counts one. */
  readonly all: Lot;
}

export interface LuckOfSide extends Fortunes {
  readonly side: Side;
  /** Where several commanded, each with the dice of his units, who threw most first. */
  readonly commanders: readonly (Fortunes & { readonly who: Phrase | PersonName })[];
}

export interface LuckShown {
  readonly title: Phrase;
  readonly sides: readonly LuckOfSide[];
}
