/** The clock strikes: whatever is due is done, one move after the other, each stored only on the battle it was decided on. */
import { inEach } from '../../advance/each-battle.ts';
import { goOn } from '../../advance/advance.ts';
import { load } from '../../advance/load.ts';
import { storeMove } from '../../advance/commit.ts';
import { goOnWhereOwed } from '../../advance/owed-steps.ts';
import type { Parts } from '../../battle/deps.ts';
import { dueMove } from './due.ts';

/** More than a table of twenty can come to at one stroke. */
const MOST = 200;

/** A question that is no longer open. */
export interface Closed {
  readonly battle: string;
  readonly no: number;
}

/** Two processes may do it at once: what one has done is not done again. */
export async function tick(parts: Parts): Promise<readonly Closed[]> {
  // Those who have left a live battle have the time of its pace again, before anything is due.
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
    // Stale: somebody was faster, and what is due now is looked at again.
    const stored = await storeMove(parts, loaded, move);
    if (typeof stored === 'string') continue;
    if (loaded.waiting?.question && move.waiting !== undefined)
      closed.push({ battle: battleId, no: loaded.waiting.no });
    await goOn(parts, battleId, stored);
  }
  throw new Error(`battle ${battleId}: ${MOST} deadlines in a row`);
}
