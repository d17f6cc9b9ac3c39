/** Dice that people throw often, each under a name of his own. */
import type { PutOrDrop } from './stored.ts';
import type { Database, Transaction } from './connection.ts';

export interface SavedRoll {
  readonly id: string;
  readonly userId: string;
  /** By which it is asked for: unique among those of its owner. */
  readonly name: string;
  /** As it was typed; to be read again before it is thrown. */
  readonly text: string;
  readonly at: Date;
}

/** A person's own, by name. */
export function rollsOf(database: Database, userId: string): Promise<readonly SavedRoll[]> {
  return database.read((client) => client.savedRoll.findMany({ where: { userId }, orderBy: { name: 'asc' } }));
}

/** A name that its owner has given to another roll by now breaks a constraint. */
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
