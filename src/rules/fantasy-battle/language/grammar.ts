/** The language of orders: its words, its table of verbs, and its refusals. */
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
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

/** A step that plays itself is understood where it is due. */
const automatic = (isDue: (now: State) => boolean) => ({
  mayType: ({ state }: { readonly state: State }) => (isDue(state) ? undefined : ('unknown' as const)),
});

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
    open: { order: { kind: 'open' }, ...automatic(({ phase }) => phase === 'opening') },
    fight: { order: { kind: 'fight' }, ...automatic(isFoughtAlone) },
    // A battle is conceded or drawn by a separate command, never by a typing error.
    resign: { order: { kind: 'resign' }, mayType: () => new Refusal('FB-GAP-12', phrase('refuse-resign')) },
    draw: { order: { kind: 'draw' }, mayType: () => new Refusal('FB-GAP-12', phrase('refuse-draw')) },
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
