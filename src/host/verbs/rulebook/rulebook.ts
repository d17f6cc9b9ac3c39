/** The rulebooks: what a person looks up, and what a report or a question involves. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { BookTable } from '../../../kernel/ruleset.ts';

/** Something that can be opened: a clause, a chapter or a table, by its name in its rulebook (`SH-CHARGE-10`). */
export interface Titled {
  readonly name: string;
  /** The text of a clause, or the title of anything else. */
  readonly says: Phrase;
  /** For a clause: the title of its chapter. */
  readonly within?: Phrase;
}

export interface ClauseOpened extends Titled {
  readonly kind: 'clause';
  readonly book: Phrase;
  readonly chapter: Titled;
  /** From 1, and how many the chapter has. */
  readonly n: number;
  readonly of: number;
  readonly before?: string;
  readonly after?: string;
  /** The table that this clause is. */
  readonly table?: BookTable;
  /** Clauses and tables that its text names. */
  readonly names: readonly Titled[];
  /** Its readings in the battle here, if it can be read in several ways. */
  readonly readings: readonly Phrase[];
}

export interface ChapterOpened extends Titled {
  readonly kind: 'chapter';
  readonly book: Phrase;
  readonly clauses: readonly Titled[];
}

export interface TableOpened extends Titled {
  readonly kind: 'table';
  readonly book: Phrase;
  readonly table: BookTable;
}

export type Opened = ClauseOpened | ChapterOpened | TableOpened;

export interface Contents {
  readonly game: string;
  readonly title: Phrase;
  readonly chapters: readonly Titled[];
  readonly tables: readonly Titled[];
}

/** What a post involves, besides its dice. */
export interface Touched {
  /** Each once, in the order in which they were applied. */
  readonly clauses: readonly Titled[];
  /** What the orders cost. */
  readonly spent: readonly Phrase[];
  /** The battle uses readings of its own somewhere. */
  readonly hasOwnReadings: boolean;
}
