/**
 * A panel as a message: the current question, what the order would do, a picture, and everything that can be pressed.
 */
import type { PanelPress, PanelShown } from '../host/verbs/panel/panel.ts';
import { phrase } from '../kernel/phrase.ts';
import { type Answer, clauseButton } from './answer.ts';
import type { Use } from './bot.ts';
import { harmless } from './harmless.ts';
import { writeId } from './id.ts';
import { button, fitted, type Inner, rows, text, TEXT_LIMIT } from './parts.ts';
import { pictured } from './pictured.ts';
import { pressRows } from './press-rows.ts';
import { oddsButton, ordersText, warningsText } from './previewed.ts';

/** Notes that quote the rules or what a person typed. The host's own notes are already escaped. */
const FROM_RULES = ['panel-why-clause', 'panel-why-text'];

/** Discord allows 40 components per message. These are left for the rows, after the texts, picture and last row. */
const PARTS = 28;

export async function panelShown(use: Use, shown: PanelShown): Promise<Answer> {
  const { say, language } = use;
  const spoken = [
    ...shown.notes.map((note) => say(language, FROM_RULES.includes(note.id) ? harmless(note) : note)),
    ...(shown.notes.length > 0 && shown.lines.length > 0 ? [''] : []),
    ...shown.lines.map((each) => say(language, each)),
  ].join('\n');
  const before = [
    `### ${say(language, shown.asks)}`,
    spoken,
    ...(shown.plan === undefined ? [] : [planText(shown.plan)]),
    ...ordersText(use, shown.orders),
    ...warningsText(use, shown.warns),
  ];
  const texts = fitted(
    before.filter((each) => each !== ''),
    TEXT_LIMIT - 800,
  ).map(text);
  return pictured(use, shown.scene, texts, [...rowParts(use, shown), ...lastRow(use, shown)]);
}

function rowParts({ say, language }: Use, { at, rows: all }: PanelShown): Inner[] {
  const shown = all.map(({ says, presses }) => ({
    title: says && say(language, says),
    presses: presses.map((press) => ({
      n: press.n,
      label: labelOf({ say, language }, press),
      why: press.why && say(language, press.why),
    })),
  }));
  return pressRows(shown, {
    press: (n) => writeId('press', at.draft, at.step, n),
    pick: (row, menu) => writeId('pick', at.draft, at.step, row, menu),
    choose: say(language, phrase('bot-panel-choose')),
    room: PARTS,
  });
}

/** Choices numbered on the picture carry that number. */
function labelOf({ say, language }: Pick<Use, 'say' | 'language'>, { says, why, mark }: PanelPress): string {
  const label = say(language, says);
  return mark === undefined || why ? label : `${mark} · ${label}`;
}

function planText(plan: string): string {
  return `**\`${plan.replaceAll('`', '')}\`**`;
}

/** What can be done with the draft, and the clause that prevents it, if any. */
function lastRow(
  { say, language }: Use,
  { at, notes, orders, plan, typed, mayGoBack, mayReckon }: PanelShown,
): Inner[] {
  const id = (kind: 'commit' | 'type' | 'retreat') => writeId(kind, at.draft, at.step);
  return rows([
    ...(plan === undefined ? [] : [button(id('commit'), say(language, phrase('bot-panel-plan')), 'main')]),
    ...(orders.length > 0 ? [button(id('commit'), say(language, phrase('bot-confirm')), 'main')] : []),
    ...(mayReckon ? [oddsButton({ say, language }, at.draft)] : []),
    ...(typed ? [button(id('type'), say(language, typed.says))] : []),
    ...(mayGoBack ? [button(id('retreat'), say(language, phrase('bot-back')))] : []),
    ...notes.flatMap(({ args }) => clauseButton(args?.['clause'])).slice(0, 1),
  ]);
}
