/** The order language: text in English or French, and back. */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { After } from '../../../kernel/grammar/offered.ts';
import type { Completion, Language, Ordered } from '../../../kernel/ruleset.ts';
import type { Line, Order } from '../order.ts';
import type { State } from '../state.ts';
import { grammar } from './grammar.ts';
import { onward } from './onward.ts';
import { resolved } from './resolve.ts';
import { parse, showSheets } from './sheets.ts';
import { write } from './text.ts';

export { opening, parse } from './sheets.ts';
export { sheetText, write } from './text.ts';

/** PE-STEP-02, -03. What people write on a sheet; the opening only where it is due, and never as somebody's own order. */
export function orders(text: string, now: State, by: Side): readonly Ordered<Order>[] | Refusal {
  if (now.phase === 'sheets' && !now.writing && /^\s*sheets\b/.test(text)) {
    const order = parse(text);
    return order instanceof Refusal ? order : [{ text: write(order), order }];
  }
  const typed = grammar.orders(text, now, by);
  if (typed instanceof Refusal) return typed;
  const found: Ordered<Order>[] = [];
  for (const each of typed) {
    const order = resolved(each.order, now, by);
    if (order instanceof Refusal) return order;
    found.push({ text: write(order), order });
  }
  return found;
}

/** What is proposed; behind a value of one's own, what may follow it. */
export function complete(
  typed: string,
  now: State,
  by: Side,
  language: Language,
  after: After<State>,
): readonly Completion[] {
  const proposed = grammar.complete(typed, now, by, language, after);
  if (proposed.length > 0 || now.writing?.side !== by) return proposed;
  return onward(typed, now, by, language, { after, lineIn });
}

function lineIn(text: string, now: State, by: Side): Line | undefined {
  const read = orders(text, now, by);
  const order = read instanceof Refusal || read.length > 1 ? undefined : read[0]!.order;
  return order?.kind === 'line' ? order.line : undefined;
}

/** Canonical orders in a reader's language: one, a whole sheet, or the opening of both; other text as it is. */
export function showOrder(text: string, language: Language): string {
  const opened = showSheets(text, language);
  if (opened !== undefined) return opened;
  return text
    .split('; ')
    .map((part) => {
      const order = parse(part);
      return order instanceof Refusal ? part : write(order, language);
    })
    .join('; ');
}

/** All that is proposed to the side's units and officers, and the seal; nothing while something is settled. */
export function suggest(now: State, by: Side, after: Parameters<typeof grammar.everyOrder>[2]): readonly string[] {
  return now.writing?.side === by ? grammar.everyOrder(now, by, after) : [];
}

/** Who is moved by an order. */
export function who(order: Order): readonly string[] {
  if (order.kind === 'line') return [order.line.unit];
  if (order.kind === 'ride') return [order.ride.officer];
  if (order.kind === 'errand') return [order.errand.adc];
  return order.kind === 'strike' ? [order.unit] : [];
}
