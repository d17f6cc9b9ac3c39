import type { Upload } from '../attachments.ts';
import type { Platform } from '../platform.ts';
import { unknownChannel, unknownMessage } from '../refusal.ts';
import { type Channel, channelOf, type Message, messageOf } from '../world.ts';

/** One request of the bot, parsed. */
export type Call = {
  platform: Platform;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: Upload[];
};

export type Reply = { status: number; body?: unknown };

/** Method, path with `{names}` for its variable parts, and handler. */
export type Route = readonly [method: string, path: string, handle: (call: Call) => Reply];

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const nothing: Reply = { status: 204 };

/** Finds the route for a request. The table's order decides; literal parts come before `{names}`. */
export function match(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | undefined {
  const steps = stepsOf(path);
  if (steps === undefined) return undefined;
  for (const route of routes) {
    if (route[0] !== method) continue;
    const params = fit(route[1].split('/'), steps);
    if (params) return { route, params };
  }
  return undefined;
}

/** The decoded parts of a path. Undefined if the encoding is invalid. */
function stepsOf(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function fit(pattern: string[], steps: string[]): Record<string, string> | undefined {
  if (pattern.length !== steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const step = steps[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = step;
    else if (part !== step) return undefined;
  }
  return params;
}

export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no part named ${name}`);
  return value;
}

/** The channel a path names. */
export function channelIn(call: Call): Channel {
  const channel = channelOf(call.platform.world, param(call, 'channel_id'));
  if (channel === undefined) throw unknownChannel();
  return channel;
}

/** The message a path names. Private replies cannot be found like this. */
export function messageIn(call: Call, channel: Channel): Message {
  const message = messageOf(call.platform.world, channel.id, param(call, 'message_id'));
  if (message === undefined || message.onlyFor !== null) throw unknownMessage();
  return message;
}
