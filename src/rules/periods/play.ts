/** PE-STEP. From an order to the procedure that plays it. */
import { endByAgreement } from '../../kernel/ending.ts';
import { byHand } from '../../kernel/hand.ts';
import { insist, type Play, refusal, type Side, type Table } from '../../kernel/play.ts';
import { apply } from './apply.ts';
import { deedsOf } from './desk/index.ts';
import type { Fact } from './facts.ts';
import { endHalf, fightHalf } from './clock/half.ts';
import { open } from './clock/open.ts';
import type { Order } from './order.ts';
import { playQuarter } from './clock/quarter.ts';
import type { State } from './state.ts';
import { writeSheet } from './sheet/write.ts';

export function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  switch (order.kind) {
    case 'line':
    case 'ride':
    case 'errand':
    case 'strike':
    case 'seal':
      return yield* writeSheet(table, order, by);
    case 'hand':
      return yield* byHand(table, apply, order.hand, deedsOf(order.hand, by));
    case 'resign':
    case 'draw':
      return yield* endByAgreement(table.now, order.kind, by, 'PE-GAP-17');
    case 'sheets':
      inPhase(table.now, 'sheets');
      return yield* open(table, { red: order.red, blue: order.blue });
    case 'quarter':
      inPhase(table.now, 'quarters');
      return yield* playQuarter(table);
    case 'half':
      inPhase(table.now, 'half');
      return yield* endHalf(table);
    case 'fight':
      inPhase(table.now, 'desk', 'fire');
      return yield* fightHalf(table);
  }
}

/** Only the table gives these orders, each when it is due. */
function inPhase({ phase }: State, ...wanted: readonly State['phase'][]): void {
  insist(wanted.includes(phase) ? undefined : refusal('PE-STEP-04', 'periods-refuse-phase'));
}
