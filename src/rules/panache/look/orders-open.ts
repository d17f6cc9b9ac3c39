/** What a unit can do now, with an example each, and why not the rest. */
import { type Tried, triedLines } from '../../../kernel/grammar/tried.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { shortClauses } from '../tell/clauses.ts';
import { VERBS } from '../language/verbs.ts';
import { bareNoun } from '../noun.ts';
import { mayFight } from '../sequence.ts';
import { isCharacter, type State, type Unit } from '../state.ts';

/** Why an order in canonical text is refused now; undefined if it is legal. */
export type WhyNot = (text: string) => Refusal | undefined;

/** An order in canonical text, and as its readers write it. */
export type Shown = (text: string) => { readonly en: string; readonly fr: string };

export function orderLines(now: State, unit: Unit, whyNot: WhyNot, shown: Shown): Phrase[][] {
  const [moving, ...others] = Object.entries(VERBS).flatMap(([name, { look }]): Tried[] => {
    const trial = look(now, unit);
    if (!trial) return [];
    const verb = phrase(`pa-look-verb-${name === 'noWagons' ? 'wagons' : name}`);
    const why = whyNot(trial.text);
    return [why ? { verb, why } : { verb, can: trial.says(bareNoun(shown(trial.text))) }];
  });
  const heads = { can: phrase('pa-look-can'), cannot: phrase('pa-look-cannot') };
  return triedLines([moving!, ...fight(now, unit), ...others], shortClauses, heads);
}

/** PA-GAP-06. Not an order: says that the players settle fights. */
function fight(now: State, unit: Unit): Tried[] {
  if (isCharacter(unit)) return [];
  const verb = phrase('pa-look-verb-fight');
  const why = mayFight(now, unit);
  return [why ? { verb, why } : { verb, can: phrase('pa-look-can-fight') }];
}
