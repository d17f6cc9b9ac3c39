/** FB-TAB, FB-MAX, FB-GAP. The figures of the book. */
import { CENTIMETRE, type Length, MILLIMETRE } from '../../field/length.ts';
import type { UnitType } from './state.ts';

/** FB-TAB-01. The maximum distance of each type; machines have their own (FB-GAP-08). */
export const DISTANCES: Readonly<Record<Exclude<UnitType, 'machine'>, Length>> = {
  infantry: 20 * CENTIMETRE,
  monster: 20 * CENTIMETRE,
  cavalry: 30 * CENTIMETRE,
  chariot: 30 * CENTIMETRE,
  flyer: 60 * CENTIMETRE,
  artillery: 10 * CENTIMETRE,
};

/** FB-GEO-02. The long and the short side of a stand. */
export const LONG_SIDE: Length = 4 * CENTIMETRE;
export const SHORT_SIDE: Length = 2 * CENTIMETRE;

/** FB-PRT-02, FB-Q-03. The free contact that a charge needs. */
export const LEAST_CONTACT: Length = 10 * MILLIMETRE;

/** FB-EVA-05, FB-GEO-09. From every unit that is engaged in combat. */
export const CLEAR_OF_COMBAT: Length = 10 * MILLIMETRE;

/** FB-GAP-01. An enemy this near, and visible, lets a unit act by initiative. */
export const INITIATIVE_RANGE: Length = 20 * CENTIMETRE;

/** FB-GAP-01. What two dice may show for the first order of a unit; one less for each further one. */
export const ORDER_NEEDS = 8;

/** FB-GAP-12. How far stands shoot in stand-in fights. */
export function shotReach(type: UnitType): Length {
  return (type === 'artillery' ? 60 : 30) * CENTIMETRE;
}

/** FB-GAP-12. What a die needs to hit in stand-in fights: more beyond half the reach. */
export function shotNeeds(type: UnitType, range: Length): number {
  return 2 * range > shotReach(type) ? 6 : 5;
}

/** FB-GAP-02. What becomes of a unit that leaves the table: the die less the stands it has lost. */
export function fateOf(die: number, lost: number): 'gone' | 'later' | 'back' {
  const score = die - lost;
  return score <= 1 ? 'gone' : score <= 3 ? 'later' : 'back';
}

/** FB-GAP-12. Hits remove a stand by threes. */
export const HITS_A_STAND = 3;

/** FB-GEO-14. Of so many stands all ways of filling their places are compared; more keep the order in which they stand. */
export const MOST_FILLED = 6;
