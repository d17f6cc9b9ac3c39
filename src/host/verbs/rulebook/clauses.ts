/** All rulebooks together: what each name stands for, and text search. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { BookTable, Language } from '../../../kernel/ruleset.ts';
import { chapterOf, citedIn, clausesIn } from '../../../kernel/text/clauses.ts';
import type { Words } from '../../../words/words.ts';
import type { Deps } from '../../battle/deps.ts';
import type { ChapterOpened, ClauseOpened, Opened, TableOpened, Titled } from './rulebook.ts';
import { createSearch, type Findable, type Search } from './search.ts';
import { type ShelvedBook, type ShelvedChapter, shelve, textOf } from './shelf.ts';

export interface RuleLibrary {
  readonly books: readonly ShelvedBook[];
  readonly titled: (name: string) => Titled | undefined;
  /** The game of a name's rulebook. */
  readonly gameOf: (name: string) => string | undefined;
  /** The clauses of a game named in a text, each once. */
  readonly cited: (text: string, game: string) => readonly Titled[];
  /** References in its text are read in this language. */
  readonly open: (name: string, language: Language) => Opened | undefined;
  /** The names that match, likeliest first. */
  readonly find: (typed: string) => readonly string[];
}

/** A table as a text names it: `T5`. */
const TABLE = /\bT\d{1,2}\b/g;
const LANGUAGES: readonly Language[] = ['en', 'fr'];

interface Placed {
  readonly book: ShelvedBook;
  readonly titled: Titled;
}

export function createRuleLibrary({ words, rulesets }: Pick<Deps, 'words' | 'rulesets'>): RuleLibrary {
  const books = shelve(words, rulesets);
  const all = new Map(books.flatMap((book) => placedIn(book).map((each) => [each.titled.name, each] as const)));
  const titled: RuleLibrary['titled'] = (name) => all.get(name)?.titled;
  let search: Search | undefined;
  return {
    books,
    titled,
    gameOf: (name) => all.get(name)?.book.ruleset,
    cited: (text, game) => {
      const { chapters = [] } = books.find(({ ruleset }) => ruleset === game) ?? {};
      const own = chapters.flatMap(({ clauses }) => clauses);
      const meant = citedIn(text).flatMap(
        (cited) => own.find((name) => name === cited || name.slice(3) === cited) ?? [],
      );
      return known([...new Set(meant)], titled);
    },
    open: (name, language) => {
      const placed = all.get(name);
      return placed && opened(placed, titled, (says) => words.say(language, says));
    },
    find: (typed) => {
      search ??= createSearch(books.flatMap((book) => findables(words, book)));
      return search(typed);
    },
  };
}

function placedIn(book: ShelvedBook): Placed[] {
  const chapters = book.chapters.flatMap(({ name, says, clauses }): Titled[] => [
    { name, says },
    ...clauses.map((clause) => ({ name: clause, says: textOf(clause), within: says })),
  ]);
  const tables = tablesAlone(book).map(({ name, says }): Titled => ({ name, says }));
  return [...chapters, ...tables].map((titled) => ({ book, titled }));
}

/** A clause may be a table: then it opens as the clause. */
function tablesAlone({ tables, chapters }: ShelvedBook): readonly BookTable[] {
  return tables.filter(({ name }) => chapters.every(({ clauses }) => !clauses.includes(name)));
}

type Say = (says: Phrase) => string;

function opened({ book, titled }: Placed, find: RuleLibrary['titled'], say: Say): Opened {
  const table = book.tables.find(({ name }) => name === titled.name);
  if (table && titled.within === undefined)
    return { kind: 'table', ...titled, book: book.title, table } satisfies TableOpened;
  const own = book.chapters.find(({ name }) => name === titled.name);
  if (own)
    return { kind: 'chapter', ...titled, book: book.title, clauses: known(own.clauses, find) } satisfies ChapterOpened;
  const chapter = book.chapters.find(({ name }) => name === chapterOf(titled.name))!;
  return { ...clauseOpened(book, chapter, titled, find, say), ...(table && { table }) };
}

function clauseOpened(
  book: ShelvedBook,
  chapter: ShelvedChapter,
  titled: Titled,
  find: RuleLibrary['titled'],
  say: Say,
): ClauseOpened {
  const { clauses } = chapter;
  const at = clauses.indexOf(titled.name);
  const [before, after] = [clauses[at - 1], clauses[at + 1]];
  return {
    kind: 'clause',
    ...titled,
    book: book.title,
    chapter: { name: chapter.name, says: chapter.says },
    n: at + 1,
    of: clauses.length,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    names: known(
      namesIn(say(titled.says), book.tables).filter((name) => name !== titled.name),
      find,
    ),
    readings: [],
  };
}

/** The clauses and tables that a text names, each once. */
function namesIn(text: string, tables: readonly BookTable[]): string[] {
  const named = (text.match(TABLE) ?? []).flatMap((short) => tables.filter(({ name }) => name.endsWith(`-${short}`)));
  return [...new Set([...clausesIn(text), ...named.map(({ name }) => name)])];
}

function known(names: readonly string[], find: RuleLibrary['titled']): Titled[] {
  return names.flatMap((name) => find(name) ?? []);
}

/** What people call a clause if they do not know its words. */
const SEARCHED = 'search-';

/** In both languages: chapters and clauses also by common names, clauses by their chapter, tables by their content. */
function findables({ say, called }: Words, book: ShelvedBook): Findable[] {
  const searched = new Set(called(SEARCHED));
  const both = (says: Phrase): string[] => LANGUAGES.map((language) => say(language, says));
  const chapters = book.chapters.flatMap(({ name, says, clauses }): Findable[] => {
    const titles = both(says);
    const words = both({ id: `chapter-${name}.words` });
    return [
      { kind: 'chapter', name, names: [...titles, ...words], texts: [] },
      ...clauses.map(
        (clause): Findable => ({
          kind: 'clause',
          name: clause,
          names: searched.has(SEARCHED + clause) ? both({ id: SEARCHED + clause }) : [],
          texts: [...both(textOf(clause)), ...titles],
        }),
      ),
    ];
  });
  const tables = tablesAlone(book).map(({ name, says, head, notes }): Findable => {
    return { kind: 'table', name, names: [name, ...both(says)], texts: [...head, ...notes].flatMap(both) };
  });
  return [...chapters, ...tables];
}
