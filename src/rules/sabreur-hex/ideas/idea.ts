/** A thought of a plain officer: an order, and what it is worth. Worths are strength points, roughly: won less lost. */
import type { State, Unit } from '../state.ts';

export interface Idea {
  readonly text: string;
  readonly worth: number;
}

/** What a unit might do, in whatever order. */
export type Thinking = (now: State, unit: Unit) => readonly Idea[];
