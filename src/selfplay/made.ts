/** Generates a balanced battle of a ruleset: deals, balances and counts. */
import type { RandomBattles, Wish } from '../kernel/random.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Balanced, type Progress, steer } from './steer.ts';
import { fightMany } from './tally.ts';

/** Undefined: the ruleset has no such battle. The same wish always gives the same battle. */
export function makeBattle<S, F, O>(
  rules: Ruleset<S, F, O>,
  random: RandomBattles,
  wish: Wish,
  battles: number,
  said?: (progress: Progress) => void,
): Balanced | undefined {
  return steer(
    {
      deal: (no) => random.deal({ ...wish, seed: `${wish.seed} ${no}` }),
      weigh: random.shiftBalance,
      steps: random.steps,
      fight: (text, many, seed, after) => {
        const read = rules.read(text);
        if ('faults' in read) throw new Error(`a battle made up has faults: ${JSON.stringify(read.faults)}`);
        return fightMany(rules, read.state, many, `${wish.seed} ${seed}`, after);
      },
    },
    battles,
    said,
  );
}
