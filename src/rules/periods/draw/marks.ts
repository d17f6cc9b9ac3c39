/** What happened, as marks on the table. */
import { contactEnds, placed as put } from '../../../field/contact.ts';
import { nearestPoints } from '../../../field/gap.ts';
import { CENTIMETRE, type Length, MILLIMETRE } from '../../../field/length.ts';
import { distance, from, type Point, type Pose, seenFrom } from '../../../field/point.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { type ByType, byTypeIfAny, openStory } from '../../../kernel/story.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { ghostsOf, mergedLosses } from '../../../survey/field/picture.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import { apply } from '../apply.ts';
import { groundOf, shapeOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import type { Contact, State, Unit } from '../state.ts';
import { type Gait, lengthOf, type Walk, walksIn } from '../tell/ways.ts';
import { piecesOf } from './pieces.ts';

export type Speak = (says: Phrase) => string;

/** What is shorter is a turn on the spot, or nearly. */
const STILL: Length = MILLIMETRE;
/** PE-STEP-03. A charge that is announced or under way: that it comes, not how far. */
const STUB: Length = 4 * CENTIMETRE;

export function marksOf(after: State, transcript: readonly Entry<Fact>[], before: State | undefined): FieldMark[] {
  const { positions } = openStory(apply, { before: before ?? after, transcript: before ? transcript : [] });
  const walks = walksIn(transcript);
  const marks = transcript.flatMap((entry, line) => {
    if (!('fact' in entry)) return [];
    return byTypeIfAny(MARKS, entry.fact, positions[line] ?? after, positions[line + 1] ?? after) ?? [];
  });
  const leavers = new Set([
    ...walks.map(({ unit }) => unit),
    ...transcript.flatMap((entry) => ('fact' in entry && entry.fact.type === 'rode' ? [entry.fact.officer] : [])),
  ]);
  return [
    ...(before ? ghostsOf(piecesOf(before), leavers) : []),
    ...walks.flatMap((walk) => walkMarks(before ?? after, after, walk)),
    ...after.units.filter((unit) => unit.course?.kind === 'charge' && !isInContact(after, unit)).map(stub),
    ...mergedLosses(marks),
  ];
}

const KINDS: Readonly<Record<Gait, 'move' | 'charge' | 'evade' | 'rout'>> = {
  march: 'move',
  charge: 'charge',
  evade: 'evade',
  rally: 'evade',
  withdraw: 'rout',
  follow: 'move',
  aside: 'move',
  hand: 'move',
};

function walkMarks(before: State, after: State, { unit: id, gait, way }: Walk): FieldMark[] {
  const unit = unitIn(before, id) ?? unitIn(after, id);
  if (!unit || lengthOf(way) <= STILL) return [];
  return [wayMark(KINDS[gait], unit, trailing(unitIn(after, id) ?? unit, way))];
}

/** The way of the edge that comes last: the front's own lies under a deep column that has gone straight on. */
function trailing(unit: Unit, way: readonly Pose[]): readonly Point[] {
  const [first, last] = [way[0]!, way.at(-1)!];
  const forward = seenFrom(last, first).y < 0;
  return forward ? way.map((pose) => from(pose, -shapeOf(unit).deep, 0)) : way;
}

export function wayMark(
  kind: 'move' | 'charge' | 'evade' | 'rout',
  { side }: Pick<Unit, 'side'>,
  way: readonly { readonly x: number; readonly y: number }[],
  label?: string,
): FieldMark {
  const points = { side, way: way.map(pairOf) };
  if (kind === 'rout') return { kind, ...points, offTable: false };
  return { kind, ...points, ...(label !== undefined && { label }) };
}

/** With the positions before and after each fact. */
const MARKS: Partial<ByType<Fact, [now: State, then: State], FieldMark[]>> = {
  struck: ({ contacts }, _, then) => contacts.flatMap((contact) => contactMarks(then, contact)),
  rode: ({ officer: id, to }, now) => {
    const officer = now.officers.find((each) => each.id === id);
    return officer && distance(officer.at, to) > STILL ? [wayMark('move', officer, [officer.at, to])] : [];
  },
  shot: ({ unit: id, target }, now) => {
    const [unit, enemy] = [unitIn(now, id), unitIn(now, target)];
    if (!unit || !enemy) return [];
    const [a, b] = nearestPoints(groundOf(unit), groundOf(enemy));
    const arm = unit.arm === 'artillery' ? 'artillery' : 'musketry';
    return [{ kind: 'fire', side: unit.side, from: pairOf(a), to: pairOf(b), arm }];
  },
  lost: ({ unit: id, figures }, now) => {
    const unit = unitIn(now, id);
    return unit ? [{ kind: 'losses', at: spotOf(unit.pose), n: figures }] : [];
  },
  left: ({ unit: id }, now) => {
    const unit = unitIn(now, id);
    return unit ? [{ kind: 'eliminated', side: unit.side, at: spotOf(unit.pose), name: id }] : [];
  },
};

/** Straight ahead of its front, whomever it means. */
export function stub(unit: Unit): FieldMark {
  return wayMark('charge', unit, [unit.pose, from(unit.pose, STUB, 0)]);
}

/** PE-GEO-33. The edge along which two units touch, or their corner; the points nearest to each other if they do not quite. */
export function contactMarks(now: State, { by, target }: Pick<Contact, 'by' | 'target'>): FieldMark[] {
  const [unit, enemy] = [unitIn(now, by), unitIn(now, target)];
  if (!unit || !enemy) return [];
  const ends =
    contactEnds(put(unit.pose, shapeOf(unit)), put(enemy.pose, shapeOf(enemy))) ??
    nearestPoints(groundOf(unit), groundOf(enemy));
  return [{ kind: 'contact', from: pairOf(ends[0]), to: pairOf(ends[1]) }];
}

export function unitIn({ units }: State, id: string): Unit | undefined {
  return units.find((each) => each.id === id);
}
