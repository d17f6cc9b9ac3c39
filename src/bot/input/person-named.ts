/** The person named in a command's option, with their name on this server. Undefined if it is left out. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Person } from '../../host/request.ts';
import { nameIn } from '../interactions/request.ts';

export function personNamed({ options }: ChatInputCommandInteraction, option: string): Person | undefined {
  const user = options.getUser(option);
  return user ? { id: user.id, name: nameIn(options.getMember(option), user) } : undefined;
}
