/** Canonical texts in the language of their reader. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { parseAnswer } from './answer.ts';
import { readDeeds, writeDeeds } from './deeds.ts';
import { parse } from './orders.ts';
import { shownWord } from './vocabulary.ts';
import { render } from './write.ts';

/** What cannot be read is shown as it is. */
export function show(text: string, language: Language): string {
  const order = parse(text);
  if (!(order instanceof Refusal)) return render(order, language);
  const meant = parseAnswer(text);
  if (meant !== undefined) return shownWord(meant, language);
  const deeds = readDeeds(text);
  return deeds instanceof Refusal ? text : writeDeeds(deeds, language);
}
