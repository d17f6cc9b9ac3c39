/** SH-FORCED. The forced march: a frontal march of double length, far from any enemy. */
import { Refusal, refusal } from '../../../kernel/play.ts';
import { enemiesWithin } from '../field/engage.ts';
import type { Action } from '../order.ts';
import { isInfantry, type State, type Unit } from '../state.ts';
import { movementFactor } from '../tables.ts';

export type Going = Extract<Action, { do: 'march' | 'forcedMarch' }>;

/** SH-MARCH-04, SH-FORCED-01, -05. Its movement, doubled for a forced march; penalising terrain halves it. */
export function allowanceOf(unit: Unit, { do: how }: Pick<Going, 'do'>): number {
  return (how === 'forcedMarch' ? 2 : 1) * movementFactor(unit);
}

/** SH-FORCED-02, -04, -07, SH-Q-42. Not infantry in line or square, nor within 4 hexes of an enemy. */
export function mayForce(now: State, unit: Unit): Refusal | undefined {
  if (isInfantry(unit) && unit.formation !== 'column' && unit.formation !== 'skirmish') {
    return refusal('SH-FORCED-04', 'refuse-forced-form', { unit });
  }
  const [enemy] = fearedBy(now, unit);
  return enemy && refusal('SH-FORCED-02', 'refuse-forced-near', { unit, enemy });
}

/** SH-FORCED-03, SH-Q-42. Nor may it end within 4 hexes of an enemy. */
export function mayForceTo(now: State, end: Unit): Refusal | undefined {
  const [enemy] = fearedBy(now, end);
  return enemy && refusal('SH-FORCED-03', 'refuse-forced-end', { unit: end, enemy });
}

function fearedBy(now: State, unit: Unit): Unit[] {
  return enemiesWithin(now, unit, 4, { panickedToo: now.rulings.forcedMarchFears === 'all' });
}
