/**
 * Mutation testing of the rules: changes the code in many small ways and checks whether a test notices.
 *
 *     npm run mutation                          every number of the rules, one up and one down
 *     npm run mutation -- guards                the guards: comparisons, conditions, connectives, arithmetic
 *     npm run mutation -- numbers rout rally    only files whose path contains one of the words
 *
 * Stryker plants the mutants in a copy of the project and counts them; `mutation/runner.ts` runs the tests. Survivors are
 * printed, and recorded in docs/mutation.md by hand, with the reason for each that is left. `MUTATION_WORKERS=1` uses one
 * processor.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesets } from '../src/rules/index.ts';
import { splitNumbers } from './mutation/numbers.ts';
import { type Count, type Report, tellSurvivors } from './mutation/survivors.ts';

const ROOT = join(import.meta.dirname, '..');
const BOOKS = Object.keys(rulesets);
const RULES = ['src/hex', 'src/field', ...BOOKS.map((book) => `src/rules/${book}`)];

/** Files that do not affect the game: texts, pictures, text formats. */
const NO_RULES =
  /\/(language|scenario|tell|look|picture|questions|draw)\/|\/(card[a-z-]*|draw[a-z-]*|noun|quoted|chapters|index|unit-card|sight-line|layout)\.ts$/;

/**
 * Which tests count for which files; the first match wins. Some files are so broad that only their own tests should.
 */
const JUDGES: readonly { readonly of: string; readonly tests: readonly string[] }[] = [
  { of: 'sabreur-hex/tables.ts', tests: ['test/rules/sabreur-hex/tables.test.ts'] },
  { of: 'rules/sabreur-hex/', tests: ['test/rules/sabreur-hex/**/*.test.ts', 'test/hex/**/*.test.ts'] },
  ...BOOKS.map((book) => ({ of: `rules/${book}/`, tests: [`test/rules/${book}/**/*.test.ts`] })),
  ...['hex', 'field'].map((room) => ({ of: `src/${room}/`, tests: [`test/${room}/**/*.test.ts`] })),
];
/** Slow, or too broad to show which figure is wrong. */
const TOO_BROAD = [
  'fuzz',
  'desk-random',
  'draw',
  'tell',
  'look',
  'ideas',
  'compose',
  'shipped',
  'language/*',
  'scenario/*',
];
const TOO_BROAD_OF: Readonly<Record<string, readonly string[]>> = {
  'sabreur-hex': [
    'fuzz',
    'spoken',
    'ways',
    'language/complete',
    'language/every',
    'language/properties',
    'language/reached',
    'look/shipped',
    'scenario/*',
  ],
};
const NO_TESTS = BOOKS.flatMap((book) =>
  (TOO_BROAD_OF[book] ?? TOO_BROAD).map((name) => `test/rules/${book}/${name}.test.ts`),
);

const GUARDS = [
  'ArithmeticOperator',
  'EqualityOperator',
  'LogicalOperator',
  'ConditionalExpression',
  'MethodExpression',
];
const OTHERS = [
  'ArrayDeclaration',
  'ArrowFunction',
  'AssignmentOperator',
  'BlockStatement',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
  'UnaryOperator',
  'UpdateOperator',
];

const [kind = 'numbers', ...words] = process.argv.slice(2);
const home = copyOfTheProject();
try {
  const count: Count = {};
  const files = ruleFiles().filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  for (const judge of JUDGES) {
    const judged = files.filter((path) => JUDGES.find(({ of }) => path.includes(of)) === judge);
    if (judged.length > 0) tellSurvivors(mutate(judged, judge.tests), count);
  }
  console.log('\n', count);
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Sources and tests, with links to the installed packages. */
function copyOfTheProject(): string {
  const made = mkdtempSync(join(tmpdir(), 'aide-mutation-'));
  for (const name of ['src', 'test', 'assets', 'commands', 'docs', 'package.json']) {
    cpSync(join(ROOT, name), join(made, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(made, 'node_modules'));
  return made;
}

function ruleFiles(): string[] {
  return RULES.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file.replaceAll('\\', '/')}`,
    ),
  )
    .filter((path) => path.endsWith('.ts') && !NO_RULES.test(path))
    .sort();
}

function mutate(files: readonly string[], tests: readonly string[]): Report {
  const json = join(home, 'mutation-report.json');
  writeFileSync(join(home, 'mutation-tests.json'), JSON.stringify(shortFirst(tests)));
  writeFileSync(
    join(home, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'in-place',
      plugins: [join(import.meta.dirname, 'mutation/runner.ts')],
      coverageAnalysis: 'perTest',
      mutate: kind === 'numbers' ? files.flatMap(withNumbersSplit) : files,
      mutator: { excludedMutations: kind === 'numbers' ? [...GUARDS, ...OTHERS] : [...OTHERS, 'BooleanLiteral'] },
      reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'json'],
      jsonReporter: { fileName: json },
      concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
      // Loaded modules stay in memory, so start a new process now and then.
      maxTestRunnerReuse: 100,
      timeoutMS: 15_000,
      checkers: [],
      // A guard evaluated at load time needs every test rerun, so those are left out.
      ignoreStatic: kind !== 'numbers',
      disableTypeChecks: false,
    }),
  );
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('Stryker came to no end: see above');
  return JSON.parse(readFileSync(json, 'utf8')) as Report;
}

function withNumbersSplit(path: string): string[] {
  const { split, places } = splitNumbers(path, readFileSync(join(ROOT, path), 'utf8'));
  writeFileSync(join(home, path), split);
  return places;
}

/** Short test files are usually specific. */
function shortFirst(tests: readonly string[]): string[] {
  const size = (path: string) => statSync(join(ROOT, path)).size;
  return globSync(tests, { cwd: ROOT, exclude: NO_TESTS })
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => size(a) - size(b));
}
