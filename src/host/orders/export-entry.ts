/** One entry of the ledger, as in a file. */
import { z } from 'zod';
import { hashOf } from './chain.ts';
import { readUndo } from './journal.ts';
import * as stored from '../store/stored.ts';
import type { EntryWithState } from '../store/store.ts';

const entry = z.object({
  seq: z.number().int(),
  kind: z.string(),
  side: stored.side.nullable(),
  /** The pseudonym of the person who gave it; in battles of form 1 a user id. */
  person: z.string().nullable(),
  /** The order in canonical text; for an undo, `undo <entry> to <position>`. */
  text: z.string(),
  transcript: stored.transcript,
  /** SHA-256 of the canonical JSON of the position after it. */
  stateHash: z.string(),
  /** If something of it is hidden: what everybody may see, as hashed; before the end, the same as above. */
  open: stored.openPart.optional(),
  previous: z.string(),
  /** SHA-256 of the canonical JSON of [previous, seq, kind, side, person, text, transcript, stateHash], those four of `open` if there is one, and its seals. */
  hash: z.string(),
  rulesVersion: z.string(),
  at: z.string(),
  /**
   * The position after it, as stored. Included with the last entry, and if the next one was played by another rules
   * version than the one that led to the position.
   */
  state: z.unknown().optional(),
});

/** Files of earlier versions have the person as `userId`. */
export function asPerson(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('userId' in json)) return json;
  const { userId: person, ...rest } = json;
  return { ...rest, person };
}

export const exportedEntry = z.preprocess(asPerson, entry);

export type ExportedEntry = z.infer<typeof exportedEntry>;

/** `isRevealed`: including what not everybody may see before the end. */
export function exportEntry({ side, person, at, ...entry }: EntryWithState, isRevealed: boolean): ExportedEntry {
  const { seq, kind, open, previous, hash, rulesVersion, state } = entry;
  const isWhole = isRevealed || !open;
  const whole = { text: entry.text, transcript: entry.transcript, stateHash: hashOf(state) };
  const { text, transcript, stateHash } = isWhole ? whole : open;
  const chained = { seq, kind, side: side ?? null, person: person ?? null, text, transcript, stateHash };
  const sealed = { ...chained, ...(open && { open }), previous, hash };
  return { ...sealed, rulesVersion, at: at.toISOString(), ...(isWhole && { state }) };
}

/** Adds an entry to a file. The position of the previous one stays only if nothing else in the file may lead there. */
export function addEntry(entries: ExportedEntry[], entry: EntryWithState, isRevealed: boolean): void {
  const last = entries.at(-1);
  if (last && madeBy(entries, last) === entry.rulesVersion) delete last.state;
  entries.push(exportEntry(entry, isRevealed));
}

/** The rules version that led to the position after an entry. */
function madeBy(entries: readonly ExportedEntry[], entry: ExportedEntry): string {
  const to = readUndo(entry)?.to;
  return (entries.find(({ seq }) => seq === to) ?? entry).rulesVersion;
}
