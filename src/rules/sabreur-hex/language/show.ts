/** Canonical texts in the language of their reader. */
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { showAnswer } from '../questions/index.ts';
import { parseReplies } from './answer.ts';
import { readCorrections, writeCorrections } from './corrections.ts';
import { parse } from './orders.ts';
import { REPLIES } from './reply.ts';
import { render } from './write.ts';

/** What cannot be read is shown as it is. */
export function show(text: string, language: Language): string {
  const order = parse(text);
  if (!(order instanceof Refusal)) return render(order, language);
  const found = parseReplies(text);
  if (found instanceof Refusal) return showAnswer(text, language) ?? corrections(text, language);
  const replies = found.replies.map((reply) => REPLIES.write(reply, language)).join(', ');
  return found.unit === undefined ? replies : `${found.unit} ${replies}`;
}

function corrections(text: string, language: Language): string {
  const found = readCorrections(text);
  return found instanceof Refusal ? text : writeCorrections(found, language);
}
