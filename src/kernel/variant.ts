/** What may be settled otherwise before a battle begins: how a clause is read, what the book leaves to a scenario. */
import type { Phrase } from './phrase.ts';

export interface VariantValue {
  /** One word of the ruleset's own: `no`. */
  readonly value: string;
  /** As the scenario format writes it, behind the words of the variant. */
  readonly words: string;
  /** What is then true: a sentence. */
  readonly means: Phrase;
  /** It is the one we recommend. */
  readonly isOurs: boolean;
}

export interface Variant {
  /** One word: `squaresEngage`. */
  readonly name: string;
  /** As the scenario format writes it: `squares engage`. */
  readonly words: string;
  /** `SH-Q-09`. */
  readonly clause: string;
  /** What it is about, in a word or a few. */
  readonly says: Phrase;
  /** The value in force. */
  readonly now: VariantValue;
  /** What it can be, ours first; at most 25. */
  readonly values: readonly VariantValue[];
}

export interface Variants<S> {
  /** In the order of the book. */
  readonly of: (state: S) => readonly Variant[];
  /** The position with another value, of those that there are. */
  readonly choose: (state: S, name: string, value: string) => S;
}
