/** The wizard that builds an army, and the buttons below an army. */
import type { BuilderAt, BuilderShown } from '../../host/verbs/armies/armies-shown.ts';
import type { Reply } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing, replied } from '../interactions/answer.ts';
import { armyShown, builderShown } from './army.ts';
import type { Use } from '../bot.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { button, rows, text } from '../messages/parts.ts';
import type { Wizard } from '../wizard/wizard-step.ts';

type Pressed = { readonly shows: Answer };

/** Longer than any name. */
const WORDS = 150;

/** If the army is gone, there is nothing left to press. */
export async function builderAnswer(use: Use, result: BuilderShown | Reply | Refusal): Promise<Answer> {
  if (result instanceof Refusal) return refusing(use, result);
  return 'says' in result ? replied(use.say, use.language, result) : builderShown(use, result);
}

export async function undoBuilder(at: BuilderAt, use: Use): Promise<Pressed> {
  return { shows: await builderAnswer(use, await use.host.undoBuilder(use.request, at)) };
}

export async function openBuilder({ army }: IdOf<'bench'>, use: Use): Promise<Pressed> {
  return { shows: await builderAnswer(use, await use.host.buildArmy(use.request, army)) };
}

/** Closes the builder and shows the army. */
export async function closeBuilder({ army }: Pick<BuilderAt, 'army'>, use: Use): Promise<Pressed> {
  return { shows: await armyShown(use, await use.host.showArmy(use.request, army)) };
}

export async function copyArmy({ army }: IdOf<'adopt'>, use: Use): Promise<Pressed> {
  return { shows: await armyShown(use, await use.host.copyArmy(use.request, army)) };
}

/** Asks for the second press that deletes the army. */
export async function askToDelete({ army }: IdOf<'scrap'>, use: Use): Promise<Pressed> {
  return { shows: await askToDeleteNamed(use, army) };
}

export async function askToDeleteNamed(use: Use, typed: string): Promise<Answer> {
  const { host, request, say, language } = use;
  const army = await host.ownArmy(request, typed);
  if (army instanceof Refusal) return refusing(use, army);
  const { id, name, title } = army;
  const sure = button(writeId('scrapped', id), say(language, phrase('bot-army-discard', { name })), 'grave');
  return { parts: [text(say(language, phrase('bot-army-sure', { name, title }))), ...rows([sure])] };
}

export async function deleteArmy({ army }: IdOf<'scrapped'>, { host, request, say, language }: Use): Promise<Pressed> {
  return { shows: replied(say, language, await host.deleteArmy(request, army)) };
}

export const armyWizard: Wizard<BuilderAt> = {
  press: async (at, n, use) => ({ shows: await builderAnswer(use, await use.host.pressBuilder(use.request, at, n)) }),
  back: async (at, use) => ({ shows: await builderAnswer(use, await use.host.backBuilder(use.request, at)) }),
  asks: async (at, { host, request }) => {
    const asked = await host.typedInBuilder(request, at);
    if (asked instanceof Refusal) return asked;
    const { says, example, now } = asked;
    return { title: says, field: says, most: WORDS, example, now };
  },
  typed: async (at, text, use) => builderAnswer(use, await use.host.typeBuilder(use.request, at, text)),
  where: ({ army, step }) => [army, step],
};
