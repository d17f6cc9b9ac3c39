/** Where a unit should go: to an objective that nobody else of its side is nearer to, or toward the enemy as far as its arm likes. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { fireRange, isDemoralised, movementFactor } from '../tables.ts';

/** What a hex of the way is worth; toward an objective the more, the more victory points it is worth. */
export const HEX = 0.25;
const POINTS = 200;

/** Somewhere to go, and how near is near enough. */
export interface Goal {
  readonly at: Hex;
  readonly near: number;
  /** What each hex of the way there is worth. */
  readonly pull: number;
  /** The enemy who stands there, or the name of the objective. */
  readonly what: Unit | State['objectives'][number];
}

/** SH-VICTORY-02. Who stands on what both want, in good order. */
export function isHolding(now: State, unit: Unit): boolean {
  return !isPanicked(unit) && now.objectives.some(({ at }) => unitAt(now, at)?.id === unit.id);
}

/** An objective, where this unit is to take it. */
export function errandsOf(now: State, unit: Unit): Goal[] {
  const own = errandOf(now, unit);
  return own ? [{ at: own.at, near: 0, pull: HEX + own.victoryPoints / POINTS, what: own }] : [];
}

/** Each enemy in good order. Who has nobody to fire at comes nearer. */
export function enemiesFor(now: State, unit: Unit, isFiring: boolean): Goal[] {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const near = isFiring ? nearEnough(unit) : Math.min(nearEnough(unit), isInfantry(unit) ? 2 : 3);
  return enemies.map((enemy) => ({ at: enemy.at, near, pull: HEX, what: enemy }));
}

/** SH-VICTORY-02. Of the foot that is fit for it, the nearest to each objective that is to be had; the dearest first. */
export function errandOf(now: State, unit: Unit): State['objectives'][number] | undefined {
  if (!isInfantry(unit) || now.objectives.length === 0) return undefined;
  const fit = now.units.filter(
    (each) =>
      each.side === unit.side &&
      isInfantry(each) &&
      !isPanicked(each) &&
      !isDemoralised(each) &&
      movementFactor(each) > 0 &&
      !isHolding(now, each),
  );
  const sent = new Set<Unit>();
  for (const objective of now.objectives.toSorted((a, b) => b.victoryPoints - a.victoryPoints)) {
    if (!isOpen(now, objective, unit)) continue;
    const able = fit.filter((each) => !sent.has(each));
    const far = (each: Unit): number => distance(each.at, objective.at) / movementFactor(each);
    const nearest = able.reduce<Unit | undefined>(
      (best, each) => (best && far(best) <= far(each) ? best : each),
      undefined,
    );
    if (nearest?.id === unit.id) return objective;
    if (nearest) sent.add(nearest);
  }
  return undefined;
}

/** Nobody stands there but a friend who has panicked. */
function isOpen(now: State, { at }: State['objectives'][number], { side }: Unit): boolean {
  const there = unitAt(now, at);
  return there === undefined || (there.side === side && isPanicked(there));
}

/** Guns fire from afar, horsemen keep the room that a charge needs, infantry comes within musket shot. */
function nearEnough(unit: Unit): number {
  if (isArtillery(unit)) return fireRange(unit) - 1;
  return isCavalry(unit) ? Math.max(3, movementFactor(unit) - 1) : Math.max(2, fireRange(unit) - 1);
}
