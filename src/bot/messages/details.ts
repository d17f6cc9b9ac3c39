/**
 * The details of a post, shown privately: its numbers of dice, what the orders cost, each roll and its inputs, the hash
 * chain, the clauses.
 */
import type { Titled, Touched } from '../../host/verbs/rulebook/rulebook.ts';
import type { DiceOpened, EntryOpened, RollOpened } from '../../host/verbs/fair-dice/fair-dice-shown.ts';
import { saltLines } from '../../host/messages/salt-lines.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { type Button, button, container, cut, type Inner, pieces, rows, small, text } from './parts.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { flat, menuOf } from '../features/rule-pages.ts';

/** Characters on a page. */
const PAGE = 2800;
/** Characters of a clause's excerpt. */
const EXCERPT = 100;

type DetailsId = IdOf<'details' | 'detailing' | 'touched' | 'drawn' | 'drawing'>;

export async function detailsOpened(id: DetailsId, _interaction: Pressing, use: Use): Promise<Pressed> {
  return { shows: await detailsShown(use, id) };
}

export async function detailsShown(use: Use, id: DetailsId): Promise<Answer> {
  const { host, request, say, language } = use;
  const wanted = { question: undefined, first: undefined, last: undefined, page: 1, ...id };
  const { battle, from, to, question } = wanted;
  const told = { battle, from, to, ...(question !== undefined && { question }) };
  const [opened, touched] = await Promise.all([host.openDice(request, told), host.touched(request, told)]);
  if (opened instanceof Refusal) return refusing(use, opened);
  if (touched instanceof Refusal) return refusing(use, touched);
  const pages = pieces(textsOf(use, wanted, opened, touched).join('\n\n'), PAGE);
  const page = Math.min(Math.max(1, wanted.page), Math.max(1, pages.length));
  return said([
    text(`### ${say(language, phrase('details-title', { page, pages: pages.length }))}`),
    text(pages[page - 1] ?? say(language, phrase('details-none'))),
    ...(opened.entries.length > 0 ? [text(promiseText(use, opened))] : []),
    ...clauseMenu(use, touched.clauses),
    ...rows([...turns(wanted, page, pages.length), ...readingsButton(use, battle, touched)]),
  ]);
}

/** The dice figures and the costs, then each order, then the clauses. */
function textsOf(use: Use, told: Numbers, opened: DiceOpened, { spent, clauses }: Touched): string[] {
  const { say, language } = use;
  const head = [...numbersOf(use, told), ...spent.map((each) => say(language, each))].map(small).join('\n');
  const named = clauses.map((each) => `**${each.name}** · ${cut(flat(use, each), EXCERPT)}`);
  const applied = named.length === 0 ? '' : [say(language, phrase('rules-touched')), ...named].join('\n');
  return [head, ...opened.entries.map((entry) => entryText(use, entry)), applied].filter((each) => each !== '');
}

interface Numbers {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

function numbersOf({ say, language }: Use, { first, last }: Numbers): string[] {
  if (first === undefined || last === undefined) return [];
  const numbers =
    first === last ? phrase('details-die', { n: first }) : phrase('details-dice', { from: first, to: last });
  return [say(language, numbers)];
}

function clauseMenu(use: Use, clauses: readonly Titled[]): Inner[] {
  if (clauses.length === 0) return [];
  return [menuOf(use, writeId('cited'), use.say(use.language, phrase('rules-choose-clause')), clauses)];
}

function turns({ battle, from, to, question, first, last }: Place, page: number, pages: number): Button[] {
  const place = [battle, from, to, question ?? '_', first ?? '_', last ?? '_'] as const;
  const turning = (n: number, label: string) => button(writeId('detailing', ...place, n), label);
  return [...(page > 1 ? [turning(page - 1, '◀')] : []), ...(page < pages ? [turning(page + 1, '▶')] : [])];
}

interface Place extends Numbers {
  readonly battle: string;
  readonly from: number;
  readonly to: number;
  readonly question?: number | undefined;
}

/** A button for this battle's rules options, where they differ from the recommended ones. */
function readingsButton({ say, language }: Use, battle: string, { hasOwnReadings }: Touched): Button[] {
  return hasOwnReadings ? [button(writeId('options', battle, 1), say(language, phrase('rules-options')))] : [];
}

function said(inner: readonly Inner[]): Answer {
  return { parts: [container(inner)] };
}

function entryText(use: Use, entry: EntryOpened): string {
  const say = (id: string, args = {}) => use.say(use.language, phrase(id, args));
  const { seq, by, order, position, link, rolls } = entry;
  const head = typeof seq === 'number' ? say('fair-entry', { seq }) : say(`fair-entry-${seq}`);
  const shown = order?.shown === undefined ? '' : code(order.shown);
  const whose =
    by && shown !== '' ? say('fair-by-order', { by, order: shown }) : by ? use.say(use.language, by) : shown;
  return [
    [`**${head}**`, whose].filter(Boolean).join(' · '),
    ...rolls.map((roll) => rollText(use, roll)),
    small(say('fair-from', { position, order: order ? code(order.text) : '', known: order ? 'yes' : 'no' })),
    ...(link ? [small(say('fair-link', { hash: link.hash, previous: link.previous }))] : []),
  ].join('\n');
}

/** Rolls are numbered from 1. */
function rollText(use: Use, { index, says, sides, got, modifiers, clauses, input }: RollOpened): string {
  const { say, language } = use;
  const [dice, what] = [got.length, say(language, says)];
  const sum = modifiers.map((each) => say(language, each)).join(' ');
  const named = clauses.filter((clause) => clause.includes('-')).join(', ');
  const line = [
    say(language, phrase('fair-rolled', { n: index + 1, what, dice, sides, got: got.join(' ') })),
    ...(sum === '' ? [] : [sum]),
    ...(named === '' ? [] : [`[${named}]`]),
  ].join(' · ');
  return [
    line,
    ...(input === undefined ? [] : [small(say(language, phrase('fair-input', { input: code(input) })))]),
  ].join('\n');
}

function promiseText({ say, language }: Use, { entries, secret, secretHash, salts, scripted }: DiceOpened): string {
  const chain = entries.some(({ link }) => link !== undefined) ? [phrase('fair-chain')] : [];
  const told = secret === undefined ? phrase('fair-later', { hash: secretHash }) : phrase('fair-by-hand', { secret });
  const written = scripted > 0 ? [phrase('host-dice-written', { n: scripted })] : [];
  return [...chain, told, ...saltLines(salts), ...written].map((each) => small(say(language, each))).join('\n');
}

/** Shows the content verbatim, whatever it contains. */
function code(content: string): string {
  return content.includes('`') ? `\`\` ${content} \`\`` : `\`${content}\``;
}
