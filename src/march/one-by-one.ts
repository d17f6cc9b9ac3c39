/** The stands of a unit, moved one after another, so that each has a free way of its own (FB-STD-01, -06, FB-GEO-06). */
import { overlaps } from '../field/gap.ts';
import { dot, minus, type Pose, type Vector } from '../field/point.ts';
import type { Obstacle } from '../field/obstacle.ts';
import { band, type Footprint, footprint, middle, type Rectangle } from '../field/shape.ts';
import { passageOf, type StandWay } from '../field/stand-way.ts';

/** A stand, and where it is to go. */
export interface Mover {
  readonly n: number;
  readonly start: Pose;
  readonly end: Pose;
  /** It goes here first, and turns from here to its end about a corner that it may touch. */
  readonly via?: Pose;
  /** The poses of its way, where the order names them; the last is its end. */
  readonly legs?: readonly Pose[];
}

export interface Walked {
  readonly mover: Mover;
  readonly way: StandWay;
}

export interface Walkers {
  readonly shape: Rectangle;
  readonly movers: readonly Mover[];
  /** So many of the first go first. */
  readonly leading: number;
  /** Stands of the unit that do not move, and those of them that nobody passes. */
  readonly resting: readonly Footprint[];
  readonly barring: readonly Footprint[];
  /** Whether nobody passes it where it ends: it touches an enemy there. */
  readonly bars: (mover: Mover) => boolean;
  /** The cheapest way among all that is not of the unit, and these. */
  readonly wayOf: (mover: Mover, own: readonly Obstacle[]) => StandWay | undefined;
}

/** The orders in which all stands of a unit can be moved are as many as this at most: those of six. */
const MOST_ORDERS = 720;

/**
 * The ways of the first order in which all are free: the front-most in the direction of the move first, then every other
 * order; undefined if there is none. Only if their own unit always bars somebody's cheapest way do they go round it.
 */
export function oneByOne(walkers: Walkers): Walked[] | undefined {
  return inSomeOrder(walkers, false) ?? inSomeOrder(walkers, true);
}

function inSomeOrder(walkers: Walkers, mayGoRound: boolean): Walked[] | undefined {
  const { movers, leading, shape } = walkers;
  const order = [...movers.slice(0, leading), ...frontMostFirst(movers.slice(leading))];
  const grounds = new Map(
    movers.map((each) => [each, { start: footprint(each.start, shape), end: footprint(each.end, shape) }]),
  );
  const ways = new Map<Mover, StandWay | undefined>();
  // Who is left decides what is in the way, in whatever order the others went.
  const hopeless = new Set<string>();
  let tried = 0;
  const next = (done: readonly Walked[], left: readonly Mover[]): Walked[] | undefined => {
    if (left.length === 0) return [...done];
    const key = left.map(({ n }) => n).join(' ');
    if (hopeless.has(key)) return undefined;
    for (const mover of done.length < leading ? left.slice(0, 1) : left) {
      if (tried >= MOST_ORDERS) return undefined;
      const waiting = left.filter((each) => each !== mover).map((each) => grounds.get(each)!.start);
      const moved = done.map((each) => grounds.get(each.mover)!.end);
      const barring = done.filter((each) => walkers.bars(each.mover)).map((each) => grounds.get(each.mover)!.end);
      const isTaken = [...waiting, ...moved, ...walkers.resting].some((each) =>
        overlaps(each, grounds.get(mover)!.end),
      );
      const own = [...waiting, ...barring, ...walkers.barring];
      const way = isTaken ? undefined : wayAmong(walkers, mover, own, ways, mayGoRound);
      if (!way) {
        tried++;
        continue;
      }
      const rest = left.filter((each) => each !== mover);
      const found = next([...done, { mover, way }], rest);
      if (found) return found;
    }
    hopeless.add(key);
    return undefined;
  };
  return next([], order);
}

/** The way that it has anyway, if its own unit leaves it free; else another. */
function wayAmong(
  { wayOf, shape }: Walkers,
  mover: Mover,
  own: readonly Footprint[],
  ways: Map<Mover, StandWay | undefined>,
  mayGoRound: boolean,
): StandWay | undefined {
  const known = ways.has(mover) ? ways.get(mover) : wayOf(mover, []);
  ways.set(mover, known);
  if (!known) return undefined;
  const poses = [mover.start, ...known.poses].slice(0, mover.via ? -1 : undefined);
  const points = poses.map((pose) => middle(footprint(pose, shape)));
  const isBarred = points.slice(1).some((to, each) => {
    const swept = band(points[each]!, to, passageOf(shape));
    return own.some((ground) => overlaps(swept, ground));
  });
  if (!isBarred) return known;
  const things = own.map((ground): Obstacle => ({ by: { unit: '' }, ground }));
  return mayGoRound ? wayOf(mover, things) : undefined;
}

/** By how far on they stand in the direction in which most of them go; else by number. */
function frontMostFirst(movers: readonly Mover[]): Mover[] {
  const sum = movers
    .map(({ start, end }) => minus(end, start))
    .reduce<Vector>((all, each) => ({ x: all.x + each.x, y: all.y + each.y }), { x: 0, y: 0 });
  return movers.toSorted((a, b) => dot(sum, minus(b.start, a.start)) || a.n - b.n);
}
