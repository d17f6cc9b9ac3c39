/** The desk and its buttons. Rolls take effect immediately; rulings are previewed first. */
import type { Post } from '../../host/post.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, hidden, refusing, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { type Modal, rollForm, toolForm, wordsForm } from './desk-form.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import {
  type Button,
  button,
  CHOICES,
  fitTexts,
  type Inner,
  menu,
  type Row,
  rows,
  text,
  TEXT_LIMIT,
  withSmall,
} from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { previewAnswer } from './preview.ts';

/** Kinds of dice that are buttons. The others are in a menu of the private desk, and can be typed. */
const THROWS = 2;

type Desk = NonNullable<Post['desk']>;

/** In public, at most five buttons: the desk itself is one press away. */
export function publicDeskRows(desk: Desk): Row[] {
  // A post that an older version left to be sent has no label.
  const more = button(writeId('desk', desk.battle), desk.more ?? '⚖');
  return rows([...throwButtons(desk), ...toolButtons(desk), more, ...doneButton(desk)]);
}

/** In private: five buttons, and menus of everything else. What is chosen in a menu becomes the button. */
function privateDeskRows(desk: Desk): Inner[] {
  const { battle, menus = [], words: inWords } = desk;
  const ofTools = menus.map(({ title, tools }, n) =>
    menu(
      writeId('tools', battle, n),
      title,
      tools.map(({ name, label }) => ({ value: name, label })),
    ),
  );
  const free = button(writeId('rule', battle), inWords);
  return [
    ...rows([...throwButtons(desk), ...toolButtons(desk), free, ...doneButton(desk)]),
    ...ofTools,
    ...rolls(desk),
  ];
}

function throwButtons({ battle, dice, done }: Desk): Button[] {
  const kind = done === undefined ? 'reason' : 'throw';
  return dice.slice(0, THROWS).map((each) => button(writeId(kind, battle, each.dice), each.label));
}

function toolButtons({ battle, tools }: Desk): Button[] {
  return tools.slice(0, 1).map((tool) => button(writeId('tool', battle, tool.name), tool.label));
}

function doneButton({ battle, done }: Desk): Button[] {
  return done === undefined ? [] : [button(writeId('done', battle), done, 'main')];
}

/** All dice of an open step, if there are more kinds than buttons. */
function rolls({ battle, dice, done, rolls: title = '🎲' }: Desk): Inner[] {
  if (done === undefined || dice.length <= THROWS) return [];
  const choices = dice.slice(0, CHOICES).map((each) => ({ value: each.dice, label: each.label }));
  return [menu(writeId('throws', battle), title, choices)];
}

/** What the players have to settle, and a line for each unit concerned. */
export function deskText({ sentences }: Post): string {
  return sentences.map(withSmall).join('\n');
}

/** The desk, shown privately. `picked`: the form chosen in a menu. */
export async function deskShown(use: Use, picked?: string): Promise<Answer> {
  const post = await use.host.deskView(use.request, picked);
  if (post instanceof Refusal) return why(use, post);
  const { title, scene, desk } = post;
  const before: Inner[] = fitTexts([`### ${title ?? ''}`, deskText(post)], TEXT_LIMIT).map(text);
  const after = desk ? privateDeskRows(desk) : [];
  if (!scene) throw new Error('a desk without its map');
  return pictured(use, scene, before, after);
}

export async function openDesk({ battle }: IdOf<'desk'>, use: Use): Promise<{ readonly shows: Answer }> {
  return { shows: (await staleDesk(battle, use)) ?? (await deskShown(use)) };
}

/** A form is not opened by the menu itself: Discord would not let a person choose the same form twice in a row. */
export async function pickTool({ battle }: IdOf<'tools'>, use: Use, interaction: Pressing): Promise<Answer> {
  return (await staleDesk(battle, use)) ?? (await deskShown(use, chosenIn(interaction)));
}

/** Rolls, and shows the desk again: otherwise the same dice could not be chosen again. */
export async function rollChosen({ battle }: IdOf<'throws'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const rolled = await rollAtDesk({ kind: 'throw', battle, dice: chosenIn(interaction) ?? '' }, use);
  return rolled.followUp ? rolled : { shows: await deskShown(use) };
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
  const choices = (await host.deskUnits(request)).map(({ name, says }) => ({
    value: name,
    label: say(language, says),
  }));
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
