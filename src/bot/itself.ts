/** The bot, as the place of an interaction shows it. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Person } from '../host/request.ts';

export function itself({ client, guild }: ChatInputCommandInteraction): Person {
  return { id: client.user.id, name: guild?.members.me?.displayName ?? client.user.displayName };
}
