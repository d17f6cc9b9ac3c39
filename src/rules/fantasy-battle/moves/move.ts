/** FB-STD, FB-OBS, FB-FRM-07, FB-GEO-22. Advances: where each stand goes, and whether it can. */
import { areConnected, placed } from '../../../field/contact.ts';
import { canAllGo } from '../../../field/assign.ts';
import { type Filling, fillings } from '../../../field/fill.ts';
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { HALF_TURN, QUARTER_TURN, turned } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Obstacle } from '../../../field/obstacle.ts';
import { moved, type Pose, seenFrom } from '../../../field/point.ts';
import { directLength } from '../../../field/way.ts';
import { happen, insist, type Play, refusal, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import type { Mover } from '../../../march/goings.ts';
import type { Walked } from '../../../march/one-by-one.ts';
import { blockerPhrase } from '../../../survey/field/land.ts';
import { activate, activationOf } from './activate.ts';
import { distanceOf } from '../position/distance.ts';
import type { Fact } from '../facts.ts';
import { bestFilled } from './filling.ts';
import { carried, placesOf, standsAt } from '../position/formation.ts';
import { NO_LICENCE } from '../position/ground.ts';
import type { Advance } from '../order.ts';
import { headingOf, poseNamed } from '../places.ts';
import { boundsOf, poseOf, shapeOf, type Standing, standsOf } from '../position/stands.ts';
import { type State, unitOf } from '../state.ts';
import { MOST_FILLED } from '../values.ts';
import { hasRoom, inOrder, keepsClear, movedStands, moverOf, type Walk, walkAll, walkOf, wayOf } from './walk.ts';
import { leaveWorks } from '../position/works.ts';

/** FB-STEP-03. */
export function* advance(table: Table<State>, order: Advance, by: Side): Play<Fact> {
  const how = insist(activationOf(table.now, order, by));
  const walked = insist(advanceOf(table.now, order));
  if (!(yield* activate(table, order.unit, how))) return;
  yield* happen<Fact>({ type: 'moved', unit: order.unit, why: 'advance', stands: movedStands(walked) });
  yield* leaveWorks(table, order.unit);
}

/** FB-STD-01 to -07. The ways of all stands of an advance, or why it cannot be. */
export function advanceOf(now: State, order: Advance): Walked[] | Refusal {
  const walk = walkFor(now, order);
  const { unit } = walk;
  const movers = moversOf(walk, order);
  if (movers instanceof Refusal) return movers;
  const ends = unit.stands.map((stand) => movers.find(({ n }) => n === stand.n)?.end ?? poseOf(stand));
  if (!areConnected(standsAt(ends, shapeOf(unit)))) return refusal('FB-FRM-01', 'refuse-fb-apart', { unit: unit.name });
  return walkAll(walk, movers) ?? withShorter(whyNot(walk, movers), walk, order);
}

export function walkFor(now: State, { unit: id }: Advance): Walk {
  const unit = unitOf(now, id);
  return walkOf(now, unit, distanceOf(now, unit, 'advance'), NO_LICENCE);
}

/** Where each stand is to go. */
export function moversOf(walk: Walk, order: Advance): Mover[] | Refusal {
  if (order.kind === 'advance') return onLegs(walk, order);
  return order.kind === 'go' ? toPlaces(walk, order) : oneByName(walk, order);
}

/** FB-STD-03. The stands keep their places to each other; the angle is from the front of the first. */
function onLegs(walk: Walk, { legs, toward }: Extract<Advance, { kind: 'advance' }>): Mover[] | Refusal {
  const { now, unit } = walk;
  const front = boundsOf(standsOf(unit)).pose;
  const heading = toward ? headingOf(now, toward, front, unit) : front.heading;
  if (heading instanceof Refusal) return heading;
  return unit.stands.map(({ n, ...at }) => {
    let pose: Pose = at;
    const poses = legs.map(
      ({ by, angle }) => (pose = { ...moved({ ...pose, heading: turned(heading, angle) }, by), heading: at.heading }),
    );
    const mover = moverOf(walk, n, pose);
    return legs.length > 1 ? { ...mover, legs: poses } : mover;
  });
}

/** FB-GEO-05, FB-GAP-05. What legs leave of an advance: of half the distance, once they lead through difficult ground. */
export function leftAfter(now: State, order: Extract<Advance, { kind: 'advance' }>): Length {
  const walk = walkFor(now, order);
  const movers = onLegs(walk, order);
  if (movers instanceof Refusal) return 0;
  const most = movers.every((mover) => keepsClear(walk, mover)) ? walk.most : walk.half;
  return Math.max(
    0,
    order.legs.reduce((left, { by }) => left - by, most),
  );
}

/** FB-GEO-22. To an anchor, facing some way, in a formation; or as the unit stands. */
function toPlaces(walk: Walk, { to, face, formation }: Extract<Advance, { kind: 'go' }>): Mover[] | Refusal {
  const { now, unit } = walk;
  const stands = standsOf(unit);
  const { pose } = boundsOf(stands);
  const anchor = poseNamed(now, { to, face }, pose, unit);
  if (anchor instanceof Refusal) return anchor;
  if (!formation) return carried(stands, pose, anchor).map((end, each) => moverOf(walk, stands[each]!.n, end));
  return filled(walk, placesOf(anchor, stands.length, formation, shapeOf(unit)));
}

/** FB-GEO-22, FB-GEO-14 (5), (6), (8). Who goes to which place: the best filling whose stands can all go there. */
function filled(walk: Walk, places: readonly Pose[]): Mover[] {
  const all = fillingsOf(walk, places);
  const movers = (filling: Filling): Mover[] => moversBy(walk, places, filling);
  const hasAllRoom = places.every((place) => hasRoom(walk, place));
  const best = hasAllRoom ? bestFilled(all, (filling) => inOrder(walk, movers(filling))) : undefined;
  const [usual] = best ? [best.filling] : all;
  return movers(usual ?? fillingsBy(walk, places, ({ pose, shape }, end) => directLength(pose, end, shape))[0]!);
}

/** FB-GEO-22. The ways of all stands into places that have room and are near; the first stand goes its way before them. */
export function walkedInto(walk: Walk, places: readonly Pose[], first: Mover): Walked[] | undefined {
  const best = bestFilled(fillingsOf(walk, places, first), (filling) =>
    inOrder(walk, [first, ...moversBy(walk, places, filling, first)], { leading: 1 }),
  );
  return best && [...best.walked];
}

function moversBy(walk: Walk, places: readonly Pose[], { by }: Filling, first?: Mover): Mover[] {
  const stands = standsOf(walk.unit).filter(({ n }) => n !== first?.n);
  return places.map((end, place) => moverOf(walk, stands[by[place]!]!.n, end));
}

/** Whether each of the others could have a place of its own near enough, if nothing were in the way. */
export function areNear({ unit, most }: Walk, places: readonly Pose[], first: Mover): boolean {
  const others = standsOf(unit).filter(({ n }) => n !== first.n);
  return canAllGo(
    others.map(({ pose, shape }) => places.map((end) => directLength(pose, end, shape))),
    most,
  );
}

/** The best first, of those whose stands each have a way. */
export function fillingsOf(walk: Walk, places: readonly Pose[], first?: Mover): Filling[] {
  return fillingsBy(walk, places, ({ n }, end) => wayOf(walk, moverOf(walk, n, end))?.cost, first);
}

/** FB-GEO-14. All ways of filling up to six places; the stands of a larger unit go from left to right as they stand. */
function fillingsBy(
  walk: Walk,
  places: readonly Pose[],
  cost: (stand: Standing, end: Pose) => Length | undefined,
  first?: Mover,
): Filling[] {
  const all = standsOf(walk.unit);
  const stands = all.filter(({ n }) => n !== first?.n);
  if (all.length <= MOST_FILLED) return fillings(stands.map((stand) => places.map((end) => cost(stand, end))));
  const seen = stands.map(({ pose }) => seenFrom(all[0]!.pose, pose));
  const inRow = stands
    .map((_, each) => each)
    .toSorted((a, b) => Math.round(seen[a]!.x - seen[b]!.x) || seen[b]!.y - seen[a]!.y);
  const costs = inRow.flatMap((filler, place) => cost(stands[filler]!, places[place]!) ?? []);
  if (costs.length < inRow.length) return [];
  return [{ by: inRow, longest: Math.max(0, ...costs), sum: costs.reduce((sum, each) => sum + each, 0) }];
}

/** FB-GEO-22. Irregular: the stands that are named. */
function oneByName(walk: Walk, { to }: Extract<Advance, { kind: 'stands' }>): Mover[] | Refusal {
  const { now, unit } = walk;
  const movers: Mover[] = [];
  for (const { stand: n, at: place, face } of to) {
    const stand = unit.stands.find((each) => each.n === n);
    if (!stand) return refusal('FB-GEO-22', 'refuse-fb-stand', { unit: unit.name, n });
    if (movers.some((each) => each.n === n)) return refusal('FB-GEO-22', 'refuse-fb-stand-twice', { n });
    const end = poseNamed(now, { to: place, face }, stand, unit);
    if (end instanceof Refusal) return end;
    movers.push(moverOf(walk, n, end));
  }
  return movers;
}

/** FB-STD-05. Who has farther to go than the unit goes. */
export function tooFar({ unit, most }: Walk, movers: readonly Mover[]): Mover | undefined {
  return movers.find(({ start, end }) => directLength(start, end, shapeOf(unit)) > most);
}

/** FB-STD-05, -07, FB-OBS-02, FB-GEO-06. The first reason that keeps a stand from its place. */
function whyNot(walk: Walk, movers: readonly Mover[]): Refusal {
  const { now, unit, most } = walk;
  if (tooFar(walk, movers)) return refusal('FB-STD-05', 'refuse-fb-far', { unit: unit.name, most: most / CENTIMETRE });
  for (const { end } of movers) {
    const stop = whatIsOn(walk, end);
    if (stop) return stop;
  }
  const barred = movers.find((mover) => !wayOf(walk, mover));
  const args = { unit: unit.name, n: barred?.n ?? 0 };
  if (!barred) return refusal('FB-STD-01', 'refuse-fb-order', { unit: unit.name });
  return walk.bars.slowing.length > 0 && now.field.areas.length > 0
    ? refusal('FB-GAP-05', 'refuse-fb-way-slow', args)
    : refusal('FB-STD-02', 'refuse-fb-way', args);
}

/** FB-STD-07, FB-OBS-01, -02. What is where a stand would end. */
function whatIsOn(walk: Walk, end: Pose): Refusal | undefined {
  const { now, unit } = walk;
  const by = blockerAt(walk, end);
  if (by === undefined) return undefined;
  const enemy = typeof by === 'object' && 'unit' in by && unitOf(now, by.unit).side !== unit.side;
  const args = { unit: unit.name, what: blockerPhrase(now, by) };
  return enemy ? refusal('FB-OBS-02', 'refuse-fb-touches', args) : refusal('FB-STD-07', 'refuse-fb-onto', args);
}

export function blockerAt({ unit, bars: { size, ending } }: Walk, end: Pose): Obstacle['by'] | undefined {
  const { ground } = placed(end, shapeOf(unit));
  return isOff(ground, size) ? 'edge' : ending.find((each) => overlaps(ground, each.ground))?.by;
}

const WAYS = new Map<number | undefined, string>([
  [0, 'advance'],
  [HALF_TURN, 'back'],
  [QUARTER_TURN, 'sidestep right'],
  [HALF_TURN + QUARTER_TURN, 'sidestep left'],
]);

/** METRIC 3.3. Instead of a refused leg the same way less far: the unit's whole distance, or the most in whole centimetres. */
function withShorter({ clause, says }: Refusal, walk: Walk, order: Advance): Refusal {
  return new Refusal(clause, says, () => {
    const [leg, another] = order.kind === 'advance' && !order.toward ? order.legs : [];
    const way = WAYS.get(leg?.angle);
    if (order.kind !== 'advance' || !leg || another || way === undefined) return [];
    const longest = Math.min(leg.by, walk.most);
    for (let by = longest; by > 0; by = (Math.ceil(by / CENTIMETRE) - 1) * CENTIMETRE) {
      const shorter = { ...order, legs: [{ ...leg, by }] };
      const movers = onLegs(walk, shorter);
      if (!(movers instanceof Refusal) && walkAll(walk, movers)) return [`${order.unit} ${way} ${by / CENTIMETRE}`];
    }
    return [];
  });
}
