/**
 * What should have followed a commit may not have: the database failed in between, or a process ended. The battle then
 * owes itself a step that nobody can order, so the clock looks for such battles and goes on with them.
 */
import { inEach } from './each.ts';
import { checkWaiting, goOn, owingUntilDone, tryAgain } from './going.ts';
import { begin } from './open.ts';
import type { Parts } from './parts.ts';

/** A process that is at work goes on within this time. */
const GRACE_MS = 10_000;

/** Whatever was interrupted in a battle. Was there anything? The caller holds its lock. */
export function carryOn(parts: Parts, battleId: string): Promise<boolean> {
  return owingUntilDone(parts, battleId, async () => {
    await checkWaiting(parts, battleId);
    await tryAgain(parts, battleId);
    await begin(parts, battleId);
    return goOn(parts, battleId);
  });
}

/** In the battles where this process failed, and in those that were changed since it last looked, perhaps by one that ended. */
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
  await inEach(parts, others, async (id) => note(id, await goOn(parts, id)));
  memory.lookedUntil = until;
}
