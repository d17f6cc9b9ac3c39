import { Flag } from '../components.ts';
import { messageToWire } from '../wire-message.ts';
import { type Channel, ChannelType, guildOf, type Message, type Person, type World } from '../world.ts';
import type { Viewer } from './viewer.ts';

/** The forms in which people get messages, channels and each other. */

/** Discord's form, and plainly whether the message is private or still being written. */
export type ShownMessage = {
  id: string;
  content: string;
  ephemeral: boolean;
  thinking: boolean;
  [more: string]: unknown;
};

export function messageForPeople({ platform, address }: Viewer, message: Message): ShownMessage {
  return {
    ...messageToWire({ ...platform, address: () => address }, message),
    id: message.id,
    content: message.content,
    ephemeral: message.onlyFor !== null,
    thinking: (message.flags & Flag.loading) !== 0,
  };
}

/** What people call a channel; their direct one with the bot has no name of its own. */
export const nameOf = (channel: Channel): string => (channel.guildId === null ? 'dm' : channel.name);

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
  [ChannelType.publicThread]: 'public thread',
  [ChannelType.privateThread]: 'private thread',
};

export function personForPeople({ id, name, locale }: Person): { id: string; name: string; locale: string } {
  return { id, name, locale };
}
