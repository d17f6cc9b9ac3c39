/** SK-MOV, SK-GEO-03, -13, -14. Moves: how far, which way, and what is in it. */
import { isOff } from '../../../field/free.ts';
import { bearing, type Heading, turned } from '../../../field/heading.ts';
import { CENTIMETRE, centimetres, type Length, MILLIMETRE } from '../../../field/length.ts';
import type { Blocked } from '../../../field/obstacle.ts';
import { type Point, type Pose, wayLength } from '../../../field/point.ts';
import { gapBetween, overlapAny } from '../../../field/several.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import { happen, type Play, refusal, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { blockShape } from '../../../march/block.ts';
import type { Leg } from '../../../march/legs.ts';
import { barOn, pointsOf, wayRound } from '../../../march/walk.ts';
import { blockerPhrase } from '../../../survey/field/land.ts';
import type { Fact, Stance } from '../facts.ts';
import { looseRate, obstaclesFor, slowedBy } from '../position/ground.ts';
import { isDrilledOnly, lacksLeader } from '../position/leaders.ts';
import { mayAct } from '../may-act.ts';
import type { Order } from '../order.ts';
import { headingOf, pointOf } from '../places.ts';
import { rateAt, rateClause, sharesOf, WHOLE } from './rates.ts';
import {
  baseAt,
  baseOf,
  between,
  enemiesOf,
  friendsOf,
  groundsOf,
  loosened,
  menOf,
  picked,
  radiusOf,
  taking,
} from '../position/squad.ts';
import { type Figure, type State, type Unit, unitOf } from '../state.ts';

type MoveOrder = Extract<Order, { kind: 'advance' | 'go' }>;

/** A move that may be made: where everybody ends, and the way of the unit's own point. */
export interface Move {
  readonly to: Stance;
  readonly way: readonly Point[];
}

/** SK-MOV, SK-Q-21. A unit in close order that is in disorder, and moves, is in loose order from then on. */
export function* move(table: Table<State>, order: MoveOrder, { to, way }: Move): Play<Fact> {
  const isLost = losesOrder(unitOf(table.now, order.unit));
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'move', to: isLost ? loosened(to) : to, way });
}

/** SK-DIS-02, SK-Q-21. */
export function losesOrder(unit: Unit): boolean {
  return unit.block !== undefined && lacksLeader(unit) && isDrilledOnly(unit);
}

/** SK-MOV, SK-GEO-11, -13, -14. The move of an order, or why it cannot be. */
export function moveOf(now: State, order: MoveOrder, by: Side): Move | Refusal {
  const unit = unitOf(now, order.unit);
  const barred = mayAct(unit, by, 'move', order.figures);
  if (barred) return barred;
  if (unit.block && order.face !== undefined) return refusal('SK-GEO-11', 'refuse-sk-no-wheel', { unit: unit.name });
  const legs = legsOf(now, unit, order);
  if (legs instanceof Refusal) return legs;
  const found = unit.block ? closeMove(now, unit, legs) : looseMove(now, unit, order, legs);
  return found instanceof Refusal ? found : (endsWell(now, unit, found.to) ?? found);
}

/** SK-GEO-13. From the front of a block, or from the first figure that moves, whose front also gives the angles. */
function startOf(unit: Unit, numbers: readonly number[]): Pose {
  return unit.block?.front ?? picked(unit, numbers)[0]!;
}

/** The legs that an order means, their angles by its own front. */
export function legsOf(now: State, unit: Unit, order: MoveOrder): readonly Leg[] | Refusal {
  const from = startOf(unit, order.figures);
  if (order.kind === 'advance') {
    if (!order.toward) return order.legs;
    const heading = headingOf(now, order.toward, from, unit);
    if (heading instanceof Refusal) return heading;
    return order.legs.map(({ by, angle }) => ({ by, angle: turned(heading, angle - from.heading) }));
  }
  const to = pointOf(now, order.to, unit);
  if (to instanceof Refusal) return to;
  return [{ by: wayLength(from, to), angle: turned(bearing(to.x - from.x, to.y - from.y), -from.heading) }];
}

/** SK-GEO-03, -13, SK-GAP-02. What the legs of an order leave of the move, at the rate of each direction. */
export function leftAfter(now: State, order: Extract<Order, { kind: 'advance' }>): (angle: Heading) => Length {
  const unit = unitOf(now, order.unit);
  const inLegs = (legs: readonly Leg[]): readonly Leg[] => {
    const found = legsOf(now, unit, { ...order, legs });
    return found instanceof Refusal ? [] : found;
  };
  const legs = inLegs(order.legs);
  if (unit.block) {
    const left = Math.max(0, WHOLE - sharesOf(unit, legs));
    return (angle) => inLegs([{ by: 0, angle }]).reduce((_, leg) => (left * rateAt(unit, leg.angle)) / WHOLE, 0);
  }
  const rate = looseRate(now, unit, pointsOf(startOf(unit, order.figures), legs));
  const left = Math.max(0, rate - legs.reduce((sum, { by }) => sum + by, 0));
  return () => left;
}

/** SK-GEO-03. The shares of the rates, each leg at its own, add up to at most 1; the swept ground is easy and free. */
function closeMove(now: State, unit: Unit, legs: readonly Leg[]): Move | Refusal {
  const block = unit.block!;
  const { front } = block;
  if (sharesOf(unit, legs) > WHOLE) return tooFar(unit, rateAt(unit, legs[0]!.angle));
  const blocked = barOn(front, blockShape(block, baseOf(unit)), legs, obstaclesFor(now, unit, 'close'));
  if (blocked) return stopped(now, unit, blocked);
  const end = (at: Point): Point => pointsOf({ ...at, heading: front.heading }, legs).at(-1)!;
  const figures = unit.figures.map(({ n, heading, ...at }) => ({ n, heading, ...end(at) }));
  const to: Stance = { formation: 'close', block: { ...block, front: { ...front, ...end(front) } }, figures };
  return { to, way: pointsOf(front, legs) };
}

/** SK-GEO-13, SK-GAP-02. All figures the same way, or those that are named, each as far as its ground allows. */
function looseMove(
  now: State,
  unit: Unit,
  { figures: numbers, face }: MoveOrder,
  legs: readonly Leg[],
): Move | Refusal {
  const parted = partedPair(unit, numbers);
  if (parted) return parted;
  const ahead = startOf(unit, numbers).heading;
  const among = obstaclesFor(now, unit, 'loose');
  const ends: (Point & Pick<Figure, 'n' | 'heading'>)[] = [];
  let first: readonly Point[] | undefined;
  for (const figure of picked(unit, numbers)) {
    const way = wayRound({ ...figure, heading: ahead }, radiusOf(unit), legs, among);
    if (!way) return refusal('SK-GEO-13', 'refuse-sk-no-way', { unit: unit.name });
    const rate = looseRate(now, unit, way.points);
    if (way.length > rate) return tooFar(unit, rate, slowedBy(now, unit, way.points));
    first ??= way.points;
    ends.push({ n: figure.n, heading: figure.heading, ...way.points.at(-1)! });
  }
  const heading = face === undefined ? undefined : headingOf(now, face, ends[0]!, unit);
  if (heading instanceof Refusal) return heading;
  const figures = heading === undefined ? ends : ends.map((end) => ({ ...end, heading }));
  return { to: { formation: unit.formation, figures }, way: first! };
}

/** SK-GEO-13. Pairs of skirmish order move together. */
function partedPair(unit: Unit, numbers: readonly number[]): Refusal | undefined {
  if (unit.formation !== 'skirmish' || numbers.length === 0) return undefined;
  const men = menOf(unit);
  const left = men.find(
    (man) =>
      !numbers.includes(man.figure.n) &&
      men.some((each) => numbers.includes(each.figure.n) && between(man, each) <= PAIR),
  );
  return left && refusal('SK-GEO-13', 'refuse-sk-pair', { unit: unit.name, n: left.figure.n });
}

/** SK-GEO-01, -05, -13, -14. At the end no figure is off the table or on another, skirmishers keep apart, enemies are at least 1 mm away. */
export function endsWell(now: State, unit: Unit, to: Stance): Refusal | undefined {
  const then = taking(unit, to);
  const grounds = groundsOf(then);
  if (grounds.some((ground) => isOff(ground, now.field)))
    return refusal('SK-GEO-01', 'refuse-sk-edge', { unit: unit.name });
  const friends = friendsOf(now, unit);
  const onto =
    friends.find((each) => overlapAny(groundsOf(each), grounds)) ?? (standOnEachOther(then) ? unit : undefined);
  if (onto) return refusal('SK-GEO-13', 'refuse-sk-onto', { unit: unit.name, other: onto.name });
  const near = enemiesOf(now, unit).find((each) => gapBetween(groundsOf(each), grounds) < MILLIMETRE);
  if (near) return refusal('SK-GEO-14', 'refuse-sk-touches', { unit: unit.name, enemy: near.name });
  if (to.formation !== 'skirmish' || keepsApart(then, friends)) return undefined;
  return refusal('SK-GEO-05', 'refuse-sk-crowded', { unit: unit.name });
}

/** SK-GEO-13. Figures that moved and figures of their own unit that did not. */
function standOnEachOther(unit: Unit): boolean {
  const bases = unit.figures.map((figure) => baseAt(unit, figure));
  return bases.some((base, each) => overlapAny([base], bases.slice(each + 1)));
}

/** SK-GEO-05. Skirmishers no farther apart are a pair. */
const PAIR = 4 * CENTIMETRE;

/** SK-ISO-03, SK-GEO-05. Within 4 cm of a skirmisher stands at most one friend, their partner. */
export function keepsApart(unit: Unit, friends: readonly Unit[]): boolean {
  const others = friends.flatMap(menOf);
  return menOf(unit).every((man) => {
    const isNear = (each: typeof man): boolean => between(man, each) <= PAIR;
    const partners = menOf(unit).filter((each) => each.figure !== man.figure && isNear(each));
    return partners.length <= 1 && !others.some(isNear);
  });
}

/** Refused by the clause that sets the rate; `what`: the ground that halves it. */
function tooFar(unit: Unit, rate: Length, what?: Phrase): Refusal {
  const names = { unit: unit.name, most: rate / CENTIMETRE };
  if (what) return refusal(rateClause(unit, rate), 'refuse-sk-far-slow', { ...names, what });
  return refusal(rateClause(unit, rate), 'refuse-sk-far', names);
}

/** SK-GEO-03. Refused by what is in the way. */
function stopped(now: State, unit: Unit, { by, after }: Blocked): Refusal {
  const args = { unit: unit.name, what: blockerPhrase(now, by), after: centimetres(after, Math.floor) };
  return refusal('SK-GEO-03', 'refuse-sk-barred', args);
}

/** How far it may go according to a refusal: the rate, or a millimetre short of what is in the way. */
export function lengthIn({ says: { args } }: Refusal): Length | undefined {
  const { most, after } = args ?? {};
  if (typeof most === 'number') return most * CENTIMETRE;
  if (typeof after !== 'number') return undefined;
  const short = Math.floor((Math.round(after * CENTIMETRE) - MILLIMETRE) / MILLIMETRE) * MILLIMETRE;
  return short > 0 ? short : undefined;
}
