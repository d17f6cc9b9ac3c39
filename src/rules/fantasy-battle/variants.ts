/** FB-GAP-10 to -12. What this book leaves to a scenario. */
import { variantsFrom } from '../../chart/field/chosen.ts';
import { VARIANTS } from './scenario/lexicon.ts';
import type { State, Variants } from './state.ts';

export const { variants, options } = variantsFrom<Variants, State>({
  prefix: 'fb',
  words: VARIANTS,
  clauses: { irregularChargeFull: 'FB-Q-01', objections: 'FB-GAP-10', fights: 'FB-GAP-12' },
});
