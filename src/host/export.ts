/** A whole battle as one file: enough to check it without us. */
import { z } from 'zod';
import { Refusal } from '../kernel/play.ts';
import { hashOf } from './chain.ts';
import type { Request } from './host.ts';
import { entryAt } from './journal.ts';
import type { Loaded } from './load.ts';
import type { Parts } from './parts.ts';
import * as stored from './store/stored.ts';
import type { Entry, TableEntry } from './store/store.ts';
import { loadAt, notStarted } from './verb.ts';

const exportedEntry = z.object({
  seq: z.number().int(),
  kind: z.string(),
  side: stored.side.nullable(),
  userId: z.string().nullable(),
  /** The order in canonical text; of an undo, `undo <entry> to <position>`. */
  text: z.string(),
  transcript: stored.transcript,
  /** SHA-256 of the canonical JSON of the position after it. */
  stateHash: z.string(),
  previous: z.string(),
  /** SHA-256 of the canonical JSON of [previous, seq, kind, side, userId, text, transcript, stateHash]. */
  hash: z.string(),
  rulesVersion: z.string(),
  at: z.string(),
});

export const exported = z.object({
  format: z.literal(1),
  battle: z.object({
    id: z.string(),
    language: stored.language,
    status: stored.battleStatus,
    ruleset: z.string(),
    rulesVersion: z.string(),
    scenario: z.string(),
    options: stored.options,
    openedBy: z.string(),
    openedAt: z.string(),
    secretHash: z.string(),
    /** Only when the battle is over. */
    secret: z.string().optional(),
    salts: stored.salts,
    head: z.string(),
  }),
  seats: z.array(z.object({ side: stored.role, userId: z.string(), userName: z.string() })),
  /** The first position, as a scenario and as the rules hold it. */
  start: z.object({ scenario: z.string(), state: z.unknown() }),
  entries: z.array(exportedEntry),
  table: z.array(
    z.object({
      seq: z.number().int(),
      kind: z.string(),
      userId: z.string().nullable(),
      data: stored.json,
      at: z.string(),
    }),
  ),
});

/** Where a line keeps the orders that nobody has heard. */
const UNHEARD: ReadonlySet<string> = new Set(['orders', 'dropped']);

export type Exported = z.infer<typeof exported>;
export type ExportedEntry = z.infer<typeof exportedEntry>;

export async function exportBattle(
  parts: Parts,
  request: Request,
): Promise<{ readonly name: string; readonly json: string } | Refusal> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return loaded;
  if (loaded.battle.seq === 0) return notStarted(loaded.battle);
  const file = await gather(parts, loaded);
  return {
    name: `${loaded.battle.scenario}-${loaded.battle.id}.json`,
    json: `${JSON.stringify(file, undefined, 1)}\n`,
  };
}

async function gather({ store }: Parts, { battle, rules, seats }: Loaded): Promise<Exported> {
  const start = await entryAt(store, battle, 1);
  const entries: ExportedEntry[] = [];
  for (let seq = 1; seq <= battle.seq; seq += 1) {
    const entry = await entryAt(store, battle, seq);
    entries.push(exportEntry(entry, hashOf(entry.state)));
  }
  const lines = await store.tableEntries(battle.id, 1, battle.tableSeq);
  const table = battle.status === 'over' ? lines : lines.flatMap(publicPart);
  const { id, language, status, ruleset, rulesVersion, scenario, options, openedBy, secretHash, salts, head } = battle;
  return {
    format: 1,
    battle: {
      id,
      language,
      status,
      ruleset,
      rulesVersion,
      scenario,
      options: { ...options },
      openedBy,
      openedAt: battle.createdAt.toISOString(),
      secretHash,
      ...(status === 'over' && { secret: battle.secret }),
      salts,
      head,
    },
    seats: seats.map(({ side, userId, userName }) => ({ side, userId, userName })),
    start: { scenario: rules.write(rules.restore(start.state)), state: start.state },
    entries,
    table: table.map(({ seq, kind, userId, data, at }) => ({
      seq,
      kind,
      userId: userId ?? null,
      data,
      at: at.toISOString(),
    })),
  };
}

/**
 * Of a line, what everybody may know while the battle goes on: an order that waits is public as far as it has come, and
 * orders that were never carried out are counted, not quoted.
 */
function publicPart(line: TableEntry): TableEntry[] {
  const { data } = line;
  if (line.kind === 'asked' || isPrivate(data)) return [];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [line];
  const counted = Object.entries(data).map(([name, value]) =>
    UNHEARD.has(name) && Array.isArray(value) ? [name, value.length] : [name, value],
  );
  return [{ ...line, data: Object.fromEntries(counted) }];
}

/** Between the commanders of a side, until the end. */
function isPrivate(data: TableEntry['data']): boolean {
  return typeof data === 'object' && data !== null && 'private' in data && data['private'] === true;
}

function exportEntry(entry: Entry, stateHash: string): ExportedEntry {
  const { seq, kind, side, userId, text, transcript, previous, hash, rulesVersion, at } = entry;
  const who = { side: side ?? null, userId: userId ?? null };
  return { seq, kind, ...who, text, transcript, stateHash, previous, hash, rulesVersion, at: at.toISOString() };
}
