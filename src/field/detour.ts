/** The shortest way round obstacles for a stand or a figure, along their grown corners (SK-GEO-13, FB-GEO-21). */
import { areApart, boxOf } from './box.ts';
import { edgesOf, outward } from './edges.ts';
import { overlaps } from './gap.ts';
import { isOff } from './free.ts';
import { bearing, EIGHTH_TURN } from './heading.ts';
import { type Length, TOUCH } from './length.ts';
import type { Obstacles } from './obstacle.ts';
import { from, type Point, type Pose, rounded, wayLength } from './point.ts';
import { band, disc, type Footprint, footprint, type Shape } from './shape.ts';

/** The corners of an octagon about a circle lie this much farther out: 1 / cos 22.5°. */
const OCTAGON = 1.0824;

/** A path from point to point, and its length or cost: each leg rounded up. */
export interface Path {
  readonly points: readonly Point[];
  readonly length: Length;
}

/** What a way round may cost. */
interface Limits {
  /** A longer way is of no use, and need not be looked for. */
  readonly most?: Length;
  /** What the last leg costs from a point, where that is more than its length: a stand turns in it. */
  readonly last?: (place: Point) => Length;
  /** Whether a straight leg is free, where more bars it than what the disc would overlap. */
  readonly isFree?: (a: Point, b: Point) => boolean;
  /** The points to go round all obstacles, if they are known. */
  readonly corners?: readonly Point[];
}

/**
 * The cheapest path of a disc among obstacles.
 *
 * @returns the points after the start; undefined if there is no way on the table, or none within the limits.
 */
export function detour(
  start: Point,
  end: Point,
  radius: Length,
  among: Obstacles,
  {
    most = Infinity,
    last = (place) => wayLength(place, end),
    isFree = isUnhindered(radius, among),
    corners = among.things.flatMap(({ ground }) => roundCorners(ground, radius)),
  }: Limits = {},
): Path | undefined {
  const straight = last(start);
  if (straight > most) return undefined;
  if (isFree(start, end)) return { points: [end], length: straight };
  const isNear = (place: Point): boolean => wayLength(start, place) + wayLength(place, end) <= most;
  const places = [end, ...corners.filter((place) => isNear(place) && isFree(place, place))];
  const leg = (a: Point, b: Point): Length => (b === end ? last(a) : wayLength(a, b));
  const path = shortest(start, end, places, leg, isFree, most);
  return path && path.length <= most ? path : undefined;
}

/** A place, from itself to itself, is barred only if every leg from it surely is: those are measured to the hundredth. */
function isUnhindered(radius: Length, { size, things }: Obstacles): (a: Point, b: Point) => boolean {
  const boxed = things.map(({ ground }) => ({ ground, box: boxOf(ground) }));
  return (a, b) => {
    const leg = band(a, b, radius);
    if (isOff(leg, size)) return false;
    const swept = a === b ? disc(a, radius - 1) : leg;
    const around = boxOf(swept);
    return boxed.every(({ ground, box }) => areApart(box, around) || !overlaps(swept, ground));
  };
}

/** A path to a place that has been found so far. */
interface Reached {
  readonly place: Point;
  readonly length: Length;
  readonly before: Reached | undefined;
}

/**
 * Dijkstra's algorithm; of equally short paths the one found first, which depends on the order of the obstacles alone. What
 * would be too long even if it were straight from there is left out: points are rounded, so a touch more is allowed.
 */
function shortest(
  start: Point,
  end: Point,
  places: readonly Point[],
  leg: (a: Point, b: Point) => Length,
  isFree: (a: Point, b: Point) => boolean,
  most: Length,
): Path | undefined {
  const open = new Map<Point, Reached>([[start, { place: start, length: 0, before: undefined }]]);
  const left = new Set(places);
  const onward = new Map(places.map((place) => [place, wayLength(place, end)]));
  while (open.size > 0) {
    const at = [...open.values()].reduce((least, each) => (each.length < least.length ? each : least));
    const { place } = at;
    if (place === end) return pathTo(at);
    open.delete(place);
    left.delete(place);
    for (const next of left) {
      const length = at.length + leg(place, next);
      if (length + onward.get(next)! > most + TOUCH) continue;
      if (length >= (open.get(next)?.length ?? Infinity) || !isFree(place, next)) continue;
      open.set(next, { place: next, length, before: at });
    }
  }
  return undefined;
}

function pathTo({ place, length, before }: Reached): Path {
  const points: Point[] = [place];
  for (let at = before; at?.before; at = at.before) points.unshift(at.place);
  return { points, length };
}

/** The corners of an obstacle moved out by the radius of who goes round it; of a round one, eight points about it. */
export function roundCorners(ground: Footprint, radius: Length): Point[] {
  const by = ground.radius + radius;
  const [a, b] = ground.corners;
  if (!b) return [0, 1, 2, 3, 4, 5, 6, 7].map((each) => from({ ...a!, heading: EIGHTH_TURN * each }, by * OCTAGON, 0));
  const sides = ground.corners.length > 2 ? ground.corners : footprint(...thinRectangle(a!, b)).corners;
  const edges = edgesOf(sides).map(outward);
  return edges.map((next, each) => {
    const before = edges.at(each - 1)!;
    const share = (by + 1) / (1 + before.x * next.x + before.y * next.y);
    const corner = sides[each]!;
    return rounded({ x: corner.x + share * (before.x + next.x), y: corner.y + share * (before.y + next.y) });
  });
}

/** A line as the thinnest rectangle, which has corners to go round. */
function thinRectangle(a: Point, b: Point): [Pose, Shape] {
  const heading = bearing(b.x - a.x, b.y - a.y);
  return [
    { ...b, heading },
    { kind: 'rectangle', wide: 2, deep: wayLength(a, b) },
  ];
}
