/**
 * Two commanders against each other in mirrored pairs: both battles have the same dice with sides swapped, so a
 * scenario that favours a side favours neither commander.
 */
import type { Ruleset } from '../kernel/ruleset.ts';
import { fought, type Mind, type Winner } from './battle.ts';

export interface Duel {
  readonly battles: number;
  /** Won by the first commander. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The first commander's share of each pair, from 0 to 1; a draw is half a battle. */
  readonly pairs: readonly number[];
}

export function duel<S, F, O>(
  rules: Ruleset<S, F, O>,
  start: S,
  { one, other, pairs, seed }: { one: Mind<S>; other: Mind<S>; pairs: number; seed: string },
): Duel {
  const winners = Array.from({ length: pairs }, (_, n) => {
    const dice = `${seed} ${n + 1}`;
    const asRed = fought(rules, start, dice, { red: one, blue: other }).winner;
    const asBlue = fought(rules, start, dice, { red: other, blue: one }).winner;
    return [scoreOf(asRed, 'red'), scoreOf(asBlue, 'blue')] as const;
  });
  const all = winners.flat();
  return {
    battles: all.length,
    won: all.filter((score) => score === 1).length,
    lost: all.filter((score) => score === 0).length,
    drawn: all.filter((score) => score === 0.5).length,
    pairs: winners.map(([red, blue]) => (red + blue) / 2),
  };
}

function scoreOf(winner: Winner, side: Winner): number {
  return winner === 'draw' ? 0.5 : Number(winner === side);
}

/** In percent, with the 95% margin of error. */
export function shareWithError(pairs: readonly number[]): { readonly share: number; readonly error: number } {
  const mean = pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
  const variance = pairs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
  const tenth = (x: number) => Math.round(1000 * x) / 10;
  return { share: tenth(mean), error: tenth(1.96 * Math.sqrt(variance / pairs.length)) };
}
