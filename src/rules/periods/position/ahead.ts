/** PE-CTG, PE-GEO-10 to -12. Where an enemy lies: straight ahead, in the front zone, or beside and behind. */
import { bearing, type Heading, turned } from '../../../field/heading.ts';
import { gap } from '../../../field/gap.ts';
import { isOff } from '../../../field/free.ts';
import { type Pose, seenFrom } from '../../../field/point.ts';
import { footprint, middle } from '../../../field/shape.ts';
import { type Zone, zonesOf } from '../../../field/zone.ts';
import { enemiesOf, groundOf, isSquare, shapeOf } from './body.ts';
import { groundBars, lengthTo, metOn, obstacleOf } from './push.ts';
import type { State, Unit } from '../state.ts';
import { BASES } from '../values.ts';
import { sees } from './view.ts';

/** PE-GEO-10. The zone of a unit in which another lies; front before flank before rear if they hold the same. */
export function zoneOf(unit: Unit, other: Unit): Zone {
  const zones = zonesOf(unit.pose, shapeOf(unit), [groundOf(other)]);
  return (['front', 'right', 'left', 'rear'] as const).find((zone) => zones.includes(zone))!;
}

/** PE-Q-38. The side of the target that a charger contacts: a square has four fronts. */
export function contactedZone(target: Unit, charger: Unit): Zone {
  return isSquare(target) ? 'front' : zoneOf(target, charger);
}

/** PE-GEO-11, PE-Q-07. At least one base of the charger, or the whole target if that is narrower, in its corridor. */
export function isInCorridor(charger: Unit, target: Unit): boolean {
  const { wide } = shapeOf(charger);
  const seen = groundOf(target).corners.map((corner) => seenFrom(charger.pose, corner));
  const ahead = Math.max(...seen.map(({ y }) => y));
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const shared = Math.min(right, wide / 2) - Math.max(left, -wide / 2);
  return ahead > 0 && shared >= Math.min(BASES[charger.arm], right - left) - 1;
}

/** PE-CTG-01, PE-GEO-11. In the corridor, and neither another enemy but skirmishers nor an obstacle before it. */
export function isStraightAhead(now: State, charger: Unit, target: Unit): boolean {
  if (!isInCorridor(charger, target)) return false;
  const far = lengthTo(charger, target);
  if (far === undefined) return false;
  const others = enemiesOf(now, charger).filter(({ id, formation }) => id !== target.id && formation !== 'skirmish');
  const between = [...groundBars(now), ...others.map(obstacleOf)];
  const met = metOn(now, groundOf(charger), charger.pose.heading, far, between);
  return met === undefined || met.by === 'edge';
}

/** PE-CTG-04, PE-GEO-32. Seen, and in the charger's front zone. */
export function isBefore(now: State, charger: Unit, target: Unit): boolean {
  return zoneOf(charger, target) === 'front' && sees(now, charger, target);
}

/** PE-GEO-12. Turned about the middle of its front edge until the target's centre lies on its axis. */
export function reorientedTo(charger: Unit, target: Unit): Pose {
  const to = middle(groundOf(target));
  return { ...charger.pose, heading: bearing(to.x - charger.pose.x, to.y - charger.pose.y) };
}

/** PE-GEO-12. As far toward a pose as the rectangle at the end lies on nobody, nor by so little that it still counts as touching. */
export function asFarAsFree(now: State, unit: Unit, to: Pose): Pose {
  const others = now.units.flatMap((other) => {
    const least = Math.min(0, gap(groundOf(unit), groundOf(other)));
    return other.id === unit.id ? [] : [{ ground: groundOf(other), least }];
  });
  const right = turned(to.heading, -unit.pose.heading);
  const whole: Heading = right <= 18_000 ? right : right - 36_000;
  const isFree = (angle: Heading): boolean => {
    const ground = footprint({ ...to, heading: turned(unit.pose.heading, angle) }, shapeOf(unit));
    return !isOff(ground, now.field) && others.every((each) => gap(ground, each.ground) >= each.least);
  };
  if (isFree(whole)) return to;
  // Whole degrees, then hundredths: a unit that cannot turn freely is near something that it would touch.
  let angle = 0;
  for (const step of [100, 1])
    while (Math.abs(angle + Math.sign(whole) * step) < Math.abs(whole) && isFree(angle + Math.sign(whole) * step))
      angle += Math.sign(whole) * step;
  return { ...unit.pose, heading: turned(unit.pose.heading, angle) };
}
