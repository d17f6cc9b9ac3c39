/** A thought of a plain officer: an order, and what it is worth. Worths are strength points, roughly: won less lost. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { State, Unit } from '../state.ts';

export interface Idea {
  readonly text: string;
  readonly worth: number;
  /** In some four words. */
  readonly why: Phrase;
  /** It wakes others besides. */
  readonly wakes?: true;
}

/** What a unit might do, in whatever order. */
export type Thinking = (now: State, unit: Unit) => readonly Idea[];
