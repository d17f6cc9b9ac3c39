/** SH-OBLIQUE. The oblique march: one hex in any direction, the facing kept. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State } from './state.ts';

// biome-ignore lint/correctness/useYield: not played yet
export function* oblique(
  _table: Table<State>,
  _id: string,
  _action: Extract<Action, { do: 'oblique' }>,
  _options: { readonly reserved?: number } = {},
): Play<Fact> {
  throw new Refusal('SH-OBLIQUE-01', phrase('refuse-not-yet', { what: phrase('not-yet-oblique') }));
}
