/** Whether a turn has begun since the order that led here: a bulletin tells of it. */
import { isSameTurn } from '../../kernel/open.ts';
import type { Deps } from '../battle/deps.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { News } from '../battle/passage.ts';
import { entryAt } from '../orders/journal.ts';

/** Whether the other side has been to move, or armies deployed, since the order that led here. */
export async function turnChanged(
  { store }: Deps,
  { battle, rules, state }: LoadedBattle,
  news: News,
): Promise<boolean> {
  const is = rules.next(news.after);
  const isDeploying = (position: unknown): boolean => rules.deployment?.isDeploying(position) === true;
  const other = (position: unknown): boolean => {
    const was = rules.next(position);
    const deployed = isDeploying(position) && !isDeploying(news.after);
    return is.kind !== 'over' && was.kind !== 'over' && (deployed || !isSameTurn(was, is));
  };
  if (news.kind === 'start' || other(state)) return true;
  if (news.kind !== 'auto') return false;
  let entry = await entryAt(store, battle, battle.seq);
  while (entry.seq > 1) {
    const before = await entryAt(store, battle, entry.seq - 1);
    if (other(rules.restore(before.state))) return true;
    if (entry.kind !== 'auto') return false;
    entry = before;
  }
  // There has been no order since the start.
  return true;
}
