/** SH-FIRE-10, -11, SH-SKILL-CONTROLLEDFIRE-03. Controlled Fire: a volley, then the charge or assault on the same enemy. */
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { type AssaultAction, assault, chooseApproach, mayAssault } from '../attack/assault.ts';
import { type ChargeAction, charge, chooseChargePath, mayCharge } from '../attack/charge.ts';
import { hasHalves } from './double-fire.ts';
import type { Play } from '../facts.ts';
import { addedUp, mayFireAt, type ShotResult, shoot } from './fire.ts';
import type { Action } from '../order.ts';
import { returnFire } from './riposte.ts';
import { hasSkill, isLine, isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';

type Fire = Extract<Action, { do: 'fire' }>;
type Assailing = ChargeAction | AssaultAction;

/** SH-FIRE-10, -14, SH-SKILL-CONTROLLEDFIRE-03. Infantry in line with Controlled Fire. */
export function mayFireThenAttack(unit: Unit): Refusal | undefined {
  if (hasSkill(unit, 'controlledFire') && isLine(unit)) return undefined;
  return refusal('SH-FIRE-10', 'refuse-fire-then-attack', { unit });
}

/** SH-FIRE-10, -11, -22, SH-PROC-03, SH-Q-73. All is checked before the shot; after it nothing is refused. */
export function* fireThenAttack(table: Table, id: string, first: Fire, second: Assailing): Play {
  const firer = unitOf(table.now, id);
  const target = unitOf(table.now, first.target);
  insist(isSameTarget(firer, first, second));
  insist(hasHalves(firer, first));
  insist(mayFireAt(table.now, firer, target, { half: first.half }));
  insist(mayAttack(table.now, firer, target, second));
  const shot = yield* shoot(table, id, target.id, 'fire', { half: first.half });
  yield* returnFire(table, id, target);
  if (!maySetOut(table.now, id, target.id, shot, second)) return;
  const after = { shotBefore: addedUp(table.now, shot) };
  if (second.do === 'charge') yield* charge(table, id, second, after);
  else yield* assault(table, id, second, after);
}

/** SH-FIRE-11. One target for both, named before the shot. */
function isSameTarget(unit: Unit, first: Fire, second: Assailing): Refusal | undefined {
  if (first.target === second.target) return undefined;
  const twin = `${unit.id} fire ${first.target} then ${second.do} ${first.target}`;
  return refusal('SH-FIRE-11', 'refuse-fire-then-other', { unit }, [twin]);
}

function mayAttack(now: State, unit: Unit, target: Unit, action: Assailing): Refusal | undefined {
  const way =
    action.do === 'charge'
      ? (mayCharge(now, unit, target) ?? chooseChargePath(now, unit, target, action))
      : (mayAssault(now, unit, target) ?? chooseApproach(now, unit, target, action));
  return way instanceof Refusal ? way : undefined;
}

/** SH-Q-73. Both are in good order, the target did not flee, and the attack is still possible. */
function maySetOut(now: State, id: string, targetId: string, shot: ShotResult, action: Assailing): boolean {
  const firer = now.units.find((unit) => unit.id === id);
  const target = now.units.find((unit) => unit.id === targetId);
  if (!firer || !target || (shot.failed && isPanicked(target))) return false;
  return !mayAttack(now, firer, target, action);
}
