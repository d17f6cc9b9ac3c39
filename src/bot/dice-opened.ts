/** The dice of a report, opened: what each roll was for, how it fell, and what it was drawn from. For one person's eyes. */
import type { DiceOpened, EntryOpened, RollOpened } from '../host/verbs/fair-dice/fair-dice-shown.ts';
import { saltLines } from '../host/messages/salt-lines.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { type Answer, refusing } from './answer.ts';
import type { Use } from './bot.ts';
import { type IdOf, writeId } from './id.ts';
import { button, container, pieces, rows, small, text } from './parts.ts';
import { citedBelow } from './ruled.ts';

/** What a page says. */
const PAGE = 2800;

export async function diceOpened(use: Use, id: IdOf<'drawn' | 'drawing'>): Promise<Answer> {
  const { host, request, say, language } = use;
  const { battle, from, to, question } = id;
  const opened = await host.openDice(request, { battle, from, to, ...(question !== undefined && { question }) });
  if (opened instanceof Refusal) return refusing(use, opened);
  if (opened.entries.length === 0) return said([text(say(language, phrase('fair-dice-none')))]);
  const pages = pieces(opened.entries.map((entry) => entryText(use, entry)).join('\n\n'), PAGE);
  const page = Math.min(Math.max(1, id.page), pages.length);
  const here = pages[page - 1]!;
  const turning = (n: number, label: string) => button(writeId('drawing', battle, from, to, question ?? '_', n), label);
  return said([
    text(`### ${say(language, phrase('fair-dice-title', { page, pages: pages.length }))}`),
    text(here),
    text(promiseText(use, opened)),
    ...(await citedBelow(use, [here])),
    ...rows([...(page > 1 ? [turning(page - 1, '◀')] : []), ...(page < pages.length ? [turning(page + 1, '▶')] : [])]),
  ]);
}

function said(inner: Parameters<typeof container>[0]): Answer {
  return { parts: [container(inner)] };
}

function entryText(use: Use, entry: EntryOpened): string {
  const say = (id: string, args = {}) => use.say(use.language, phrase(id, args));
  const { seq, by, order, position, link, rolls } = entry;
  const head = typeof seq === 'number' ? say('fair-entry', { seq }) : say(`fair-entry-${seq}`);
  const shown = order ? code(order.shown) : '';
  const whose = by && order ? say('fair-by-order', { by, order: shown }) : by ? use.say(use.language, by) : shown;
  return [
    [`**${head}**`, whose].filter(Boolean).join(' · '),
    ...rolls.map((roll) => rollText(use, roll)),
    small(say('fair-from', { position, order: order ? code(order.text) : '', known: order ? 'yes' : 'no' })),
    ...(link ? [small(say('fair-link', { hash: link.hash, previous: link.previous }))] : []),
  ].join('\n');
}

/** Its number from 1, as people count. */
function rollText(use: Use, { index, says, sides, got, modifiers, clauses, input }: RollOpened): string {
  const { say, language } = use;
  const [dice, what] = [got.length, say(language, says)];
  const reckoning = modifiers.map((each) => say(language, each)).join(' ');
  const named = clauses.filter((clause) => clause.includes('-')).join(', ');
  const line = [
    say(language, phrase('fair-rolled', { n: index + 1, what, dice, sides, got: got.join(' ') })),
    ...(reckoning === '' ? [] : [reckoning]),
    ...(named === '' ? [] : [`[${named}]`]),
  ].join(' · ');
  return [
    line,
    ...(input === undefined ? [] : [small(say(language, phrase('fair-input', { input: code(input) })))]),
  ].join('\n');
}

function promiseText({ say, language }: Use, { secret, secretHash, salts, scripted }: DiceOpened): string {
  const told = secret === undefined ? phrase('fair-later', { hash: secretHash }) : phrase('fair-by-hand', { secret });
  const written = scripted > 0 ? [phrase('host-dice-written', { n: scripted })] : [];
  return [told, ...saltLines(salts), ...written].map((each) => small(say(language, each))).join('\n');
}

/** As it is, whatever stands in it. */
function code(content: string): string {
  return content.includes('`') ? `\`\` ${content} \`\`` : `\`${content}\``;
}
