/**
 * Prints the transcript of an exported battle, and checks that nothing in it was altered.
 *   npm run replay -- battle.json
 */
import { readFileSync } from 'node:fs';
import { exported } from '../host/export.ts';
import { replay } from '../host/replay.ts';
import { rulesetsByName } from '../host/ruleset.ts';
import { rulesets } from '../rules/index.ts';

const [path] = process.argv.slice(2);
process.exitCode = path === undefined ? usage() : check(path);

function usage(): number {
  console.error('usage: npm run replay -- <exported battle>.json');
  return 1;
}

function check(file: string): number {
  const read = exported.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    console.error(`${file} is not an exported battle: ${read.error.issues[0]?.path.join('.')}`);
    return 1;
  }
  const rules = rulesetsByName(rulesets).get(read.data.battle.ruleset);
  if (!rules) {
    console.error(`the rules "${read.data.battle.ruleset}" are not known here`);
    return 1;
  }
  const { lines, faults } = replay(read.data, rules);
  for (const line of lines) console.log(line);
  for (const { seq, why } of faults) console.error(`entry ${seq}: ${why}`);
  if (faults.length > 0) return 1;
  console.log(`${read.data.entries.length} entries: the chain is whole, and the facts lead to every position.`);
  return 0;
}
