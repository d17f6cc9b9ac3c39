/**
 * Checks the bot's requests against Discord's published schema (npm discord-api-spec): every route must be known here,
 * every body must fit, and no request may be refused for its form.
 */
import type { RequestRecord } from '../../src/practice/server.ts';
import { complaintsAbout } from '../practice/schema.ts';

const USED = new Set([
  'GET /gateway/bot',
  'GET /applications/{application_id}/commands',
  'PUT /applications/{application_id}/commands',
  'POST /interactions/{interaction_id}/{interaction_token}/callback',
  'POST /webhooks/{webhook_id}/{webhook_token}',
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
  'POST /users/@me/channels',
  'GET /channels/{channel_id}',
  'GET /channels/{channel_id}/messages',
  'GET /channels/{channel_id}/messages/{message_id}',
  'POST /channels/{channel_id}/messages',
  'PATCH /channels/{channel_id}/messages/{message_id}',
  'PUT /channels/{channel_id}/messages/pins/{message_id}',
  'DELETE /channels/{channel_id}/messages/pins/{message_id}',
  'GET /guilds/{guild_id}/threads/active',
  'POST /channels/{channel_id}/threads',
  'PUT /channels/{channel_id}/thread-members/{user_id}',
  'DELETE /channels/{channel_id}/thread-members/{user_id}',
  'PATCH /channels/{channel_id}',
]);

/** `mayFail`: the test makes Discord refuse things, so only the form is checked. */
export function complaints(record: RequestRecord, mayFail: boolean): string[] {
  const name = `${record.method} ${record.route}`;
  const unknown = record.route !== undefined && !USED.has(name) ? [`no schema is chosen for ${name}`] : [];
  const form = record.status === 400 && codeOf(record.reply) === 50035;
  const refused = record.fault === undefined && (form || (!mayFail && record.status >= 400));
  const refusal = refused ? [`${name} was refused: ${record.status} ${JSON.stringify(record.reply)}`] : [];
  return [...unknown, ...refusal, ...mentions(name, record.body), ...complaintsAbout(record)];
}

/** No message may mention anyone by accident. */
function mentions(name: string, body: unknown): string[] {
  const message = name.endsWith('/callback') ? (body as { data?: unknown } | undefined)?.data : body;
  if (typeof message !== 'object' || message === null || !('content' in message || 'components' in message)) return [];
  if (!('components' in message) && !('content' in message && message.content)) return [];
  // Completions and forms cannot mention anyone.
  if ('choices' in message || 'custom_id' in message) return [];
  const allowed = (message as { allowed_mentions?: { parse?: unknown[] } }).allowed_mentions;
  return allowed?.parse?.length === 0 ? [] : [`${name} may call anybody: ${JSON.stringify(allowed)}`];
}

function codeOf(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'code' in reply ? reply.code : undefined;
}
