/** SH-MARCH, SH-DISENGAGE. What all manoeuvres share: which units may make one, and how it is carried out. */
import { Refusal, refusal } from '../../../kernel/play.ts';
import { atEndOf, leftBehind, payForLeaving } from './disengage.ts';
import type { Displacement } from './way.ts';
import { happen, type Play } from '../facts.ts';
import { liftSkirmishers, putBack } from './skirmish-pass.ts';
import { isPanicked, isSquare, type State, type Table, type Unit, unitOf } from '../state.ts';

/** SH-MARCH-10, SH-ORDERS-16, SH-TURN-09, SH-Q-39. Whether this unit may manoeuvre at all in this player-turn. */
export function mayManoeuvre(_now: State, unit: Unit): Refusal | undefined {
  if (isSquare(unit)) return refusal('SH-MARCH-10', 'refuse-march-square', { unit });
  return mayMoveFreely(unit);
}

/** SH-ORDERS-16, SH-TURN-09, SH-SKIRMPASS-07. Neither panicked, displaced nor stubborn. */
export function mayMoveFreely(unit: Unit): Refusal | undefined {
  if (isPanicked(unit)) return refusal('SH-TURN-09', 'refuse-march-panicked', { unit });
  if (unit.displaced) return refusal('SH-SKIRMPASS-07', 'refuse-displaced', { unit });
  if (unit.mayNotManoeuvre) return refusal('SH-ORDERS-16', 'refuse-march-barred', { unit });
  return undefined;
}

/** SH-DISENGAGE-04, SH-SKIRMPASS-09. A manoeuvre with its price, and the friends that make way for it. */
export function* goAs(table: Table, id: string, way: Displacement): Play {
  const unit = unitOf(table.now, id);
  const end = atEndOf(unit, way);
  const left = leftBehind(table.now, unit, end);
  const lifted = yield* liftSkirmishers(table, end);
  yield* go(table, id, way);
  yield* putBack(table, id, lifted);
  yield* payForLeaving(table, id, left);
}

/** SH-MARCH-02, -12, SH-FACING-08. The rotation first, then the steps; both halves of an extended line move. */
export function* go(table: Table, id: string, way: Displacement): Play {
  const { facing, path, turn, also } = way;
  if (facing !== unitOf(table.now, id).facing) yield* happen({ type: 'turned', unit: id, facing, ...turn?.halves });
  if (path.length > 0) yield* happen({ type: 'moved', unit: id, path, ...(also !== undefined && { also }) });
}
