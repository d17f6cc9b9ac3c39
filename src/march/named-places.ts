/** The places and headings that an order names, as points of a position on a table, or why there is no such place. */
import type { Heading } from '../field/heading.ts';
import type { Point, Pose } from '../field/point.ts';
import type { Noun } from '../kernel/phrase.ts';
import { refusal, Refusal } from '../kernel/play.ts';
import type { Facing, Place } from './place.ts';
import { headingToward, pointOfPlace, type Stand } from './resolve.ts';

interface Named {
  readonly id: string;
  readonly name: Noun;
}

interface Table<U> {
  readonly units: readonly U[];
  readonly field: { readonly wide: number; readonly deep: number };
}

interface Book<U> {
  /** The clause that refuses a place, and the messages: beside a unit that is not there, off the table. */
  readonly clause: string;
  readonly nowhere: string;
  readonly off: string;
  /** The ground a unit stands on, as seen from beside it. */
  readonly standOf: (unit: U) => Stand;
}

interface NamedPlaces<S, U> {
  readonly pointOf: (now: S, place: Place, mover: U) => Point | Refusal;
  /** The heading that is ordered, from a point. */
  readonly headingOf: (now: S, facing: Facing, at: Point, mover: U) => Heading | Refusal;
  /** A place and a facing that may be ordered: what is not is as it was. */
  readonly poseNamed: (now: S, named: Pointed, was: Pose, mover: U) => Pose | Refusal;
}

interface Pointed {
  readonly to?: Place | undefined;
  readonly face?: Facing | undefined;
}

export function namedPlaces<S extends Table<U>, U extends Named>(book: Book<U>): NamedPlaces<S, U> {
  const { clause, nowhere, off, standOf } = book;
  const standIn = (now: S) => (id: string) => {
    const found = now.units.find((unit) => unit.id === id);
    return found && standOf(found);
  };
  const pointOf = (now: S, place: Place, mover: U): Point | Refusal => {
    const point = pointOfPlace(place, standOf(mover), standIn(now));
    if (!point) return refusal(clause, nowhere, { unit: mover.name });
    const { wide, deep } = now.field;
    const isOn = point.x >= 0 && point.y >= 0 && point.x <= wide && point.y <= deep;
    return isOn ? point : refusal(clause, off, { unit: mover.name });
  };
  const headingOf = (now: S, facing: Facing, at: Point, mover: U): Heading | Refusal =>
    headingToward(facing, at, standOf(mover), standIn(now)) ?? refusal(clause, nowhere, { unit: mover.name });
  return {
    pointOf,
    headingOf,
    poseNamed: (now, { to, face }, was, mover) => {
      const at = to ? pointOf(now, to, mover) : was;
      if (at instanceof Refusal) return at;
      const heading = face === undefined ? was.heading : headingOf(now, face, at, mover);
      return heading instanceof Refusal ? heading : { x: at.x, y: at.y, heading };
    },
  };
}
