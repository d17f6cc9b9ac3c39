/**
 * Posts waiting to be sent. A channel gets its posts in the order of their numbers: only the first due post of a
 * channel may be taken, and it holds back the later ones until it is posted or parked.
 */
import { post as postSchema, type Post } from '../post.ts';
import type { Diversion } from './change.ts';
import type { Client, Database, Transaction } from './connection.ts';
import { readJson } from './text-columns.ts';
import type { Leased, Parked, Said } from './stored.ts';

type Row = Awaited<ReturnType<Client['outbox']['findFirstOrThrow']>>;

/** A row that is not for this process, at least now. */
export type Skips = (row: { readonly id: string; readonly channelId: string }) => boolean;

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

/**
 * Takes the first due post of every channel that no one holds at `now`, for `forMs`. An unreadable post is parked with
 * the reason, so that it holds up no other.
 */
export async function lease(
  database: Database,
  now: Date,
  by: string,
  forMs: number,
  skips: Skips = () => false,
): Promise<readonly Leased[]> {
  const heads = await database.read((client) => headsOf(client));
  const leased: Leased[] = [];
  for (const head of heads) {
    if (skips(head) || isHeld(head, now.getTime(), forMs)) continue;
    const { id, leasedUntil, attempts } = head;
    // Only if unchanged: another process may have taken or delayed it since.
    const taken = await database.transaction((transaction) =>
      transaction.outbox.updateMany({
        where: { id, state: 'due', leasedUntil, attempts },
        data: { leasedUntil: new Date(now.getTime() + forMs), leasedBy: by, attempts: { increment: 1 } },
      }),
    );
    if (taken.count === 0) continue;
    try {
      leased.push(readLeased(head));
    } catch (error) {
      await park(database, head.id, String(error));
    }
  }
  return leased;
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

/** As it is for the next taker. */
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

/** It is in the channel. */
export async function posted(database: Database, id: string, messageId: string): Promise<void> {
  const data = { state: 'posted', messageId, leasedUntil: null, leasedBy: null, error: null };
  await database.transaction((transaction) => transaction.outbox.update({ where: { id }, data, select: { id: true } }));
}

/** It failed for now; neither it nor the later ones in its channel are taken before `until`. */
export async function retryLater(database: Database, id: string, error: string, until: Date): Promise<void> {
  const data = { leasedUntil: until, leasedBy: null, error };
  await database.transaction((transaction) => transaction.outbox.updateMany({ where: { id, state: 'due' }, data }));
}

/** It is for another process, and was not tried. */
export async function giveBack(database: Database, id: string): Promise<void> {
  const data = { leasedUntil: null, leasedBy: null, attempts: { decrement: 1 } };
  await database.transaction((transaction) => transaction.outbox.updateMany({ where: { id, state: 'due' }, data }));
}

/** It can never succeed: it is kept with the reason, and the next one follows. */
export async function park(database: Database, id: string, error: string): Promise<void> {
  const data = { state: 'parked', leasedUntil: null, leasedBy: null, error };
  await database.transaction((transaction) => transaction.outbox.updateMany({ where: { id, state: 'due' }, data }));
}

/** Only a battle's last cards are searched, because the open one is among them. */
const LAST_CARDS = 10;

/** Where the cards of a question are: messages that have been posted and not forgotten yet. */
export async function cards(database: Database, battleId: string, no: number): Promise<readonly Said[]> {
  return standing(database, battleId, '"question":', ({ question }) => question?.no === no);
}

/** The messages of a proposal, likewise. */
export async function ballots(database: Database, battleId: string, id: string): Promise<readonly Said[]> {
  return standing(database, battleId, '"motion":', ({ motion }) => motion?.id === id);
}

async function standing(
  database: Database,
  battleId: string,
  contains: string,
  isIt: (post: Post) => boolean,
): Promise<readonly Said[]> {
  const rows = await database.read((client) =>
    client.outbox.findMany({
      where: { battleId, state: 'posted', messageId: { not: null }, post: { contains } },
      orderBy: { createdAt: 'desc' },
      take: LAST_CARDS,
    }),
  );
  return rows
    .filter((row) => isIt(readLeased(row).post))
    .map(({ channelId, messageId }) => ({ channelId, messageId: messageId! }));
}

/** The newest report in one of these channels. */
export async function lastReport(
  database: Database,
  battleId: string,
  channelIds: readonly string[],
): Promise<Said | undefined> {
  const told = ['report', 'bulletin', 'desk'].map((kind) => ({ post: { contains: `"kind":"${kind}"` } }));
  const row = await database.read((client) =>
    client.outbox.findFirst({
      where: { battleId, channelId: { in: [...channelIds] }, state: 'posted', messageId: { not: null }, OR: told },
      orderBy: [{ createdAt: 'desc' }, { number: 'desc' }],
      select: { channelId: true, messageId: true },
    }),
  );
  return row ? { channelId: row.channelId, messageId: row.messageId! } : undefined;
}

export async function parked(database: Database, battleId: string): Promise<readonly Parked[]> {
  const rows = await database.read((client) =>
    client.outbox.findMany({ where: { battleId, state: 'parked' }, orderBy: { createdAt: 'asc' } }),
  );
  return rows.map(({ id, channelId, number, attempts, error }) => {
    return { id, channelId, number, attempts, error: error ?? '' };
  });
}

/** The channels in which posts of a battle still wait. */
export async function unsaid(database: Database, battleId: string): Promise<readonly string[]> {
  const rows = await database.read((client) =>
    client.outbox.findMany({
      where: { battleId, state: 'due' },
      distinct: ['channelId'],
      select: { channelId: true },
      orderBy: { channelId: 'asc' },
    }),
  );
  return rows.map(({ channelId }) => channelId);
}
