/** The stage of a demonstration: a Discord and a database of its own, deleted when it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Aide, openAide } from '../../aide.ts';
import { readArmies } from '../../armies.ts';
import { openLog } from '../../bot/log.ts';
import { rulesetsByName } from '../../host/ruleset.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { localeOf } from '../../words/language.ts';
import { defaultWorld, type Practice, startPractice, type World } from '../../practice/server.ts';
import { rulesetOf, rulesets } from '../../rules/index.ts';
import { readScenarios } from '../../scenarios.ts';
import type { Words } from '../../words/words.ts';
import type { Script } from './script.ts';

export interface Stage {
  readonly practice: Practice;
  readonly aide: Aide;
  /** Resolves as soon as the page is open in a browser. */
  readonly visited: Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * How long the bot has for its first answer. Long, because a script cannot repeat a step that a slow machine missed.
 */
const PATIENCE_MS = 30_000;

/** Scenarios made for the scripts, listed before the public ones. */
const OWN = fileURLToPath(new URL('../../../assets/demo/scenarios', import.meta.url));

export async function openStage(
  { scenario, dice }: Script,
  { words, language, port }: { readonly words: Words; readonly language: Language; readonly port: number },
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'aide-demo-'));
  const known = rulesetsByName(rulesets);
  const own = readScenarios(known, OWN);
  const others = readScenarios(known).filter(({ name }) => !own.some((each) => each.name === name));
  const scenarios = [...own, ...others].map((each) =>
    each.name === scenario
      ? { ...each, text: `${each.text}\n${dice.map((line) => `dice ${line}`).join('\n')}\n` }
      : each,
  );
  const visit = Promise.withResolvers<void>();
  const options = { words, world: worldIn(language), firstResponseMs: PATIENCE_MS };
  const onVisit = (pages: number): void => {
    if (pages > 0) visit.resolve();
  };
  const practice = await onFreePort(port, (free) => startPractice({ ...options, onVisit, port: free }));
  const aide = await openAide({
    forecaster: 'none',
    limits: 'none',
    databaseUrl: `file:${join(folder, 'aide.db')}`,
    log: openLog('warn', []),
    words,
    stop: (code) => void (process.exitCode = code),
    token: practice.token,
    api: practice.restApi,
    patient: false,
    practice: true,
    rulesets: known,
    scenarios,
    armies: readArmies(),
    rulesetOf,
  });
  const close = async (): Promise<void> => {
    await aide.close();
    await practice.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { practice, aide, visited: visit.promise, close };
}

/** Everyone speaks the language of the demonstration. */
function worldIn(language: Language): World {
  const world = defaultWorld();
  return { ...world, people: world.people.map((person) => ({ ...person, locale: localeOf(language) })) };
}

/** The wanted port, or any that is free. */
async function onFreePort(wanted: number, start: (port: number) => Promise<Practice>): Promise<Practice> {
  try {
    return await start(wanted);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return start(0);
  }
}
