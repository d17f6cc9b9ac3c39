/** The language of orders: its words, its table of verbs, and its refusals. */
import { agreedEnds, whenDue } from '../../../kernel/grammar/ends.ts';
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { bareRefusal } from '../../../march/bare.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { isIdle } from '../may-act.ts';
import type { Order } from '../order.ts';
import type { State, Unit } from '../state.ts';
import { SLOTS, UNITS } from './slots.ts';
import { VERBS } from './verbs.ts';
import { VOCABULARY, words } from './vocabulary.ts';

export const grammar = grammarOf<State, Unit, Order>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  slots: SLOTS,
  units: UNITS,
  verbs: VERBS,
  alone: {
    /** SK-STEP-08. */
    end: { order: { kind: 'end' } },
    /** SK-STEP-01. */
    open: { order: { kind: 'open' }, ...whenDue<State>(({ phase }) => phase === 'opening') },
    ...agreedEnds('SK-GAP-12'),
  },
  subjects: (now, by) =>
    now.units
      .filter(({ side }) => side === by)
      .map((who) => ({ id: who.id, who, more: phrase('sk-choice-unit', { unit: who.name, n: who.figures.length }) })),
  idle: ({ state, by }) => state.units.filter((unit) => unit.side === by && isIdle(unit)).map(({ id }) => id),
  empty: phrase('refuse-sk-empty'),
  odd: bareRefusal(words, Object.keys(VERBS)),
});
