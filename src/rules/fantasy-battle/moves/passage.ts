/** FB-STEP-04, FB-EVA, FB-PAS, FB-GEO-10. An evade as it is played, through friends who let it pass if it must be. */
import { angleBetween, bearing, DEGREE } from '../../../field/heading.ts';
import type { Length } from '../../../field/length.ts';
import type { Point } from '../../../field/point.ts';
import { gapBetween, overlapAny } from '../../../field/several.ts';
import { band, footprint, middle } from '../../../field/shape.ts';
import { passageOf } from '../../../field/stand-way.ts';
import { askAs } from '../../../kernel/asking.ts';
import { happen, insist, type Play, refusal, Refusal, rollDie, type Side, type Table } from '../../../kernel/play.ts';
import type { Spot } from '../../../kernel/spot.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { activate, activationOf } from './activate.ts';
import { distanceOf } from '../position/distance.ts';
import { evaded, evasion, wayOut } from './evade.ts';
import type { Fact } from '../facts.ts';
import type { Evade } from '../order.ts';
import { CONSENT, EVADED } from '../questions.ts';
import { enemiesOf, friendsOf, groundsOf, isEngaged, shapeOf } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { movedStands } from './walk.ts';
import { leaveWorks } from '../position/works.ts';

/** FB-STEP-04, FB-ASK-06. */
export function* evade(table: Table<State>, order: Evade, by: Side): Play<Fact> {
  const how = insist(activationOf(table.now, order, by));
  const courses = insist(enemiesFor(table.now, order)).map((enemy) => ({
    value: enemy.id,
    flights: insist(flightsFrom(table.now, order, enemy)),
  }));
  const { flights } = yield* whichOf(table.now, order, courses, by);
  const {
    flights: [flight],
  } = yield* whichOf(
    table.now,
    order,
    flights.map((each) => ({ value: each.aside, flights: [each] })),
    by,
  );
  if (!(yield* activate(table, order.unit, how))) return;
  const { walked, passed, round } = flight!;
  const agreed = yield* consents(table, order.unit, passed);
  const ways = agreed ? walked : round;
  if (!ways) return;
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'evade', stands: movedStands(ways) });
  yield* leaveWorks(table, order.unit);
  if (!agreed || passed.length === 0) return;
  for (const unit of [order.unit, ...passed]) yield* confusionTest(unit);
}

/** FB-EVA-02, FB-Q-08. The nearest enemies in view, or the one of them that the order names. */
function enemiesFor(now: State, { unit: id, from }: Evade): Unit[] | Refusal {
  const unit = unitOf(now, id);
  const all = evaded(now, unit);
  if (all.length === 0) return refusal('FB-Q-08', 'refuse-fb-nobody-seen', { unit: unit.name });
  if (from === undefined) return all;
  const named = all.filter((each) => each.id === from);
  return named.length > 0
    ? named
    : refusal('FB-EVA-02', 'refuse-fb-not-nearest', { unit: unit.name, other: all[0]!.name });
}

/** FB-ASK-06, FB-GEO-08. One of two enemies equally near, or of two ways round: with how far from every enemy it ends. */
function* whichOf<C extends { readonly value: string; readonly flights: readonly Flight[] }>(
  now: State,
  { unit }: Evade,
  courses: readonly C[],
  to: Side,
): Play<Fact, C> {
  const [first, another] = courses;
  if (!another) return first!;
  const options = courses.map(({ value, flights: [flight] }) => ({ value, about: aboutEnd(now, unit, flight!) }));
  const value = yield* askAs(EVADED, { to, unit, options, fallback: first!.value });
  return courses.find((each) => each.value === value)!;
}

function aboutEnd(now: State, id: string, { walked }: Flight): { readonly at: Spot; readonly apart: Length } {
  const unit = unitOf(now, id);
  const ends = walked.map(({ mover }) => footprint(mover.end, shapeOf(unit)));
  return { at: spotOf(walked[0]!.mover.end), apart: gapBetween(ends, enemiesOf(now, unit).flatMap(groundsOf)) };
}

/** An evade, whom it passes through, and how it goes if they do not let it. */
interface Flight {
  readonly aside: 'left' | 'right';
  readonly walked: readonly Walked[];
  readonly passed: readonly string[];
  readonly round: readonly Walked[] | undefined;
}

/** FB-GEO-08. To the right of the straight way out, unless the order says otherwise; both ways round, if they are equal. */
export function flightsFrom(now: State, order: Evade, enemy: Unit): readonly Flight[] | Refusal {
  const unit = unitOf(now, order.unit);
  const deviationOf = ({ walked }: Flight): number => deviation(unit, walked, enemy);
  const right = flightFrom(now, order, enemy, order.aside ?? 'right');
  const isRight = !(right instanceof Refusal);
  if (order.aside || (isRight && deviationOf(right) === 0)) return isRight ? [right] : right;
  const left = flightFrom(now, order, enemy, 'left');
  if (left instanceof Refusal) return isRight ? [right] : right;
  if (!isRight) return [left];
  const areEqual = deviationOf(left) === deviationOf(right) && !isSameEnd(left.walked[0], right.walked[0]!);
  return areEqual ? [right, left] : [right];
}

/** FB-GEO-08. How far the first stand goes from the straight way out, in steps of 5°. */
function deviation(unit: Unit, walked: readonly Walked[], enemy: Unit): number {
  const { start, end } = walked[0]!.mover;
  const [a, b] = [start, end].map((pose) => middle(footprint(pose, shapeOf(unit)))) as [Point, Point];
  return Math.round(angleBetween(bearing(b.x - a.x, b.y - a.y), wayOut(unit, enemy)) / (5 * DEGREE));
}

/** FB-PAS-01 to -03, FB-GEO-10. Through friends who are not in combat only where the first stand would not get as far otherwise. */
function flightFrom(now: State, order: Evade, enemy: Unit, aside: 'left' | 'right'): Flight | Refusal {
  const unit = unitOf(now, order.unit);
  const round = evasion(now, order, enemy, { aside, through: [] });
  const known = round instanceof Refusal ? undefined : round;
  const past = round instanceof Refusal ? round : { aside, walked: round, passed: [], round };
  const wished = order.by ?? distanceOf(now, unit, 'evade');
  const isWhole = known && deviation(unit, known, enemy) === 0 && known[0]!.way.cost >= wished;
  const free = friendsOf(now, unit).filter((each) => !isEngaged(now, each));
  if (isWhole || free.length === 0) return past;
  const through = evasion(now, order, enemy, { aside, through: free.map(({ id }) => id) });
  if (through instanceof Refusal) return past;
  const passed = free.filter((each) => crosses(through, unit, each)).map(({ id }) => id);
  const isNeeded = passed.length > 0 && !isSameEnd(known?.[0], through[0]!);
  if (isNeeded) return { aside, walked: through, passed, round: known };
  return { aside, walked: known ?? through, passed: [], round: known ?? through };
}

function isSameEnd(one: Walked | undefined, { mover: { end } }: Walked): boolean {
  return one !== undefined && one.mover.end.x === end.x && one.mover.end.y === end.y;
}

function crosses(walked: readonly Walked[], unit: Unit, friend: Unit): boolean {
  const shape = shapeOf(unit);
  const grounds = groundsOf(friend);
  return walked.some(({ mover, way }) => {
    const points = [mover.start, ...way.poses].map((pose) => middle(footprint(pose, shape)));
    const swept = points.slice(1).map((to, each) => band(points[each]!, to, passageOf(shape)));
    return overlapAny(swept, grounds);
  });
}

/** FB-PAS-04, FB-ASK-01. Whoever commands a unit that is passed through must agree; one refusal is enough. */
function* consents(table: Table<State>, by: string, passed: readonly string[]): Play<Fact, boolean> {
  for (const unit of passed) {
    const agreed = yield* askAs(CONSENT, {
      to: unitOf(table.now, unit).side,
      unit,
      about: { by },
      options: [{ value: true }, { value: false }],
      fallback: false,
    });
    yield* happen<Fact>({ type: 'consented', unit, by, agreed });
    if (!agreed) return false;
  }
  return true;
}

/** FB-PAS-05, FB-GAP-06. A six confuses: it may not move in the next turn. */
function* confusionTest(unit: string): Play<Fact> {
  const die = yield* rollDie({ clause: 'FB-PAS-05', why: 'confusion', unit, about: {} });
  yield* happen<Fact>({ type: 'tested', unit, die, confused: die === 6 });
}
