/**
 * Says the posts in the outbox, in order for each channel. A post is leased before it is sent, usually by the commit that
 * adds it, and marked afterwards. A crash in between may leave it already in the channel, so a post leased for the second
 * time is looked for there first. Discord's own nonces cover the minutes in between.
 */
import { randomUUID } from 'node:crypto';
import { directReader } from '../../host/messages/direct-message.ts';
import { LONGEST_RETRY_MS } from '../../host/store/outbox.ts';
import type { Leased, Store } from '../../host/store/store.ts';
import { type SayOptions, sayPost } from './say-post.ts';

export interface OutboxOptions extends SayOptions {
  readonly store: Pick<Store, 'lease' | 'speaks' | 'posted' | 'retryLater' | 'giveBack' | 'park'>;
  /** A person who asked for direct messages cannot be reached. */
  readonly unreached?: (userId: string) => Promise<void>;
  /** A channel does not accept posts. True: send it to another channel. */
  readonly lost?: (channelId: string) => Promise<boolean>;
  /** A post of this battle was delivered, or never will be. */
  readonly done?: (battleId: string) => void;
  readonly now?: () => Date;
  readonly leaseMs?: number;
  readonly pollMs?: number;
}

export interface Outbox {
  /** Something may be due: look now. */
  readonly nudge: () => void;
  /** A missing permission may have been granted in this channel (or in any, without one): retry blocked posts. */
  readonly retry: (channelId?: string) => Promise<void>;
  /** Finishes current posts and starts no more. */
  readonly stop: () => Promise<void>;
  /** A post of this battle is being sent. */
  readonly isSaying: (battleId: string) => boolean;
  /** Resolves when nothing is being sent. */
  readonly idle: () => Promise<void>;
}

const AT_ONCE = 8;
const BLOCKED_MS = 300_000;

/** How long a channel served by another process is left alone. */
const ELSEWHERE_MS = 60_000;

/** What is remembered of channels. */
interface Memory {
  /** Posts waiting for a permission, by channel. */
  readonly blocked: Map<string, string>;
  /** Until when a channel is left to another process, by a monotonic clock. */
  readonly elsewhere: Map<string, number>;
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, log, leaseMs = 30_000, pollMs = 1000, now = () => new Date() } = options;
  const me = randomUUID();
  const speaking = new Map<string, { readonly battleId: string | undefined; readonly done: Promise<void> }>();
  const memory: Memory = { blocked: new Map(), elsewhere: new Map() };
  const isElsewhere = (channelId: string): boolean => performance.now() < (memory.elsewhere.get(channelId) ?? 0);
  const skips = ({ id, channelId }: Pick<Leased, 'id' | 'channelId'>): boolean =>
    speaking.has(id) || isElsewhere(channelId);
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let fails = false;

  const look = async (): Promise<void> => {
    do {
      again = false;
      if (stopped || speaking.size >= AT_ONCE) return;
      for (const row of await store.lease(now(), me, leaseMs, skips)) speak(row);
    } while (again);
  };

  const speak = (row: Leased): void => {
    const said = say(options, row, memory, now).catch((error: unknown) => {
      log.error({ err: error, row: row.id }, 'the outbox could not write down what became of a post');
    });
    const done = said.finally(() => {
      speaking.delete(row.id);
      nudge();
    });
    speaking.set(row.id, { battleId: row.battleId, done });
  };

  const nudge = (): void => {
    again = true;
    if (looking || stopped) return;
    looking = look()
      .then(() => {
        fails = false;
      })
      .catch((error: unknown) => {
        // It polls every second; a day with a full disk should not be logged a hundred thousand times.
        log[fails ? 'debug' : 'error']({ err: error }, 'the outbox could not be read');
        fails = true;
      })
      .finally(() => {
        looking = undefined;
        if (again && speaking.size < AT_ONCE) nudge();
      });
  };

  const said = (): Promise<void>[] => [...speaking.values()].map(({ done }) => done);
  const idle = async (): Promise<void> => {
    while (looking || speaking.size > 0) await Promise.all([looking, ...said()]);
  };

  const retry = async (channelId?: string): Promise<void> => {
    if (channelId === undefined) memory.elsewhere.clear();
    else memory.elsewhere.delete(channelId);
    for (const [channel, row] of memory.blocked) {
      if (stopped || (channelId !== undefined && channel !== channelId)) continue;
      memory.blocked.delete(channel);
      await store.retryLater(row, 'asked to try again', now());
      nudge();
    }
  };

  const poll = setInterval(nudge, pollMs);
  store.speaks({
    by: me,
    until: () => new Date(now().getTime() + leaseMs),
    takes: (channelId) => !stopped && speaking.size < AT_ONCE && !isElsewhere(channelId),
    say: speak,
  });
  nudge();
  return {
    nudge,
    retry,
    isSaying: (id) => [...speaking.values()].some(({ battleId }) => battleId === id),
    idle,
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      store.speaks(undefined);
      await idle();
    },
  };
}

async function say(options: OutboxOptions, row: Leased, memory: Memory, now: () => Date): Promise<void> {
  const { store, at = () => undefined } = options;
  at('outbox-leased');
  let messageId: string;
  try {
    messageId = await sayPost(options, row);
  } catch (error) {
    await failed(options, row, error, memory, now);
    return;
  }
  at('outbox-said');
  await store.posted(row.id, messageId);
  at('outbox-marked');
  if (row.battleId !== undefined) options.done?.(row.battleId);
}

async function failed(
  options: OutboxOptions,
  row: Leased,
  error: unknown,
  { blocked, elsewhere }: Memory,
  now: () => Date,
): Promise<void> {
  const { store, log } = options;
  const about = { err: error, row: row.id, channel: row.channelId, attempts: row.attempts };
  const verdict = options.judge(error, row.attempts);
  if (verdict.kind === 'elsewhere') {
    log.info(about, 'another process serves this channel; the post is left to it');
    elsewhere.set(row.channelId, performance.now() + ELSEWHERE_MS);
    await store.giveBack(row.id);
    return;
  }
  const isShut = verdict.kind === 'closed' || verdict.kind === 'blocked';
  if (isShut && (await options.lost?.(row.channelId))) {
    log.warn(about, 'nothing can be said in this place any more; it is said in another one');
    return;
  }
  const reader = directReader(row.channelId);
  if (verdict.kind === 'later' || (verdict.kind === 'blocked' && reader === undefined)) {
    const wantedMs = verdict.kind === 'blocked' ? BLOCKED_MS : (verdict.afterMs ?? backOff(row.attempts));
    const afterMs = Math.min(wantedMs, LONGEST_RETRY_MS);
    log.warn({ ...about, afterMs }, verdict.kind === 'blocked' ? 'a permission is lacking' : 'post postponed');
    if (verdict.kind === 'blocked') blocked.set(row.channelId, row.id);
    await store.retryLater(row.id, describe(error), new Date(now().getTime() + afterMs));
    return;
  }
  if (reader !== undefined && isShut) await options.unreached?.(reader);
  else log.error(about, 'post parked: it can never be said');
  await store.park(row.id, describe(error));
  if (row.battleId !== undefined) options.done?.(row.battleId);
}

/** 1, 2, 4, ... seconds, at most five minutes; jittered, so that channels do not retry together. */
function backOff(attempts: number): number {
  return Math.min(1000 * 2 ** (attempts - 1), 300_000) * (0.75 + Math.random() / 2);
}

function describe(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
}
