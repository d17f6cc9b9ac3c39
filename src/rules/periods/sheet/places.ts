/** The places that an order names, as points of this position. */
import { namedPlaces } from '../../../march/named-places.ts';
import type { Stand } from '../../../march/resolve.ts';
import { groundOf, shapeOf } from '../position/body.ts';
import type { State, Unit } from '../state.ts';

/** The ground a unit stands on, as somebody beside it sees it. */
export function standOf(unit: Unit): Stand {
  const { wide, deep } = shapeOf(unit);
  return { front: unit.pose, wide, deep, grounds: [groundOf(unit)] };
}

export const { pointOf, headingOf, poseNamed } = namedPlaces<State, Unit>({
  clause: 'PE-GAP-14',
  nowhere: 'refuse-pe-place',
  off: 'refuse-pe-off',
  standOf,
});
