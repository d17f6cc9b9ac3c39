/** PE-STEP. From an order of the table to the procedure that plays it. */
import type { Play, Side, Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import { endHalf } from './half.ts';
import { open } from './open.ts';
import type { Order } from './order.ts';
import { playQuarter } from './quarter.ts';
import type { State } from './state.ts';

export function* play(table: Table<State>, order: Order, _by: Side): Play<Fact> {
  switch (order.kind) {
    case 'sheets':
      inPhase(table.now, 'sheets');
      return yield* open(table, { red: order.red, blue: order.blue });
    case 'quarter':
      inPhase(table.now, 'quarters');
      return yield* playQuarter(table);
    case 'half':
      inPhase(table.now, 'half');
      return yield* endHalf(table);
  }
}

/** Only the table gives these orders, each when it is due. */
function inPhase({ phase }: State, wanted: State['phase']): void {
  if (phase !== wanted) throw new Error(`${wanted} are played in their phase, not in ${phase}`);
}
