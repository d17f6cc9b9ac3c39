/**
 * Prints the transcript of an exported battle, and checks that nothing in it was altered.
 *   npm run replay -- battle.json
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Exported, exported } from '../host/export.ts';
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
  const read = readExport(file);
  if (typeof read === 'string') return refuse(`${file} ${read}`);
  const rules = rulesetsByName(rulesets).get(read.battle.ruleset);
  if (!rules) return refuse(`the rules "${read.battle.ruleset}" are not known here`);
  const replayed = attempt(() => replay(read, rules));
  if ('fault' in replayed) return refuse(`${file} does not fit the rules "${rules.name}": ${replayed.fault}`);
  const { lines, faults } = replayed.value;
  for (const line of lines) console.log(line);
  for (const { seq, why } of faults) console.error(`entry ${seq}: ${why}`);
  if (faults.length > 0) return 1;
  console.log(`${read.entries.length} entries: the chain is whole, and the facts lead to every position.`);
  return 0;
}

/** The export, or what is wrong with the file. */
function readExport(file: string): Exported | string {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if ('fault' in text) return `cannot be read: ${text.fault}`;
  const json = attempt((): unknown => JSON.parse(text.value));
  if ('fault' in json) return `is no JSON: ${json.fault}`;
  const read = exported.safeParse(json.value);
  return read.success ? read.data : `is not an exported battle: ${z.prettifyError(read.error)}`;
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly fault: string } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof z.ZodError) return { fault: z.prettifyError(error) };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function refuse(why: string): number {
  console.error(why);
  return 1;
}
