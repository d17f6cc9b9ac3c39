/** The order language: text in English or French, and back. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { grammar } from './grammar.ts';

export { answer, showAnswer } from './answer.ts';
export { armWord, deedWord } from './deed-words.ts';
export { completeDeeds, readDeeds, writeDeeds } from './deeds.ts';

export const { complete, everyOrder, orders, parse, suggest, write } = grammar;

/** Canonical orders in a reader's language; unparsable text is shown as it is. */
export function showOrder(text: string, language: Language): string {
  const order = parse(text);
  return order instanceof Refusal ? text : grammar.render(order, language);
}
