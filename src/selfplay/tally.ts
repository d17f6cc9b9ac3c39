/** How many of so many battles each side has won. */
import type { Ruleset } from '../kernel/ruleset.ts';
import { fight, type Winner } from './battle.ts';

export type Tally = Readonly<Record<Winner, number>>;

export const NONE: Tally = { red: 0, blue: 0, draw: 0 };

export function battlesIn({ red, blue, draw }: Tally): number {
  return red + blue + draw;
}

/** How much of them red has won, from 0 to 1; a draw is half a battle. */
export function shareOf(tally: Tally): number {
  return (tally.red + tally.draw / 2) / battlesIn(tally);
}

/** The same in per cent, to a tenth, as it is told. */
export function percentOf(tally: Tally): number {
  return Math.round(1000 * shareOf(tally)) / 10;
}

/** So many battles from this position, unless it is enough before; each with dice of its own. Others have another seed. */
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
