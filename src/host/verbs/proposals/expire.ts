/** What ends automatically when its time is up. */
import { inEach } from '../../advance/each-battle.ts';
import { load } from '../../advance/load.ts';
import { commitMove } from '../../advance/commit.ts';
import type { Parts } from '../../battle/deps.ts';
import { sweep } from './lapse.ts';
import { anew, switched } from './live.ts';
import { IDLE, isLive } from '../../seats/live-pace.ts';

export async function expire(parts: Parts): Promise<void> {
  await inEach(parts, await parts.store.moved(), async (id) => {
    await endIdle(parts, id);
    await sweep(parts, id);
  });
}

/** Back to the previous pace, if no one has done anything for a while. The caller holds the battle's lock. */
async function endIdle(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (!battle || !['playing', 'paused'].includes(battle.status) || !isLive(battle)) return;
  if (parts.clock().getTime() - battle.updatedAt.getTime() < IDLE) return;
  const loaded = await load(parts, battle);
  // Stale: a person has just done something.
  await commitMove(parts, loaded, anew(loaded, switched(loaded, { on: false }, undefined)));
}
