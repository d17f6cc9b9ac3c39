/** The places that an order names, as points of this position. */
import type { Heading } from '../../field/heading.ts';
import type { Point } from '../../field/point.ts';
import { refusal, type Refusal } from '../../kernel/play.ts';
import type { Facing, Place } from '../../march/place.ts';
import { headingToward, pointOfPlace, type Stand } from '../../march/resolve.ts';
import { boundsOf, groundsOf, standsOf } from './stands.ts';
import type { State, Unit } from './state.ts';

/** The ground a unit stands on, as somebody beside it sees it. */
export function standOf(unit: Unit): Stand {
  const { pose, shape } = boundsOf(standsOf(unit));
  return { front: pose, wide: shape.wide, deep: shape.deep, grounds: groundsOf(unit) };
}

function standIn(now: State) {
  return (id: string): Stand | undefined => {
    const found = now.units.find((unit) => unit.id === id);
    return found && standOf(found);
  };
}

export function pointOf(now: State, place: Place, mover: Unit): Point | Refusal {
  const point = pointOfPlace(place, standOf(mover), standIn(now));
  if (!point) return refusal('FB-GEO-22', 'refuse-fb-place', { unit: mover.name });
  const { wide, deep } = now.field;
  const isOn = point.x >= 0 && point.y >= 0 && point.x <= wide && point.y <= deep;
  return isOn ? point : refusal('FB-GEO-22', 'refuse-fb-off', { unit: mover.name });
}

/** The heading that is ordered, from a point. */
export function headingOf(now: State, facing: Facing, at: Point, mover: Unit): Heading | Refusal {
  return (
    headingToward(facing, at, standOf(mover), standIn(now)) ??
    refusal('FB-GEO-22', 'refuse-fb-place', { unit: mover.name })
  );
}
