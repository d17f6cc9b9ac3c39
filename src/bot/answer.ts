/** What a command says: data, so that the router alone decides how it reaches the person. */
import type { Phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { Words } from '../words/words.ts';
import { harmless } from './harmless.ts';
import { CONTENT_LIMIT, cut, type Part, small } from './parts.ts';

interface File {
  readonly name: string;
  readonly data: Uint8Array;
  /** For those who cannot see it. */
  readonly alt?: string;
}

/** Plain words, or parts of the second component system; never both (Discord forbids it). */
export type Answer = ({ readonly content: string } | { readonly parts: readonly Part[] }) & {
  readonly files?: readonly File[];
  /** Of a changed message: the files that stay, by id. */
  readonly keeps?: readonly string[];
  /** For the person alone. What was acknowledged privately is so anyway. */
  readonly hidden?: boolean;
};

export function words(content: string): Answer {
  return { content: cut(content === '' ? '…' : content, CONTENT_LIMIT) };
}

export function hidden(answer: Answer): Answer {
  return { ...answer, hidden: true };
}

/** Several phrases, one a line. */
export function speak(say: Words['say'], language: Language, says: readonly Phrase[]): string {
  return says.map((each) => say(language, each)).join('\n');
}

/** Why not; the clause, where a rulebook has one; and what could be said instead. */
export function refused(say: Words['say'], language: Language, refusal: Refusal): string {
  // The host speaks of people in words that are harmless already.
  const says = refusal.clause === 'HOST' ? refusal.says : harmless(refusal.says);
  const why = say(language, says);
  const clause = /^[A-Z]{2,3}-[A-Z]/.test(refusal.clause) ? ` [${refusal.clause}]` : '';
  const instead = refusal.instead.slice(0, 3).map((each) => `\`${each.replaceAll('`', '')}\``);
  if (instead.length === 0) return why + clause;
  return `${why}${clause}\n${small(say(language, { id: 'bot-instead', args: { list: instead.join(' · ') } }))}`;
}

/** The words of a reply, or of the refusal that came instead. */
export function replied(
  say: Words['say'],
  language: Language,
  result: { readonly says: readonly Phrase[] } | Refusal,
): Answer {
  return words(result instanceof Refusal ? refused(say, language, result) : speak(say, language, result.says));
}
