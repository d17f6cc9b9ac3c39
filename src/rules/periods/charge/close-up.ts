/** PE-CDB-07, PE-Q-09, PE-GEO-23, -29. A charger that touches with a corner turns until its front lies along the face of its target. */
import { nearestPoints, overlaps } from '../../../field/gap.ts';
import {
  angleBetween,
  cosine,
  type Heading,
  opposite,
  QUARTER_TURN,
  RADIANS,
  sine,
  turned,
} from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import { magnitude, minus, type Point, type Pose, rounded } from '../../../field/point.ts';
import { footprint } from '../../../field/shape.ts';
import { type Zone, ZONES } from '../../../field/zone.ts';
import { groundOf, shapeOf } from '../position/body.ts';
import type { State, Unit } from '../state.ts';

/** Parallel enough to be flush. */
const FLUSH: Heading = 10;

/**
 * Where it stands then; undefined if it touches flush already, or stays as it stands.
 *
 * @param left what is left of the quarter's walk and of an earned bonus.
 */
export function closedUp(now: State, unit: Unit, target: Unit, zone: Zone, left: Length): Pose | undefined {
  const wanted = opposite(turned(target.pose.heading, ZONES.indexOf(zone) * QUARTER_TURN));
  if (angleBetween(wanted, unit.pose.heading) <= FLUSH) return undefined;
  const right = turned(wanted, -unit.pose.heading);
  const angle = right <= 18_000 ? right : right - 36_000;
  const [at] = nearestPoints(groundOf(unit), groundOf(target));
  const corners = groundOf(unit).corners.slice(0, 2);
  const radius = Math.max(...corners.map((corner) => magnitude(minus(corner, at))));
  if (Math.ceil(radius * Math.abs(angle) * RADIANS) > left) return undefined;
  const pose = { ...about(unit.pose, at, angle), heading: wanted };
  const ground = footprint(pose, shapeOf(unit));
  return now.units.some((other) => other.id !== unit.id && overlaps(ground, groundOf(other))) ? undefined : pose;
}

/** A point turned about another, clockwise. */
function about(point: Point, centre: Point, angle: Heading): Point {
  const { x, y } = minus(point, centre);
  const [sin, cos] = [sine(turned(0, angle)), cosine(turned(0, angle))];
  return rounded({ x: centre.x + x * cos + y * sin, y: centre.y + y * cos - x * sin });
}
