/**
 * Mutation testing of the rules: changes the code in many small ways and sees whether a test notices.
 *
 *     npm run mutation                          every number of the rules, one up and one down
 *     npm run mutation -- guards                the guards: comparisons, conditions, connectives, arithmetic
 *     npm run mutation -- numbers rout rally    only files whose path holds one of the words
 *
 * Stryker leaves numbers alone. So that it changes them, a copy of the rules is made in which every `3` is written
 * `(true ? (true ? 3 : 4) : 2)`, and it may only turn these `true` into `false`. Survivors are printed, and written to
 * docs/mutation.md by hand with the reason for each that is left. `MUTATION_WORKERS=1` takes one processor.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '..');
const RULES = ['src/hex', 'src/rules/sabreur-hex'];

/** What decides nothing about the game: words, pictures, text formats. */
const NO_RULES =
  /\/(language|scenario|tell|look)\/|\/(card[a-z-]*|draw[a-z-]*|noun|quoted|chapters|index|unit-card|sight-line|layout)\.ts$/;
const TESTS = ['test/rules/**/*.test.ts', 'test/hex/**/*.test.ts'];
/** What is so broad that only its own tests should speak for it. */
const OWN_TESTS: Readonly<Record<string, string>> = {
  tables: 'test/rules/sabreur-hex/tables.test.ts',
  'src/hex/': 'test/hex/**/*.test.ts',
};
/** Slow, or too broad to say which figure is off. */
const NO_TESTS = [
  'fuzz',
  'spoken',
  'ways',
  'language/complete',
  'language/every',
  'language/properties',
  'look/shipped',
  'scenario/*',
].map((name) => `test/rules/sabreur-hex/${name}.test.ts`);

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

const [kind = 'numbers', ...words] = process.argv.slice(2);
const ownTests = words.length === 1 ? OWN_TESTS[words[0]!] : undefined;
const home = copyOfTheProject();
try {
  const files = ruleFiles().filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  tellSurvivors(mutate(kind === 'numbers' ? files.flatMap(splitNumbers) : files));
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Sources and tests, with the installed packages linked. */
function copyOfTheProject(): string {
  const made = mkdtempSync(join(tmpdir(), 'aide-mutation-'));
  for (const name of ['src', 'test', 'assets', 'commands', 'docs', 'package.json']) {
    cpSync(join(ROOT, name), join(made, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(made, 'node_modules'));
  mkdirSync(join(made, 'reports'));
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

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Writes every number of a file's expressions in the copy so that one mutation makes it greater and another smaller.
 * Returns the places where they stand now, as Stryker names them.
 */
function splitNumbers(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const found: Node[] = [];
  collect(parseSync(path, text).program as unknown as Node, found);
  const places: string[] = [];
  let split = '';
  let done = 0;
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    const n = Number(text.slice(start, end).replaceAll('_', ''));
    split += text.slice(done, start);
    const lines = split.split('\n');
    const number = `(true ? (true ? ${n} : ${n + 1}) : ${n - 1})`;
    const column = lines.at(-1)!.length;
    places.push(`${path}:${lines.length}:${column}-${lines.length}:${column + number.length}`);
    split += number;
    done = end;
  }
  writeFileSync(join(home, path), split + text.slice(done));
  return places;
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

function mutate(files: readonly string[]): Report {
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
  writeFileSync(join(home, 'vitest.config.ts'), configOfTheTests());
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
      // A number that is read when its file is loaded needs every test anew: of the guards these are left out.
      ignoreStatic: kind !== 'numbers',
      disableTypeChecks: false,
    }),
  );
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('Stryker came to no end: see above');
  return JSON.parse(readFileSync(json, 'utf8')) as Report;
}

/** Tests share their modules, and the short files come first: the first failure ends the run for a mutant. */
function configOfTheTests(): string {
  return `import { statSync } from 'node:fs';
    class ShortFirst {
      shard(files) { return files; }
      sort(files) {
        const size = ({ moduleId }) => statSync(moduleId).size;
        return files.toSorted((a, b) => size(a) - size(b));
      }
    }
    export default { test: {
      include: ${JSON.stringify(ownTests ? [ownTests] : TESTS)},
      exclude: ${JSON.stringify(NO_TESTS)},
      testTimeout: 60000,
      isolate: false,
      sequence: { sequencer: ShortFirst },
    } };`;
}

function tellSurvivors({ files }: Report): void {
  const count: Record<string, number> = {};
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      count[mutant.status] = (count[mutant.status] ?? 0) + 1;
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
      const { start } = mutant.location;
      const line = lines[start.line - 1]!;
      console.log(`${path}:${start.line} ${mutant.status}`);
      console.log(`    ${joined(marked(line, mutant)).trim()}`);
    }
  }
  console.log(count);
}

/** The line with what the mutant makes of it. */
function marked(line: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const before = line.slice(0, start.column - 1);
  const after = line.slice(start.column - 1);
  const less = /^true \? \(true \? (\d+) : \d+\) : (-?\d+)\)/.exec(after);
  if (less) return `${before.slice(0, -1)}{${less[1]} -> ${less[2]}}${after.slice(less[0].length)}`;
  const more = /^true \? (\d+) : (\d+)\) : -?\d+\)/.exec(after);
  if (more) return `${before.slice(0, -'(true ? ('.length)}{${more[1]} -> ${more[2]}}${after.slice(more[0].length)}`;
  const length = start.line === end.line ? end.column - start.column : after.length;
  return `${before}{${after.slice(0, length)} -> ${replacement}}${after.slice(length)}`;
}

/** The line as it is written in the project. */
function joined(line: string): string {
  return line.replace(/\(true \? \(true \? (-?\d+) : -?\d+\) : -?\d+\)/g, '$1');
}
