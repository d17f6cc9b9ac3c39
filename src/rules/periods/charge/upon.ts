/** PE-CFO-06, -08, PE-CMU-01, -03, PE-Q-17, -20. What else than a unit itself forbids its charge on an enemy: others who charge it, a melee, obstacles. */
import { isInCorridor, reorientedTo, zoneOf } from '../position/ahead.ts';
import { groundOf, isSquare } from '../position/body.ts';
import { groundBars, lengthTo, metOn } from '../position/push.ts';
import type { Contact, State, Unit } from '../state.ts';
import { partOf, squadronsOf } from './squadrons.ts';

export const OPPOSITE: Readonly<Record<Contact['zone'], Contact['zone']>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};

/** PE-CMU-01, -03. One unit charges one unit; a square on two sides, others on two opposite ones. */
export function isOnTakenSide(unit: Unit, target: Unit, others: readonly Unit[]): boolean {
  const zone = zoneOf(target, unit);
  return others.some((each) => {
    const theirs = zoneOf(target, each);
    return isSquare(target) ? theirs === zone : theirs !== OPPOSITE[zone];
  });
}

/** PE-CFO-08, PE-Q-17. Whether an obstacle, or ground that nobody enters, lies on the straight way to it: for squadrons, on the way of each that reaches it. */
export function isObstructed(now: State, unit: Unit, target: Unit): boolean {
  const aimed = isInCorridor(unit, target) ? unit : { ...unit, pose: reorientedTo(unit, target) };
  const parts =
    unit.arm === 'cavalry' && unit.formation === 'line'
      ? squadronsOf(aimed).map((each) => partOf(aimed, each))
      : [aimed];
  const ways = parts.flatMap((part) => {
    const far = lengthTo(part, target);
    return far === undefined ? [] : [metOn(now, groundOf(part), part.pose.heading, far, groundBars(now))];
  });
  return ways.length > 0 && ways.every((met) => met !== undefined && met.by !== 'edge');
}
