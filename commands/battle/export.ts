import type { ChatInputCommandInteraction } from 'discord.js';
import { type Answer, refusing, words } from '../../src/bot/interactions/answer.ts';
import type { Use } from '../../src/bot/bot.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { pageFile } from '../../src/bot/messages/page-file.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';

export const exportBattle: Doing = {
  name: 'export',
  who: ['present'],
  acknowledge: 'private',
  options: [{ name: 'as', required: false, choices: ['file', 'page'] }],
  run: (interaction, use) =>
    interaction.options.getString('as') === 'page' ? pageFile(interaction, use) : file(interaction, use),
};

/** The battle as stored. */
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
