/**
 * Mutation testing of the rules: changes the code in many small ways and sees whether a test notices.
 *
 *     npm run mutation                    every number of the rules, one up and one down
 *     npm run mutation -- guards          the guards: comparisons, conditions, connectives, arithmetic
 *     npm run mutation -- numbers tables  only files whose path holds the word
 *
 * Stryker leaves numbers alone. So that it changes them, a copy of the rules is made in which every `3` is written
 * `(true ? (true ? 3 : 4) : 2)`, and it may only turn `true` into `false`. Survivors are printed, and written to
 * docs/mutation.md by hand with the reason for each that is left.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '..');
const RULES = 'src/rules/sabreur-hex';

/** What decides nothing about the game: words, pictures, text formats. */
const NO_RULES =
  /\/(language|scenario|tell|look)\/|\/(card|draw[a-z-]*|noun|quoted|chapters|index|unit-card|sight-line)\.ts$/;
const TESTS = ['test/rules/**/*.test.ts', 'test/hex/**/*.test.ts', 'test/games/**/*.test.ts'];
const TABLE_TESTS = ['test/rules/sabreur-hex/tables.test.ts'];
/** Slow, or too broad to say which figure is off. */
const NO_TESTS = ['test/rules/sabreur-hex/fuzz.test.ts', 'test/rules/sabreur-hex/scenario/**'];

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly mutatorName: string;
  readonly location: { readonly start: Point; readonly end: Point };
}
interface Point {
  readonly line: number;
  readonly column: number;
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

const [kind = 'numbers', word = ''] = process.argv.slice(2);
const home = copyOfTheProject();
try {
  const files = ruleFiles().filter((path) => path.includes(word));
  if (kind === 'numbers') for (const path of files) writeFileSync(join(home, path), splitNumbers(path));
  const report = mutate(files);
  if (report) tellSurvivors(report);
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Sources and tests, with the installed packages linked. */
function copyOfTheProject(): string {
  const made = mkdtempSync(join(tmpdir(), 'aide-mutation-'));
  for (const name of ['src', 'test', 'assets', 'commands', 'package.json']) {
    cpSync(join(ROOT, name), join(made, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(made, 'node_modules'));
  mkdirSync(join(made, 'reports'));
  return made;
}

function ruleFiles(): string[] {
  return readdirSync(join(ROOT, RULES), { recursive: true, encoding: 'utf8' })
    .map((file) => `${RULES}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !NO_RULES.test(path))
    .sort();
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The file with every number of its expressions written so that one mutation makes it greater and another smaller. */
function splitNumbers(path: string): string {
  let text = readFileSync(join(ROOT, path), 'utf8');
  const found: Node[] = [];
  collect(parseSync(path, text).program as unknown as Node, found);
  for (const { start, end } of found.sort((a, b) => b.start - a.start)) {
    const n = Number(text.slice(start, end));
    text = `${text.slice(0, start)}(true ? (true ? ${n} : ${n + 1}) : ${n - 1})${text.slice(end)}`;
  }
  return text;
}

/** Number literals; not those of types, nor the keys of objects. */
function collect(node: Node, found: Node[]): void {
  if (
    node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  )
    return;
  if (node.type === 'Literal' && typeof node['value'] === 'number') found.push(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' || (node.type.startsWith('TS') && key === 'typeAnnotation')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) collect(each, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function mutate(files: readonly string[]): Report | undefined {
  const every = [
    'ArithmeticOperator',
    'ArrayDeclaration',
    'ArrowFunction',
    'AssignmentOperator',
    'BlockStatement',
    'BooleanLiteral',
    'ConditionalExpression',
    'EqualityOperator',
    'LogicalOperator',
    'MethodExpression',
    'ObjectLiteral',
    'OptionalChaining',
    'Regex',
    'StringLiteral',
    'UnaryOperator',
    'UpdateOperator',
  ];
  const wanted =
    kind === 'numbers'
      ? ['BooleanLiteral']
      : ['ArithmeticOperator', 'EqualityOperator', 'LogicalOperator', 'ConditionalExpression', 'MethodExpression'];
  const json = join(home, 'reports', 'mutation.json');
  writeFileSync(
    join(home, 'vitest.config.ts'),
    `export default { test: { include: ${JSON.stringify(word.includes('tables') ? TABLE_TESTS : TESTS)}, exclude: ${JSON.stringify(NO_TESTS)}, testTimeout: 60000 } };`,
  );
  writeFileSync(
    join(home, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      coverageAnalysis: 'perTest',
      mutate: files,
      mutator: { excludedMutations: every.filter((name) => !wanted.includes(name)) },
      reporters: ['progress', 'json'],
      jsonReporter: { fileName: json },
      concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
      timeoutMS: 20_000,
      checkers: [],
      allowEmpty: false,
      // A number of a table is read when its file is loaded: every test must then run anew for it.
      ignoreStatic: !word.includes('tables'),
      disableTypeChecks: false,
    }),
  );
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  spawnSync(process.execPath, [stryker, 'run'], { cwd: home, stdio: 'inherit' });
  return JSON.parse(readFileSync(json, 'utf8')) as Report;
}

function tellSurvivors({ files }: Report): void {
  let all = 0;
  let left = 0;
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      if (mutant.status === 'Ignored') continue;
      all += 1;
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
      left += 1;
      const { start, end } = mutant.location;
      const line = lines[start.line - 1]!;
      const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1);
      console.log(`${path}:${start.line}:${start.column} ${mutant.status} ${was} -> ${mutant.replacement ?? ''}`);
      console.log(`    ${joined(line).trim()}`);
    }
  }
  console.log(`${all} mutants, ${left} survived`);
}

/** The line as it is written in the project. */
function joined(line: string): string {
  return line.replace(/\(true \? \(true \? (-?\d+) : -?\d+\) : -?\d+\)/g, '$1');
}
