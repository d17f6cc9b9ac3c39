/**
 * The clock's tick: does everything due, one decision after the other, each stored only on the state it was made on.
 */
import { inEach } from '../../advance/each-battle.ts';
import { goOn } from '../../advance/advance.ts';
import { load } from '../../advance/load.ts';
import { storeMove } from '../../advance/commit.ts';
import { goOnWhereOwed } from '../../advance/owed-steps.ts';
import type { Parts } from '../../battle/deps.ts';
import { dueMove } from './due.ts';

/** More than a battle of twenty people needs at one tick. */
const MOST = 200;

/** A question that is no longer open. */
export interface Closed {
  readonly battle: string;
  readonly no: number;
}

/** Two processes may tick at once: what one has done is not done again. */
export async function tick(parts: Parts): Promise<readonly Closed[]> {
  // First, people who have left a live battle get the time of its pace back.
  for (const strike of parts.hooks.ticks) await strike(parts);
  await goOnWhereOwed(parts);
  const closed: Closed[] = [];
  await inEach(parts, await parts.store.battlesDue(parts.clock()), (id) => runDue(parts, id, closed));
  return closed;
}

async function runDue(parts: Parts, battleId: string, closed: Closed[]): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const battle = await parts.store.battle(battleId);
    if (!battle) return;
    const loaded = await load(parts, battle);
    const now = parts.clock();
    const due = loaded.deadlines.filter(({ dueAt, remindAt }) => [dueAt, remindAt].some((at) => at && at <= now));
    if (due.length === 0) return;
    const move = await dueMove(parts, loaded, due);
    parts.at('played');
    // Stale: another process was first, so what is due now is looked up again.
    const stored = await storeMove(parts, loaded, move);
    if (typeof stored === 'string') continue;
    if (loaded.waiting?.question && move.waiting !== undefined)
      closed.push({ battle: battleId, no: loaded.waiting.no });
    await goOn(parts, battleId, stored);
  }
  throw new Error(`battle ${battleId}: ${MOST} deadlines in a row`);
}
