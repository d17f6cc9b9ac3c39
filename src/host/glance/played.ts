/** What was played in a battle: its first position, and the orders that counted. */
import { entryAt, readUndo } from '../journal.ts';
import type { Parts } from '../parts.ts';
import type { Passage } from '../posts.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';
import type { Battle, Entry } from '../store/store.ts';

/** Without what was taken back. */
function counting<E extends Pick<Entry, 'seq' | 'kind' | 'text' | 'side'>>(entries: readonly E[]): readonly E[] {
  const undos = entries.flatMap((entry) => {
    const undo = readUndo(entry);
    return undo ? [{ after: undo.to, at: entry.seq }] : [];
  });
  return entries.filter(
    ({ seq, side, kind }) => side && kind !== 'undo' && !undos.some(({ after, at }) => after < seq && seq < at),
  );
}

/** Its first position, and the transcripts of all that counted so far. */
export async function playedSoFar(
  parts: Parts,
  battle: Battle,
  rules: AnyRuleset,
): Promise<{ readonly first: unknown; readonly transcripts: readonly (readonly AnyEntry[])[] }> {
  const { first, entries } = await countedSoFar(parts, battle, rules);
  return { first, transcripts: entries.map(({ transcript }) => transcript) };
}

/** Its first position, and the entries of all that counted so far. */
export async function countedSoFar(
  { store }: Parts,
  battle: Battle,
  rules: AnyRuleset,
): Promise<{ readonly first: unknown; readonly entries: readonly Entry[] }> {
  const [first, entries] = await Promise.all([entryAt(store, battle, 1), store.entries(battle.id, 1, battle.seq)]);
  return { first: rules.restore(first.state), entries: counting(entries) };
}

/** The orders that counted behind entry `from`, with the positions around them. */
export async function passagesSince(
  { store }: Parts,
  battle: Battle,
  rules: AnyRuleset,
  from: number,
): Promise<readonly (Passage & { readonly kind: string })[]> {
  const first = Math.max(1, from);
  const numbers = Array.from({ length: Math.max(0, battle.seq - first) + 1 }, (_, index) => first + index);
  const all = (await Promise.all(numbers.map((seq) => store.entry(battle.id, seq)))).flatMap((entry) => entry ?? []);
  const kept = counting(all.slice(1));
  return kept.flatMap(({ seq, kind, side, transcript, state }) => {
    const before = all.find((each) => each.seq === seq - 1);
    if (!side || !before) return [];
    return [{ kind, before: rules.restore(before.state), after: rules.restore(state), by: side, transcript }];
  });
}
