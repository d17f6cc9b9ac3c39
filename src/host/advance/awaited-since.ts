/**
 * How long the battle has been waiting: since a question, the beginning of a side's move, or an open step. Derived from
 * the battle's own entries: its row's last change could also come from private acts, and would reveal that a player is
 * planning in secret.
 */
import { isSameTurn } from '../../kernel/open.ts';
import type { Next } from '../../kernel/ruleset.ts';
import { entryAt } from '../orders/journal.ts';
import { asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';

export async function awaitedSince(deps: Pick<Deps, 'store' | 'memory'>, loaded: LoadedBattle): Promise<Date> {
  const question = asking(loaded);
  if (question) return question.askedAt;
  const { battle, next } = loaded;
  const since = await changedAt(deps, loaded);
  deps.memory.since.set(battle.id, { seq: battle.seq, next, since });
  return since;
}

/** Entries never change, so what was found for one of them is never looked for again. */
async function changedAt({ store, memory }: Pick<Deps, 'store' | 'memory'>, loaded: LoadedBattle): Promise<Date> {
  const { battle, rules, next } = loaded;
  const before = memory.since.get(battle.id);
  const known = before && (before.next.kind === 'table') === (next.kind === 'table') ? before : undefined;
  const nextAfter = async (seq: number): Promise<Next> =>
    before?.seq === seq ? before.next : rules.next(rules.restore((await entryAt(store, battle, seq)).state));
  let { seq } = battle;
  while (seq > 1 && known?.seq !== seq && isSame(await nextAfter(seq - 1), next)) seq -= 1;
  if (known?.seq === seq) return known.since;
  return (await entryAt(store, battle, seq)).at;
}

/** A side's turn continues during automatic orders. */
function isSame(was: Next, is: Next): boolean {
  return is.kind === 'table' ? isSameStep(was, is) : isSameTurn(was, is);
}

export function isSameStep(was: Next, { side, open }: Extract<Next, { kind: 'table' }>): boolean {
  return was.kind === 'table' && was.side === side && was.open.name === open.name;
}
