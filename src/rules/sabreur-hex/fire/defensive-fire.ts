/** SH-DEFFIRE. Fire into a charge or an assault, by its target and by one friend of it. */
import { mayTarget } from './target.ts';
import type { Declared } from '../attack/attack.ts';
import { isOutflanked } from '../field/engage.ts';
import { type Half, HALVES, isExtended } from '../field/extended.ts';
import { aim } from '../losses/factor.ts';
import type { Play } from '../facts.ts';
import { marksmen, shoot } from './fire.ts';
import { hasSkill, isCavalry, isSquare, isThere, type State, type Table, type Unit, unitOf } from '../state.ts';

export interface DefensiveFire {
  readonly text: string;
  readonly half?: Half | undefined;
}

/**
 * SH-REACT-05, SH-DEFFIRE-01, -10 to -12, SH-FIRE-03, SH-Q-56, SH-SKILL-BOMBARD-01, -OBSOLETEFIREARM-02. Infantry or
 * artillery with the attacker in its arc and not already in combat with it. Panicked units are never asked.
 */
export function firesOpen(
  now: State,
  unit: Unit,
  { attacker, engagedBefore }: Pick<Declared, 'attacker' | 'engagedBefore'>,
): DefensiveFire[] {
  if (isCavalry(unit) || engagedBefore.includes(unit.id) || isOutflanked(now, unit)) return [];
  if (hasSkill(unit, 'bombard') || hasSkill(unit, 'obsoleteFirearm') || hasSkill(unit, 'warrior')) return [];
  if (isSquare(unit) && unit.squareFired) return [];
  const target = unitOf(now, attacker);
  return mayTarget(now, unit, target) ? [] : shotsOf(now, unit, target);
}

/** SH-FORM-13, SH-FIRE-22, SH-DEFFIRE-10. An extended line fires one shot, by either half; the one with more dice first. */
function shotsOf(now: State, unit: Unit, target: Unit): DefensiveFire[] {
  const halves = isExtended(unit) ? HALVES.filter((half) => !mayTarget(now, marksmen(unit, half), target)) : [];
  if (halves.length < 2) return [{ text: 'fire' }];
  const dice = (half: Half) => aim(now, marksmen(unit, half), target, 'defensive').factor.dice;
  return halves.toSorted((a, b) => dice(b) - dice(a)).map((half) => ({ text: `fire ${half}`, half }));
}

/** SH-DEFFIRE-01, -03, -08, -09, SH-CHARGE-19, SH-MORALE-04, SH-Q-66. Returns losses too few for a test. */
export function* fireDefensively(
  table: Table,
  firer: string,
  declared: Declared,
  { half, before = 0 }: { readonly half?: Half | undefined; readonly before?: number },
): Play<{ readonly goesOn: boolean; readonly lost: number }> {
  const added = table.now.rulings.smallLossesAddUp === 'yes' ? before : 0;
  const shot = yield* shoot(table, firer, declared.attacker, 'defensive', { attack: declared, half, before: added });
  return { goesOn: isThere(table.now, declared.attacker) && !shot.failed, lost: shot.tested ? 0 : shot.lost };
}
