/** What a throw of so many dice may cost a unit, in strength points of line infantry: whatever it buys, costs and scores. */
import { SHAKEN_BY } from '../morale.ts';
import { isPanicked, type State, type Unit } from '../state.ts';
import { pricePerPoint, T2 } from '../tables.ts';
import { chanceOfTest } from './chance.ts';

/** SH-VICTORY-02. A unit scores when the last of it is gone, with all that it was bought with. */
const GONE = 0.4;
/** SH-MORALE-20. Whoever fails runs, or stays and loses: so much of what is left. */
const FAILED = 0.3;
/** Of whoever has run already little more is to be had before it is gone. */
const RUNNING = 0.7;

/** What one strength point is worth. */
export function dear(unit: Unit): number {
  return pricePerPoint(unit) / T2.lineInfantry.ordinary;
}

/** So many dice, each of which costs a point with this chance. */
export interface Dice {
  readonly dice: number;
  readonly chance: number;
}

/** SH-LOSS-05, -06, SH-MORALE-01. */
export function harmTo(now: State, target: Unit, dice: Dice): number {
  const fails = failing(now, target);
  return expected(dice, (hits) => lossOf(target, hits, fails));
}

/** SH-MORALE-22. The chance that it fails the test for losses; whoever has panicked has nothing more to fail. */
export function failing(now: State, unit: Unit): number {
  return isPanicked(unit) ? 0 : 1 - chanceOfTest(now, unit, 'losses');
}

/** The mean of something over the hits that there may be. */
export function expected({ dice, chance }: Dice, of: (hits: number) => number): number {
  let sum = 0;
  // None hits, at first.
  let share = 1;
  for (let die = 0; die < dice; die++) share *= 1 - chance;
  for (let hits = 0; hits <= dice; hits++) {
    sum += share * of(hits);
    share *= (((dice - hits) / (hits + 1)) * chance) / (1 - chance);
  }
  return sum;
}

/** What so many hits are worth, by the chance that it fails the test they cause. */
export function lossOf(target: Unit, hits: number, fails: number): number {
  if (hits >= target.strength) return (target.strength + GONE * target.initial) * dear(target);
  const left = target.strength - hits;
  const run = hits >= SHAKEN_BY ? fails * FAILED * left : 0;
  return (hits + run) * dear(target) * (isPanicked(target) ? RUNNING : 1);
}
