/** The stands of a unit, moved one after another, so that each has a free way of its own (FB-STD-01, -06, FB-GEO-06). */
import { overlaps } from '../field/gap.ts';
import { dot, minus, type Pose, type Vector } from '../field/point.ts';
import type { Obstacle } from '../field/obstacle.ts';
import { overlapAny } from '../field/several.ts';
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

/** A stand of the unit where it stands before the move. */
interface Resident {
  readonly n: number;
  readonly ground: Footprint;
}

/** Stands of the unit, a bit for each. */
type Stands = number;

/** A stand and where it goes: its way if its own unit is ignored, and which of the unit are in that way. */
interface Going {
  readonly mover: Mover;
  readonly way: StandWay;
  readonly end: Footprint;
  readonly swept: readonly Footprint[];
  readonly self: Stands;
  /** Which of the unit are where it ends, and which where it passes. */
  readonly onto: Stands;
  readonly across: Stands;
  /** A number for where it ends, the same for all who end there. */
  readonly place: number;
  /** Its ways round others of the unit, by whom it goes round; and who leaves it none. */
  readonly round: Map<string, StandWay>;
  readonly shut: Others[];
}

/** Others of the unit that are in the way: where they stand before the move, and the places where they have ended. */
interface Others {
  readonly waiting: Stands;
  readonly places: readonly number[];
  /** Those who wait, in their order: those yet to move, and those who rest. Of equal ways the one found first is taken. */
  readonly stands: readonly (readonly number[])[];
}

/** What has been found out about the stands of a unit that begin where they stand, among the same obstacles. */
export interface KnownGoings {
  readonly goings: Map<string, Going | undefined>;
  /** Where stands end. */
  readonly ends: Footprint[];
  readonly places: Map<string, number>;
}

export function newGoings(): KnownGoings {
  return { goings: new Map(), ends: [], places: new Map() };
}

export interface Walkers {
  readonly shape: Rectangle;
  /** All stands of the unit, 31 at most. */
  readonly stands: readonly Resident[];
  readonly movers: readonly Mover[];
  /** So many of the first go first. */
  readonly leading: number;
  /** Those that do not move, and that no other may pass. */
  readonly barring: readonly number[];
  /** Whether no other may pass it where it ends: it touches an enemy there. */
  readonly bars: (mover: Mover) => boolean;
  /** The cheapest way among all that is not of the unit, and these. */
  readonly wayOf: (mover: Mover, own: readonly Obstacle[]) => StandWay | undefined;
  readonly known: KnownGoings;
}

/** The orders in which all stands of a unit can be moved are as many as this at most: those of six. */
const MOST_ORDERS = 720;

/**
 * The ways of the first order in which all are free: the front-most in the direction of the move first, then every other
 * order; undefined if there is none. They go round their own unit only if in every order it bars a cheapest way.
 */
export function oneByOne(walkers: Walkers): Walked[] | undefined {
  const { movers, leading, stands } = walkers;
  const resting = stands.filter(({ n }) => movers.every((each) => each.n !== n)).map(({ n }) => n);
  const staying = bitsOf(walkers, resting);
  const order: Going[] = [];
  for (const mover of [...movers.slice(0, leading), ...frontMostFirst(movers.slice(leading))]) {
    const going = goingOf(walkers, mover);
    if (!going || going.onto & staying) return undefined;
    order.push(going);
  }
  return inSomeOrder(walkers, order, false) ?? inSomeOrder(walkers, order, true);
}

function bitsOf({ stands }: Walkers, numbers: readonly number[]): Stands {
  return numbers.reduce((all, n) => all | (1 << stands.findIndex((each) => each.n === n)), 0);
}

function goingOf(walkers: Walkers, mover: Mover): Going | undefined {
  const { n, end, via, legs } = mover;
  if (legs) return goingFound(walkers, mover);
  const { goings } = walkers.known;
  const key = `${n} ${end.x},${end.y},${end.heading} ${via ? 'folds' : ''}`;
  if (!goings.has(key)) goings.set(key, goingFound(walkers, mover));
  return goings.get(key);
}

function goingFound(walkers: Walkers, mover: Mover): Going | undefined {
  const { shape, stands } = walkers;
  const way = walkers.wayOf(mover, []);
  if (!way) return undefined;
  const poses = [mover.start, ...way.poses].slice(0, mover.via ? -1 : undefined);
  const points = poses.map((pose) => middle(footprint(pose, shape)));
  const swept = points.slice(1).map((to, each) => band(points[each]!, to, passageOf(shape)));
  const end = footprint(mover.end, shape);
  const others = stands.filter(({ n }) => n !== mover.n);
  const on = (grounds: readonly Footprint[]): Stands =>
    bitsOf(
      walkers,
      others.filter(({ ground }) => overlapAny(grounds, [ground])).map(({ n }) => n),
    );
  const self = bitsOf(walkers, [mover.n]);
  const place = placeOf(walkers.known, mover.end, end);
  return { mover, way, end, swept, self, onto: on([end]), across: on(swept), place, round: new Map(), shut: [] };
}

function placeOf({ places, ends }: KnownGoings, { x, y, heading }: Pose, ground: Footprint): number {
  const key = `${x},${y},${heading}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, ends.length);
  return ends.push(ground) - 1;
}

function inSomeOrder(walkers: Walkers, order: readonly Going[], mayGoRound: boolean): Walked[] | undefined {
  const { leading } = walkers;
  const resting = bitsOf(walkers, walkers.barring);
  if (areTangled(order, leading, ({ onto, across }) => (mayGoRound ? onto : onto | across))) return undefined;
  /** Those left when no one could go on. In whatever order the others go before them, no one can. */
  const stuck = new Set<Stands>();
  let tried = 0;
  const next = (done: readonly Walked[], gone: readonly Going[], left: readonly Going[]): Walked[] | undefined => {
    if (left.length === 0) return [...done];
    const waiting = bitsAmong(left);
    if (stuck.has(waiting)) return undefined;
    for (const going of gone.length < leading ? left.slice(0, 1) : left) {
      if (tried >= MOST_ORDERS) return undefined;
      const isTaken = going.onto & waiting || gone.some(({ end }) => overlaps(end, going.end));
      const way = isTaken ? undefined : wayAmong(walkers, going, gone, left, resting, mayGoRound);
      if (!way) {
        tried++;
        continue;
      }
      const rest = left.filter((each) => each !== going);
      const found = next([...done, { mover: going.mover, way }], [...gone, going], rest);
      if (found) return found;
    }
    stuck.add(waiting);
    return undefined;
  };
  return next([], [], order);
}

function bitsAmong(goings: readonly Going[]): Stands {
  return goings.reduce((all, { self }) => all | self, 0);
}

/** Whether some wait for each other in every order. `needs`: those that must have gone before. */
function areTangled(order: readonly Going[], leading: number, needs: (going: Going) => Stands): boolean {
  let left = order;
  for (let first = 0; left.length > 0; first++) {
    const waiting = bitsAmong(left);
    const mayGo = (going: Going): boolean => (needs(going) & waiting) === 0;
    const next = first < leading ? left.slice(0, 1) : left;
    const rest = left.filter((each) => !(next.includes(each) && mayGo(each)));
    if (rest.length === left.length) return true;
    left = rest;
  }
  return false;
}

/** The way that it has anyway, if its own unit leaves it free; else another. */
function wayAmong(
  walkers: Walkers,
  going: Going,
  gone: readonly Going[],
  left: readonly Going[],
  resting: Stands,
  mayGoRound: boolean,
): StandWay | undefined {
  const { way, swept, across, self } = going;
  const barring = gone.filter((each) => walkers.bars(each.mover));
  const waiting = bitsAmong(left) | resting;
  const isBarred =
    across & waiting ||
    overlapAny(
      swept,
      barring.map(({ end }) => end),
    );
  if (!isBarred) return way;
  if (!mayGoRound) return undefined;
  const others = left.filter((each) => each.self !== self).map(({ mover: { n } }) => n);
  const stands = [others, walkers.barring].map((all) =>
    all.map((number) => walkers.stands.findIndex(({ n }) => n === number)),
  );
  const places = barring.map(({ place }) => place);
  return wayRound(walkers, going, { waiting: waiting & ~self, places, stands });
}

/** If some of them leave no way, more of them leave none either. */
function wayRound(walkers: Walkers, { mover, round, shut }: Going, others: Others): StandWay | undefined {
  const [waiting, resting] = others.stands;
  const key = `${waiting!.join()} ${others.places.join()} ${resting!.join()}`;
  const known = round.get(key);
  if (known || shut.some((each) => includes(others, each))) return known;
  const groundOf = (stand: number): Footprint => walkers.stands[stand]!.ground;
  const own = [
    ...waiting!.map(groundOf),
    ...others.places.map((place) => walkers.known.ends[place]!),
    ...resting!.map(groundOf),
  ];
  const way = walkers.wayOf(
    mover,
    own.map((ground): Obstacle => ({ by: { unit: '' }, ground })),
  );
  if (way) round.set(key, way);
  else shut.push(others);
  return way;
}

function includes(all: Others, some: Others): boolean {
  return (all.waiting & some.waiting) === some.waiting && some.places.every((place) => all.places.includes(place));
}

/** By how far on they stand in the direction in which most of them go; else by number. */
function frontMostFirst(movers: readonly Mover[]): Mover[] {
  const sum = movers
    .map(({ start, end }) => minus(end, start))
    .reduce<Vector>((all, each) => ({ x: all.x + each.x, y: all.y + each.y }), { x: 0, y: 0 });
  return movers.toSorted((a, b) => dot(sum, minus(b.start, a.start)) || a.n - b.n);
}
