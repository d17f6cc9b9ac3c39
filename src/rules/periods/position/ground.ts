/** PE-GAP-07, PE-GEO-05. What ground does to a move, and what bars it. */
import { reach } from '../../../field/cast.ts';
import { overlaps } from '../../../field/gap.ts';
import { type Area, type Line, obstaclesOf, reachesInto } from '../../../field/ground.ts';
import { type Heading, opposite } from '../../../field/heading.ts';
import type { Interval } from '../../../field/intervals.ts';
import type { Length } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { band, disc, type Footprint, footprint, type Rectangle } from '../../../field/shape.ts';
import { groundOf } from './body.ts';
import type { State, Unit } from '../state.ts';
import { CLOSED, CROSSED, SLOW } from '../values.ts';

interface Sorts {
  readonly closed: readonly Obstacle[];
  readonly crossed: readonly Obstacle[];
  readonly slow: readonly Obstacle[];
}

const SORTED = new WeakMap<State['field'], Sorts>();

/** The ground of a battle never changes, so it is sorted once. */
function sorted({ field }: Pick<State, 'field'>): Sorts {
  const known = SORTED.get(field);
  if (known) return known;
  const of = (kinds: readonly string[]): Obstacle[] =>
    obstaclesOf(field, ({ kind }: Area | Line) => kinds.includes(kind));
  const sorts = { closed: of(CLOSED), crossed: of(CROSSED), slow: of(SLOW) };
  SORTED.set(field, sorts);
  return sorts;
}

/** Impassable ground; the edge of the table is looked at besides. */
export function closedGround(now: Pick<State, 'field'>): readonly Obstacle[] {
  return sorted(now).closed;
}

/** Streams and obstacles: a quarter to cross, never in a charge (PE-CFO-08). */
export function crossedGround(now: Pick<State, 'field'>): readonly Obstacle[] {
  return sorted(now).crossed;
}

/** Woods, villages, marsh: close order is unformed while any part of it lies in them. */
export function isInSlowGround(now: Pick<State, 'field'>, unit: Unit): boolean {
  const ground = groundOf(unit);
  return sorted(now).slow.some((each) => overlaps(ground, each.ground));
}

/** PE-EVA-04. In a wood or village, or behind cover: a wall or hedge before its front edge or a side of it. */
export function isInCover(now: Pick<State, 'field'>, unit: Unit): boolean {
  const ground = groundOf(unit);
  const inWood = now.field.areas.some(
    (area) => (area.kind === 'wood' || area.kind === 'building') && reachesInto(ground, area),
  );
  const behind = now.field.lines.some(
    (line) => (line.kind === 'wall' || line.kind === 'hedge') && reachesInto(grown(ground), line),
  );
  return inWood || behind;
}

/** PE-GAP-17. In a village, or a wall before its front edge or a side of it. */
export function isBehindSolid(now: Pick<State, 'field'>, unit: Unit): boolean {
  const ground = groundOf(unit);
  return (
    now.field.areas.some((area) => area.kind === 'building' && reachesInto(ground, area)) ||
    now.field.lines.some((line) => line.kind === 'wall' && reachesInto(grown(ground), line))
  );
}

/** PE-EVA-04. A base's breadth around it. */
function grown(ground: Footprint): Footprint {
  return { ...ground, radius: ground.radius + 1_500 };
}

function frontEdge(pose: Pose, { wide }: Rectangle): Footprint {
  const { corners } = footprint(pose, { kind: 'rectangle', wide, deep: 0 });
  return band(corners[0]!, corners[1]!, 0);
}

/** A march column or limbered guns on a road: they disregard the ground that it runs through. */
function isOnRoad({ field }: Pick<State, 'field'>, unit: Unit, pose: Pose): boolean {
  if (unit.formation !== 'marchColumn' && unit.formation !== 'limbered') return false;
  return field.lines.some((line) => line.kind === 'road' && reachesInto(disc(pose, 50), line));
}

/** The stretches of a straight way in which a part of the front edge lies in ground that doubles its cost. */
export function slowStretches(
  now: State,
  unit: Unit,
  pose: Pose,
  wide: Length,
  toward: Heading,
  by: Length,
): Interval[] {
  const { slow } = sorted(now);
  if (slow.length === 0 || isOnRoad(now, unit, pose)) return [];
  const front = frontEdge(pose, { kind: 'rectangle', wide, deep: 0 });
  const far = frontEdge(
    { ...moved({ ...pose, heading: toward }, by), heading: pose.heading },
    {
      kind: 'rectangle',
      wide,
      deep: 0,
    },
  );
  return slow.flatMap(({ ground }) => {
    const low = overlaps(front, ground) ? 0 : reach(front, toward, ground);
    if (low === undefined || low >= by) return [];
    const back = overlaps(far, ground) ? 0 : (reach(far, opposite(toward), ground) ?? by);
    return [{ low, high: by - back }];
  });
}
