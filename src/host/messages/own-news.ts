/**
 * What a person's own side alone may know of the sheets opened last: public posts leave it out, and a side without a thread
 * of its own would never learn it.
 */
import { canonical } from '../../kernel/canonical.ts';
import type { Phrase } from '../../kernel/phrase.ts';
import type { Deps } from '../battle/deps.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { entryAt } from '../orders/journal.ts';
import { shownTo } from '../orders/seen.ts';
import type { Request } from '../request.ts';
import { passagesSince } from './played.ts';
import { taleOf } from './tale.ts';

export async function ownNews(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Phrase[]> {
  const from = await sheetsBefore(deps, loaded);
  if (from === undefined) return [];
  const { battle, rules } = loaded;
  const passages = await passagesSince(deps, battle, rules, from);
  const [own, open] = [shownTo(loaded, request), rules.seenBy(undefined)];
  return passages.flatMap((passage) => {
    const known = new Set(taleOf(open, passage).sentences.map(({ says }) => canonical(says)));
    const told = taleOf(own, passage).sentences.map(({ says }) => says);
    return told.filter((says) => !known.has(canonical(says)));
  });
}

/** The last entry while the sheets before these were written; none if that was a deployment, or the battle has not begun. */
async function sheetsBefore(deps: Deps, { battle, rules }: LoadedBattle): Promise<number | undefined> {
  if (battle.seq === 0) return undefined;
  const stateAt = async (seq: number) => rules.restore((await entryAt(deps.store, battle, seq)).state);
  const now = rules.next(await stateAt(battle.seq));
  for (let seq = battle.seq - 1; now.kind === 'sealed' && seq > 0; seq -= 1) {
    const state = await stateAt(seq);
    const was = rules.next(state);
    if (was.kind === 'sealed' && was.name !== now.name)
      return rules.deployment?.isDeploying(state) === true ? undefined : seq;
  }
  return undefined;
}
