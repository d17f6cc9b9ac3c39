/** The words behind a unit's name, from a rulebook's table: how each is read, in any order, and how it is written. */
import type { Hex, Size } from '../hex/grid.ts';
import {
  type Bit,
  blameWord,
  type Cursor,
  here,
  type Lexicon,
  needNumber,
  takeFrom,
  takes,
} from '../kernel/text/lines.ts';
import { needHex, seesHex } from './ground.ts';
import { onceIn } from './lined.ts';

/** `S`: what a line may say; `D`: the draft it belongs to. */
export interface LinePart<S, D> {
  /** The words by which it begins, to suggest. */
  readonly words: readonly string[];
  /** Undefined: none of its words comes next. False: what follows them is wrong, and was reported. */
  readonly read: (cursor: Cursor, said: S, draft: D) => boolean | undefined;
  /** Undefined: there is nothing to write. */
  readonly write: (said: Partial<S>) => string | undefined;
}

/** What follows a word: undefined, and a fault, if it is something else. */
type Need<V, D> = (cursor: Cursor, draft: D) => V | undefined;

/** Where a unit is, and the words that say so. */
export interface Placed {
  at?: Hex;
  hexBit?: Bit | undefined;
}

/** The unit's hex, for books on hexes. */
export function hexPart<S extends Placed, D extends Size>(): LinePart<S, D> {
  return {
    words: [],
    read: (cursor, said, draft) => {
      if (!seesHex(cursor)) return undefined;
      said.hexBit = here(cursor);
      return onceIn<Placed>(cursor, here(cursor)!, said)('at', needHex(cursor, draft));
    },
    write: ({ at }) => at,
  };
}

export function partsOf<S extends object, D>() {
  const once = (cursor: Cursor, said: S) => onceIn(cursor, here(cursor)!, said);
  return {
    /** `free 3`. */
    worded: <K extends keyof S>(
      key: K,
      word: string,
      need: Need<S[K], D>,
      text: (value: NonNullable<S[K]>) => string | undefined = String,
    ): LinePart<S, D> => ({
      words: [word],
      read: (cursor, said, draft) => {
        const store = once(cursor, said);
        return takes(cursor, word) ? store(key, need(cursor, draft)) : undefined;
      },
      write: (said) => {
        const value = said[key] === undefined ? undefined : text(said[key] as NonNullable<S[K]>);
        return value === undefined ? undefined : `${word} ${value}`;
      },
    }),
    /** One of several words, each with its meaning; written by the book. */
    oneOf: <K extends keyof S>(key: K, lexicon: Lexicon<S[K]>): LinePart<S, D> => ({
      words: lexicon.map(([form]) => form),
      read: (cursor, said) => once(cursor, said)(key, takeFrom(cursor, lexicon)) || undefined,
      write: () => undefined,
    }),
    /** A word that says that something is so. */
    flag: <K extends keyof S>(key: K, word: string): LinePart<S, D> => ({
      words: [word.replaceAll('-', ' ')],
      read: (cursor, said) => {
        if (!takes(cursor, word.replaceAll('-', ' '))) return undefined;
        said[key] = true as S[K];
        return true;
      },
      write: (said) => (said[key] ? word : undefined),
    }),
    /** `stands 5`, or `stands 5 of 6`. */
    counted: <K extends keyof S>(key: K & string, of: K, most: number): LinePart<S, D> => ({
      words: [key],
      read: (cursor, said) => {
        const store = once(cursor, said);
        if (!takes(cursor, key)) return undefined;
        if (!store(key, needNumber(cursor, 1, most) as S[K])) return false;
        return !takes(cursor, 'of') || store(of, needNumber(cursor, 1, most) as S[K]);
      },
      write: (said) =>
        `${key} ${said[key] === said[of] ? String(said[key]) : `${String(said[key])} of ${String(said[of])}`}`,
    }),
  };
}

/** To the end of the line; false if anything was wrong. `known`: what to suggest for an unknown word. */
export function readLineParts<S, D>(
  cursor: Cursor,
  said: S,
  draft: D,
  parts: readonly LinePart<S, D>[],
  known: readonly string[] = parts.flatMap(({ words }) => words),
): boolean {
  const before = cursor.faults.length;
  while (here(cursor)) {
    const { at } = cursor;
    const isRead = parts.some((part) => part.read(cursor, said, draft) !== undefined);
    if (!isRead && cursor.at === at) blameWord(cursor, known);
  }
  return cursor.faults.length === before;
}

export function linePartsText<S, D>(said: Partial<S>, parts: readonly LinePart<S, D>[]): string[] {
  return parts.flatMap(({ write }) => write(said) ?? []);
}
