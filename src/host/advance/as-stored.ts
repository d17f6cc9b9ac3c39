/** The ledgers of a battle for its file if a row is unreadable or lost: the rest, as stored. */
import { type ExportedEntry, exportEntry } from '../orders/export-entry.ts';
import type { Deps } from '../battle/deps.ts';
import { isRevealed } from '../battle/loaded-battle.ts';
import { readableOr, type Battle, type EntryAsStored, type SpokenEntry, Unreadable } from '../store/store.ts';

/** Reads every row separately: lost rows are missing, and positions are complete. */
export async function entriesAsStored(
  { store }: Pick<Deps, 'store'>,
  battle: Battle,
): Promise<readonly (ExportedEntry | EntryAsStored)[]> {
  const { id, seq: last } = battle;
  const isOpen = isRevealed(battle);
  const entries: (ExportedEntry | EntryAsStored)[] = [];
  for (let seq = 1; seq <= last; seq += 1) {
    const entry = await orElse(
      () => store.entry(id, seq).then((read) => read && exportEntry(read, isOpen)),
      () => store.entryAsStored(id, seq).then((row) => row && (isOpen ? row : openRow(row))),
    );
    if (entry) entries.push(entry);
  }
  return entries;
}

/** Without what not everybody may see; a row that nobody can read may hide something. */
function openRow({ open, ...row }: EntryAsStored): EntryAsStored {
  return open === null ? { ...row, open } : { ...row, open, text: '', transcript: null, state: null };
}

/**
 * The lines of the table ledger. An unreadable line may be private to a side's commanders, so it stays secret until the
 * end.
 */
export async function linesIfReadable(
  { store }: Pick<Deps, 'store'>,
  { id, tableSeq: last, status }: Battle,
): Promise<readonly SpokenEntry[]> {
  const all = await readableOr(store.spokenEntries(id, 1, last), undefined);
  if (all) return all;
  const lines: SpokenEntry[] = [];
  for (let seq = 1; seq <= last; seq += 1) {
    const [line] = await orElse(
      () => store.spokenEntries(id, seq, seq),
      async () => {
        const stored = await store.tableEntryAsStored(id, seq);
        if (!stored) return [];
        const data = status === 'over' ? stored.data : null;
        return [{ ...stored, data, said: undefined, changes: undefined }];
      },
    );
    if (line) lines.push(line);
  }
  return lines;
}

/** Rethrows if the database does not answer, because that says nothing about a row. */
export async function orElse<T, I>(
  read: () => Promise<T>,
  instead: (error: unknown) => Promise<I> | I,
): Promise<T | I> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return instead(error);
  }
}
