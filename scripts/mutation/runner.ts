/**
 * Runs the tests of one mutant after another in Stryker's process, with modules that stay loaded. A full vitest run for each
 * of thousands of mutants would mostly start up and import.
 *
 * Modules have caches (hexes, lines of sight, terrain), which a mutant may spoil or find filled before it. So a mutant
 * counts as killed only if the same test passes without it, and as survived only if it was reached as often as in the first
 * run, or if the tests also pass with fresh modules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type KilledMutantRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { Copy, fileOf } from './load.ts';
import type { Test } from './vitest.ts';

/** The test files and the results of their first run, for all processes. */
const FILES = 'mutation-tests.json';
const FIRST_RUN = 'mutation-first-run.json';
interface FirstRun {
  /** How long each test took; the fastest run first. */
  readonly times: Readonly<Record<string, number>>;
  /** How often each mutant was reached. */
  readonly hits: Readonly<Record<string, number>>;
}
/** The name of the failure when a mutant keeps a file from loading. */
const LOADING = 'loading';
/**
 * A test may find a value cached by an earlier one and never reach a mutant that it would kill. If at most this many
 * files have a test that reaches it, all their tests run before it counts as survived.
 */
const FEW = 3;

const stryker: InstrumenterContext = ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {});

/** How often the last mutant was reached. */
let reached = 0;
let known: FirstRun | undefined;

class InPlace implements TestRunner {
  readonly #files = JSON.parse(readFileSync(FILES, 'utf8')) as readonly string[];
  #kept = new Copy();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    fc.configureGlobal({ seed: 1, endOnFailure: true });
  }

  /** Every file with fresh modules, so that a test shows everything it reaches. */
  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const file of this.#files) {
      for (const [id, test] of await new Copy().tests(file)) {
        stryker.currentTestId = id;
        const began = performance.now();
        const failure = await failureOf(test);
        const known = { id, name: test.name, fileName: file, timeSpentMs: performance.now() - began };
        delete stryker.currentTestId;
        tests.push(
          failure === undefined
            ? { ...known, status: TestStatus.Success }
            : { ...known, status: TestStatus.Failed, failureMessage: failure },
        );
      }
    }
    const mutantCoverage = stryker.mutantCoverage ?? { static: {}, perTest: {} };
    const times = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    writeFileSync(FIRST_RUN, JSON.stringify({ times, hits: hitsOf(mutantCoverage) } satisfies FirstRun));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(run: MutantRunOptions): Promise<MutantRunResult> {
    if (run.reloadEnvironment) return this.#judgeAnew(run);
    const reaching = this.#reaching(run);
    const result = await judge(this.#kept, run, reaching);
    const asOften = reached >= (firstRun().hits[run.activeMutant.id] ?? Infinity);
    if (result.status === MutantRunStatus.Survived && asOften && reaching.files.length > FEW) return result;
    if (result.status === MutantRunStatus.Killed && !(await failsWithout(this.#kept, result))) return result;
    if (result.status !== MutantRunStatus.Survived) this.#kept = new Copy();
    return result.status === MutantRunStatus.Timeout ? result : this.#judgeAnew(run);
  }

  async #judgeAnew(run: MutantRunOptions): Promise<MutantRunResult> {
    const reaching = this.#reaching(run);
    const { files } = reaching;
    const result = await judge(new Copy(), run, files.length <= FEW ? { files } : reaching);
    if (result.status === MutantRunStatus.Killed && (await failsWithout(new Copy(), result))) {
      throw new Error(`fails without any mutant: ${result.killedBy[0]}`);
    }
    return result;
  }

  #reaching({ testFilter }: MutantRunOptions): Chosen {
    if (!testFilter) return { files: this.#files };
    return { files: [...new Set(testFilter.map(fileOf))], ids: new Set(testFilter) };
  }
}

interface Chosen {
  readonly files: readonly string[];
  /** Default: all of the files. */
  readonly ids?: ReadonlySet<string>;
}

/** Runs tests until one fails. A mutant in load-time code is active while the files load. */
async function judge(copy: Copy, run: MutantRunOptions, chosen: Chosen): Promise<MutantRunResult> {
  const isStatic = run.mutantActivation === 'static';
  let nrOfTests = 0;
  try {
    if (isStatic) activate(run);
    const tests = await testsOf(copy, chosen);
    activate(run);
    for (const [id, test] of tests) {
      nrOfTests++;
      const failureMessage = await failureOf(test);
      const endless = determineHitLimitReached(stryker.hitCount, stryker.hitLimit);
      if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason ?? '' };
      if (failureMessage !== undefined) return killed(id, failureMessage, nrOfTests);
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  } catch (failure) {
    if (isStatic) return killed(LOADING, String(failure), nrOfTests);
    throw failure;
  } finally {
    reached = stryker.hitCount ?? 0;
    delete stryker.activeMutant;
    delete stryker.hitCount;
    delete stryker.hitLimit;
  }
}

function activate(run: MutantRunOptions): void {
  stryker.activeMutant = run.activeMutant.id;
  stryker.hitCount = 0;
  if (run.hitLimit !== undefined) stryker.hitLimit = run.hitLimit;
}

function killed(by: string, failureMessage: string, nrOfTests: number): KilledMutantRunResult {
  return { status: MutantRunStatus.Killed, killedBy: [by], failureMessage, nrOfTests };
}

function hitsOf({ static: loading, perTest }: MutantCoverage): Record<string, number> {
  const hits = { ...loading };
  for (const counts of Object.values(perTest)) {
    for (const [mutant, count] of Object.entries(counts)) hits[mutant] = (hits[mutant] ?? 0) + count;
  }
  return hits;
}

function firstRun(): FirstRun {
  return (known ??= JSON.parse(readFileSync(FIRST_RUN, 'utf8')) as FirstRun);
}

async function testsOf(copy: Copy, { files, ids }: Chosen) {
  const tests: (readonly [string, Test])[] = [];
  for (const file of files) for (const each of await copy.tests(file)) if (ids?.has(each[0]) ?? true) tests.push(each);
  const { times } = firstRun();
  return tests.sort(([a], [b]) => (times[a] ?? 0) - (times[b] ?? 0));
}

async function failsWithout(copy: Copy, { killedBy: [id = LOADING] }: KilledMutantRunResult): Promise<boolean> {
  const test = id === LOADING ? undefined : (await copy.tests(fileOf(id))).get(id);
  return test !== undefined && (await failureOf(test)) !== undefined;
}

async function failureOf(test: Test): Promise<string | undefined> {
  try {
    await test.run();
    return undefined;
  } catch (failure) {
    return String(failure);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-place', InPlace)];
