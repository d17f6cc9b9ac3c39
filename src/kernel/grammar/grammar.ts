/**
 * A language of orders, from a ruleset's table of verbs: parses and writes orders in either language, completes them,
 * and builds them with buttons. The words and slots are the ruleset's own, except the slots of units (here) and places
 * (with their board).
 */
import { Refusal, type Side } from '../play.ts';
import type { Completion, Language, Ordered } from '../ruleset.ts';
import { ORDER_TEXT, read } from '../text/reader.ts';
import { segmentsOf, type Token } from '../text/tokens.ts';
import type { Branch } from './branch.ts';
import { grown } from './grown.ts';
import { type After, complete, everyOrder, mayIn, suggest } from './offered.ts';
import { readOrder } from './read.ts';
import { type Ground, readerOf } from './slot.ts';
import { prepared, type Table } from './table.ts';
import { textOf } from './written.ts';

export interface Grammar<S, O> {
  readonly orders: (text: string, state: S, by: Side) => readonly Ordered<O>[] | Refusal;
  /** One order, without checking names: there is no position to read it against. */
  readonly parse: (text: string) => O | Refusal;
  /** In the canonical form: English, and short. */
  readonly write: (order: O) => string;
  /** In a reader's language. */
  readonly render: (order: O, language: Language) => string;
  /** A canonical order in a reader's language; unparsable text is shown as it is. */
  readonly showOrder: (text: string, language: Language) => string;
  readonly branches: (now: S, by: Side) => readonly Branch[];
  readonly complete: (typed: string, now: S, by: Side, language: Language, after: After<S>) => readonly Completion[];
  readonly suggest: (now: S, by: Side, after: After<S>) => readonly string[];
  readonly everyOrder: (now: S, by: Side, after: After<S>) => readonly string[];
}

export function grammarOf<S, W, O extends { readonly kind: string }>(written: Table<S, W, O>): Grammar<S, O> {
  const table = prepared(written);
  const { shapes, empty, vocabulary } = table;
  const understood = (typed: string, ground: Ground<S> | undefined, tokens: readonly Token[]) =>
    read(readOrder(table, readerOf(typed, shapes, ground, tokens)));
  const render = (order: O, language: Language) => textOf(table, order, language);
  const write = (order: O) => render(order, 'en');
  const branches = (now: S, by: Side) => grown(table, now, by);
  const parse = (text: string) => {
    const segments = segmentsOf(text, shapes);
    return segments.length === 1 ? understood(text, undefined, segments[0]!) : new Refusal(ORDER_TEXT, empty);
  };
  return {
    write,
    render,
    branches,
    orders(text, state, by) {
      const segments = segmentsOf(text, shapes);
      if (segments.length === 0) return new Refusal(ORDER_TEXT, empty);
      const found: Ordered<O>[] = [];
      for (const tokens of segments) {
        const order = understood(text, { state, by }, tokens);
        if (order instanceof Refusal) return order;
        found.push({ text: write(order), order });
      }
      return found;
    },
    parse,
    showOrder(text, language) {
      const order = parse(text);
      return order instanceof Refusal ? text : render(order, language);
    },
    complete: (typed, now, by, language, after) =>
      complete(typed, { now, by, language, after, branches, wordsIn: table.wordsIn, fillers: vocabulary.fillers }),
    suggest: (now, by, after) => suggest(branches(now, by), mayIn(after, now, by)),
    everyOrder: (now, by, after) => everyOrder(branches(now, by), mayIn(after, now, by)),
  };
}
