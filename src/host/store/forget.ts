/** Data that is kept only for a while. */
import type { Database } from './connection.ts';

export async function seen(database: Database, interactionId: string): Promise<boolean> {
  const row = await database.read((client) => client.seen.findUnique({ where: { interactionId } }));
  return row !== null;
}

/** Battles, ledgers, seats, and posts that are due or parked stay for good. */
export async function forget(database: Database, before: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.seen.deleteMany({ where: { at: { lt: before } } });
    await transaction.draft.deleteMany({ where: { at: { lt: before } } });
    await transaction.outbox.deleteMany({ where: { state: 'posted', createdAt: { lt: before } } });
  });
}
