/** SK-GAP-11, -12. What this book leaves to a scenario. */
import { variantsFrom } from '../../chart/field/chosen.ts';
import { VARIANTS } from './scenario/lexicon.ts';
import type { State, Variants } from './state.ts';

export const { variants, options } = variantsFrom<Variants, State>({
  prefix: 'sk',
  words: VARIANTS,
  clauses: {
    capabilities: 'SK-GAP-11',
    lightLooseDisorder: 'SK-Q-05',
    assaultDie: 'SK-Q-12',
    screen: 'SK-Q-10',
    initiative: 'SK-GAP-01',
    fights: 'SK-GAP-12',
  },
});
