/** An idea of the plain officer: an order and its value. Values are roughly strength points: gains minus losses. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { State, Unit } from '../state.ts';

export interface Idea {
  readonly text: string;
  readonly worth: number;
  /** In about four words. */
  readonly why: Phrase;
  /** It also activates other units. */
  readonly wakes?: true;
}

/** Ideas for a unit, in any order. */
export type Thinking = (now: State, unit: Unit) => readonly Idea[];
