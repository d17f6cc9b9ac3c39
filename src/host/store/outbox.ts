/**
 * Posts waiting to be sent. A channel gets its posts in the order of their numbers: only the first due post of a
 * channel may be taken, and it holds back the later ones until it is posted or parked.
 */
import { post as postSchema, type Post } from '../post.ts';
import type { Diversion } from './change.ts';
import type { Outbox as Row, Prisma } from '../../generated/sqlite/client.ts';
import type { Client, Database, Transaction } from './database/connection.ts';
import { readJson, WrongRow } from './database/text-columns.ts';
import type { Leased, Parked, Said } from './stored.ts';

/** A row that is not for this process, at least now. */
type Skips = (row: { readonly id: string; readonly channelId: string }) => boolean;

/** Posts due in one channel follow those of the other one. */
export async function divertPosts(transaction: Transaction, { from, to, parkedOf }: Diversion): Promise<void> {
  const parked = parkedOf === undefined ? [] : [{ state: 'parked', battleId: parkedOf }];
  const due = await transaction.outbox.findMany({
    where: { channelId: from, OR: [{ state: 'due' }, ...parked] },
    select: { id: true },
    orderBy: { number: 'asc' },
  });
  const { _max } = await transaction.outbox.aggregate({ where: { channelId: to }, _max: { number: true } });
  for (const [index, { id }] of due.entries()) {
    const number = (_max.number ?? 0) + 1 + index;
    const data = { channelId: to, number, state: 'due', leasedUntil: null, leasedBy: null };
    await transaction.outbox.update({ where: { id }, data, select: { id: true } });
  }
}

/** A direct message waits at most until the end of a person's quiet hours, a failed post until its next try. */
const LONGEST_DELAY_MS = 24 * 3600_000;
export const LONGEST_RETRY_MS = 600_000;
/** The most by which the clocks of two processes may differ. */
const SKEW_MS = 30_000;

/** A row that waits longer than possible was written before the clock was set back, and counts as due. */
function isHeld({ leasedUntil, leasedBy, attempts }: Row, now: number, forMs: number): boolean {
  if (leasedUntil === null) return false;
  const waits = leasedUntil.getTime() - now;
  const unheld = attempts === 0 ? LONGEST_DELAY_MS : LONGEST_RETRY_MS;
  return waits > 0 && waits <= SKEW_MS + (leasedBy === null ? unheld : forMs);
}

/** The most rows for one statement; a database limits the length of a condition. */
const TOGETHER = 100;

/** Releases posts held by a killed process: only this process uses the database. */
export async function releaseAll(database: Database): Promise<void> {
  const data = { leasedUntil: null, leasedBy: null };
  await database.transaction((transaction) =>
    transaction.outbox.updateMany({ where: { state: 'due', leasedBy: { not: null } }, data }),
  );
}

async function headsOf(client: Client): Promise<readonly Row[]> {
  const firsts = await client.outbox.groupBy({
    by: ['channelId'],
    where: { state: 'due' },
    _min: { number: true },
    orderBy: { channelId: 'asc' },
  });
  const heads: Row[] = [];
  for (let from = 0; from < firsts.length; from += TOGETHER) {
    const some = firsts.slice(from, from + TOGETHER);
    const OR = some.map(({ channelId, _min }) => ({ channelId, number: _min.number ?? 0 }));
    heads.push(...(await client.outbox.findMany({ where: { state: 'due', OR }, orderBy: { channelId: 'asc' } })));
  }
  return heads;
}

/** As the next process will find it. */
export function readLeased(
  row: Omit<Row, 'state' | 'leasedUntil' | 'leasedBy' | 'messageId' | 'error' | 'createdAt'>,
): Leased {
  return {
    id: row.id,
    battleId: row.battleId ?? undefined,
    channelId: row.channelId,
    number: row.number,
    post: readJson(postSchema, row.post, ['Outbox', row.id, 'post']),
    nonce: row.nonce,
    attempts: row.attempts + 1,
  };
}

/** Only a battle's last cards are searched, because the open one is among them. */
const LAST_CARDS = 10;

/** The posts, and what happens to them. */
export function outboxOf(database: Database) {
  const { read, transaction } = database;
  const ofDue = async (id: string, data: Prisma.OutboxUpdateManyMutationInput): Promise<void> => {
    await transaction((changing) => changing.outbox.updateMany({ where: { id, state: 'due' }, data }));
  };
  /** It can never succeed: it is kept with the reason, and its channel continues without it. */
  const park = (id: string, error: string) => ofDue(id, { state: 'parked', leasedUntil: null, leasedBy: null, error });
  /** Where the messages of a battle's last cards or proposals are, if they have not been forgotten yet. */
  const standing = async (battleId: string, contains: string, isIt: (post: Post) => boolean) => {
    const rows = await read((client) =>
      client.outbox.findMany({
        where: { battleId, state: 'posted', messageId: { not: null }, post: { contains } },
        orderBy: { createdAt: 'desc' },
        take: LAST_CARDS,
      }),
    );
    return rows
      .filter((row) => isIt(readLeased(row).post))
      .map(({ channelId, messageId }): Said => ({ channelId, messageId: messageId! }));
  };
  return {
    /**
     * Takes the first due post of every channel that no one holds at `now`, for `forMs`; none that the caller `skips`.
     * An unreadable post is parked with the reason, so that it holds up no other.
     */
    lease: async (now: Date, by: string, forMs: number, skips: Skips = () => false): Promise<readonly Leased[]> => {
      const heads = await read((client) => headsOf(client));
      const leased: Leased[] = [];
      for (const head of heads) {
        if (skips(head) || isHeld(head, now.getTime(), forMs)) continue;
        const { id, leasedUntil, attempts } = head;
        // Only if unchanged: another process may have taken or delayed it since.
        const taken = await transaction((changing) =>
          changing.outbox.updateMany({
            where: { id, state: 'due', leasedUntil, attempts },
            data: { leasedUntil: new Date(now.getTime() + forMs), leasedBy: by, attempts: { increment: 1 } },
          }),
        );
        if (taken.count === 0) continue;
        try {
          leased.push(readLeased(head));
        } catch (error) {
          if (!(error instanceof WrongRow)) throw error;
          await park(head.id, String(error));
        }
      }
      return leased;
    },
    /** It is in the channel. */
    posted: async (id: string, messageId: string): Promise<void> => {
      const data = { state: 'posted', messageId, leasedUntil: null, leasedBy: null, error: null };
      await transaction((changing) => changing.outbox.update({ where: { id }, data, select: { id: true } }));
    },
    /** It failed for now; neither it nor the later ones in its channel are taken before `until`. */
    retryLater: (id: string, error: string, until: Date) => ofDue(id, { leasedUntil: until, leasedBy: null, error }),
    /** Left to another process, as if it had not been taken. */
    giveBack: (id: string) => ofDue(id, { leasedUntil: null, leasedBy: null, attempts: { decrement: 1 } }),
    park,
    parked: async (battleId: string): Promise<readonly Parked[]> => {
      const rows = await read((client) =>
        client.outbox.findMany({ where: { battleId, state: 'parked' }, orderBy: { createdAt: 'asc' } }),
      );
      return rows.map(({ id, channelId, number, attempts, error }) => {
        return { id, channelId, number, attempts, error: error ?? '' };
      });
    },
    /** The channels in which posts of a battle still wait. */
    unsaid: async (battleId: string): Promise<readonly string[]> => {
      const rows = await read((client) =>
        client.outbox.findMany({
          where: { battleId, state: 'due' },
          distinct: ['channelId'],
          select: { channelId: true },
          orderBy: { channelId: 'asc' },
        }),
      );
      return rows.map(({ channelId }) => channelId);
    },
    /** The messages that show a question of a battle. */
    cards: (battleId: string, no: number) => standing(battleId, '"question":', ({ question }) => question?.no === no),
    /** The messages that show a proposal. */
    ballots: (battleId: string, id: string) => standing(battleId, '"motion":', ({ motion }) => motion?.id === id),
    /** The newest report of a battle in one of these channels. */
    lastReport: async (battleId: string, channelIds: readonly string[]): Promise<Said | undefined> => {
      const told = ['report', 'bulletin', 'desk'].map((kind) => ({ post: { contains: `"kind":"${kind}"` } }));
      const row = await read((client) =>
        client.outbox.findFirst({
          where: { battleId, channelId: { in: [...channelIds] }, state: 'posted', messageId: { not: null }, OR: told },
          orderBy: [{ createdAt: 'desc' }, { number: 'desc' }],
          select: { channelId: true, messageId: true },
        }),
      );
      return row ? { channelId: row.channelId, messageId: row.messageId! } : undefined;
    },
  };
}
