/** The buttons, menus and form of a panel. Each press shows the next step in the same message. */
import { ComponentType, TextInputStyle } from 'discord.js';
import type { PanelAt, PanelShown } from '../host/verbs/panel/panel.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Pressing, Usable } from './acknowledge.ts';
import { sayIn } from './deliver.ts';
import { type Answer, refused, refusing, speak, words } from './answer.ts';
import type { Use } from './bot.ts';
import { chosenIn } from './chosen-in.ts';
import { type Modal, TITLE } from './form.ts';
import { type IdOf, writeFormId, writeId } from './id.ts';
import { button, cut, rows, text } from './parts.ts';
import { panelShown } from './panel.ts';

type Changed = { readonly shows: Answer } | { readonly whispers: Answer };

/** The longest word to type in place of a press. */
const WORD = 20;

/** A refusal is shown beside the panel, which may still be usable. */
async function changed(use: Use, result: PanelShown | Refusal): Promise<Changed> {
  return result instanceof Refusal ? { whispers: whyNot(use, result) } : { shows: await panelShown(use, result) };
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
export async function panelOpened(interaction: Usable, use: Use, unit?: string): Promise<Answer> {
  const { say, language } = use;
  const result = await use.host.openPanel(use.request, unit);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  const shown = await panelShown(use, result);
  if (result.thread === undefined || !(await sayIn(interaction, result.thread, shown, use.log))) return shown;
  return words(say(language, phrase('panel-stands', { place: `<#${result.thread}>` })));
}

export async function press({ n, ...at }: IdOf<'press'>, use: Use): Promise<Changed> {
  return changed(use, await use.host.pressPanel(use.request, at, n));
}

export async function pick(at: IdOf<'pick'>, interaction: Pressing, use: Use): Promise<Changed> {
  const value = Number(chosenIn(interaction));
  return changed(use, await use.host.pressPanel(use.request, at, value));
}

export async function retreat(at: IdOf<'retreat'>, use: Use): Promise<Changed> {
  return changed(use, await use.host.backPanel(use.request, at));
}

/** Gives the order and starts the panel again; or says what has changed, and shows it. */
export async function commit(at: IdOf<'commit'>, use: Use): Promise<Changed> {
  const result = await use.host.confirmPanel(use.request, at);
  if (result instanceof Refusal) {
    const again = await use.host.againPanel(use.request, at, result);
    return again instanceof Refusal ? changed(use, result) : changed(use, again);
  }
  const next = await use.host.openPanel(use.request);
  if (next instanceof Refusal) return { shows: words(speak(use.say, use.language, result.says)) };
  return { shows: await panelShown(use, { ...next, notes: [...result.says, ...next.notes] }) };
}

/** A form with one field. Loads nothing, because Discord wants it immediately. */
export function typing({ draft, step }: IdOf<'type'>, { say, language }: Use): { readonly opens: Modal } {
  const says = cut(say(language, phrase('bot-panel-type')), TITLE);
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'word',
    style: TextInputStyle.Short,
    max_length: WORD,
    required: true,
  } as const;
  return {
    opens: {
      custom_id: writeFormId('type', draft, String(step)),
      title: says,
      components: [{ type: ComponentType.Label, label: says, component: input }],
    },
  };
}

/** Uses what was typed and updates the panel's message. */
export async function typed(at: PanelAt, word: string, use: Use): Promise<Answer> {
  const result = await use.host.typePanel(use.request, at, word);
  return result instanceof Refusal ? whyNot(use, result) : panelShown(use, result);
}
