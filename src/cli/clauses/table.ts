/** Every clause of the rulebooks, from the locale files, with its code and tests, or the reason why it needs none. */
import { shelve } from '../../host/verbs/rulebook/shelf.ts';
import { rulesets } from '../../rules/index.ts';
import { openWords } from '../../words/words.ts';
import { clausesOfCode, clausesOfTests } from './find.ts';
import { LISTED } from './listed.ts';
import type { Listed } from './listing.ts';

export interface ClauseRow {
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly listed?: Listed;
}

interface Chapter {
  readonly name: string;
  readonly rows: readonly ClauseRow[];
}

/** A ruleset's rulebook. */
export interface Book {
  readonly title: string;
  readonly ruleset: string;
  readonly chapters: readonly Chapter[];
}

export interface ClauseTable {
  readonly books: readonly Book[];
  /** Numbers that no rulebook has, or only another ruleset's, with the files that contain them. */
  readonly unknown: readonly string[];
  /** Errors in the list of clauses that need no code and test. */
  readonly misfiled: readonly string[];
}

/** Examples are played by tests and have no code. */
const TESTS_ONLY = /^[A-Z]{2}-EX-/;

export function lacksCode({ id, code, listed }: ClauseRow): boolean {
  return code.length === 0 && !listed && !TESTS_ONLY.test(id);
}

export function lacksTest({ tests, listed }: ClauseRow): boolean {
  return tests.length === 0 && !listed;
}

export function clauseTable(): ClauseTable {
  const code = clausesOfCode();
  const tests = clausesOfTests();
  const words = openWords();
  const rowOf = (id: string): ClauseRow => {
    const listed = LISTED[id];
    return { id, code: code.get(id) ?? [], tests: tests.get(id) ?? [], ...(listed && { listed }) };
  };
  const books = shelve(words, Object.entries(rulesets)).map(({ title, ruleset, chapters }): Book => {
    const rows = chapters.map(({ name, clauses }): Chapter => ({ name, rows: clauses.map(rowOf) }));
    return { title: words.say('en', title), ruleset, chapters: rows };
  });
  const rows = new Map(books.flatMap(rowsOf).map((row) => [row.id, row] as const));
  const named = [...code, ...tests];
  const unknown = named.flatMap(([id, files]) => {
    const book = books.find((each) => rowsOf(each).some((row) => row.id === id));
    const astray = files.filter((file) => !book || isOfAnother(books, book, file));
    return astray.length > 0 ? [`${id} (${astray.join(', ')})`] : [];
  });
  return { books, unknown, misfiled: Object.entries(LISTED).flatMap(([id, { as }]) => faultOf(rows, id, as)) };
}

export function rowsOf({ chapters }: Pick<Book, 'chapters'>): ClauseRow[] {
  return chapters.flatMap(({ rows }) => rows);
}

/** Whether the code belongs to a ruleset with its own rulebook. */
function isOfAnother(books: readonly Book[], { ruleset }: Book, file: string): boolean {
  return books.some((other) => other.ruleset !== ruleset && file.startsWith(`src/rules/${other.ruleset}/`));
}

/** If it duplicates another clause, that one must have both. */
function faultOf(rows: ReadonlyMap<string, ClauseRow>, id: string, as: string | undefined): string[] {
  if (!rows.has(id)) return [`${id} is listed, but not in the book`];
  if (as === undefined) return [];
  const other = rows.get(as);
  const built = other && !other.listed && !lacksCode(other) && !lacksTest(other);
  return built ? [] : [`${id} is listed as the same as ${as}, which lacks code or test`];
}
