/** The language of orders: its words, its table of verbs, and its refusals. */
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { bareRefusal } from '../../../march/bare.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { kindOf } from '../noun.ts';
import { isFoughtAlone, type State } from '../state.ts';
import type { Who } from '../position/everyone.ts';
import { SLOTS_OF_ORDERS, type Typed, VERBS } from './verbs.ts';
import { UNITS } from './slots.ts';
import { VOCABULARY, words } from './vocabulary.ts';

/** A step that plays itself is understood where it is due. */
const automatic = (isDue: (now: State) => boolean) => ({
  mayType: ({ state }: { readonly state: State }) => (isDue(state) ? undefined : ('unknown' as const)),
});

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
    quarter: { order: { kind: 'quarter' }, ...automatic(({ phase }) => phase === 'quarters') },
    half: { order: { kind: 'half' }, ...automatic(({ phase }) => phase === 'half') },
    /** PE-GAP-17. */
    fight: { order: { kind: 'fight' }, ...automatic(isFoughtAlone) },
    // A battle is conceded or drawn by a separate command, never by a typing error.
    resign: { order: { kind: 'resign' }, mayType: () => new Refusal('PE-GAP-17', phrase('refuse-resign')) },
    draw: { order: { kind: 'draw' }, mayType: () => new Refusal('PE-GAP-17', phrase('refuse-draw')) },
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
