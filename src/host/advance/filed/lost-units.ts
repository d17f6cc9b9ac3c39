/** Queued orders were meant for another situation if a unit has run away since. */
import { entryAt } from '../../orders/journal.ts';
import { ownerOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { InLine } from '../../orders/queued.ts';

/** A unit of this order's giver that has stopped obeying since, no matter who has given orders in between. */
export async function lostSince(
  deps: Deps,
  loaded: LoadedBattle,
  { userId, afterSeq }: Pick<InLine, 'userId' | 'afterSeq'>,
): Promise<string | undefined> {
  const { battle, rules, state, next } = loaded;
  if (next.kind === 'over' || next.kind === 'sealed' || afterSeq === undefined || afterSeq === battle.seq)
    return undefined;
  const { side } = next;
  const before = await entryAt(deps.store, battle, afterSeq);
  const then = new Set(rules.plans.broken(rules.restore(before.state), side));
  const isHis = (unit: string) => ownerOf(loaded, side, unit)?.id === userId;
  return rules.plans.broken(state, side).find((unit) => !then.has(unit) && isHis(unit));
}
