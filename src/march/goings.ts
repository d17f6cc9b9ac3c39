/** Where the stands of a unit go, one by one: the way of each if its own unit is ignored, and its ways round stands of its own. */
import { overlaps } from '../field/gap.ts';
import type { Pose } from '../field/point.ts';
import { overlapAny } from '../field/several.ts';
import { band, type Footprint, footprint, middle, type Rectangle } from '../field/shape.ts';
import { isStillFree, passageOf, type StandWay } from '../field/stand-way.ts';

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

/** A stand of the unit where it stands before the move. */
interface Resident {
  readonly n: number;
  readonly ground: Footprint;
}

/** Stands of the unit, a bit for each. */
export type Stands = number;

/** A stand and where it goes: its way if its own unit is ignored, and which of the unit are in that way. */
export interface Going {
  readonly mover: Mover;
  readonly way: StandWay;
  readonly end: Footprint;
  readonly swept: readonly Footprint[];
  /** Its place among the stands of the unit, and its bit. */
  readonly stand: number;
  readonly self: Stands;
  /** Which of the unit are where it ends, and which where it passes. */
  readonly onto: Stands;
  readonly across: Stands;
  /** A number for where it ends, the same for all who end there. */
  readonly place: number;
  /** Of places where others may have ended: whether it would end on them there, and pass them. */
  readonly ended: { readonly onto: boolean; readonly across: boolean }[];
  /** Whether there is a way round others of the unit, by whom it goes round; the ways that have been found; who leaves none. */
  readonly open: Set<string>;
  readonly round: Map<string, StandWay>;
  readonly shut: Others[];
}

/** Others of the unit that are in the way: where they stand before the move, and the places where they have ended. */
export interface Others {
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
  readonly wayOf: (mover: Mover, own: readonly Footprint[]) => StandWay | undefined;
  readonly known: KnownGoings;
}

export function standOf({ stands }: Walkers, number: number): number {
  return stands.findIndex(({ n }) => n === number);
}

export function bitsOf(walkers: Walkers, numbers: readonly number[]): Stands {
  return numbers.reduce((all, n) => all | (1 << standOf(walkers, n)), 0);
}

export function goingOf(walkers: Walkers, mover: Mover): Going | undefined {
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
  return {
    mover,
    way,
    end,
    swept,
    stand: standOf(walkers, mover.n),
    self: bitsOf(walkers, [mover.n]),
    onto: on([end]),
    across: on(swept),
    place: placeOf(walkers.known, mover.end, end),
    ended: [],
    open: new Set(),
    round: new Map(),
    shut: [],
  };
}

function placeOf({ places, ends }: KnownGoings, { x, y, heading }: Pose, ground: Footprint): number {
  const key = `${x},${y},${heading}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, ends.length);
  return ends.push(ground) - 1;
}

/** Whether it would end on one that has ended, and pass it. */
export function meets({ end, swept, ended }: Going, other: Going): Going['ended'][number] {
  return (ended[other.place] ??= { onto: overlaps(other.end, end), across: overlapAny(swept, [other.end]) });
}

/** Whether there is a way round others. If some of them leave none, more of them leave none either. */
export function isOpen(walkers: Walkers, going: Going, others: Others): boolean {
  const { open, round, shut } = going;
  const key = keyOf(others);
  if (open.has(key)) return true;
  if (shut.some((each) => includes(others, each))) return false;
  const own = groundsOf(walkers, others);
  const isFound = [...round.values()].some((way) => isStillFree(way, own)) || wayRound(walkers, going, others);
  if (isFound) open.add(key);
  else shut.push(others);
  return Boolean(isFound);
}

/** The cheapest way round others. */
export function wayRound(walkers: Walkers, { mover, round }: Going, others: Others): StandWay | undefined {
  const key = keyOf(others);
  const known = round.get(key);
  if (known) return known;
  const way = walkers.wayOf(mover, groundsOf(walkers, others));
  if (way) round.set(key, way);
  return way;
}

function keyOf({ places, stands }: Others): string {
  return `${stands[0]!.join()} ${places.join()} ${stands[1]!.join()}`;
}

function groundsOf({ stands, known }: Walkers, others: Others): Footprint[] {
  const groundOf = (stand: number): Footprint => stands[stand]!.ground;
  const [waiting, resting] = others.stands;
  return [...waiting!.map(groundOf), ...others.places.map((place) => known.ends[place]!), ...resting!.map(groundOf)];
}

function includes(all: Others, some: Others): boolean {
  return (all.waiting & some.waiting) === some.waiting && some.places.every((place) => all.places.includes(place));
}
