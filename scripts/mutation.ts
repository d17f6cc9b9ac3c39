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
import { splitNumbers } from './mutation/numbers.ts';
import { type Count, type Report, tellSurvivors } from './mutation/survivors.ts';

const ROOT = join(import.meta.dirname, '..');
const RULES = ['src/hex', 'src/rules/sabreur-hex', 'src/rules/panache'];

/** Files that do not affect the game: texts, pictures, text formats. */
const NO_RULES =
  /\/(language|scenario|tell|look|picture|questions)\/|\/(card[a-z-]*|draw[a-z-]*|noun|quoted|chapters|index|unit-card|sight-line|layout)\.ts$/;

/**
 * Which tests count for which files; the first match wins. Some files are so broad that only their own tests should.
 */
const JUDGES: readonly { readonly of: string; readonly tests: readonly string[] }[] = [
  { of: 'sabreur-hex/tables.ts', tests: ['test/rules/sabreur-hex/tables.test.ts'] },
  { of: 'panache/', tests: ['test/rules/panache/**/*.test.ts'] },
  { of: 'src/hex/', tests: ['test/hex/**/*.test.ts'] },
  { of: '', tests: ['test/rules/sabreur-hex/**/*.test.ts', 'test/hex/**/*.test.ts'] },
];
/** Slow, or too broad to show which figure is wrong. */
const NO_TESTS = [
  'fuzz',
  'spoken',
  'ways',
  'language/complete',
  'language/every',
  'language/properties',
  'language/reached',
  'look/shipped',
  'scenario/*',
].map((name) => `test/rules/sabreur-hex/${name}.test.ts`);
const NO_TESTS_OF_PANACHE = ['fuzz', 'desk-random', 'draw', 'tell', 'look', 'language/*', 'scenario/*'].map(
  (name) => `test/rules/panache/${name}.test.ts`,
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
  return globSync(tests, { cwd: ROOT, exclude: [...NO_TESTS, ...NO_TESTS_OF_PANACHE] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => size(a) - size(b));
}
