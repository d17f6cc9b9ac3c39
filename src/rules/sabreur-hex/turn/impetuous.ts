/** SH-SKILL-IMPETUOUS. Units that must attack. */
import { hasSkill, type Unit } from '../state.ts';

/** SH-SKILL-IMPETUOUS-01, -02. Whether this unit must attack or pursue. */
export function isImpetuous(unit: Unit): boolean {
  return hasSkill(unit, 'impetuous');
}
