/** The scenario files of `assets/scenarios`, each offered under its file name and its own title. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Scenario } from './host/battle/deps.ts';
import type { Size } from './survey/surveyor.ts';
import type { AnyRuleset } from './host/ruleset.ts';
import { phrase } from './kernel/phrase.ts';
import { surveyorOf } from './survey/boards.ts';
import { rulesetOf } from './rules/index.ts';

const FOLDER = fileURLToPath(new URL('../assets/scenarios', import.meta.url));

export function readScenarios(rulesets: ReadonlyMap<string, AnyRuleset>, folder = FOLDER): readonly Scenario[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.toSorted().map((file) => {
    const name = file.slice(0, -'.txt'.length);
    const text = readFileSync(join(folder, file), 'utf8');
    const ruleset = rulesetOf(text);
    const rules = rulesets.get(ruleset);
    const read = rules?.read(text);
    // A file with errors is offered too; opening it shows them.
    const title = read && 'title' in read ? read.title : phrase('bot-scenario', { name });
    return { name, title, ruleset, ...(rules && read && 'state' in read && { size: sizeOf(rules, read.state) }), text };
  });
}

function sizeOf(rules: AnyRuleset, state: unknown): Size {
  const scene = rules.draw({ now: rules.view(state), transcript: [], frame: 'whole' }, ({ id }) => id);
  return surveyorOf(scene).sizeOf(scene);
}
