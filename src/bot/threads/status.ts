/** A battle's status message on Discord: created once, pinned and edited in place. */
import { createHash } from 'node:crypto';
import { DiscordAPIError, type GuildTextBasedChannel, MessageFlags } from 'discord.js';
import type { DesiredThreads } from '../../host/verbs/threads/thread-news.ts';
import type { PostedMessage } from '../outbox/say-post.ts';
import { type OutgoingMessage, messagesOf } from '../messages/message.ts';
import { namingOf } from '../outbox/naming.ts';
import { type Lack, hasPermission } from './threads.ts';

const GONE: ReadonlySet<unknown> = new Set([10008]);
const PINS_FULL = 30003;

/** The status message, marked by its battle, whatever its text. `instead`: replaces a deleted one. */
export function statusMessage(
  battle: string,
  { post }: NonNullable<DesiredThreads['status']>,
  instead?: string,
): OutgoingMessage {
  const nonce = createHash('sha256')
    .update(`status ${battle} ${instead ?? ''}`)
    .digest('hex')
    .slice(0, 25);
  return messagesOf(post, namingOf({ id: `status-${battle}`, nonce }, undefined))[0]!;
}

/**
 * Edits the message or sends a new one, and returns its id. Pinning is separate: if it fails, the message is still
 * there.
 */
export async function postStatus(
  channel: GuildTextBasedChannel,
  { battle, lacks }: Pick<DesiredThreads, 'battle' | 'lacks'>,
  status: NonNullable<DesiredThreads['status']>,
  latest: () => Promise<readonly PostedMessage[]>,
): Promise<string | undefined> {
  const { messageId, isLast } = status;
  if (messageId !== undefined && (await changed(channel, messageId, statusMessage(battle, status)))) {
    if (isLast && hasPermission(channel, 'PinMessages') && !lacks.includes('Pins'))
      await channel.messages.unpin(messageId);
    return isLast ? undefined : messageId;
  }
  if (isLast) return undefined;
  const leaf = statusMessage(battle, status, messageId);
  const there = (await latest()).find(({ marks }) => marks.has(String(leaf.mark)));
  return there?.id ?? (await channel.send({ ...bodyOf(leaf), nonce: leaf.nonce, enforceNonce: true })).id;
}

/** What is missing for it, if anything. */
export async function pinStatus(
  channel: GuildTextBasedChannel,
  messageId: string,
): Promise<Extract<Lack, 'PinMessages' | 'Pins'> | undefined> {
  if (!hasPermission(channel, 'PinMessages')) return 'PinMessages';
  try {
    await channel.messages.pin(messageId);
    return undefined;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === PINS_FULL) return 'Pins';
    throw error;
  }
}

/** False: it has been deleted. */
async function changed(channel: GuildTextBasedChannel, messageId: string, leaf: OutgoingMessage): Promise<boolean> {
  try {
    await channel.messages.edit(messageId, bodyOf(leaf));
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && GONE.has(error.code)) return false;
    throw error;
  }
}

function bodyOf(leaf: OutgoingMessage) {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    components: leaf.components,
    allowedMentions: { parse: [], users: [] },
  };
}
