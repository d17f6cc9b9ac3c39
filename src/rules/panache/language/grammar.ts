/** The language of orders: its words, its table of verbs, and its refusals. */
import { agreedEnds, whenDue } from '../../../kernel/grammar/ends.ts';
import { grammarOf } from '../../../kernel/grammar/grammar.ts';
import type { Reader } from '../../../kernel/grammar/slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { replaced } from '../../../kernel/text/reader.ts';
import { EITHER_FIRST } from '../../../kernel/text/tokens.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { SLOTS, UNITS } from './slots.ts';
import { unitNote, VERBS, type Who } from './verbs.ts';
import { VOCABULARY, words } from './vocabulary.ts';

export const grammar = grammarOf<State, Who, Order>({
  vocabulary: VOCABULARY,
  words,
  shapes: EITHER_FIRST,
  slots: SLOTS,
  units: UNITS,
  verbs: VERBS,
  alone: {
    /** PA-ACT-06. */
    end: { order: { kind: 'end' } },
    /** PA-STEP-01. */
    open: { order: { kind: 'open' }, ...whenDue<State>(({ phase }) => phase === 'opening') },
    ...agreedEnds('PA-GAP-02'),
  },
  subjects: (now, by) => [
    ...now.units.filter(({ side }) => side === by).map((who) => ({ id: who.id, who, more: unitNote(who) })),
    ...now.reserves
      .filter(({ unit }) => unit.side === by)
      .map((who) => ({ id: who.unit.id, who, more: unitNote(who.unit) })),
  ],
  idle: ({ state, by }) => state.units.filter(({ side, moved }) => side === by && !moved).map(({ id }) => id),
  empty: phrase('refuse-pa-empty'),
  odd,
});

/** PA-GAP-06, PA-ACT-05. A fight, which the players settle; another unit or a hex after a unit. */
function odd(reader: Reader<State>, isNamed: boolean): Refusal | undefined {
  if (words.sees(reader, 'fight')) return new Refusal('PA-GAP-06', phrase('refuse-pa-fight'));
  const next = words.upcoming(reader);
  if (!isNamed || !next) return undefined;
  if (next.kind === 'unit') return new Refusal('PA-ACT-05', phrase('refuse-pa-one-unit', { unit: quoted(next.raw) }));
  if (next.kind !== 'number') return undefined;
  const { clause, says } = words.refuseWord(reader, Object.keys(VERBS));
  return new Refusal(clause, says, [replaced(reader, next, `move ${next.raw}`)]);
}
