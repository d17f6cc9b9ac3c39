/** SH-RALLY. Rallying: recovering strength, or overcoming panic. */
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { enemiesWithin } from '../field/engage.ts';
import { extendedTo } from '../field/extended.ts';
import { happen, type Play } from '../facts.ts';
import { mayFormOnRally } from '../formation/form.ts';
import { moraleTest } from './morale.ts';
import type { Action } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import { askStand, standsFor } from './rally-choice.ts';
import { hasSkill, isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';
import { terrainAt } from '../field/terrain.ts';

/** SH-RALLY-01. The strength points recovered. */
export const REGAINED = 2;

export type RallyAction = Extract<Action, { do: 'rally' }>;

/** SH-RALLY-01 to -03, -07, SH-GAP-17, SH-MORALE-21, SH-PROC-12. A success: two points, or the end of its panic. */
export function* rally(table: Table, id: string, action: RallyAction): Play {
  const unit = unitOf(table.now, id);
  insist(mayRally(table.now, unit));
  insist(mayRallyInto(table.now, unit, action));
  if (!ralliesByItself(table.now, unit) && !(yield* moraleTest(table, id, 'rally')).passed) return;
  if (isPanicked(unit)) return yield* overcomePanic(table, id, action);
  yield* happen({ type: 'recovered', unit: id, strength: Math.min(REGAINED, unit.initial - unit.strength) });
}

/** SH-RALLY-03, -04, SH-TERRAIN-19. Not near an enemy in good order, except in a fort; not at full strength. */
export function mayRally(now: State, unit: Unit): Refusal | undefined {
  const inFort = !isPanicked(unit) && hexesOf(unit).every((hex) => terrainAt(now.map, hex) === 'fort');
  const [enemy] = enemiesWithin(now, unit, 3);
  if (enemy && !inFort) return refusal('SH-RALLY-04', 'refuse-rally-near', { unit, enemy });
  if (!isPanicked(unit) && unit.strength >= unit.initial) return refusal('SH-RALLY-03', 'refuse-rally-full', { unit });
  return undefined;
}

/** SH-RALLY-05, SH-SKILL-HARASSING-05, SH-Q-37. Harassing cavalry, with no enemy in good order nearer than 5 hexes. */
export function ralliesByItself(now: State, unit: Unit): boolean {
  return hasSkill(unit, 'harassing') && enemiesWithin(now, unit, 4).length === 0;
}

/** SH-RALLY-06, SH-Q-38. Only a unit that overcomes panic takes a new formation, one allowed in its place. */
function mayRallyInto(now: State, unit: Unit, action: RallyAction): Refusal | undefined {
  const { formation, facing } = action;
  if (formation === undefined && facing === undefined) return undefined;
  if (!isPanicked(unit)) return refusal('SH-RALLY-06', 'refuse-rally-form', { unit }, [`${unit.id} rally`]);
  if (standsFor(now, unit, action).length > 0) return undefined;
  const barred = formation && mayFormOnRally(now, unit, formation);
  return barred ?? refusal('SH-Q-38', 'refuse-rally-extend', { unit }, [`${unit.id} rally`]);
}

/** SH-RALLY-06, SH-FACING-08. Any formation that it may have, and any facing. */
function* overcomePanic(table: Table, id: string, action: RallyAction): Play {
  const unit = unitOf(table.now, id);
  const { formation, facing, to } = yield* askStand(table.now, unit, standsFor(table.now, unit, action));
  const halves = to === undefined ? {} : extendedTo({ ...unit, facing }, to);
  yield* happen({ type: 'rallied', unit: id, formation, facing, ...halves });
}
