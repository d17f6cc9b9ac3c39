/** The scenarios that people have added to their servers. */
import { z } from 'zod';
import type { Database, Transaction } from './database/connection.ts';
import { readJson, jsonOf } from './database/text-columns.ts';

/** A scenario without its text. */
export interface KeptScenario {
  readonly id: string;
  readonly guildId: string;
  /** Its name in requests: unique within the server. */
  readonly name: string;
  readonly ruleset: string;
  /** In each language, from its text. */
  readonly title: { readonly en: string; readonly fr: string };
  /** The size of its map in the board's own measure, across and down. */
  readonly cols: number;
  readonly rows: number;
  readonly userId: string;
  /** The name as the server showed it; untrusted text. */
  readonly userName: string;
  readonly at: Date;
}

const title = z.object({ en: z.string(), fr: z.string() });

export function scenarioQueries({ read }: Database) {
  return {
    /** Those of a server, by name, without their texts. */
    scenarios: async (guildId: string): Promise<readonly KeptScenario[]> => {
      const rows = await read((client) =>
        client.scenario.findMany({ where: { guildId }, omit: { text: true }, orderBy: { name: 'asc' } }),
      );
      return rows.map((row) => ({ ...row, title: readJson(title, row.title, ['Scenario', row.id, 'title']) }));
    },
    /** As it was written. */
    scenarioText: async (id: string): Promise<string | undefined> =>
      (await read((client) => client.scenario.findUnique({ where: { id }, select: { text: true } })))?.text,
  };
}

/** Returns whether the replaced or removed one was still there. A name already taken violates a constraint. */
export async function storeScenario(
  transaction: Transaction,
  { put, remove }: { readonly put?: NewScenario; readonly remove?: string },
  at: Date,
): Promise<boolean> {
  if (remove !== undefined) {
    const removed = await transaction.scenario.deleteMany({ where: { id: remove } });
    if (removed.count === 0) return false;
  }
  if (put) await transaction.scenario.create({ data: { ...put, title: jsonOf(put.title), at } });
  return true;
}

export type NewScenario = Omit<KeptScenario, 'at'> & { readonly text: string };
