/**
 * Says what waits to be said. Each channel hears its posts in order; a post is taken ("leased") before it is said and
 * marked afterwards, so a crash in between may mean that it stands in the channel already: whoever takes a post for
 * the second time looks there first. Discord's own memory of nonces covers the minutes in between.
 */
import { randomUUID } from 'node:crypto';
import { directReader } from '../host/person/direct.ts';
import { LONGEST_RETRY_MS } from '../host/store/outbox.ts';
import type { Leased, Store } from '../host/store/store.ts';
import type { Paint, Picture } from './bot.ts';
import type { Log } from './log.ts';
import { type Leaf, leavesOf } from './message.ts';
import { fileOf, type Naming, namingOf } from './naming.ts';

/** The channel as the outbox sees it: what stands there, and saying something more. */
export interface Channels {
  /** The latest messages of our own: the marks, file names and nonces they bear, and their ids. */
  readonly latest: (channelId: string) => Promise<readonly Standing[]>;
  /** Says it, and gives its id. */
  readonly send: (channelId: string, leaf: Leaf, picture: Picture | undefined) => Promise<string>;
}

export interface Standing {
  readonly id: string;
  readonly marks: ReadonlySet<string>;
}

/**
 * What became of a failed try: worth another one; worth one without the picture; worth one when somebody has given
 * the permission that is lacking; never in this place; or never.
 */
export type Verdict =
  | { readonly kind: 'later'; readonly afterMs?: number }
  | { readonly kind: 'bare' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'never' };

/** Named moments at which a test may end the process. */
export type Point = 'outbox-leased' | 'outbox-painted' | 'outbox-said' | 'outbox-marked';

export interface OutboxOptions {
  readonly store: Pick<Store, 'lease' | 'posted' | 'retryLater' | 'park'>;
  readonly channels: Channels;
  readonly paint: Paint;
  readonly judge: (error: unknown, attempts: number) => Verdict;
  /** A person who wished it cannot be reached directly. */
  readonly unreached?: (userId: string) => Promise<void>;
  readonly log: Log;
  /** A place does not take what is said there: true, if it is to be said in another one. */
  readonly lost?: (channelId: string) => Promise<boolean>;
  /** Something of this battle stands in its place. */
  readonly said?: (battleId: string) => void;
  readonly at?: (point: Point) => void;
  readonly now?: () => Date;
  readonly leaseMs?: number;
  readonly pollMs?: number;
}

export interface Outbox {
  /** Something may be due: look now. */
  readonly nudge: () => void;
  /** What was lacking in this channel (in all, without one) may be there now: try again what was blocked. */
  readonly retry: (channelId?: string) => Promise<void>;
  /** Finishes what is being said, and says nothing more. */
  readonly stop: () => Promise<void>;
  /** Settles when nothing is being said any more. */
  readonly idle: () => Promise<void>;
}

const AT_ONCE = 8;
const BLOCKED_MS = 300_000;

/** The posts that wait for a permission, by channel. */
type Blocked = Map<string, string>;

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, log, leaseMs = 30_000, pollMs = 1000, now = () => new Date() } = options;
  const me = randomUUID();
  const speaking = new Map<string, Promise<void>>();
  const blocked: Blocked = new Map();
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let fails = false;

  const look = async (): Promise<void> => {
    do {
      again = false;
      if (stopped || speaking.size >= AT_ONCE) return;
      const rows = await store.lease(now(), me, leaseMs, speaking);
      for (const row of rows) {
        const said = say(options, row, blocked, now).catch((error: unknown) => {
          log.error({ err: error, row: row.id }, 'the outbox could not write down what became of a post');
        });
        speaking.set(
          row.id,
          said.finally(() => {
            speaking.delete(row.id);
            nudge();
          }),
        );
      }
    } while (again);
  };

  const nudge = (): void => {
    again = true;
    if (looking || stopped) return;
    looking = look()
      .then(() => {
        fails = false;
      })
      .catch((error: unknown) => {
        // It looks again each second: a disk that is full for a day need not be said a hundred thousand times.
        log[fails ? 'debug' : 'error']({ err: error }, 'the outbox could not be read');
        fails = true;
      })
      .finally(() => {
        looking = undefined;
        if (again && speaking.size < AT_ONCE) nudge();
      });
  };

  const idle = async (): Promise<void> => {
    while (looking || speaking.size > 0) await Promise.all([looking, ...speaking.values()]);
  };

  const retry = async (channelId?: string): Promise<void> => {
    for (const [channel, row] of blocked) {
      if (stopped || (channelId !== undefined && channel !== channelId)) continue;
      blocked.delete(channel);
      await store.retryLater(row, 'asked to try again', now());
      nudge();
    }
  };

  const poll = setInterval(nudge, pollMs);
  nudge();
  return {
    nudge,
    retry,
    idle,
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      await idle();
    },
  };
}

async function say(options: OutboxOptions, row: Leased, blocked: Blocked, now: () => Date): Promise<void> {
  const { store, at = () => undefined } = options;
  at('outbox-leased');
  let messageId: string;
  try {
    messageId = await sayOrBare(options, row);
  } catch (error) {
    await failed(options, row, error, blocked, now);
    return;
  }
  at('outbox-said');
  await store.posted(row.id, messageId);
  at('outbox-marked');
  if (row.battleId !== undefined) options.said?.(row.battleId);
}

async function failed(
  options: OutboxOptions,
  row: Leased,
  error: unknown,
  blocked: Blocked,
  now: () => Date,
): Promise<void> {
  const { store, log } = options;
  const about = { err: error, row: row.id, channel: row.channelId, attempts: row.attempts };
  const verdict = options.judge(error, row.attempts);
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
}

/** With its picture; without it, where the picture is what cannot be sent. */
async function sayOrBare(options: OutboxOptions, row: Leased): Promise<string> {
  const { log, at = () => undefined } = options;
  const picture = await pictureOf(options, row);
  at('outbox-painted');
  try {
    return await sayLeaves(options, row, picture);
  } catch (error) {
    const verdict = options.judge(error, row.attempts).kind;
    if (!picture || (verdict !== 'bare' && verdict !== 'blocked')) throw error;
    log.warn({ err: error, row: row.id }, 'the picture cannot be sent; saying it without');
    return sayLeaves(options, row, undefined);
  }
}

/** Better without a picture than never. */
async function pictureOf({ paint, log }: OutboxOptions, row: Leased): Promise<Picture | undefined> {
  if (!row.post.scene) return undefined;
  try {
    // A channel has one post painted at a time, so that there is always room for it.
    const picture = await paint(row.post.scene, { whom: row.channelId, isUrgent: true });
    if (picture === 'full') throw new Error('too many pictures wait');
    return picture;
  } catch (error) {
    log.error({ err: error, row: row.id }, 'painting failed');
    return undefined;
  }
}

async function sayLeaves(options: OutboxOptions, row: Leased, picture: Picture | undefined): Promise<string> {
  const naming: Naming = namingOf(row, picture ? fileOf(row.id, picture.type) : undefined);
  const leaves = leavesOf(row.post, naming);
  const standing = row.attempts > 1 ? await options.channels.latest(row.channelId) : [];
  let last = '';
  for (const leaf of leaves) {
    const there = standing.find(({ marks }) =>
      [String(leaf.mark), leaf.nonce, leaf.file].some((m) => m && marks.has(m)),
    );
    last =
      there?.id ?? (await options.channels.send(row.channelId, leaf, leaf.file === undefined ? undefined : picture));
  }
  return last;
}

/** 1, 2, 4, ... seconds, at most five minutes; never all channels at the same moment. */
function backOff(attempts: number): number {
  return Math.min(1000 * 2 ** (attempts - 1), 300_000) * (0.75 + Math.random() / 2);
}

function describe(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
}
