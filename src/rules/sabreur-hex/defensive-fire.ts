/** SH-DEFFIRE. Fire into a charge or an assault, by its target and by one friend of it. */
import type { Play, Table } from '../../kernel/play.ts';
import type { Declared } from './attack.ts';
import { isOutflanked } from './engage.ts';
import type { Fact } from './facts.ts';
import { mayTarget, shoot } from './fire.ts';
import { hasSkill, isCavalry, isPanicked, isSquare, type State, type Unit, unitOf } from './state.ts';

/** SH-FORM-13. Of an extended line, one half fires. */
export type Half = 'left' | 'right';

/** A shot that may be fired, and its text. */
export interface DefensiveFire {
  readonly text: string;
  readonly half?: Half | undefined;
}

/**
 * SH-REACT-05, SH-DEFFIRE-01, -10 to -12, SH-FIRE-03, SH-Q-56, SH-SKILL-BOMBARD-01, -OBSOLETEFIREARM-02. Infantry or
 * artillery with the attacker in its arc, that was not in a fight with it before.
 */
export function firesOpen(
  now: State,
  unit: Unit,
  { attacker, engagedBefore }: Pick<Declared, 'attacker' | 'engagedBefore'>,
): DefensiveFire[] {
  if (isCavalry(unit) || isPanicked(unit) || engagedBefore.includes(unit.id) || isOutflanked(now, unit)) return [];
  if (hasSkill(unit, 'bombard') || hasSkill(unit, 'obsoleteFirearm') || hasSkill(unit, 'warrior')) return [];
  if (isSquare(unit) && unit.squareFired) return [];
  return mayTarget(now, unit, unitOf(now, attacker)) ? [] : [{ text: 'fire' }];
}

/**
 * SH-DEFFIRE-01, -03, -08, -09, SH-CHARGE-19, SH-MORALE-04, SH-Q-66. The shot; an attacker that fails the test it
 * causes attacks nobody. `before` is what an earlier shot cost it without a test. Says what this one cost it so.
 */
export function* fireDefensively(
  table: Table<State>,
  firer: string,
  declared: Declared,
  { before = 0 }: { readonly half?: Half | undefined; readonly before?: number },
): Play<Fact, { readonly goesOn: boolean; readonly lost: number }> {
  const added = table.now.rulings.smallLossesAddUp === 'yes' ? before : 0;
  const shot = yield* shoot(table, firer, declared.attacker, 'defensive', { attack: declared, before: added });
  const isThere = table.now.units.some((unit) => unit.id === declared.attacker);
  return { goesOn: isThere && !shot.failed, lost: shot.tested ? 0 : shot.lost };
}
