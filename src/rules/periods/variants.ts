/** PE-PRI-06, PE-Q-21, PE-EVS-01, PE-GAP-12, -14, -17. What this book leaves to a scenario. */
import { variantsFrom } from '../../chart/field/chosen.ts';
import { phrase } from '../../kernel/phrase.ts';
import { VARIANTS } from './scenario/lexicon.ts';
import type { State } from './state.ts';

export const { variants, options } = variantsFrom<State['variants'], State>({
  says: (name) => phrase(`pe-variant-${name}`),
  means: (name, word) => phrase(`pe-variant-${name}-${word}`),
  words: VARIANTS,
  clauses: {
    step: 'PE-PRI-06',
    measuring: 'PE-GAP-12',
    selfcover: 'PE-Q-21',
    split: 'PE-EVS-01',
    feints: 'PE-GAP-14',
    fights: 'PE-GAP-17',
  },
  alone: { fights: 'simple' },
});
