/** SH-SKILL-IMPETUOUS. Those who must attack. */
import type { Refusal } from '../../kernel/play.ts';
import type { Action } from './order.ts';
import type { State, Unit } from './state.ts';

/** SH-SKILL-IMPETUOUS-03, -04. Who can attack an enemy at two hexes or less must do so when it is activated. */
export function mustAttackFirst(_now: State, _unit: Unit, _list: readonly Action[]): Refusal | undefined {
  return undefined;
}

/** SH-SKILL-IMPETUOUS-01, -02. Whether this unit has no choice but to attack, or to pursue. */
export function isImpetuous(unit: Unit): boolean {
  return unit.skills.includes('impetuous');
}
