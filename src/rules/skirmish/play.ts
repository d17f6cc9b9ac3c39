/** SK-STEP. From an order to the procedure that plays it. */
import { endByAgreement } from '../../kernel/ending.ts';
import { byHand } from '../../kernel/hand.ts';
import { insist, type Play, refusal, type Refusal, type Side, type Table } from '../../kernel/play.ts';
import { apply } from './apply.ts';
import { assault } from './moves/assault.ts';
import { deedsOf } from './desk/index.ts';
import type { Fact } from './facts.ts';
import { fire } from './fire/fire.ts';
import { formed, formUp, reload, turnOnSpot } from './moves/form.ts';
import { isActing } from './may-act.ts';
import { move, moveOf } from './moves/move.ts';
import type { Order } from './order.ts';
import type { State } from './state.ts';
import { twinned } from './moves/twins.ts';
import { endTurn, open } from './turn.ts';

/** One side's order, from its checks to its last consequence. */
export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  if (order.kind === 'open') {
    insist(mayOpen(table.now));
    return yield* open(table);
  }
  if (order.kind === 'hand') return yield* byHand(table, apply, order.hand, deedsOf(order.hand, by));
  if (order.kind === 'resign' || order.kind === 'draw')
    return yield* endByAgreement(table.now, order.kind, by, 'SK-GAP-12');
  insist(isActing(table.now, by));
  insist(areThere(table.now, order));
  yield* action(table, order, by);
}

type Action = Exclude<Order, { kind: 'open' | 'hand' | 'resign' | 'draw' }>;

function* action(table: Table<State>, order: Action, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'fire':
      return yield* fire(table, order, by);
    case 'advance':
    case 'go':
      return yield* move(table, order, insist(twinned(table.now, order, by, moveOf(table.now, order, by))));
    case 'turn':
      return yield* turnOnSpot(table, order, by);
    case 'reload':
      return yield* reload(table, order, by);
    case 'form':
      return yield* formUp(table, order, insist(twinned(table.now, order, by, formed(table.now, order, by))));
    case 'assault':
      return yield* assault(table, order, by);
    case 'end':
      return yield* endTurn(table, by);
  }
}

/** SK-GAP-03. Who is named is on the table, the figures too. */
function areThere({ gone, units }: State, order: Action): Refusal | undefined {
  const named = [...('unit' in order ? [order.unit] : []), ...('target' in order ? [order.target] : [])];
  const lost = gone.find(({ id }) => named.includes(id));
  if (lost) return refusal('SK-GAP-03', 'refuse-sk-gone', { unit: lost.name });
  if (!('figures' in order)) return undefined;
  const unit = units.find(({ id }) => id === order.unit)!;
  const n = order.figures.find((each) => unit.figures.every((figure) => figure.n !== each));
  return n === undefined ? undefined : refusal('SK-GAP-03', 'refuse-sk-figure', { unit: unit.name, n });
}

function mayOpen({ phase }: State): Refusal | undefined {
  return phase === 'opening' ? undefined : refusal('SK-STEP-01', 'refuse-sk-open');
}
