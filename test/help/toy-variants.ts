/** The toy's rules option: its number of turns. */
import { phrase } from '../../src/kernel/phrase.ts';
import type { Variants } from '../../src/kernel/ruleset.ts';
import type { ToyState } from './toy-play.ts';

const TURNS = [3, 4, 5];

export const toyVariants: Variants<ToyState> = {
  of: ({ lastTurn }) => {
    const value = (n: number) => ({
      value: String(n),
      words: String(n),
      means: phrase('toy-points', { n }),
      isOurs: n === TURNS[0],
    });
    const says = phrase('toy-option', { text: 'turns' });
    return [
      { name: 'turns', words: 'turns', clause: 'TOY-TURNS', says, now: value(lastTurn), values: TURNS.map(value) },
    ];
  },
  choose: (state, _name, value) => ({ ...state, lastTurn: Number(value) }),
};
