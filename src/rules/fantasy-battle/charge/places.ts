/** FB-LIN, FB-IMP, FB-IRR, FB-GEO-14, -15. The places beside and behind the first stand. */
import { areConnected, placed } from '../../../field/contact.ts';
import { reach } from '../../../field/cast.ts';
import type { Length } from '../../../field/length.ts';
import { from, type Pose, seenFrom } from '../../../field/point.ts';
import { isRegular } from '../formation.ts';
import type { Charge } from '../order.ts';
import { enemiesOf, metStands, shapeOf } from '../stands.ts';
import type { FirstPlace } from './first-stand.ts';
import { foldBeside } from './fold.ts';
import type { Setting } from './setting.ts';

/** Where a stand ends, and where it folds in from. */
export interface PlaceOf {
  readonly end: Pose;
  readonly via?: Pose;
}

/**
 * The places of all stands: `line` of them against the enemy, from left to right, then the idle ones; which of them is the
 * first stand's; and how far down the list of the book's wishes the idle ones are.
 */
export interface Arrangement {
  readonly first: FirstPlace;
  readonly places: readonly PlaceOf[];
  readonly line: number;
  readonly at: number;
  readonly folded: number;
  readonly rest: number;
}

type Rest = NonNullable<Charge['rest']>;
const RESTS: readonly Rest[] = ['behind', 'beside', 'echelonRight', 'echelonLeft'];

/** FB-GEO-14. Every way of setting the stands left and right of the first. */
export function arrangementsAt(setting: Setting, first: FirstPlace, envelops: boolean, rest?: Rest): Arrangement[] {
  const count = setting.unit.stands.length;
  const found = new Map<string, Arrangement[]>();
  for (let left = 0; left < count; left++) {
    const row = rowAbout(setting, first, left, count - 1 - left, envelops);
    const key = row.map(({ end }) => `${end.x},${end.y}`).join(' ');
    if (!found.has(key)) found.set(key, withIdle(setting, first, row, count, rest));
  }
  return [...found.values()].flat();
}

/** FB-LIN-01, -03, FB-GEO-14. So many to the left and right; what has no room, is out of reach or touches nobody falls out. */
function rowAbout(setting: Setting, first: FirstPlace, left: number, right: number, envelops: boolean): PlaceOf[] {
  const side = (hand: 1 | -1, count: number): PlaceOf[] => {
    const places: PlaceOf[] = [];
    let beside = first.pose;
    for (let each = 1; each <= count; each++) {
      const place = placeInRow(setting, first, hand * each, beside);
      if (place) {
        places.push(place);
        beside = place.end;
      } else if (each === 1 && envelops) {
        const fold = foldBeside(setting, first, hand);
        if (fold && isReached(setting, fold)) places.push(fold);
      }
    }
    return places;
  };
  return [...side(-1, left).toReversed(), { end: first.pose }, ...side(1, right)];
}

/** FB-GEO-14, -15. Flush beside; against an irregular target forward or back until it touches, as long as it touches its neighbour. */
function placeInRow(setting: Setting, { pose }: FirstPlace, index: number, beside: Pose): PlaceOf | undefined {
  const shape = shapeOf(setting.unit);
  const flush = { ...from(pose, 0, index * shape.wide), heading: pose.heading };
  const ends = isRegular(setting.target) ? [flush] : [flush, ...slid(setting, flush, beside)];
  const end = ends.find(
    (each) => setting.hasRoom(each) && setting.touches(each).length > 0 && isReached(setting, { end: each }),
  );
  return end && { end };
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

function isReached(setting: Setting, { end, via }: PlaceOf): boolean {
  return setting.unit.stands.some(({ n, x, y, heading }) =>
    setting.wayOf({ n, start: { x, y, heading }, end, ...(via && { via }) }),
  );
}

/** FB-IMP-01, -02, FB-LIN-05. With the stands left over, first of all where the book or the player wants them. */
function withIdle(
  setting: Setting,
  first: FirstPlace,
  row: readonly PlaceOf[],
  count: number,
  rest?: Rest,
): Arrangement[] {
  const idle = count - row.length;
  const shape = shapeOf(setting.unit);
  const of = (more: readonly PlaceOf[], wish = 0): Arrangement => ({
    first,
    places: [...row, ...more],
    line: row.length,
    at: row.findIndex(({ end }) => end === first.pose),
    folded: row.filter(({ via }) => via).length,
    rest: wish,
  });
  const isWhole = (all: Arrangement): boolean =>
    areConnected(all.places.map(({ end }) => placed(end, shape))) && all.places.length === count;
  if (idle === 0) return [of([])].filter(isWhole);
  const wishes = rest ? [rest] : RESTS;
  return wishes.map((wish, each) => of(idlePlaces(setting, first.pose, row, idle, wish), each)).filter(isWhole);
}

/** FB-GEO-14, FB-IMP-01. In a column behind the first; where there is no room: beside the line, else in echelon. */
function idlePlaces(setting: Setting, first: Pose, row: readonly PlaceOf[], idle: number, wish: Rest): PlaceOf[] {
  const { wide, deep } = shapeOf(setting.unit);
  const straight = row.filter(({ via }) => !via);
  const at = (pose: Pose, ahead: number, right: number): Pose => ({
    ...from(pose, ahead, right),
    heading: pose.heading,
  });
  const [leftEnd, rightEnd] = [straight[0]!.end, straight.at(-1)!.end];
  const nth: Record<Rest, (n: number) => Pose[]> = {
    behind: (n) => [at(first, -deep * n, 0)],
    beside: (n) => [at(rightEnd, 0, wide * n), at(leftEnd, 0, -wide * n)],
    echelonRight: (n) => [at(rightEnd, -deep * n, wide * n)],
    echelonLeft: (n) => [at(leftEnd, -deep * n, -wide * n)],
  };
  const order = [wish, ...RESTS.filter((each) => each !== wish)];
  const places: PlaceOf[] = [];
  for (const rest of order) {
    for (let n = 1; places.length < idle; n++) {
      const free = nth[rest](n).filter((end) => setting.hasRoom(end) && isReached(setting, { end }));
      if (free.length === 0) break;
      places.push(...free.slice(0, idle - places.length).map((end) => ({ end })));
    }
  }
  return places;
}
