/** Orders written ahead: when their conditions hold, and who no longer obeys. */
import type { Side } from '../../kernel/play.ts';
import type { Condition, Plans } from '../../kernel/ruleset.ts';
import { isInvolved } from './engage.ts';
import { turnOf } from './look/threats.ts';
import { distanceBetween } from './place.ts';
import { isPanicked, type State, type Unit } from './state.ts';
import { fireRange, movementFactor } from './tables.ts';

export const plans: Plans<State> = {
  conditions: ['engaged', 'free', 'reach', 'points'],
  holds,
  begun: turnOf,
  broken: (now, side) =>
    [...now.units.filter(isPanicked), ...now.gone].filter((unit) => unit.side === side).map(({ id }) => id),
};

function holds(condition: Condition, units: readonly string[], now: State, by: Side): boolean {
  if (condition.kind === 'points') return now.active === by && now.orderPoints >= condition.least;
  const unit = now.units.find(({ id }) => id === condition.unit);
  if (!unit) return false;
  if (condition.kind !== 'reach') return isInvolved(now, unit) === (condition.kind === 'engaged');
  return now.units.some((each) => units.includes(each.id) && reaches(each, unit));
}

/** SH-CHARGE-04, SH-FIRE-07. By its shot, or by its move and a step to contact. */
function reaches(unit: Unit, target: Unit): boolean {
  return distanceBetween(unit, target) <= Math.max(movementFactor(unit) + 1, fireRange(unit));
}
