/**
 * Who commanded a unit at the time of a roll: commands may have changed since, and luck stays with the commander of
 * that time.
 */
import { comesBefore } from '../../orders/journal.ts';
import { seated, type Seated } from '../../seats/commanders.ts';
import { seatsBehind } from '../../seats/line-seats.ts';
import { robotOf } from '../../seats/bot-seat.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Entry, Seat } from '../../store/store.ts';

/** The seats when an entry was written; entries must be requested in order. */
export async function seatsThen(
  deps: Deps,
  { battle }: LoadedBattle,
): Promise<(entry: Pick<Entry, 'seq' | 'at'>) => Seated> {
  const lines = [...(await deps.store.spokenEntries(battle.id, 1, battle.tableSeq))];
  const robot = robotOf(battle)?.id;
  let seats: readonly Seat[] = [];
  return (entry) => {
    while (lines[0] && comesBefore(lines[0], entry)) seats = seatsBehind(seats, lines.shift()!, robot);
    return seated(seats);
  };
}
