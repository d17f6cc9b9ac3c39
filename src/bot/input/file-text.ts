/** The text of a file attached to a command, or the message to show instead. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { type Answer, words } from '../interactions/answer.ts';
import { attachedText } from './attachment.ts';
import type { Use } from '../bot.ts';

/** `most`: in bytes. */
export async function fileText(
  interaction: ChatInputCommandInteraction,
  { say, language }: Use,
  most: number,
): Promise<{ readonly name: string; readonly text: string } | { readonly instead: Answer }> {
  const file = interaction.options.getAttachment('file', true);
  const read = await attachedText(interaction, file, most);
  return 'why' in read ? { instead: words(say(language, read.why)) } : { name: file.name, text: read.text };
}
