import { z } from 'zod';
import { commandToWire } from '../commands.ts';
import { mayInChannel } from '../permissions.ts';
import type { Platform } from '../platform.ts';
import { isNewer } from '../snowflake.ts';
import { memberOf, type Message } from '../world.ts';
import { commandsFor } from './invoke.ts';
import { channelNamed, channelsSeenBy, personNamed, seesMessage } from './lookup.ts';
import { channelForPeople, messageForPeople, personForPeople } from './shown.ts';
import { Trouble } from './trouble.ts';
import { readWish } from './wishes.ts';

/** Read requests. `address` is the one through which the server was reached. */
type Read = (platform: Platform, query: URLSearchParams, address: string) => unknown;

export const reads: Record<string, Read> = {
  '/api/people': people,
  '/api/channels': channels,
  '/api/messages': messages,
  '/api/commands': commands,
};

export function asked(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null || value === '') throw new Trouble('practice-missing', { name });
  return value;
}

function people({ world }: Platform): unknown {
  return world.people
    .filter(({ bot }) => !bot)
    .map((person) => ({
      ...personForPeople(person),
      guilds: world.guilds.flatMap((guild) => {
        const member = memberOf(guild, person.id);
        if (member === undefined) return [];
        const roles = guild.roles.filter((role) => member.roles.includes(role.id)).map((role) => role.name);
        return [{ id: guild.id, name: guild.name, roles, owner: guild.ownerId === person.id }];
      }),
    }));
}

function channels({ world }: Platform, query: URLSearchParams): unknown {
  const person = personNamed(world, asked(query, 'as'));
  return channelsSeenBy(world, person).map((channel) => channelForPeople(world, channel));
}

const pageWish = z.object({
  before: z.string().regex(/^\d+$/).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** A page of messages, oldest first: the latest, or the latest ones `before` a message. */
function messages(platform: Platform, query: URLSearchParams, address: string): unknown {
  const person = personNamed(platform.world, asked(query, 'as'));
  const channel = channelNamed(platform, person, asked(query, 'channel'));
  const { before, limit } = readWish(pageWish, Object.fromEntries(query));
  if (!mayInChannel(platform.world, channel, person.id, 'ReadMessageHistory')) return [];
  const wanted = (message: Message) => seesMessage(person, message) && (!before || isNewer(before, message.id));
  return (platform.world.messages[channel.id] ?? [])
    .filter(wanted)
    .slice(-limit)
    .map((message) => messageForPeople({ platform, person, address }, message));
}

/** The commands a person may use in a channel, with their options, for the page's suggestions. */
function commands(platform: Platform, query: URLSearchParams): unknown {
  const { world } = platform;
  const person = personNamed(world, asked(query, 'as'));
  const channel = channelNamed(platform, person, asked(query, 'channel'));
  return commandsFor(world, person, channel).map((command) => commandToWire(world, command));
}
