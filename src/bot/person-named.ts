/** A person whom a command names, as this server shows him; nobody, where the option is left out. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Person } from '../host/request.ts';
import { nameIn } from './request.ts';

export function personNamed({ options }: ChatInputCommandInteraction, option: string): Person | undefined {
  const user = options.getUser(option);
  return user ? { id: user.id, name: nameIn(options.getMember(option), user) } : undefined;
}
