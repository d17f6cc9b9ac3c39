/** The order language: text in English or French, and back. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Filed, Language } from '../../../kernel/ruleset.ts';
import type { Order } from '../order.ts';
import { DIFFERENCE, ELITE_UNIT } from '../questions.ts';
import { grammar } from './grammar.ts';

export const { complete, orders, parse, write } = grammar;

/** All that is proposed to its units, and the end of the turn. */
export const suggest = grammar.everyOrder;

/** Canonical orders in a reader's language; unparsable text is shown as it is. */
export function showOrder(text: string, language: Language): string {
  const order = parse(text);
  return order instanceof Refusal ? text : grammar.render(order, language);
}

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
