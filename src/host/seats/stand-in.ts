/** Who may act for whom: a deputy or the chief, for a person who is away or out of time. */
import type { Side } from '../../kernel/play.ts';
import type { Person } from '../request.ts';
import { personOf, type Seated } from './commanders.ts';
import type { Deadline } from '../store/store.ts';
import { personAt, STAGE } from './duties.ts';

export interface Absences extends Seated {
  readonly deadlines: readonly Pick<Deadline, 'side' | 'userId' | 'stage'>[];
  /** Who is away now, by user id. */
  readonly away: readonly string[];
}

/** A person's present deputy on that side; by acting personally, the person ends this. */
export function standInOf(absences: Absences, side: Side, userId: string): Person | undefined {
  const own = absences.deadlines.filter((row) => row.side === side && row.userId === userId);
  const isAway = absences.away.includes(userId);
  const late = Math.max(STAGE.self, ...own.map(({ stage }) => stage));
  if (!isAway && late === STAGE.self) return undefined;
  const stage = Math.max(late, STAGE.deputy);
  const found = [STAGE.deputy, STAGE.chief]
    .filter((each) => each >= stage)
    .map((each) => personAt(absences, { side, userId }, each))
    .find((seat) => seat && !absences.away.includes(seat.userId));
  return found && personOf(found);
}

/** The people of a side for whom this person deputises now. */
export function standsInFor(absences: Absences, person: Pick<Person, 'id'>, side: Side): readonly Person[] {
  return absences.seats
    .filter((seat) => seat.side === side && seat.userId !== person.id)
    .filter(({ userId }) => standInOf(absences, side, userId)?.id === person.id)
    .map(personOf);
}
