/** The way of one stand: straight to a pose, or round what bars that (FB-GEO-05, -06, -21). */
import { detour, type Roads } from './detour.ts';
import { isOff } from './free.ts';
import { gap, overlaps } from './gap.ts';
import { type Length, TOUCH } from './length.ts';
import type { Obstacles } from './obstacle.ts';
import { cross, from, minus, type Point, type Pose } from './point.ts';
import { band, disc, type Footprint, footprint, middle, type Rectangle } from './shape.ts';
import { directLength } from './way.ts';

/** The poses after the start, and what it costs to get there. */
export interface StandWay {
  readonly poses: readonly Pose[];
  readonly cost: Length;
}

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
 * @param roads what is known of ways round these obstacles, for stands of this shape.
 * @returns undefined if there is no way of at most this cost. Whether the stand fits where it ends is not looked at.
 */
export function standWay(
  start: Pose,
  end: Pose,
  shape: Rectangle,
  most: Length,
  among: Obstacles,
  roads?: Roads,
): StandWay | undefined {
  const straight = directLength(start, end, shape);
  if (straight > most) return undefined;
  const [a, b] = [middle(footprint(start, shape)), middle(footprint(end, shape))];
  if (isWayFree([a, b], shape, among)) return { poses: [end], cost: straight };
  const poseAt = (point: Point): Pose => ({
    ...from({ ...point, heading: start.heading }, shape.deep / 2, 0),
    heading: start.heading,
  });
  const radius = passageOf(shape);
  const near = within(a, b, most / 2 + 2 * radius, among);
  const path = detour(a, b, radius, among, {
    most,
    isFree: (one, other) => isLegFree(one, other, radius, near),
    last: (place) => directLength(place === a ? start : poseAt(place), end, shape),
    ...(roads && { roads }),
  });
  if (!path) return undefined;
  const poses = path.points.map((point) => (point === b ? end : poseAt(point)));
  const cost = poses.reduce((sum, to, each) => sum + directLength(poses[each - 1] ?? start, to, shape), 0);
  return cost <= most ? { poses, cost } : undefined;
}

/** What is within a distance of the point halfway: nothing else can bar a way of twice that length. */
function within(a: Point, b: Point, far: Length, { size, things }: Obstacles): Obstacles {
  const about = disc({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, far);
  return { size, things: things.filter(({ ground }) => overlaps(about, ground)) };
}

/** FB-GEO-06. Whether the disc of a stand passes from point to point. */
function isWayFree(points: readonly Point[], shape: Rectangle, among: Obstacles): boolean {
  const radius = passageOf(shape);
  return points.slice(1).every((to, each) => isLegFree(points[each]!, to, radius, among));
}

/**
 * FB-OBS-03, FB-GEO-01. It may touch what it passes, but a gap between two things on either side of it is as broad as it is,
 * to the hundredth of a millimetre.
 */
function isLegFree(a: Point, b: Point, radius: Length, { size, things }: Obstacles): boolean {
  const swept = band(a, b, radius);
  if (isOff(swept, size)) return false;
  const about = { ...swept, radius: swept.radius + 2 * TOUCH };
  const tight: Footprint[] = [];
  for (const { ground } of things) {
    if (!overlaps(about, ground)) continue;
    if (overlaps(swept, ground)) return false;
    tight.push(ground);
  }
  if (tight.length < 2) return true;
  const along = minus(b, a);
  const [left, right] = [1, -1].map((hand) =>
    tight.filter((ground) => Math.sign(cross(along, minus(middle(ground), a))) === hand),
  );
  return left!.every((one) => right!.every((other) => gap(one, other) >= 2 * radius));
}

/** FB-GEO-21. The legs that an order names, straight from pose to pose. */
export function namedWay(
  start: Pose,
  poses: readonly Pose[],
  shape: Rectangle,
  most: Length,
  among: Obstacles,
): StandWay | undefined {
  const all = [start, ...poses];
  const cost = poses.reduce((sum, to, each) => sum + directLength(all[each]!, to, shape), 0);
  const points = all.map((pose) => middle(footprint(pose, shape)));
  return cost <= most && isWayFree(points, shape, among) ? { poses, cost } : undefined;
}
