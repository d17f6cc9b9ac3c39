/**
 * Where a unit should go: to an objective that no other unit of its side is nearer to, or towards the enemy to the
 * distance its arm prefers.
 */
import { distance, type Hex } from '../../../hex/grid.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { fireRange, isDemoralised, movementFactor } from '../tables.ts';

/** The value of one hex of approach; towards an objective it grows with its victory points. */
export const HEX = 0.25;
const POINTS = 200;

/** A destination, and how near is near enough. */
export interface Goal {
  readonly at: Hex;
  readonly near: number;
  /** The value of each hex of approach. */
  readonly pull: number;
  /** The enemy there, or the name of the objective. */
  readonly what: Unit | State['objectives'][number];
}

/** SH-VICTORY-02. Whether the unit is on a contested objective in good order. */
export function isHolding(now: State, unit: Unit): boolean {
  return !isPanicked(unit) && now.objectives.some(({ at }) => unitAt(now, at)?.id === unit.id);
}

/** An objective that this unit should take. */
export function objectiveGoals(now: State, unit: Unit): Goal[] {
  const own = objectiveFor(now, unit);
  return own ? [{ at: own.at, near: 0, pull: HEX + own.victoryPoints / POINTS, what: own }] : [];
}

/** Each enemy in good order. A unit with nothing to fire at comes nearer. */
export function enemiesFor(now: State, unit: Unit, isFiring: boolean): Goal[] {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const near = isFiring ? nearEnough(unit) : Math.min(nearEnough(unit), isInfantry(unit) ? 2 : 3);
  return enemies.map((enemy) => ({ at: enemy.at, near, pull: HEX, what: enemy }));
}

/** SH-VICTORY-02. Of the infantry fit for it, the nearest to each open objective; the most valuable objective first. */
export function objectiveFor(now: State, unit: Unit): State['objectives'][number] | undefined {
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

/** Empty except for a panicked friend. */
function isOpen(now: State, { at }: State['objectives'][number], { side }: Unit): boolean {
  const there = unitAt(now, at);
  return there === undefined || (there.side === side && isPanicked(there));
}

/** Guns fire from afar, cavalry keeps the distance for a charge, infantry comes within musket range. */
function nearEnough(unit: Unit): number {
  if (isArtillery(unit)) return fireRange(unit) - 1;
  return isCavalry(unit) ? Math.max(3, movementFactor(unit) - 1) : Math.max(2, fireRange(unit) - 1);
}
