/** Reading battles: the row, the waiting order, and drafts not yet confirmed. */
import type { z } from 'zod';
import type { Client, Database } from './connection.ts';
import { parseIfAny, readJson, readValue, WrongRow } from './text-columns.ts';
import * as stored from './stored.ts';
import type { Battle, Draft, Waiting } from './stored.ts';

type Row = NonNullable<Awaited<ReturnType<Client['battle']['findUnique']>>>;
type WaitingRow = NonNullable<Awaited<ReturnType<Client['waiting']['findUnique']>>>;

export async function battle(database: Database, id: string): Promise<Battle | undefined> {
  const row = await database.read((client) => client.battle.findUnique({ where: { id } }));
  return row ? readBattle(row) : undefined;
}

/** The battle of a channel: the one fought there, or the last one. */
export async function battleAt(database: Database, channelId: string): Promise<Battle | undefined> {
  const place = await database.read((client) =>
    client.place.findUnique({ where: { channelId }, include: { battle: true } }),
  );
  return place ? readBattle(place.battle) : undefined;
}

/** The ids of the battles that are being set up, played or halted, or whose status is unreadable, oldest first. */
export async function unfinished(database: Database): Promise<readonly string[]> {
  const rows = await database.read((client) =>
    client.battle.findMany({
      where: { status: { notIn: ['paused', 'over', 'cancelled'] } },
      select: { id: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.map((row) => row.id);
}

/** The ids of the battles being played that were last changed in that time, excluding its last moment. */
export async function playedBetween(database: Database, from: Date, until: Date): Promise<readonly string[]> {
  const rows = await database.read((client) =>
    client.battle.findMany({
      where: { status: 'playing', updatedAt: { gte: from, lt: until } },
      select: { id: true },
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.map((row) => row.id);
}

export async function waiting(database: Database, battleId: string): Promise<Waiting | undefined> {
  const row = await database.read((client) => client.waiting.findUnique({ where: { battleId } }));
  return row ? readWaiting(row) : undefined;
}

export function readWaiting({ battleId, ...row }: WaitingRow): Waiting {
  const { no, userId, text, question, afterSeq, askedAt } = row;
  return {
    no,
    side: readValue(stored.side, row.side, ['Waiting', battleId, 'side']),
    userId: userId ?? undefined,
    text,
    transcript: readJson(stored.transcript, row.transcript, ['Waiting', battleId, 'transcript']),
    filed: readJson(stored.filed, row.filed, ['Waiting', battleId, 'filed']),
    question: question === null ? undefined : readJson(stored.asked, question, ['Waiting', battleId, 'question']),
    rest: readJson(stored.rest, row.rest, ['Waiting', battleId, 'rest']),
    ...(afterSeq !== null && { afterSeq }),
    askedAt,
  };
}

export async function draft(database: Database, id: string): Promise<Draft | undefined> {
  const row = await database.read((client) => client.draft.findUnique({ where: { id } }));
  return row ? { ...row, side: readValue(stored.side, row.side, ['Draft', id, 'side']) } : undefined;
}

/** Unreadable columns get harmless values, so that the battle can still be halted, called off and exported. */
export function readBattle(row: Row): Battle {
  const { id, guildId, ...rest } = row;
  const columns: Record<string, string> = {};
  const whys: string[] = [];
  const column = <T>(
    name: 'language' | 'options' | 'status' | 'salts',
    read: typeof readJson,
    schema: z.ZodType<T>,
    instead: T,
  ): T => {
    try {
      return read(schema, row[name], ['Battle', id, name]);
    } catch (error) {
      if (!(error instanceof WrongRow)) throw error;
      columns[name] = row[name];
      whys.push(error.message);
      return instead;
    }
  };
  const battle = {
    ...rest,
    id,
    guildId: guildId ?? undefined,
    language: column('language', readValue, stored.language, 'en'),
    options: column('options', readJson, stored.options, {}),
    status: column('status', readValue, stored.battleStatus, row.seq === 0 ? 'mustering' : 'playing'),
    state: parseIfAny(row.state),
    stateText: row.state,
    salts: column('salts', readJson, stored.salts, { red: '', blue: '' }),
  };
  return whys.length === 0 ? battle : { ...battle, spoilt: { columns, why: whys.join('; ') } };
}
