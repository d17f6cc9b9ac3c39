/** What people write in advance in a battle: standing answers, and orders for their next turn. */
import type { Change } from './change.ts';
import type { Plan as PlanRow, Standing as StandingRow } from '../../generated/sqlite/client.ts';
import type { RowsOf, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import type { Plan, Standing } from './stored.ts';
import { jsonOf, readJson, readValue, withoutNulls } from './database/text-columns.ts';

/** The oldest first. */
const ORDER: [{ at: 'asc' }, { id: 'asc' }] = [{ at: 'asc' }, { id: 'asc' }];

export const STANDING: RowsOf<StandingRow, Standing> = {
  find: (client, where) => client.standing.findMany({ where, orderBy: ORDER }),
  read: (row) => ({ ...withoutNulls(row), side: readValue(stored.side, row.side, ['Standing', row.id, 'side']) }),
};

export const PLANS: RowsOf<PlanRow, Plan> = {
  find: (client, where) => client.plan.findMany({ where, orderBy: ORDER }),
  read: (row) => ({
    ...row,
    side: readValue(stored.side, row.side, ['Plan', row.id, 'side']),
    orders: readJson(stored.json, row.orders, ['Plan', row.id, 'orders']),
  }),
};

export async function storeStanding(
  transaction: Transaction,
  { put = [], drop = [] }: NonNullable<Change['standing']>,
  at: Date,
): Promise<void> {
  await transaction.standing.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, battleId, userId, side, unit = null, kind, text, afterSeq } of put) {
    const row = { battleId, userId, side, unit, kind, text, afterSeq, at };
    await transaction.standing.upsert({ where: { id }, create: { id, ...row }, update: row });
  }
}

/** A person has one plan for each of their sides: a new one replaces the old one. */
export async function storePlans(
  transaction: Transaction,
  { put = [], drop = [] }: NonNullable<Change['plans']>,
  at: Date,
): Promise<void> {
  await transaction.plan.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, battleId, userId, side, orders } of put) {
    const row = { id, orders: jsonOf(orders), at };
    const where = { battleId_side_userId: { battleId, side, userId } };
    await transaction.plan.upsert({ where, create: { battleId, side, userId, ...row }, update: row });
  }
}
