/** SH-FIRE-10, -11. Controlled Fire: a volley, then the charge or assault on the same enemy. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { AssaultAction } from './assault.ts';
import type { ChargeAction } from './charge.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State, Unit } from './state.ts';

/** SH-FIRE-10, SH-SKILL-CONTROLLEDFIRE-03. Infantry in line with Controlled Fire. */
export function mayFireThenAttack(unit: Unit): Refusal | undefined {
  return new Refusal('SH-FIRE-10', phrase('refuse-combine', { unit: unit.name }));
}

export function* fireThenAttack(
  _table: Table<State>,
  _id: string,
  _first: Extract<Action, { do: 'fire' }>,
  _second: ChargeAction | AssaultAction,
): Play<Fact> {
  throw new Refusal('SH-FIRE-10', phrase('refuse-not-yet', { what: phrase('action-assault') }));
}
