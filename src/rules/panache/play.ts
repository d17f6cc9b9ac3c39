/** PA-STEP. From an order to the procedure that plays it. */
import { endByAgreement } from '../../kernel/ending.ts';
import { byHand } from '../../kernel/hand.ts';
import { phrase } from '../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Side, type Table, sidePhrase } from '../../kernel/play.ts';
import { apply } from './apply.ts';
import { deedsOf } from './desk/index.ts';
import { enter } from './moves/enter.ts';
import type { Fact } from './facts.ts';
import { leave } from './moves/leave.ts';
import { move } from './moves/move.ts';
import type { Order } from './order.ts';
import { endMovement, open } from './sequence.ts';
import type { State } from './state.ts';
import { wagons } from './moves/wagons.ts';

/** One side's order, from its checks to its last consequence. */
export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'open':
      insist(mayOpen(table.now, by));
      return yield* open(table);
    case 'resign':
    case 'draw':
      return yield* endByAgreement(table.now, order.kind, by, 'PA-GAP-02');
    case 'hand':
      return yield* byHand(table, apply, order.hand, deedsOf(order.hand, by));
    case 'move':
      insist(isMoving(table.now, by));
      return yield* move(table, order, by);
    case 'enter':
      insist(isMoving(table.now, by));
      return yield* enter(table, order, by);
    case 'leave':
      insist(isMoving(table.now, by));
      return yield* leave(table, order, by);
    case 'wagons':
      insist(isMoving(table.now, by));
      return yield* wagons(table, order, by);
    case 'end':
      insist(isMoving(table.now, by));
      return yield* endMovement(table);
  }
}

/** PA-STEP-01. The automatic order that opens a turn. */
function mayOpen(now: State, by: Side): Refusal | undefined {
  if (now.phase === 'opening' && now.active === by) return undefined;
  return new Refusal('PA-STEP-01', phrase('refuse-pa-open'));
}

/** PA-ACT-02, -06, PA-GAP-02, -06. Only the active side moves, and only in the movement phase. */
function isMoving(now: State, by: Side): Refusal | undefined {
  if (now.phase === 'over') return new Refusal('PA-GAP-02', phrase('refuse-over'));
  if (now.phase === 'combat') return new Refusal('PA-GAP-06', phrase('refuse-pa-combat'));
  if (now.phase === 'result') return new Refusal('PA-GAP-02', phrase('refuse-pa-result'));
  if (now.phase === 'movement' && now.active === by) return undefined;
  return new Refusal('PA-ACT-02', phrase('refuse-pa-turn', { side: sidePhrase(now.active) }));
}
