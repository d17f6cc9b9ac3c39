/** Orders written in advance: when their conditions hold, and which units no longer obey. */
import type { Side } from '../../../kernel/play.ts';
import type { Condition, Plans } from '../../../kernel/ruleset.ts';
import { approaches, mayAssault } from '../attack/assault.ts';
import { mayCharge, chargePaths } from '../attack/charge.ts';
import { isInvolved } from '../field/engage.ts';
import { turnOf } from '../look/threats.ts';
import { distanceBetween } from '../field/place.ts';
import { isPanicked, type State, type Unit, unitOf } from '../state.ts';
import { fireRange } from '../tables.ts';

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
  const then = now.active === by ? now : turnOf(now, by);
  return then.units.some((each) => units.includes(each.id) && reaches(then, each, unitOf(then, unit.id)));
}

/** SH-FIRE-07, SH-CHARGE-04, -08, SH-ASSAULT-01, -03. In range of its fire, or of an attack that has a path. */
function reaches(now: State, unit: Unit, target: Unit): boolean {
  if (distanceBetween(unit, target) <= fireRange(unit)) return true;
  const mayRide = !mayCharge(now, unit, target) && chargePaths(now, unit, target).length > 0;
  return mayRide || (!mayAssault(now, unit, target) && approaches(now, unit, target).length > 0);
}
