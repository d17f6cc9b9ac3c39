/** The armies that people have built. */
import { z } from 'zod';
import type { Language } from '../../kernel/ruleset.ts';
import type { Json } from '../../kernel/play.ts';
import type { Database, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import { jsonOf, readJson, withoutNulls } from './database/text-columns.ts';

/** An army without its text. */
export interface KeptArmy {
  readonly id: string;
  readonly userId: string;
  /** The name as the server showed it; untrusted text. */
  readonly userName: string;
  /** Its name in requests: unique among those of its owner. */
  readonly name: string;
  readonly ruleset: string;
  readonly title: Readonly<Record<Language, string>>;
  /** In army points: the game size it is made for, and its cost. */
  readonly points: number;
  readonly cost: number;
  /** The server whose members may see and copy it. */
  readonly guildId: string | undefined;
  readonly at: Date;
}

/** And its owner's step in building it. */
export interface Army extends KeptArmy {
  readonly text: string;
  readonly building: Json;
}

/** An army to store; an existing one includes the time of the row on which its change was decided. */
export type PutArmy = Omit<Army, 'at'> & Partial<Pick<Army, 'at'>>;

const title = z.object({ en: z.string(), fr: z.string() });

export function armyQueries({ read }: Database) {
  const listed = async (where: { userId: string } | { guildId: string }): Promise<readonly KeptArmy[]> => {
    const omit = { text: true, building: true } as const;
    const rows = await read((client) =>
      client.army.findMany({ where, omit, orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
    );
    return rows.map(withTitle);
  };
  return {
    /** A person's own, by name, without their texts. */
    armiesOf: (userId: string) => listed({ userId }),
    /** The same for those shared on a server. */
    armiesOn: (guildId: string) => listed({ guildId }),
    army: async (id: string): Promise<Army | undefined> => {
      const row = await read((client) => client.army.findUnique({ where: { id } }));
      if (!row) return undefined;
      return { ...withTitle(row), building: readJson(stored.json, row.building, ['Army', id, 'building']) };
    },
  };
}

function withTitle<Row extends { readonly id: string; readonly title: string; readonly guildId: string | null }>(
  row: Row,
) {
  return { ...withoutNulls(row), title: readJson(title, row.title, ['Army', row.id, 'title']) };
}

/**
 * False: another process has changed or dropped one of them first. A name that its owner has meanwhile given to another
 * army violates a constraint.
 */
export async function storeArmies(
  transaction: Transaction,
  { put = [], drop = [] }: stored.PutOrDrop<PutArmy>,
  at: Date,
): Promise<boolean> {
  await transaction.army.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, title: titles, guildId = null, building, at: was, ...plain } of put) {
    const row = { ...plain, guildId, title: jsonOf(titles), building: jsonOf(building), at };
    if (was === undefined) await transaction.army.upsert({ where: { id }, create: { id, ...row }, update: row });
    else if ((await transaction.army.updateMany({ where: { id, at: was }, data: row })).count === 0) return false;
  }
  return true;
}
