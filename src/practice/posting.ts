import { cleanName, describedUploads, keepUpload, type Upload } from './attachments.ts';
import type { MessageBody } from './bodies.ts';
import { Flag, numbered } from './components.ts';
import { Intent } from './gateway.ts';
import { isBotIn } from './installs.ts';
import { bodyLimits, isEmpty, messageLimits, type Standing } from './limits/messages.ts';
import { changed, type Platform } from './platform.ts';
import { emptyMessage, refuseIfAny } from './refusal.ts';
import { messageToWire } from './wire-message.ts';
import { type Channel, channelOf, type Message } from './world.ts';

/** The flags a sender may set on a message; the rest are removed. */
const SENDABLE = Flag.suppressEmbeds | Flag.ephemeral | Flag.silent | Flag.v2;

type Origin = Pick<Message, 'authorId' | 'onlyFor'> & Partial<Pick<Message, 'answers' | 'type' | 'id' | 'repliesTo'>>;

/** Posts a new message: validates it, stores its files, and notifies the bot and the people. */
export function post(
  platform: Platform,
  channel: Channel,
  body: MessageBody,
  uploads: readonly Upload[],
  origin: Origin,
): Message {
  refuseIfAny(bodyLimits(body));
  const named = describedUploads(body, uploads);
  const standing: Standing = {
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    filenames: named.map(({ upload }) => cleanName(upload.name)),
    flags: (body.flags ?? 0) & SENDABLE,
  };
  refuseUnfit(standing);
  const id = origin.id ?? platform.newId();
  const message: Message = {
    id,
    channelId: channel.id,
    authorId: origin.authorId,
    type: origin.type ?? (origin.repliesTo === undefined ? 0 : 19),
    content: standing.content,
    embeds: [...standing.embeds],
    components: numbered(standing.components),
    attachments: named.map(({ upload, description }) => keepUpload(platform, upload, description)),
    flags: standing.flags | (origin.onlyFor === null ? 0 : Flag.ephemeral),
    tts: body.tts ?? false,
    ...(body.nonce != null && !origin.answers && { nonce: body.nonce }),
    createdAt: platform.now(),
    editedAt: null,
    pinnedAt: null,
    mentions: mentionsIn(platform, standing, body, origin.answers !== undefined),
    onlyFor: origin.onlyFor,
    ...(origin.answers && { answers: origin.answers }),
    ...(origin.repliesTo !== undefined && { repliesTo: origin.repliesTo }),
  };
  return place(platform, message);
}

/** Puts a finished message into its channel and notifies everyone concerned. */
export function place(platform: Platform, message: Message): Message {
  (platform.world.messages[message.channelId] ??= []).push(message);
  changed(platform);
  announce(platform, 'MESSAGE_CREATE', message);
  return message;
}

/** Edits a message. Missing fields stay unchanged. */
export function edit(platform: Platform, message: Message, body: MessageBody, uploads: readonly Upload[]): Message {
  refuseIfAny(bodyLimits(body));
  const named = describedUploads(body, uploads);
  const kept = body.attachments == null ? message.attachments : keptFiles(message, body);
  const v2 = ((message.flags | (body.flags ?? 0)) & Flag.v2) !== 0;
  const standing: Standing = {
    content: body.content === undefined ? message.content : (body.content ?? ''),
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    components: body.components === undefined ? message.components : (body.components ?? []),
    filenames: [...kept.map((file) => file.filename), ...named.map(({ upload }) => cleanName(upload.name))],
    flags: v2 ? message.flags | Flag.v2 : message.flags,
  };
  refuseUnfit(standing);
  const added = named.map(({ upload, description }) => keepUpload(platform, upload, description));
  Object.assign(message, {
    content: standing.content,
    embeds: [...standing.embeds],
    components: body.components === undefined ? message.components : numbered(standing.components),
    attachments: [...kept, ...added],
    flags: standing.flags & ~Flag.loading,
    editedAt: (message.flags & Flag.loading) === 0 ? platform.now() : message.editedAt,
    mentions: mentionsIn(platform, standing, body, message.answers !== undefined),
  } satisfies Partial<Message>);
  changed(platform);
  announce(platform, 'MESSAGE_UPDATE', message);
  return message;
}

export function remove(platform: Platform, message: Message): void {
  const { world } = platform;
  world.messages[message.channelId] = (world.messages[message.channelId] ?? []).filter((each) => each !== message);
  changed(platform);
  const guildId = channelOf(world, message.channelId)?.guildId ?? null;
  if (message.onlyFor === null) {
    platform.gateway.dispatch({
      event: 'MESSAGE_DELETE',
      data: { id: message.id, channel_id: message.channelId, ...(guildId && { guild_id: guildId }) },
      guildId,
      intent: guildId === null ? Intent.directMessages : Intent.guildMessages,
    });
  }
  const { id: messageId, channelId, onlyFor } = message;
  platform.bulletin.publish({ kind: 'gone', channelId, messageId, onlyFor });
}

function keptFiles(message: Message, body: MessageBody): Message['attachments'] {
  return (body.attachments ?? []).flatMap(({ id }) => message.attachments.find((file) => file.id === id) ?? []);
}

function refuseUnfit(standing: Standing): void {
  refuseIfAny(messageLimits(standing));
  if (isEmpty(standing)) throw emptyMessage();
}

/** Always notifies the page, and the bot only if its intents include messages; private replies go to no one else. */
export function announce(platform: Platform, event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: Message): void {
  const channel = channelOf(platform.world, message.channelId);
  const guildId = channel?.guildId ?? null;
  platform.bulletin.publish({ kind: 'message', channelId: message.channelId, messageId: message.id });
  const intent = guildId === null ? Intent.directMessages : Intent.guildMessages;
  const isHeard = message.onlyFor === null && channel !== undefined && isBotIn(platform.world, channel);
  if (!isHeard || !platform.gateway.wants(intent)) return;
  const data = { ...messageToWire(platform, message), ...(guildId && { guild_id: guildId }) };
  platform.gateway.dispatch({ event, data, guildId, intent });
}

/** Whom a message mentions. Without `allowed_mentions`, answers to interactions mention people only. */
function mentionsIn(platform: Platform, standing: Standing, body: MessageBody, isAnswer: boolean): Message['mentions'] {
  const texts = [standing.content, ...standing.components.map((part) => JSON.stringify(part))].join('\n');
  const named = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
  const allowed: { parse?: string[] | undefined } | null =
    body.allowed_mentions ?? (isAnswer ? { parse: ['users'] } : null);
  const passes = (kind: 'users' | 'roles') => (id: string) =>
    !allowed || allowed.parse?.includes(kind) === true || body.allowed_mentions?.[kind]?.includes(id) === true;
  const everyone = /@(everyone|here)\b/.test(texts);
  return {
    people: named(/<@!?(\d+)>/g)
      .filter((id) => platform.world.people.some((person) => person.id === id))
      .filter(passes('users')),
    roles: named(/<@&(\d+)>/g).filter(passes('roles')),
    everyone: everyone && (!allowed || allowed.parse?.includes('everyone') === true),
  };
}
