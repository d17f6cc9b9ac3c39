/**
 * Keeps each battle's channels as the host wants them: threads, their members, the status message. Threads are archived
 * in the end. A battle is looked at soon after a change but at most once every few seconds, and all of them after a
 * start.
 */
import { type Client, DiscordAPIError, type GuildTextBasedChannel } from 'discord.js';
import type { Host } from '../../host/create.ts';
import type { DesiredThreads } from '../../host/verbs/threads/thread-news.ts';
import { turns } from '../../host/store/database/turns.ts';
import { openChannels } from '../outbox/channels.ts';
import type { Log } from '../log.ts';
import { missingIn } from '../interactions/permissions.ts';
import { pinStatus, postStatus, statusMessage } from './status.ts';
import { setMembers, archive, ensureThread, type Lack } from './threads.ts';
import { goneFrom, whereaboutsOf } from './whereabouts.ts';

export interface ThreadSyncOptions {
  readonly client: Client<true>;
  readonly host: Pick<Host, 'upkeep' | 'finished' | 'noted' | 'kept'>;
  readonly log: Log;
  /** The least time between two looks at the same battle. */
  readonly pauseMs?: number;
}

export interface ThreadSync {
  /** Call when a battle may have changed: it is looked at after this time, or sooner if another call asks for it. */
  readonly look: (battle: string, afterMs?: number) => void;
  /** Resolves when this battle, or all battles, are in order. */
  readonly settled: (battle?: string) => Promise<void>;
  readonly isBusy: () => boolean;
  readonly stop: () => Promise<void>;
}

/** What is remembered of a battle between looks. */
interface Memory {
  /** When it was last looked at, by a monotonic clock. */
  at: number;
  /** The text of the status message once it is up to date and pinned. */
  says?: string;
  pinned?: string;
  /** The people added to each thread. */
  readonly admitted: Map<string, ReadonlySet<string>>;
}

/** What a battle should have is read for one battle at a time. */
interface Looking extends ThreadSyncOptions {
  readonly upkeep: Host['upkeep'];
}

const RETRY_MS = 60_000;
const NEVER = -Infinity;

export function createThreadSync(options: ThreadSyncOptions): ThreadSync {
  const { log, host, pauseMs = 3000 } = options;
  const memories = new Map<string, Memory>();
  const due = new Map<string, { readonly timer: NodeJS.Timeout; readonly at: number }>();
  const working = new Map<string, Promise<void>>();
  // After a start all battles are looked at, one by one, so that commands do not wait for all of them to be read.
  const inTurn = turns();
  const upkeep: Looking['upkeep'] = (battle, whole) => inTurn(() => host.upkeep(battle, whole));
  const looking: Looking = { ...options, upkeep };
  let stopped = false;

  const later = (battle: string, ms: number): void => {
    const at = performance.now() + ms;
    const before = due.get(battle);
    if (stopped || (before && before.at <= at)) return;
    clearTimeout(before?.timer);
    due.set(battle, { timer: setTimeout(() => begin(battle), ms).unref(), at });
  };

  const begin = (battle: string): void => {
    clearTimeout(due.get(battle)?.timer);
    due.delete(battle);
    const before = working.get(battle) ?? Promise.resolve();
    const work = before
      .then(async () => {
        if (stopped || (await see(looking, memoryOf(battle), battle))) return;
        memories.delete(battle);
      })
      .catch((error: unknown) => {
        log.warn({ err: error, battle }, 'the places of a battle are not as they should be; I try again');
        setTimeout(() => look(battle), RETRY_MS).unref();
      })
      .finally(() => working.get(battle) === work && working.delete(battle));
    working.set(battle, work);
  };

  const memoryOf = (battle: string): Memory => {
    const memory = memories.get(battle) ?? { at: NEVER, admitted: new Map() };
    memories.set(battle, memory);
    return memory;
  };

  const look = (battle: string, afterMs = 0): void => {
    const rested = performance.now() - (memories.get(battle)?.at ?? NEVER);
    later(battle, Math.max(afterMs, pauseMs - rested));
  };

  const settled = async (battle?: string): Promise<void> => {
    await first;
    const waits = (): string[] =>
      [...new Set([...due.keys(), ...working.keys()])].filter((id) => !battle || id === battle);
    // Failures are retried later, and no one waits for that.
    for (let round = 0; round < 5 && waits().length > 0; round += 1) {
      for (const id of waits()) if (due.has(id)) begin(id);
      await Promise.all(waits().map(async (id) => working.get(id)));
    }
  };

  const all = async (): Promise<void> => {
    for (const battle of await host.kept()) look(battle);
  };
  const first = all().catch((error: unknown) =>
    log.error({ err: error }, 'the places of the battles could not be looked up'),
  );

  return {
    look,
    settled,
    isBusy: () => due.size + working.size > 0,
    stop: async () => {
      stopped = true;
      for (const { timer } of due.values()) clearTimeout(timer);
      await Promise.all(working.values());
    },
  };
}

/** False: there is nothing to keep. */
async function see(options: Looking, memory: Memory, battle: string): Promise<boolean> {
  const isFirst = memory.at === NEVER;
  memory.at = performance.now();
  const upkeep = await options.upkeep(battle, isFirst);
  const isKept = upkeep !== undefined && (await keepOrLose(options, memory, upkeep));
  // Another battle may have the channel by now, but the old threads are still there.
  if (!upkeep || upkeep.isOver) await shelve(options, battle);
  return isKept;
}

/** Archives the threads. Without the permission, Discord does it after a week of silence. */
async function shelve({ client, host, log }: ThreadSyncOptions, battle: string): Promise<void> {
  for (const channelId of await host.finished(battle)) {
    const became = await archive(client, channelId);
    if (became === 'denied') log.warn({ battle, channel: channelId }, 'a thread of a battle that is over stays open');
    if (became) await host.noted(battle, { kind: became === 'gone' ? 'lost' : 'archived', channelId });
  }
}

async function keepOrLose(options: ThreadSyncOptions, memory: Memory, upkeep: DesiredThreads): Promise<boolean> {
  try {
    return await keep(options, memory, upkeep);
  } catch (error) {
    // The error may mean that something was deleted.
    const how = error instanceof DiscordAPIError ? await goneFrom(options.client, upkeep) : undefined;
    if (!how) throw error;
    await options.host.noted(upkeep.battle, { kind: 'gone', how });
    return false;
  }
}

async function keep(options: ThreadSyncOptions, memory: Memory, upkeep: DesiredThreads): Promise<boolean> {
  const { client, host } = options;
  const { battle, isGone, status, threads } = upkeep;
  const channel = await whereaboutsOf(client, upkeep);
  if (typeof channel === 'string') {
    await host.noted(battle, { kind: 'gone', how: channel });
    return false;
  }
  // It is back. What it should contain is handled on the next look.
  if (channel && isGone) await host.noted(battle, { kind: 'back' });
  if (!channel || isGone || (!status && threads.length === 0)) return false;
  // Permissions to post at all are reported to the next person who gives a command.
  if (missingIn(channel).length > 0) return true;
  const lacks = new Set<Lack>([
    ...(await seeThreads(options, memory, channel, upkeep)),
    ...(await seeStatus(options, memory, channel, upkeep)),
  ]);
  if (lacks.size !== upkeep.lacks.length || upkeep.lacks.some((name) => !lacks.has(name as Lack)))
    await host.noted(battle, { kind: 'lacks', names: [...lacks] });
  return true;
}

async function seeThreads(
  { host, log }: ThreadSyncOptions,
  { admitted }: Memory,
  channel: GuildTextBasedChannel,
  { battle, threads }: DesiredThreads,
): Promise<Lack[]> {
  const lacks: Lack[] = [];
  for (const thread of threads) {
    const made = thread.channelId === undefined ? await ensureThread(channel, thread) : { id: thread.channelId };
    if ('lacks' in made) {
      lacks.push(made.lacks);
      continue;
    }
    const { id } = made;
    if (thread.channelId === undefined) await host.noted(battle, { kind: 'made', thread, channelId: id });
    const before = admitted.get(id) ?? new Set(thread.formers);
    const add = thread.members.filter((member) => !admitted.get(id)?.has(member));
    const remove = [...before].filter((member) => !thread.members.includes(member));
    if (await setMembers(channel, id, { add, remove }, log)) admitted.set(id, new Set(thread.members));
    else await host.noted(battle, { kind: 'lost', channelId: id });
  }
  return lacks;
}

async function seeStatus(
  { client, host, log }: ThreadSyncOptions,
  memory: Memory,
  channel: GuildTextBasedChannel,
  { battle, status, lacks }: DesiredThreads,
): Promise<Lack[]> {
  if (!status) return [];
  let { messageId } = status;
  const says = JSON.stringify(statusMessage(battle, status).components);
  if (messageId === undefined || says !== memory.says) {
    const latest = () => openChannels(client).latest(channel.id);
    messageId = await postStatus(channel, { battle, lacks }, status, latest);
    memory.says = says;
    // Before anything else is tried with it; otherwise it could never be changed again.
    if (messageId !== status.messageId) await host.noted(battle, { kind: 'status', messageId });
  }
  if (messageId === undefined || memory.pinned === messageId) return [];
  const lack = await pinStatus(channel, messageId);
  if (!lack) memory.pinned = messageId;
  else if (!lacks.includes(lack)) log.warn({ battle, channel: channel.id, lack }, 'the status message is not pinned');
  return lack ? [lack] : [];
}
