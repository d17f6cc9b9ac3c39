/** SH-FIRE-17 to -21. An extended line fires with one half, then with the other. */
import { phrase } from '../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { Action } from './order.ts';
import type { State, Unit } from './state.ts';

type FireAction = Extract<Action, { do: 'fire' }>;

/** SH-FIRE-13. Only an extended line fires twice. */
export function mayFireTwice(unit: Unit): Refusal | undefined {
  return new Refusal('SH-FIRE-13', phrase('refuse-combine', { unit: unit.name }));
}

export function* doubleFire(_table: Table<State>, _id: string, _first: FireAction, _second: FireAction): Play<Fact> {
  throw new Refusal('SH-FIRE-17', phrase('refuse-not-yet', { what: phrase('not-yet-extended-line') }));
}
