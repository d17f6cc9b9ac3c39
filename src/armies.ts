/** The army files of `assets/armies`, each offered under its file name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShippedArmy } from './host/battle/deps.ts';
import { rulesetOf } from './rules/index.ts';

const FOLDER = fileURLToPath(new URL('../assets/armies', import.meta.url));

export function readArmies(folder = FOLDER): readonly ShippedArmy[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { name: file.slice(0, -'.txt'.length), ruleset: rulesetOf(text), text };
  });
}
