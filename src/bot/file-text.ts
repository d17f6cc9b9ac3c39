/** The file that is attached to a command, as text; or what the person is told instead. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { phrase } from '../kernel/phrase.ts';
import { type Answer, words } from './answer.ts';
import { attachedText } from './attachment.ts';
import type { Use } from './bot.ts';
import { createTurnstile } from './turnstile.ts';

/** A person's files are read one after the other. */
const turnstile = createTurnstile(1);

/** `most`: in bytes. */
export async function fileText(
  interaction: ChatInputCommandInteraction,
  { say, language, request }: Use,
  most: number,
): Promise<{ readonly name: string; readonly text: string } | { readonly instead: Answer }> {
  if (!(await turnstile(request.person.id))) return { instead: words(say(language, phrase('bot-file-many'))) };
  const file = interaction.options.getAttachment('file', true);
  const read = await attachedText(interaction, file, most);
  return 'why' in read ? { instead: words(say(language, read.why)) } : { name: file.name, text: read.text };
}
