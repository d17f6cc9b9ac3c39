import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '../attachments.ts';
import type { Fault } from '../faults.ts';
import type { Platform } from '../platform.ts';
import { notFound, Refusal, unauthorized } from '../refusal.ts';
import { type Body, readBody } from '../request.ts';
import { callbackRoutes } from './callback.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { match, type Reply, type Route } from './router.ts';
import { selfRoutes } from './self.ts';
import { threadRoutes } from './threads.ts';
import { webhookRoutes } from './webhooks.ts';

/** A request of the bot with its answer, for tests to inspect. */
export type RequestRecord = {
  method: string;
  /** The path after `/api/v10`, and the route it matches: `/channels/{channel_id}/messages`. */
  path: string;
  route: string | undefined;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  files: Upload[];
  status: number;
  reply: unknown;
  /** The fault injected into it, if any. */
  fault: Fault | undefined;
};

/** The order matters: pins before messages, because `messages/pins` would match a message. */
const routes: Route[] = [
  ...pinRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
  ...commandRoutes,
  ...channelRoutes,
  ...selfRoutes,
];

/** Answers one request to Discord's REST interface. `url.pathname` starts with `/api/v10`. */
export async function serveRest(
  platform: Platform,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  tell: (record: RequestRecord) => void,
): Promise<void> {
  const method = request.method ?? 'GET';
  // As Discord writes it: discord.js encodes the @ of `@original` and `@me`.
  const path = url.pathname.replace(/^\/api\/v\d+/, '').replaceAll('%40', '@');
  const fault = platform.faults.strike(method, path);
  if (fault?.delayMs) await pause(fault.delayMs);
  const found = match(routes, method, path);
  const body: Body = { json: undefined, files: [] };
  const strikesFirst = fault !== undefined && fails(fault) && !fault.applyFirst;
  const carryOut = async (): Promise<Reply> => {
    Object.assign(body, await readBody(request));
    if (!path.startsWith('/webhooks/') && !path.startsWith('/interactions/')) requireToken(platform, request);
    if (found === undefined) throw notFound();
    const { route, params } = found;
    return route[2]({ platform, params, query: url.searchParams, body: body.json, files: body.files });
  };
  const proper = strikesFirst ? undefined : await refusalsAsReplies(carryOut);
  const reply = fault && fails(fault) ? { status: fault.status ?? 0, body: fault.body } : proper;
  tell({
    method,
    path,
    route: found?.route[1],
    params: found?.params ?? {},
    query: Object.fromEntries(url.searchParams),
    body: body.json,
    files: body.files,
    status: reply?.status ?? 0,
    reply: reply?.body,
    fault,
  });
  if (fault?.reset) request.socket.resetAndDestroy();
  else send(response, reply ?? { status: 500 }, fault?.headers);
}

/** Whether a fault spoils the answer. A mere delay does not. */
function fails(fault: Fault): boolean {
  return fault.status !== undefined || fault.reset === true;
}

async function refusalsAsReplies(carryOut: () => Promise<Reply>): Promise<Reply> {
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function requireToken(platform: Platform, request: IncomingMessage): void {
  if (request.headers.authorization !== `Bot ${platform.token}`) throw unauthorized();
}

function send(response: ServerResponse, reply: Reply, headers: Record<string, string> = {}): void {
  const hasBody = reply.body !== undefined;
  response.writeHead(reply.status, { ...(hasBody && { 'content-type': 'application/json' }), ...headers });
  response.end(hasBody ? JSON.stringify(reply.body) : undefined);
}
