import { directChannel } from '../direct.ts';
import { mayInChannel } from '../permissions.ts';
import type { Platform } from '../platform.ts';
import { type Channel, ChannelType, type Message, type Person, type World } from '../world.ts';
import { isInThread } from '../wire.ts';
import { nameOf } from './shown.ts';
import { listed, Trouble } from './trouble.ts';

/** Finds what a person names among what they can see. */

const names = new Intl.Collator(undefined, { sensitivity: 'accent' });
const same = (a: string, b: string) => names.compare(a, b) === 0;

/** A person by id, name or user name, ignoring case. */
export function personCalled(world: World, named: string): Person | undefined {
  return world.people.find(
    ({ id, name, username, bot }) => !bot && (id === named || same(name, named) || same(username, named)),
  );
}

export function personNamed(world: World, named: string): Person {
  const person = personCalled(world, named);
  if (person) return person;
  const known = world.people.filter(({ bot }) => !bot).map(({ name }) => name);
  throw new Trouble('practice-person-unknown', { named, known: listed(known) });
}

/** The channels a person sees, including threads and the direct channel with the bot. */
export function channelsSeenBy(world: World, person: Person): Channel[] {
  return world.channels.filter((channel) => sees(world, person, channel));
}

export function sees(world: World, person: Person, channel: Channel): boolean {
  if (!mayInChannel(world, channel, person.id, 'ViewChannel')) return false;
  if (channel.type !== ChannelType.privateThread) return true;
  return isInThread(channel, person.id) || mayInChannel(world, channel, person.id, 'ManageThreads');
}

/**
 * A private reply is visible to its recipient until they dismiss it; anything else to everyone who sees the channel.
 */
export function seesMessage(person: Person, message: Message): boolean {
  return message.onlyFor === null || (message.onlyFor === person.id && !message.dismissed);
}

/** A channel by id, by name with or without "#", or "dm" for the direct channel with the bot. */
export function channelNamed(platform: Platform, person: Person, named: string): Channel {
  const { world } = platform;
  if (same(named, 'dm')) return directChannel(platform, person.id);
  const seen = channelsSeenBy(world, person);
  const plain = named.replace(/^#/, '');
  const byId = seen.find(({ id }) => id === named);
  const [first, second] = seen.filter(({ name }) => same(name, plain));
  const found = byId ?? first;
  if (found === undefined) {
    const known = listed(seen.map((channel) => `#${nameOf(channel)}`));
    throw new Trouble('practice-channel-unknown', { person: person.name, named, known });
  }
  if (!byId && second) throw new Trouble('practice-channel-several', { named: plain });
  return found;
}

/** A message by id, wherever this person can see it. */
export function messageSeenBy(world: World, person: Person, id: string): { message: Message; channel: Channel } {
  for (const channel of channelsSeenBy(world, person)) {
    const message = world.messages[channel.id]?.find((each) => each.id === id);
    if (message && seesMessage(person, message)) return { message, channel };
  }
  throw new Trouble('practice-message-unknown', { person: person.name, id });
}
