/** The ledgers of a battle for its file, where a row of them cannot be read or is lost: what there is, as it is stored. */
import { type ExportedEntry, exportEntry } from '../orders/export-entry.ts';
import type { Parts } from '../battle/deps.ts';
import { asFarAsRead, type Battle, type EntryAsStored, type SpokenEntry, Unreadable } from '../store/store.ts';

/** Every row by itself: what is lost is not there, and of each position nothing is left out. */
export async function entriesAsStored(
  { store }: Pick<Parts, 'store'>,
  { id, seq: last }: Battle,
): Promise<readonly (ExportedEntry | EntryAsStored)[]> {
  const entries: (ExportedEntry | EntryAsStored)[] = [];
  for (let seq = 1; seq <= last; seq += 1) {
    const entry = await orElse(
      () => store.entry(id, seq).then((read) => read && exportEntry(read)),
      () => store.entryAsStored(id, seq),
    );
    if (entry) entries.push(entry);
  }
  return entries;
}

/** The lines of the table's ledger. What cannot be read may be between the commanders of a side: until the end nobody has it. */
export async function linesAsFarAsRead(
  { store }: Pick<Parts, 'store'>,
  { id, tableSeq: last, status }: Battle,
): Promise<readonly SpokenEntry[]> {
  const all = await asFarAsRead(store.spokenEntries(id, 1, last), undefined);
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

/** That the database does not answer says nothing of a row. */
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
