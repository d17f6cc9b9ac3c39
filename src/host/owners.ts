/** Who commands what: a side has one chief and any number of commanders, and each unit one of them. */
import type { Asked, Side } from '../kernel/play.ts';
import type { Person } from './host.ts';
import type { Role, Seat } from './store/store.ts';

export interface Seated {
  readonly seats: readonly Seat[];
  /** The chief of each side. */
  readonly holders: Readonly<Record<Side, Person | undefined>>;
}

export function personOf({ userId, userName }: Pick<Seat, 'userId' | 'userName'>): Person {
  return { id: userId, name: userName };
}

/** The chief of a side, or the umpire. */
export function chiefOf(seats: readonly Seat[], role: Role): Person | undefined {
  const own = seats.filter(({ side }) => side === role);
  const seat = own.find(({ chief }) => chief) ?? own[0];
  return seat && personOf(seat);
}

export function seatOf({ seats }: Pick<Seated, 'seats'>, side: Role, userId: string): Seat | undefined {
  return seats.find((seat) => seat.side === side && seat.userId === userId);
}

/** Everybody who commands on a side: the chief, then the others in the order in which they came. */
export function commanders({ seats, holders }: Seated, side: Side): readonly Person[] {
  const people = seats.filter((seat) => seat.side === side).map(personOf);
  const chief = people.filter(({ id }) => id === holders[side]?.id);
  return [...chief, ...people.filter(({ id }) => id !== holders[side]?.id)];
}

/** Who commands a unit: whoever has it; what nobody has is the chief's. */
export function ownerOf({ seats, holders }: Seated, side: Side, unit: string): Person | undefined {
  const seat = seats.find((each) => each.side === side && each.units.includes(unit));
  return seat ? personOf(seat) : holders[side];
}

/** Whose question it is: that of the unit's commander; one that belongs to no unit is the chief's. */
export function askedOf(seated: Seated, { to, unit }: Pick<Asked, 'to' | 'unit'>): Person | undefined {
  return unit === undefined ? seated.holders[to] : ownerOf(seated, to, unit);
}
