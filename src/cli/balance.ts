/**
 * `npm run balance -- rosenau 200 [seed]`: how many of so many battles each side of a scenario wins when the bot plays
 * against itself. A name of `assets/scenarios`, or the path of a file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesetsByName } from '../host/ruleset.ts';
import { rulesetOf, rulesets } from '../rules/index.ts';
import { fightMany, percentOf } from '../selfplay/tally.ts';
import { openWords } from '../words/words.ts';

const [name = 'rosenau', battles = '200', seed = 'balance'] = process.argv.slice(2);
const shipped = fileURLToPath(new URL(`../../assets/scenarios/${name}.txt`, import.meta.url));
const text = readFileSync(existsSync(name) ? name : shipped, 'utf8');
const rules = rulesetsByName(rulesets).get(rulesetOf(text));
if (!rules) throw new Error(`${name} is of no known game`);
const read = rules.read(text);
if ('faults' in read) {
  const words = openWords();
  for (const { line, column, says } of read.faults) console.error(`${line}:${column} ${words.say('en', says)}`);
  process.exit(1);
}
const before = process.cpuUsage();
const tally = fightMany(rules, read.state, Number(battles), seed);
const { user, system } = process.cpuUsage(before);
const each = (user + system) / 1000 / Number(battles);
const { red, blue, draw } = tally;
console.log(`${name}: red ${red}, blue ${blue}, drawn ${draw}; red's share ${percentOf(tally)} %`);
console.log(`${Math.round(each)} ms of processor time a battle`);
