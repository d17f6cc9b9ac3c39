/** What ends by itself when its time is up. */
import { load } from '../load.ts';
import { commitMove } from '../move.ts';
import type { Parts } from '../parts.ts';
import { sweep } from './lapse.ts';
import { anew, switched } from './live.ts';
import { IDLE, isLive } from './live-pace.ts';

/** Every battle is tried, even if another one fails. */
export async function expire(parts: Parts): Promise<void> {
  const faults: unknown[] = [];
  for (const id of await parts.store.moved()) {
    const work = parts.lock(id, async () => {
      await endIdle(parts, id);
      await sweep(parts, id);
    });
    await work.catch((error: unknown) => (parts.failed ? parts.failed(id, error) : faults.push(error)));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} battles cannot go on`);
}

/** Back to the pace of before, where nobody has done anything for a while. The caller holds the battle's lock. */
async function endIdle(parts: Parts, battleId: string): Promise<void> {
  const battle = await parts.store.battle(battleId);
  if (!battle || !['playing', 'paused'].includes(battle.status) || !isLive(battle)) return;
  if (parts.clock().getTime() - battle.updatedAt.getTime() < IDLE) return;
  const loaded = await load(parts, battle);
  // Stale: somebody has just done something.
  await commitMove(parts, loaded, anew(loaded, switched(loaded, { on: false }, undefined)));
}
