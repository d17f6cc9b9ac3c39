/** SH-RALLY. Rallying: strength regained, or panic overcome. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State } from './state.ts';

export function* rally(_table: Table<State>, _id: string, _action: Extract<Action, { do: 'rally' }>): Play<Fact> {
  throw new Refusal('SH-RALLY-01', phrase('refuse-not-yet', { what: phrase('action-rally') }));
}
