/** The places that an order names, as points of this position. */
import type { Heading } from '../../field/heading.ts';
import type { Point } from '../../field/point.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Spot } from '../../kernel/spot.ts';
import type { Facing, Place } from '../../march/place.ts';
import { headingToward, pointOfPlace, type Stand } from '../../march/resolve.ts';
import { baseOf, blockShape, groundsOf } from './squad.ts';
import type { State, Unit } from './state.ts';

/** The ground a unit stands on, as somebody beside it sees it: its block, or the row of its first figure. */
function standOf(unit: Unit): Stand {
  const base = baseOf(unit);
  const grounds = groundsOf(unit);
  if (!unit.block) return { front: unit.figures[0]!, wide: base, deep: base, grounds };
  const { wide, deep } = blockShape(unit, unit.block);
  return { front: unit.block.front, wide, deep, grounds };
}

function standIn(now: State) {
  return (id: string): Stand | undefined => {
    const found = now.units.find((unit) => unit.id === id);
    return found && standOf(found);
  };
}

export function pointOf(now: State, place: Place, mover: Unit): Point | Refusal {
  const point = pointOfPlace(place, standOf(mover), standIn(now));
  if (!point) return new Refusal('SK-GEO-13', phrase('refuse-sk-place', { unit: mover.name }));
  const { wide, deep } = now.field;
  const isOn = point.x >= 0 && point.y >= 0 && point.x <= wide && point.y <= deep;
  return isOn ? point : new Refusal('SK-GEO-13', phrase('refuse-sk-off', { unit: mover.name }));
}

/** The heading that is ordered, from a point. */
export function headingOf(now: State, facing: Facing, at: Point, mover: Unit): Heading | Refusal {
  const heading = headingToward(facing, at, standOf(mover), standIn(now));
  return heading ?? new Refusal('SK-GEO-13', phrase('refuse-sk-place', { unit: mover.name }));
}

/** A point as pictures and buttons name it. */
export function spotAt({ x, y }: Point): Spot {
  return `${x},${y}`;
}
