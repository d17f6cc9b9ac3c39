/** Every clause of the book with its code and its tests, or the reason why it needs none. */
import { CHAPTERS } from '../../rules/sabreur-hex/chapters.ts';
import { clause, clausesOfCode, clausesOfTests } from './find.ts';
import { LISTED, type Listed } from './listed.ts';

export interface ClauseRow {
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly listed?: Listed;
}

export interface Chapter {
  readonly name: string;
  readonly rows: readonly ClauseRow[];
}

export interface ClauseTable {
  readonly chapters: readonly Chapter[];
  /** Numbers that the book does not have, with the files that bear them. */
  readonly unknown: readonly string[];
  /** What is wrong with the list of clauses that need no code and test. */
  readonly misfiled: readonly string[];
}

/** An example is played by a test; no code is made for it. */
const TESTS_ONLY = /^SH-EX-/;

export function lacksCode({ id, code, listed }: ClauseRow): boolean {
  return code.length === 0 && !listed && !TESTS_ONLY.test(id);
}

export function lacksTest({ tests, listed }: ClauseRow): boolean {
  return tests.length === 0 && !listed;
}

export function clauseTable(): ClauseTable {
  const code = clausesOfCode();
  const tests = clausesOfTests();
  const chapters = Object.entries(CHAPTERS).map(([name, count]) => ({
    name,
    rows: Array.from({ length: count }, (_, i): ClauseRow => {
      const id = clause(name, i + 1);
      const listed = LISTED[id];
      return { id, code: code.get(id) ?? [], tests: tests.get(id) ?? [], ...(listed && { listed }) };
    }),
  }));
  const rows = new Map(chapters.flatMap((chapter) => chapter.rows.map((row) => [row.id, row] as const)));
  const unknown = [...code, ...tests].filter(([id]) => !rows.has(id));
  return {
    chapters,
    unknown: unknown.map(([id, files]) => `${id} (${files.join(', ')})`),
    misfiled: Object.entries(LISTED).flatMap(([id, { as }]) => faultOf(rows, id, as)),
  };
}

/** Where it is the same as another clause, that one has both. */
function faultOf(rows: ReadonlyMap<string, ClauseRow>, id: string, as: string | undefined): string[] {
  if (!rows.has(id)) return [`${id} is listed, but not in the book`];
  if (as === undefined) return [];
  const other = rows.get(as);
  const built = other && !other.listed && !lacksCode(other) && !lacksTest(other);
  return built ? [] : [`${id} is listed as the same as ${as}, which lacks code or test`];
}
