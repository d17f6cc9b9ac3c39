/** SH-PASS, SH-SETUP-07. Which units a unit may pass through, and where it may stop. */
import type { Hex } from '../../../hex/grid.ts';
import { isArtillery, isInfantry, isPanicked, type Unit, unitAt } from '../state.ts';

/** SH-PASS-01, -02, -03. Through guns and skirmishers, and these through any friend; none through panicked units. */
export function mayPassThrough(unit: Unit, other: Unit): boolean {
  if (other.id === unit.id) return true;
  if (other.side !== unit.side || isPanicked(other)) return false;
  return [unit, other].some((each) => isArtillery(each) || each.formation === 'skirmish');
}

interface Leave {
  readonly displacing?: boolean;
  readonly without?: readonly ('units' | 'penalties')[];
}

/** SH-PASS-01, -02, -03. A path continues through a free hex, or one whose unit may be passed through. */
export function mayEnter(
  among: { readonly units: readonly Unit[] },
  unit: Unit,
  hex: Hex,
  { without }: Pick<Leave, 'without'>,
): boolean {
  const other = unitAt(among, hex);
  return other === undefined || without?.includes('units') === true || mayPassThrough(unit, other);
}

/** SH-PASS-04, SH-SETUP-07. A move ends in a free hex, or in one that skirmishers vacate for it. */
export function mayStopIn(
  among: { readonly units: readonly Unit[] },
  unit: Unit,
  hex: Hex,
  { displacing, without }: Leave,
): boolean {
  const other = unitAt(among, hex);
  if (other === undefined || other.id === unit.id || without?.includes('units') === true) return true;
  return displacing === true && mayDisplace(unit, other);
}

/** SH-SKIRMPASS-01, -09. Whether a unit may displace this other one from its end hex. */
export function mayDisplace(unit: Unit, other: Unit): boolean {
  if (other.id === unit.id || other.side !== unit.side || isPanicked(unit)) return false;
  return isInfantry(other) && other.formation === 'skirmish';
}
