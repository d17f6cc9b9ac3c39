/** SH-OBLIQUE, SH-PASS, SH-TERRAIN-05 to -09. Every way a unit can go in an oblique march. */
import { type Direction, DIRECTIONS, type Hex } from '../../../hex/grid.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import type { Displacement } from './way.ts';
import { mayMoveFreely } from './manoeuvre.ts';
import { mayEnter, mayStopIn } from './pass.ts';
import { isSquare, type State, type Unit } from '../state.ts';
import { stepOf } from '../field/steps.ts';
import { movementFactor } from '../tables.ts';
import { halved, ignoresPenalties } from '../field/terrain.ts';

/** Options of an oblique march; `most` caps its length for every unit (SH-OBLIQUE-04). */
export interface ObliqueWays {
  readonly most?: number;
  /** SH-FORM-17. The cost of a later formation change. */
  readonly reserved?: number;
  /** SH-SKIRMPASS. It may end in a hex of friendly skirmishers, which make way. */
  readonly displacing?: boolean;
  /** For explaining a refusal: what to ignore. */
  readonly without?: readonly ('units' | 'penalties')[];
}

/** SH-MARCH-10, SH-Q-39. Like every manoeuvre; squares may not move, unless the scenario lets them shift. */
export function mayGoOblique(now: State, unit: Unit): Refusal | undefined {
  if (isSquare(unit) && now.rulings.squaresOblique === 'no') {
    return refusal('SH-MARCH-10', 'refuse-march-square', { unit });
  }
  return mayMoveFreely(unit);
}

/** SH-OBLIQUE-01 to -03, -05, SH-PASS, SH-TERRAIN-05 to -09. Every oblique march of a unit. */
export function obliqueDisplacements(now: State, unit: Unit, ways: ObliqueWays = {}): Displacement[] {
  return DIRECTIONS.flatMap((direction) => straight(now, unit, direction, ways));
}

/** SH-OBLIQUE-02, -03, SH-MARCH-12. All paths in one direction. */
function straight(now: State, unit: Unit, direction: Direction, ways: ObliqueWays): Displacement[] {
  const found: Displacement[] = [];
  let last = { at: unit.at, also: unit.also };
  const path: Hex[] = [];
  let slow = false;
  let clear = true;
  for (;;) {
    const step = stepOf(now.map, last, direction);
    if (!step) return found;
    slow ||= step.penalised;
    clear &&= step.clear;
    path.push(step.to);
    last = { at: step.to, also: step.also };
    const entered = [step.to, ...(step.also === undefined ? [] : [step.also])];
    if (path.length > reach(now, unit, slow, ways) || !entered.every((hex) => mayEnter(now, unit, hex, ways)))
      return found;
    if (!entered.every((hex) => mayStopIn(now, unit, hex, ways))) continue;
    const also = step.also === undefined ? {} : { also: step.also };
    found.push({ facing: unit.facing, path: [...path], cost: path.length, clear, ...also });
  }
}

/** SH-OBLIQUE-01, -03. One hex, light cavalry three. */
export function obliqueReach(unit: Unit): number {
  return unit.type === 'lightCavalry' ? 3 : 1;
}

/** SH-OBLIQUE-01, -03, -05, SH-FORM-17, SH-TERRAIN-07. The reach: half the movement in penalising terrain. */
function reach(now: State, unit: Unit, slow: boolean, { most, reserved = 0, without }: ObliqueWays): number {
  const own = obliqueReach(unit);
  const usual = Math.min(own, most ?? own);
  const isSlowed = slow && !ignoresPenalties(unit) && !without?.includes('penalties');
  if (isSquare(unit)) return isSlowed ? 0 : usual;
  const movement = isSlowed ? halved(now, movementFactor(unit)) : movementFactor(unit);
  return Math.min(usual, movement - reserved);
}
