/** What the sides of a battle write in secret: deployments, and the sheets that are opened together. */
import type { Side } from '../../kernel/play.ts';
import type { Database, Transaction } from './database/connection.ts';
import * as stored from './stored.ts';
import { readValue } from './database/text-columns.ts';

/** A side's own, hidden from the other until all are sealed. */
export interface Sheet {
  readonly id: string;
  readonly battleId: string;
  readonly side: Side;
  /** What it is for: `deployment`, or the name that the rules give. */
  readonly name: string;
  /** Orders in canonical text. */
  readonly text: string;
  /** Sealed, until it is taken back. */
  readonly sealed: boolean;
  /** The person who last changed it. */
  readonly userId: string;
  readonly at: Date;
}

export function sheetQueries({ read }: Database) {
  return {
    /** All that are not opened yet, Red's first. */
    sheets: async (battleId: string): Promise<readonly Sheet[]> => {
      const rows = await read((client) => client.sheet.findMany({ where: { battleId }, orderBy: { side: 'desc' } }));
      return rows.map((row) => ({ ...row, side: readValue(stored.side, row.side, ['Sheet', row.id, 'side']) }));
    },
  };
}

export async function storeSheets(
  transaction: Transaction,
  { put = [], drop = [] }: stored.PutOrDrop<Omit<Sheet, 'at'>>,
  at: Date,
): Promise<void> {
  if (drop.length > 0) await transaction.sheet.deleteMany({ where: { id: { in: [...drop] } } });
  for (const { id, ...plain } of put) {
    const row = { ...plain, at };
    await transaction.sheet.upsert({ where: { id }, create: { id, ...row }, update: row });
  }
}
