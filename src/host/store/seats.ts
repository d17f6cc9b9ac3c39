/** The seats: sides with their commanders, and the umpire. */
import type { Change, SeatPatch } from './change.ts';
import type { Client, Database, Transaction } from './connection.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as stored from './stored.ts';
import type { Seat } from './stored.ts';
import { jsonOf, readJson, readValue } from './text-columns.ts';

type Row = NonNullable<Awaited<ReturnType<Client['seat']['findFirst']>>>;

/** In the order in which they were taken. */
export async function seats(database: Database, battleId: string): Promise<readonly Seat[]> {
  return (await seatRows(database, [battleId])).map(readSeat);
}

export function seatRows(database: Database, battleIds: readonly string[]): Promise<readonly Row[]> {
  const where = { battleId: { in: [...battleIds] } };
  return database.read((client) => client.seat.findMany({ where, orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }] }));
}

/** The ids of the battles in which a person has a seat, the newest first. */
export async function battlesOf(database: Database, userId: string): Promise<readonly string[]> {
  const rows = await database.read((client) =>
    client.battle.findMany({
      where: { seats: { some: { userId } } },
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    }),
  );
  return rows.map(({ id }) => id);
}

export async function storeSeats(
  transaction: Transaction,
  battleId: string,
  seats: NonNullable<Change['seats']>,
  at: Date,
): Promise<void> {
  for (const { side, userId } of seats.remove ?? []) {
    await transaction.seat.deleteMany({ where: { battleId, side, userId } });
  }
  for (const { side, userId, userName, joinedAt = at, ...patch } of seats.add ?? []) {
    const seat = { id: randomUUID(), battleId, side, userId, userName, joinedAt };
    await transaction.seat.create({ data: { ...seat, ...columnsOf(patch) } });
  }
  for (const { OR, data } of alike(seats.change ?? [])) {
    await transaction.seat.updateMany({ where: { battleId, OR }, data });
  }
}

/** Groups consecutive seats that change in the same way, so that one statement changes them. */
function alike(changes: NonNullable<NonNullable<Change['seats']>['change']>) {
  const some: { readonly OR: Pick<Seat, 'side' | 'userId'>[]; readonly data: ReturnType<typeof columnsOf> }[] = [];
  for (const { side, userId, patch } of changes) {
    const data = columnsOf(patch);
    const last = some.at(-1);
    if (last && isDeepStrictEqual(last.data, data)) last.OR.push({ side, userId });
    else some.push({ OR: [{ side, userId }], data });
  }
  return some;
}

function columnsOf({ units, points, deputy, ...plain }: SeatPatch) {
  return {
    ...plain,
    ...(units && { units: jsonOf(units) }),
    ...(points !== undefined && { points: points === 'common' ? null : points }),
    ...(deputy !== undefined && { deputy: deputy === 'nobody' ? null : deputy }),
  };
}

export function readSeat({ id, battleId: _battle, points, deputy, ...row }: Row): Seat {
  return {
    ...row,
    side: readValue(stored.role, row.side, ['Seat', id, 'side']),
    units: readJson(stored.names, row.units, ['Seat', id, 'units']),
    points: points ?? undefined,
    deputy: deputy ?? undefined,
  };
}
