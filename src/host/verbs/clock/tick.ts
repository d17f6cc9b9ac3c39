/**
 * The clock's tick: does everything due, one decision after the other, each stored only on the state it was made on.
 */
import { forEachBattle } from '../../advance/each-battle.ts';
import { advance } from '../../advance/advance.ts';
import { load } from '../../advance/load.ts';
import { storeDecision } from '../../advance/commit.ts';
import { goOnWhereOwed } from '../../advance/owed-steps.ts';
import type { Deps } from '../../battle/deps.ts';
import { dueDecision } from './due.ts';

/** More than a battle of twenty people needs at one tick. */
const MOST = 200;

/** A question that is no longer open. */
export interface Closed {
  readonly battle: string;
  readonly no: number;
}

/** Two processes may tick at the same time: what one has done is not done again. */
export async function tick(deps: Deps): Promise<readonly Closed[]> {
  // First, people who have left a live battle get the time of its pace back.
  for (const strike of deps.hooks.ticks) await strike(deps);
  await goOnWhereOwed(deps);
  const closed: Closed[] = [];
  await forEachBattle(deps, await deps.store.battlesDue(deps.clock()), (id) => runDue(deps, id, closed));
  return closed;
}

async function runDue(deps: Deps, battleId: string, closed: Closed[]): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const battle = await deps.store.battle(battleId);
    if (!battle) return;
    const loaded = await load(deps, battle);
    const now = deps.clock();
    const due = loaded.deadlines.filter(({ dueAt, remindAt }) => [dueAt, remindAt].some((at) => at && at <= now));
    if (due.length === 0) return;
    const decision = await dueDecision(deps, loaded, due);
    deps.at('played');
    // Stale: another process was first, so what is due now is looked up again.
    const stored = await storeDecision(deps, loaded, decision);
    if (typeof stored === 'string') continue;
    if (loaded.waiting?.question && decision.waiting !== undefined)
      closed.push({ battle: battleId, no: loaded.waiting.no });
    await advance(deps, battleId, stored);
  }
  throw new Error(`battle ${battleId}: ${MOST} deadlines in a row`);
}
