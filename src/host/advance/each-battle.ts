/** Works on several battles independently: an unreadable one does not affect the others. */
import { load } from './load.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import { type Battle, Unreadable } from '../store/store.ts';
import { logOnce, isDataError, UnreadableBattle } from '../battle/unreadable.ts';

/** Does something in each battle, holding its lock. Returns the battles in which it failed; the reasons are logged. */
export async function forEachBattle(
  deps: Deps,
  ids: Iterable<string>,
  work: (battleId: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  const faults: unknown[] = [];
  for (const id of ids) {
    try {
      await deps.lock(id, () => work(id));
    } catch (error) {
      failed.push(id);
      if (!deps.failed) faults.push(error);
      else if (isDataError(error)) logOnce(deps, id, error);
      else deps.failed(id, error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} battles cannot go on`);
  return failed;
}

/** What to show of one of several battles, or that it is unreadable; undefined: not wanted. */
export async function showOne<T>(
  deps: Deps,
  battleId: string,
  isWanted: (battle: Battle) => boolean,
  show: (loaded: LoadedBattle) => Promise<T>,
): Promise<T | UnreadableBattle | undefined> {
  let battle: Battle | undefined;
  try {
    battle = await deps.store.battle(battleId);
    return battle && isWanted(battle) ? await show(await load(deps, battle)) : undefined;
  } catch (error) {
    // An unanswered database query says nothing about the battle.
    if (error instanceof Unreadable) throw error;
    logOnce(deps, battleId, error);
    if (error instanceof UnreadableBattle) return error;
    // A battle that was not found cannot be shown.
    if (!battle) throw error;
    return new UnreadableBattle(battle, error);
  }
}
