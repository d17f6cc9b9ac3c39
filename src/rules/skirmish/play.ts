/** SK-STEP. From an order to the procedure that plays it. */
import { byHand } from '../../kernel/hand.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, happen, insist, type Play, Refusal, type Side, type Table } from '../../kernel/play.ts';
import { apply } from './apply.ts';
import { assault } from './assault.ts';
import type { Fact } from './facts.ts';
import { fire } from './fire.ts';
import { formUp, reload, turnOnSpot } from './form.ts';
import { move } from './move.ts';
import type { Order } from './order.ts';
import type { State } from './state.ts';
import { isActing } from './may-act.ts';
import { endTurn, open } from './turn.ts';

/** One side's order, from its checks to its last consequence. */
export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  if (order.kind === 'open') {
    insist(mayOpen(table.now));
    return yield* open(table);
  }
  if (order.kind === 'hand') return yield* byHand(table, apply, order.hand, () => []);
  if (order.kind === 'resign' || order.kind === 'draw') {
    insist(isUnderWay(table.now));
    if (order.kind === 'draw') return yield* happen<Fact>({ type: 'won', winner: 'draw', why: 'agreed' });
    return yield* happen<Fact>({ type: 'won', winner: enemyOf(by), why: 'resigned' });
  }
  insist(isActing(table.now, by));
  yield* action(table, order, by);
}

type Action = Exclude<Order, { kind: 'open' | 'hand' | 'resign' | 'draw' }>;

function* action(table: Table<State>, order: Action, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'fire':
      return yield* fire(table, order, by);
    case 'advance':
    case 'go':
      return yield* move(table, order, by);
    case 'turn':
      return yield* turnOnSpot(table, order, by);
    case 'reload':
      return yield* reload(table, order, by);
    case 'form':
      return yield* formUp(table, order, by);
    case 'assault':
      return yield* assault(table, order, by);
    case 'end':
      return yield* endTurn(table, by);
  }
}

function mayOpen({ phase }: State): Refusal | undefined {
  return phase === 'opening' ? undefined : new Refusal('SK-STEP-01', phrase('refuse-sk-open'));
}

function isUnderWay({ phase }: State): Refusal | undefined {
  return phase === 'over' ? new Refusal('SK-GAP-12', phrase('refuse-over')) : undefined;
}
