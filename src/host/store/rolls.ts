/** People's saved rolls, each under a name of their own. */
import type { PutOrDrop } from './stored.ts';
import type { Database, Transaction } from './database/connection.ts';

export interface SavedRoll {
  readonly id: string;
  readonly userId: string;
  /** Its name in requests: unique among those of its owner. */
  readonly name: string;
  /** As typed; parsed again before each roll. */
  readonly text: string;
  readonly at: Date;
}

export function rollQueries({ read }: Database) {
  return {
    /** A person's own, by name. */
    rollsOf: (userId: string): Promise<readonly SavedRoll[]> =>
      read((client) => client.savedRoll.findMany({ where: { userId }, orderBy: { name: 'asc' } })),
  };
}

/** A name that its owner has meanwhile given to another roll violates a constraint. */
export async function storeRolls(
  transaction: Transaction,
  { put = [], drop = [] }: PutOrDrop<Omit<SavedRoll, 'at'>>,
  at: Date,
): Promise<void> {
  await transaction.savedRoll.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, ...plain } of put) {
    const row = { ...plain, at };
    await transaction.savedRoll.upsert({ where: { id }, create: { id, ...row }, update: row });
  }
}
