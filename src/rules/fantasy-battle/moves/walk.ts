/** FB-STD-01 to -06, FB-GEO-05, -06, -21. The stands of a unit on their ways, one after another. */
import type { Length } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { overlaps } from '../../../field/gap.ts';
import { type Roads, roadsAmong } from '../../../field/roads.ts';
import type { Footprint } from '../../../field/shape.ts';
import { fits, namedWay, passageOf, type StandWay, standWay } from '../../../field/stand-way.ts';
import { directLength } from '../../../field/way.ts';
import { placed } from '../../../field/contact.ts';
import type { Pose } from '../../../field/point.ts';
import { type KnownGoings, type Mover, newGoings, type Walkers } from '../../../march/goings.ts';
import { oneByOne, type Walked } from '../../../march/one-by-one.ts';
import { halfDistance } from '../position/distance.ts';
import { type Bars, barsFor, type Licence } from '../position/ground.ts';
import { isStandEngaged, poseOf, shapeOf, standsOf } from '../position/stands.ts';
import type { StandMoved } from '../facts.ts';
import type { State, Unit } from '../state.ts';

/** A unit about to move: how far, at most half of that in difficult ground, and what bars its stands. */
export interface Walk {
  readonly now: State;
  readonly unit: Unit;
  readonly most: Length;
  readonly half: Length;
  readonly bars: Bars;
}

export function walkOf(now: State, unit: Unit, most: Length, licence: Licence): Walk {
  return { now, unit, most, half: Math.min(most, halfDistance(unit)), bars: barsFor(now, unit, most, licence) };
}

/** A stand that goes somewhere. */
export function moverOf({ unit }: Pick<Walk, 'unit'>, n: number, end: Pose, via?: Pose): Mover {
  return { n, start: poseOf(unit.stands.find((each) => each.n === n)!), end, ...(via && { via }) };
}

/** What is known of the ways of a unit's stands among the same things: round difficult ground, and through it. */
interface Known {
  readonly ways: Map<string, StandWay | undefined>;
  readonly goings: KnownGoings;
  readonly round: Roads;
  readonly through: Roads;
}

const KNOWN = new WeakMap<Bars, Known>();

function knownOf({ unit, bars }: Walk): Known {
  const { size, passing, slowing } = bars;
  const roads = (things: readonly Obstacle[]): Roads => roadsAmong({ size, things }, passageOf(shapeOf(unit)));
  const known = KNOWN.get(bars) ?? {
    ways: new Map(),
    goings: newGoings(),
    round: roads([...passing, ...slowing]),
    through: roads(passing),
  };
  KNOWN.set(bars, known);
  return known;
}

/** The ways through difficult ground. */
export function roadsThrough(walk: Walk): Roads {
  return knownOf(walk).through;
}

/**
 * FB-STD-09, FB-GEO-05, -17, -21, FB-GAP-05. Round difficult ground at full distance, or through it at half: what costs less.
 *
 * @param own the stands of its own unit that are in the way, besides all that is not of the unit.
 */
export function wayOf(walk: Walk, mover: Mover, own: readonly Footprint[] = []): StandWay | undefined {
  if (mover.legs || own.length > 0) return foundWay(walk, mover, own);
  const { ways } = knownOf(walk);
  const key = `${keyOf(mover.start)} ${keyOf(mover.end)}${mover.via ? ` ${keyOf(mover.via)}` : ''}`;
  if (!ways.has(key)) ways.set(key, foundWay(walk, mover, own));
  return ways.get(key);
}

function foundWay(walk: Walk, { start, end, via, legs }: Mover, own: readonly Footprint[]): StandWay | undefined {
  const { unit, most, half, bars } = walk;
  const shape = shapeOf(unit);
  const fold = via ? directLength(via, end, shape) : 0;
  const { round, through } = knownOf(walk);
  const wayWithin = (limit: Length, roads: Roads): StandWay | undefined =>
    legs
      ? namedWay(start, legs, shape, limit, roads, own)
      : standWay(start, via ?? end, shape, limit - fold, roads, own);
  const clear = wayWithin(most, round);
  const slow = bars.slowing.length > 0 ? wayWithin(half, through) : undefined;
  const way = !clear || (slow && slow.cost < clear.cost) ? slow : clear;
  return way && via ? { ...way, poses: [...way.poses, end], cost: way.cost + fold } : way;
}

/** FB-GAP-05. Whether a stand keeps clear of difficult ground on straight legs. */
export function keepsClear({ unit, most, bars }: Walk, { start, end, legs = [end] }: Mover): boolean {
  const shape = shapeOf(unit);
  const roads = roadsAmong({ size: bars.size, things: bars.slowing }, passageOf(shape));
  return namedWay(start, legs, shape, most, roads) !== undefined;
}

/** A pose, to look it up by. */
export function keyOf({ x, y, heading }: Pose): string {
  return `${x},${y},${heading}`;
}

/** FB-GEO-06. Whether all of a stand has room where it ends; the middle of its front not even a touch beyond the edge. */
export function hasRoom({ unit, bars: { size, ending } }: Walk, end: Pose): boolean {
  const isOn = end.x >= 0 && end.y >= 0 && end.x <= size.wide && end.y <= size.deep;
  return isOn && fits(placed(end, shapeOf(unit)).ground, { size, things: ending });
}

/** FB-OFF-01. Whether nothing bars a stand where it ends, on the table or beyond its edge. */
export function isClear({ unit, bars: { ending } }: Walk, end: Pose): boolean {
  const { ground } = placed(end, shapeOf(unit));
  return ending.every((each) => !overlaps(ground, each.ground));
}

/** How many go first, and whether no other may pass a stand where it ends. */
interface Procession {
  readonly leading?: number;
  readonly bars?: (mover: Mover) => boolean;
}

/** FB-STD-01, -06, -07, FB-OBS-02, FB-Q-04. All of them, in the first order in which that can be; undefined if it cannot. */
export function walkAll(walk: Walk, movers: readonly Mover[], how?: Procession): Walked[] | undefined {
  return movers.every(({ end }) => hasRoom(walk, end)) ? inOrder(walk, movers, how) : undefined;
}

/** The same where each is known to have room. */
export function inOrder(
  walk: Walk,
  movers: readonly Mover[],
  { leading = 0, bars = () => false }: Procession = {},
): Walked[] | undefined {
  const { now, unit } = walk;
  const resting = standsOf(unit).filter(({ n }) => movers.every((each) => each.n !== n));
  const barring = resting.filter(({ n }) => isStandEngaged(now, unit, n)).map(({ n }) => n);
  return oneByOne({ ...walkersOf(walk), movers, leading, barring, bars });
}

/** Whether a stand can be moved before all others of its unit. */
export function canLead(walk: Walk, first: Mover): boolean {
  const barring = standsOf(walk.unit).flatMap(({ n }) => (n === first.n ? [] : [n]));
  return oneByOne({ ...walkersOf(walk), movers: [first], leading: 1, barring, bars: () => false }) !== undefined;
}

function walkersOf(walk: Walk): Pick<Walkers, 'shape' | 'stands' | 'wayOf' | 'known'> {
  const { unit } = walk;
  return {
    shape: shapeOf(unit),
    stands: standsOf(unit),
    wayOf: (mover, own) => wayOf(walk, mover, own),
    known: knownOf(walk).goings,
  };
}

export function movedStands(walked: readonly Walked[]): StandMoved[] {
  return walked.map(({ mover, way }) => ({ n: mover.n, way: way.poses, cost: way.cost }));
}
