/**
 * Throws of a book for people at a real table: they say what applies, the book's own numbers do the rest. Nothing of it
 * is an order, and no battle changes.
 */
import type { Phrase } from './phrase.ts';
import type { Play, Refusal, Side } from './play.ts';
import type { Sentence } from './shown.ts';

/** Something that must be known for such a throw. */
export type ThrowField = {
  /** How it is written, and where its word is: `throw-<kind>-<name>` in the locale files. */
  readonly name: string;
  readonly says: Phrase;
  /** Without it nobody knows what was thrown for: told with the result also where it is as usual. */
  readonly isAlwaysTold?: true;
} & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number }
  /** One of a list, its first unless something else is chosen; or any of it. */
  | { readonly kind: 'one' | 'any'; readonly choices: readonly ThrowChoice[] }
);

export interface ThrowChoice {
  readonly name: string;
  readonly says: Phrase;
  /** The clause that makes it count. */
  readonly clause?: string;
  /** What it adds, where it adds anything. */
  readonly n?: number;
}

/**
 * What was said, by the names of fields: a number, or names of choices. What is missing is as usual. Under `who`, for which
 * no field asks: the units of a battle of which it is said, by their names; whose throw it is first.
 */
export type Said = Readonly<Record<string, number | readonly string[]>>;

/** What came of it. */
export interface ThrowTold {
  readonly sentences: readonly Sentence[];
  /** The clauses it applied. */
  readonly clauses: readonly string[];
}

export interface AskedNow<S> {
  /** The side of the person who asks, if they have one. */
  readonly by?: Side | undefined;
  /** The position before the order under way: where its end does not tell all. */
  readonly began?: S;
}

export interface Throw<S> {
  readonly kind: 'morale' | 'fire' | 'melee';
  /** What must be known, given what is known so far: what does not matter any more is not asked. */
  readonly fields: (said: Said) => readonly ThrowField[];
  /**
   * Before anything is thrown, a line for each thing that matters: the dice, what each modifier counts, the score that is
   * needed, and the exact chance where the numbers give it. Refused: nothing can be thrown, as `play` would refuse it.
   */
  readonly ahead: (said: Said) => readonly Phrase[] | Refusal;
  /** The dice by the rules themselves, and what came of them; throws a refusal before the first die. */
  readonly play: (said: Said) => Play<never, ThrowTold>;
  /** In a battle: all that applies to a unit now, against another where that matters, by the names people typed. */
  readonly now: (state: S, unit: string, target?: string, asked?: AskedNow<S>) => Said | Refusal;
}
