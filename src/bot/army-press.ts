/** The buttons, menus and form of the army builder. Each press shows the next step in the same message. */
import { ComponentType, TextInputStyle } from 'discord.js';
import type { BuilderAt, BuilderShown } from '../host/verbs/armies/armoury.ts';
import type { Reply } from '../host/request.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Pressing } from './acknowledge.ts';
import { type Answer, hidden, refusing, replied } from './answer.ts';
import { armyShown, builderShown } from './army.ts';
import type { Use } from './bot.ts';
import { chosenIn } from './chosen-in.ts';
import { type Modal, TITLE } from './form.ts';
import { type IdOf, writeFormId, writeId } from './id.ts';
import { button, cut, rows, text } from './parts.ts';

type Pressed = { readonly shows: Answer };

/** Longer than any name. */
const WORDS = 150;
/** Discord's limit for a field's placeholder. */
const HINT = 100;

/** If the army is gone, there is nothing left to press. */
export async function built(use: Use, result: BuilderShown | Reply | Refusal): Promise<Answer> {
  if (result instanceof Refusal) return refusing(use, result);
  return 'says' in result ? replied(use.say, use.language, result) : builderShown(use, result);
}

export async function build({ n, ...at }: IdOf<'build'>, use: Use): Promise<Pressed> {
  return { shows: await built(use, await use.host.pressBuilder(use.request, at, n)) };
}

export async function choose(at: IdOf<'choose'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const value = Number(chosenIn(interaction));
  return { shows: await built(use, await use.host.pressBuilder(use.request, at, value)) };
}

export async function upward(at: IdOf<'upward'>, use: Use): Promise<Pressed> {
  return { shows: await built(use, await use.host.backBuilder(use.request, at)) };
}

export async function unbuild(at: IdOf<'unbuild'>, use: Use): Promise<Pressed> {
  return { shows: await built(use, await use.host.undoBuilder(use.request, at)) };
}

export async function bench({ army }: IdOf<'bench'>, use: Use): Promise<Pressed> {
  return { shows: await built(use, await use.host.buildArmy(use.request, army)) };
}

/** Closes the builder and shows the army. */
export async function shut({ army }: IdOf<'shut'>, use: Use): Promise<Pressed> {
  return { shows: await armyShown(use, await use.host.showArmy(use.request, army)) };
}

export async function adopt({ army }: IdOf<'adopt'>, use: Use): Promise<Pressed> {
  return { shows: await armyShown(use, await use.host.copyArmy(use.request, army)) };
}

/** Asks for the second press that deletes the army. */
export async function scrap({ army }: IdOf<'scrap'>, use: Use): Promise<Pressed> {
  return { shows: await scrapping(use, army) };
}

export async function scrapping(use: Use, typed: string): Promise<Answer> {
  const { host, request, say, language } = use;
  const army = await host.ownArmy(request, typed);
  if (army instanceof Refusal) return refusing(use, army);
  const { id, name, title } = army;
  const sure = button(writeId('scrapped', id), say(language, phrase('bot-army-scrap', { name })), 'grave');
  return { parts: [text(say(language, phrase('bot-army-sure', { name, title }))), ...rows([sure])] };
}

export async function scrapped({ army }: IdOf<'scrapped'>, { host, request, say, language }: Use): Promise<Pressed> {
  return { shows: replied(say, language, await host.deleteArmy(request, army)) };
}

/** A form with the one field that this step asks for. */
export async function spell(
  { army, step }: IdOf<'spell'>,
  use: Use,
): Promise<{ readonly opens: Modal } | { readonly shows: Answer }> {
  const { host, request, say, language } = use;
  const asked = await host.typedInBuilder(request, { army, step });
  if (asked instanceof Refusal) return { shows: hidden(refusing(use, asked)) };
  const label = cut(say(language, asked.says), TITLE);
  const input = {
    type: ComponentType.TextInput,
    custom_id: 'words',
    style: TextInputStyle.Short,
    placeholder: cut(asked.example, HINT),
    ...(asked.now !== undefined && { value: cut(asked.now, WORDS) }),
    max_length: WORDS,
    required: true,
  } as const;
  return {
    opens: {
      custom_id: writeFormId('spell', army, String(step)),
      title: label,
      components: [{ type: ComponentType.Label, label, component: input }],
    },
  };
}

/** Uses what was typed and updates the builder's message. */
export async function spelt(at: BuilderAt, typed: string, use: Use): Promise<Answer> {
  return built(use, await use.host.typeBuilder(use.request, at, typed));
}
