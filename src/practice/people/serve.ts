import type { IncomingMessage, ServerResponse } from 'node:http';
import { commandToWire } from '../commands.ts';
import type { Interaction } from '../interactions.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { readBody } from '../request.ts';
import { memberOf } from '../world.ts';
import { messageForPeople, outcomeOf } from './answers.ts';
import { streamEvents } from './events.ts';
import { askChoices, commandsFor, giveCommand } from './invoke.ts';
import { channelForPeople, channelNamed, channelsSeenBy, personNamed, seesMessage } from './lookup.ts';
import { press } from './press.ts';
import { submit } from './submit.ts';
import { Trouble } from './trouble.ts';
import { commandWish, completeWish, pressWish, readWish, submitWish } from './wishes.ts';

type Query = URLSearchParams;

const reads: Record<string, (platform: Platform, query: Query) => unknown> = {
  '/api/people': people,
  '/api/channels': channels,
  '/api/messages': messages,
  '/api/commands': commands,
};

type Act = (platform: Platform, body: unknown) => Interaction;

export const command: Act = (platform, body) => giveCommand(platform, readWish(commandWish, body));
export const pressing: Act = (platform, body) => press(platform, readWish(pressWish, body));

const acts: Record<string, Act> = {
  '/api/command': command,
  '/api/complete': (platform, body) => askChoices(platform, readWish(completeWish, body)),
  '/api/press': pressing,
  '/api/submit': (platform, body) => submit(platform, readWish(submitWish, body)),
};

/** The interface for people and scripts: `/api/...` without a version. */
export async function servePeople(
  platform: Platform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    if (url.pathname === '/api/events') return streamEvents(platform, request, response, asked(url.searchParams, 'as'));
    sendJson(response, 200, await answer(platform, request, url));
  } catch (error) {
    if (error instanceof Trouble || error instanceof Refusal) {
      sendJson(response, error.status, { error: error.message });
    } else {
      throw error;
    }
  }
}

async function answer(platform: Platform, request: IncomingMessage, url: URL): Promise<unknown> {
  const { pathname, searchParams } = url;
  const read = reads[pathname];
  if (read && request.method === 'GET') return read(platform, searchParams);
  const act = acts[pathname];
  if (act && request.method === 'POST') {
    const { json } = await readBody(request);
    return outcomeOf(platform, act(platform, json), searchParams.get('wait') === 'final');
  }
  throw new Trouble(`There is no ${request.method} ${pathname}.`, 404);
}

function asked(query: Query, name: string): string {
  const value = query.get(name);
  if (value === null || value === '') throw new Trouble(`"${name}" is missing.`);
  return value;
}

function people({ world }: Platform): unknown {
  return world.people
    .filter(({ bot }) => !bot)
    .map(({ id, name, locale }) => ({
      id,
      name,
      locale,
      guilds: world.guilds.flatMap((guild) => {
        const member = memberOf(guild, id);
        if (member === undefined) return [];
        const roles = guild.roles.filter((role) => member.roles.includes(role.id)).map((role) => role.name);
        return [{ id: guild.id, name: guild.name, roles, owner: guild.ownerId === id }];
      }),
    }));
}

function channels({ world }: Platform, query: Query): unknown {
  const person = personNamed(world, asked(query, 'as'));
  return channelsSeenBy(world, person).map((channel) => channelForPeople(world, channel));
}

function messages(platform: Platform, query: Query): unknown {
  const person = personNamed(platform.world, asked(query, 'as'));
  const channel = channelNamed(platform, person, asked(query, 'channel'));
  return (platform.world.messages[channel.id] ?? [])
    .filter((message) => seesMessage(person, message))
    .map((message) => messageForPeople(platform, message));
}

/** The commands a person may use in a channel, with their options: the page completes from these. */
function commands(platform: Platform, query: Query): unknown {
  const { world } = platform;
  const person = personNamed(world, asked(query, 'as'));
  const channel = channelNamed(platform, person, asked(query, 'channel'));
  return commandsFor(world, person, channel).map((command) => commandToWire(world, command));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
