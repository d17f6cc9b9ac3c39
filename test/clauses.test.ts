/** Every clause of the rulebooks has its code and its test, and docs/clauses.md says where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clausePage } from '../src/cli/clauses/page.ts';
import { clauseTable, lacksCode, lacksTest, rowsOf } from '../src/cli/clauses/table.ts';
import { clausesIn } from '../src/kernel/text/clauses.ts';
import { ROOT } from './help/source.ts';

const table = clauseTable();

test('every clause number in code or a test is in its rulebook', () => {
  expect(table.unknown).toEqual([]);
});

test('no clause is listed as a duplicate of an unimplemented one', () => {
  expect(table.misfiled).toEqual([]);
});

test('every other clause has its code and its test', () => {
  const rows = table.books.flatMap(rowsOf);
  expect(rows.filter((row) => lacksCode(row) || lacksTest(row)).map(({ id }) => id)).toEqual([]);
});

test('docs/clauses.md is what npm run clauses -- --write writes', () => {
  const written = readFileSync(join(ROOT, 'docs/clauses.md'), 'utf8');
  expect(written === clausePage(table), 'stale: npm run clauses -- --write').toBe(true);
});

describe('a clause number in a text', () => {
  test.each([
    ['SH-FIRE-08 to -10, -12 to -14, SH-FORM-17', 'SH-FIRE-08 -09 -10 -12 -13 -14 SH-FORM-17'],
    ['SH-PROC-01, -02.', 'SH-PROC-01 -02'],
    ['SH-SKILL-BOMBARD-01, -OBSOLETEFIREARM-02', 'SH-SKILL-BOMBARD-01 SH-SKILL-OBSOLETEFIREARM-02'],
    ['of ASK-11 and -12 nothing', 'ASK-11 -12'],
    ['PA-ACT-03 to -05, SH-FIRE-08', 'PA-ACT-03 -04 -05 SH-FIRE-08'],
    ['TABLE-01 is of no book', ''],
    ['nothing of the sort', ''],
  ])('%s', (text, found) => {
    let last = '';
    const short = clausesIn(text).map((id) => {
      const chapter = id.slice(0, -3);
      const again = chapter === last;
      last = chapter;
      return again ? id.slice(-3) : id;
    });
    expect(short.join(' ')).toBe(found);
  });
});
