/**
 * A panel as a message: the current question, what the order would do, a picture, and everything that can be pressed.
 */
import type { PanelShown } from '../../host/verbs/panel/panel.ts';
import { phrase } from '../../kernel/phrase.ts';
import { type Answer, clauseButton } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeGo, writeId } from '../interactions/id.ts';
import { type Button, button, fitTexts, type Inner, rows, text, TEXT_LIMIT } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { CHOOSE, noteTexts, stepRows } from '../wizard/wizard-step.ts';
import { oddsButton, ordersText, sealButton, sheetText, warningsText } from './preview.ts';

/** Discord allows 40 components per message. These are left for the rows, after the texts, picture and last row. */
const PARTS = 28;

export async function panelShown(use: Use, shown: PanelShown): Promise<Answer> {
  const { say, language } = use;
  const spoken = [
    ...noteTexts(use, shown.notes),
    ...(shown.notes.length > 0 && shown.lines.length > 0 ? [''] : []),
    ...shown.lines.map((each) => say(language, each)),
  ].join('\n');
  const before = [
    `### ${say(language, shown.asks)}`,
    spoken,
    ...(shown.sheet ? [sheetText(use, shown.sheet)] : []),
    ...(shown.plan === undefined ? [] : [planText(shown.plan)]),
    ...ordersText(use, shown.orders),
    ...warningsText(use, shown.warns),
  ];
  const texts = fitTexts(
    before.filter((each) => each !== ''),
    TEXT_LIMIT - 800,
  ).map(text);
  const { draft, step } = shown.at;
  const choices = stepRows(use, 'panel', [draft, step], shown.rows, { choose: CHOOSE, room: PARTS });
  return pictured(use, shown.scene, texts, [...choices, ...lastRow(use, shown)]);
}

function planText(plan: string): string {
  return `**\`${plan.replaceAll('`', '')}\`**`;
}

/** What can be done with the draft, and the clause that prevents it, if any. */
function lastRow(
  { say, language }: Use,
  { at, notes, orders, plan, typed, mayGoBack, hasOdds, sheet, wish }: PanelShown,
): Inner[] {
  const id = (act: 'confirm' | 'type' | 'back') => writeGo('panel', act, at.draft, at.step);
  return rows([
    ...(plan === undefined ? [] : [button(id('confirm'), say(language, phrase('bot-panel-plan')), 'main')]),
    ...(orders.length > 0 ? [button(id('confirm'), say(language, phrase('bot-confirm')), 'main')] : []),
    ...(sheet ? [sealButton({ say, language }, sheet)] : []),
    ...(wish ? [wishButton({ say, language }, wish)] : []),
    ...(hasOdds ? [oddsButton({ say, language }, at.draft)] : []),
    ...(typed ? [button(id('type'), say(language, typed.says))] : []),
    ...(mayGoBack ? [button(id('back'), say(language, phrase('bot-back')))] : []),
    ...notes.flatMap(({ args }) => clauseButton(args?.['clause'])).slice(0, 1),
  ]);
}

/** To deploy unit by unit, or in secret after all. */
function wishButton(
  { say, language }: Pick<Use, 'say' | 'language'>,
  { battle, isWished }: NonNullable<PanelShown['wish']>,
): Button {
  const label = say(language, phrase(isWished ? 'bot-deploy-unwish' : 'bot-deploy-wish'));
  return button(writeId('wish', battle, isWished ? 'no' : 'yes'), label);
}
