/** Who has to act now, for what, and by when: for everything that shows it. */
import type { Side } from '../../kernel/play.ts';
import type { Person } from '../request.ts';
import { personOf } from './commanders.ts';
import type { Deadline } from '../store/store.ts';
import { dutiesOf, isSameDuty, personAt, type WhoActs } from './duties.ts';

export interface Awaited {
  readonly person: Person;
  readonly side: Side;
  readonly duty: 'turn' | 'answer';
  /** The person they deputise for. */
  readonly instead?: Person;
  /** Absent without a pace. */
  readonly until?: Date;
}

/** No one while a battle is not being played; and no one for their turn while an answer is due first. */
export function awaitedNow(
  table: WhoActs & { readonly deadlines: readonly Deadline[] },
  deadlines: readonly Deadline[] = table.deadlines,
): readonly Awaited[] {
  return dutiesOf(table)
    .filter(({ runs }) => runs)
    .flatMap((duty) => {
      const row = deadlines.find((each) => isSameDuty(each, duty));
      const owner = personAt(table, duty, 0);
      const seat = (row && personAt(table, row, row.stage)) ?? owner;
      if (!seat || !owner) return [];
      const instead = seat.userId === owner.userId ? {} : { instead: personOf(owner) };
      const until = row?.dueAt ? { until: row.dueAt } : {};
      return [{ person: personOf(seat), side: duty.side, duty: duty.duty, ...instead, ...until }];
    });
}
