/** Who commands what: a side has one chief and any number of commanders, and each unit has one commander. */
import { sidesToAct } from '../../kernel/open.ts';
import { type Asked, type Side, SIDES } from '../../kernel/play.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Person, Request } from '../request.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Role, Seat } from '../store/store.ts';

export interface Seated {
  readonly seats: readonly Seat[];
  /** The chief of each side. */
  readonly holders: Readonly<Record<Side, Person | undefined>>;
}

export function personOf({ userId, userName }: Pick<Seat, 'userId' | 'userName'>): Person {
  return { id: userId, name: userName };
}

export function distinctPeople(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
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

/** All commanders of a side: the chief, then the others in the order in which they joined. */
export function commanders({ seats, holders }: Seated, side: Side): readonly Person[] {
  const people = seats.filter((seat) => seat.side === side).map(personOf);
  const chief = people.filter(({ id }) => id === holders[side]?.id);
  return [...chief, ...people.filter(({ id }) => id !== holders[side]?.id)];
}

/** A unit's commander: the person it was given to, otherwise the chief. */
export function ownerOf({ seats, holders }: Seated, side: Side, unit: string): Person | undefined {
  const seat = seats.find((each) => each.side === side && each.units.includes(unit));
  return seat ? personOf(seat) : holders[side];
}

/** Who is asked: the unit's commander; without a unit, the chief. */
export function askedOf(seated: Seated, { to, unit }: Pick<Asked, 'to' | 'unit'>): Person | undefined {
  return unit === undefined ? seated.holders[to] : ownerOf(seated, to, unit);
}

/** Whether a side has more than one commander. */
export function isShared({ seats }: Pick<Seated, 'seats'>, side: Side): boolean {
  return seats.filter((seat) => seat.side === side).length > 1;
}

/** Those who still have something to order in this player-turn, unless they said that they are done. */
export function notDone(seated: Seated, side: Side): readonly Person[] {
  return commanders(seated, side).filter(({ id }) => !seatOf(seated, side, id)?.done);
}

interface Ruled extends Pick<Seated, 'seats'> {
  readonly rules: Pick<AnyRuleset, 'units'>;
}

/** Whether one of their units is still there. Units not given to anyone are the chief's. */
export function hasUnits({ rules, seats }: Ruled, state: unknown, seat: Seat): boolean {
  const own = rules.units(state).filter(({ side }) => side === seat.side);
  const isTaken = (name: string) => seats.some(({ side, units }) => side === seat.side && units.includes(name));
  return own.some(({ name }) => seat.units.includes(name) || (seat.chief && !isTaken(name)));
}

/** Those with something to order in a turn of their side that begins with this position. */
export function orderers(seated: Seated & Ruled, state: unknown, side: Side): readonly Person[] {
  const all = commanders(seated, side);
  const able = all.filter(({ id }) => hasUnits(seated, state, seatOf(seated, side, id)!));
  return able.length > 0 ? able : all.slice(0, 1);
}

export function seated(seats: readonly Seat[]): Pick<LoadedBattle, 'seats' | 'holders' | 'umpire'> {
  const holders = { red: chiefOf(seats, 'red'), blue: chiefOf(seats, 'blue') };
  return { seats, holders, umpire: chiefOf(seats, 'umpire') };
}

/** Whether this person commands on that side, as its chief or otherwise. */
export function holds(loaded: LoadedBattle, person: Person, side: Side): boolean {
  return seatOf(loaded, side, person.id) !== undefined;
}

export function isUmpire({ umpire }: LoadedBattle, person: Person): boolean {
  return umpire?.id === person.id;
}

export function sidesOf(loaded: LoadedBattle, person: Person): Side[] {
  return (['red', 'blue'] as const).filter((side) => holds(loaded, person, side));
}

/** The people who command, each once. */
export function commandersOf(loaded: Pick<LoadedBattle, 'seats' | 'holders'>): readonly string[] {
  return [...new Set(SIDES.flatMap((side) => commanders(loaded, side).map(({ id }) => id)))];
}

/** The side a person acts for now: the one to move, if they command it; otherwise any of theirs. */
export function sideOf(loaded: LoadedBattle, { person }: Request): Side | undefined {
  return sidesToAct(loaded.next).find((side) => holds(loaded, person, side)) ?? sidesOf(loaded, person)[0];
}

/** The umpire's acts belong to neither side; the rules get the side to move, or the first of them. */
export function sideAtDesk({ next }: Pick<LoadedBattle, 'next'>): Side {
  return sidesToAct(next)[0] ?? 'red';
}
