/** The seats: sides with their commanders, and the umpire. */
import type { Change, SeatPatch } from './change.ts';
import type { Seat as Row } from '../../generated/sqlite/client.ts';
import type { RowsOf, Transaction } from './database/connection.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as stored from './stored.ts';
import type { Seat } from './stored.ts';
import { jsonOf, readJson, readValue, withoutNulls } from './database/text-columns.ts';

/** In the order in which they were taken. */
export const SEATS: RowsOf<Row, Seat> = {
  find: (client, where) => client.seat.findMany({ where, orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }] }),
  read: ({ id, battleId: _battle, ...row }) => ({
    ...withoutNulls(row),
    side: readValue(stored.role, row.side, ['Seat', id, 'side']),
    units: readJson(stored.names, row.units, ['Seat', id, 'units']),
  }),
};

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
