/** The way of one stand: straight to a pose, or round what bars that (FB-GEO-05, -06, -21). */
import { detour } from './detour.ts';
import { isOff } from './free.ts';
import { overlaps } from './gap.ts';
import { type Length, MILLIMETRE } from './length.ts';
import type { Obstacles } from './obstacle.ts';
import { from, type Point, type Pose } from './point.ts';
import { cornersAmong, isKnownFree, isLegFree, otherIn, type Roads } from './roads.ts';
import { type Footprint, footprint, middle, type Rectangle } from './shape.ts';
import { directLength } from './way.ts';

/** The poses after the start, and what it costs to get there. */
export interface StandWay {
  readonly poses: readonly Pose[];
  readonly cost: Length;
  /** Of a way that was looked for: how it was found. */
  readonly course?: Course;
}

/** The points of a way among roads, what it turns at besides what stays, and by how much it might have been dearer. */
interface Course {
  readonly roads: Roads;
  readonly points: readonly Point[];
  readonly about: readonly Footprint[];
  readonly spare: Length;
}

/** What rounding may add to a way at most. */
const ROUNDING = MILLIMETRE;

/** FB-GEO-06. On its way a stand passes wherever a disc as broad as its shorter side does. */
export function passageOf({ wide, deep }: Rectangle): Length {
  return Math.floor(Math.min(wide, deep) / 2);
}

/** FB-GEO-06. Whether all of a stand fits somewhere. */
export function fits(ground: Footprint, { size, things }: Obstacles): boolean {
  return !isOff(ground, size) && things.every((each) => !overlaps(ground, each.ground));
}

/**
 * FB-GEO-05, -21. Straight, place and heading changing together; or along the corners of what bars that, the heading kept
 * until the last leg.
 *
 * @param roads those among what stays, for stands of this shape; `others`: what is in the way besides.
 * @returns undefined if there is no way of at most this cost. Whether the stand fits where it ends is not looked at.
 */
export function standWay(
  start: Pose,
  end: Pose,
  shape: Rectangle,
  most: Length,
  roads: Roads,
  others: readonly Footprint[] = [],
): StandWay | undefined {
  const straight = directLength(start, end, shape);
  if (straight > most) return undefined;
  const a = samePoint(roads.starts, middle(footprint(start, shape)));
  const b = samePoint(roads.ends, middle(footprint(end, shape)));
  const present = others.map((ground) => otherIn(roads, ground));
  const isFree = (one: Point, other: Point): boolean => isKnownFree(roads, one, other, present);
  const courseOf = (points: readonly Point[], cost: Length): Course => ({
    roads,
    points,
    about: present
      .filter(({ corners }) => corners.some((corner) => points.includes(corner)))
      .map(({ ground }) => ground),
    spare: most - cost,
  });
  if (isFree(a, b)) return { poses: [end], cost: straight, course: courseOf([a, b], straight) };
  const poseAt = (point: Point): Pose => ({
    ...from({ ...point, heading: start.heading }, shape.deep / 2, 0),
    heading: start.heading,
  });
  const path = detour(a, b, roads.radius, roads.among, {
    most,
    isFree,
    corners: cornersAmong(roads, present),
    last: (place) => directLength(place === a ? start : poseAt(place), end, shape),
  });
  if (!path) return undefined;
  const poses = path.points.map((point) => (point === b ? end : poseAt(point)));
  const cost = poses.reduce((sum, to, each) => sum + directLength(poses[each - 1] ?? start, to, shape), 0);
  return cost <= most ? { poses, cost, course: courseOf([a, ...path.points], cost) } : undefined;
}

/** Whether a way that was found among some others shows that there is one among these: it goes round no one else, and is free. */
export function isStillFree({ course }: StandWay, others: readonly Footprint[]): boolean {
  if (!course || course.spare < ROUNDING || !course.about.every((each) => others.includes(each))) return false;
  const { roads, points } = course;
  const present = others.map((ground) => otherIn(roads, ground));
  const isFree = (a: Point, b: Point): boolean => isKnownFree(roads, a, b, present);
  return points.every(
    (point, n) => n === 0 || (isFree(points[n - 1]!, point) && (n === points.length - 1 || isFree(point, point))),
  );
}

function samePoint(points: Map<string, Point>, { x, y }: Point): Point {
  const key = `${x},${y}`;
  const known = points.get(key) ?? { x, y };
  points.set(key, known);
  return known;
}

/** FB-GEO-21. The legs that an order names, straight from pose to pose. */
export function namedWay(
  start: Pose,
  poses: readonly Pose[],
  shape: Rectangle,
  most: Length,
  roads: Roads,
  others: readonly Footprint[] = [],
): StandWay | undefined {
  const all = [start, ...poses];
  const cost = poses.reduce((sum, to, each) => sum + directLength(all[each]!, to, shape), 0);
  if (cost > most) return undefined;
  const points = all.map((pose) => middle(footprint(pose, shape)));
  const present = others.map((ground) => otherIn(roads, ground));
  const isWayFree = points.slice(1).every((to, each) => isLegFree(roads, points[each]!, to, present));
  return isWayFree ? { poses, cost } : undefined;
}
