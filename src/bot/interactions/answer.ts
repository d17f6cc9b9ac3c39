/** A command's answer as data. Only the router decides how it reaches the person. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { isClause } from '../../kernel/text/clauses.ts';
import type { Words } from '../../words/words.ts';
import type { Use } from '../bot.ts';
import { RefusedOrder } from '../../host/battle/refused-order.ts';
import { escapeMarkdown } from '../messages/escape-markdown.ts';
import { writeId } from './id.ts';
import { type Button, button, CONTENT_LIMIT, cut, type Part, type Row, rows, small, text } from '../messages/parts.ts';

interface File {
  readonly name: string;
  readonly data: Uint8Array;
  /** Alt text. */
  readonly alt?: string;
}

/** Plain text with buttons below it, or components V2. Never both, because Discord forbids it. */
export type Answer = (
  | { readonly content: string; readonly rows?: readonly Row[] }
  | { readonly parts: readonly Part[] }
) & {
  readonly files?: readonly File[];
  /** When a message is changed: the ids of the files to keep. */
  readonly keeps?: readonly string[];
  /** For this person only. A private acknowledgement makes it so anyway. */
  readonly hidden?: boolean;
};

/** The most characters of a button that every phone shows in full. */
const LABEL = 38;

export function words(content: string): Answer {
  return { content: cut(content === '' ? '…' : content, CONTENT_LIMIT) };
}

export function hidden(answer: Answer): Answer {
  return { ...answer, hidden: true };
}

/** Several phrases, one per line. */
export function speak(say: Words['say'], language: Language, says: readonly Phrase[]): string {
  return says.map((each) => say(language, each)).join('\n');
}

/** The reason, the clause if a rulebook has one, and what to type instead. */
export function refused(say: Words['say'], language: Language, refusal: Refusal): string {
  // The host has already escaped people's names.
  const says = refusal.clause === 'HOST' ? refusal.says : escapeMarkdown(refusal.says);
  const why = say(language, says);
  const clause = /^[A-Z]{2,3}-[A-Z]/.test(refusal.clause) ? ` [${refusal.clause}]` : '';
  const instead = refusal.instead
    .slice(0, 3)
    .filter((each) => !isOnButton(refusal, each))
    .map((each) => `\`${each.replaceAll('`', '')}\``);
  if (instead.length === 0) return why + clause;
  return `${why}${clause}\n${small(say(language, { id: 'bot-instead', args: { list: instead.join(' · ') } }))}`;
}

/** A function that speaks phrases in this person's language. */
export function sayer({ say, language }: Pick<Use, 'say' | 'language'>): (says: Phrase) => string {
  return (says) => say(language, says);
}

/** A button shows the whole order, so the text need not. */
function isOnButton(refusal: Refusal, order: string): boolean {
  return refusal instanceof RefusedOrder && order.length <= LABEL && refusal.offered.orders.includes(order);
}

/** A refusal, with a button for each order that can be given instead, and one that opens the clause. */
export function refusing(use: Pick<Use, 'say' | 'language'>, refusal: Refusal): Answer {
  const { why, ways } = whyAndWays(use, refusal);
  return ways.length === 0 ? words(why) : { parts: [text(cut(why, CONTENT_LIMIT)), ...ways] };
}

/** What a refusal says, and its buttons. */
export function whyAndWays({ say, language }: Pick<Use, 'say' | 'language'>, refusal: Refusal) {
  const ways = rows([
    ...insteadButtons(refusal),
    ...(refusal.says.id === 'sheet-sealed-already' ? [unsealButton({ say, language })] : []),
    ...clauseButton(refusal.clause),
  ]);
  return { why: refused(say, language, refusal), ways };
}

function insteadButtons(refusal: Refusal): Button[] {
  if (!(refusal instanceof RefusedOrder)) return [];
  const { draft, orders, isPlan } = refusal.offered;
  return orders.map((order, n) => button(writeId(isPlan ? 'replan' : 'instead', draft, n), cut(order, LABEL), 'main'));
}

/** Opens a sealed sheet again. */
function unsealButton({ say, language }: Pick<Use, 'say' | 'language'>): Button {
  return button(writeId('unseal'), say(language, phrase('sheet-unseal-label')), 'main');
}

/** A button that opens a clause, if this is a clause number. */
export function clauseButton(number: unknown): Button[] {
  return typeof number === 'string' && isClause(number) ? [button(writeId('clause', number), number)] : [];
}

/** The text of a reply, or of the refusal instead. */
export function replied(
  say: Words['say'],
  language: Language,
  result: { readonly says: readonly Phrase[] } | Refusal,
): Answer {
  return result instanceof Refusal ? refusing({ say, language }, result) : words(speak(say, language, result.says));
}
