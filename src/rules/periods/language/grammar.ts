/** The language of orders: its words, its table of verbs, and its refusals. */
import { agreedEnds, whenDue } from '../../../kernel/grammar/ends.ts';
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { bareRefusal } from '../../../march/bare.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { kindOf } from '../noun.ts';
import { isFoughtAlone, type State } from '../state.ts';
import type { Who } from '../position/everyone.ts';
import { SLOTS_OF_ORDERS, type Typed, VERBS } from './verbs.ts';
import { UNITS } from './slots.ts';
import { VOCABULARY, words } from './vocabulary.ts';

export const grammar = grammarOf<State, Who, Typed>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  slots: SLOTS_OF_ORDERS,
  units: UNITS,
  verbs: VERBS,
  alone: {
    /** PE-STEP-02. */
    seal: { order: { kind: 'seal' } },
    /** PE-STEP-04, -05. */
    quarter: { order: { kind: 'quarter' }, ...whenDue<State>(({ phase }) => phase === 'quarters') },
    half: { order: { kind: 'half' }, ...whenDue<State>(({ phase }) => phase === 'half') },
    /** PE-GAP-17. */
    fight: { order: { kind: 'fight' }, ...whenDue(isFoughtAlone) },
    ...agreedEnds('PE-GAP-17'),
  },
  subjects: ({ units, officers }, by) =>
    [...units, ...officers]
      .filter(({ side }) => side === by)
      .map((who) => ({ id: who.id, who, more: phrase('pe-choice-unit', { unit: who.name, kind: kindOf(who) }) })),
  idle: ({ state: { units, writing }, by }) =>
    units
      .filter(
        ({ id, side }) => side === by && !writing?.sheet.lines.some(({ unit, forgotten }) => unit === id && !forgotten),
      )
      .map(({ id }) => id),
  empty: phrase('refuse-pe-empty'),
  odd: bareRefusal(words, Object.keys(VERBS)),
});
