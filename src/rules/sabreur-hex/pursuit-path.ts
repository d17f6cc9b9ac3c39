/** SH-PURSUIT-02 to -04, SH-MARCH-09. How far a pursuer runs, and every way it can go. */
import { frontDirections } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import { type Play, roll } from '../../kernel/play.ts';
import { mayPassThrough } from './displacement.ts';
import { isInvolved } from './engage.ts';
import type { Fact } from './facts.ts';
import { type State, type Unit, unitAt } from './state.ts';
import { stepsOn } from './steps.ts';
import { pursuitLength, type RandomLength } from './tables.ts';
import { halved, ignoresPenalties, isClearWay, penalises } from './terrain.ts';

/** One way to pursue. */
export interface Chase {
  /** The hexes entered, in order. */
  readonly path: readonly Hex[];
  /** SH-TERRAIN-12. All of it in the clear. */
  readonly clear: boolean;
  /** Which of the two front hexes each step took: 0 left, 1 right. */
  readonly sides: readonly number[];
}

/** SH-PURSUIT-02, Table T7, SH-Q-58. A line runs one hex, a column or skirmishers D3, cavalry D6, light cavalry two more. */
export function* rollChase(unit: Unit): Play<Fact, number> {
  const { die, plus } = pursuitLength(unit);
  if (die === 0) return plus;
  const [thrown] = yield* roll({
    clause: 'SH-PURSUIT-02',
    why: 'pursuit',
    unit: unit.id,
    dice: 1,
    sides: 6,
    ledger: [],
    about: { sides: die, plus },
  });
  return lengthBy({ die, plus }, thrown!);
}

/** SH-DICE-02. A D3 is a die halved. */
function lengthBy({ die, plus }: RandomLength, thrown: number): number {
  return (die === 3 ? Math.ceil(thrown / 2) : thrown) + plus;
}

/** Whether there is anywhere to run at all. */
export function canChase(now: State, unit: Unit): boolean {
  const { die, plus } = pursuitLength(unit);
  return chases(now, unit, die + plus).some(({ path }) => path.length > 0);
}

/** What stays the same for all ways of one pursuit. */
interface Course {
  readonly now: State;
  readonly unit: Unit;
  readonly length: number;
  /** SH-TERRAIN-07, SH-Q-60. The length where terrain slows it. */
  readonly slowed: number;
}

/** A way as far as it has been run. */
interface Way extends Chase {
  readonly at: Hex;
  readonly penalised: boolean;
}

/**
 * SH-PURSUIT-03, -04, SH-MARCH-09, SH-PASS-06, SH-Q-60. Every way of a length, into front hexes, without a rotation. It
 * ends early where the pursuer engages or is engaged, before the first step too, and where it can go no further.
 */
export function chases(now: State, unit: Unit, length: number): Chase[] {
  const slowed = ignoresPenalties(unit) ? length : halved(now, length);
  const ground = { penalised: penalises(now.map, [unit.at]), clear: isClearWay(now.map, [unit.at]) };
  return further({ now, unit, length, slowed }, { at: unit.at, path: [], sides: [], ...ground });
}

function further(course: Course, way: Way): Chase[] {
  const { now, unit } = course;
  const there = unitAt(now, way.at);
  const isFree = there === undefined || there.id === unit.id;
  const end = isFree ? [{ path: way.path, clear: way.clear, sides: way.sides }] : [];
  if (isInvolved(now, { ...unit, at: way.at })) return end;
  const onward = stepsFrom(course, way).flatMap((next) => further(course, next));
  return onward.length > 0 ? onward : end;
}

/** SH-TERRAIN-05, -08. The steps that its length, terrain and those in the way allow. */
function stepsFrom({ now, unit, length, slowed }: Course, way: Way): Way[] {
  const around = stepsOn(now.map)(way.at);
  return frontDirections(unit.facing).flatMap((direction, side) => {
    const step = around[direction];
    if (!step) return [];
    const penalised = way.penalised || step.penalised;
    if (way.path.length >= (penalised ? slowed : length)) return [];
    const there = unitAt(now, step.to);
    if (there && !mayPassThrough(unit, there)) return [];
    const clear = way.clear && step.clear;
    return [{ at: step.to, path: [...way.path, step.to], sides: [...way.sides, side], penalised, clear }];
  });
}
