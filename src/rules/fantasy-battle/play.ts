/** FB-STEP. From an order to the procedure that plays it. */
import { endByAgreement } from '../../kernel/ending.ts';
import { byHand } from '../../kernel/hand.ts';
import { happen, insist, type Play, refusal, type Refusal, type Side, type Table } from '../../kernel/play.ts';
import { isActing } from './moves/activate.ts';
import { apply } from './apply.ts';
import { canTakePlace, charge } from './charge/charge.ts';
import { rideOut } from './moves/commanders.ts';
import { deedsOf } from './desk/index.ts';
import type { Fact } from './facts.ts';
import { advance } from './moves/move.ts';
import type { Order } from './order.ts';
import { evade } from './moves/passage.ts';
import { isFoughtAlone, type State, unitOf } from './state.ts';
import { endMovement, fightPhase, mustCharge, open } from './turn.ts';
import { endIfBroken } from './victory.ts';

/** One side's order, from its checks to its last consequence. */
export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'open':
      insist(table.now.phase === 'opening' ? undefined : refusal('FB-STEP-07', 'refuse-fb-open'));
      return yield* open(table);
    case 'fight':
      insist(isFoughtAlone(table.now) ? undefined : refusal('FB-STEP-07', 'refuse-fb-open'));
      return yield* fightPhase(table);
    case 'hand':
      return yield* byHand(table, apply, order.hand, deedsOf(order.hand, by));
    case 'resign':
    case 'draw':
      return yield* endByAgreement(table.now, order.kind, by, 'FB-GAP-12');
    case 'advance':
    case 'go':
    case 'stands':
    case 'evade':
    case 'charge':
    case 'ride':
    case 'end':
      return yield* ordered(table, order, by);
  }
}

function* ordered(table: Table<State>, order: Action, by: Side): Play<Fact> {
  insist(isActing(table.now, by));
  const isLate = table.now.objection !== undefined && order.kind === 'charge' && !canTakePlace(table.now, order);
  if (isLate) return yield* happen<Fact>({ type: 'phase', phase: 'movement' });
  insist(areThere(table.now, order));
  yield* action(table, order, by);
  yield* endIfBroken(table);
}

type Action = Exclude<Order, { kind: 'open' | 'fight' | 'hand' | 'resign' | 'draw' }>;

function* action(table: Table<State>, order: Action, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'advance':
    case 'go':
    case 'stands':
      insist(boundToCharge(table.now, order.unit));
      return yield* advance(table, order, by);
    case 'evade':
      insist(boundToCharge(table.now, order.unit));
      return yield* evade(table, order, by);
    case 'charge':
      return yield* charge(table, order, by);
    case 'ride':
      return yield* rideOut(table, order, by);
    case 'end':
      return yield* endMovement(table, by);
  }
}

/** FB-CHG-04, FB-STEP-02. */
function boundToCharge(now: State, id: string): Refusal | undefined {
  const unit = unitOf(now, id);
  return mustCharge(now, unit) ? refusal('FB-CHG-04', 'refuse-fb-fanatic', { unit: unit.name }) : undefined;
}

/** FB-OFF-02, FB-GAP-07. Units and commanders that are named must be on the table; units do what units do, and commanders ride. */
function areThere({ gone, returning, units, commanders }: State, order: Action): Refusal | undefined {
  const { unit, target, support, from, commander } = order as Partial<Record<string, string | false>>;
  const named = [unit, target, support, from, commander].filter((id) => typeof id === 'string');
  const lost = [...gone, ...returning.map((each) => each.unit)].find(({ id }) => named.includes(id));
  if (lost) return refusal('FB-OFF-02', 'refuse-fb-gone', { unit: lost.name });
  const asUnits = [unit, target, support, from];
  const misplaced = commanders.find(({ id }) => asUnits.includes(id)) ?? units.find(({ id }) => id === commander);
  return misplaced && refusal('FB-GAP-07', 'refuse-fb-commander', { unit: misplaced.name });
}
