/** The table as a page of the documentation. */
import { type ClauseRow, type ClauseTable, lacksCode, lacksTest } from './table.ts';

const HEAD = `# The clauses of Sabreur-hex

Every numbered clause of the book, with the files that build it and those that test it. \`npm run clauses -- --write\`
writes this page, and \`npm test\` fails when it is stale. Code stands in \`src/rules/sabreur-hex\` unless it begins with
\`hex/\`; tests in \`test/rules/sabreur-hex\` unless they begin with a slash, which is \`test/\`.
`;

export function clausePage({ chapters }: ClauseTable): string {
  const all = chapters.flatMap(({ rows }) => rows);
  const parts = chapters.map(({ name, rows }) =>
    [`## ${name}`, '', '| | code | tests |', '|---|---|---|', ...rows.map(line)].join('\n'),
  );
  return `${[HEAD, `${summary(all)}\n`, ...parts.map((part) => `${part}\n`)].join('\n')}`;
}

function summary(rows: readonly ClauseRow[]): string {
  const listed = rows.filter((row) => row.listed).length;
  const lacking = rows.filter((row) => lacksCode(row) || lacksTest(row)).length;
  const left = lacking === 0 ? 'None is missing.' : `${lacking} are missing.`;
  return `${rows.length} clauses; ${listed} of them need no code and test, for the reason given. ${left}`;
}

function line(row: ClauseRow): string {
  const number = row.id.slice(-2);
  const { listed } = row;
  if (listed && row.code.length + row.tests.length === 0) return `| ${number} | ${reason(row)} | |`;
  const code = row.code.map(shortCode).join(', ') || (lacksCode(row) ? '**missing**' : '');
  const tests = row.tests.map(shortTest).join(', ') || (lacksTest(row) ? '**missing**' : '');
  return `| ${number} | ${[code, ...(listed ? [reason(row)] : [])].filter(Boolean).join('; ')} | ${tests} |`;
}

function reason({ listed }: ClauseRow): string {
  const how = listed!.as === undefined ? listed!.how : `same as ${listed!.as}`;
  return `*${how}:* ${listed!.why}`;
}

function shortCode(path: string): string {
  return path.replace(/^src\/(rules\/sabreur-hex\/)?/, '').replace(/\.ts$/, '');
}

function shortTest(path: string): string {
  return path
    .replace(/^test\/rules\/sabreur-hex\//, '')
    .replace(/^test\//, '/')
    .replace(/(\.test)?\.(ts|txt)$/, '');
}
