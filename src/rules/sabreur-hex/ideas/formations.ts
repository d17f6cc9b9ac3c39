/** SH-FORM. Out of the square when the horsemen are gone, and into line where there is somebody to fire at. */
import { type Facing, FACINGS, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemiesWithin } from '../engage.ts';
import { mayForm, mustTestToForm } from '../form.ts';
import { distanceBetween } from '../place.ts';
import { isCavalry, isInfantry, isLine, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { baseFireFactor, fireRange } from '../tables.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { chanceOfTest } from './chance.ts';
import { errandOf, isHolding } from './goals.ts';
import type { Idea } from './idea.ts';

/** Cavalry rides at whoever is not in square, from so near. */
const NEAR_CAVALRY = 6;

/** To be able to march and to charge again. */
const FREE = 0.7;
/** From so far it is quicker to form column first. */
const FAR = 3;
/** To stand in line, and for each die of fire more. */
const LINE = 0.3;
const DIE = 0.25;
/** To be ready for whoever comes. */
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
  // Who holds an objective goes nowhere, and stands better so while no cavalry is near.
  const isPost = isHolding(now, unit) && !near.some(isCavalry);
  const dice = baseFireFactor(inLine) - baseFireFactor(unit);
  // Who is to take an objective marches on.
  const isOff = errandOf(now, unit) !== undefined;
  if (unit.formation !== 'column' || isOff || dice <= 0 || !(hasTarget || isPost) || mayForm(now, unit, 'line'))
    return [];
  const worth = (hasTarget ? LINE + dice * DIE : POST) * chanceToForm(now, unit);
  return [{ text: `${unit.id} line`, worth, why: hasTarget ? phrase('idea-line', { dice }) : phrase('idea-post') }];
}

/** A line goes a hex at a time: whoever is to take an objective farther off marches in column. */
function intoColumn(now: State, unit: Unit): Idea[] {
  const place = isLine(unit) ? errandOf(now, unit) : undefined;
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
