/** The whole bot, as it is in service, in a process that is measured. */
import { openAide } from '../../aide.ts';
import { openLog } from '../../bot/log.ts';
import { anyRuleset } from '../../host/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { openWords } from '../../words/words.ts';
import { report } from './report.ts';

const [api = '', token = '', databaseUrl = '', scenarios = '[]'] = process.argv.slice(2);

const aide = await openAide({
  ...{ api, token, databaseUrl, patient: false, practice: true, words: openWords() },
  rulesets: new Map(Object.entries(rulesets).map(([name, rules]) => [name, anyRuleset(rules)])),
  scenarios: JSON.parse(scenarios) as Parameters<typeof openAide>[0]['scenarios'],
  log: openLog('info', [], () => undefined),
  stop: (code) => process.exit(code),
});
report({ idle: aide.idle, end: aide.close });
