/** Battles: which there are, and their rows. */
import type { z } from 'zod';
import type { Battle as Row, Prisma, Waiting as WaitingRow } from '../../generated/sqlite/client.ts';
import type { Database } from './database/connection.ts';
import { parseIfAny, readJson, readValue, withoutNulls, WrongRow } from './database/text-columns.ts';
import * as stored from './stored.ts';
import type { Battle, Waiting } from './stored.ts';

/** Several are found by their ids. */
export function battleQueries({ read }: Database) {
  const idsOf = async (
    where: Prisma.BattleWhereInput,
    orderBy: Prisma.BattleOrderByWithRelationInput = { createdAt: 'asc' },
  ): Promise<readonly string[]> => {
    const rows = await read((client) =>
      client.battle.findMany({ where, select: { id: true }, orderBy: [orderBy, { id: 'asc' }] }),
    );
    return rows.map(({ id }) => id);
  };
  return {
    /** The battle of a channel: the one fought there, or the last one. */
    battleAt: async (channelId: string): Promise<Battle | undefined> => {
      const row = await read((client) => client.battle.findFirst({ where: { places: { some: { channelId } } } }));
      return row ? readBattle(row) : undefined;
    },
    /** The same, by its id alone. */
    battleIdAt: async (channelId: string): Promise<string | undefined> => {
      const select = { battleId: true };
      return (await read((client) => client.place.findUnique({ where: { channelId }, select })))?.battleId;
    },
    /** Those in which a person has a seat, the newest first. */
    battlesOf: (userId: string) => idsOf({ seats: { some: { userId } } }, { createdAt: 'desc' }),
    /** Those that are being set up, played or halted, or whose status is unreadable, oldest first. */
    unfinished: () => idsOf({ status: { notIn: ['paused', 'over', 'cancelled'] } }),
    /** Those being set up or played that were last changed in that time, excluding its last moment. */
    playedBetween: (from: Date, until: Date) =>
      idsOf({ status: { in: ['mustering', 'playing'] }, updatedAt: { gte: from, lt: until } }, { updatedAt: 'asc' }),
    /**
     * The unfinished ones, and the finished ones whose status message or threads do not show that yet; of one server, or
     * all; the oldest first.
     */
    tended: (guildId?: string) =>
      idsOf({
        ...(guildId !== undefined && { guildId }),
        OR: [
          { status: { notIn: ['over', 'cancelled'] } },
          { places: { some: { OR: [{ statusId: { not: null } }, { kind: { not: 'channel' }, archived: false }] } } },
        ],
      }),
    /** Those in which a person is out of time, or due to be reminded, by then; the longest overdue first. */
    battlesDue: async (now: Date): Promise<readonly string[]> => {
      const rows = await read((client) =>
        client.deadline.findMany({
          where: { OR: [{ dueAt: { lte: now } }, { remindAt: { lte: now } }] },
          select: { battleId: true },
          orderBy: [{ dueAt: 'asc' }, { at: 'asc' }, { id: 'asc' }],
        }),
      );
      return [...new Set(rows.map(({ battleId }) => battleId))];
    },
    /** Those with proposals, or with both sides present. */
    moved: async (): Promise<readonly string[]> => {
      const motions = await read((client) =>
        client.motion.findMany({ distinct: ['battleId'], select: { battleId: true } }),
      );
      const live = await idsOf({ status: { in: ['playing', 'paused'] }, options: { contains: '"live":true' } });
      return [...new Set([...motions.map(({ battleId }) => battleId), ...live])];
    },
  };
}

export function readWaiting({ battleId, afterSeq, ...row }: WaitingRow): Waiting {
  const { question } = row;
  return {
    ...withoutNulls(row),
    side: readValue(stored.side, row.side, ['Waiting', battleId, 'side']),
    transcript: readJson(stored.transcript, row.transcript, ['Waiting', battleId, 'transcript']),
    filed: readJson(stored.filed, row.filed, ['Waiting', battleId, 'filed']),
    question: question === null ? undefined : readJson(stored.asked, question, ['Waiting', battleId, 'question']),
    rest: readJson(stored.rest, row.rest, ['Waiting', battleId, 'rest']),
    ...(afterSeq !== null && { afterSeq }),
  };
}

/** Unreadable columns get harmless values, so that the battle can still be halted, called off and exported. */
export function readBattle(row: Row): Battle {
  const { id } = row;
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
    ...withoutNulls(row),
    language: column('language', readValue, stored.language, 'en'),
    options: column('options', readJson, stored.options, {}),
    status: column('status', readValue, stored.battleStatus, row.seq === 0 ? 'mustering' : 'playing'),
    state: parseIfAny(row.state),
    stateText: row.state,
    salts: column('salts', readJson, stored.salts, { red: '', blue: '' }),
  };
  return whys.length === 0 ? battle : { ...battle, spoilt: { columns, why: whys.join('; ') } };
}
