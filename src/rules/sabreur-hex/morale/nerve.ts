/** SH-MORALE-22 to -25. Who has no choice after a failed test. */
import { hasSkill, isArtillery, isPanicked, type Unit } from '../state.ts';
import { isDemoralised } from '../tables.ts';

/** SH-MORALE-22, -24, SH-SKILL-HARASSING-04, SH-Q-37. Panicked units and Harassing cavalry have no choice. */
export function mustFlee(unit: Unit): boolean {
  return isPanicked(unit) || hasSkill(unit, 'harassing');
}

/** SH-MORALE-23, -25, SH-SKILL-STUBBORN-02. Nor Stubborn units above their threshold, nor artillery. */
export function mustStay(unit: Unit): boolean {
  return isArtillery(unit) || (hasSkill(unit, 'stubborn') && !isDemoralised(unit));
}
