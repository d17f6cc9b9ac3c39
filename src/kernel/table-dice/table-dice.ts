/**
 * Rolls for people at a real table: they describe the situation, and the ruleset's own numbers do the rest. It involves
 * no order, and no battle changes.
 */
import type { Phrase } from '../phrase.ts';
import type { Refusal, Roll, Side } from '../play.ts';
import type { Sentence } from '../shown.ts';

/** A value needed for such a roll. */
export type RollField = {
  /** Its written name: custom ids hold it. */
  readonly name: string;
  readonly says: Phrase;
  /** The result is unclear without it, so it is always shown, even if usual. */
  readonly isAlwaysTold?: true;
} & (
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly usual: number;
      /** A length: any part of a centimetre counts as a whole one. */
      readonly isMeasured?: true;
    }
  /** One of a list, by default its first; or any number of them. */
  | { readonly kind: 'one' | 'any'; readonly choices: readonly RollChoice[] }
);

export interface RollChoice {
  readonly name: string;
  readonly says: Phrase;
  /** The clause that applies it. */
  readonly clause?: string;
  /** Its modifier, if any. */
  readonly n?: number;
}

/**
 * The values given, by field name: a number, or names of choices. Missing values are as usual. `who`, which has no
 * field: the named units of a battle, beginning with the one that rolls.
 */
export type Said = Readonly<Record<string, number | readonly string[]>>;

/** The result. */
export interface RollTold {
  readonly sentences: readonly Sentence[];
  /** The clauses it applied. */
  readonly clauses: readonly string[];
}

export interface AskedNow<S> {
  /** The side of the person who asks, if they have one. */
  readonly by?: Side | undefined;
  /** The position before the order under way, if its end does not show everything. */
  readonly began?: S;
}

export interface TableRoll<S> {
  readonly kind: 'morale' | 'fire' | 'melee';
  /** The fields needed, given the values so far: fields that no longer matter are left out. */
  readonly fields: (said: Said) => readonly RollField[];
  /**
   * Before the roll, one line for each relevant value: the dice, each modifier, the score needed, and the exact chance
   * if the numbers give it. Refused: no roll is possible, for the same reason as in `play`.
   */
  readonly ahead: (said: Said) => readonly Phrase[] | Refusal;
  /** Rolls the dice by the rules. Refused: before the first die. */
  readonly play: (said: Said, dice: (roll: Roll) => readonly number[]) => RollTold | Refusal;
  /** In a battle: the values that apply to a unit now, against another if relevant, by the names people typed. */
  readonly now: (state: S, unit: string, target?: string, asked?: AskedNow<S>) => Said | Refusal;
}
