/** SH-PURSUIT-02 to -04, SH-MARCH-09. How far a pursuer runs, and every path it can take. */
import { frontDirections } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { rollDie } from '../../../kernel/play.ts';
import { isInvolved } from '../field/engage.ts';
import type { Play } from '../facts.ts';
import { mayPassThrough } from '../movement/pass.ts';
import { hexesOf } from '../field/place.ts';
import { type State, type Unit, unitAt } from '../state.ts';
import { stepOf } from '../field/steps.ts';
import { pursuitLength, type RandomLength } from '../tables.ts';
import { halved, ignoresPenalties } from '../field/terrain.ts';

export interface PursuitPath {
  readonly path: readonly Hex[];
  /** SH-MARCH-12. Where the right half of an extended line ends. */
  readonly also?: Hex;
  /** SH-TERRAIN-12. Entirely in clear terrain. */
  readonly clear: boolean;
  /** The front hex taken by each step: 0 left, 1 right. */
  readonly sides: readonly number[];
}

/** SH-PURSUIT-02, Table T7, SH-Q-58. A line runs one hex, a column or skirmishers D3, cavalry D6, light cavalry two more. */
export function* rollPursuitLength(unit: Unit): Play<number> {
  const { die, plus } = pursuitLength(unit);
  if (die === 0) return plus;
  const thrown = yield* rollDie({
    clause: 'SH-PURSUIT-02',
    why: 'pursuit',
    unit: unit.id,
    about: { sides: die, plus },
  });
  return lengthBy({ die, plus }, thrown);
}

/** SH-DICE-02. A D3 is half a die, rounded up. */
function lengthBy({ die, plus }: RandomLength, thrown: number): number {
  return (die === 3 ? Math.ceil(thrown / 2) : thrown) + plus;
}

export function canPursue(now: State, unit: Unit): boolean {
  const { die, plus } = pursuitLength(unit);
  return pursuitPaths(now, unit, die + plus).some(({ path }) => path.length > 0);
}

interface Course {
  readonly now: State;
  readonly length: number;
  /** SH-TERRAIN-07, SH-Q-60. The length in penalising terrain. */
  readonly slowed: number;
}

interface Way extends PursuitPath {
  readonly unit: Unit;
  readonly penalised: boolean;
}

/** SH-PURSUIT-03, -04, SH-MARCH-09, SH-PASS-06, SH-Q-60. Every straight path of a length, up to the first enemy. */
export function pursuitPaths(now: State, unit: Unit, length: number): PursuitPath[] {
  const slowed = ignoresPenalties(unit) ? length : halved(now, length);
  return further({ now, length, slowed }, { unit, path: [], sides: [], penalised: false, clear: true });
}

function further(course: Course, way: Way): PursuitPath[] {
  const { now } = course;
  const { unit, penalised: _, ...pursuit } = way;
  const isFree = unitsIn(now, unit).length === 0;
  const end = isFree ? [pursuit] : [];
  if (isInvolved(now, unit)) return end;
  const onward = stepsFrom(course, way).flatMap((next) => further(course, next));
  return onward.length > 0 ? onward : end;
}

function unitsIn(now: State, unit: Unit): Unit[] {
  return hexesOf(unit).flatMap((hex) => {
    const there = unitAt(now, hex);
    return there === undefined || there.id === unit.id ? [] : [there];
  });
}

/** SH-TERRAIN-05, -08, SH-MARCH-12. The steps that its length, terrain and other units allow. */
function stepsFrom({ now, length, slowed }: Course, way: Way): Way[] {
  const { unit } = way;
  return frontDirections(unit.facing).flatMap((direction, side) => {
    const step = stepOf(now.map, unit, direction);
    if (!step) return [];
    const penalised = way.penalised || step.penalised;
    if (way.path.length >= (penalised ? slowed : length)) return [];
    const halves = step.also === undefined ? {} : { also: step.also };
    const moved = { ...unit, at: step.to, ...halves };
    if (!unitsIn(now, moved).every((other) => mayPassThrough(unit, other))) return [];
    const path = [...way.path, step.to];
    const sides = [...way.sides, side];
    return [{ unit: moved, path, sides, penalised, clear: way.clear && step.clear, ...halves }];
  });
}

export function atEndOfPursuit(unit: Unit, { path, also }: PursuitPath): Unit {
  return { ...unit, at: path.at(-1) ?? unit.at, ...(also !== undefined && { also }) };
}
