/** PE-GEO-14, PE-CHG-14, PE-SPL-07. What a charger comes to on its way, and whether that is an enemy to strike. */
import type { Length } from '../../../field/length.ts';
import { groundOf } from '../position/body.ts';
import { groundBars, type Met, metOn, obstacleOf } from '../position/push.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';

/**
 * PE-GEO-14, PE-CHG-14. What a charger comes to within a length, exactly: ground, friends, enemies, but not the skirmishers of
 * a screen, nor those who move themselves.
 */
export function firstMet(now: State, unit: Unit, length: Length, moving: readonly string[]): Met | undefined {
  const { target } = courseOf(unit, 'charge')!;
  const others = now.units.filter(
    (other) =>
      other.id !== unit.id &&
      !moving.includes(other.id) &&
      (other.side === unit.side || other.id === target || other.formation !== 'skirmish'),
  );
  return metOn(now, groundOf(unit), unit.pose.heading, length + 1, [...groundBars(now), ...others.map(obstacleOf)]);
}

/** The enemy among what it meets, whether it was meant or has put itself between (PE-SPL-07, PE-Q-48). */
export function enemyMet(now: State, unit: Unit, { by }: Met): Unit | undefined {
  if (by === 'edge' || !('unit' in by)) return undefined;
  const met = unitOf(now, by.unit);
  return met.side === unit.side ? undefined : met;
}
