/**
 * PE-STEP-02, METRIC 3.3. What a side has written, on its own copy of the position: where the legs of its lines take its units
 * quarter by quarter, whom its charges mean. Nobody else has these marks: the sheet is on no other copy.
 */
import { nearestPoints } from '../../../field/gap.ts';
import { centimetres, type Length, MILLIMETRE } from '../../../field/length.ts';
import { from } from '../../../field/point.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Picture } from '../../../kernel/shown.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { groundOf } from '../position/body.ts';
import { awayFrom, threatOf, toOwnEdge } from '../escape/course.ts';
import type { Fact } from '../facts.ts';
import { foreseen } from '../sheet/foreseen.ts';
import { nounOf } from '../noun.ts';
import type { Act, Line } from '../order.ts';
import type { State, Unit } from '../state.ts';
import { EVADE_QUARTER } from '../values.ts';
import { lengthOf } from '../tell/ways.ts';
import { type Speak, stub, unitIn, wayMark } from './marks.ts';
import { pieceOf } from './pieces.ts';

const STILL: Length = MILLIMETRE;
/** PE-EVA, PE-RAL. Which way it goes, not how far. */
const OUT: Length = EVADE_QUARTER;

type Shown = Pick<Picture<State, Fact>, 'now' | 'transcript'>;

/** The lines to show: that of an order which is being written, or else all that stand on the sheet. */
function linesOf({ now, transcript }: Shown): readonly Line[] {
  const lines = now.writing?.sheet.lines ?? [];
  const fresh = transcript.flatMap((entry) =>
    'fact' in entry && entry.fact.type === 'wrote' ? [entry.fact.unit] : [],
  );
  return fresh.length === 0 ? lines : lines.filter(({ unit }) => fresh.includes(unit));
}

export function writtenMarks(picture: Shown, speak: Speak): FieldMark[] {
  const { now } = picture;
  const rides = fresh(picture) ? [] : rideMarks(now);
  return [
    ...linesOf(picture).flatMap(({ unit: id, acts }) => {
      const unit = unitIn(now, id);
      return unit ? lineMarks(now, unit, acts, speak) : [];
    }),
    ...rides,
  ];
}

function fresh({ transcript }: Shown): boolean {
  return transcript.some((entry) => 'fact' in entry && entry.fact.type === 'wrote');
}

function lineMarks(now: State, unit: Unit, acts: readonly Act[], speak: Speak): FieldMark[] {
  const [first] = acts;
  if (first?.do === 'charge') return chargeMarks(now, unit, first.target);
  if (first?.do === 'evade' || first?.do === 'rally') return [wayMark('evade', unit, wayOut(now, unit, first))];
  const { stages, end } = foreseen(now, unit, acts);
  if (stages.length === 0) return [];
  const ways = stages
    .filter(({ way }) => lengthOf(way) > STILL)
    .map(({ way, spent, most }) => wayMark('move', unit, way, spent > 0 ? cost(spent, most, speak) : undefined));
  const enters = acts.find((act) => act.do === 'enter');
  return [
    { kind: 'ghost', piece: pieceOf(now, end) },
    ...ways,
    ...(enters ? chargeMarks(now, end, enters.target) : []),
  ];
}

function cost(spent: Length, most: Length, speak: Speak): string {
  const legs = [phrase('survey-number', { n: centimetres(spent) })];
  return speak(phrase('survey-cost', { legs, most: centimetres(most) }));
}

/** PE-CHG-13. An arrow to whom it means measures nothing. */
function chargeMarks(now: State, unit: Unit, target: string): FieldMark[] {
  const enemy = unitIn(now, target);
  if (!enemy) return [stub(unit)];
  const [, to] = nearestPoints({ corners: [unit.pose], radius: 0 }, groundOf(enemy));
  return [wayMark('charge', unit, [unit.pose, to])];
}

function wayOut(now: State, unit: Unit, act: Extract<Act, { do: 'evade' | 'rally' }>) {
  const threat = act.do === 'evade' ? threatOf(now, unit, act.from) : undefined;
  const heading = threat ? awayFrom(unit, threat) : toOwnEdge(now, unit);
  return [unit.pose, from({ ...unit.pose, heading }, OUT, 0)];
}

function rideMarks(now: State): FieldMark[] {
  return (now.writing?.sheet.rides ?? []).flatMap(({ officer: id, to }) => {
    const officer = now.officers.find((each) => each.id === id);
    return officer ? [wayMark('move', officer, [officer.at, to])] : [];
  });
}

/** The same in words: where each would end. */
export function writtenSentences(picture: Shown): Phrase[] {
  const { now } = picture;
  return linesOf(picture).flatMap(({ unit: id, acts }) => {
    const unit = unitIn(now, id);
    const [first] = acts;
    if (!unit || !first) return [];
    const name = { unit: unit.name };
    if (first.do === 'charge') return [phrase('pe-alt-plan-charge', { ...name, target: nounOf(now, first.target) })];
    if (first.do === 'evade' || first.do === 'rally') return [phrase(`pe-alt-plan-${first.do}`, name)];
    const { stages, end } = foreseen(now, unit, acts);
    const spent = stages.reduce((sum, each) => sum + each.spent, 0);
    if (spent === 0) return [];
    return [phrase('pe-alt-plan', { ...name, n: centimetres(spent), square: squareOf(end.pose, now.field) })];
  });
}
