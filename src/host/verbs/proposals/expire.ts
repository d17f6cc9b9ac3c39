/** What ends automatically when its time is up: what has lapsed, and the live pace of those who left without saying so. */
import { forEachBattle } from '../../advance/each-battle.ts';
import { load } from '../../advance/load.ts';
import { commitDecision } from '../../advance/commit.ts';
import type { Deps } from '../../battle/deps.ts';
import { lapseProposals } from './lapse.ts';
import { withFullTime, liveDecision } from './live.ts';
import { IDLE, isLive } from '../../seats/live-pace.ts';

export async function expire(deps: Deps): Promise<void> {
  await forEachBattle(deps, await deps.store.moved(), async (id) => {
    await endIdle(deps, id);
    await lapseProposals(deps, id);
  });
}

/** Back to the previous pace, if no one has done anything for a while. The caller holds the battle's lock. */
async function endIdle(deps: Deps, battleId: string): Promise<void> {
  const battle = await deps.store.battle(battleId);
  if (!battle || !['playing', 'paused'].includes(battle.status) || !isLive(battle)) return;
  if (deps.clock().getTime() - battle.updatedAt.getTime() < IDLE) return;
  const loaded = await load(deps, battle);
  // Stale: a person has just done something.
  await commitDecision(deps, loaded, withFullTime(loaded, liveDecision(loaded, { on: false }, undefined)));
}
