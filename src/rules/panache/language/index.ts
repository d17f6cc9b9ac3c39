/** The order language: text in English or French, and back. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { showAnswer } from '../questions.ts';
import { parseAnswer } from './answer.ts';
import { readDeeds, writeDeeds } from './deeds.ts';
import { grammar } from './grammar.ts';
import { shownWord } from './vocabulary.ts';

export { answer } from './answer.ts';
export { armWord, deedWord } from './deed-words.ts';
export { completeDeeds, readDeeds, writeDeeds } from './deeds.ts';

export const { complete, everyOrder, orders, parse, suggest, write } = grammar;

/** Canonical texts in a reader's language; unparsable text is shown as it is. */
export function show(text: string, language: Language): string {
  const order = parse(text);
  if (!(order instanceof Refusal)) return grammar.render(order, language);
  const meant = parseAnswer(text);
  if (meant !== undefined) return shownWord(meant, language);
  const answered = showAnswer(text, language);
  if (answered !== undefined) return answered;
  const deeds = readDeeds(text);
  return deeds instanceof Refusal ? text : writeDeeds(deeds, language);
}
