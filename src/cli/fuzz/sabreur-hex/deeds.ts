/** Which unit may do what, by arm, formation, distance and skill: worked out independently of the rules' own checks. */
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import type { Action } from '../../../rules/sabreur-hex/order.ts';
import { distanceBetween } from '../../../rules/sabreur-hex/field/place.ts';
import {
  isArtillery,
  isCavalry,
  isInfantry,
  isPanicked,
  type State,
  type Unit,
} from '../../../rules/sabreur-hex/state.ts';
import { isRough, terrainAt } from '../../../rules/sabreur-hex/field/terrain.ts';
import { demand } from '../broken.ts';

/** A declared charge or assault. */
export interface Attacked {
  readonly how: 'charged' | 'assaulted';
  readonly by: string;
  readonly distance: number;
}

function steadyEnemies(now: State, unit: Unit, hexes: number): Unit[] {
  return now.units.filter(
    (each) => each.side !== unit.side && !isPanicked(each) && distanceBetween(unit, each) <= hexes,
  );
}

/** SH-REACT-03 to -11, -17, SH-ASSAULT-13, SH-FORM-07, -08, -18 to -20. */
export function checkReaction(now: State, unit: Unit, reaction: string, { by, distance }: Attacked): void {
  const attacker = now.units.find(({ id }) => id === by)!;
  const may = mayReact(now, unit, attacker, reaction.split(' ')[0]!, distance);
  demand(may, `SH-REACT-02 ${unit.id} reacts to ${by} from ${distance} hexes: ${reaction}`);
  demand(!isPanicked(unit) || ['hold', 'flee'].includes(reaction), `SH-REACT-17 ${unit.id} in panic: ${reaction}`);
}

function mayReact(now: State, unit: Unit, attacker: Unit, verb: string, distance: number): boolean {
  switch (verb) {
    case 'hold':
      return true;
    case 'flee':
      return !isArtillery(unit);
    case 'fire':
      return mayShoot(unit) && !unit.skills.some((skill) => SLOW_TO_FIRE.includes(skill));
    case 'square':
      return isInfantry(unit) && isCavalry(attacker) && distance >= 3 && !isRough(now.map, unit.at);
    case 'closed':
      return unit.formation === 'column' && isCavalry(attacker) && distance >= Number(now.rulings.closedColumnFrom);
    case 'turn':
      return distance >= 3;
    case 'counter':
      return distance >= 3 && mayCounter(unit);
    case 'evade':
      return mayEvade(unit);
    default:
      return false;
  }
}

/** SH-FIRE-01, SH-SKILL-WARRIOR-01. */
function mayShoot(unit: Unit): boolean {
  return !isCavalry(unit) && !isPanicked(unit) && !unit.skills.includes('warrior');
}

const SLOW_TO_FIRE: readonly string[] = ['bombard', 'obsoleteFirearm', 'warrior'];

/** SH-COUNTER-02. */
function mayCounter(unit: Unit): boolean {
  return isCavalry(unit) || (isInfantry(unit) && unit.formation === 'column');
}

/** SH-EVADE-04. */
function mayEvade(unit: Unit): boolean {
  return isCavalry(unit) || unit.type === 'lightHorseBattery' || unit.formation === 'skirmish';
}

/** SH-RIPOSTE-05, -08, SH-DEFFIRE-11. Which unit fires, and which returns fire. */
export function checkShooter(unit: Unit, how: Extract<Fact, { type: 'fired' }>['how']): void {
  demand(mayShoot(unit), `SH-FIRE-01 ${unit.id} fires`);
  if (how === 'fire') return;
  demand(!unit.skills.some((skill) => SLOW_TO_FIRE.includes(skill)), `SH-RIPOSTE-08 ${unit.id} answers with fire`);
  const stands = isArtillery(unit) || ['line', 'extendedLine', 'skirmish'].includes(unit.formation);
  demand(how === 'defensive' || stands, `SH-RIPOSTE-05 ${unit.id} returns fire in ${unit.formation}`);
}

/** SH-COUNTER-02, SH-EVADE-04. */
export function checkCounter(unit: Unit): void {
  demand(mayCounter(unit), `SH-COUNTER-02 ${unit.id} countercharges`);
}

export function checkEvasion(unit: Unit): void {
  demand(mayEvade(unit), `SH-EVADE-04 ${unit.id} evades`);
}

/** SH-RALLY-04. No enemy in good order is near, unless a fortified point shelters a unit that is not panicked. */
export function checkRally(now: State, unit: Unit): void {
  const sheltered = !isPanicked(unit) && terrainAt(now.map, unit.at) === 'fort';
  demand(sheltered || steadyEnemies(now, unit, 3).length === 0, `SH-RALLY-04 ${unit.id} rallies before the enemy`);
}

/** SH-FORCED-02 to -04. Neither starts nor ends near an enemy, and only units that march well. */
export function checkForced(now: State, unit: Unit, end: Unit): void {
  const marches = !isInfantry(unit) || unit.formation === 'column' || unit.formation === 'skirmish';
  demand(marches, `SH-FORCED-04 ${unit.id} forces its march in ${unit.formation}`);
  demand(steadyEnemies(now, unit, 4).length === 0, `SH-FORCED-02 ${unit.id} forces its march`);
  demand(steadyEnemies(now, end, 4).length === 0, `SH-FORCED-03 ${unit.id} forces its march to ${end.at}`);
}

/** SH-FORM-16, -17, -25, -26. By order: not in contact; after a march only out of column. */
export function checkFormed(now: State, unit: Unit, actions: readonly Action[]): void {
  const near = now.rulings.contact === 'adjacent' ? steadyEnemies(now, unit, 1) : [];
  demand(near.length === 0, `SH-FORM-25 ${unit.id} changes formation beside ${near[0]?.id}`);
  const hasMarched = actions.length === 2 && actions[1]!.do === 'form';
  demand(!hasMarched || unit.formation === 'column', `SH-FORM-17 ${unit.id} marches, and leaves ${unit.formation}`);
}
