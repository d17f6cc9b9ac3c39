/** SH-SKILL-HARASSING. Light cavalry that preys on broken or isolated units, and breaks easily itself. */
import { type Refusal, refusal } from '../../../kernel/play.ts';
import { friendsOf, isOutflanked } from '../field/engage.ts';
import { areAdjacent } from '../field/place.ts';
import { hasSkill, isArtillery, isPanicked, type State, type Unit } from '../state.ts';

/**
 * SH-SKILL-HARASSING-03, SH-CHARGE-11, SH-ASSAULT-11, SH-Q-84. It charges and assaults only units that are panicked,
 * skirmishers, unsupported guns or outflanked when it declares; the effects of its own move do not count. In a pursuit
 * it may strike any unit it meets, because that is neither a charge nor an assault (SH-PURSUIT-07).
 */
export function mayAttackAsHarassing(now: State, unit: Unit, target: Unit): Refusal | undefined {
  if (!hasSkill(unit, 'harassing') || isPrey(now, target)) return undefined;
  return refusal('SH-SKILL-HARASSING-03', 'refuse-harassing-prey', { unit, target });
}

/** SH-OUTFLANK-06. The units that such cavalry may attack. */
function isPrey(now: State, target: Unit): boolean {
  if (isPanicked(target) || target.formation === 'skirmish' || isOutflanked(now, target)) return true;
  return isArtillery(target) && !friendsOf(now, target).some((each) => !isPanicked(each) && areAdjacent(each, target));
}
