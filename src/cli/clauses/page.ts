/** The table as a page of documentation. */
import { type Book, type ClauseRow, type ClauseTable, lacksCode, lacksTest, rowsOf } from './table.ts';

const HEAD = `# The clauses of the books

Every numbered clause of each book, with the files that build it and those that test it. \`npm run clauses -- --write\`
writes this page, and \`npm test\` fails when it is stale. Code stands in the book's folder in \`src/rules\` unless it
begins with \`hex/\`; tests in its folder in \`test/rules\` unless they begin with a slash, which is \`test/\`.
`;

export function clausePage({ books }: ClauseTable): string {
  return [HEAD, ...books.map(bookPart)].join('\n');
}

function bookPart(book: Book): string {
  const parts = book.chapters.map(({ name, rows }) => {
    const lines = rows.map((row) => line(row, book));
    return [`### ${name}`, '', '| | code | tests |', '|---|---|---|', ...lines].join('\n');
  });
  const head = `## ${book.title}\n\n${summary(rowsOf(book))}\n`;
  return [head, ...parts.map((part) => `${part}\n`)].join('\n');
}

function summary(rows: readonly ClauseRow[]): string {
  const listed = rows.filter((row) => row.listed).length;
  const lacking = rows.filter((row) => lacksCode(row) || lacksTest(row)).length;
  const left = lacking === 0 ? 'None is missing.' : `${lacking} are missing.`;
  const reasons = listed === 0 ? '' : ` ${listed} of them need no code and test, for the reason given.`;
  return `${rows.length} clauses.${reasons} ${left}`;
}

function line(row: ClauseRow, { ruleset }: Book): string {
  const number = row.id.slice(-2);
  const { listed } = row;
  if (listed && row.code.length + row.tests.length === 0) return `| ${number} | ${reason(row)} | |`;
  const code = row.code.map((path) => shortCode(path, ruleset)).join(', ') || (lacksCode(row) ? '**missing**' : '');
  const tests = row.tests.map((path) => shortTest(path, ruleset)).join(', ') || (lacksTest(row) ? '**missing**' : '');
  return `| ${number} | ${[code, ...(listed ? [reason(row)] : [])].filter(Boolean).join('; ')} | ${tests} |`;
}

function reason({ listed }: ClauseRow): string {
  const how = listed!.as === undefined ? listed!.how : `same as ${listed!.as}`;
  return `*${how}:* ${listed!.why}`;
}

function shortCode(path: string, ruleset: string): string {
  return path
    .replace(`src/rules/${ruleset}/`, '')
    .replace(/^src\//, '')
    .replace(/\.ts$/, '');
}

function shortTest(path: string, ruleset: string): string {
  return path
    .replace(`test/rules/${ruleset}/`, '')
    .replace(/^test\//, '/')
    .replace(/(\.test)?\.(ts|txt)$/, '');
}
