/** Where a battle is fought: its channel, and threads of its own. */
import type { Change, NewPlace } from './change.ts';
import type { Place as Row } from '../../generated/sqlite/client.ts';
import type { RowsOf, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import type { Place } from './stored.ts';
import { readValue, withoutNulls } from './database/text-columns.ts';

export const PLACES: RowsOf<Row, Place> = {
  find: (client, where) => client.place.findMany({ where, orderBy: { channelId: 'asc' } }),
  read: (row) => ({
    ...withoutNulls(row),
    kind: readValue(stored.placeKind, row.kind, ['Place', row.channelId, 'kind']),
    side: row.side === null ? undefined : readValue(stored.side, row.side, ['Place', row.channelId, 'side']),
  }),
};

/** Returns whether the place was unchanged. A new place that already exists violates a constraint. */
export async function storePlace(transaction: Transaction, place: NewPlace): Promise<boolean> {
  const { channelId, guildId = null, battleId, instead } = place;
  if (instead === undefined) {
    await transaction.place.create({ data: { channelId, guildId, battleId } });
    return true;
  }
  const moved = await transaction.place.updateMany({
    where: { channelId, battleId: instead },
    data: { battleId, kind: 'channel', side: null, userId: null, statusId: null, archived: false },
  });
  return moved.count === 1;
}

/** Threads that are created, changed or given up. */
export async function storePlaces(
  transaction: Transaction,
  { put = [], drop = [] }: NonNullable<Change['places']>,
): Promise<void> {
  await transaction.place.deleteMany({ where: { channelId: { in: [...drop] } } });
  for (const { channelId, guildId = null, side = null, userId = null, statusId = null, ...rest } of put) {
    const { battleId, kind, archived } = rest;
    const row = { guildId, battleId, kind, side, userId, statusId, archived };
    await transaction.place.upsert({ where: { channelId }, create: { channelId, ...row }, update: row });
  }
}
