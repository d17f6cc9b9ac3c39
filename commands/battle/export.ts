import type { ChatInputCommandInteraction } from 'discord.js';
import { type Answer, refusing, words } from '../../src/bot/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import type { Doing } from '../../src/bot/command.ts';
import { transcriptOf } from '../../src/bot/transcript.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const exported: Doing = {
  name: 'export',
  acknowledge: 'private',
  options: [{ name: 'as', required: false, choices: ['file', 'page'] }],
  run: (interaction, use) =>
    interaction.options.getString('as') === 'page' ? page(interaction, use) : file(interaction, use),
};

/** The battle as it is stored. */
async function file(
  { attachmentSizeLimit }: ChatInputCommandInteraction,
  { host, request, say, language }: Use,
): Promise<Answer> {
  const battle = await host.export(request);
  if (battle instanceof Refusal) return refusing({ say, language }, battle);
  const data = Buffer.from(battle.json);
  if (data.length > attachmentSizeLimit) return words(say(language, phrase('bot-export-large')));
  return { content: say(language, phrase('bot-export')), files: [{ name: battle.name, data }] };
}

/** The battle as it was told in the channel, to be read anywhere. */
async function page({ attachmentSizeLimit, client }: ChatInputCommandInteraction, use: Use): Promise<Answer> {
  const { host, request, say, language } = use;
  const battle = await host.chronicle(request);
  if (battle instanceof Refusal) return refusing({ say, language }, battle);
  const { id, displayName } = client.user;
  const data = await transcriptOf(battle, use, { id, name: displayName }, attachmentSizeLimit);
  if (!data) return words(say(language, phrase('bot-page-large')));
  return { content: say(language, phrase('bot-page')), files: [{ name: `${battle.name}.html`, data }] };
}
