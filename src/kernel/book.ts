/**
 * The rulebook for reference: chapters of numbered clauses, and tables. The short texts are the messages
 * `clause-<number>` of the locale files, which are the complete list of clauses.
 */
import { type Phrase, phrase } from './phrase.ts';

export interface Chapter {
  /** The prefix of its clause numbers: `SH-CHARGE`. */
  readonly name: string;
  readonly says: Phrase;
}

/** A table as printed: a head row, then its rows. */
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
  /** In rulebook order. */
  readonly chapters: readonly Chapter[];
  readonly tables: readonly BookTable[];
}

/** `chapters`: their names without the letters of the book, in order. */
export function bookOf(title: Phrase, letters: string, chapters: string, tables: readonly BookTable[]): Book {
  const names = chapters.split(' ').map((name) => `${letters}-${name}`);
  return { title, chapters: names.map((name) => ({ name, says: phrase(`chapter-${name}`) })), tables };
}

/** The tables used during play, on as few pages as are readable. */
export interface Sheet {
  readonly title: Phrase;
  readonly pages: readonly SheetPage[];
}

export interface SheetPage {
  readonly says: Phrase;
  /** The number of columns of tables. */
  readonly across: 1 | 2;
  readonly tables: readonly BookTable[];
}

/** A cell that is the same in every language: a number or a roll. */
export function cell(text: string | number): Phrase {
  return phrase('book-cell', { text: String(text) });
}

/** A modifier with its sign. */
export function signed(n: number): Phrase {
  return cell(n < 0 ? `−${-n}` : `+${n}`);
}

/** An empty cell. */
export const NONE = cell('–');
