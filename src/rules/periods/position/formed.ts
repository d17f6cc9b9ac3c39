/** PE-GAP-09, PE-WHL-06, PE-TRN-08 to -10. Whether a unit counts as formed, and what a contact makes of it. */
import { DOING } from '../doings.ts';
import { isInSlowGround } from './ground.ts';
import { CONDITIONS, type Condition, type State, type Unit } from '../state.ts';

/** PE-GEO-06. From the start of a wheel until its angle is reached, or until an undrilled unit is aligned again. */
export function isAligned({ leg, aligning }: Unit): boolean {
  return leg?.wheel === undefined && aligning === 0;
}

/** Skirmishers always count as formed for their turns and their ground (PE-TRN-08, PE-GAP-07). */
export function isFormed(now: State, unit: Unit): boolean {
  if (unit.condition !== 'formed') return false;
  return unit.formation === 'skirmish' || (unit.turned === 0 && isAligned(unit) && !isInSlowGround(now, unit));
}

/** PE-GAP-09. Whether one state is at least as bad as another. */
export function isAtLeast(condition: Condition, than: Condition): boolean {
  return CONDITIONS.indexOf(condition) >= CONDITIONS.indexOf(than);
}

/** The worse of two states. */
export function worse(one: Condition, other: Condition): Condition {
  return isAtLeast(one, other) ? one : other;
}

/** PE-TRN-11, PE-EVC-11, PE-UNL-04, PE-Q-32. What a unit fights as if it is contacted now, and whether it is taken in the back. */
export function caught(now: State, unit: Unit): { readonly condition: Condition; readonly inTheBack: boolean } {
  const meanwhile = unit.doing && DOING[unit.doing.kind].caught;
  const isEvading =
    unit.course?.kind === 'evade' && (unit.course.walked > 0 || unit.doing?.kind === 'evadeTurn' || !unit.doing);
  const least: Condition =
    meanwhile === 'disordered'
      ? 'disordered'
      : isEvading || meanwhile === 'unformed' || meanwhile === 'inTheBack' || !isFormed(now, unit)
        ? 'unformed'
        : 'formed';
  return { condition: worse(unit.condition, least), inTheBack: isEvading };
}
