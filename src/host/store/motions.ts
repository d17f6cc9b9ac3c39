/** Proposals, and the votes on them. */
import type { Change } from './change.ts';
import type { Database, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import type { Motion } from './stored.ts';
import { jsonOf, readJson } from './database/text-columns.ts';

export function motionQueries({ read }: Database) {
  return {
    /** The open ones, the oldest first. */
    motions: async (battleId: string): Promise<readonly Motion[]> => {
      const rows = await read((client) =>
        client.motion.findMany({ where: { battleId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
      );
      return rows.map((row) => ({
        ...row,
        data: readJson(stored.json, row.data, ['Motion', row.id, 'data']),
        votes: readJson(stored.json, row.votes, ['Motion', row.id, 'votes']),
      }));
    },
  };
}

export async function storeMotions(
  transaction: Transaction,
  { put = [], drop = [] }: NonNullable<Change['motions']>,
  at: Date,
): Promise<void> {
  await transaction.motion.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, battleId, kind, userId, data, votes } of put) {
    const row = { battleId, kind, userId, data: jsonOf(data), votes: jsonOf(votes) };
    await transaction.motion.upsert({ where: { id }, create: { id, ...row, at }, update: row });
  }
}
