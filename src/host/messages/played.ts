/** What was played in a battle: its first position, and the valid orders. */
import { entryAt, readUndo } from '../orders/journal.ts';
import type { Deps } from '../battle/deps.ts';
import { passageOf } from './past-passages.ts';
import type { Passage } from '../battle/passage.ts';
import type { Battle, Entry } from '../store/store.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** Without undone orders. */
function counting<E extends Pick<Entry, 'seq' | 'kind' | 'text' | 'side'>>(entries: readonly E[]): readonly E[] {
  const undos = entries.flatMap((entry) => {
    const undo = readUndo(entry);
    return undo ? [{ after: undo.to, at: entry.seq }] : [];
  });
  return entries.filter(
    ({ seq, side, kind }) => side && kind !== 'undo' && !undos.some(({ after, at }) => after < seq && seq < at),
  );
}

export interface Counted {
  readonly first: unknown;
  readonly entries: readonly Entry[];
}

/** Its first position, and all valid entries so far. */
export async function countedSoFar({ store }: Deps, battle: Battle, rules: ShownRuleset): Promise<Counted> {
  const [first, entries] = await Promise.all([entryAt(store, battle, 1), store.entries(battle.id, 1, battle.seq)]);
  return { first: rules.restore(first.state), entries: counting(entries) };
}

/** The valid orders after entry `from`, with the positions around them. */
export async function passagesSince(
  deps: Deps,
  battle: Battle,
  rules: ShownRuleset,
  from: number,
): Promise<readonly (Passage & { readonly kind: string })[]> {
  const first = Math.max(1, from);
  const numbers = Array.from({ length: Math.max(0, battle.seq - first) + 1 }, (_, index) => first + index);
  const found = await Promise.all(numbers.map((seq) => deps.store.entry(battle.id, seq)));
  const all = found.flatMap((entry) => entry ?? []);
  const passages = counting(all.slice(1)).map(async (entry) => {
    const before = all.find(({ seq }) => seq === entry.seq - 1);
    const { side, kind } = entry;
    if (!side || !before) return [];
    return [{ kind, ...(await passageOf(deps, { battle, rules }, before, { ...entry, side })) }];
  });
  return (await Promise.all(passages)).flat();
}
