/**
 * A battle's threads on Discord: finds or creates them and manages their members. Never asks for anything not
 * permitted.
 */
import {
  ChannelType,
  type Client,
  DiscordAPIError,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  type TextChannel,
  ThreadAutoArchiveDuration,
  type ThreadChannel,
} from 'discord.js';
import type { Thread } from '../../host/verbs/threads/thread-news.ts';
import type { Log } from '../log.ts';

/** Permissions wanted besides those needed everywhere. */
export const WANTED = ['CreatePublicThreads', 'CreatePrivateThreads', 'PinMessages'] as const;

/** `Channel`: this kind of channel cannot have threads. `Pins`: it is full of pins. */
export type Lack = (typeof WANTED)[number] | 'SendMessagesInThreads' | 'Channel' | 'Pins';

/** The person does not exist, is not on this server, or cannot see the channel. */
const ABSENT: ReadonlySet<unknown> = new Set([10007, 10013, 50001, 50013]);
const GONE: ReadonlySet<unknown> = new Set([10003]);
/** Missing access, missing permission. */
const DENIED: ReadonlySet<unknown> = new Set([50001, 50013]);

export function hasPermission(channel: GuildTextBasedChannel, name: Exclude<Lack, 'Channel' | 'Pins'>): boolean {
  const me = channel.guild.members.me;
  return me !== null && channel.permissionsFor(me).has(PermissionFlagsBits[name]);
}

/** The thread's id, or what is missing for it. */
export async function ensureThread(
  channel: GuildTextBasedChannel,
  { kind, name }: Thread,
): Promise<{ readonly id: string } | { readonly lacks: Lack }> {
  if (channel.type !== ChannelType.GuildText) return { lacks: 'Channel' };
  const permission = kind === 'reports' ? 'CreatePublicThreads' : 'CreatePrivateThreads';
  const lacks = ([permission, 'SendMessagesInThreads'] as const).find((name) => !hasPermission(channel, name));
  if (lacks) return { lacks };
  const type = kind === 'reports' ? ChannelType.PublicThread : ChannelType.PrivateThread;
  const thread = (await made(channel, name, type)) ?? (await make(channel, name, type));
  return { id: thread.id };
}

/** Created just before a crash, and never recorded. */
async function made(channel: TextChannel, name: string, type: ChannelType): Promise<ThreadChannel | undefined> {
  const { threads } = await channel.threads.fetchActive(false);
  return threads.find((each) => each.name === name && each.type === type && each.ownerId === channel.client.user.id);
}

function make(channel: TextChannel, name: string, type: ChannelType.PublicThread | ChannelType.PrivateThread) {
  const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
  return type === ChannelType.PrivateThread
    ? channel.threads.create({ name, type, invitable: false, autoArchiveDuration })
    : channel.threads.create({ name, type, autoArchiveDuration });
}

/** Adds and removes people. False: the thread no longer exists. */
export async function setMembers(
  channel: GuildTextBasedChannel,
  threadId: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  log: Log,
): Promise<boolean> {
  if (add.length === 0 && remove.length === 0) return true;
  try {
    const thread = await channel.client.channels.fetch(threadId);
    if (!thread?.isThread()) return false;
    await unarchive(thread);
    for (const userId of add) await forgiving(userId, () => thread.members.add(userId), log);
    for (const userId of remove) await forgiving(userId, () => thread.members.remove(userId), log);
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && GONE.has(error.code)) return false;
    throw error;
  }
}

/** Unarchives, because archived threads cannot be changed; locked ones stay archived. True: it was archived. */
export async function unarchive(thread: ThreadChannel): Promise<boolean> {
  if (!thread.archived || thread.locked) return false;
  await thread.setArchived(false);
  return true;
}

/** The result of archiving a thread. Undefined: another process serves it. */
export async function archive(
  { channels }: Client<true>,
  threadId: string,
): Promise<'archived' | 'gone' | 'denied' | undefined> {
  try {
    const thread = await channels.fetch(threadId);
    if (!thread?.isThread()) return undefined;
    if (!thread.archived) await thread.setArchived(true);
    return 'archived';
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    if (GONE.has(error.code)) return 'gone';
    if (DENIED.has(error.code)) return 'denied';
    throw error;
  }
}

async function forgiving(userId: string, work: () => Promise<unknown>, log: Log): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || !ABSENT.has(error.code)) throw error;
    log.warn({ err: error, user: userId }, 'somebody could not be let into a thread, or out of it');
  }
}
