/**
 * The book of a ruleset as people open it: chapters of numbered clauses, and tables. The short texts are the messages
 * `clause-<number>` of the locale files, and those are the list of all clauses there are.
 */
import type { Phrase } from './phrase.ts';

export interface Chapter {
  /** What its clauses' numbers begin with: `SH-CHARGE`. */
  readonly name: string;
  readonly says: Phrase;
}

/** A table as it is printed: its head, and its rows below it. */
export interface BookTable {
  /** `SH-T1`. */
  readonly name: string;
  readonly says: Phrase;
  readonly head: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
  readonly notes: readonly Phrase[];
}

export interface Book {
  readonly title: Phrase;
  /** In the order of the book. */
  readonly chapters: readonly Chapter[];
  readonly tables: readonly BookTable[];
}
