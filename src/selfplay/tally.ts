/** How many battles each side has won. */
import type { Ruleset } from '../kernel/ruleset.ts';
import { fight, type Winner } from './battle.ts';

export type Tally = Readonly<Record<Winner, number>>;

export const NONE: Tally = { red: 0, blue: 0, draw: 0 };

export function battlesIn({ red, blue, draw }: Tally): number {
  return red + blue + draw;
}

/** Red's share, from 0 to 1; a draw is half a battle. */
export function shareOf(tally: Tally): number {
  return (tally.red + tally.draw / 2) / battlesIn(tally);
}

/** The same in percent, to a tenth, for display. */
export function percentOf(tally: Tally): number {
  return Math.round(1000 * shareOf(tally)) / 10;
}

/**
 * Plays battles from this position, each with its own dice, until enough are played or `after` stops it. Another seed
 * gives other battles.
 */
export function fightMany<S, F, O>(
  rules: Ruleset<S, F, O>,
  start: S,
  battles: number,
  seed: string,
  after: (tally: Tally) => 'on' | 'enough' = () => 'on',
): Tally {
  let tally = NONE;
  for (let n = 1; n <= battles; n++) {
    const winner = fight(rules, start, `${seed} ${n}`);
    tally = { ...tally, [winner]: tally[winner] + 1 };
    if (after(tally) === 'enough') break;
  }
  return tally;
}
