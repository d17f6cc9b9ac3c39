/** FB-LIN, FB-IMP, FB-IRR, FB-GEO-14, -15. The places beside and behind the first stand. */
import { areConnected, placed } from '../../../field/contact.ts';
import { reach } from '../../../field/cast.ts';
import type { Length } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import { isRegular } from '../position/formation.ts';
import type { Rest } from '../order.ts';
import { enemiesOf, metStands, shapeOf } from '../position/stands.ts';
import type { FirstPlace } from './first-stand.ts';
import { foldBeside } from './fold.ts';
import type { PlaceOf, Setting } from './setting.ts';

/** The places against the enemy, from left to right. */
export interface Line {
  readonly first: FirstPlace;
  readonly places: readonly PlaceOf[];
}

/** The places of all stands: the line, then the idle ones; and which of them is the first stand's. */
export interface Arrangement extends Line {
  readonly at: number;
}

/** FB-GEO-14, FB-IMP-01. What the book would rather have comes first; of equals the ways decide. */
export const RESTS: readonly (readonly Rest[])[] = [['behind'], ['beside'], ['echelonRight', 'echelonLeft']];

/** FB-LIN-01, -03, FB-GEO-14. Every line about the first stand: so many of the places to its left, so many to its right. */
export function linesAbout(setting: Setting, first: FirstPlace, envelops: boolean): Line[] {
  const most = setting.unit.stands.length - 1;
  const [left, right] = ([-1, 1] as const).map((hand) => sideOf(setting, first, hand, most, envelops));
  return left!.flatMap((lefts) =>
    right!
      .filter((rights) => lefts.length + rights.length <= most)
      .map((rights) => ({ first, places: [...lefts.toReversed(), { end: first.pose }, ...rights] })),
  );
}

/** FB-GEO-14. The places on one side: none, one, two ... What has no room, is out of reach or touches nobody falls out. */
function sideOf(setting: Setting, first: FirstPlace, hand: 1 | -1, most: number, envelops: boolean): PlaceOf[][] {
  const found: PlaceOf[][] = [[]];
  for (let each = 1; each <= most; each++) {
    const before = found.at(-1)!;
    const place = placeInRow(setting, first, hand * each, before.at(-1)?.end ?? first.pose);
    if (place) found.push([...before, place]);
    else break;
  }
  const fold = envelops && found.length === 1 ? foldBeside(setting, first, hand) : undefined;
  return fold && setting.isReached(fold) ? [...found, [fold]] : found;
}

/** FB-IRR-01, FB-GEO-14, -15. Flush beside; against an irregular target forward or back until it touches, as long as it touches its neighbour. */
function placeInRow(setting: Setting, { pose }: FirstPlace, index: number, beside: Pose): PlaceOf | undefined {
  const shape = shapeOf(setting.unit);
  const flush = { ...from(pose, 0, index * shape.wide), heading: pose.heading };
  const ends = isRegular(setting.target) ? [flush] : [flush, ...slid(setting, flush, beside)];
  const long = (end: Pose): Length => setting.touches(end).reduce((sum, touch) => sum + touch.long, 0);
  const [best] = ends
    .filter((end) => setting.hasRoom(end) && setting.touches(end).length > 0 && setting.isReached({ end }))
    .toSorted((a, b) => long(b) - long(a));
  return best && { end: best };
}

/** FB-GEO-15. Forward until it meets an enemy, or back from one that is in the way, no farther than its neighbour allows. */
function slid(setting: Setting, flush: Pose, beside: Pose): Pose[] {
  const shape = shapeOf(setting.unit);
  const level = seenFrom(flush, beside).y;
  const back: Length = level - shape.deep;
  const start = { ...from(flush, back, 0), heading: flush.heading };
  const { ground } = placed(start, shape);
  const ways = enemiesOf(setting.now, setting.unit)
    .flatMap((enemy) => metStands(setting.now, enemy))
    .flatMap((each) => reach(ground, flush.heading, each.ground) ?? []);
  const ahead = Math.min(...ways);
  return ahead <= 2 * shape.deep ? [{ ...from(start, ahead, 0), heading: flush.heading }] : [];
}

/**
 * FB-IMP-01, -02, FB-LIN-05. With the stands left over where the book or the player wants them, on either side first; none
 * if there is no room for them, or if the unit would not hang together.
 */
export function withIdle(setting: Setting, { first, places: row }: Line, rest: Rest): Arrangement[] {
  const count = setting.unit.stands.length;
  const at = row.findIndex(({ end }) => end === first.pose);
  const [right, left] = ([1, -1] as const).map((hand) => idlePlaces(setting, row, at, count - row.length, rest, hand));
  const isSame = right!.every(({ end }, each) => end.x === left![each]?.end.x && end.y === left![each]?.end.y);
  return (isSame ? [right!] : [right!, left!])
    .map((idle) => ({ first, places: [...row, ...idle], at }))
    .filter(({ places }) => places.length === count && areConnected(places.map(({ end }) => setting.placed(end))));
}

/** FB-GEO-14, FB-IMP-01, FB-ENV-08. In a column behind the first; where there is no room: beside the line, else in echelon. */
function idlePlaces(
  setting: Setting,
  row: readonly PlaceOf[],
  first: number,
  idle: number,
  wish: Rest,
  hand: 1 | -1,
): PlaceOf[] {
  const { wide, deep } = shapeOf(setting.unit);
  const straight = row.filter(({ via }) => !via);
  const beside = (to: number, n: number): Pose => setting.beside(straight.at(to === 1 ? -1 : 0)!.end, 0, to * wide * n);
  const echelon = (to: number, n: number): Pose =>
    setting.beside(straight.at(to === 1 ? -1 : 0)!.end, -deep * n, to * wide * n);
  const nth: Record<Rest, (n: number) => Pose[]> = {
    behind: (n) => [setting.beside(row[first]!.end, -deep * n, 0)],
    beside: (n) => [beside(hand, n), beside(-hand, n)],
    echelonRight: (n) => [echelon(1, n)],
    echelonLeft: (n) => [echelon(-1, n)],
  };
  const echelons: Rest[] = hand === 1 ? ['echelonRight', 'echelonLeft'] : ['echelonLeft', 'echelonRight'];
  const order = new Set<Rest>([wish, 'behind', 'beside', ...echelons]);
  const places: PlaceOf[] = [];
  for (const rest of order) {
    for (let n = 1; places.length < idle; n++) {
      const free = nth[rest](n).filter(setting.isOpen);
      if (free.length === 0) break;
      places.push(...free.slice(0, idle - places.length).map((end) => ({ end })));
    }
  }
  return places;
}
