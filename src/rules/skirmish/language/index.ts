/** The order language: text in English or French, and back. */
import type { Side } from '../../../kernel/play.ts';
import type { Filed } from '../../../kernel/ruleset.ts';
import type { Order } from '../order.ts';
import { DIFFERENCE, ELITE_UNIT } from '../questions.ts';
import { grammar } from './grammar.ts';

export const { complete, orders, parse, showOrder, write } = grammar;

/** All that is proposed to its units, and the end of the turn. */
export const suggest = grammar.everyOrder;

/** The units that an order moves. */
export function who(order: Order): readonly string[] {
  return 'unit' in order ? [order.unit] : [];
}

/** SK-ASK-01, -06. What an order to fire answers beforehand. */
export function filed(order: Order, to: Side): readonly Filed[] {
  if (order.kind !== 'fire') return [];
  const { unit, elite, difference } = order;
  return [
    ...(elite === undefined ? [] : [{ to, unit, kind: ELITE_UNIT.kind, text: ELITE_UNIT.choice.write(elite, 'en') }]),
    ...(difference === undefined
      ? []
      : [{ to, unit, kind: DIFFERENCE.kind, text: DIFFERENCE.choice.write(difference, 'en') }]),
  ];
}
