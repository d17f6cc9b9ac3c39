/**
 * Whether the stored position is the one that the last entry was chained with. It is hashed as stored, before the rules
 * upgrade it. Once this process has verified a position, each check costs one hash of its text.
 */
import { createHash } from 'node:crypto';
import { linkOf, positionOf } from './journal.ts';
import type { Deps } from '../battle/deps.ts';
import type { Battle, Entry } from '../store/store.ts';
import { AlteredPosition } from '../battle/unreadable.ts';

export async function checkPosition(deps: Pick<Deps, 'store' | 'memory'>, battle: Battle): Promise<void> {
  if (!(await isPositionSound(deps, battle)))
    throw new AlteredPosition(`its stored position is not the one after entry ${battle.seq}`);
}

export async function isPositionSound(
  { store, memory: { sound } }: Pick<Deps, 'store' | 'memory'>,
  battle: Battle,
): Promise<boolean> {
  // Choices before the first entry are chained with it.
  if (battle.seq === 0) return true;
  const digest = digestOf(battle);
  if (sound.get(battle.id) === digest) return true;
  const [last] = await store.entries(battle.id, battle.seq, battle.seq);
  if (!last || !isChained(battle, last)) return false;
  sound.set(battle.id, digest);
  return true;
}

/** It was chained by this process. */
export function foundSound({ memory: { sound } }: Pick<Deps, 'memory'>, battle: Battle): void {
  sound.set(battle.id, digestOf(battle));
}

function isChained({ state, head, position, ...battle }: Battle, last: Entry): boolean {
  return last.hash === head && positionOf(last) === position && linkOf(battle, last, state) === head;
}

function digestOf({ stateText, head, position }: Battle): string {
  return createHash('sha256').update(`${position} ${head} ${stateText}`).digest('base64');
}
