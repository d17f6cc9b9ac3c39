/** The code of a checkout, current or older, as far as needed to make a database. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AideOptions } from '../../../src/aide.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { ARMIES, SCENARIOS } from './scenarios.ts';

export interface Code {
  /** The minute of its commit, and the first digits of its hash. */
  readonly name: string;
  readonly openAide: typeof import('../../../src/aide.ts').openAide;
  readonly openLog: typeof import('../../../src/bot/log.ts').openLog;
  readonly startPractice: typeof import('../../../src/practice/server.ts').startPractice;
  readonly defaultWorld: typeof import('../../../src/practice/seed.ts').defaultWorld;
  /** The parts of its bot, with only the small battles. */
  readonly parts: Pick<AideOptions, 'words' | 'rulesets' | 'scenarios' | 'armies' | 'rulesetOf'>;
}

export async function codeAt(root: string): Promise<Code> {
  const part = <Part>(path: string) => import(pathToFileURL(join(root, path)).href) as Promise<Part>;
  const { openAide } = await part<typeof import('../../../src/aide.ts')>('src/aide.ts');
  const { openLog } = await part<typeof import('../../../src/bot/log.ts')>('src/bot/log.ts');
  const { startPractice } = await part<typeof import('../../../src/practice/server.ts')>('src/practice/server.ts');
  const { defaultWorld } = await part<typeof import('../../../src/practice/seed.ts')>('src/practice/seed.ts');
  const { rulesets, rulesetOf } = await part<typeof import('../../../src/rules/index.ts')>('src/rules/index.ts');
  const { rulesetsByName } = await part<typeof import('../../../src/host/ruleset.ts')>('src/host/ruleset.ts');
  const { openWords } = await part<typeof import('../../../src/words/words.ts')>('src/words/words.ts');
  const known = rulesetsByName(rulesets);
  // An older checkout may not know every rulebook.
  const scenarios = SCENARIOS.filter(({ ruleset }) => known.has(ruleset)).map(({ title, ...each }) => ({
    ...each,
    title: phrase('bot-scenario', { name: title }),
  }));
  return {
    name: nameOf(root),
    openAide,
    openLog,
    startPractice,
    defaultWorld,
    parts: { words: openWords(), rulesets: known, scenarios, armies: ARMIES, rulesetOf },
  };
}

function nameOf(root: string): string {
  const how = ['log', '-1', '--date=format:%Y-%m-%d-%H%M', '--abbrev=8', '--format=%cd-%h'];
  return execFileSync('git', ['-C', root, ...how], { encoding: 'utf8' }).trim();
}
