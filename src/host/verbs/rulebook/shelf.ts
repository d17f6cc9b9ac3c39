/** The rulebooks as indexed: their chapters, and in each the clauses with a text in the locale files. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Book, BookTable, Chapter } from '../../../kernel/ruleset.ts';
import { chapterOf } from '../../../kernel/text/clauses.ts';
import type { Words } from '../../../words/words.ts';

const TEXT = 'clause-';

export interface ShelvedChapter extends Chapter {
  /** Their numbers, in order. */
  readonly clauses: readonly string[];
}

export interface ShelvedBook {
  readonly ruleset: string;
  readonly title: Phrase;
  readonly chapters: readonly ShelvedChapter[];
  readonly tables: readonly BookTable[];
}

type Shelvable = Iterable<readonly [string, { readonly book?: Book }]>;

export function shelve(words: Pick<Words, 'called'>, rulesets: Shelvable): readonly ShelvedBook[] {
  const clauses = Map.groupBy(
    words.called(TEXT).map((id) => id.slice(TEXT.length)),
    chapterOf,
  );
  return [...rulesets].flatMap(([ruleset, { book }]) => {
    if (!book) return [];
    const chapters = book.chapters.map((chapter) => ({ ...chapter, clauses: clauses.get(chapter.name) ?? [] }));
    return [{ ruleset, title: book.title, chapters, tables: book.tables }];
  });
}

export function textOf(clause: string): Phrase {
  return phrase(TEXT + clause);
}
