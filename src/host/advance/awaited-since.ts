/**
 * Since when it has been so: a question asked, a side to move, a step left to the players. It is read from the battle's
 * own entries: the last change of its row is of all that anyone does, and would show that somebody plans in secret.
 */
import type { Next } from '../../kernel/ruleset.ts';
import { entryAt } from '../orders/journal.ts';
import { asking, type Loaded } from '../battle/loaded-battle.ts';
import type { Parts } from '../battle/deps.ts';

export async function awaitedSince({ store }: Pick<Parts, 'store'>, loaded: Loaded): Promise<Date> {
  const { battle, rules, next } = loaded;
  const question = asking(loaded);
  if (question) return question.askedAt;
  let entry = await entryAt(store, battle, battle.seq);
  while (entry.seq > 1) {
    const before = await entryAt(store, battle, entry.seq - 1);
    if (!isSame(rules.next(rules.restore(before.state)), next)) break;
    entry = before;
  }
  return entry.at;
}

/** The turn of a side goes on while the table gives orders in it. */
function isSame(was: Next, is: Next): boolean {
  if (was.kind === 'over' || is.kind === 'over') return false;
  return is.kind === 'table' ? isSameStep(was, is) : was.side === is.side;
}

export function isSameStep(was: Next, { side, open }: Extract<Next, { kind: 'table' }>): boolean {
  return was.kind === 'table' && was.side === side && was.open.name === open.name;
}
