/** The threads of a battle on Discord: found again or made, and who is let in. Nothing is asked for that is not allowed. */
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
import type { Thread } from '../host/verbs/threads/thread-news.ts';
import type { Log } from './log.ts';

/** What is wanted beside what the bot needs everywhere. */
export const WANTED = ['CreatePublicThreads', 'CreatePrivateThreads', 'PinMessages'] as const;

/** `Channel`: a channel of another kind, or a thread, can have no threads. `Pins`: it has as many pins as it can have. */
export type Lack = (typeof WANTED)[number] | 'SendMessagesInThreads' | 'Channel' | 'Pins';

/** Nobody of that name, or not on this server, or he cannot see the channel. */
const ABSENT: ReadonlySet<unknown> = new Set([10007, 10013, 50001, 50013]);
const GONE: ReadonlySet<unknown> = new Set([10003]);
/** Missing access, missing permission. */
const DENIED: ReadonlySet<unknown> = new Set([50001, 50013]);

export function may(channel: GuildTextBasedChannel, name: Exclude<Lack, 'Channel' | 'Pins'>): boolean {
  const me = channel.guild.members.me;
  return me !== null && channel.permissionsFor(me).has(PermissionFlagsBits[name]);
}

/** The thread's id; or what is lacking for it. */
export async function ensureThread(
  channel: GuildTextBasedChannel,
  { kind, name }: Thread,
): Promise<{ readonly id: string } | { readonly lacks: Lack }> {
  if (channel.type !== ChannelType.GuildText) return { lacks: 'Channel' };
  const permission = kind === 'reports' ? 'CreatePublicThreads' : 'CreatePrivateThreads';
  const lacks = ([permission, 'SendMessagesInThreads'] as const).find((name) => !may(channel, name));
  if (lacks) return { lacks };
  const type = kind === 'reports' ? ChannelType.PublicThread : ChannelType.PrivateThread;
  const thread = (await made(channel, name, type)) ?? (await make(channel, name, type));
  return { id: thread.id };
}

/** Made just before a crash, and not written down any more. */
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

/** Lets people in and out. False: there is no such thread any more. */
export async function admit(
  channel: GuildTextBasedChannel,
  threadId: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  log: Log,
): Promise<boolean> {
  if (add.length === 0 && remove.length === 0) return true;
  try {
    const thread = await channel.client.channels.fetch(threadId);
    if (!thread?.isThread()) return false;
    await wake(thread);
    for (const userId of add) await forgiving(userId, () => thread.members.add(userId), log);
    for (const userId of remove) await forgiving(userId, () => thread.members.remove(userId), log);
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && GONE.has(error.code)) return false;
    throw error;
  }
}

/** In the archive nothing can be changed. What somebody has locked stays so. True: it was there. */
export async function wake(thread: ThreadChannel): Promise<boolean> {
  if (!thread.archived || thread.locked) return false;
  await thread.setArchived(false);
  return true;
}

/** What became of a thread that is to be archived; undefined: it is for another process. */
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
