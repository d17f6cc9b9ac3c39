/** What the buttons do. Each names how its press is acknowledged, and what the person and the message then show. */
import type { ButtonInteraction } from 'discord.js';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Manner } from './acknowledge.ts';
import { type Answer, refused, replied, speak, words } from './answer.ts';
import type { Use } from './bot.ts';
import { answered, labelOf, withoutButtons } from './card.ts';
import { type Id, type IdOf, type Kind, writeId } from './id.ts';
import { logPage } from './log-page.ts';
import { button, rows, text } from './parts.ts';

/** `shows` changes the message with the button (or, in the manner `none`, answers it). */
interface Pressed {
  readonly shows?: Answer;
  readonly whispers?: Answer;
}

export interface Presses {
  readonly manner: (id: Id) => Manner;
  readonly run: (id: Id, interaction: ButtonInteraction, use: Use) => Promise<Pressed>;
}

type Table = {
  readonly [K in Kind]: {
    readonly manner: Manner;
    readonly run: (id: IdOf<K>, interaction: ButtonInteraction, use: Use) => Promise<Pressed>;
  };
};

const table: Table = {
  answer: { manner: 'update', run: answer },
  grave: { manner: 'none', run: grave },
  give: {
    manner: 'update',
    run: async ({ draft }, _interaction, { host, request, say, language }) => ({
      shows: replied(say, language, await host.confirm(request, draft)),
    }),
  },
  back: {
    manner: 'update',
    run: async ({ draft }, _interaction, { host, request, say, language }) => ({
      shows: replied(say, language, await host.discard(request, draft)),
    }),
  },
  log: { manner: 'update', run: async ({ page }, _interaction, use) => ({ shows: await logPage(use, page) }) },
};

export const presses: Presses = {
  manner: (id) => table[id.kind].manner,
  run: (id, interaction, use) =>
    (table[id.kind].run as (id: Id, ...rest: [ButtonInteraction, Use]) => Promise<Pressed>)(id, interaction, use),
};

/** On a public card: the buttons go. On the private second press: the sentence stays, and the card is tidied. */
async function answer(id: IdOf<'answer'>, interaction: ButtonInteraction, use: Use): Promise<Pressed> {
  const { host, request, say, language } = use;
  const result = await host.answer(request, id.battle, id.no, id.option);
  const secondPress = 'card' in id;
  if (result instanceof Refusal) {
    const why = words(refused(say, language, result));
    return secondPress ? { shows: why } : { whispers: why };
  }
  if (!secondPress) return { shows: answered(interaction) };
  await tidy(interaction, id.card, use);
  return { shows: words(speak(say, language, result.says)) };
}

async function grave(
  { battle, no, option }: IdOf<'grave'>,
  interaction: ButtonInteraction,
  use: Use,
): Promise<Pressed> {
  const { say, language } = use;
  const label = labelOf(interaction) ?? String(option + 1);
  const sure = button(writeId('answer', battle, no, option, interaction.message.id), label, 'grave');
  return { shows: { parts: [text(say(language, phrase('bot-grave'))), ...rows([sure])], hidden: true } };
}

/** Takes the buttons from a card that was answered elsewhere. They would be refused anyway. */
async function tidy(interaction: ButtonInteraction, card: string, { log }: Use): Promise<void> {
  try {
    const message = await interaction.channel?.messages.fetch({ message: card, cache: false });
    if (!message) return;
    const { parts, keeps } = withoutButtons(message);
    await message.edit({ components: parts, attachments: keeps.map((id) => ({ id })) as never });
  } catch (error) {
    log.warn({ err: error, card }, 'an answered card keeps its buttons');
  }
}
