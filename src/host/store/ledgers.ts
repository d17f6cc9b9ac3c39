/** Reads the two ledgers. Numbers are inclusive; long battles are read a page at a time. */
import type { z } from 'zod';
import type * as entries from '../../generated/sqlite/client.ts';
import type { Database } from './database/connection.ts';
import { unpack } from './database/pack.ts';
import { participantsOf, withIds } from './participants.ts';
import { parse, parseIfAny, readJson, readValue, withoutNulls } from './database/text-columns.ts';
import * as stored from './stored.ts';
import type {
  Entry,
  EntryAsStored,
  EntryWithState,
  KeptPosts,
  Participant,
  SpokenEntry,
  TableEntry,
} from './stored.ts';
import { keptPosts, lineChanges, readers } from './kept-posts.ts';

type EntryRow = Omit<entries.Entry, 'state'>;
type TableRow = Omit<entries.TableEntry, 'said' | 'changes'>;

/** Entries and lines `from` to `to`, both included. */
function pageOf(battleId: string, from: number, to: number) {
  return { where: { battleId, seq: { gte: from, lte: to } }, orderBy: { seq: 'asc' } } as const;
}

/** The stored text itself if it is not packed. */
function unpackIfAny(state: string): string {
  try {
    return unpack(state);
  } catch {
    return state;
  }
}

export function ledgerQueries({ read }: Database) {
  const entryRow = (battleId: string, seq: number) =>
    read((client) => client.entry.findUnique({ where: { battleId_seq: { battleId, seq } } }));
  const peopleOf = async (battleId: string) => peopleBehind(await read((client) => participantsOf(client, battleId)));
  return {
    entry: async (battleId: string, seq: number): Promise<EntryWithState | undefined> => {
      const row = await entryRow(battleId, seq);
      if (!row) return undefined;
      return { ...readEntry(row), state: parse(unpack(row.state), ['Entry', row.id, 'state']) };
    },
    /** For exporting what is unreadable: the row as far as readable, other parts as stored. */
    entryAsStored: async (battleId: string, seq: number): Promise<EntryAsStored | undefined> => {
      const row = await entryRow(battleId, seq);
      if (!row) return undefined;
      const { id: _id, battleId: _battleId, at, transcript, state, open, ...rest } = row;
      const text = unpackIfAny(state);
      return {
        ...rest,
        transcript: parseIfAny(transcript) ?? transcript,
        open: open === null ? null : (parseIfAny(open) ?? open),
        at: at.toISOString(),
        state: parseIfAny(text) ?? text,
      };
    },
    /** Without their positions. */
    entries: async (battleId: string, from: number, to: number): Promise<readonly Entry[]> => {
      const omit = { state: true } as const;
      return (await read((client) => client.entry.findMany({ ...pageOf(battleId, from, to), omit }))).map(readEntry);
    },
    /** Also for exporting: the data of an unreadable line is the stored text. */
    tableEntryAsStored: async (battleId: string, seq: number): Promise<TableEntry | undefined> => {
      const where = { battleId_seq: { battleId, seq } };
      const row = await read((client) => client.tableEntry.findUnique({ where }));
      if (!row) return undefined;
      const { kind, at } = row;
      const people = await peopleOf(battleId);
      const data = people.json(row.data);
      return { seq, kind, userId: people.id(row.userId), data, readers: readers.safeParse(row.readers).data, at };
    },
    /** Without their posts. */
    tableEntries: async (battleId: string, from: number, to: number): Promise<readonly TableEntry[]> => {
      const omit = { said: true, changes: true } as const;
      const rows = await read((client) => client.tableEntry.findMany({ ...pageOf(battleId, from, to), omit }));
      const people = await peopleOf(battleId);
      return rows.map((row) => readTableEntry(row, people));
    },
    spokenEntries: async (battleId: string, from: number, to: number): Promise<readonly SpokenEntry[]> => {
      const rows = await read((client) => client.tableEntry.findMany(pageOf(battleId, from, to)));
      const people = await peopleOf(battleId);
      const column = <T>(schema: z.ZodType<T>, text: string | null, id: string, name: string): T | undefined =>
        text === null ? undefined : readJson(schema, people.json(text), ['TableEntry', id, name]);
      return rows.map(({ said, changes, ...row }) => {
        const posts = column(keptPosts, said, row.id, 'said');
        return {
          ...readTableEntry(row, people),
          said: posts && { ...posts, people: people.names(posts.people) },
          changes: column(lineChanges, changes, row.id, 'changes'),
        };
      });
    },
  };
}

/** How the lines of a battle are read: with people's ids, and with the names that no line keeps. */
function peopleBehind(participants: readonly Participant[]) {
  const idOf = (person: string) => participants.find(({ pseudonym }) => pseudonym === person)?.userId ?? person;
  const nameOf = (id: string) => participants.find(({ userId }) => userId === id)?.userName ?? null;
  const isKept = participants.length > 0;
  return {
    id: (person: string | null) => (person === null ? undefined : idOf(person)),
    json: (text: string) => (isKept ? withIds(text, participants) : text),
    names: (people: KeptPosts['people']): KeptPosts['people'] =>
      isKept ? Object.fromEntries(Object.keys(people).map((id) => [id, nameOf(id)])) : people,
  };
}

function readTableEntry(
  { id, battleId: _battle, ...row }: TableRow,
  people: ReturnType<typeof peopleBehind>,
): TableEntry {
  return {
    ...withoutNulls(row),
    userId: people.id(row.userId),
    data: readJson(stored.json, people.json(row.data), ['TableEntry', id, 'data']),
    readers: row.readers === null ? undefined : readValue(readers, row.readers, ['TableEntry', id, 'readers']),
  };
}

function readEntry({ id, battleId: _battle, ...row }: EntryRow): Entry {
  return {
    ...withoutNulls(row),
    side: row.side === null ? undefined : readValue(stored.side, row.side, ['Entry', id, 'side']),
    transcript: readJson(stored.transcript, row.transcript, ['Entry', id, 'transcript']),
    open: row.open === null ? undefined : readJson(stored.openPart, row.open, ['Entry', id, 'open']),
  };
}
