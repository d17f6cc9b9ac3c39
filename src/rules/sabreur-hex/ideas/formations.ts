/** SH-FORM. Out of the square once the cavalry is gone, and into line if there is an enemy to fire at. */
import { type Facing, FACINGS, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemiesWithin } from '../field/engage.ts';
import { mayForm, mustTestToForm } from '../formation/form.ts';
import { distanceBetween } from '../field/place.ts';
import { isCavalry, isInfantry, isLine, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { baseFireFactor, fireRange } from '../tables.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { chanceOfTest } from './chance.ts';
import { objectiveFor, isHolding } from './goals.ts';
import type { Idea } from './idea.ts';

/** The distance from which cavalry threatens a unit not in square. */
const NEAR_CAVALRY = 6;

/** The value of being able to march and charge again. */
const FREE = 0.7;
/** The distance from which forming column first is quicker. */
const FAR = 3;
/** The value of standing in line, and of each additional die of fire. */
const LINE = 0.3;
const DIE = 0.25;
/** The value of readiness against an attack. */
const POST = 0.2;

export function formationIdeas(now: State, unit: Unit): Idea[] {
  if (!isInfantry(unit) || isPanicked(unit)) return [];
  const near = enemiesWithin(now, unit, NEAR_CAVALRY);
  return isSquare(unit) ? outOfSquare(now, unit, near) : [...intoLine(now, unit, near), ...intoColumn(now, unit)];
}

function outOfSquare(now: State, unit: Unit, near: readonly Unit[]): Idea[] {
  if (near.some(isCavalry) || mayForm(now, unit, 'column')) return [];
  const text = `${unit.id} column${faceToward(unit.at, near[0], unit.facing)}`;
  return [{ text, worth: FREE * chanceToForm(now, unit), why: phrase('idea-column') }];
}

function intoLine(now: State, unit: Unit, near: readonly Unit[]): Idea[] {
  const inLine = { ...unit, formation: 'line' as const };
  const hasTarget = near.some((enemy) => !isCavalry(enemy) && distanceBetween(unit, enemy) <= fireRange(inLine));
  // A unit holding an objective stays, and is better off in this formation while no cavalry is near.
  const isPost = isHolding(now, unit) && !near.some(isCavalry);
  const dice = baseFireFactor(inLine) - baseFireFactor(unit);
  // A unit on its way to an objective keeps marching.
  const isOff = objectiveFor(now, unit) !== undefined;
  if (unit.formation !== 'column' || isOff || dice <= 0 || !(hasTarget || isPost) || mayForm(now, unit, 'line'))
    return [];
  const worth = (hasTarget ? LINE + dice * DIE : POST) * chanceToForm(now, unit);
  return [{ text: `${unit.id} line`, worth, why: hasTarget ? phrase('idea-line', { dice }) : phrase('idea-post') }];
}

/** A line moves one hex at a time, so a unit going to a distant objective marches in column. */
function intoColumn(now: State, unit: Unit): Idea[] {
  const place = isLine(unit) ? objectiveFor(now, unit) : undefined;
  if (!place || distance(unit.at, place.at) < FAR || mayForm(now, unit, 'column')) return [];
  const why = phrase('idea-off', { place: bilingual(place.name.en, place.name.fr) });
  return [{ text: `${unit.id} column`, worth: FREE * chanceToForm(now, unit), why }];
}

/** SH-FORM-21, -23. */
function chanceToForm(now: State, unit: Unit): number {
  return mustTestToForm(now, unit) ? chanceOfTest(now, unit, 'formation') : 1;
}

function faceToward(at: Hex, enemy: Unit | undefined, facing: Facing): string {
  const best = enemy ? FACINGS.find((each) => inFrontCone(at, each, enemy.at)) : undefined;
  return best === undefined || best === facing ? '' : ` face ${POINTS[best]}`;
}
