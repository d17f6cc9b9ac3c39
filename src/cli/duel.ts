/**
 * `npm run duel -- ../other rosenau,neudorf 200 [seed]`: plays mirrored battles on each scenario, the bot of this
 * checkout against the bot of another, with this checkout's dice and rules. The other folder must have the same format
 * of stored positions: `git worktree add ../other <commit>`, where node_modules may be a link to this one's.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { type AnyRuleset, rulesetsByName } from '../host/ruleset.ts';
import type { Idea } from '../kernel/ruleset.ts';
import { rulesetOf, rulesets } from '../rules/index.ts';
import { type Mind, plainMind } from '../selfplay/battle.ts';
import { type Duel, duel, shareWithError } from '../selfplay/duel.ts';

Error.stackTraceLimit = 0;

const [folder, scenarios = 'rosenau,mill-stream,neudorf,valdehorra,dennefeld', battles = '80', seed = 'duel'] =
  process.argv.slice(2);
if (folder === undefined) throw new Error('npm run duel -- <another checkout> [scenarios] [battles] [seed]');

const theirs = (await import(pathToFileURL(resolve(folder, 'src/rules/index.ts')).href)) as {
  readonly rulesets: typeof rulesets;
};
const known = rulesetsByName(rulesets);
const others = rulesetsByName(theirs.rulesets);

function told(name: string, { battles: many, won, lost, drawn, pairs }: Duel): string {
  const { share, error } = shareWithError(pairs);
  return `${name}: ${won} won, ${lost} lost, ${drawn} drawn of ${many}; ${share} ± ${error} %`;
}

/** Until November 2026 ideas were only texts. */
function mindOf(rules: AnyRuleset): Mind<unknown> {
  return (now, side) =>
    (rules.ideas(rules.view(now, side), side) as readonly (string | Idea)[]).map((idea) =>
      typeof idea === 'string' ? { text: idea } : idea,
    );
}

function duelOn(name: string): Duel {
  const text = readFileSync(fileURLToPath(new URL(`../../assets/scenarios/${name}.txt`, import.meta.url)), 'utf8');
  const rules: AnyRuleset = known.get(rulesetOf(text))!;
  const other: AnyRuleset = others.get(rules.name)!;
  const read = rules.read(text);
  if ('faults' in read) throw new Error(`${name} has faults`);
  const pairs = Math.ceil(Number(battles) / 2);
  const minds = { one: plainMind(rules), other: mindOf(other) };
  return duel(rules, read.state, { ...minds, pairs, seed: `${seed} ${name}` });
}

const all: Duel[] = [];
for (const name of scenarios.split(',')) {
  const fought = duelOn(name);
  console.log(told(name, fought));
  all.push(fought);
}
if (all.length > 1) {
  const sum = (of: (each: Duel) => number) => all.reduce((total, each) => total + of(each), 0);
  console.log(
    told('all', {
      battles: sum((each) => each.battles),
      won: sum((each) => each.won),
      lost: sum((each) => each.lost),
      drawn: sum((each) => each.drawn),
      pairs: all.flatMap(({ pairs }) => pairs),
    }),
  );
}
