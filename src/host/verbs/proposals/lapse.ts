/** Ends proposals that can no longer be carried. */
import { load } from '../../advance/load.ts';
import { commitMove } from '../../advance/commit.ts';
import type { Parts } from '../../battle/deps.ts';
import { isLapsed, proposalOf } from '../../advance/proposals/proposal-kind.ts';
import { kindNamed } from './kinds.ts';
import { ended } from '../../advance/proposals/proposal-post.ts';

/**
 * Ends lapsed proposals and announces it, except in a finished battle. Returns their ids. The caller holds the battle's
 * lock.
 */
export async function sweep(parts: Parts, battleId: string): Promise<readonly string[]> {
  const open = (await parts.store.motions(battleId)).map(proposalOf);
  if (open.length === 0) return [];
  const battle = await parts.store.battle(battleId);
  if (!battle) return [];
  const known = { battle, waiting: await parts.store.waiting(battleId) };
  const isOver = battle.status === 'over' || battle.status === 'cancelled';
  const lapsed = open
    .map((proposal) => ({ proposal, kind: kindNamed(proposal.kind) }))
    .filter(({ proposal, kind }) => isOver || isLapsed(parts.clock(), known, kind, proposal));
  if (lapsed.length === 0) return [];
  const loaded = await load(parts, battle);
  const ends = lapsed.map(({ proposal, kind }) => ended(loaded, kind, proposal, { how: 'lapsed' }));
  const drop = ends.flatMap(({ motions }) => motions.drop);
  // Stale: the faster process does it.
  const committed = await commitMove(parts, loaded, {
    motions: { drop },
    table: isOver ? [] : ends.flatMap(({ table }) => table),
  });
  return committed === 'committed' ? drop : [];
}
