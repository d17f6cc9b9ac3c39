/** The permissions the bot needs in a channel, and the message about missing ones. */
import { type GuildTextBasedChannel, PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Language } from '../../kernel/ruleset.ts';
import type { Words } from '../../words/words.ts';
import { phrase } from '../../kernel/phrase.ts';

/** Each is explained in the README. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type PermissionName = (typeof NEEDED)[number];

export function missing(held: Readonly<PermissionsBitField>, inThread: boolean): readonly PermissionName[] {
  const other = inThread ? 'SendMessages' : 'SendMessagesInThreads';
  return NEEDED.filter((name) => name !== other && !held.has(PermissionFlagsBits[name]));
}

export function missingIn(channel: GuildTextBasedChannel): readonly PermissionName[] {
  const me = channel.guild.members.me;
  const held = me && channel.permissionsFor(me);
  return held ? missing(held, channel.isThread()) : [];
}

/** The names as shown in Discord's settings. */
export function lacking(say: Words['say'], language: Language, names: readonly PermissionName[]): string {
  const list = names.map((name) => `**${say(language, phrase(`bot-permission-${name}`))}**`).join(', ');
  return say(language, phrase('bot-lacking', { list, count: names.length }));
}
