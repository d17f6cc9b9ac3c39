/** A stand flush to an edge, sliding along it to where it is free (FB-GEO-12, -13). */
import { cutAll, type HalfPlane } from './cut.ts';
import { opposite, QUARTER_TURN, turned } from './heading.ts';
import { type Interval, within, without } from './intervals.ts';
import { type Length, nearest, TOUCH } from './length.ts';
import { from, type Pose, seenFrom, type Vector } from './point.ts';
import type { Footprint, Rectangle } from './shape.ts';

/** An edge of a unit or a wall: its middle, the direction out of it, its length. */
export interface Face {
  readonly at: Pose;
  readonly long: Length;
}

/** The four edges of a rectangle: front, right, rear, left. */
export function facesOf(pose: Pose, { wide, deep }: Rectangle): Face[] {
  const side = (ahead: number, right: number, turn: number, long: Length): Face => ({
    at: { ...from(pose, ahead, right), heading: turned(pose.heading, turn) },
    long,
  });
  return [
    side(0, 0, 0, wide),
    side(-deep / 2, wide / 2, QUARTER_TURN, deep),
    side(-deep, 0, 2 * QUARTER_TURN, wide),
    side(-deep / 2, -wide / 2, 3 * QUARTER_TURN, deep),
  ];
}

/**
 * The pose of a stand whose front lies on a face.
 *
 * @param offset of the middle of its front from the middle of the face, to the stand's own right.
 */
export function flush({ at }: Face, offset: Length): Pose {
  return { ...from(at, 0, -offset), heading: opposite(at.heading) };
}

/**
 * The offsets at which a stand can stand flush to a face: free of all obstacles, with at least `least` of its front on
 * the face.
 */
export function freeContact(face: Face, stand: Rectangle, least: Length, obstacles: readonly Footprint[]): Interval[] {
  const room = (face.long + stand.wide) / 2 - least;
  if (room < 0) return [];
  const taken = obstacles.flatMap((each) => shadowOn(face, stand, each));
  return without({ low: Math.ceil(-room), high: Math.floor(room) }, taken);
}

/** The offsets that an obstacle forbids: its part in the strip before the face, wider by half a front at both ends. */
function shadowOn(face: Face, { wide, deep }: Rectangle, obstacle: Footprint): Interval[] {
  const seen = seenCorners(face.at, obstacle);
  const strip: HalfPlane[] = [
    { at: { x: 0, y: deep - TOUCH }, along: { x: 1, y: 0 } },
    { at: { x: 0, y: TOUCH }, along: { x: -1, y: 0 } },
  ];
  const places = cutAll(seen, strip).map(({ x }) => nearest(-x));
  if (places.length === 0) return [];
  return [{ low: Math.min(...places) - Math.ceil(wide / 2), high: Math.max(...places) + Math.ceil(wide / 2) }];
}

/**
 * FB-GEO-19. How far before a front something reaches that begins within a length of it: the wall of a fortified unit.
 *
 * @returns undefined if there is nothing.
 */
export function reachBefore(
  front: Pose,
  wide: Length,
  most: Length,
  grounds: readonly Footprint[],
): Length | undefined {
  const strip: HalfPlane[] = [
    { at: { x: -wide / 2, y: 0 }, along: { x: 0, y: 1 } },
    { at: { x: wide / 2, y: 0 }, along: { x: 0, y: -1 } },
    { at: { x: 0, y: most }, along: { x: 1, y: 0 } },
    { at: { x: 0, y: 0 }, along: { x: -1, y: 0 } },
  ];
  const ahead = grounds.flatMap((ground) => cutAll(seenCorners(front, ground), strip).map(({ y }) => y));
  return ahead.length === 0 ? undefined : nearest(Math.max(...ahead));
}

/** The corners of what a face sees; of round ground, of the square about it in the face's own directions. */
function seenCorners(at: Pose, { corners, radius }: Footprint): Vector[] {
  const seen = corners.map((each) => seenFrom(at, each));
  if (radius === 0) return seen;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [bottom, top] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** FB-GEO-13. The free offset nearest to the middle; both where two are equally near. */
export function nearestFree(free: readonly Interval[]): Length[] {
  const offsets = free.map((each) => within(each, 0));
  const least = Math.min(...offsets.map(Math.abs));
  return offsets.filter((each) => Math.abs(each) === least);
}
