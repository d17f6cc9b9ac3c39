/**
 * `npm run node -- src/cli/picture.ts scenario.txt picture.png [fr]`: paints a scenario's whole map, or lists its
 * errors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rulesetsByName } from '../host/ruleset.ts';
import { paintPicture } from '../paint/paint.ts';
import { rulesetOf, rulesets } from '../rules/index.ts';
import { languageOf, openWords } from '../words/words.ts';

const [from = '', to = '', wanted = 'en'] = process.argv.slice(2);
const words = openWords();
const language = languageOf(wanted);
const text = readFileSync(from, 'utf8');
const rules = rulesetsByName(rulesets).get(rulesetOf(text));
if (!rules) throw new Error(`${from} is of no known game`);
const read = rules.read(text);
if ('faults' in read) {
  for (const { line, column, says } of read.faults) console.error(`${line}:${column} ${words.say(language, says)}`);
  process.exitCode = 1;
} else {
  const picture = { now: rules.view(read.state), transcript: [], frame: 'whole' } as const;
  const { data, width, height } = await paintPicture(rules.draw(picture, (says) => words.say(language, says)));
  writeFileSync(to, data);
  console.log(`${to}  ${width} x ${height}  ${Math.round(data.length / 1024)} KiB`);
}
