/** The order language: text in English or French, and back. */
import type { Side } from '../../../kernel/play.ts';
import { isActing } from '../moves/activate.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { grammar } from './grammar.ts';

export const { complete, orders, parse, showOrder, write } = grammar;

/** FB-STEP. All that is proposed to its units and commanders, and the end of the turn; nothing while something is settled. */
export function suggest(now: State, by: Side, after: Parameters<typeof grammar.everyOrder>[2]): readonly string[] {
  return isActing(now, by) ? [] : grammar.everyOrder(now, by, after);
}

/** Who is moved by an order. */
export function who(order: Order): readonly string[] {
  if (order.kind === 'ride') return [order.commander];
  return 'unit' in order ? [order.unit] : [];
}
