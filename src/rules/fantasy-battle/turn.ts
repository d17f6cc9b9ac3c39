/** FB-STEP-06 to -08. How a side's turn opens, its phases, and how it ends. */
import { happen, insist, type Play, refusal, Refusal, type Side, type Table } from '../../kernel/play.ts';
import { activationOf } from './moves/activate.ts';
import { apply } from './apply.ts';
import { waysOf } from './charge/checks.ts';
import type { Fact } from './facts.ts';
import { combatPhase } from './fights/combat.ts';
import { shootingPhase } from './fights/shooting.ts';
import { returnAll } from './moves/leave.ts';
import { enemiesOf } from './position/stands.ts';
import type { State, Unit } from './state.ts';
import { endIfBroken, endIfWithdrawn, endingOf } from './victory.ts';

/** FB-STEP-08, FB-GAP-02. Units that are due come back first. */
export function* open(table: Table<State>): Play<Fact> {
  const { active: side, first, turn } = table.now;
  yield* happen<Fact>({ type: 'opened', turn: side === first ? turn + 1 : turn, side });
  yield* returnAll(table, side);
}

/** FB-STEP-08. As if a side's turn began now. */
export function turnOf(now: State, side: Side): State {
  return apply(now, { type: 'opened', turn: now.turn, side });
}

/** FB-STEP-06, -07. Shooting comes next, then combat: open steps at the desk, or a stand-in. */
export function* endMovement(table: Table<State>, by: Side): Play<Fact> {
  insist(fanaticsDue(table.now, by));
  yield* happen<Fact>({ type: 'phase', phase: 'shooting' });
  yield* endIfWithdrawn(table);
}

/** FB-STEP-07, FB-GAP-12. The stand-in for the phase that it is. */
export function* fightPhase(table: Table<State>): Play<Fact> {
  if (table.now.phase === 'shooting') {
    yield* shootingPhase(table);
    yield* phaseEnds(table);
    if (table.now.phase === 'shooting') yield* happen<Fact>({ type: 'phase', phase: 'combat' });
    return;
  }
  yield* combatPhase(table);
  yield* phaseEnds(table);
  if (table.now.phase !== 'combat') return;
  for (const fact of endingOf(table.now)) yield* happen(fact);
}

function* phaseEnds(table: Table<State>): Play<Fact> {
  yield* endIfBroken(table);
  yield* endIfWithdrawn(table);
}

/** FB-CHG-04, FB-Q-11. Those who must charge and could. */
export function mustCharge(now: State, unit: Unit): boolean {
  return (
    unit.fanatic &&
    enemiesOf(now, unit).some(({ id: target }) => {
      const order = { kind: 'charge', unit: unit.id, target } as const;
      return (
        !(activationOf(now, order, unit.side) instanceof Refusal) && !(waysOf(now, order, unit.side) instanceof Refusal)
      );
    })
  );
}

function fanaticsDue(now: State, by: Side): Refusal | undefined {
  const due = now.units.find((unit) => unit.side === by && mustCharge(now, unit));
  return due && refusal('FB-CHG-04', 'refuse-fb-fanatic', { unit: due.name });
}
