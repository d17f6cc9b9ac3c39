/** The bot, as shown where the interaction happened. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Person } from '../../host/request.ts';

export function botUser({ client, guild }: ChatInputCommandInteraction): Person {
  return { id: client.user.id, name: guild?.members.me?.displayName ?? client.user.displayName };
}
