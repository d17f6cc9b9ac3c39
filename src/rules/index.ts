/** The rulesets by name. */
import { firstLine } from '../kernel/text/lines.ts';
import { fantasyBattle } from './fantasy-battle/index.ts';
import { panache } from './panache/index.ts';
import { periods } from './periods/index.ts';
import { sabreurHex } from './sabreur-hex/index.ts';
import { skirmish } from './skirmish/index.ts';

export const rulesets = { 'sabreur-hex': sabreurHex, panache, skirmish, 'fantasy-battle': fantasyBattle, periods };

/** A scenario that names no ruleset was written when there was only this one. */
const UNNAMED = 'sabreur-hex';

/** The ruleset of a scenario: `rules panache` in its first line, remarks aside. */
export function rulesetOf(text: string): string {
  const [rules, ...name] = firstLine(text).map(({ folded }) => folded);
  return rules === 'rules' && name.length > 0 ? name.join('-') : UNNAMED;
}
