/** What happened, as marks on the table. */
import { contactEnds, placed as put } from '../../../field/contact.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { CENTIMETRE, centimetres, type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, type Point, type Pose, wayLength } from '../../../field/point.ts';
import { gapBetween, nearestPair } from '../../../field/several.ts';
import { outlineOfZone, type Zone } from '../../../field/zone.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny, openStory } from '../../../kernel/story.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { ghostsOf, mergedLosses } from '../../../survey/field/picture.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import { apply } from '../apply.ts';
import { zonedGround, zonesFor } from '../charge/side.ts';
import { rideOf } from '../moves/commanders.ts';
import { worthShowing } from '../position/contacts.ts';
import { distanceOf, MOVEMENT_FOR } from '../position/distance.ts';
import { EVERYONE, placed } from '../position/everyone.ts';
import type { Fact, StandMoved } from '../facts.ts';
import { boundsOf, groundsOf, metStands, poseOf, standsOf } from '../position/stands.ts';
import type { Contact, State, Unit } from '../state.ts';
import { armOf, piecesOf } from './pieces.ts';

export type Speak = (says: Phrase) => string;
type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function marksOf(
  after: State,
  transcript: readonly Entry<Fact>[],
  before: State | undefined,
  speak: Speak,
): FieldMark[] {
  const { positions } = openStory(apply, { before: before ?? after, transcript: before ? transcript : [] });
  const facts = transcript.map((entry) => ('fact' in entry ? entry.fact : undefined));
  const all = facts.flatMap((each) => each ?? []);
  const marks = facts.flatMap((fact, line) => {
    const now = positions[line] ?? after;
    return (fact && byTypeIfAny(MARKS, fact, now, speak, all)) ?? [];
  });
  const leavers = new Set(
    all.flatMap((fact) => (fact.type === 'moved' ? [fact.unit] : fact.type === 'rode' ? [fact.commander] : [])),
  );
  return [...(before ? ghostsOf(piecesOf(before), leavers) : []), ...mergedLosses(marks)];
}

/** With the position before each fact. */
const MARKS: Partial<ByType<Fact, [now: State, speak: Speak, all: readonly Fact[]], FieldMark[]>> = {
  moved: ({ unit: id, why, stands }, now, speak) => {
    const unit = unitIn(now, id);
    return unit ? wayMarks(now, unit, why, stands, speak) : [];
  },
  announced: ({ unit, target }, now, speak, all) =>
    all.some(({ type }) => type === 'sided') || !all.some(isSettled) ? [] : approaches(now, unit, target, speak),
  sided: ({ unit, target, zone }, now, speak) => approaches(now, unit, target, speak, [zone]),
  touched: ({ contacts }, now) => worthShowing(contacts).flatMap((contact) => contactMarks(now, contact)),
  lost: ({ unit: id, stands }, now) => lossMarks(unitIn(now, id), stands),
  left: (fact, now) => leavingMarks(fact, now),
  rode: ({ commander: id, to }, now, speak) => {
    const commander = now.commanders.find((each) => each.id === id);
    if (!commander || distance(commander.at, to) === 0) return [];
    const label = costLabel(speak, wayLength(commander.at, to), rideOf(commander));
    return [{ kind: 'move', side: commander.side, way: [pairOf(commander.at), pairOf(to)], label }];
  },
  shot: ({ unit: id, target }, now) => {
    const [unit, enemy] = [unitIn(now, id), unitIn(now, target)];
    if (!unit || !enemy) return [];
    const [from, to] = nearestPoints(...nearestPair(groundsOf(unit), groundsOf(enemy)));
    return [{ kind: 'fire', side: unit.side, from: pairOf(from), to: pairOf(to), arm: armOf(unit) }];
  },
};

/** A charge that was announced has been made, or has failed. */
function isSettled(fact: Fact): boolean {
  return fact.type === 'failed' || (fact.type === 'moved' && fact.why === 'charge');
}

function unitIn({ units }: State, id: string): Unit | undefined {
  return units.find((each) => each.id === id);
}

/** Turned on the spot, or nearly. */
const STILL: Length = MILLIMETRE;

/** The way of each stand with what it costs; a unit that moves as one body has one way, with what its costliest stand pays. */
export function wayMarks(
  now: State,
  unit: Unit,
  why: Told<'moved'>['why'],
  stands: readonly StandMoved[],
  speak: Speak,
): FieldMark[] {
  const movement = MOVEMENT_FOR[why];
  const costliest = stands.reduce((best, each) => (each.cost > best.cost ? each : best));
  const most = movement && distanceOf(now, unit, movement);
  const labelOf = (each: StandMoved): { label?: string } => {
    if (most === undefined) return {};
    if (each === costliest) return { label: costLabel(speak, each.cost, most) };
    return movement === 'charge' ? { label: speak(phrase('survey-number', { n: centimetres(each.cost) })) } : {};
  };
  const ways = stands.map((each) => ({
    ...labelOf(each),
    way: [poseOf(unit.stands.find(({ n }) => n === each.n)!), ...each.way],
  }));
  const body = movement === 'charge' ? undefined : asOne(unit, ways);
  const shown = body ? [{ way: body, ...labelOf(costliest) }] : ways;
  const kind = why === 'charge' || why === 'support' ? 'charge' : why === 'evade' ? 'evade' : 'move';
  return shown
    .filter(({ way }) => wayOf(way) > STILL)
    .map(({ way, ...label }): FieldMark => {
      const points = { side: unit.side, way: way.map(pairOf) };
      return why === 'driven' ? { kind: 'rout', ...points, offTable: false } : { kind, ...points, ...label };
    });
}

function wayOf(way: readonly Point[]): Length {
  return way.slice(1).reduce((sum, to, each) => sum + wayLength(way[each]!, to), 0);
}

/** FB-STD-01. If all stands have the same way, it is that of the middle of the front. */
function asOne(unit: Unit, ways: readonly { readonly way: readonly Pose[] }[]): Pose[] | undefined {
  const steps = ways.map(({ way }) => way.map(({ x, y }) => ({ x: x - way[0]!.x, y: y - way[0]!.y })));
  const [first] = steps;
  if (!first || ways.length < unit.stands.length) return undefined;
  const isSame = steps.every(
    (each) => each.length === first.length && each.every((step, n) => distance(step, first[n]!) <= STILL),
  );
  const front = boundsOf(standsOf(unit)).pose;
  return isSame ? first.map(({ x, y }) => ({ ...front, x: front.x + x, y: front.y + y })) : undefined;
}

function costLabel(speak: Speak, cost: Length, most: Length): string {
  const legs = [phrase('survey-number', { n: centimetres(cost) })];
  return speak(phrase('survey-cost', { legs, most: centimetres(most) }));
}

/** FB-CSD, FB-GEO-07. The zones of the target that a charge may come from; where a die decides, with what it must show. */
export function approaches(now: State, id: string, target: string, speak: Speak, only?: readonly Zone[]): FieldMark[] {
  const [unit, enemy] = [unitIn(now, id), unitIn(now, target)];
  if (!unit || !enemy) return [];
  const zones = only ?? zonesFor(unit, enemy);
  const { pose, shape } = zonedGround(unit, enemy);
  const reach = Math.max(6 * CENTIMETRE, gapBetween(groundsOf(unit), groundsOf(enemy)));
  return zones.map((zone, each) => ({
    kind: 'approach',
    outline: outlineOfZone(pose, shape, zone, reach).map(pairOf),
    ...(zones.length > 1 && { label: speak(facesOf(zones.length, each)) }),
  }));
}

/** FB-CSD-04. What the die must show for one of several zones. */
export function facesOf(zones: number, each: number): Phrase {
  const faces = zones === 4 ? 1 : 6 / zones;
  const from = each * faces + 1;
  return faces === 1 ? phrase('survey-number', { n: from }) : phrase('fb-die-faces', { from, to: from + faces - 1 });
}

/** FB-GEO-03. The edge along which two stands touch, or their corner. */
export function contactMarks(now: State, { unit: id, stand, enemy: other, on }: Contact): FieldMark[] {
  const [unit, enemy] = [unitIn(now, id), unitIn(now, other)];
  const own = unit && standsOf(unit).find(({ n }) => n === stand);
  const met = enemy && metStands(now, enemy).find(({ n }) => n === on);
  const ends = own && met && contactEnds(put(own.pose, own.shape), met);
  return ends ? [{ kind: 'contact', from: pairOf(ends[0]), to: pairOf(ends[1]) }] : [];
}

function lossMarks(unit: Unit | undefined, stands: readonly number[]): FieldMark[] {
  const first = unit?.stands.find(({ n }) => n === stands[0]);
  if (!unit || !first) return [];
  const at = spotOf(first);
  if (stands.length < unit.stands.length) return [{ kind: 'losses', at, n: stands.length }];
  return [{ kind: 'eliminated', side: unit.side, at, name: unit.id }];
}

/** FB-OFF-02. Over the edge. */
function leavingMarks({ unit: id, fate, at }: Told<'left'>, now: State): FieldMark[] {
  const who = EVERYONE.of(now).find((each) => each.id === id);
  if (!who) return [];
  const { side } = who;
  const inside = nearestPoints(placed(who).grounds[0]!, { corners: [at], radius: 0 })[0];
  const way: FieldMark[] =
    distance(inside, at) > STILL ? [{ kind: 'rout', side, way: [pairOf(inside), pairOf(at)], offTable: true }] : [];
  return fate === 'gone' ? [...way, { kind: 'eliminated', side, at: spotOf(at), name: id }] : way;
}
