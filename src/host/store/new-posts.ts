/** What a commit adds to the outbox. */
import { randomUUID } from 'node:crypto';
import type { NewPost } from './change.ts';
import type { Transaction } from './database/connection.ts';
import { readLeased } from './outbox.ts';
import type { Leased } from './stored.ts';

/** Sends posts as soon as they are committed, so that leasing them needs no transaction of its own. */
export interface Speaker {
  readonly by: string;
  /** When the lease of a post taken now ends. */
  readonly until: () => Date;
  /** Whether it can send one more post, in this channel. */
  readonly takes: (channelId: string) => boolean;
  /** The post is stored, and leased to this speaker. */
  readonly say: (leased: Leased) => void;
}

/**
 * Gives each post the next number of its channel, and leases the first post of a channel to the speaker if nothing is
 * due there before it; returns the leased posts. If two processes write to one channel, unique numbers let one win;
 * channels are locked in the order of their ids, so that the two never deadlock.
 */
export async function addPosts(
  transaction: Transaction,
  posts: readonly NewPost[],
  battleId: string | undefined,
  at: Date,
  speaker: Speaker | undefined,
): Promise<readonly Leased[]> {
  const taken: Leased[] = [];
  for (const channelId of [...new Set(posts.map((post) => post.channelId))].sort()) {
    const here = posts.filter((post) => post.channelId === channelId);
    if (here.some(({ notBefore }) => notBefore)) await dropDelayed(transaction, channelId, battleId, at);
    const last = await transaction.outbox.findFirst({
      where: { channelId },
      orderBy: { number: 'desc' },
      select: { number: true, state: true },
    });
    // Posts leave the outbox in order: if the last one is not due, none is.
    const isFree = last?.state !== 'due' && !here[0]!.notBefore && speaker?.takes(channelId) === true;
    const rows = here.map(({ post, notBefore = null }, index) => {
      const id = randomUUID();
      const number = (last?.number ?? 0) + 1 + index;
      const isTaken = isFree && index === 0;
      const held = isTaken ? { leasedUntil: speaker.until(), leasedBy: speaker.by } : { leasedUntil: notBefore };
      const row = { id, battleId: battleId ?? null, channelId, number, post: JSON.stringify(post), nonce: nonceOf(id) };
      return { ...row, state: 'due', attempts: Number(isTaken), createdAt: at, leasedBy: null, ...held };
    });
    await transaction.outbox.createMany({ data: rows });
    if (isFree) taken.push(readLeased({ ...rows[0]!, attempts: 0 }));
  }
  return taken;
}

/** A post that still waits for its time, and has never been tried, is superseded by a later one. */
async function dropDelayed(
  transaction: Transaction,
  channelId: string,
  battleId: string | undefined,
  at: Date,
): Promise<void> {
  const where = { channelId, battleId: battleId ?? null, state: 'due', attempts: 0, leasedUntil: { gt: at } };
  await transaction.outbox.deleteMany({ where });
}

/** Discord's limit is 25 characters. */
function nonceOf(id: string): string {
  return id.replaceAll('-', '').slice(0, 25);
}
