/** Everything that can be pressed below a post: its buttons, menus and grave answers. */
import type { Post } from '../../host/post.ts';
import { menusOf } from './ahead.ts';
import { publicDeskRows } from '../features/desk.ts';
import { detailButtons } from './details-row.ts';
import { writeId } from '../interactions/id.ts';
import { ideaRows } from './idea-rows.ts';
import { button, buttonCount, CHOICES, componentCount, type Inner, menu, rows } from './parts.ts';

/** What a phone shows at a glance. */
const AT_A_GLANCE = 5;
/** Cards of an older version may have more answers than this; those can still be typed. */
const BUTTONS = 15;

/** Everything that can be pressed. Details only where there is room; grave answers at the bottom. */
export function pressesOf(post: Post, room: number): Inner[] {
  const [buttons, grave] = [buttonsOf(post), graveOf(post)];
  const left = AT_A_GLANCE - buttonCount(buttons) - buttonCount(grave);
  const details = rows(detailButtons(post).slice(0, Math.max(0, left)));
  const isRoom = componentCount(buttons) + componentCount(grave) + componentCount(details) <= room;
  return [...buttons, ...(isRoom ? details : []), ...grave];
}

function ballotRows({ battle, id, agree, refuse }: NonNullable<Post['motion']>): Inner[] {
  const choice = (says: string, label: string) => button(writeId('vote', battle, id, says), label, 'other');
  return rows([choice('yes', agree), choice('no', refuse)]);
}

function droppedRows({ battle, revision, label, isShown }: NonNullable<Post['dropped']>): Inner[] {
  return rows([button(writeId(isShown ? 'regive' : 'dropped', battle, revision), label)]);
}

function buttonsOf(post: Post): Inner[] {
  const { deploys } = post;
  return [...(deploys ? rows([button(writeId('panel'), deploys.label, 'main')]) : []), ...pressedOf(post)];
}

/** Menus are below the buttons. Choices beyond the limit can still be typed. */
function pressedOf({ question, desk, toDesk, ideas, ending, over, offer, motion, turn, dropped }: Post): Inner[] {
  if (desk) return publicDeskRows(desk);
  if (toDesk) return rows([button(writeId('desk', toDesk.battle), toDesk.label)]);
  if (turn) return callRows(turn, ideas);
  if (ideas) return ideaRows(ideas);
  if (ending || over) return rows([...storyButton(ending), ...overButtons(over)]);
  if (offer) return rows([button(writeId('take', offer.battle, offer.no), offer.label, 'main')]);
  if (motion) return ballotRows(motion);
  if (dropped) return droppedRows(dropped);
  if (!question) return [];
  if (question.opens !== undefined)
    return rows([button(writeId('open', question.battle, question.no), question.opens, 'main')]);
  const safe = choicesOf(question).filter(({ grave }) => !grave);
  return [...rows(safe.map((each) => each.button)), ...answersOf(question), ...menusOf(question)];
}

/** The answers in a private message. `card`: the card they belong to. */
export function questionRows(question: Question, card: string): Inner[] {
  const [grave, safe] = [true, false].map((is) =>
    choicesOf(question, card).filter((each) => Boolean(each.grave) === is),
  );
  return [
    ...rows(safe!.map((each) => each.button)),
    ...answersOf(question, card),
    ...rows(grave!.map((each) => each.button)),
  ];
}

/**
 * Posts of an older version have only the button that ends the turn. With suggestions, the best comes first and the
 * rest are one press away.
 */
function callRows(
  { battle, seq, label, panel, ideas: more }: NonNullable<Post['turn']>,
  ideas: Post['ideas'],
): Inner[] {
  // The last suggestion ends the turn.
  const [best] = ideas?.orders.slice(0, -1) ?? [];
  return [
    ...(ideas && best ? ideaRows({ ...ideas, orders: [best] }) : []),
    ...rows([
      ...(panel === undefined ? [] : [button(writeId('panel'), panel, best ? 'other' : 'main')]),
      ...(more === undefined ? [] : [button(writeId('ideas'), more)]),
      button(writeId('finish', battle, seq), label),
    ]),
  ];
}

function storyButton(ending: Post['ending']) {
  return ending ? [button(writeId('ending', ending.battle, 1), ending.label)] : [];
}

function overButtons(over: Post['over']) {
  if (!over) return [];
  return (['rematch', 'verify', 'page', 'luck'] as const).flatMap((what) => {
    const label = over[what];
    return label === undefined ? [] : [button(writeId(what, over.battle), label)];
  });
}

/** Grave choices are in a row of their own. */
function graveOf({ question }: Post): Inner[] {
  if (!question) return [];
  const grave = choicesOf(question).filter((each) => each.grave);
  return rows(grave.map((each) => each.button));
}

type Question = NonNullable<Post['question']>;

function choicesOf({ battle, no, choices }: Question, ...card: readonly string[]) {
  const buttons = choices.flatMap(({ label, grave, menu: inMenu, option: number }, place) => {
    const option = number ?? place;
    if (inMenu !== undefined) return [];
    const id = writeId(grave ? 'grave' : 'answer', battle, no, option, ...card);
    return [{ grave, button: button(id, label === '' ? String(option + 1) : label, grave ? 'grave' : 'other') }];
  });
  return buttons.slice(0, BUTTONS);
}

/** Answers of one kind in one menu, or in several if they do not fit. */
function answersOf({ battle, no, choices }: Question, ...card: readonly string[]): Inner[] {
  const lines = choices.flatMap(({ label, menu: inMenu, more, option }, place) =>
    inMenu === undefined
      ? []
      : [{ inMenu, value: String(option ?? place), label, ...(more !== undefined && { description: more }) }],
  );
  const menus = [...Map.groupBy(lines, ({ inMenu }) => inMenu)].flatMap(([title, all]) =>
    Array.from({ length: Math.ceil(all.length / CHOICES) }, (_, page) => ({
      title,
      options: all.slice(page * CHOICES, (page + 1) * CHOICES).map(({ inMenu: _menu, ...option }) => option),
    })),
  );
  return menus.map(({ title, options }, at) => menu(writeId('reply', battle, no, at, ...card), title, options));
}
