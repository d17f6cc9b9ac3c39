/** What a throw must bring, before it is thrown: in the preview of an order. */
import { total } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { chanceOf, type Keep } from '../morale.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';

/** SH-MORALE-06, -07. A test of morale: what it is for, the most that passes, and the chance of that. */
export function oddsAhead({ why, unit, base = 0, ledger, about }: Roll, now: State): Phrase | undefined {
  if (why !== 'morale' || unit === undefined) return undefined;
  const needs = total(base, ledger);
  return phrase('preview-test', {
    unit: nounOf(now, unit),
    reason: String(about['reason']),
    base,
    modifiers: ledger.map(({ name, n }) => phrase('preview-modifier', { n, name: phrase(`modifier-${name}`) })),
    weighed: ledger.length,
    needs,
    chance: chanceOf(needs, about['keep'] as Keep),
  });
}
