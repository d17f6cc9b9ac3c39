/** SK-GAP-11, -12. What this book leaves to a scenario. */
import { variantsFrom } from '../../chart/field/chosen.ts';
import { phrase } from '../../kernel/phrase.ts';
import { VARIANTS } from './scenario/lexicon.ts';
import type { State, Variants } from './state.ts';

export const { variants, options } = variantsFrom<Variants, State>({
  says: (name) => phrase(`sk-variant-${name}`),
  means: (name, word) => phrase(`sk-variant-${name}-${word}`),
  words: VARIANTS,
  clauses: {
    capabilities: 'SK-GAP-11',
    lightLooseDisorder: 'SK-Q-05',
    assaultDie: 'SK-Q-12',
    screen: 'SK-Q-10',
    initiative: 'SK-GAP-01',
    fights: 'SK-GAP-12',
  },
  alone: { fights: 'simple' },
});
