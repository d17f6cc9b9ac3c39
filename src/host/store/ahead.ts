/** What people write in advance in a battle: standing answers, and orders for their next turn. */
import type { Change } from './change.ts';
import type { Client, Database, Transaction } from './connection.ts';
import * as stored from './stored.ts';
import type { Plan, Standing } from './stored.ts';
import { jsonOf, readJson, readValue } from './text-columns.ts';

type StandingRow = NonNullable<Awaited<ReturnType<Client['standing']['findFirst']>>>;
type PlanRow = NonNullable<Awaited<ReturnType<Client['plan']['findFirst']>>>;

const oldestFirst = [{ at: 'asc' }, { id: 'asc' }] as const;

/** The oldest first. */
export async function standing(database: Database, battleId: string): Promise<readonly Standing[]> {
  return (await standingRows(database, [battleId])).map(readStanding);
}

export function standingRows(database: Database, battleIds: readonly string[]): Promise<readonly StandingRow[]> {
  const where = { battleId: { in: [...battleIds] } };
  return database.read((client) => client.standing.findMany({ where, orderBy: [...oldestFirst] }));
}

export function readStanding({ unit, ...row }: StandingRow): Standing {
  return { ...row, unit: unit ?? undefined, side: readValue(stored.side, row.side, ['Standing', row.id, 'side']) };
}

export async function plans(database: Database, battleId: string): Promise<readonly Plan[]> {
  return (await planRows(database, [battleId])).map(readPlan);
}

export function planRows(database: Database, battleIds: readonly string[]): Promise<readonly PlanRow[]> {
  const where = { battleId: { in: [...battleIds] } };
  return database.read((client) => client.plan.findMany({ where, orderBy: [...oldestFirst] }));
}

export function readPlan(row: PlanRow): Plan {
  return {
    ...row,
    side: readValue(stored.side, row.side, ['Plan', row.id, 'side']),
    orders: readJson(stored.json, row.orders, ['Plan', row.id, 'orders']),
  };
}

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
