/** SK-ISO, SK-GEO-06. Who is isolated, and what a fire is aimed at. */
import { CENTIMETRE } from '../../../field/length.ts';
import type { TargetKind } from './capability.ts';
import { between, isSame, type Man, menOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

/** SK-GEO-06. Two figures belong together at 4 cm, or at 5 cm if either is mounted. */
function areTogether(one: Man, other: Man): boolean {
  const most = one.unit.mounted || other.unit.mounted ? 5 * CENTIMETRE : 4 * CENTIMETRE;
  return between(one, other) <= most;
}

/** SK-Q-09, SK-GEO-06. The friendly figures connected with one, itself among them. */
export function setAround(now: State, man: Man): Man[] {
  const all = now.units.filter(({ side }) => side === man.unit.side).flatMap(menOf);
  const set = all.filter((each) => isSame(each, man));
  for (const one of set) set.push(...all.filter((each) => !set.includes(each) && areTogether(one, each)));
  return set;
}

/** SK-ISO-01, -02. One or two on foot, one horseman, or a horseman with one man on foot. */
export function isIsolated(now: State, man: Man): boolean {
  const set = setAround(now, man);
  const mounted = set.filter(({ unit }) => unit.mounted).length;
  return set.length === 1 || (set.length === 2 && mounted < 2);
}

/** SK-Q-28. Skirmish order counts as a whole; otherwise the set of the nearest figure decides. */
export function targetKind(now: State, target: Unit, nearest: Man): TargetKind {
  if (target.formation === 'skirmish') return 'skirmish';
  return isIsolated(now, nearest) ? 'isolated' : 'group';
}
