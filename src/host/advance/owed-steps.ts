/**
 * Steps that should have followed a commit but did not, because the database failed or a process ended. No player can
 * order them, so the clock looks for such battles and continues them.
 */
import { forEachBattle } from './each-battle.ts';
import { checkWaiting, advance, retriedByClock, retryHalted, hasNextStep } from './advance.ts';
import { readLoaded } from './load.ts';
import type { Deps } from '../battle/deps.ts';
import { robotOf, robotsSide } from '../seats/bot-seat.ts';
import { isSealing } from '../seats/sealed-deployment.ts';

/** A process at work continues within this time. */
const GRACE_MS = 10_000;

/** Read together; more would take more memory at a time. */
const TOGETHER = 25;

/** Continues whatever was interrupted in a battle. Returns whether there was anything. The caller holds its lock. */
function carryOn(deps: Deps, battleId: string): Promise<boolean> {
  return retriedByClock(deps, battleId, async () => {
    await checkWaiting(deps, battleId);
    await retryHalted(deps, battleId);
    for (const wake of deps.hooks.wakes) await wake(deps, battleId);
    return (await advance(deps, battleId)).played;
  });
}

/** At process start, in all unfinished battles. Those without owed steps cost one look. */
export async function carryOnAll(deps: Deps): Promise<void> {
  const ids = await deps.store.unfinished();
  for (let from = 0; from < ids.length; from += TOGETHER) {
    await forEachBattle(deps, await owingAmong(deps, ids.slice(from, from + TOGETHER)), (id) => carryOn(deps, id));
  }
}

/** Those with something to do; and those where looking fails, because the usual way fails too, and logs why. */
async function owingAmong(deps: Deps, ids: readonly string[]): Promise<readonly string[]> {
  const together = await deps.store.several(ids).catch(() => undefined);
  if (!together) return ids;
  const looking = { ...deps, store: { ...deps.store, ...together } };
  const owing: string[] = [];
  for (const id of ids) if (await owes(looking, id).catch(() => true)) owing.push(id);
  return owing;
}

async function owes(deps: Deps, battleId: string): Promise<boolean> {
  const battle = await deps.store.battle(battleId);
  if (!battle || battle.status === 'halted') return true;
  if (battle.status === 'mustering' && !isSealing(battle)) return robotOf(battle) !== undefined;
  const loaded = await readLoaded(deps, battle);
  return robotsSide(loaded) !== undefined || hasNextStep(deps, loaded);
}

/** In battles where this process failed, and in those changed since it last looked, perhaps by a process that ended. */
export async function goOnWhereOwed(deps: Deps): Promise<void> {
  const { memory, store } = deps;
  const until = new Date(deps.clock().getTime() - GRACE_MS);
  const own = [...memory.owing];
  const changed = await store.playedBetween(memory.lookedUntil, until);
  const note = (battleId: string, wentOn: boolean): void => {
    if (wentOn) deps.wentOn(battleId);
  };
  await forEachBattle(deps, own, async (id) => note(id, await carryOn(deps, id)));
  const others = changed.filter((id) => !own.includes(id));
  await forEachBattle(deps, others, async (id) => note(id, (await advance(deps, id)).played));
  memory.lookedUntil = until;
}
