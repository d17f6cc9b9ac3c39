/** PE-GEO-05, -13, PE-COB-05. Straight on until something is in the way: exact, to the hundredth of a millimetre. */
import { reach, reachEdge } from '../../../field/cast.ts';
import { pushed } from '../../../field/free.ts';
import { type Heading, opposite } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { moved } from '../../../field/point.ts';
import { type Footprint, footprint } from '../../../field/shape.ts';
import { groundOf, shapeOf } from './body.ts';
import { closedGround, crossedGround } from './ground.ts';
import type { State, Unit } from '../state.ts';
import { SHORT } from '../values.ts';

/** What is reached first on a straight way, and after how much of it. */
export interface Met {
  readonly by: Obstacle['by'];
  readonly after: Length;
}

/** PE-GEO-05. Only what would be pressed into is met: whoever is reached exactly at the end of the way is not. */
export function metOn(
  { field }: Pick<State, 'field'>,
  ground: Footprint,
  toward: Heading,
  by: Length,
  things: readonly Obstacle[],
): Met | undefined {
  let first: Met | undefined;
  const edge = reachEdge(ground, toward, field);
  if (edge < by) first = { by: 'edge', after: edge };
  for (const thing of things) {
    const after = reach(ground, toward, thing.ground);
    if (after !== undefined && after < (first?.after ?? by)) first = { by: thing.by, after };
  }
  return first;
}

/** How far something can go: 1 mm short of what it would press into. */
export function freeLength(met: Met | undefined, by: Length): Length {
  return met ? Math.max(0, met.after - SHORT) : by;
}

export function obstacleOf(unit: Unit): Obstacle {
  return { by: { unit: unit.id }, ground: groundOf(unit) };
}

/** Ground that stops a walk; a stream or an obstacle is crossed by its own rule (PE-GAP-07). */
export function groundBars(now: State): readonly Obstacle[] {
  return [...closedGround(now), ...crossedGround(now)];
}

/** What stands on the table but for some units, and the ground that bars. */
export function bars(now: State, without: (unit: Unit) => boolean): Obstacle[] {
  return [...groundBars(now), ...now.units.filter((unit) => !without(unit)).map(obstacleOf)];
}

/** PE-GEO-13. How far its front edge must go until it touches the other; undefined if it never does. */
export function lengthTo(unit: Unit, other: Unit): Length | undefined {
  return reach(groundOf(unit), unit.pose.heading, groundOf(other));
}

/** PE-GAP-07. How far ahead a unit stands wholly beyond a stream or an obstacle; undefined if it is none. */
export function lengthBeyond(now: State, unit: Unit, id: string | undefined): Length | undefined {
  const pieces = crossedGround(now).filter(({ by }) => by !== 'edge' && 'ground' in by && by.ground === id);
  if (pieces.length === 0) return undefined;
  const far = 100_000;
  const ground = footprint(moved(unit.pose, far), shapeOf(unit));
  const backs = pieces.map((piece) => reach(ground, opposite(unit.pose.heading), piece.ground) ?? far);
  return far - Math.min(...backs) + SHORT;
}

/** The ground that a unit has swept on a straight way, and that on which it ends. */
export function swept(unit: Unit, by: Length): Footprint {
  const { corners } = groundOf(unit);
  const [frontLeft, frontRight] = pushed(groundOf(unit), unit.pose.heading, by).corners;
  return { corners: [frontLeft!, frontRight!, corners[2]!, corners[3]!], radius: 0 };
}
