/** The order language: text in English or French, and back. */
import type { Order } from '../order.ts';
import { grammar } from './grammar.ts';

export const { complete, orders, parse, showOrder, write } = grammar;

/** All that is proposed to its units and commanders, and the end of the turn. */
export const suggest = grammar.everyOrder;

/** Who is moved by an order. */
export function who(order: Order): readonly string[] {
  if (order.kind === 'ride') return [order.commander];
  return 'unit' in order ? [order.unit] : [];
}
