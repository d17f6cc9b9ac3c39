/**
 * The expected cost to a unit of a roll of dice, in strength points of line infantry: its price, its losses and its
 * victory points.
 */
import { SHAKEN_BY } from '../morale/morale.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { pricePerPoint, T2 } from '../tables.ts';
import { chanceOfTest } from './chance.ts';

/** SH-VICTORY-02. A unit scores for its whole price once its last point is gone. */
const GONE = 0.4;
/** SH-MORALE-20. A unit that fails runs, or stays and loses: this share of its remaining strength. */
const FAILED = 0.3;
/** Little more can be gained from a unit that is already running before it is eliminated. */
const RUNNING = 0.7;

/** The value of one strength point. */
export function strengthPointValue(unit: Unit): number {
  return pricePerPoint(unit) / T2.lineInfantry.ordinary;
}

/** A number of dice, each of which costs a point with this chance. */
export interface Dice {
  readonly dice: number;
  readonly chance: number;
}

/** SH-LOSS-05, -06, SH-MORALE-01. */
export function harmTo(now: State, target: Unit, dice: Dice): number {
  const fails = failing(now, target);
  return expected(dice, (hits) => lossOf(target, hits, fails));
}

/** SH-MORALE-22. The chance that it fails the test for losses; a panicked unit has no further test to fail. */
export function failing(now: State, unit: Unit): number {
  return isPanicked(unit) ? 0 : 1 - chanceOfTest(now, unit, 'losses');
}

/** The mean of a function over all possible numbers of hits. */
export function expected({ dice, chance }: Dice, of: (hits: number) => number): number {
  let sum = 0;
  // Starts with the case of no hits.
  let share = 1;
  for (let die = 0; die < dice; die++) share *= 1 - chance;
  for (let hits = 0; hits <= dice; hits++) {
    sum += share * of(hits);
    share *= (((dice - hits) / (hits + 1)) * chance) / (1 - chance);
  }
  return sum;
}

/** The value of so many hits, given the chance that it fails the test they cause. */
export function lossOf(target: Unit, hits: number, fails: number): number {
  if (hits >= target.strength) return (target.strength + GONE * target.initial) * strengthPointValue(target);
  const left = target.strength - hits;
  const run = hits >= SHAKEN_BY ? fails * FAILED * left : 0;
  return (hits + run) * strengthPointValue(target) * (isPanicked(target) ? RUNNING : 1);
}
