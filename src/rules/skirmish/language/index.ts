/** The order language: text in English or French, and back. */
import { refusal, Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, Filed, Language, Ordered } from '../../../kernel/ruleset.ts';
import { readerOf } from '../../../kernel/grammar/slot.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { segmentsOf } from '../../../kernel/text/tokens.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { Order } from '../order.ts';
import { DIFFERENCE, ELITE_UNIT } from '../questions.ts';
import type { State } from '../state.ts';
import { completedFor, figureOf, spelledOut } from './figures.ts';
import { grammar } from './grammar.ts';
import { words } from './vocabulary.ts';

export const { parse, showOrder, write } = grammar;

/** SK-Q-30. Figures named after their unit are ordered for themselves, if they can do it without the others. */
export function orders(typed: string, now: State, by: Side): readonly Ordered<Order>[] | Refusal {
  const { text, whole } = spelledOut(typed);
  const found = grammar.orders(text, now, by);
  if (!(found instanceof Refusal)) return found;
  if (asksSquare(text)) return refusal('SK-GEO-02', 'refuse-sk-square');
  const target = figureOf(text);
  if (target) return wholly(target.without, now, by, ['SK-Q-37', 'refuse-sk-one-of', { unit: quoted(target.unit) }]);
  return whole === undefined ? found : wholly(whole, now, by, ['SK-Q-30', 'refuse-sk-whole', {}]);
}

/** SK-GEO-02. A formation of other books. */
function asksSquare(text: string): boolean {
  return segmentsOf(text, MARCH_SHAPES).some((tokens) => {
    const reader = readerOf<State>(text, MARCH_SHAPES, undefined, tokens);
    if (!words.take(reader, 'unit')) return false;
    words.takeWord(reader, 'form');
    return words.sees(reader, 'square');
  });
}

/** Refused for the figures that it names; without them it is understood, or refused for what else is the matter. */
function wholly(whole: string, now: State, by: Side, [clause, id, args]: Parameters<typeof refusal>): Refusal {
  const all = grammar.orders(whole, now, by);
  if (all instanceof Refusal) return all;
  return refusal(clause, id, args, [all.map((each) => each.text).join('; ')]);
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
