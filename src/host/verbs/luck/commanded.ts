/**
 * Who commanded a unit when something was thrown for it: a command may have changed hands since, and the luck of before
 * stays with whoever had it then.
 */
import { comesBefore } from '../../orders/journal.ts';
import { seated, type Seated } from '../../seats/commanders.ts';
import { seatsBehind } from '../../seats/line-seats.ts';
import { robotOf } from '../../seats/bot-seat.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Entry, Seat } from '../../store/store.ts';

/** The seats as they were when an entry was written; entries are asked for in their order. */
export async function seatsThen(
  parts: Parts,
  { battle }: Loaded,
): Promise<(entry: Pick<Entry, 'seq' | 'at'>) => Seated> {
  const lines = [...(await parts.store.spokenEntries(battle.id, 1, battle.tableSeq))];
  const robot = robotOf(battle)?.id;
  let seats: readonly Seat[] = [];
  return (entry) => {
    while (lines[0] && comesBefore(lines[0], entry)) seats = seatsBehind(seats, lines.shift()!, robot);
    return seated(seats);
  };
}
