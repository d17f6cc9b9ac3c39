/** The wizard of the panel: each press shows the next step of an order in the same message. */
import type { PanelAt, PanelShown } from '../../host/verbs/panel/panel.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Usable } from '../interactions/acknowledge.ts';
import { sayIn } from '../interactions/deliver.ts';
import { type Answer, refused, refusing, speak, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, rows, text } from '../messages/parts.ts';
import { panelShown } from './panel.ts';
import type { Wizard } from '../wizard/wizard-step.ts';

type Changed = { readonly shows: Answer } | { readonly followUp: Answer };

/** The longest text to type in place of a press: an order of some legs. */
const WORD = 80;

/** A refusal is shown beside the panel, which may still be usable. */
async function changed(use: Use, result: PanelShown | Refusal): Promise<Changed> {
  return result instanceof Refusal ? { followUp: whyNot(use, result) } : { shows: await panelShown(use, result) };
}

/** If the panel is gone, a button opens a new one. */
function whyNot({ say, language }: Use, refusal: Refusal): Answer {
  if (refusal.says.id !== 'panel-gone') return refusing({ say, language }, refusal);
  return {
    parts: [
      text(refused(say, language, refusal)),
      ...rows([button(writeId('panel'), say(language, phrase('bot-panel-new')))]),
    ],
  };
}

/** A new panel, in the player's own thread if they have one; or why not. */
export async function openPanel(interaction: Usable, use: Use, unit?: string): Promise<Answer> {
  const { say, language } = use;
  const result = await use.host.openPanel(use.request, unit);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const shown = await panelShown(use, result);
  if (result.thread === undefined || !(await sayIn(interaction, result.thread, shown, use.log))) return shown;
  return words(say(language, phrase('panel-stands', { place: `<#${result.thread}>` })));
}

/** Gives the order and starts the panel again; or says what has changed, and shows it. */
export async function confirmPanel(at: PanelAt, use: Use): Promise<Changed> {
  const result = await use.host.confirmPanel(use.request, at);
  if (result instanceof Refusal) {
    const again = await use.host.againPanel(use.request, at, result);
    return again instanceof Refusal ? changed(use, result) : changed(use, again);
  }
  const next = await use.host.openPanel(use.request);
  if (next instanceof Refusal) return { shows: words(speak(use.say, use.language, result.says)) };
  return { shows: await panelShown(use, { ...next, notes: [...result.says, ...next.notes] }) };
}

export const panelWizard: Wizard<PanelAt> = {
  press: async (at, n, use) => changed(use, await use.host.pressPanel(use.request, at, n)),
  back: async (at, use) => changed(use, await use.host.backPanel(use.request, at)),
  asks: async (at, { host, request, say, language }) => {
    const example = await host.typedInPanel(request, at);
    const field = { title: phrase('bot-panel-type'), field: phrase('bot-panel-type'), most: WORD };
    return example === undefined
      ? field
      : { ...field, example: say(language, phrase('bot-panel-example', { example })) };
  },
  typed: async (at, word, use) => {
    const result = await use.host.typePanel(use.request, at, word);
    return result instanceof Refusal ? whyNot(use, result) : panelShown(use, result);
  },
  where: ({ draft, step }) => [draft, step],
};
