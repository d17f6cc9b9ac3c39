import { type MessageBody, messageBody, read } from '../bodies.ts';
import { Flag } from '../components.ts';
import { mayInChannel, type PermissionName } from '../permissions.ts';
import type { Platform } from '../platform.ts';
import {
  invalidForm,
  missingAccess,
  missingPermissions,
  notTheAuthor,
  threadArchived,
  unknownMessage,
} from '../refusal.ts';
import { edit, post, remove } from '../posting.ts';
import { isNewer } from '../snowflake.ts';
import { tell } from '../telling.ts';
import { messageToWire } from '../wire-message.ts';
import { type Channel, ChannelType, type Message, messageOf } from '../world.ts';
import { type Call, channelIn, messageIn, nothing, ok, type Reply, type Route } from './router.ts';
import { z } from 'zod';

const NONCE_MEMORY_MS = 5 * 60_000;

export const messageRoutes: Route[] = [
  ['GET', '/channels/{channel_id}/messages', list],
  ['POST', '/channels/{channel_id}/messages', create],
  ['POST', '/channels/{channel_id}/messages/bulk-delete', bulkDelete],
  ['GET', '/channels/{channel_id}/messages/{message_id}', getOne],
  ['PATCH', '/channels/{channel_id}/messages/{message_id}', change],
  ['DELETE', '/channels/{channel_id}/messages/{message_id}', removeOne],
  ['POST', '/channels/{channel_id}/typing', typing],
];

/** Refuses unless the bot has these permissions in the channel. */
export function requirePermission(platform: Platform, channel: Channel, ...names: PermissionName[]): void {
  const bot = platform.world.application.id;
  if (!mayInChannel(platform.world, channel, bot, 'ViewChannel')) throw missingAccess();
  for (const name of names) if (!mayInChannel(platform.world, channel, bot, name)) throw missingPermissions();
}

function requireSending(call: Call, channel: Channel): void {
  requirePermission(call.platform, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (call.files.length > 0) requirePermission(call.platform, channel, 'AttachFiles');
}

function create(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  const body = read(messageBody, call.body);
  requireSending(call, channel);
  const earlier = postedBefore(platform, channel, body);
  if (earlier) return ok(messageToWire(platform, earlier));
  refuseEphemeral(body);
  wakeThread(platform, channel);
  const repliesTo = replyTarget(platform, channel, body);
  const message = post(platform, channel, body, call.files, {
    authorId: platform.world.application.id,
    onlyFor: null,
    ...(repliesTo !== undefined && { repliesTo }),
  });
  remember(platform, channel, body, message);
  return ok(messageToWire(platform, message));
}

/** Posting in an archived thread unarchives it, unless it is locked. */
function wakeThread(platform: Platform, channel: Channel): void {
  if (!channel.thread?.archived) return;
  if (channel.thread.locked) throw threadArchived();
  channel.thread.archived = false;
  tell(platform, 'THREAD_UPDATE', channel);
}

function refuseEphemeral(body: MessageBody): void {
  if (((body.flags ?? 0) & Flag.ephemeral) === 0) return;
  const message = 'Only answers to interactions can be ephemeral.';
  throw invalidForm([{ at: ['flags'], code: 'BASE_TYPE_BAD', message }]);
}

function replyTarget(platform: Platform, channel: Channel, body: MessageBody): string | undefined {
  const wanted = body.message_reference;
  if (!wanted) return undefined;
  const target = messageOf(platform.world, channel.id, wanted.message_id);
  if (target?.onlyFor === null) return target.id;
  if (wanted.fail_if_not_exists === false) return undefined;
  const message = 'Unknown message';
  throw invalidForm([{ at: ['message_reference'], code: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', message }]);
}

/** With `enforce_nonce`, the same nonce within some minutes returns the message posted before. */
function postedBefore(platform: Platform, channel: Channel, body: MessageBody): Message | undefined {
  if (body.enforce_nonce !== true || body.nonce == null) return undefined;
  const known = platform.nonces.get(`${channel.id} ${body.nonce}`);
  if (known === undefined || known.until < platform.now()) return undefined;
  return messageOf(platform.world, channel.id, known.messageId);
}

function remember(platform: Platform, channel: Channel, body: MessageBody, message: Message): void {
  const now = platform.now();
  for (const [key, { until }] of platform.nonces) if (until < now) platform.nonces.delete(key);
  if (body.enforce_nonce !== true || body.nonce == null) return;
  platform.nonces.set(`${channel.id} ${body.nonce}`, { messageId: message.id, until: now + NONCE_MEMORY_MS });
}

/** Newest first, filtered by `before`, `after` and `around`. */
function list(call: Call): Reply {
  const { platform, query } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel);
  if (!mayReadBack(platform, channel)) return ok([]);
  const limit = readLimit(query.get('limit'));
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name));
  const all = (platform.world.messages[channel.id] ?? []).filter((message) => message.onlyFor === null);
  const some = all.filter(({ id }) => (!before || isNewer(before, id)) && (!after || isNewer(id, after)));
  const page = around ? near(some, around, limit) : after ? some.slice(0, limit) : some.slice(-limit);
  return ok(page.toReversed().map((message) => messageToWire(platform, message)));
}

function mayReadBack(platform: Platform, channel: Channel): boolean {
  return mayInChannel(platform.world, channel, platform.world.application.id, 'ReadMessageHistory');
}

function near(messages: Message[], id: string, limit: number): Message[] {
  const middle = messages.findIndex((message) => !isNewer(id, message.id));
  const start = Math.max(0, (middle < 0 ? messages.length : middle) - Math.floor(limit / 2));
  return messages.slice(start, start + limit);
}

function readLimit(text: string | null): number {
  const limit = text === null ? 50 : Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit;
  const message = 'int value should be between 1 and 100.';
  throw invalidForm([{ at: ['limit'], code: 'NUMBER_TYPE_RANGE', message }]);
}

function getOne(call: Call): Reply {
  const channel = channelIn(call);
  requirePermission(call.platform, channel, 'ReadMessageHistory');
  return ok(messageToWire(call.platform, messageIn(call, channel)));
}

function change(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  const body = read(messageBody, call.body);
  requirePermission(platform, channel);
  const message = messageIn(call, channel);
  if (message.authorId !== platform.world.application.id) throw notTheAuthor();
  if (channel.thread?.archived) throw threadArchived();
  if (call.files.length > 0) requirePermission(platform, channel, 'AttachFiles');
  return ok(messageToWire(platform, edit(platform, message, body, call.files)));
}

function removeOne(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel);
  const message = messageIn(call, channel);
  if (message.authorId !== platform.world.application.id) requirePermission(platform, channel, 'ManageMessages');
  remove(platform, message);
  return nothing;
}

const bulkBody = z.looseObject({ messages: z.array(z.string()).min(2).max(100) });

function bulkDelete(call: Call): Reply {
  const { platform } = call;
  const channel = channelIn(call);
  requirePermission(platform, channel, 'ManageMessages');
  const found = read(bulkBody, call.body).messages.map((id) => messageOf(platform.world, channel.id, id));
  if (channel.type === ChannelType.direct) throw unknownMessage();
  for (const message of found) if (message) remove(platform, message);
  return nothing;
}

function typing(call: Call): Reply {
  const channel = channelIn(call);
  requirePermission(call.platform, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  call.platform.bulletin.publish({ kind: 'typing', channelId: channel.id });
  return nothing;
}
