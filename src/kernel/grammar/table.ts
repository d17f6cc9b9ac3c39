/** What a book writes of its language of orders. */
import type { Phrase } from '../phrase.ts';
import type { Refusal, Side } from '../play.ts';
import type { Words } from '../text/reader.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { type Branching, branching } from './branch.ts';
import type { Ground, Reader, Slot, Slots } from './slot.ts';
import { type UnitNames, unitSlot } from './unit-slot.ts';
import type { Alone, Subject, Verb } from './verb.ts';

export interface Table<S, W, O extends { readonly kind: string }> {
  readonly vocabulary: Vocabulary;
  readonly words: Words;
  /** How units are called: the shapes of its tokens. */
  readonly shapes: RegExp;
  readonly slots: Slots<S>;
  readonly units: UnitNames<S>;
  readonly verbs: Readonly<Record<string, Verb<S, W, O>>>;
  readonly alone: Readonly<Record<string, Alone<S, O>>>;
  /** Whoever might be ordered. */
  readonly subjects: (now: S, by: Side) => readonly Subject<W>[];
  /** Those of a side that wait for orders: proposed to whoever types a verb alone. */
  readonly idle: (ground: Ground<S>) => readonly string[];
  /** Nothing was typed. */
  readonly empty: Phrase;
  /** What is no order, and has an answer of the book's own: `who` has been named already, or nobody. */
  readonly odd: (reader: Reader<S>, isNamed: boolean) => Refusal | undefined;
}

/** The same with what is needed again and again. */
export interface Prepared<S, W, O extends { readonly kind: string }> extends Table<S, W, O>, Branching {
  readonly unit: Slot<S, string>;
  /** The verbs, and what is ordered of nobody, by their words. */
  readonly verbWords: readonly string[];
  readonly aloneWords: readonly string[];
  /** What anybody may type alone. */
  readonly typedAlone: readonly string[];
}

export function prepared<S, W, O extends { readonly kind: string }>(table: Table<S, W, O>): Prepared<S, W, O> {
  const { words, units, verbs, alone, vocabulary, shapes } = table;
  const aloneWords = Object.keys(alone);
  return {
    ...table,
    ...branching(vocabulary, shapes),
    unit: unitSlot(words, units),
    verbWords: Object.keys(verbs),
    aloneWords,
    typedAlone: aloneWords.filter((word) => !alone[word]!.mayType),
  };
}
