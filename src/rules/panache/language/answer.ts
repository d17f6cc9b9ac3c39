/** Answers as they are typed: TABLE-01 in many words, others as they are offered. */
import type { Asked } from '../../../kernel/play.ts';
import type { Filed, Language } from '../../../kernel/ruleset.ts';
import { readerOf } from '../../../kernel/grammar/slot.ts';
import { EITHER_FIRST } from '../../../kernel/text/tokens.ts';
import { offered } from '../questions.ts';
import { shownWord, words } from './vocabulary.ts';

/** The answer in its canonical form; what cannot be read is handed on as it is: the question says why it is no answer. */
export function answer(text: string, asked: Asked): { readonly text: string; readonly filed: readonly Filed[] } {
  return { text: parseAnswer(text) ?? offered(text, asked) ?? text.trim(), filed: [] };
}

/** The book asks nothing else; what cannot be read is shown as it is. */
export function showAnswer(_kind: string, text: string, language: Language): string {
  const meant = parseAnswer(text);
  return meant === undefined ? text : shownWord(meant, language);
}

function parseAnswer(text: string): 'agree' | 'refuse' | undefined {
  const reader = readerOf(text, EITHER_FIRST);
  const meant = words.takeWord(reader, 'agree', 'refuse');
  return words.upcoming(reader) ? undefined : meant;
}
