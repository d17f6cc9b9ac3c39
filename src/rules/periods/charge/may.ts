/** PE-CHG, PE-CFO, PE-TAB-04, PE-CCH. Who may charge whom. */
import { isBefore, isStraightAhead } from '../position/ahead.ts';
import { isSquare } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { isAtLeast, isFormed } from '../position/formed.ts';
import { lengthTo } from '../position/push.ts';
import type { Bar } from '../refused.ts';
import { bonusOf, quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit } from '../state.ts';
import { isCombatFormation, RIGHTS } from '../values.ts';
import { levelOf } from '../position/view.ts';

/** PE-CHG-02, PE-CFO-01 to -04, PE-TAB-04. By arm and formation; the clause that forbids it. */
export function whyNoCharge(unit: Unit, target: Pick<Unit, 'arm'>): Bar | undefined {
  if (unit.arm === 'artillery') return 'PE-CFO-01';
  if (isSquare(unit)) return 'PE-CFO-02';
  if (unit.formation === 'skirmish') return 'PE-CFO-03';
  if (unit.arm === 'infantry' && target.arm === 'cavalry') return 'PE-CFO-04';
  return isCombatFormation(unit) ? undefined : 'PE-CHG-04';
}

/** PE-CHG-06, PE-CFO-05, -07, PE-Q-16. The clause by which it may not declare a charge on this enemy. */
export function whyNotDeclared(now: State, unit: Unit, target: Unit): Bar | undefined {
  const clause = whyNoCharge(unit, target);
  if (clause) return clause;
  if (!RIGHTS[unit.posture].charge) return 'PE-CHG-06';
  if (unit.flankTurned) return 'PE-TRN-13';
  if (!isFormed(now, unit)) return isAtLeast(unit.condition, 'disorganised') ? 'PE-CFO-07' : 'PE-GAP-09';
  return levelOf(now, unit) === levelOf(now, target) ? undefined : 'PE-CFO-05';
}

/** PE-CFO-05, -07, PE-GAP-09, PE-TRN-13. As it stands now: formed, free, on the same level, all of its figures facing its front. */
function isFit(now: State, unit: Unit, target: Unit): boolean {
  return (
    isFormed(now, unit) && !unit.flankTurned && !isInContact(now, unit) && levelOf(now, unit) === levelOf(now, target)
  );
}

/** PE-CCH-02. Whether its posture lets a unit countercharge: only its own side knows. */
export function allowsCounter({ posture }: Pick<Unit, 'posture'>): boolean {
  return RIGHTS[posture].counter;
}

/** PE-CCH-03 to -05, PE-Q-41. Whether a unit can countercharge this charger, as everybody sees. */
export function canCountercharge(now: State, unit: Unit, charger: Unit): boolean {
  return (
    whyNoCharge(unit, charger) === undefined &&
    isFit(now, unit, charger) &&
    courseOf(unit, 'charge') === undefined &&
    isBefore(now, unit, charger)
  );
}

/** PE-Q-21. An enemy that could charge the unit: fit for it, the unit in view and straight ahead within its reach of one half. */
export function couldCharge(now: State, enemy: Unit, unit: Unit): boolean {
  if (enemy.course || !RIGHTS[enemy.posture].charge || whyNoCharge(enemy, unit) !== undefined) return false;
  const far = lengthTo(enemy, unit);
  if (far === undefined || far > 2 * quarterOf(enemy) + bonusOf(enemy)) return false;
  return isFit(now, enemy, unit) && isStraightAhead(now, enemy, unit) && isBefore(now, enemy, unit);
}

/** A charge on that unit, and no feint. */
export function chargesOn(unit: Unit, { id }: Pick<Unit, 'id'>): boolean {
  const charge = courseOf(unit, 'charge');
  return charge?.target === id && !charge.void;
}

/** A charge under way: it is aimed, and has met nobody. */
export function isRunning(now: State, unit: Unit): boolean {
  const charge = courseOf(unit, 'charge');
  return charge !== undefined && !charge.void && !unit.doing && !isInContact(now, unit);
}

/** PE-Q-11, PE-GEO-15. The enemy that a charger means and that means it. */
export function opponentOf(now: State, unit: Unit): Unit | undefined {
  const other = now.units.find(({ id }) => id === courseOf(unit, 'charge')?.target);
  return other && courseOf(other, 'charge')?.target === unit.id && isRunning(now, other) ? other : undefined;
}
