/** PE-GEO-33, PE-Q-49. Who is in contact with whom. */
import type { Contact, State, Unit } from '../state.ts';

type Among = Pick<State, 'contacts'>;

export function contactsOf({ contacts }: Among, { id }: Pick<Unit, 'id'>): Contact[] {
  return contacts.filter(({ by, target }) => by === id || target === id);
}

export function isInContact(now: Among, unit: Pick<Unit, 'id'>): boolean {
  return contactsOf(now, unit).length > 0;
}

/** The enemies that a unit is in contact with. */
export function touchedBy(now: Among, unit: Pick<Unit, 'id'>): string[] {
  return [...new Set(contactsOf(now, unit).map(({ by, target }) => (by === unit.id ? target : by)))];
}
