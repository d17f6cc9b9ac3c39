/**
 * `npm run clauses [-- --missing] [-- --write]`: lists, for each chapter of each rulebook, which clauses have code and
 * tests. A clause has code if its number is in a comment, refusal or roll of the ruleset, and a test if it is in a
 * test's title. `--write` writes docs/clauses.md. Exits with 1 on a number that no rulebook has.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clauses/find.ts';
import { clausePage } from './clauses/page.ts';
import { type Book, clauseTable, lacksCode, lacksTest, rowsOf } from './clauses/table.ts';

function print({ title, chapters }: Book, missing: boolean): void {
  const line = (name: string, ...numbers: readonly (string | number)[]) =>
    console.log(name.padEnd(24) + numbers.map((each) => String(each).padStart(8)).join(''));
  line(title, 'clauses', 'code', 'tests', 'listed');
  const rows = rowsOf({ chapters });
  for (const { name, rows: own } of [...chapters, { name: 'all', rows }]) {
    const withCode = own.filter((row) => row.code.length > 0);
    const withTests = own.filter((row) => row.tests.length > 0);
    line(name, own.length, withCode.length, withTests.length, own.filter((row) => row.listed).length);
    if (!missing || name === 'all') continue;
    const [code, tests] = [own.filter(lacksCode), own.filter(lacksTest)];
    if (code.length > 0) console.log(`    without code: ${code.map(({ id }) => id).join(' ')}`);
    if (tests.length > 0) console.log(`    without test: ${tests.map(({ id }) => id).join(' ')}`);
  }
}

const table = clauseTable();
for (const book of table.books) print(book, process.argv.includes('--missing'));
for (const id of table.unknown) console.error(`not in its book: ${id}`);
if (process.argv.includes('--missing')) for (const fault of table.misfiled) console.error(fault);
if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'docs/clauses.md'), clausePage(table));
if (table.unknown.length > 0) process.exitCode = 1;
