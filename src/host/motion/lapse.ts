/** Proposals that nobody can carry any more, ended. */
import { load } from '../load.ts';
import { commitMove } from '../move.ts';
import type { Parts } from '../parts.ts';
import { isLapsed, proposalOf } from './kind.ts';
import { kindNamed } from './kinds.ts';
import { ended } from './told.ts';

/** Ends what has lapsed, and says so; of a battle that is over, nobody need hear it. The caller holds the battle's lock. */
export async function sweep(parts: Parts, battleId: string): Promise<void> {
  const open = (await parts.store.motions(battleId)).map(proposalOf);
  if (open.length === 0) return;
  const battle = await parts.store.battle(battleId);
  if (!battle) return;
  const known = { battle, waiting: await parts.store.waiting(battleId) };
  const isOver = battle.status === 'over' || battle.status === 'cancelled';
  const lapsed = open
    .map((proposal) => ({ proposal, kind: kindNamed(proposal.kind) }))
    .filter(({ proposal, kind }) => isOver || isLapsed(parts.clock(), known, kind, proposal));
  if (lapsed.length === 0) return;
  const loaded = await load(parts, battle);
  const ends = lapsed.map(({ proposal, kind }) => ended(loaded, kind, proposal, { how: 'lapsed' }));
  // Stale: whoever was faster sweeps behind himself.
  await commitMove(parts, loaded, {
    motions: { drop: ends.flatMap(({ motions }) => motions.drop) },
    table: isOver ? [] : ends.flatMap(({ table }) => table),
    posts: isOver ? [] : ends.flatMap(({ posts }) => posts),
  });
}
