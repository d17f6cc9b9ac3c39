/** The slots of orders. */
import { one, several } from '../../../kernel/grammar/slot.ts';
import { type UnitNames, unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { numberSlot } from '../../../kernel/grammar/word-slots.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { legSlots } from '../../../march/legs.ts';
import { besideSlot, facingSlot, placeSlot, wingSlot } from '../../../march/place-slot.ts';
import type { Fire, Order, Single } from '../order.ts';
import type { State } from '../state.ts';
import { VOCABULARY, words } from './vocabulary.ts';

/** On the table, or out of action; the likely ones are on the table. */
export const UNITS: UnitNames<State> = {
  all: ({ units, gone }) => [...units, ...gone].map(({ id }) => id),
  likely: ({ state, by }) => state.units.filter(({ side }) => by === undefined || side === by).map(({ id }) => id),
};

const UNIT = unitSlot<State>(words, UNITS);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const LEGS = legSlots<State>(words, VOCABULARY);
const NUMBER = numberSlot<State>(words, 2);
const { shown } = VOCABULARY;

type Depth = NonNullable<Extract<Order, { kind: 'form' }>['depth']>;

const DEPTHS = ['ranks', 'files', 'rank', 'file'] as const;

/** SK-GEO-02. `3 ranks`, or `2 files`. */
const depth = one<State, Depth>({
  *read(reader): Parse<Depth> {
    const n = Math.max(1, yield* NUMBER.read(reader));
    const what = words.takeWord(reader, ...DEPTHS) ?? (yield words.refuseWord(reader, DEPTHS));
    return what === 'ranks' || what === 'rank' ? { ranks: n } : { files: n };
  },
  sees: NUMBER.sees,
  write: (value, language) => {
    const [n, what] = 'ranks' in value ? [value.ranks, 'rank'] : [value.files, 'file'];
    return `${n} ${shown(n === 1 ? what : `${what}s`, language)}`;
  },
});

/** What is said beforehand of elite fire and of the mass behind a screen. */
export type Manner = Pick<Fire, 'single' | 'elite' | 'difference'>;

/** SK-MRK, SK-ASK-01, -02, -06. `elite`, `keep`, `elite +1`, `elite target 3`, `plain`, `difference`, `no difference`. */
const manner = one<State, Manner>({
  *read(reader): Parse<Manner> {
    const word = words.takeWord(reader, ...MANNERS) ?? (yield words.refuseWord(reader, MANNERS));
    if (word === 'plain') return { single: 'plain' };
    if (word === 'keep') return { elite: false };
    if (word !== 'elite') return { difference: word === 'difference' };
    if (words.take(reader, '+')) return (yield* NUMBER.read(reader)) === 1 ? { single: 'plusOne' } : { elite: true };
    if (words.takeWord(reader, 'target') === undefined) return { elite: true };
    return { single: { figure: yield* NUMBER.read(reader) } };
  },
  sees: (reader) => words.sees(reader, ...MANNERS),
  write: ({ single, elite, difference }, language) => {
    if (single === undefined)
      return shown(
        elite === undefined ? (difference ? 'difference' : 'noDifference') : elite ? 'elite' : 'keep',
        language,
      );
    return single === 'plain'
      ? shown('plain', language)
      : `${shown('elite', language)} ${singleText(single, language)}`;
  },
});

const MANNERS = ['elite', 'keep', 'plain', 'difference', 'noDifference'] as const;

function singleText(single: Exclude<Single, 'plain'>, language: 'en' | 'fr'): string {
  return single === 'plusOne' ? '+1' : `${shown('target', language)} ${single.figure}`;
}

export const SLOTS = {
  ...LEGS,
  first: LEGS.advance,
  to: PLACE,
  toward: PLACE,
  at: PLACE,
  beside: UNIT,
  target: UNIT,
  face: facingSlot<State>(words, VOCABULARY, PLACE),
  figures: several(NUMBER, { distinct: true }),
  depth,
  wing: wingSlot<State, 'toLeft' | 'toRight'>(words, LEGS.hand, UNIT),
  spot: besideSlot<State>(words, PLACE),
  manners: several(manner),
};
