/** The whole bot as deployed, in a process to be measured. Scenarios are passed as JSON. */
import { openAide } from '../../aide.ts';
import { openLog } from '../../bot/log.ts';
import type { Scenario } from '../../host/battle/deps.ts';
import { rulesetsByName } from '../../host/ruleset.ts';
import { rulesetOf, rulesets } from '../../rules/index.ts';
import { openWords } from '../../words/words.ts';
import { askedSoFar } from './counted-sql.ts';
import { report } from './report.ts';

const [api = '', token = '', databaseUrl = '', scenarios = '[]', how] = process.argv.slice(2);

const aide = await openAide({
  ...(how !== 'as in service' && { forecaster: 'none' as const, limits: 'none' as const }),
  api,
  token,
  databaseUrl,
  patient: false,
  practice: true,
  words: openWords(),
  rulesets: rulesetsByName(rulesets),
  rulesetOf,
  scenarios: JSON.parse(scenarios) as Scenario[],
  // Logs at a server's level but writes nothing, like the bare bot.
  log: openLog('info', [], () => undefined),
  stop: (code) => process.exit(code),
});
report({ idle: aide.idle, end: aide.close, asked: askedSoFar });
