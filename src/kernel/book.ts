/**
 * The book of a ruleset as people open it: chapters of numbered clauses, and tables. The short texts are the messages
 * `clause-<number>` of the locale files, and those are the list of all clauses there are.
 */
import { type Phrase, phrase } from './phrase.ts';

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

/** The tables that one has at hand while one plays, on as few pages as can be read. */
export interface Sheet {
  readonly title: Phrase;
  readonly pages: readonly SheetPage[];
}

export interface SheetPage {
  readonly says: Phrase;
  /** In how many columns its tables stand side by side. */
  readonly across: 1 | 2;
  readonly tables: readonly BookTable[];
}

/** What stands in a cell in every language: a number, a throw. */
export function cell(text: string | number): Phrase {
  return phrase('book-cell', { text: String(text) });
}

/** What is added or taken away. */
export function signed(n: number): Phrase {
  return cell(n < 0 ? `−${-n}` : `+${n}`);
}

/** There is none. */
export const NONE = cell('–');
