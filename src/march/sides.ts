/** Friends and enemies among the units of a table, in an order that does not depend on how a position stores them. */
import { byId } from '../field/together.ts';
import type { Side } from '../kernel/play.ts';

interface Sided {
  readonly id: string;
  readonly side: Side;
}

interface Among<U> {
  readonly units: readonly U[];
}

/** The unit with that id; throws if it is not on the table, which would be a bug. */
export function unitOf<U extends Pick<Sided, 'id'>>({ units }: Among<U>, id: string): U {
  const found = units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id} on the table`);
  return found;
}

export function enemiesOf<U extends Sided>({ units }: Among<U>, unit: Pick<Sided, 'side'>): U[] {
  return units.filter(({ side }) => side !== unit.side);
}

export function friendsOf<U extends Sided>({ units }: Among<U>, unit: Sided): U[] {
  return units.filter(({ side, id }) => side === unit.side && id !== unit.id);
}

/** By the number of the id, then its letters. */
export function byNumber(one: Pick<Sided, 'id'>, other: Pick<Sided, 'id'>): number {
  return byId(one.id, other.id);
}
