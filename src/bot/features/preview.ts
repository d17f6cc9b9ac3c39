/** A previewed order or ruling: what it does, a picture, Confirm and Back. */
import type { Preview, WrittenSheet } from '../../host/battle/preview.ts';
import { phrase } from '../../kernel/phrase.ts';
import { RefusedOrder } from '../../host/battle/refused-order.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, whyAndWays } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { ideaRows } from '../messages/idea-rows.ts';
import { type Button, button, cut, fitTexts, pieces, rows, small, TEXT_LIMIT, text } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { citedMenus } from './rules-lookup.ts';

/** Discord allows 40 components per message, and no one reads that many orders. */
const ORDERS = 20;

const CONFIRM = { orders: 'bot-confirm', decides: 'bot-decide', proposes: 'bot-propose' } as const;

/** What these orders would do, or why they cannot be given. */
export async function previewOrders(use: Use, orders: string): Promise<Answer> {
  return previewed(use, await use.host.preview(use.request, orders));
}

export async function previewed(use: Use, preview: Preview | Refusal): Promise<Answer> {
  return preview instanceof Refusal ? refusedAnswer(use, preview) : previewAnswer(use, preview);
}

/** Why not, with a picture of what bars the order if there is one. */
async function refusedAnswer(use: Use, refusal: Refusal): Promise<Answer> {
  const scene = refusal instanceof RefusedOrder ? refusal.scene : undefined;
  if (!scene) return refusing(use, refusal);
  const { why, ways } = whyAndWays(use, refusal);
  return pictured(use, scene, [text(cut(why, TEXT_LIMIT - 800))], ways);
}

/** A suggestion may have become impossible since: then why, and what may be ordered now instead. */
export async function previewIdea(use: Use, order: string): Promise<Answer> {
  const preview = await use.host.preview(use.request, order);
  if (!(preview instanceof Refusal)) return previewAnswer(use, preview);
  const refusal = refusing(use, preview);
  const { ideas } = await use.host.help(use.request);
  if (!ideas) return refusal;
  const why = 'parts' in refusal ? refusal.parts : [text(refusal.content)];
  return { parts: [...why, ...ideaRows(ideas)] };
}

export async function previewAnswer(use: Use, preview: Preview): Promise<Answer> {
  const { say, language } = use;
  const buttons = rows(
    preview.sheet
      ? sheetButtons(use, preview.draft, preview.sheet)
      : [
          button(writeId('give', preview.draft), say(language, phrase(CONFIRM[preview.ruling ?? 'orders'])), 'main'),
          button(writeId('back', preview.draft), say(language, phrase('bot-back'))),
          ...(preview.hasOdds ? [oddsButton(use, preview.draft)] : []),
        ],
  );
  const sheet = preview.sheet ? [writtenText(use, preview.sheet)] : [];
  const orders = fitTexts([...ordersText(use, preview.orders), ...sheet], TEXT_LIMIT - 800);
  const warns = warningsText(use, preview.warns);
  const cited = await citedMenus(use, [...orders, ...warns]);
  return pictured(use, preview.scene, orders.map(text), [...warns.map(text), ...buttons, ...cited]);
}

/** The lines that have just been written are taken back, others are built, or the sheet is sealed. */
function sheetButtons({ say, language }: Use, draft: string, sheet: WrittenSheet): Button[] {
  return [
    button(writeId('panel'), say(language, phrase('sheet-more-label'))),
    button(writeId('retract', draft), say(language, phrase('sheet-take-back-label'))),
    sealButton({ say, language }, sheet),
  ];
}

export function sealButton({ say, language }: Pick<Use, 'say' | 'language'>, { battle, seq }: WrittenSheet): Button {
  return button(writeId('finish', battle, seq), say(language, phrase('sheet-seal-label')));
}

/** All lines of a sheet so far. */
export function sheetText({ say, language }: Pick<Use, 'say' | 'language'>, { lines }: WrittenSheet): string {
  return listed(say(language, phrase('sheet-lines', { n: lines.length })), lines);
}

/** Where the orders above have been written, and what stands there besides; if they have only struck something out, what is left. */
function writtenText(use: Use, sheet: NonNullable<Preview['sheet']>): string {
  const { lines, others } = sheet;
  if (lines.length === others.length) return sheetText(use, sheet);
  return listed(use.say(use.language, phrase('sheet-others', { n: others.length })), others);
}

function listed(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `\`${line.replaceAll('`', '')}\``)].join('\n');
}

/** Shows the odds privately; the message does not change. */
export function oddsButton({ say, language }: Pick<Use, 'say' | 'language'>, draft: string): Button {
  return button(writeId('odds', draft), say(language, phrase('odds-button')));
}

/** Each order, and its known effects. */
export function ordersText({ say, language }: Pick<Use, 'say' | 'language'>, orders: Preview['orders']): string[] {
  return orders.slice(0, ORDERS).map(({ shown, does, needs }) => {
    const lines = does.flatMap(({ says, spent = [], dice, bare }) => [
      // What is missing is more useful than that the order is given.
      ...(bare && needs ? [] : [say(language, says)]),
      ...[...spent, ...dice].map((each) => small(say(language, each))),
    ]);
    const last = needs ? [small(say(language, needs))] : [];
    return [`**\`${shown.replaceAll('`', '')}\`**`, ...lines, ...last].join('\n');
  });
}

export function warningsText({ say, language }: Use, warns: Preview['warns']): string[] {
  return pieces(cut(warns.map((each) => `⚠ ${say(language, each)}`).join('\n'), 700), 700);
}
