/**
 * Forgetting a person: nothing of theirs is left but what verifies a battle. Ledgers name people by pseudonyms, so it is
 * enough to empty their row among the participants; a battle of form 1 keeps their id where it was hashed.
 */
import type { Database, Transaction } from './database/connection.ts';
import { PSEUDONYMS } from './participants.ts';
import { jsonOf, readJson } from './database/text-columns.ts';
import { keptPosts } from './kept-posts.ts';

/** How much is kept of a person. */
export interface Kept {
  /** Battles that are not over, in which they have a seat or which they opened. */
  readonly unfinished: number;
  /** Battles that name them by a pseudonym. */
  readonly battles: number;
  /** Battles of form 1 with entries of theirs. */
  readonly earlier: number;
  readonly armies: number;
  readonly scenarios: number;
  readonly rolls: number;
  readonly hasSettings: boolean;
}

const ENDED = ['over', 'cancelled'];

const unfinishedOf = (userId: string) => ({
  status: { notIn: ENDED },
  OR: [{ seats: { some: { userId } } }, { openedBy: userId }],
});

export async function keptOf({ read }: Database, userId: string): Promise<Kept> {
  const where = { userId };
  return read(async (client) => ({
    unfinished: await client.battle.count({ where: unfinishedOf(userId) }),
    battles: await client.participant.count({ where }),
    earlier: await client.battle.count({
      where: { form: { lt: PSEUDONYMS }, entries: { some: { person: userId } } },
    }),
    armies: await client.army.count({ where }),
    scenarios: await client.scenario.count({ where }),
    rolls: await client.savedRoll.count({ where }),
    hasSettings: (await client.person.count({ where })) + (await client.doctrine.count({ where })) > 0,
  }));
}

/** False: they have meanwhile joined or opened a battle that is not over. */
export async function storeForgotten(transaction: Transaction, userId: string): Promise<boolean> {
  const where = { userId };
  if ((await transaction.battle.count({ where: unfinishedOf(userId) })) > 0) return false;
  await transaction.participant.updateMany({ where, data: { userId: null, userName: null } });
  await transaction.seat.updateMany({ where: { deputy: userId }, data: { deputy: null } });
  await transaction.place.updateMany({ where, data: { userId: null } });
  await transaction.battle.updateMany({ where: { openedBy: userId }, data: { openedBy: '' } });
  await transaction.scenario.updateMany({ where, data: { userId: '', userName: '' } });
  // What they wrote for a side they have left since is still the side's.
  await transaction.sheet.updateMany({ where, data: { userId: '' } });
  const theirs = [
    transaction.seat,
    transaction.draft,
    transaction.standing,
    transaction.plan,
    transaction.deadline,
    transaction.motion,
    transaction.army,
    transaction.savedRoll,
    transaction.doctrine,
    transaction.person,
  ] as unknown as readonly { readonly deleteMany: (args: { where: { userId: string } }) => Promise<unknown> }[];
  for (const rows of theirs) await rows.deleteMany({ where });
  await forgetName(transaction, userId);
  await transaction.outbox.deleteMany({
    where: {
      post: { contains: userId },
      OR: [{ state: 'posted' }, { state: 'parked', battle: { status: { in: ENDED } } }],
    },
  });
  return true;
}

/** Table lines of form 1 keep names beside their posts. They are in no hash. */
async function forgetName(transaction: Transaction, userId: string): Promise<void> {
  const rows = await transaction.tableEntry.findMany({
    where: { battle: { form: { lt: PSEUDONYMS } }, said: { contains: jsonOf(userId) } },
    select: { id: true, said: true },
  });
  for (const { id, said } of rows) {
    const posts = readJson(keptPosts, said!, ['TableEntry', id, 'said']);
    const people = { ...posts.people, [userId]: null };
    await transaction.tableEntry.update({ where: { id }, data: { said: jsonOf({ ...posts, people }) } });
  }
}
