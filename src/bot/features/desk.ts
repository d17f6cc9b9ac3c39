/** The desk and its buttons. Rolls take effect immediately; rulings are previewed first. */
import type { Post } from '../../host/post.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, hidden, refusing, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { type Modal, rollForm, toolForm, wordsForm } from './desk-form.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import {
  button,
  evenRows,
  fitTexts,
  type Inner,
  type Row,
  rows,
  text,
  TEXT_LIMIT,
  withSmall,
} from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { previewAnswer } from './preview.ts';

/** With the rest of the message these make 40 components, Discord's limit. Any other dice can be typed. */
const THROWS = 10;
const TOOLS = 15;

export function deskRows({ battle, dice, tools, words: inWords, done }: NonNullable<Post['desk']>): Row[] {
  const isOpen = done !== undefined;
  const throws = dice
    .slice(0, THROWS)
    .map((each) => button(writeId(isOpen ? 'throw' : 'reason', battle, each.dice), each.label));
  const forms = tools.slice(0, TOOLS).map((tool) => button(writeId('tool', battle, tool.name), tool.label));
  const last = [
    button(writeId('rule', battle), inWords),
    ...(isOpen ? [button(writeId('done', battle), done, 'main')] : []),
  ];
  return [...evenRows(throws), ...evenRows(forms), ...rows(last)];
}

/** What the players have to settle, and a line for each unit concerned. */
export function deskText({ sentences }: Post): string {
  return sentences.map(withSmall).join('\n');
}

/** The desk, shown privately. */
export async function deskShown(use: Use): Promise<Answer> {
  const post = await use.host.deskView(use.request);
  if (post instanceof Refusal) return why(use, post);
  const { title, scene, desk } = post;
  const before: Inner[] = fitTexts([`### ${title ?? ''}`, deskText(post)], TEXT_LIMIT).map(text);
  const after = desk ? deskRows(desk) : [];
  if (!scene) throw new Error('a desk without its map');
  return pictured(use, scene, before, after);
}

export async function openDesk({ battle }: IdOf<'desk'>, use: Use): Promise<{ readonly shows: Answer }> {
  return { shows: (await staleDesk(battle, use)) ?? (await deskShown(use)) };
}

/** What a button of the desk opens: a form, or a private answer. */
type Opened = { readonly opens: Modal } | { readonly shows: Answer };

export async function openTool({ battle, tool }: IdOf<'tool'>, use: Use): Promise<Opened> {
  const gone = await staleDesk(battle, use);
  if (gone) return { shows: hidden(gone) };
  const form = await use.host.deskForm(use.request, tool);
  if (form instanceof Refusal) return { shows: hidden(why(use, form)) };
  return { opens: toolForm(use, battle, tool, form) };
}

export async function openWords({ battle }: IdOf<'rule'>, use: Use): Promise<Opened> {
  const gone = (await staleDesk(battle, use)) ?? why(use, await use.host.mayRule(use.request));
  return gone ? { shows: hidden(gone) } : { opens: wordsForm(use, battle) };
}

export async function openRoll({ battle, dice }: IdOf<'reason'>, use: Use): Promise<Opened> {
  const { host, request, say, language } = use;
  const gone = (await staleDesk(battle, use)) ?? why(use, await host.mayThrow(request));
  if (gone) return { shows: hidden(gone) };
  const choices = (await host.units(request)).map(({ name, says }) => ({ value: name, label: say(language, says) }));
  const label = say(language, phrase('bot-form-for-unit'));
  return { opens: rollForm(use, battle, dice, { name: 'unit', label, choices }) };
}

/** Everyone sees the dice, so the person needs no other reply. */
export async function rollAtDesk({ battle, dice }: IdOf<'throw'>, use: Use): Promise<{ readonly followUp?: Answer }> {
  const gone = await staleDesk(battle, use);
  if (gone) return { followUp: gone };
  const result = await use.host.throwDice(use.request, { dice });
  return result instanceof Refusal ? { followUp: why(use, result) } : {};
}

export async function doneAtDesk({ battle }: IdOf<'done'>, use: Use): Promise<{ readonly shows: Answer }> {
  const gone = await staleDesk(battle, use);
  return { shows: gone ?? (await rulingAnswer(use, { done: true })) };
}

/** Previews a ruling or proposal. */
export async function rulingAnswer(
  use: Use,
  deeds: Parameters<Use['host']['previewRuling']>[1],
  reason?: string,
): Promise<Answer> {
  const preview = await use.host.previewRuling(use.request, deeds, reason);
  return preview instanceof Refusal ? why(use, preview) : previewAnswer(use, preview);
}

function why(use: Use, refusal: Refusal): Answer;
function why(use: Use, refusal: Refusal | undefined): Answer | undefined;
function why({ say, language }: Use, refusal: Refusal | undefined): Answer | undefined {
  return refusal && refusing({ say, language }, refusal);
}

/** A desk left in the channel by an earlier battle. */
export async function staleDesk(
  battle: string,
  { battleAt, request, say, language }: Use,
): Promise<Answer | undefined> {
  const here = await battleAt(request.place.channelId);
  return here === battle ? undefined : words(say(language, phrase('bot-desk-gone')));
}
