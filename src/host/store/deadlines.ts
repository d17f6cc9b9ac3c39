/** What people owe, with deadlines. */
import type { Change } from './change.ts';
import type { Client, Database, Transaction } from './connection.ts';
import * as stored from './stored.ts';
import type { Deadline } from './stored.ts';
import { readValue } from './text-columns.ts';

type Row = NonNullable<Awaited<ReturnType<Client['deadline']['findFirst']>>>;

const dueFirst = [{ dueAt: 'asc' }, { at: 'asc' }, { id: 'asc' }] as const;

export async function deadlines(database: Database, battleId: string): Promise<readonly Deadline[]> {
  return inOrder((await deadlineRows(database, [battleId])).map(readDeadline));
}

/** Earliest due first, after those that stand still; the two databases would sort this differently. */
export function inOrder(rows: readonly Deadline[]): readonly Deadline[] {
  const due = ({ dueAt }: Deadline): number => dueAt?.getTime() ?? -Infinity;
  const since = ({ at }: Deadline): number => at.getTime();
  return rows.toSorted((a, b) => compare(due(a), due(b)) || since(a) - since(b) || compare(a.id, b.id));
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

export function deadlineRows(database: Database, battleIds: readonly string[]): Promise<readonly Row[]> {
  const where = { battleId: { in: [...battleIds] } };
  return database.read((client) => client.deadline.findMany({ where, orderBy: [...dueFirst] }));
}

/** The battles in which a person is out of time, or due to be reminded, by then; the longest overdue first. */
export async function battlesDue(database: Database, now: Date): Promise<readonly string[]> {
  const by = { lte: now };
  const rows = await database.read((client) =>
    client.deadline.findMany({
      where: { OR: [{ dueAt: by }, { remindAt: by }] },
      select: { battleId: true },
      orderBy: [...dueFirst],
    }),
  );
  return [...new Set(rows.map(({ battleId }) => battleId))];
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

export function readDeadline({ leftMs, dueAt, remindAt, ...row }: Row): Deadline {
  return {
    ...row,
    side: readValue(stored.side, row.side, ['Deadline', row.id, 'side']),
    duty: readValue(stored.duty, row.duty, ['Deadline', row.id, 'duty']),
    leftMs: leftMs ?? undefined,
    dueAt: dueAt ?? undefined,
    remindAt: remindAt ?? undefined,
  };
}
