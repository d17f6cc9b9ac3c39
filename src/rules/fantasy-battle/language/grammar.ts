/** The language of orders: its words, its table of verbs, and its refusals. */
import { agreedEnds, whenDue } from '../../../kernel/grammar/ends.ts';
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { bareRefusal } from '../../../march/bare.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { isEngaged } from '../position/stands.ts';
import type { Who } from '../position/everyone.ts';
import { kindOf } from '../noun.ts';
import type { Order } from '../order.ts';
import { isFoughtAlone, type State } from '../state.ts';
import { SLOTS, UNITS } from './slots.ts';
import { VERBS } from './verbs.ts';
import { VOCABULARY, words } from './vocabulary.ts';

export const grammar = grammarOf<State, Who, Order>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  slots: SLOTS,
  units: UNITS,
  verbs: VERBS,
  /** FB-MOD-02. `by initiative 3S evade`. */
  foremost: '[by {activation}]',
  alone: {
    /** FB-STEP-06. */
    end: { order: { kind: 'end' } },
    /** FB-STEP-07, -08. */
    open: { order: { kind: 'open' }, ...whenDue<State>(({ phase }) => phase === 'opening') },
    fight: { order: { kind: 'fight' }, ...whenDue(isFoughtAlone) },
    ...agreedEnds('FB-GAP-12'),
  },
  subjects: ({ units, commanders }, by) =>
    [...units, ...commanders]
      .filter(({ side }) => side === by)
      .map((who) => ({ id: who.id, who, more: phrase('fb-choice-unit', { unit: who.name, kind: kindOf(who) }) })),
  idle: ({ state, by }) =>
    state.units
      .filter((unit) => unit.side === by && unit.orders === 0 && !unit.initiative && !isEngaged(state, unit))
      .map(({ id }) => id),
  empty: phrase('refuse-fb-empty'),
  odd: bareRefusal(words, Object.keys(VERBS)),
});
