/** SH-ASSAULT. An assault: one hex or none in any direction, then a melee. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State } from './state.ts';

export type AssaultAction = Extract<Action, { do: 'assault' }>;

export function* assault(_table: Table<State>, _id: string, _action: AssaultAction): Play<Fact> {
  throw new Refusal('SH-ASSAULT-01', phrase('refuse-not-yet', { what: phrase('action-assault') }));
}
