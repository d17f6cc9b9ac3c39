/** Canonical orders in the language of their reader. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { parse } from './orders.ts';
import { render } from './write.ts';

/** What cannot be read is shown as it is. */
export function showOrder(text: string, language: Language): string {
  const order = parse(text);
  return order instanceof Refusal ? text : render(order, language);
}
