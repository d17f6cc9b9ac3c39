/** Data that is kept only for a while. */
import type { Database } from './database/connection.ts';
import * as stored from './stored.ts';
import { readValue } from './database/text-columns.ts';

export function passingData({ read, transaction }: Database) {
  return {
    /** Whether this interaction has already taken effect. `commit` checks again. */
    seen: async (interactionId: string): Promise<boolean> =>
      (await read((client) => client.seen.findUnique({ where: { interactionId } }))) !== null,
    /** An order not confirmed yet. */
    draft: async (id: string): Promise<stored.Draft | undefined> => {
      const row = await read((client) => client.draft.findUnique({ where: { id } }));
      return row ? { ...row, side: readValue(stored.side, row.side, ['Draft', id, 'side']) } : undefined;
    },
    /**
     * Removes interactions, drafts and posted posts from before that time. Battles, ledgers, seats, and posts that are
     * due or parked stay for good.
     */
    forget: (before: Date): Promise<void> =>
      transaction(async (changing) => {
        await changing.seen.deleteMany({ where: { at: { lt: before } } });
        await changing.draft.deleteMany({ where: { at: { lt: before } } });
        await changing.outbox.deleteMany({ where: { state: 'posted', createdAt: { lt: before } } });
      }),
  };
}
