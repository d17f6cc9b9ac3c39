import { directChannel } from '../direct.ts';
import { mayInChannel } from '../permissions.ts';
import type { Platform } from '../platform.ts';
import { type Channel, ChannelType, guildOf, type Message, type Person, type World } from '../world.ts';
import { isInThread } from '../wire.ts';
import { Trouble } from './trouble.ts';

/** Finding what a person names, and what a person may see. */

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** A person by id, name or user name, whatever the case. */
export function personNamed(world: World, named: string): Person {
  const person = world.people.find(
    ({ id, name, username, bot }) => !bot && (id === named || same(name, named) || same(username, named)),
  );
  if (person) return person;
  const known = world.people.filter(({ bot }) => !bot).map(({ name }) => name);
  throw new Trouble(`There is no person "${named}". There are ${known.join(', ')}.`);
}

/** The channels a person sees, threads and their direct channel with the bot included. */
export function channelsSeenBy(world: World, person: Person): Channel[] {
  return world.channels.filter((channel) => sees(world, person, channel));
}

export function sees(world: World, person: Person, channel: Channel): boolean {
  if (!mayInChannel(world, channel, person.id, 'ViewChannel')) return false;
  if (channel.type !== ChannelType.privateThread) return true;
  return isInThread(channel, person.id) || mayInChannel(world, channel, person.id, 'ManageThreads');
}

/** A private reply is seen by the one it is for; everything else by who sees the channel. */
export function seesMessage(person: Person, message: Message): boolean {
  return message.onlyFor === null || message.onlyFor === person.id;
}

/** A channel by id, by name with or without "#", or "dm" for the talk with the bot. */
export function channelNamed(platform: Platform, person: Person, named: string): Channel {
  const { world } = platform;
  if (same(named, 'dm')) return directChannel(platform, person.id);
  const seen = channelsSeenBy(world, person);
  const plain = named.replace(/^#/, '');
  const byId = seen.find(({ id }) => id === named);
  const [first, second] = seen.filter(({ name }) => same(name, plain));
  const found = byId ?? first;
  if (found === undefined) {
    throw new Trouble(
      `${person.name} sees no channel "${named}", only ${seen.map(({ name }) => `#${name}`).join(', ')}.`,
    );
  }
  if (!byId && second) throw new Trouble(`There are several channels named "${plain}": give the id instead.`);
  return found;
}

/** A message by id, wherever this person can see it. */
export function messageSeenBy(world: World, person: Person, id: string): { message: Message; channel: Channel } {
  for (const channel of channelsSeenBy(world, person)) {
    const message = world.messages[channel.id]?.find((each) => each.id === id);
    if (message && seesMessage(person, message)) return { message, channel };
  }
  throw new Trouble(`${person.name} sees no message ${id}.`);
}

/** How a channel is shown to people. */
export function channelForPeople(world: World, channel: Channel): object {
  const guild = channel.guildId === null ? null : guildOf(world, channel.guildId);
  return {
    id: channel.id,
    name: channel.guildId === null ? 'dm' : channel.name,
    type: channel.type,
    kind: kinds[channel.type] ?? 'channel',
    parent: channel.parentId,
    guild: guild ? { id: guild.id, name: guild.name, locale: guild.locale } : null,
    archived: channel.thread?.archived ?? false,
  };
}

const kinds: Record<number, string> = {
  [ChannelType.text]: 'text',
  [ChannelType.direct]: 'direct',
  [ChannelType.publicThread]: 'public thread',
  [ChannelType.privateThread]: 'private thread',
};
