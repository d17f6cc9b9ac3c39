/**
 * Since when it has been so: a question asked, a side to move, a step left to the players. It is read from the battle's
 * own entries: the last change of its row is of all that anyone does, and would show that somebody plans in secret.
 */
import type { Next } from '../../kernel/ruleset.ts';
import { entryAt } from '../orders/journal.ts';
import { asking, type Loaded } from '../battle/loaded-battle.ts';
import type { Parts } from '../battle/deps.ts';

export async function awaitedSince(parts: Pick<Parts, 'store' | 'memory'>, loaded: Loaded): Promise<Date> {
  const question = asking(loaded);
  if (question) return question.askedAt;
  const { battle, next } = loaded;
  const since = await changedAt(parts, loaded);
  parts.memory.since.set(battle.id, { seq: battle.seq, next, since });
  return since;
}

/** Entries never change, so what was found for one of them need not be looked for behind it again. */
async function changedAt({ store, memory }: Pick<Parts, 'store' | 'memory'>, loaded: Loaded): Promise<Date> {
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

/** The turn of a side goes on while the table gives orders in it. */
function isSame(was: Next, is: Next): boolean {
  if (was.kind === 'over' || is.kind === 'over') return false;
  return is.kind === 'table' ? isSameStep(was, is) : was.side === is.side;
}

export function isSameStep(was: Next, { side, open }: Extract<Next, { kind: 'table' }>): boolean {
  return was.kind === 'table' && was.side === side && was.open.name === open.name;
}
