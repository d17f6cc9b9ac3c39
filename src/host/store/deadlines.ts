/** What people owe, with deadlines. */
import type { Change } from './change.ts';
import type { Deadline as Row } from '../../generated/sqlite/client.ts';
import type { RowsOf, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import type { Deadline } from './stored.ts';
import { readValue, withoutNulls } from './database/text-columns.ts';

export const DEADLINES: RowsOf<Row, Deadline> = {
  find: async (client, where) => inOrder(await client.deadline.findMany({ where })),
  read: (row) => ({
    ...withoutNulls(row),
    side: readValue(stored.side, row.side, ['Deadline', row.id, 'side']),
    duty: readValue(stored.duty, row.duty, ['Deadline', row.id, 'duty']),
  }),
};

interface Dated {
  readonly id: string;
  readonly at: Date;
  readonly dueAt: Date | null | undefined;
}

/** Earliest due first, after those that stand still; the two databases would sort this differently. */
export function inOrder<D extends Dated>(rows: readonly D[]): readonly D[] {
  const due = ({ dueAt }: Dated): number => dueAt?.getTime() ?? -Infinity;
  const since = ({ at }: Dated): number => at.getTime();
  return rows.toSorted((a, b) => compare(due(a), due(b)) || since(a) - since(b) || compare(a.id, b.id));
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

export async function storeDeadlines(
  transaction: Transaction,
  { put = [], drop = [] }: NonNullable<Change['deadlines']>,
  at: Date,
): Promise<void> {
  await transaction.deadline.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, battleId, side, userId, duty, no, stage, leftMs = null, dueAt = null, remindAt = null } of put) {
    const row = { battleId, side, userId, duty, no, stage, leftMs, dueAt, remindAt };
    await transaction.deadline.upsert({ where: { id }, create: { id, ...row, at }, update: row });
  }
}
