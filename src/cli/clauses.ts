/**
 * `npm run clauses [-- --missing]`: per chapter of a book, which clauses have code and which have tests. A clause has
 * code where a comment of the ruleset, or a refusal or roll of it, bears its number; a test where a test's title does.
 * Exits with 1 on a number that the book does not have.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHAPTERS } from '../rules/sabreur-hex/chapters.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `SH-FACTOR-07`, and what may follow it: `, -08` · ` -08` · ` to -12` · ` and -14` · after a skill `, -LANCER-03`. */
const NUMBER = /\b(SH(?:-[A-Z]+)+)-(\d\d)((?:(?:,| to| and|) -(?:[A-Z]+-)?\d\d)*)/g;
const FURTHER = /(,| to| and|) -(?:([A-Z]+)-)?(\d\d)/g;

/** Every clause that a text names, shorthand written out. */
export function clausesIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([, first, number, rest]) => {
    let chapter = first!;
    let last = Number(number);
    const found = [clause(chapter, last)];
    for (const [, word, skill, further] of rest!.matchAll(FURTHER)) {
      if (skill) chapter = `SH-SKILL-${skill}`;
      const from = word === ' to' ? last + 1 : Number(further);
      last = Number(further);
      for (let n = from; n <= last; n++) found.push(clause(chapter, n));
    }
    return found;
  });
}

function clause(chapter: string, n: number): string {
  return `${chapter}-${String(n).padStart(2, '0')}`;
}

/** What a source file says of clauses: its comments and its quoted clause numbers are all that can hold one. */
function clausesOfFolder(folder: string): Map<string, string[]> {
  const where = new Map<string, string[]>();
  for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('chapters.ts')) continue;
    const path = join(ROOT, folder, file);
    for (const id of clausesIn(readFileSync(path, 'utf8'))) {
      where.set(id, [...(where.get(id) ?? []), relative(ROOT, path)]);
    }
  }
  return where;
}

function merged(...folders: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const folder of folders) {
    for (const [id, files] of clausesOfFolder(folder)) all.set(id, [...(all.get(id) ?? []), ...files]);
  }
  return all;
}

export interface ChapterRow {
  readonly chapter: string;
  readonly clauses: number;
  readonly withoutCode: readonly string[];
  readonly withoutTest: readonly string[];
}

export interface ClauseTable {
  readonly rows: readonly ChapterRow[];
  /** Numbers that the book does not have, with the files that bear them. */
  readonly unknown: readonly string[];
}

export function clauseTable(): ClauseTable {
  const code = merged('src/rules/sabreur-hex', 'src/hex');
  const tests = merged('test');
  const book = new Set<string>();
  const rows = Object.entries(CHAPTERS).map(([chapter, clauses]) => {
    const ids = Array.from({ length: clauses }, (_, i) => clause(chapter, i + 1));
    for (const id of ids) book.add(id);
    return {
      chapter,
      clauses,
      withoutCode: ids.filter((id) => !code.has(id)),
      withoutTest: ids.filter((id) => !tests.has(id)),
    };
  });
  const named = [...code, ...tests].filter(([id]) => !book.has(id));
  return { rows, unknown: named.map(([id, files]) => `${id} (${files.join(', ')})`) };
}

function print({ rows, unknown }: ClauseTable, missing: boolean): void {
  const line = (chapter: string, clauses: number, code: number, tests: number) =>
    console.log(
      `${chapter.padEnd(24)}${String(clauses).padStart(8)}${String(code).padStart(8)}${String(tests).padStart(8)}`,
    );
  console.log(`${'chapter'.padEnd(24)}${'clauses'.padStart(8)}${'code'.padStart(8)}${'tests'.padStart(8)}`);
  for (const row of rows) {
    line(row.chapter, row.clauses, row.clauses - row.withoutCode.length, row.clauses - row.withoutTest.length);
    if (missing && row.withoutCode.length > 0) console.log(`    without code: ${row.withoutCode.join(' ')}`);
    if (missing && row.withoutTest.length > 0) console.log(`    without test: ${row.withoutTest.join(' ')}`);
  }
  const sum = (count: (row: ChapterRow) => number) => rows.reduce((total, row) => total + count(row), 0);
  line(
    'all',
    sum((row) => row.clauses),
    sum((row) => row.clauses - row.withoutCode.length),
    sum((row) => row.clauses - row.withoutTest.length),
  );
  for (const id of unknown) console.error(`not in the book: ${id}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = clauseTable();
  print(table, process.argv.includes('--missing'));
  if (table.unknown.length > 0) process.exitCode = 1;
}
