import { type Component, everyPart, Flag, type Media, mediaOf } from './components.ts';
import { PartType } from '../page/discord.ts';
import { attachmentAddress } from './files.ts';
import { ownerOfPlace } from './installs.ts';
import type { Platform } from './platform.ts';
import { channelToWire, iso, userToWire } from './wire.ts';
import {
  type Attachment,
  botOf,
  channelOf,
  type Embed,
  type Message,
  messageOf,
  personOf,
  type World,
} from './world.ts';

/** A message as Discord sends it, with URLs in place of `attachment://` and defaults filled in. */
export function messageToWire(platform: Platform, message: Message): Record<string, unknown> {
  const { world } = platform;
  return {
    ...plainMessage(platform, message),
    ...(message.answers && interactionFields(world, message, message.answers)),
    ...(message.repliesTo !== undefined && reference(platform, message, message.repliesTo)),
    ...((message.flags & Flag.hasThread) !== 0 && startedThread(platform, message.id)),
  };
}

function plainMessage(platform: Platform, message: Message): Record<string, unknown> {
  const { world } = platform;
  const author = personOf(world, message.authorId) ?? botOf(world);
  const shown = shownElsewhere(message);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: userToWire(author),
    content: message.content,
    embeds: message.embeds.map((embed) => embedToWire(platform, message, embed)),
    components: message.components.map((part) => partToWire(platform, message, part)),
    attachments: message.attachments
      .filter((file) => !shown.has(file.filename))
      .map((file) => attachmentToWire(platform, message, file)),
    flags: message.flags,
    tts: message.tts,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    pinned: message.pinnedAt !== null,
    mentions: message.mentions.people.flatMap((id) => personOf(world, id) ?? []).map(userToWire),
    mention_roles: message.mentions.roles,
    mention_everyone: message.mentions.everyone,
    ...(message.nonce !== undefined && { nonce: message.nonce }),
  };
}

/** Discord omits from `attachments` what an embed or V2 component already shows. */
function shownElsewhere(message: Message): Set<string> {
  const inEmbeds = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  const inParts = [...everyPart(message.components)].flatMap(({ part }) => mediaOf(part).map(({ url }) => url));
  return new Set([...inEmbeds, ...inParts].flatMap((url) => attachedName(url) ?? []));
}

function attachedName(url: string | undefined): string | undefined {
  return url?.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
}

function interactionFields(world: World, message: Message, answers: NonNullable<Message['answers']>): object {
  const person = personOf(world, answers.personId) ?? botOf(world);
  const owners = answers.owners ?? ownerOfPlace({ guildId: channelOf(world, message.channelId)?.guildId ?? null });
  return {
    application_id: world.application.id,
    webhook_id: world.application.id,
    interaction_metadata: {
      id: answers.id,
      type: answers.type,
      user: userToWire(person),
      authorizing_integration_owners: owners,
      ...(answers.type === 3 && { interacted_message_id: answers.targetId ?? message.id }),
      ...(answers.type === 5 && {
        triggering_interaction_metadata: {
          id: answers.id,
          type: 2,
          user: userToWire(person),
          authorizing_integration_owners: owners,
        },
      }),
    },
    ...(answers.type === 2 && {
      interaction: { id: answers.id, type: 2, name: answers.name ?? '', user: userToWire(person) },
    }),
  };
}

function reference(platform: Platform, message: Message, targetId: string): object {
  const target = messageOf(platform.world, message.channelId, targetId);
  const guildId = channelOf(platform.world, message.channelId)?.guildId;
  return {
    message_reference: {
      type: 0,
      channel_id: message.channelId,
      message_id: targetId,
      ...(guildId && { guild_id: guildId }),
    },
    referenced_message: target ? plainMessage(platform, target) : null,
  };
}

function startedThread(platform: Platform, id: string): object {
  const thread = channelOf(platform.world, id);
  return thread ? { thread: channelToWire(platform, thread) } : {};
}

export function attachmentToWire(
  platform: Platform,
  message: { channelId: string; onlyFor: string | null },
  file: Attachment,
): object {
  const url = attachmentAddress(platform, message.channelId, file);
  return {
    id: file.id,
    filename: file.filename,
    size: file.size,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...sizeOf(file),
    ...(file.description !== undefined && { description: file.description }),
    ...(message.onlyFor !== null && { ephemeral: true }),
  };
}

function sizeOf(file: Attachment): object {
  return file.width === undefined ? {} : { width: file.width, height: file.height };
}

function embedToWire(platform: Platform, message: Message, embed: Embed): object {
  const picture = (field: 'image' | 'thumbnail') => {
    const sent = embed[field];
    if (sent === undefined) return {};
    const file = message.attachments.find((each) => each.filename === attachedName(sent.url));
    const url = file ? attachmentAddress(platform, message.channelId, file) : sent.url;
    return { [field]: { url, proxy_url: url, ...(file && { ...sizeOf(file), content_type: file.contentType }) } };
  };
  return { ...embed, ...picture('image'), ...picture('thumbnail'), type: 'rich' };
}

function partToWire(platform: Platform, message: Message, part: Component): object {
  const nested = (inner: Component) => partToWire(platform, message, inner);
  const media = (item: Media) => mediaToWire(platform, message, item);
  return {
    ...withoutNulls(part),
    ...defaultsOf(part, message),
    ...(part.components && { components: part.components.map(nested) }),
    ...(part.component && { component: nested(part.component) }),
    ...(part.accessory && { accessory: nested(part.accessory) }),
    ...(part.media && { media: media(part.media) }),
    ...(part.file && { file: media(part.file) }),
    ...(part.items && {
      items: part.items.map((item) => ({
        media: media(item.media),
        description: item.description ?? null,
        spoiler: item.spoiler ?? false,
      })),
    }),
  };
}

function withoutNulls(part: Component): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null && value !== undefined));
}

/** Discord's defaults for omitted fields. */
function defaultsOf(part: Component, message: Message): object {
  switch (part.type) {
    case PartType.container:
      return { accent_color: part['accent_color'] ?? null, spoiler: part.spoiler ?? false };
    case PartType.thumbnail:
      return { description: part.description ?? null, spoiler: part.spoiler ?? false };
    case PartType.separator:
      return { divider: part['divider'] ?? true, spacing: part['spacing'] ?? 1 };
    case PartType.file: {
      const name = attachedName(part.file?.url) ?? null;
      const size = message.attachments.find((file) => file.filename === name)?.size ?? null;
      return { name, size, spoiler: part.spoiler ?? false };
    }
    case PartType.stringSelect:
    case PartType.userSelect:
    case PartType.roleSelect:
    case PartType.mentionableSelect:
    case PartType.channelSelect:
      return { min_values: part.min_values ?? 1, max_values: part.max_values ?? 1 };
    default:
      return {};
  }
}

function mediaToWire(platform: Platform, message: Message, item: Media): object {
  const file = message.attachments.find((each) => each.filename === attachedName(item.url));
  if (file === undefined) return { id: message.id, url: item.url, proxy_url: item.url, width: 0, height: 0 };
  const url = attachmentAddress(platform, message.channelId, file);
  return {
    id: file.id,
    url,
    proxy_url: url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.contentType,
    attachment_id: file.id,
  };
}
