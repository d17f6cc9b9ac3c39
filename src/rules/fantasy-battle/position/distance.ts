/** FB-MOD, FB-TAB, FB-MAX. How far a unit may go in each of the three movements. */
import type { Length } from '../../../field/length.ts';
import type { Fact } from '../facts.ts';
import { isRegular } from './formation.ts';
import type { State, Unit } from '../state.ts';
import { DISTANCES } from '../values.ts';

/** FB-MOD-05. */
export type Movement = 'advance' | 'evade' | 'charge';

/** FB-MOD-05. Which distance a move is measured against; none where other rules prescribe it. */
export const MOVEMENT_FOR: Readonly<Partial<Record<Extract<Fact, { type: 'moved' }>['why'], Movement>>> = {
  advance: 'advance',
  evade: 'evade',
  charge: 'charge',
  support: 'charge',
};

/** FB-TAB-01, FB-GAP-08. */
export function fullDistance({ type, speed = 0 }: Pick<Unit, 'type' | 'speed'>): Length {
  return type === 'machine' ? speed : DISTANCES[type];
}

/** FB-MAX-01. Halved, rounded down (FB-GEO-01); flyers keep theirs. */
export function halfDistance(unit: Pick<Unit, 'type' | 'speed'>): Length {
  const full = fullDistance(unit);
  return unit.type === 'flyer' ? full : Math.floor(full / 2);
}

/** FB-MOD-04, FB-FRM-05, -06, FB-MAX-02 to -05, FB-Q-28. Halved once, by its formation or its works. */
export function distanceOf({ variants }: Pick<State, 'variants'>, unit: Unit, movement: Movement): Length {
  const isHalved = unit.fortified || (isHalvedFor(movement, variants.irregularChargeFull) && !isRegular(unit));
  return isHalved ? halfDistance(unit) : fullDistance(unit);
}

/** FB-MAX-03, -04, FB-CHG-06, FB-Q-01. Whether an irregular formation halves a movement. */
function isHalvedFor(movement: Movement, irregularChargeFull: boolean): boolean {
  return movement === 'advance' || (movement === 'charge' && !irregularChargeFull);
}
