/** SH-EVADE. Evasion: backwards, the facing kept; as an action, as a reaction, and before a new square. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State } from './state.ts';

export function* evade(_table: Table<State>, _id: string, _action: Extract<Action, { do: 'evade' }>): Play<Fact> {
  throw new Refusal('SH-EVADE-01', phrase('refuse-not-yet', { what: phrase('not-yet-evade') }));
}
