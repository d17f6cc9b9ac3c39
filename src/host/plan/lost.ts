/** Orders in a line were meant for another situation, where a unit has run away since. */
import { entryAt } from '../journal.ts';
import { type Loaded, ownerOf } from '../load.ts';
import type { Parts } from '../parts.ts';

/** A unit of this person that obeys no longer since the last order of his. */
export async function lostSince(parts: Parts, loaded: Loaded, userId: string): Promise<string | undefined> {
  const { battle, rules, state, next } = loaded;
  if (next.kind === 'over') return undefined;
  const { side } = next;
  let entry = await entryAt(parts.store, battle, battle.seq);
  while (entry.kind === 'auto' && entry.seq > 1) entry = await entryAt(parts.store, battle, entry.seq - 1);
  if (entry.seq === 1 || entry.userId !== userId) return undefined;
  const before = await entryAt(parts.store, battle, entry.seq - 1);
  const then = new Set(rules.plans.broken(rules.restore(before.state), side));
  const isHis = (unit: string) => ownerOf(loaded, side, unit)?.id === userId;
  return rules.plans.broken(state, side).find((unit) => !then.has(unit) && isHis(unit));
}
