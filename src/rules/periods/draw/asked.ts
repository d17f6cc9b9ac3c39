/** Section 10. What is about to happen, in the picture of a question: never whom a charge means. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { distance, from, seenFrom } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import type { Hand } from '../../../field/wheel.ts';
import { type Asked, type Json, Refusal } from '../../../kernel/play.ts';
import type { NumberedSpot } from '../../../kernel/spot.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { blockedMark } from '../../../survey/field/barred.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import { headingOut } from '../escape/course.ts';
import { parse } from '../language/index.ts';
import { isStraightAhead } from '../position/ahead.ts';
import { enemiesOf, groundOf, shapeOf } from '../position/body.ts';
import { contactsOf } from '../position/contacts.ts';
import { foreseen } from '../sheet/foreseen.ts';
import { courseOf, type State, type Unit } from '../state.ts';
import { EVADE_QUARTER } from '../values.ts';
import { contactMarks, unitIn, wayMark } from './marks.ts';
import { pieceOf } from './pieces.ts';

/** Of which unit, and what else the question is about. */
type About = Pick<Asked, 'unit' | 'about'>;

const ASIDE: Length = 3 * CENTIMETRE;

function named(now: State, id: Json | undefined): Unit | undefined {
  return typeof id === 'string' ? unitIn(now, id) : undefined;
}

/** PE-GEO-11. What lies straight ahead of a charger, as far as the unit that is asked. */
export function corridor({ unit, about }: About, now: State): FieldMark[] {
  const [charger, own] = [named(now, about['charger']), named(now, unit)];
  return charger && own ? [corridorTo(own, charger)] : [];
}

/** PE-EVA-04. The same of everybody who charges with the unit straight ahead. */
export function chargers({ unit }: About, now: State): FieldMark[] {
  const own = named(now, unit);
  if (!own) return [];
  return enemiesOf(now, own)
    .filter((each) => each.course?.kind === 'charge' && isStraightAhead(now, each, own))
    .map((each) => corridorTo(own, each));
}

function corridorTo(unit: Unit, { pose, ...charger }: Unit): FieldMark {
  const half = shapeOf(charger).wide / 2;
  const far = Math.max(...groundOf(unit).corners.map((corner) => seenFrom(pose, corner).y));
  const corners = [from(pose, 0, -half), from(pose, 0, half), from(pose, far, half), from(pose, far, -half)];
  return { kind: 'approach', outline: corners.map(pairOf) };
}

/** Which way it goes, not how far. */
export function wayOut({ unit }: Pick<About, 'unit'>, now: State): FieldMark[] {
  const goes = named(now, unit);
  if (!goes) return [];
  const out = { ...goes.pose, heading: headingOut(now, goes) };
  return [wayMark('evade', goes, [out, from(out, EVADE_QUARTER, 0)])];
}

/** PE-CST-01. The way of the target of its owner's charge. */
export function evader({ unit }: About, now: State): FieldMark[] {
  const own = named(now, unit);
  const target = own && courseOf(own, 'charge')?.target;
  return target === undefined ? [] : wayOut({ unit: target }, now);
}

export function melee({ unit }: About, now: State): FieldMark[] {
  const own = named(now, unit);
  return own ? contactsOf(now, own).flatMap((contact) => contactMarks(now, contact)) : [];
}

/** PE-FOL-01. Whom it could follow, and where to. */
export function followed(asked: About, now: State): FieldMark[] {
  return [...melee(asked, now), ...wayOut({ unit: asked.about['rallies'] as string }, now)];
}

/** PE-ASK-11. Where the move that was forgotten would lead. */
export function forgottenWay({ unit, about }: About, now: State): FieldMark[] {
  const mover = named(now, unit);
  const order = parse(about['line'] as string);
  if (!mover || order instanceof Refusal || order.kind !== 'line') return [];
  const { stages, end } = foreseen(now, mover, order.line.acts);
  return [{ kind: 'ghost', piece: pieceOf(now, end) }, ...stages.map(({ way }) => wayMark('move', mover, way))];
}

/** PE-SPL-07. Who has put itself between. */
export function between({ unit, about }: About, now: State): FieldMark[] {
  const [own, other] = [named(now, unit), named(now, about['between'])];
  if (!own || !other) return [];
  const ground = groundOf(other);
  return [blockedMark(own.pose, from(own.pose, distance(own.pose, middle(ground)), 0), ground.corners)];
}

/** PE-OUT-12. The unit's own left or right, seen in the direction in which it leaves. */
export function beside({ unit }: About, now: State, hand: Hand): NumberedSpot | undefined {
  const own = named(now, unit);
  if (!own) return undefined;
  const aside = shapeOf(own).wide / 2 + ASIDE;
  const out = { ...own.pose, heading: headingOut(now, own) };
  return { at: spotOf(from(out, EVADE_QUARTER / 2, hand === 'left' ? -aside : aside)), what: 'end' };
}
