/** People's own settings, for all battles. */
import type { Json } from '../../kernel/play.ts';
import type { Change } from './change.ts';
import type { Database, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import { jsonOf, readJson } from './database/text-columns.ts';

/** The doctrines these people have chosen, by user id. */
export async function doctrines(database: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await database.read((client) => client.doctrine.findMany({ where: { userId: { in: [...userIds] } } }));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

/** Their settings, by user id; nothing for people without any. */
export async function people(database: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, Json>> {
  if (userIds.length === 0) return new Map();
  const rows = await database.read((client) => client.person.findMany({ where: { userId: { in: [...userIds] } } }));
  return new Map(
    rows.map(({ userId, settings }) => [userId, readJson(stored.json, settings, ['Person', userId, 'settings'])]),
  );
}

export async function storeDoctrine(
  transaction: Transaction,
  { userId, name }: NonNullable<Change['doctrine']>,
  at: Date,
): Promise<void> {
  await transaction.doctrine.deleteMany({ where: { userId } });
  await transaction.doctrine.create({ data: { userId, name, at } });
}

export async function storePeople(
  transaction: Transaction,
  people: NonNullable<Change['people']>,
  at: Date,
): Promise<void> {
  for (const { userId, settings } of people) {
    const row = { settings: jsonOf(settings), at };
    await transaction.person.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  }
}
