/** The next words of an order: what is legal now, narrowing while one types; and what one should know of each. */
import type { Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { offer } from '../../../kernel/text/grow.ts';
import type { State } from '../state.ts';
import { isOpen, type May } from '../../../kernel/grammar/branch.ts';
import { wordsIn } from './branch.ts';
import { orderBranches } from './grown.ts';
import { type FirstStop, noteOf } from './notes.ts';
import { FILLERS } from './vocabulary.ts';

/**
 * Orders that come after others are played from a position not known yet, so they are not tried. `stopOf` knows
 * chances.
 */
export function complete(
  typed: string,
  state: State,
  by: Side,
  language: Language,
  may: May,
  stopOf?: FirstStop,
): readonly Completion[] {
  return offer(typed, { branches: orderBranches(state, by), wordsIn, fillers: FILLERS }, (branch, isFirst) => {
    const text = branch.grown.shown[language];
    if (isFirst && !isOpen(branch, may)) return undefined;
    const more = isFirst ? noteOf(branch, state, stopOf) : undefined;
    return { text, shown: text, ...(more && { more }) };
  });
}
