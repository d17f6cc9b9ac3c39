/** PE-REA-03, PE-CDB-08, PE-Q-42. Who was entitled to fire in this quarter. What comes of it is another chapter's. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber } from '../position/body.ts';
import { contactsOf, isInContact } from '../position/contacts.ts';
import { DOING } from '../doings.ts';
import type { Fact } from '../facts.ts';
import { marches } from './march.ts';
import { clockOf, type State, type Unit } from '../state.ts';

/** PE-STEP-04.5. `start`: the position when the quarter began. */
export function* entitle(table: Table<State>, start: State): Play<Fact> {
  const units = table.now.units.filter((unit) => mayFire(table.now, start, unit)).toSorted(byNumber);
  if (units.length > 0) yield* happen<Fact>({ type: 'mayFire', units: units.map(({ id }) => id) });
}

/** A limbered battery does not fire. Else: it neither walks, turns, changes formation, limbers nor reforms, and was not in contact when the quarter began. */
function mayFire(now: State, start: State, unit: Unit): boolean {
  const before = start.units.find(({ id }) => id === unit.id);
  if (!before || unit.formation === 'limbered' || isInContact(start, unit)) return false;
  const doing = before.doing ?? unit.doing;
  if (doing && !DOING[doing.kind].fires) return false;
  const contacts = contactsOf(now, unit);
  if (contacts.length > 0) {
    // PE-EX-49, -52. The walk without its bonus had not touched it.
    const isStruck = contacts.every(
      ({ target, reached, at }) => target === unit.id && reached === 'bonus' && at === clockOf(now),
    );
    return isStruck && !before.course;
  }
  const isStill = !unit.walked && !marches(now, unit);
  return isStill && (unit.course === undefined || (unit.course.kind === 'charge' && unit.course.void));
}

/** In how many quarters of this half a unit was entitled. */
export function fireQuarters({ fire }: Pick<State, 'fire'>, { id }: Pick<Unit, 'id'>): number {
  return fire.filter(({ unit }) => unit === id).length;
}
