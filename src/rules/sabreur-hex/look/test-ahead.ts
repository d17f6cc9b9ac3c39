/** What a throw must bring, or risks, before it is thrown: in the preview of an order. */
import { total } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { chanceOf, type Keep } from '../morale.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

export function oddsAhead(roll: Roll, now: State): Phrase | undefined {
  if (roll.unit === undefined) return undefined;
  const unit = nounOf(now, roll.unit);
  if (roll.why === 'morale') return phrase('preview-test', { unit, ...testAhead(roll) });
  // SH-ROUT-06, -08, -13, -14.
  return roll.why === 'rout' ? phrase('preview-rout', { unit }) : undefined;
}

/** SH-MORALE-06, -07. What a test is for, the most that passes, and the chance of that. */
function testAhead({ base = 0, ledger, about }: Roll): Phrase['args'] & object {
  const needs = total(base, ledger);
  return {
    reason: typeof about['reason'] === 'string' ? about['reason'] : '',
    base,
    modifiers: ledger.map(({ name, n }) => phrase('preview-modifier', { n, name: phrase(`modifier-${name}`) })),
    weighed: ledger.length,
    needs,
    chance: chanceOf(needs, about['keep'] as Keep),
  };
}
