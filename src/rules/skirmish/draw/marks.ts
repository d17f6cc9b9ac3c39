/** What happened, as marks on the table. */
import { nearestPoints } from '../../../field/gap.ts';
import { centimetres, type Length, MILLIMETRE } from '../../../field/length.ts';
import type { Point } from '../../../field/point.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { ghostsOf, mergedLosses } from '../../../survey/field/picture.ts';
import { pairOf, spotOf } from '../../../survey/field/spoken.ts';
import type { Fact } from '../facts.ts';
import { ratesOf } from '../moves/rates.ts';
import { lineOfFire } from './arrows.ts';
import { anchorOf, groundsOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { wentOf } from '../tell/moves.ts';
import { openStory, type Told, waitingFire } from '../tell/story.ts';
import { piecesOf } from './pieces.ts';

type Speak = (says: Phrase) => string;

export function marksOf(
  after: State,
  transcript: readonly Entry<Fact>[],
  before: State | undefined,
  speak: Speak,
): FieldMark[] {
  const { positions } = openStory({ before: before ?? after, transcript: before ? transcript : [] });
  const facts = transcript.map((entry) => ('fact' in entry ? entry.fact : undefined));
  const marks = facts.flatMap((fact, line) => (fact ? marksOfFact(fact, positions[line] ?? after, speak) : []));
  const leavers = new Set(facts.flatMap((fact) => (fact && isGoing(fact) ? [fact.unit] : [])));
  const fire = waitingFire(transcript);
  return [
    ...(before ? ghostsOf(piecesOf(before), leavers) : []),
    ...mergedLosses(marks),
    ...(fire ? lineOfFire(after, fire) : []),
  ];
}

/** A move that leaves its place; closing up where somebody fell does not. */
function isGoing(fact: Fact): fact is Told<'moved'> {
  return fact.type === 'moved' && fact.why !== 'closeUp' && fact.why !== 'face';
}

function marksOfFact(fact: Fact, now: State, speak: Speak): FieldMark[] {
  if (!('unit' in fact)) return [];
  const unit = now.units.find(({ id }) => id === fact.unit);
  if (!unit) return [];
  switch (fact.type) {
    case 'moved':
      return wayMarks(fact, now, unit, speak);
    case 'fired':
      return fireMarks(fact, now);
    case 'lost':
      return lossMarks(fact, unit);
    case 'touched':
      return fact.enemies.flatMap((id) => contactMarks(now, unit, id));
    case 'tested':
    case 'reloaded':
    case 'parted':
    case 'set':
      return [];
  }
}

/** A way with its cost, an assault, a recoil; a turn on the spot leaves none. */
function wayMarks(fact: Told<'moved'>, now: State, unit: Unit, speak: Speak): FieldMark[] {
  if (fact.way.length < 2 || wentOf(fact) === 0) return [];
  const { side } = unit;
  const way = fact.way.map(pairOf);
  if (fact.why === 'assault') return [{ kind: 'charge', side, way }];
  if (fact.why === 'recoil' || fact.why === 'refuse' || fact.why === 'fallBack')
    return [{ kind: 'rout', side, way, offTable: false }];
  return [{ kind: 'move', side, way, ...(fact.why === 'move' && { label: costLabel(fact, now, unit, speak) }) }];
}

/** SK-GEO-03. Each leg, and the most that its direction allows: `6 + 4 of 12`, `6 of 12 + 4 of 8`. */
function costLabel(fact: Told<'moved'>, now: State, unit: Unit, speak: Speak): string {
  const all = ratesOf(now, unit, fact.way);
  const said = [...new Set(all.map(({ rate }) => rate))].map((most) => {
    const legs = all.flatMap(({ by, rate }) => (rate === most ? phrase('survey-number', { n: centimetres(by) }) : []));
    return speak(phrase('survey-cost', { legs, most: centimetres(most) }));
  });
  return said.join(' + ');
}

function lengthOf(from: Point, to: Point): Length {
  return wentOf({ way: [from, to] });
}

/** SK-GEO-07. To the nearest figure in view; to a mass that loses more than its screen too. */
function fireMarks({ unit, figures, target, mass, hits }: Told<'fired'>, now: State): FieldMark[] {
  const targets = [target, ...(mass && mass.hits > hits ? [mass.unit] : [])];
  return targets.flatMap((each) => lineOfFire(now, { unit, target: each, figures }));
}

function lossMarks({ figures }: Told<'lost'>, unit: Unit): FieldMark[] {
  const first = unit.block ? undefined : unit.figures.find(({ n }) => n === figures[0]);
  const at = spotOf(first ?? anchorOf(unit));
  if (figures.length < unit.figures.length) return [{ kind: 'losses', at, n: figures.length }];
  return [{ kind: 'eliminated', side: unit.side, at, name: unit.id }];
}

/** Half the breadth of a contact at one point. */
const HALF = 8 * MILLIMETRE;
/** Bases so near are in contact. */
const NEAR = 10 * MILLIMETRE;

/** SK-GEO-14. From the first place where they touch to the last. */
function contactMarks(now: State, unit: Unit, id: string): FieldMark[] {
  const enemy = now.units.find((each) => each.id === id);
  if (!enemy) return [];
  const touching = groundsOf(unit)
    .flatMap((own) => groundsOf(enemy).map((other) => nearestPoints(own, other)))
    .filter(([a, b]) => lengthOf(a, b) <= NEAR)
    .map(([a, b]) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }))
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  const [first, last] = [touching[0], touching.at(-1)];
  if (!first || !last) return [];
  if (lengthOf(first, last) > 2 * HALF) return [{ kind: 'contact', from: pairOf(first), to: pairOf(last) }];
  return [{ kind: 'contact', from: [first.x - HALF, first.y], to: [first.x + HALF, first.y] }];
}
