/** An order as text: canonical (English, short), or in a reader's language. */
import type { Language } from '../shown.ts';
import { textBehind } from './line.ts';
import type { Prepared } from './table.ts';

export function textOf<S, W, O extends { readonly kind: string }>(
  table: Prepared<S, W, O>,
  order: O,
  language: Language,
): string {
  const w = (word: string) => table.vocabulary.shown(word, language);
  for (const [name, line] of table.lines) {
    const said = line.said(order);
    if (said) return [said['unit'], w(name), textBehind(table, line.pattern, said, language)].join(' ').trim();
  }
  const [word] = Object.entries(table.alone).find(([, each]) => each.order.kind === order.kind) ?? [];
  // An order that is never typed is shown as its kind.
  return word === undefined ? order.kind : w(word);
}
