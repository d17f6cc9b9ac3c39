/** The places that an order names, as points of this position. */
import { blockShape } from '../../march/block.ts';
import { namedPlaces } from '../../march/named-places.ts';
import type { Stand } from '../../march/resolve.ts';
import { anchorOf, baseOf, groundsOf } from './position/squad.ts';
import type { State, Unit } from './state.ts';

/** The ground a unit stands on, as somebody beside it sees it: its block, or the row of its first figure. */
export function standOf(unit: Unit): Stand {
  const base = baseOf(unit);
  const { wide, deep } = unit.block ? blockShape(unit.block, base) : { wide: base, deep: base };
  return { front: anchorOf(unit), wide, deep, grounds: groundsOf(unit) };
}

export const { pointOf, headingOf, poseNamed } = namedPlaces<State, Unit>({
  clause: 'SK-GEO-13',
  nowhere: 'refuse-sk-place',
  off: 'refuse-sk-off',
  standOf,
});
