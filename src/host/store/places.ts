/** Where a battle is fought: its channel, and threads of its own. */
import type { Change, NewPlace } from './change.ts';
import type { Client, Database, Transaction } from './connection.ts';
import * as stored from './stored.ts';
import type { Place } from './stored.ts';
import { readValue } from './text-columns.ts';

type Row = NonNullable<Awaited<ReturnType<Client['place']['findFirst']>>>;

/** The channels of a battle, without its threads. */
export async function places(database: Database, battleId: string): Promise<readonly string[]> {
  const all = await placesOf(database, battleId);
  return all.filter(({ kind }) => kind === 'channel').map(({ channelId }) => channelId);
}

/** The battle of a place, by its id alone. */
export async function battleIdAt(database: Database, channelId: string): Promise<string | undefined> {
  const place = await database.read((client) =>
    client.place.findUnique({ where: { channelId }, select: { battleId: true } }),
  );
  return place?.battleId;
}

/** Its channels and threads. */
export async function placesOf(database: Database, battleId: string): Promise<readonly Place[]> {
  return (await placeRows(database, [battleId])).map(readPlace);
}

export function placeRows(database: Database, battleIds: readonly string[]): Promise<readonly Row[]> {
  const where = { battleId: { in: [...battleIds] } };
  return database.read((client) => client.place.findMany({ where, orderBy: { channelId: 'asc' } }));
}

export function readPlace({ channelId, battleId, ...row }: Row): Place {
  return {
    channelId,
    guildId: row.guildId ?? undefined,
    battleId,
    kind: readValue(stored.placeKind, row.kind, ['Place', channelId, 'kind']),
    side: row.side === null ? undefined : readValue(stored.side, row.side, ['Place', channelId, 'side']),
    userId: row.userId ?? undefined,
    statusId: row.statusId ?? undefined,
    archived: row.archived,
  };
}

/**
 * The unfinished battles, and the finished ones whose status message or threads do not show that yet; the oldest first.
 */
export async function tended(database: Database, guildId?: string): Promise<readonly string[]> {
  const rows = await database.read((client) =>
    client.battle.findMany({
      where: {
        ...(guildId !== undefined && { guildId }),
        OR: [
          { status: { notIn: ['over', 'cancelled'] } },
          { places: { some: { OR: [{ statusId: { not: null } }, { kind: { not: 'channel' }, archived: false }] } } },
        ],
      },
      select: { id: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.map(({ id }) => id);
}

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
