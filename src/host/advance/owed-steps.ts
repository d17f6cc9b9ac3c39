/**
 * Steps that should have followed a commit but did not, because the database failed or a process ended. No player can
 * order them, so the clock looks for such battles and continues them.
 */
import { inEach } from './each-battle.ts';
import { checkWaiting, goOn, owingUntilDone, tryAgain, wouldGoOn } from './advance.ts';
import { readLoaded } from './load.ts';
import type { Parts } from '../battle/deps.ts';
import { robotOf, robotsSide } from '../seats/bot-seat.ts';

/** A process at work continues within this time. */
const GRACE_MS = 10_000;

/** Read together; more would take more memory at a time. */
const TOGETHER = 25;

/** Continues whatever was interrupted in a battle. Returns whether there was anything. The caller holds its lock. */
function carryOn(parts: Parts, battleId: string): Promise<boolean> {
  return owingUntilDone(parts, battleId, async () => {
    await checkWaiting(parts, battleId);
    await tryAgain(parts, battleId);
    for (const wake of parts.hooks.wakes) await wake(parts, battleId);
    return (await goOn(parts, battleId)).played;
  });
}

/** At process start, in all unfinished battles. Those without owed steps cost one look. */
export async function carryOnAll(parts: Parts): Promise<void> {
  const ids = await parts.store.unfinished();
  for (let from = 0; from < ids.length; from += TOGETHER) {
    await inEach(parts, await owingAmong(parts, ids.slice(from, from + TOGETHER)), (id) => carryOn(parts, id));
  }
}

/** Those with something to do; and those where looking fails, because the usual way fails too, and logs why. */
async function owingAmong(parts: Parts, ids: readonly string[]): Promise<readonly string[]> {
  const together = await parts.store.several(ids).catch(() => undefined);
  if (!together) return ids;
  const looking = { ...parts, store: { ...parts.store, ...together } };
  const owing: string[] = [];
  for (const id of ids) if (await owes(looking, id).catch(() => true)) owing.push(id);
  return owing;
}

async function owes(parts: Parts, battleId: string): Promise<boolean> {
  const battle = await parts.store.battle(battleId);
  if (!battle || battle.status === 'halted') return true;
  if (battle.status === 'mustering') return robotOf(battle) !== undefined;
  const loaded = await readLoaded(parts, battle);
  return robotsSide(loaded) !== undefined || wouldGoOn(parts, loaded);
}

/** In battles where this process failed, and in those changed since it last looked, perhaps by a process that ended. */
export async function goOnWhereOwed(parts: Parts): Promise<void> {
  const { memory, store } = parts;
  const until = new Date(parts.clock().getTime() - GRACE_MS);
  const own = [...memory.owing];
  const changed = await store.playedBetween(memory.lookedUntil, until);
  const note = (battleId: string, wentOn: boolean): void => {
    if (wentOn) parts.wentOn(battleId);
  };
  await inEach(parts, own, async (id) => note(id, await carryOn(parts, id)));
  const others = changed.filter((id) => !own.includes(id));
  await inEach(parts, others, async (id) => note(id, (await goOn(parts, id)).played));
  memory.lookedUntil = until;
}
