/** Ends proposals that can no longer be carried. */
import { load } from '../../advance/load.ts';
import { commitDecision } from '../../advance/commit.ts';
import type { Deps } from '../../battle/deps.ts';
import { isLapsed } from '../../advance/proposals/proposal-kind.ts';
import { proposalsOf } from './kinds.ts';
import { ended } from '../../advance/proposals/proposal-post.ts';

/**
 * Ends lapsed proposals and announces it, except in a finished battle. Returns their ids. The caller holds the battle's
 * lock.
 */
export async function lapseProposals(deps: Deps, battleId: string): Promise<readonly string[]> {
  const open = await proposalsOf(deps, battleId);
  if (open.length === 0) return [];
  const battle = await deps.store.battle(battleId);
  if (!battle) return [];
  const known = { battle, waiting: await deps.store.waiting(battleId) };
  const isOver = battle.status === 'over' || battle.status === 'cancelled';
  const lapsed = open.filter((proposal) => isOver || isLapsed(deps.clock(), known, proposal));
  if (lapsed.length === 0) return [];
  const loaded = await load(deps, battle);
  const ends = lapsed.map((proposal) => ended(loaded, proposal, { how: 'lapsed' }));
  const drop = ends.flatMap(({ motions }) => motions.drop);
  // Stale: the faster process does it.
  const committed = await commitDecision(deps, loaded, {
    motions: { drop },
    table: isOver ? [] : ends.flatMap(({ table }) => table),
  });
  return committed === 'committed' ? drop : [];
}
