/** A panel as a message: what is asked, what the order would do, a picture, and below it everything that can be pressed. */
import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import type { PanelAt, PanelPress, PanelShown } from '../host/panel/panel.ts';
import { phrase } from '../kernel/phrase.ts';
import type { Answer } from './answer.ts';
import type { Use } from './bot.ts';
import { harmless } from './harmless.ts';
import { writeId } from './id.ts';
import { type Button, button, cut, even, fitted, type Inner, rows, small, text, TEXT_LIMIT, weigh } from './parts.ts';
import { pictured } from './pictured.ts';
import { ordersText, warningsText } from './previewed.ts';

/** Notes that repeat the rules, and what a person typed with them; the host's own are harmless already. */
const FROM_RULES = ['panel-why-clause', 'panel-why-text'];

/** More buttons of one kind are a menu; Discord's limit for the choices of one. */
const BUTTONS = 10;
const CHOICES = 25;
/** Discord takes 40 parts in a message: so many are left for the rows, after the texts, the picture and the last row. */
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

/** Row by row: buttons as long as there is room for them, else a menu. */
function rowParts(use: Use, { at, rows: all }: PanelShown): Inner[] {
  let left = PARTS;
  return all.flatMap(({ says, presses }, index): Inner[] => {
    const title = says && use.say(use.language, says);
    const isBarred = presses.every(({ why }) => why !== undefined);
    const laid = asButtons(use, at, title, presses);
    // Each row after this one needs a menu of two parts.
    const isRoom = left - weigh(laid) >= 2 * (all.length - index - 1);
    const parts = presses.length <= BUTTONS && isRoom && !isBarred ? laid : asMenus(use, at, index, title, presses);
    left -= weigh(parts);
    return parts;
  });
}

function asButtons(use: Use, at: PanelAt, title: string | undefined, presses: readonly PanelPress[]): Inner[] {
  const buttons = presses.map(
    (press): Button => button(writeId('press', at.draft, at.step, press.n), labelOf(use, press)),
  );
  return [...(title === undefined ? [] : [text(small(`**${title}**`))]), ...even(buttons)];
}

/** As many menus as are needed; of what cannot be chosen each line says why. */
function asMenus(
  use: Use,
  at: PanelAt,
  row: number,
  title: string | undefined,
  presses: readonly PanelPress[],
): Inner[] {
  const menus: Inner[] = [];
  for (let from = 0; from < presses.length; from += CHOICES) {
    const menu: APIStringSelectComponent = {
      type: ComponentType.StringSelect,
      custom_id: writeId('pick', at.draft, at.step, row, from / CHOICES),
      placeholder: cut(title ?? use.say(use.language, phrase('bot-panel-choose')), 150),
      options: presses.slice(from, from + CHOICES).map((press) => ({
        value: String(press.n),
        label: cut(labelOf(use, press), 100),
        ...(press.why && { description: cut(use.say(use.language, press.why), 100) }),
      })),
    };
    menus.push({ type: ComponentType.ActionRow, components: [menu] });
  }
  return menus;
}

/** Never by colour alone: what may not be has a cross, what is numbered on the picture its number. */
function labelOf({ say, language }: Use, { says, why, mark }: PanelPress): string {
  const label = say(language, says);
  if (why) return `✗ ${label}`;
  return mark === undefined ? label : `${mark} · ${label}`;
}

function planText(plan: string): string {
  return `**\`${plan.replaceAll('`', '')}\`**`;
}

function lastRow({ say, language }: Use, { at, orders, plan, typed, mayGoBack }: PanelShown): Inner[] {
  const id = (kind: 'commit' | 'type' | 'retreat') => writeId(kind, at.draft, at.step);
  return rows([
    ...(plan === undefined ? [] : [button(id('commit'), say(language, phrase('bot-panel-plan')), 'main')]),
    ...(orders.length > 0 ? [button(id('commit'), say(language, phrase('bot-confirm')), 'main')] : []),
    ...(typed ? [button(id('type'), say(language, typed.says))] : []),
    ...(mayGoBack ? [button(id('retreat'), say(language, phrase('bot-back')))] : []),
  ]);
}
