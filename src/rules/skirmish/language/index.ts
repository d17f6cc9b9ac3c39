/** The order language: text in English or French, and back. */
import { refusal, Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Filed, Language, Ordered } from '../../../kernel/ruleset.ts';
import type { Order } from '../order.ts';
import { DIFFERENCE, ELITE_UNIT } from '../questions.ts';
import type { State } from '../state.ts';
import { completedFor, spelledOut } from './figures.ts';
import { grammar } from './grammar.ts';

export const { parse, showOrder, write } = grammar;

/** SK-Q-30. Figures named after their unit are ordered for themselves, if they can do it without the others. */
export function orders(typed: string, now: State, by: Side): readonly Ordered<Order>[] | Refusal {
  const { text, whole } = spelledOut(typed);
  const found = grammar.orders(text, now, by);
  if (whole === undefined || !(found instanceof Refusal)) return found;
  const all = grammar.orders(whole, now, by);
  if (all instanceof Refusal) return all;
  return refusal('SK-Q-30', 'refuse-sk-whole', {}, [all.map((each) => each.text).join('; ')]);
}

type After = Parameters<typeof grammar.complete>[4];

export function complete(typed: string, now: State, by: Side, language: Language, after: After): readonly Completion[] {
  const isRead = ({ text }: Completion): boolean => {
    const read = orders(text, now, by);
    return !(read instanceof Refusal) || read.says.id !== 'refuse-sk-whole';
  };
  return completedFor(typed, (whole) => grammar.complete(whole, now, by, language, after)).filter(isRead);
}

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
