/**
 * Who commanded a unit when something was thrown for it: a command may have changed hands since, and the luck of before
 * stays with whoever had it then. The table's ledger is told anew as far as it is about seats.
 */
import { z } from 'zod';
import { comesBefore } from '../history/history.ts';
import type { Person } from '../../request.ts';
import { seated, type Seated } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Parts } from '../../battle/deps.ts';
import { onwards, retold } from '../history/retell.ts';
import type { Entry, TableEntry } from '../../store/store.ts';

const SEATING: readonly TableEntry['kind'][] = ['joined', 'left', 'gave', 'replaced'];
const named = z.object({ name: z.string() });

/** The seats as they were when an entry was written; entries are asked for in their order. */
export async function seatsThen(
  parts: Parts,
  now: Loaded,
): Promise<(entry: Pick<Entry, 'seq' | 'at'>) => Promise<Seated>> {
  const { battle } = now;
  const ledger = await parts.store.tableEntries(battle.id, 1, battle.tableSeq);
  const lines = ledger.filter(({ kind }) => SEATING.includes(kind));
  const names = new Map<string, string>();
  let then = beforeAll(now);
  return async (entry) => {
    while (lines[0] && comesBefore(lines[0], entry)) {
      const line = lines.shift()!;
      const { seats } = await retold(parts, then, line, doer(line, names));
      then = onwards(then, seats ? { seats } : {}, line.at);
    }
    return then;
  };
}

/** Nobody has a seat yet, nothing is asked, and nothing is over. */
function beforeAll(now: Loaded): Loaded {
  const battle = { ...now.battle, status: 'mustering' as const };
  return { ...now, battle, ...seated([]), waiting: undefined, deadlines: [], standing: [], plans: [] };
}

/** Whose doing a line was, by the name of that time. */
function doer({ userId = '', data }: TableEntry, names: Map<string, string>): Person {
  const name = named.safeParse(data).data?.name ?? names.get(userId) ?? '';
  names.set(userId, name);
  return { id: userId, name };
}
