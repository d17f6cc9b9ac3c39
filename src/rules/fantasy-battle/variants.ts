/** FB-GAP-10 to -12. What this book leaves to a scenario. */
import { variantsFrom } from '../../chart/field/chosen.ts';
import { phrase } from '../../kernel/phrase.ts';
import { VARIANTS } from './scenario/lexicon.ts';
import type { State, Variants } from './state.ts';

export const { variants, options } = variantsFrom<Variants, State>({
  says: (name) => phrase(`fb-variant-${name}`),
  means: (name, word) => phrase(`fb-variant-${name}-${word}`),
  words: VARIANTS,
  clauses: { irregularChargeFull: 'FB-Q-01', objections: 'FB-GAP-10', fights: 'FB-GAP-12' },
  alone: { fights: 'simple' },
});
