/** The places that an order names, as points of this position. */
import type { Point } from '../../field/point.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Place } from '../../march/place.ts';
import { pointOfPlace, type Stand } from '../../march/resolve.ts';
import { baseOf, blockShape } from './squad.ts';
import type { State, Unit } from './state.ts';

/** The ground a unit stands on, as somebody beside it sees it: its block, or the row of its first figure. */
function standOf(unit: Unit): Stand {
  const base = baseOf(unit);
  if (!unit.block) return { front: unit.figures[0]!, wide: base, deep: base };
  const { wide, deep } = blockShape(unit, unit.block);
  return { front: unit.block.front, wide, deep };
}

export function pointOf(now: State, place: Place, mover: Unit): Point | Refusal {
  const point = pointOfPlace(place, standOf(mover), (id) => {
    const found = now.units.find((unit) => unit.id === id);
    return found && standOf(found);
  });
  if (!point) return new Refusal('SK-GEO-13', phrase('refuse-sk-place', { unit: mover.name }));
  const { wide, deep } = now.field;
  const isOn = point.x >= 0 && point.y >= 0 && point.x <= wide && point.y <= deep;
  return isOn ? point : new Refusal('SK-GEO-13', phrase('refuse-sk-off', { unit: mover.name }));
}
