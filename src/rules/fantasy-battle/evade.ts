/** FB-EVA, FB-GEO-08, -09, -22. Evading: from whom, which way, how far, and where the stands end. */
import { contactOf } from '../../field/contact.ts';
import { gap, nearestPoints } from '../../field/gap.ts';
import { bearing, cosine, DEGREE, type Heading, turned } from '../../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../../field/length.ts';
import { distance, from, moved, type Point, type Pose } from '../../field/point.ts';
import { gapBetween } from '../../field/several.ts';
import { footprint, middle } from '../../field/shape.ts';
import { namedWay } from '../../field/stand-way.ts';
import { facesOf } from '../../field/slide.ts';
import { ZONES } from '../../field/zone.ts';
import { refusal, Refusal } from '../../kernel/play.ts';
import type { Mover, Walked } from '../../march/one-by-one.ts';
import { distanceOf } from './distance.ts';
import { anchorsAbout, carried, formationOf, placesOf } from './formation.ts';
import type { Evade } from './order.ts';
import { headingOf } from './places.ts';
import { enemiesInView } from './sight.ts';
import { groundsOf, isEngaged, shapeOf, type Standing, standsOf } from './stands.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { CLEAR_OF_COMBAT } from './values.ts';
import { filled } from './move.ts';
import { hasRoom, moverOf, type Walk, walkAll, walkOf } from './walk.ts';

/** FB-GEO-08. The enemy's nearest point, the stand that holds the own one, and the way straight out. */
interface Course {
  readonly enemy: Point;
  readonly stand: Standing;
  readonly own: Point;
  readonly heading: Heading;
  readonly apart: Length;
}

/** FB-EVA-02, FB-Q-08. The nearest enemies in view: several if they are equally near. */
export function evaded(now: State, unit: Unit): Unit[] {
  const all = enemiesInView(now, unit);
  return all.filter(({ range }) => range === all[0]!.range).map(({ enemy }) => enemy);
}

/** FB-EVA-02, FB-GEO-08. */
function courseFrom(unit: Unit, enemy: Unit): Course {
  let best: Course | undefined;
  for (const stand of standsOf(unit))
    for (const theirs of standsOf(enemy)) {
      const apart = Math.max(0, gap(theirs.ground, stand.ground));
      if (best && best.apart <= apart) continue;
      const [there, own] = nearestPoints(theirs.ground, stand.ground);
      const heading = apart > 0 ? bearing(own.x - there.x, own.y - there.y) : outOf(stand, theirs);
      best = { enemy: there, stand, own, heading, apart };
    }
  return best!;
}

/** FB-EVA-02. The direction straight away from an enemy. */
export function wayOut(unit: Unit, enemy: Unit): Heading {
  return courseFrom(unit, enemy).heading;
}

/** FB-GEO-08. If they touch, out of the edge that is shared. */
function outOf(stand: Standing, theirs: Standing): Heading {
  const edge = contactOf(stand, theirs)?.other ?? 'front';
  return facesOf(theirs.pose, theirs.shape)[ZONES.indexOf(edge)]!.at.heading;
}

/** FB-EVA, FB-GEO-08 to -10, FB-Q-07. How all stands evade from an enemy, or why they cannot. `through`: friends who let them pass. */
export function evasion(now: State, order: Evade, enemy: Unit, through: readonly string[]): Walked[] | Refusal {
  const unit = unitOf(now, order.unit);
  const walk = walkOf(now, unit, distanceOf(now, unit, 'evade'), { touching: [], through });
  const course = courseFrom(unit, enemy);
  const { by, face } = order;
  if (by !== undefined && by > walk.most)
    return refusal(
      'FB-EVA-03',
      'refuse-fb-far',
      { unit: unit.name, most: walk.most / CENTIMETRE },
      twin(order, walk.most),
    );
  const heading = face === undefined ? undefined : headingOf(now, face, course.stand.pose, unit);
  if (heading instanceof Refusal) return heading;
  const ends = endsFrom(walk, course, order.aside ?? 'right', heading);
  const known = new Map<string, Walked[] | Refusal>();
  const goes = (long: Length): Walked[] | Refusal => {
    const end = ends(long);
    if (!end) return refusal('FB-GEO-08', 'refuse-fb-no-flight', { unit: unit.name });
    const key = `${end.x},${end.y}`;
    const found = known.get(key) ?? followed(walk, moverOf(walk, course.stand.n, end), order);
    known.set(key, found);
    return found;
  };
  const whole = goes(by ?? walk.most);
  if (!(whole instanceof Refusal) && isClear(walk, whole)) return whole;
  const longest = longestOf(walk, (by ?? walk.most) - 1, goes);
  const isNearCombat = !(whole instanceof Refusal);
  if (by === undefined && longest !== undefined) return goes(longest) as Walked[];
  const instead = longest === undefined ? [] : twin(order, longest);
  if (isNearCombat) return refusal('FB-EVA-05', 'refuse-fb-near-combat', { unit: unit.name }, instead);
  return new Refusal(whole.clause, whole.says, whole.instead.length > 0 ? whole.instead : instead);
}

function twin({ unit }: Evade, by: Length): string[] {
  return [`${unit} evade ${by / CENTIMETRE}`];
}

/** FB-GEO-09. The longest legal length: to the millimetre, then to its hundredths. */
function longestOf(walk: Walk, most: Length, goes: (long: Length) => Walked[] | Refusal): Length | undefined {
  const isLegal = (long: Length): boolean => {
    const found = goes(long);
    return !(found instanceof Refusal) && isClear(walk, found);
  };
  for (let long = most; long > 0; long -= MILLIMETRE) {
    if (!isLegal(long)) continue;
    let [low, high] = [long, Math.min(most, long + MILLIMETRE)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isLegal(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  return undefined;
}

/** FB-EVA-05, FB-GEO-09. */
function isClear({ now, unit }: Walk, walked: readonly Walked[]): boolean {
  const ends = walked.map(({ mover }) => footprint(mover.end, shapeOf(unit)));
  return now.units
    .filter((each) => each.id !== unit.id && isEngaged(now, each))
    .every((each) => gapBetween(ends, groundsOf(each)) >= CLEAR_OF_COMBAT);
}

/** FB-GEO-08. Straight away; else the smallest deviation that gets as far from the enemy; else whatever gets farthest. */
function endsFrom(
  walk: Walk,
  course: Course,
  aside: 'left' | 'right',
  heading: Heading | undefined,
): (long: Length) => Pose | undefined {
  const { stand, apart } = course;
  const among = { size: walk.bars.size, things: walk.bars.passing };
  const poseAt = (angle: Heading, by: Length): Pose => standAt(stand, turned(course.heading, angle), by, heading);
  const isFree = (pose: Pose): boolean => namedWay(stand.pose, [pose], stand.shape, walk.most, among) !== undefined;
  const isOpen = (pose: Pose): boolean => hasRoom(walk, pose) && isFree(pose);
  const sides = aside === 'right' ? [1, -1] : [-1, 1];
  const angles = Array.from({ length: 17 }, (_, each) => (each + 1) * 5 * DEGREE).flatMap((angle) =>
    sides.map((side) => side * angle),
  );
  let farthest: { readonly pose: Pose | undefined } | undefined;
  return (long) => {
    const straight = poseAt(0, long);
    if (isOpen(straight)) return straight;
    for (const angle of angles) {
      const by = legReaching(apart, long, angle);
      const pose = poseAt(angle, by);
      if (by <= walk.most && isOpen(pose)) return pose;
    }
    farthest ??= { pose: farthestOf([0, ...angles].flatMap(farthestAt)) };
    return farthest.pose;
  };

  /** To the millimetre; a way that is barred is barred for all that is farther. */
  function farthestAt(angle: Heading) {
    let [low, high] = [0, Math.floor(walk.most / MILLIMETRE)];
    const pose = (steps: number): Pose =>
      poseAt(angle, walk.most - (Math.floor(walk.most / MILLIMETRE) - steps) * MILLIMETRE);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isFree(pose(middle))) low = middle;
      else high = middle - 1;
    }
    for (let steps = low; steps > 0; steps--)
      if (hasRoom(walk, pose(steps)) && isFree(pose(steps))) {
        const at = moved({ ...course.own, heading: turned(course.heading, angle) }, steps * MILLIMETRE);
        return [{ pose: pose(steps), far: distance(course.enemy, at) }];
      }
    return [];
  }
}

function farthestOf(ends: readonly { readonly pose: Pose; readonly far: Length }[]): Pose | undefined {
  const most = Math.max(...ends.map(({ far }) => far));
  return ends.find(({ far }) => far === most)?.pose;
}

/** FB-GEO-08. The leg at an angle that ends as far from the enemy as the straight one, which goes so far on from a gap. */
function legReaching(apart: Length, long: Length, angle: Heading): Length {
  const ahead = apart * cosine(angle);
  return Math.ceil(Math.sqrt(ahead * ahead + (apart + long) * (apart + long) - apart * apart) - ahead);
}

/** FB-EVA-07. So far toward a heading, facing as before or as is wished, about its own middle. */
function standAt({ pose, shape, ground }: Standing, toward: Heading, by: Length, face = pose.heading): Pose {
  if (face === pose.heading) return { ...moved({ ...pose, heading: toward }, by), heading: face };
  const at = moved({ ...middle(ground), heading: toward }, by);
  return { ...from({ ...at, heading: face }, shape.deep / 2, 0), heading: face };
}

/** FB-EVA-06, FB-GEO-22, FB-Q-29. The others in the formation that is wished; if that does not fit, those that do are named. */
function followed(walk: Walk, first: Mover, order: Evade): Walked[] | Refusal {
  const { unit } = walk;
  const wished = order.formation ?? formationOf(unit);
  const found = inFormation(walk, first, wished);
  if (found) return found;
  const others = (['line', 'column', 'irregular'] as const).filter(
    (each) => each !== wished && inFormation(walk, first, each),
  );
  const by = order.by === undefined ? '' : ` ${order.by / CENTIMETRE}`;
  const instead = others.map((each) => `${unit.id} evade${by} in ${each}`);
  return refusal('FB-Q-29', 'refuse-fb-formation', { unit: unit.name }, instead);
}

function inFormation(walk: Walk, first: Mover, wished: 'line' | 'column' | 'irregular'): Walked[] | undefined {
  const { unit } = walk;
  const stands = standsOf(unit);
  if (wished === 'irregular') {
    const ends = carried(stands, first.start, first.end);
    const movers = stands.map(({ n }, each) => (n === first.n ? first : moverOf(walk, n, ends[each]!)));
    const sorted = [first, ...movers.filter((each) => each !== first)];
    return sorted.every(({ end }) => hasRoom(walk, end)) ? walkAll(walk, sorted, { leading: 1 }) : undefined;
  }
  const shape = shapeOf(unit);
  for (const anchor of anchorsAbout(first.end, stands.length, wished, shape)) {
    const places = placesOf(anchor, stands.length, wished, shape).filter(
      (place) => distance(place, first.end) >= Math.min(shape.wide, shape.deep) / 2,
    );
    if (!places.every((place) => hasRoom(walk, place))) continue;
    const walked = walkAll(walk, filled(walk, places, first), { leading: 1 });
    if (walked) return walked;
  }
  return undefined;
}
