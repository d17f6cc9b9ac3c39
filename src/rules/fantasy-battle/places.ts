/** The places that an order names, as points of this position. */
import { namedPlaces } from '../../march/named-places.ts';
import type { Stand } from '../../march/resolve.ts';
import { boundsOf, groundsOf, standsOf } from './position/stands.ts';
import type { State, Unit } from './state.ts';

/** The ground a unit stands on, as somebody beside it sees it. */
export function standOf(unit: Unit): Stand {
  const { pose, shape } = boundsOf(standsOf(unit));
  return { front: pose, wide: shape.wide, deep: shape.deep, grounds: groundsOf(unit) };
}

export const { headingOf, poseNamed } = namedPlaces<State, Unit>({
  clause: 'FB-GEO-22',
  nowhere: 'refuse-fb-place',
  off: 'refuse-fb-off',
  standOf,
});
