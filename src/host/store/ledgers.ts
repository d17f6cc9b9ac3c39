/** Reads the two ledgers. Numbers are inclusive; long battles are read a page at a time. */
import type { Client, Database } from './connection.ts';
import { unpack } from './pack.ts';
import { parse, parseIfAny, readJson, readValue } from './text-columns.ts';
import * as stored from './stored.ts';
import type { Entry, EntryAsStored, EntryWithState, SpokenEntry, TableEntry } from './stored.ts';
import { keptPosts, lineChanges, readers } from './kept-posts.ts';

type Row = Omit<NonNullable<Awaited<ReturnType<Client['entry']['findUnique']>>>, 'state'>;
type TableRow = Omit<NonNullable<Awaited<ReturnType<Client['tableEntry']['findUnique']>>>, 'said' | 'changes'>;

export async function entry(database: Database, battleId: string, seq: number): Promise<EntryWithState | undefined> {
  const row = await database.read((client) => client.entry.findUnique({ where: { battleId_seq: { battleId, seq } } }));
  if (!row) return undefined;
  return { ...readEntry(row), state: parse(await unpack(row.state), ['Entry', row.id, 'state']) };
}

/** The row as far as readable; unreadable parts are included as stored. */
export async function entryAsStored(
  database: Database,
  battleId: string,
  seq: number,
): Promise<EntryAsStored | undefined> {
  const row = await database.read((client) => client.entry.findUnique({ where: { battleId_seq: { battleId, seq } } }));
  if (!row) return undefined;
  const { id: _id, battleId: _battleId, at, transcript, state, ...rest } = row;
  const text = await unpack(state).catch(() => state);
  return {
    ...rest,
    transcript: parseIfAny(transcript) ?? transcript,
    at: at.toISOString(),
    state: parseIfAny(text) ?? text,
  };
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

/** For an unreadable line, the data is the stored text. */
export async function tableEntryAsStored(
  database: Database,
  battleId: string,
  seq: number,
): Promise<TableEntry | undefined> {
  const where = { battleId_seq: { battleId, seq } };
  const row = await database.read((client) => client.tableEntry.findUnique({ where }));
  if (!row) return undefined;
  const { kind, data, at } = row;
  return { seq, kind, userId: row.userId ?? undefined, data, readers: readers.safeParse(row.readers).data, at };
}

export async function tableEntries(
  database: Database,
  battleId: string,
  from: number,
  to: number,
): Promise<readonly TableEntry[]> {
  const rows = await database.read((client) =>
    client.tableEntry.findMany({
      where: { battleId, seq: { gte: from, lte: to } },
      orderBy: { seq: 'asc' },
      omit: { said: true, changes: true },
    }),
  );
  return rows.map(readTableEntry);
}

export async function spokenEntries(
  database: Database,
  battleId: string,
  from: number,
  to: number,
): Promise<readonly SpokenEntry[]> {
  const rows = await database.read((client) =>
    client.tableEntry.findMany({ where: { battleId, seq: { gte: from, lte: to } }, orderBy: { seq: 'asc' } }),
  );
  return rows.map(({ said, changes, ...row }) => ({
    ...readTableEntry(row),
    said: said === null ? undefined : readJson(keptPosts, said, ['TableEntry', row.id, 'said']),
    changes: changes === null ? undefined : readJson(lineChanges, changes, ['TableEntry', row.id, 'changes']),
  }));
}

function readTableEntry({ id, seq, kind, userId, data, readers: who, at }: TableRow): TableEntry {
  return {
    seq,
    kind,
    userId: userId ?? undefined,
    data: readJson(stored.json, data, ['TableEntry', id, 'data']),
    readers: who === null ? undefined : readValue(readers, who, ['TableEntry', id, 'readers']),
    at,
  };
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
