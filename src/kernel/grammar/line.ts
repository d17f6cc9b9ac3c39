/**
 * A line of a table: its first word, a pattern for what follows, and the value it means. Reading and writing in both
 * languages come from it.
 */
import type { Language } from '../shown.ts';
import type { Parse, Words } from '../text/reader.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import {
  type MustsIn,
  type NameOf,
  type NamesIn,
  type Option,
  type Pattern,
  patternOf,
  type SlotOf,
} from './pattern.ts';
import { one, type Reader, type Slot, type Slots, type ValueOf } from './slot.ts';

type ValueIn<N, L> = ValueOf<L[SlotOf<N> & keyof L]>;
type ListsIn<P extends string, L> = {
  [N in NamesIn<P>]: ValueIn<N, L> extends readonly unknown[] ? N : never;
}[NamesIn<P>];
type SaidIn<P extends string, L> = MustsIn<P> | ListsIn<P, L>;

/** The values in a line of a pattern, by name. A list that is missing is empty. */
export type Said<P extends string, L> = Readonly<
  { [N in SaidIn<P, L> as NameOf<N>]: ValueIn<N, L> } & {
    [N in Exclude<NamesIn<P>, SaidIn<P, L>> as NameOf<N>]?: ValueIn<N, L>;
  }
>;

/** The values that are written; what goes without saying is left out. */
export type Written<P extends string, L> = {
  readonly [N in NamesIn<P> as NameOf<N>]?: ValueIn<N, L> | undefined;
};

/** The values so far, by name. */
export type Draft = Readonly<Record<string, unknown>>;

export interface Line<V> {
  readonly pattern: Pattern;
  readonly make: (said: Draft) => V;
  /** The values in it, if it is of this line; `before`: the one that it follows, if there are several in a row. */
  readonly said: (value: V, before?: V) => Draft | undefined;
}

/** The words and slots of a language of orders. */
export interface Tongue<S> {
  readonly vocabulary: Vocabulary;
  readonly words: Words;
  readonly slots: Slots<S>;
}

/** Helpers for the lines of a table, by its slots. */
export function linesOf<V, L extends Slots<any>>(slots: L) {
  /** A line whose value is not made of its names alone. */
  function lineBy<const P extends string>(
    text: P,
    make: (said: Said<P, L>) => V,
    said: (value: V, before: V | undefined) => Written<P, L> | undefined = () => undefined,
  ): Line<V> {
    const pattern = patternOf(text);
    const lists = [...pattern.options, ...pattern.parts].flatMap((each) =>
      'slot' in each && slots[each.slot]!.isList ? [[each.name, []] as const] : [],
    );
    const empty = Object.fromEntries(lists);
    return {
      pattern,
      make: (draft) => make({ ...empty, ...draft } as unknown as Said<P, L>),
      said: (value, before) => said(value, before) as Draft | undefined,
    };
  }

  /** A line whose names are the properties of its value, besides those given by its word. */
  function line<const F extends object, const P extends string>(
    fixed: F,
    text: P & (F & Said<P, L> extends V ? unknown : never),
  ): Line<V> {
    const pattern = patternOf(text);
    const musts = pattern.parts.flatMap((part) => ('slot' in part && !part.mayLack ? [part.name] : []));
    const entries = Object.entries(fixed);
    // Every order is written when it is played: this is asked of each line of its table.
    const isOne = (value: Draft) => {
      for (const [key, each] of entries) if (value[key] !== each) return false;
      for (const name of musts) if (value[name] === undefined) return false;
      return true;
    };
    return lineBy(
      text as string,
      (said) => ({ ...fixed, ...said }) as V,
      (value) => (isOne(value as Draft) ? (value as Draft) : undefined),
    );
  }

  return { line, lineBy };
}

/** The same line, understood but never written. */
export function alias<V>(line: Line<V>): Line<V> {
  return { ...line, said: () => undefined };
}

/** A line of another table, as a line of this one. */
export function through<A, V>(
  { pattern, make, said }: Line<A>,
  as: (value: A) => V,
  of: (value: V) => A | undefined,
): Line<V> {
  return {
    pattern,
    make: (draft) => as(make(draft)),
    said: (value) => {
      const found = of(value);
      return found === undefined ? undefined : said(found);
    },
  };
}

/** The parts of a pattern in their order, then the options in any order. */
export function* readSaid<S>({ slots, words }: Tongue<S>, pattern: Pattern, reader: Reader<S>): Parse<Draft> {
  const said: Record<string, unknown> = {};
  for (const part of pattern.parts) {
    if ('words' in part) words.takeWord(reader, ...part.words);
    else if (!part.mayLack || slots[part.slot]!.sees(reader)) said[part.name] = yield* slots[part.slot]!.read(reader);
  }
  const begins = ({ slot, lead, mayLackLead }: Option): boolean =>
    words.takeWord(reader, lead) !== undefined || (mayLackLead && slots[slot]!.sees(reader));
  for (;;) {
    const option = pattern.options.find((each) => said[each.name] === undefined && begins(each));
    if (!option) return said;
    said[option.name] = yield* slots[option.slot]!.read(reader);
  }
}

/** What follows the word of a line, as text. A slot whose text begins with a comma stands right behind what precedes it. */
export function textBehind<S>(
  { slots, vocabulary: { shown } }: Tongue<S>,
  { parts, options }: Pattern,
  said: Draft,
  language: Language,
): string {
  const found: string[] = [];
  for (const each of [...parts, ...options]) {
    if ('words' in each) {
      if (each.isWritten) found.push(shown(each.words[0]!, language));
      continue;
    }
    const value = said[each.name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    if ('lead' in each) found.push(shown(each.lead, language));
    found.push(slots[each.slot]!.write(value, language));
  }
  return found.join(' ').replaceAll(' ,', ',');
}

/** Reads and writes the values of a table of lines; as a slot, one of them. */
export interface LineTable<S, V> extends Slot<S, V> {
  readonly readOne: (reader: Reader<S>) => Parse<V>;
  /** What follows the word of a line, the word having gone without saying. */
  readonly readBehind: (reader: Reader<S>, name: string) => Parse<V>;
  /** `isBare`: without its word. */
  readonly writeOne: (
    value: V,
    language: Language,
    how?: { readonly before?: V | undefined; readonly isBare?: boolean },
  ) => string;
}

/**
 * Of several lines with the same word, the first that continues with the next word, else the last. `named`: the words
 * to name if none of them follows.
 */
export function lineTable<S, V>(
  tongue: Tongue<S>,
  table: Readonly<Record<string, Line<V> | readonly Line<V>[]>>,
  named = Object.keys(table),
): LineTable<S, V> {
  const { words, vocabulary, slots } = tongue;
  const lines = new Map(Object.entries(table).map(([name, each]) => [name, [each].flat() as readonly Line<V>[]]));
  const names = [...lines.keys()];
  const all = [...lines].flatMap(([name, list]) => list.map((line) => ({ name, line })));
  function* readOne(reader: Reader<S>): Parse<V> {
    const name = words.takeWord(reader, ...names);
    return name === undefined ? yield words.refuseWord(reader, named) : yield* readBehind(reader, name);
  }
  function* readBehind(reader: Reader<S>, name: string): Parse<V> {
    const list = lines.get(name)!;
    const goesOn = ({
      pattern: {
        parts: [first],
      },
    }: Line<V>) => first && 'slot' in first && slots[first.slot]!.sees(reader);
    const { pattern, make } = list.find((line, i) => i === list.length - 1 || goesOn(line))!;
    return make(yield* readSaid(tongue, pattern, reader));
  }
  const writeOne: LineTable<S, V>['writeOne'] = (value, language, { before, isBare = false } = {}) => {
    for (const { name, line } of all) {
      const said = line.said(value, before);
      if (!said) continue;
      const text = textBehind(tongue, line.pattern, said, language);
      return isBare ? text : `${vocabulary.shown(name, language)} ${text}`.trim();
    }
    return '';
  };
  return {
    readOne,
    readBehind,
    writeOne,
    ...one<S, V>({
      read: readOne,
      sees: (reader) => words.sees(reader, ...names),
      write: (value, language) => writeOne(value, language),
    }),
  };
}
