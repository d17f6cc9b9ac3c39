import { Flag } from '../components.ts';
import { tokenIsDead } from '../interactions.ts';
import type { Platform } from '../platform.ts';
import { messageToWire } from '../wire-message.ts';
import { type Channel, ChannelType, guildOf, type Message, type Person, type World } from '../world.ts';
import type { Viewer } from './viewer.ts';

/** Messages, channels and people as the page gets them. */

/** Discord's format, plus whether the message is private, being written, or will never be written. */
export type ShownMessage = {
  id: string;
  content: string;
  ephemeral: boolean;
  thinking: boolean;
  failed: boolean;
  [more: string]: unknown;
};

export function messageForPeople({ platform, address }: Viewer, message: Message): ShownMessage {
  const unwritten = (message.flags & Flag.loading) !== 0;
  const awaited = unwritten && mayStillBeWritten(platform, message);
  return {
    ...messageToWire({ ...platform, address: () => address }, message),
    id: message.id,
    content: message.content,
    ephemeral: message.onlyFor !== null,
    thinking: awaited,
    failed: unwritten && !awaited,
  };
}

/** A deferred reply is written with the interaction's token, which expires or is lost at a restart. */
function mayStillBeWritten(platform: Platform, { answers }: Message): boolean {
  const interaction = [...platform.interactions.values()].find(({ id }) => id === answers?.id);
  return interaction !== undefined && !tokenIsDead(platform, interaction);
}

/** The name of a channel. The direct channel with the bot has none of its own. */
export const nameOf = (channel: Channel): string => (channel.guildId === null && !channel.people ? 'dm' : channel.name);

export function channelForPeople(world: World, channel: Channel): object {
  const guild = channel.guildId === null ? null : guildOf(world, channel.guildId);
  return {
    id: channel.id,
    name: nameOf(channel),
    topic: channel.topic,
    type: channel.type,
    kind: kinds[channel.type] ?? 'channel',
    parent: channel.parentId,
    guild: guild ? { id: guild.id, name: guild.name, locale: guild.locale } : null,
    archived: channel.thread?.archived ?? false,
    locked: channel.thread?.locked ?? false,
    ...(channel.thread && { members: channel.thread.members.map(({ personId }) => personId) }),
  };
}

const kinds: Record<number, string> = {
  [ChannelType.text]: 'text',
  [ChannelType.direct]: 'direct',
  [ChannelType.group]: 'group',
  [ChannelType.publicThread]: 'public thread',
  [ChannelType.privateThread]: 'private thread',
};

export function personForPeople({ id, name, locale }: Person): { id: string; name: string; locale: string } {
  return { id, name, locale };
}
