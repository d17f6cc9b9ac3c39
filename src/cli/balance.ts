/**
 * `npm run balance -- rosenau 200 [seed]`: plays the bot against itself and counts the battles each side wins. The
 * scenario is a name from `assets/scenarios` or a file's path. `npm run balance -- --random medium 1500 france austria
 * [seed] [battles]`: generates a battle, balances it and prints it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRuleset, rulesetsByName } from '../host/ruleset.ts';
import { rulesetOf, rulesets } from '../rules/index.ts';
import { makeBattle } from '../selfplay/made.ts';
import { fightMany, percentOf, type Tally } from '../selfplay/tally.ts';
import { openWords } from '../words/words.ts';

const known = rulesetsByName(rulesets);

function told(name: string, tally: Tally): string {
  const { red, blue, draw } = tally;
  return `${name}: red ${red}, blue ${blue}, drawn ${draw}; red's share ${percentOf(tally)} %`;
}

/** Measures the processor time of some work, in milliseconds per battle. */
function timed<T>(work: () => T, battlesOf: (done: T) => number): T {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  console.error(`${Math.round((user + system) / 1000 / battlesOf(done))} ms of processor time a battle`);
  return done;
}

function ofScenario(name = 'rosenau', battles = '200', seed = 'balance'): void {
  const shipped = fileURLToPath(new URL(`../../assets/scenarios/${name}.txt`, import.meta.url));
  const text = readFileSync(existsSync(name) ? name : shipped, 'utf8');
  const rules = known.get(rulesetOf(text));
  if (!rules) throw new Error(`${name} is of no known game`);
  const read = rules.read(text);
  if ('faults' in read) {
    const words = openWords();
    for (const { line, column, says } of read.faults) console.error(`${line}:${column} ${words.say('en', says)}`);
    process.exitCode = 1;
    return;
  }
  const many = Number(battles);
  const tally = timed(
    () => fightMany(rules, read.state, many, seed),
    () => many,
  );
  console.log(told(name, tally));
}

function madeUp(size = 'medium', points = '1500', red = 'france', blue = 'austria', seed = 'made', battles = '200') {
  const rules = [...known.values()].find((each): each is AnyRuleset => each.random !== undefined)!;
  const wish = { size, points: Number(points), nations: { red, blue }, seed };
  const made = timed(
    () => makeBattle(rules, rules.random!, wish, Number(battles)),
    (done) => done?.fought ?? 1,
  );
  if (!made) throw new Error('one of these nations has no army so small');
  const costs = rules.random!.costs(made.text);
  console.log(made.text);
  console.error(told(`${size} ${points} ${red} ${blue} ${seed}`, made.tally));
  console.error(`${made.deals} dealt, ${made.fought} battles fought; red costs ${costs.red}, blue ${costs.blue}`);
  if (!made.isBalanced) process.exitCode = 1;
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--random') madeUp(...rest);
else ofScenario(first, ...rest);
