/** FB-EVA, FB-GEO-08, -09, -22. Evading: from whom, which way, how far, and where the stands end. */
import { contactOf } from '../../../field/contact.ts';
import { gap, nearestPoints } from '../../../field/gap.ts';
import { bearing, type Heading } from '../../../field/heading.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, type Pose } from '../../../field/point.ts';
import { gapBetween } from '../../../field/several.ts';
import { footprint } from '../../../field/shape.ts';
import { facesOf } from '../../../field/slide.ts';
import { ZONES } from '../../../field/zone.ts';
import { refusal, Refusal } from '../../../kernel/play.ts';
import { rememberedIn } from '../../../kernel/remembered.ts';
import type { Mover } from '../../../march/goings.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { distanceOf } from '../position/distance.ts';
import { anchorsAbout, carried, formationOf, placesOf } from '../position/formation.ts';
import type { Evade } from '../order.ts';
import { headingOf } from '../places.ts';
import { type Course, endsFrom } from './flight.ts';
import { enemiesInView } from '../position/sight.ts';
import { groundsOf, isEngaged, shapeOf, type Standing, standsOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { CLEAR_OF_COMBAT } from '../values.ts';
import { areNear, walkedInto } from './move.ts';
import { canLead, hasRoom, keyOf, moverOf, type Walk, walkAll, walkOf } from './walk.ts';

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

/** Round what is in the way on one side; and the friends who let them pass. */
interface Round {
  readonly aside: 'left' | 'right';
  readonly through: readonly string[];
}

/** What has been found out about an evade: its walk, and how all stands go where the first ends. It is the same round either side. */
interface Known {
  readonly walk: Walk;
  readonly walks: Map<string, Walked[] | undefined>;
}

const once = rememberedIn<State>();

function knownOf(now: State, { unit: id, formation }: Evade, enemy: Unit, through: readonly string[]): Known {
  return once(now, [id, formation ?? '', enemy.id, ...through].join(' '), () => {
    const unit = unitOf(now, id);
    const walk = walkOf(now, unit, distanceOf(now, unit, 'evade'), { touching: [], through });
    return { walk, walks: new Map() };
  });
}

/** FB-EVA, FB-GEO-08 to -10, FB-Q-07. How all stands evade from an enemy, or why they cannot. */
export function evasion(now: State, order: Evade, enemy: Unit, round: Round): Walked[] | Refusal {
  const { aside, through } = round;
  const unit = unitOf(now, order.unit);
  const { walk, walks } = knownOf(now, order, enemy, through);
  const course = courseFrom(unit, enemy);
  const { by, face } = order;
  const otherwise = (more: Partial<Evade>): string[] => twin(now, { ...order, ...more }, enemy, round);
  if (by !== undefined && by > walk.most) {
    const args = { unit: unit.name, most: walk.most / CENTIMETRE };
    return refusal('FB-EVA-03', 'refuse-fb-far', args, () => otherwise({ by: walk.most }));
  }
  const heading = face === undefined ? undefined : headingOf(now, face, course.stand.pose, unit);
  if (heading instanceof Refusal) return heading;
  const ends = endsFrom(walk, course, aside, heading);
  const firstTo = (end: Pose): Mover => moverOf(walk, course.stand.n, end);
  const goes = (end: Pose): Walked[] | undefined => {
    const key = keyOf(end);
    if (!walks.has(key)) walks.set(key, inFormation(walk, firstTo(end), order.formation ?? formationOf(unit)));
    return walks.get(key);
  };
  const legal = (long: Length): Walked[] | undefined => {
    const end = ends(long);
    const walked = end && isClear(walk, [end]) ? goes(end) : undefined;
    return walked && isClear(walk, endsOf(walked)) ? walked : undefined;
  };
  const wished = by ?? walk.most;
  const whole = legal(wished);
  if (whole) return whole;
  const longest = longestOf(wished - 1, (long) => legal(long) !== undefined);
  if (by === undefined && longest !== undefined) return legal(longest)!;
  const instead = longest === undefined ? [] : [evadeText({ ...order, by: longest })];
  const end = ends(wished);
  if (!end) return refusal('FB-GEO-08', 'refuse-fb-no-flight', { unit: unit.name }, instead);
  if (goes(end)) return refusal('FB-EVA-05', 'refuse-fb-near-combat', { unit: unit.name }, instead);
  const wanted = order.formation ?? formationOf(unit);
  return refusal('FB-Q-29', 'refuse-fb-formation', { unit: unit.name }, () => {
    const others = FORMATIONS.filter((each) => each !== wanted).flatMap((formation) => otherwise({ formation }));
    return others.length > 0 ? others : instead;
  });
}

/** FB-Q-29. The formations that may fit where the one wished for does not. */
const FORMATIONS = ['line', 'column', 'irregular'] as const;

/** An evade in canonical text, but for its facing and how it is activated. */
function evadeText({ unit, by, formation, from, aside }: Evade): string {
  return [
    `${unit} evade`,
    ...(by === undefined ? [] : [by / CENTIMETRE]),
    ...(formation ? [formation === 'irregular' ? formation : `in ${formation}`] : []),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(aside ? [`aside ${aside}`] : []),
  ].join(' ');
}

/** Another evade, if it goes; else what goes instead of it. */
function twin(now: State, order: Evade, enemy: Unit, round: Round): string[] {
  const walked = evasion(now, order, enemy, round);
  if (!(walked instanceof Refusal)) return [evadeText(order)];
  return walked.clause === 'FB-Q-29' ? [] : [...walked.instead];
}

/** FB-GEO-09. The longest legal length: to the millimetre, then to its hundredths. */
function longestOf(most: Length, isLegal: (long: Length) => boolean): Length | undefined {
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

function endsOf(walked: readonly Walked[]): Pose[] {
  return walked.map(({ mover }) => mover.end);
}

/** FB-EVA-05, FB-GEO-09. */
function isClear({ now, unit }: Walk, ends: readonly Pose[]): boolean {
  const grounds = ends.map((end) => footprint(end, shapeOf(unit)));
  return now.units
    .filter((each) => each.id !== unit.id && isEngaged(now, each))
    .every((each) => gapBetween(grounds, groundsOf(each)) >= CLEAR_OF_COMBAT);
}

/** FB-EVA-06, FB-GEO-22. The other stands around the first, in a formation; undefined if it does not fit. */
function inFormation(walk: Walk, first: Mover, wished: 'line' | 'column' | 'irregular'): Walked[] | undefined {
  const { unit } = walk;
  const stands = standsOf(unit);
  if (wished === 'irregular') {
    const ends = carried(stands, first.start, first.end);
    const movers = stands.map(({ n }, each) => (n === first.n ? first : moverOf(walk, n, ends[each]!)));
    const sorted = [first, ...movers.filter((each) => each !== first)];
    return sorted.every(({ end }) => hasRoom(walk, end)) && canLead(walk, first)
      ? walkAll(walk, sorted, { leading: 1 })
      : undefined;
  }
  const shape = shapeOf(unit);
  for (const anchor of anchorsAbout(first.end, stands.length, wished, shape)) {
    const places = placesOf(anchor, stands.length, wished, shape).filter(
      (place) => distance(place, first.end) >= Math.min(shape.wide, shape.deep) / 2,
    );
    if (!places.every((place) => hasRoom(walk, place)) || !areNear(walk, places, first)) continue;
    if (!canLead(walk, first)) return undefined;
    const walked = walkedInto(walk, places, first);
    if (walked) return walked;
  }
  return undefined;
}
