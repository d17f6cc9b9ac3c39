/** Reading the two ledgers. Numbers are inclusive; whoever reads a long battle asks for a page at a time. */
import type { Client, Database } from './connection.ts';
import { unpack } from './pack.ts';
import { parse, readJson, readValue } from './text-columns.ts';
import * as stored from './stored.ts';
import type { Entry, EntryWithState, TableEntry } from './stored.ts';

type Row = Omit<NonNullable<Awaited<ReturnType<Client['entry']['findUnique']>>>, 'state'>;

export async function entry(database: Database, battleId: string, seq: number): Promise<EntryWithState | undefined> {
  const row = await database.read((client) => client.entry.findUnique({ where: { battleId_seq: { battleId, seq } } }));
  if (!row) return undefined;
  return { ...readEntry(row), state: parse(await unpack(row.state), ['Entry', row.id, 'state']) };
}

export async function entries(
  database: Database,
  battleId: string,
  from: number,
  to: number,
): Promise<readonly Entry[]> {
  const rows = await database.read((client) =>
    client.entry.findMany({
      where: { battleId, seq: { gte: from, lte: to } },
      orderBy: { seq: 'asc' },
      omit: { state: true },
    }),
  );
  return rows.map(readEntry);
}

export async function tableEntries(
  database: Database,
  battleId: string,
  from: number,
  to: number,
): Promise<readonly TableEntry[]> {
  const rows = await database.read((client) =>
    client.tableEntry.findMany({ where: { battleId, seq: { gte: from, lte: to } }, orderBy: { seq: 'asc' } }),
  );
  return rows.map(({ id, seq, kind, userId, data, at }) => ({
    seq,
    kind,
    userId: userId ?? undefined,
    data: readJson(stored.json, data, ['TableEntry', id, 'data']),
    at,
  }));
}

function readEntry(row: Row): Entry {
  return {
    seq: row.seq,
    kind: row.kind,
    side: row.side === null ? undefined : readValue(stored.side, row.side, ['Entry', row.id, 'side']),
    userId: row.userId ?? undefined,
    text: row.text,
    transcript: readJson(stored.transcript, row.transcript, ['Entry', row.id, 'transcript']),
    previous: row.previous,
    hash: row.hash,
    rulesVersion: row.rulesVersion,
    at: row.at,
  };
}
