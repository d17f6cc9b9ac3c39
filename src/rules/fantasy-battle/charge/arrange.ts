/** FB-GEO-14, FB-LIN, FB-Q-23. The best arrangement of a charge: most contact, then the shortest ways. */
import { type Filling, fillings } from '../../../field/fill.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import { type Pose, seenFrom } from '../../../field/point.ts';
import type { Mover } from '../../../march/goings.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { type Filled, filledBy, isCostlier } from '../moves/filling.ts';
import type { Charge } from '../order.ts';
import type { Contact, ContactSide } from '../state.ts';
import { MOST_FILLED } from '../values.ts';
import { inOrder, moverOf, type Walk } from '../moves/walk.ts';
import { firstPlaces } from './first-stand.ts';
import { type Arrangement, type Line, linesAbout, RESTS, withIdle } from './places.ts';
import type { Setting, Touch } from './setting.ts';
import { sideOf } from './side.ts';

/** Where all stands of a charge go, by which ways, and whom they touch. */
export interface Placement {
  readonly walked: readonly Walked[];
  readonly first: number;
  readonly folded: number;
  readonly contacts: readonly Contact[];
  /** The stands that touch no enemy. */
  readonly idle: readonly number[];
}

/** Where each stand ends. */
export function endsOf({ walked }: Placement): (Pose & { readonly n: number })[] {
  return walked.map(({ mover: { n, end } }) => ({ n, ...end }));
}

/** Whether the same places are taken, by whichever stands. */
export function isSameEnd(one: Placement, other: Placement): boolean {
  const there = endsOf(other);
  return endsOf(one).every(({ x, y }) => there.some((each) => each.x === x && each.y === y));
}

interface Found extends Filled {
  readonly arrangement: Arrangement;
}

type Wish = Pick<Charge, 'first' | 'rest'> & { readonly envelop: boolean };

/** FB-GEO-14. Undefined: no stand can make contact, or the unit cannot keep together (FB-IMP-03). */
export function bestPlacement(setting: Setting, wish: Wish): Placement | undefined {
  const lines = firstPlaces(setting, wish.first)
    .flatMap((first) => linesAbout(setting, first, wish.envelop))
    .map((line) => ({ line, score: scoreOf(setting, line) }))
    .toSorted((a, b) => compareScores(b.score, a.score));
  for (let at = 0; at < lines.length; ) {
    const equal = lines.filter(({ score }) => compareScores(score, lines[at]!.score) === 0);
    for (const rests of wish.rest ? [[wish.rest]] : RESTS) {
      const found = bestOf(
        setting,
        equal.flatMap(({ line }) => rests.flatMap((rest) => withIdle(setting, line, rest))),
      );
      if (found) return placementOf(setting, found);
    }
    at += equal.length;
  }
  return undefined;
}

/** FB-GEO-14 (3). Lengths of contact within half a millimetre are the same: what was placed by formula is rounded. */
const SAME_LENGTH: Length = 50;

/** FB-GEO-14 (1) to (4), FB-LIN-04, -07. Stands that touch the target, by an edge, any enemy; the length of contact; stands in one row. */
function scoreOf(setting: Setting, { first, places }: Line): number[] {
  const all = places.map(({ end }) => setting.touches(end));
  const onTarget = all.map((touches) => touches.filter(({ enemy }) => enemy === setting.target.id));
  return [
    onTarget.filter((touches) => touches.length > 0).length,
    onTarget.filter((touches) => touches.some(({ long }) => long > 0)).length,
    all.filter((touches) => touches.length > 0).length,
    all.flat().reduce((sum, { long }) => sum + Math.round(long / SAME_LENGTH), 0),
    places.filter(({ end }) => isLevel(end, first.pose)).length,
  ];
}

/** FB-GEO-14 (4). In the straight row of the first stand. */
function isLevel(end: Pose, first: Pose): boolean {
  return end.heading === first.heading && Math.abs(seenFrom(first, end).y) <= TOUCH;
}

function compareScores(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/**
 * FB-GEO-14 (5) to (9). Of arrangements that touch as much. Only ways of filling them are looked at that cost no more than
 * the best so far; at first, than what the stands cost in the order in which they stand.
 */
function bestOf(setting: Setting, arrangements: readonly Arrangement[]): Found | undefined {
  let best: Found | undefined;
  const look = (arrangement: Arrangement, limit: Filling | undefined): void => {
    const walk = walkInto(setting, arrangement);
    if (!walk) return;
    for (const filling of fillingsOf(setting, arrangement, limit)) {
      if (best && isCostlier(filling, best.filling)) break;
      const found = walked(setting, walk, arrangement, filling);
      if (found && (!best || isBetter(setting, found, best))) best = found;
    }
  };
  for (const arrangement of arrangements) {
    const inOrder = best ? undefined : fillingInOrder(setting, arrangement);
    look(arrangement, best?.filling ?? inOrder);
    // Their own unit may bar them, or make their ways longer: then others that seemed to cost more may do better.
    if (inOrder && (!best || isCostlier(best.filling, inOrder))) look(arrangement, best?.filling);
  }
  return best;
}

/** All ways of filling up to six places; more stands keep the order in which they stand from left to right. */
function fillingsOf(setting: Setting, arrangement: Arrangement, limit: Filling | undefined): Filling[] {
  const { stands } = setting.unit;
  const { at } = arrangement;
  const only = stands.length > MOST_FILLED ? fillingInOrder(setting, arrangement) : undefined;
  if (stands.length > MOST_FILLED) return only ? [only] : [];
  const mayLead = leads(setting, arrangement);
  return fillings(waysOf(setting, arrangement), (filler, place) => place !== at || mayLead(filler), limit);
}

/** The cost of each stand's way to each place; undefined: it has none. */
function waysOf({ unit, waysTo }: Setting, { places }: Arrangement): (Length | undefined)[][] {
  const ways = places.map(waysTo);
  return unit.stands.map((_, stand) => ways.map((to) => to(stand)?.cost));
}

/** FB-FST-02. Whether a stand may be the first there. */
function leads({ unit }: Setting, { first }: Arrangement): (filler: number) => boolean {
  return (filler) => first.stands.includes(unit.stands[filler]!.n);
}

function fillingInOrder(setting: Setting, arrangement: Arrangement): Filling | undefined {
  const { stands } = setting.unit;
  const by = stands
    .map((_, each) => each)
    .toSorted((a, b) => setting.right(stands[a]!) - setting.right(stands[b]!) || a - b);
  if (!leads(setting, arrangement)(by[arrangement.at]!)) return undefined;
  const costs: Length[] = [];
  for (const [place, filler] of by.entries()) {
    const way = setting.waysTo(arrangement.places[place]!)(filler);
    if (!way) return undefined;
    costs.push(way.cost);
  }
  return { by, longest: Math.max(...costs), sum: costs.reduce((sum, cost) => sum + cost, 0) };
}

/** FB-OBS-02, FB-Q-30. The walk that touches only the target and the units touched there; undefined: no room. */
function walkInto(setting: Setting, { places }: Arrangement): Walk | undefined {
  const touched = places.flatMap(({ end }) => setting.touches(end).map(({ enemy }) => enemy));
  const walk = setting.walk([...new Set([setting.target.id, ...touched])].toSorted());
  return places.every(({ end }) => setting.hasRoomIn(walk, end)) ? walk : undefined;
}

/** FB-FST-01, FB-LIN-02, FB-STD-01. The first stand first, then the others; what the ways really cost, their own unit among them. */
function walked(setting: Setting, walk: Walk, arrangement: Arrangement, filling: Filling): Found | undefined {
  const { places, at } = arrangement;
  const movers = filling.by.map((filler, place): Mover => {
    const { end, via } = places[place]!;
    return moverOf(setting, setting.unit.stands[filler]!.n, end, via);
  });
  const sorted = [movers[at]!, ...movers.filter((_, place) => place !== at)];
  const ways = inOrder(walk, sorted, { leading: 1, bars: ({ end }) => setting.touches(end).length > 0 });
  return ways && { arrangement, ...filledBy(filling, ways) };
}

/** FB-GEO-14 (5) to (9). Shorter ways; more to the right; by number from left to right; the lower first stand. */
function isBetter(setting: Setting, one: Found, other: Found): boolean {
  const right = ({ arrangement }: Found): number =>
    arrangement.places.reduce((sum, { end }) => sum + setting.right(end), 0);
  const first = ({ arrangement, filling }: Found): number => filling.by[arrangement.at]!;
  const by = compareScores(other.filling.by, one.filling.by);
  const order = [
    other.filling.longest - one.filling.longest,
    other.filling.sum - one.filling.sum,
    right(one) - right(other),
    by,
    first(other) - first(one),
  ];
  return (order.find((each) => Math.abs(each) > 1e-6) ?? 0) > 0;
}

/** FB-LIN-08, FB-ENV-09, FB-Q-25, FB-GEO-23. What each stand touches: the target on the side determined, others on the edge that is touched. */
function placementOf(setting: Setting, { arrangement, walked: ways }: Found): Placement {
  const { unit, target, zone } = setting;
  const side = ({ enemy, edge }: Touch): ContactSide => sideOf(enemy === target.id ? zone : edge);
  const contacts = ways.flatMap(({ mover: { n, end } }) =>
    setting.touches(end).map(
      (touch): Contact => ({
        unit: unit.id,
        stand: n,
        enemy: touch.enemy,
        on: touch.on,
        side: side(touch),
        long: touch.long,
      }),
    ),
  );
  return {
    walked: ways,
    first: ways[0]!.mover.n,
    folded: arrangement.places.filter(({ via }) => via).length,
    contacts,
    idle: ways.map(({ mover: { n } }) => n).filter((n) => contacts.every(({ stand }) => stand !== n)),
  };
}
