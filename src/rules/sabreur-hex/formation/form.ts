/** SH-FORM. Changing formation: which unit may take which, where, how near the enemy, and the test it takes. */
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { enemiesWithin, inContact } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import { choosePlace, mayTakePlace } from './form-extended.ts';
import { moraleTest } from '../morale/morale.ts';
import type { Action } from '../order.ts';
import {
  type Formation,
  hasSkill,
  isInfantry,
  isPanicked,
  isSquare,
  type State,
  type Table,
  type Unit,
  unitOf,
} from '../state.ts';
import { MAY_ENTER_FROM } from '../tables.ts';
import { inRough } from '../field/terrain.ts';

export type FormAction = Extract<Action, { do: 'form' }>;

/** SH-FORM-17. The movement cost of a change after a column's manoeuvre. */
export const FORMATION_COST = 1;

/** SH-PROC-05. A formation change as an action, after the test if enemies are near (SH-FORM-21, -23). */
export function* changeFormation(table: Table, id: string, action: FormAction): Play {
  const unit = unitOf(table.now, id);
  insist(mayForm(table.now, unit, action.formation));
  insist(mayTakePlace(table.now, unit, action));
  insist(mayReface(unit, action));
  if (mustTestToForm(table.now, unit)) {
    const test = yield* moraleTest(table, id, 'formation');
    if (!test.passed) return;
  }
  const now = unitOf(table.now, id);
  const place = yield* choosePlace(table.now, now, action);
  const facing = action.facing ?? now.facing;
  yield* happen({ type: 'formed', unit: id, formation: action.formation, facing, ...place });
}

/**
 * SH-FORM-21, -22, SH-SKILL-TACTICALSENSE-01, SH-Q-25. A non-panicked enemy within 3 hexes, or 2 for Tactical Sense.
 */
export function mustTestToForm(now: State, unit: Unit): boolean {
  if (!hasSkill(unit, 'tacticalSense')) return enemiesWithin(now, unit, 3).length > 0;
  return enemiesWithin(now, unit, 2, { panickedToo: now.rulings.tacticalSenseFears === 'all' }).length > 0;
}

/** SH-FORM-16 to -26. Whether this unit may change to that formation as its action. */
export function mayForm(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  return mayTake(now, unit, formation) ?? mayChangeHere(now, unit, formation);
}

/** SH-FORM-27. Whether it may form square (or closed column) in reaction to a charge. Contact does not prevent that. */
export function mayFormSquare(now: State, unit: Unit, formation: Formation = 'square'): Refusal | undefined {
  return mayTake(now, unit, formation) ?? hasRoomForSquare(now, unit, formation);
}

/** SH-FORM-01 to -07, -10, -12, -19, -20. Whether the unit knows this formation and can change to it from its own. */
export function mayTake(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  const no = (clause: string, id: string) => refusal(clause, id, { unit });
  if (isPanicked(unit)) return no('SH-FORM-03', 'refuse-form-panicked');
  if (!isInfantry(unit)) return no('SH-FORM-04', 'refuse-form-arm');
  if (formation === 'horde') return no('SH-FORM-03', 'refuse-form-horde');
  if (hasSkill(unit, 'looseOrder')) return no('SH-FORM-05', 'refuse-form-loose');
  if (formation === unit.formation) return no('SH-FORM-16', 'refuse-form-already');
  return mayLearn(now, unit, formation) ?? mayPass(unit, formation);
}

/**
 * SH-FORM-02, -04, -06, -10, -20, SH-Q-23, SH-SKILL-LINEARORDER-01, -SKIRMISHER-01, -02, SH-SKILL-IRREGULAR-04. The formations that
 * need a skill, and the one that a skill forbids.
 */
function mayLearn(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  const no = (clause: string, id: string) => refusal(clause, id, { unit });
  switch (formation) {
    case 'square':
      return hasSkill(unit, 'irregular') ? no('SH-FORM-20', 'refuse-form-irregular') : undefined;
    case 'closedColumn':
      if (!hasSkill(unit, 'largeBattalion')) return no('SH-FORM-06', 'refuse-form-closed-column');
      return isBound(now) && hasSkill(unit, 'irregular') ? no('SH-FORM-20', 'refuse-form-irregular') : undefined;
    case 'extendedLine':
      return hasSkill(unit, 'linearOrder') ? undefined : no('SH-FORM-10', 'refuse-form-extended-line');
    case 'skirmish':
      return hasSkill(unit, 'skirmisher') ? undefined : no('SH-FORM-02', 'refuse-form-skirmish');
    case 'mounted':
    case 'battery':
      return no('SH-FORM-04', 'refuse-form-unknown');
    case 'line':
    case 'column':
    case 'horde':
      return undefined;
  }
}

/** SH-Q-23. Whether what forbids a square also forbids the closed column. */
function isBound(now: State): boolean {
  return now.rulings.squareBansBindClosedColumn === 'yes';
}

/** Table T6, SH-FORM-07, -12, -19. From which formations each one may be taken. */
function mayPass(unit: Unit, formation: Formation): Refusal | undefined {
  const no = (clause: string, id: string) => refusal(clause, id, { unit });
  if (MAY_ENTER_FROM[formation].includes(unit.formation)) return undefined;
  if (formation === 'closedColumn') return no('SH-FORM-07', 'refuse-form-column-first');
  if (formation === 'extendedLine') return no('SH-FORM-12', 'refuse-form-line-first');
  return no('SH-FORM-19', 'refuse-form-loose-square');
}

/** SH-ORDERS-16, SH-FORM-18, -25, -26. The place and the enemies that forbid any change, or a square. */
function mayChangeHere(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  if (unit.mayNotManoeuvre) return refusal('SH-ORDERS-16', 'refuse-form-barred', { unit });
  const [enemy] = inContact(now, unit);
  if (enemy) return refusal('SH-FORM-25', 'refuse-form-contact', { unit, enemy });
  return hasRoomForSquare(now, unit, formation);
}

/** SH-RALLY-06, SH-FORM-05, SH-Q-38. Whether a unit that overcomes its panic may take this formation in its place. */
export function mayFormOnRally(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  const no = (clause: string, id: string) => refusal(clause, id, { unit });
  if (!isInfantry(unit)) return no('SH-FORM-04', 'refuse-form-arm');
  if (hasSkill(unit, 'looseOrder')) return formation === 'skirmish' ? undefined : no('SH-FORM-05', 'refuse-form-loose');
  return mayLearn(now, unit, formation) ?? hasRoomForSquare(now, unit, formation);
}

/** SH-FORM-18, SH-TERRAIN-16, SH-Q-23. No square nor closed column in rough ground. */
function hasRoomForSquare(now: State, unit: Unit, formation: Formation): Refusal | undefined {
  if (!isSquare({ formation }) || !inRough(now.map, unit)) return undefined;
  if (formation === 'closedColumn' && !isBound(now)) return undefined;
  return refusal('SH-FORM-18', 'refuse-form-ground', { unit });
}

/** SH-FORM-28, SH-GAP-16, SH-Q-85. The facing stays; only a unit that leaves a square chooses a new one. */
function mayReface(unit: Unit, action: FormAction): Refusal | undefined {
  if (action.facing === undefined || action.facing === unit.facing) return undefined;
  if (isSquare(unit) && !isSquare(action)) return undefined;
  return refusal('SH-FORM-28', 'refuse-form-facing', { unit });
}

/** SH-FORM-16, -17. Only infantry in column may manoeuvre and then change formation. */
export function mayMarchThenForm(unit: Unit): Refusal | undefined {
  if (isInfantry(unit) && unit.formation === 'column') return undefined;
  return refusal('SH-FORM-16', 'refuse-form-after-march', { unit });
}
