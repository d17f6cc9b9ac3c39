/** SH-SKILL-IMPETUOUS. Those who must attack. */
import { hasSkill, type Unit } from './state.ts';

/** SH-SKILL-IMPETUOUS-01, -02. Whether this unit has no choice but to attack, or to pursue. */
export function isImpetuous(unit: Unit): boolean {
  return hasSkill(unit, 'impetuous');
}
