/** One slot of an order: how it is parsed, whether it comes next, how it is written. */
import type { Side } from '../play.ts';
import type { Language } from '../shown.ts';
import type { Parse, Reading, Words } from '../text/reader.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import type { Vocabulary } from '../text/vocabulary.ts';

/** The position an order is read against, and its side. Without one, every name and place is accepted. */
export interface Ground<S> {
  readonly state: S;
  readonly by?: Side;
}

export interface Reader<S> extends Reading {
  readonly ground: Ground<S> | undefined;
}

/** `shapes`: the form of unit names. */
export function readerOf<S>(
  typed: string,
  shapes: RegExp,
  ground?: Ground<S>,
  tokens: readonly Token[] = tokensOf(typed, shapes),
): Reader<S> {
  return { typed, tokens, ground, at: 0 };
}

/** `V`: the value of the slot; `I`: one item of it, if it takes several. */
export interface Slot<S, V, I = V> {
  read(this: void, reader: Reader<S>): Parse<V>;
  /** Whether it comes next. */
  sees(this: void, reader: Reader<S>): boolean;
  write(this: void, value: V, language: Language): string;
  item(this: void, value: I, language: Language): string;
  /** The value with one more item. */
  and(this: void, before: V | undefined, more: I): V;
  /** More items may follow. */
  readonly isList: boolean;
}

/** By their names in the patterns. */
export type Slots<S> = Readonly<Record<string, Slot<S, unknown>>>;

export type ValueOf<T> = T extends Slot<infer _, infer V, infer _> ? V : never;
export type ItemOf<T> = T extends Slot<infer _, infer _, infer I> ? I : never;

/** A single item. */
export function one<S, V>({ read, sees, write }: Pick<Slot<S, V>, 'read' | 'sees' | 'write'>): Slot<S, V> {
  return { read, sees, write, item: write, and: (_, more) => more, isList: false };
}

/** One of these words. */
export function wordSlot<S, W extends string>(
  words: Words,
  { shown }: Pick<Vocabulary, 'shown'>,
  ...names: readonly W[]
) {
  return one<S, W>({
    *read(reader): Parse<W> {
      return words.takeWord(reader, ...names) ?? (yield words.refuseWord(reader, names));
    },
    sees: (reader) => words.sees(reader, ...names),
    write: shown,
  });
}

/** One or more items; `isOver` before the beginning of something else. `distinct` items may be given only once. */
export function several<S, V>(
  slot: Slot<S, V>,
  { isOver = () => false, distinct = false }: { isOver?: (reader: Reader<S>) => boolean; distinct?: boolean } = {},
): Slot<S, readonly V[], V> {
  const and = (before: readonly V[] = [], more: V) => (distinct && before.includes(more) ? before : [...before, more]);
  return {
    *read(reader): Parse<readonly V[]> {
      let found = and(undefined, yield* slot.read(reader));
      while (!isOver(reader) && slot.sees(reader)) found = and(found, yield* slot.read(reader));
      return found;
    },
    sees: slot.sees,
    write: (values, language) => values.map((value) => slot.write(value, language)).join(' '),
    item: slot.write,
    and,
    isList: true,
  };
}
