/** Discord channels as the outbox uses them, and what their errors mean. */
import {
  type Client,
  type Collection,
  DiscordAPIError,
  type GuildTextBasedChannel,
  type Message,
  MessageFlags,
  RateLimitError,
  type SendableChannels,
} from 'discord.js';
import { directReader } from '../../host/messages/direct-message.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import type { Channels, PostedMessage, Verdict } from './say-post.ts';
import { missingIn, type PermissionName } from '../interactions/permissions.ts';

/** Retrying is useless: the channel is closed or gone. */
const CLOSED: ReadonlySet<unknown> = new Set([
  10003, // unknown channel
  10004, // unknown server
  10013, // unknown person
  50007, // cannot send to this person
  50008, // no text channel
  50024, // not in this kind of channel
  50083, // archived thread
  160005, // locked thread
]);
/** Missing access or permission, which someone may grant. */
const BLOCKED: ReadonlySet<unknown> = new Set([50001, 50013]);
/** Too large, or in a format Discord refuses. It may work without the picture. */
const BARE: ReadonlySet<unknown> = new Set([40005, 50035, 50046]);
const GIVE_UP = 6;

/** The channel does not exist or cannot be written to. */
class Closed extends Error {
  override readonly name = 'Closed';
}

/** The channel belongs to a server of another process. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

/** Pictures are not allowed here, but text is. */
class NoPictures extends Error {
  override readonly name = 'NoPictures';
}

export function openChannels(client: Client<true>): Channels {
  return {
    latest: async (channelId) => standingOf(await latest(await channelOf(client, channelId)), client.user.id),
    send: async (channelId, leaf, picture) => {
      const channel = await channelOf(client, channelId);
      if (picture && lacksOnlyFiles(channel)) throw new NoPictures('no permission to attach files');
      const sent = await channel.send({
        ...bodyOf(leaf),
        ...(picture &&
          leaf.file !== undefined && { files: [{ attachment: Buffer.from(picture.data), name: leaf.file }] }),
      });
      return sent.id;
    },
  };
}

function bodyOf(leaf: OutgoingMessage) {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    components: leaf.components,
    nonce: leaf.nonce,
    enforceNonce: true,
    allowedMentions: { parse: [], users: [...leaf.calls] },
  };
}

async function channelOf(client: Client<true>, channelId: string): Promise<SendableChannels> {
  const reader = directReader(channelId);
  if (reader !== undefined) return client.users.createDM(reader);
  const channel = client.channels.cache.get(channelId) ?? (await client.channels.fetch(channelId));
  if (channel === null && (await isElsewhere(client, channelId))) {
    throw new Elsewhere(`the server of ${channelId} is not among those of this process`);
  }
  if (!channel?.isSendable()) throw new Closed(`nothing can be said in ${channelId}`);
  return channel;
}

/** Discord shows the channel, but this client does not serve its server. */
async function isElsewhere(client: Client<true>, channelId: string): Promise<boolean> {
  const channel = await client.channels.fetch(channelId, { allowUnknownGuild: true, cache: false });
  return channel !== null && 'guildId' in channel && !client.guilds.cache.has(channel.guildId);
}

async function latest(channel: SendableChannels): Promise<Collection<string, Message>> {
  return channel.messages.fetch({ limit: 50, cache: false });
}

function standingOf(messages: Collection<string, Message>, me: string): PostedMessage[] {
  return [...messages.values()]
    .filter((message) => message.author.id === me)
    .map((message) => ({
      id: message.id,
      marks: new Set([
        ...message.components.map((component) => String(component.id)),
        ...[...JSON.stringify(message.components).matchAll(/\bmap-\w+\.\w+/g)].map(([name]) => name),
        ...message.attachments.map((file) => file.name),
        ...(message.nonce === null ? [] : [String(message.nonce)]),
      ]),
    }));
}

function lacksOnlyFiles(channel: SendableChannels): boolean {
  const missing: readonly PermissionName[] = channel.isDMBased() ? [] : missingIn(channel as GuildTextBasedChannel);
  return missing.includes('AttachFiles') && !missing.includes('SendMessages');
}

/** What to do about an error of a post. */
export function judge(error: unknown, attempts: number): Verdict {
  if (error instanceof Closed) return { kind: 'closed' };
  if (error instanceof Elsewhere) return { kind: 'elsewhere' };
  if (error instanceof NoPictures) return { kind: 'bare' };
  if (error instanceof RateLimitError) return { kind: 'later', afterMs: error.retryAfter };
  if (!(error instanceof DiscordAPIError)) return { kind: 'later' };
  if (CLOSED.has(error.code)) return { kind: 'closed' };
  if (BLOCKED.has(error.code)) return { kind: 'blocked' };
  if (BARE.has(error.code)) return { kind: 'bare' };
  return error.status < 500 && error.status !== 401 && attempts >= GIVE_UP ? { kind: 'never' } : { kind: 'later' };
}
