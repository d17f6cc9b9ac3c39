/** Rules that may be changed before a battle begins: readings of clauses, and choices left to a scenario. */
import type { Phrase } from './phrase.ts';

export interface VariantValue {
  /** One word of the ruleset's own: `no`. */
  readonly value: string;
  /** As written in the scenario format, after the words of the variant. */
  readonly words: string;
  /** Its meaning: a sentence. */
  readonly means: Phrase;
  /** The recommended value. */
  readonly isOurs: boolean;
}

export interface Variant {
  /** One word: `squaresEngage`. */
  readonly name: string;
  /** As written in the scenario format: `squares engage`. */
  readonly words: string;
  /** `SH-Q-09`. */
  readonly clause: string;
  /** Its topic, in a word or a few. */
  readonly says: Phrase;
  /** The value in force. */
  readonly now: VariantValue;
  /** The possible values, the recommended one first; at most 25. */
  readonly values: readonly VariantValue[];
}

export interface Variants<S> {
  /** In rulebook order. */
  readonly of: (state: S) => readonly Variant[];
  /** The position with another of the possible values. */
  readonly choose: (state: S, name: string, value: string) => S;
  /** As a battle against the bot begins: nothing is left to people to settle. Absent: the scenario stands as it is. */
  readonly alone?: (state: S) => S;
}

/** A first position, as the bot plays it against a person or itself. */
export function aloneIn<S>(variants: Variants<S> | undefined, state: S): S {
  return variants?.alone?.(state) ?? state;
}

/** A choice as a rulebook has it. */
interface Choice<T> extends Pick<Variant, 'name' | 'words' | 'clause' | 'says'> {
  readonly now: T;
  /** The recommended one first; the one in force is offered too. */
  readonly values: readonly T[];
  readonly means: (value: T) => Phrase;
  readonly value?: (value: T) => string;
  /** As it is written; by default, as its value. */
  readonly text?: (value: T) => string;
}

export function variantOf<T>({ now, values, means, value = String, text = value, ...about }: Choice<T>): Variant {
  const valueOf = (each: T): VariantValue => ({
    value: value(each),
    words: text(each),
    means: means(each),
    isOurs: each === values[0],
  });
  const all = values.includes(now) ? values : [...values, now];
  return { ...about, now: valueOf(now), values: all.map(valueOf) };
}
