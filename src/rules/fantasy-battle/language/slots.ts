/** The slots of orders. */
import { CENTIMETRE } from '../../../field/length.ts';
import { seenFrom } from '../../../field/point.ts';
import { one, type Reader, several } from '../../../kernel/grammar/slot.ts';
import { type UnitNames, unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { choiceSlot, numberSlot } from '../../../kernel/grammar/word-slots.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { legSlots } from '../../../march/legs.ts';
import type { Place } from '../../../march/place.ts';
import { BESIDE, facingSlot, placeSlot, wingSlot } from '../../../march/place-slot.ts';
import { lengthSlot } from '../../../march/slots.ts';
import type { Advance, Formation } from '../order.ts';
import { boundsOf, type Standing, standsOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { type Activation, activationText, type Manner, mannersOf, mannerText, RESTS } from './manner.ts';
import { VOCABULARY, words } from './vocabulary.ts';

/** On the table, on their way back to it, or gone; commanders too. The likely ones are on the table. */
export const UNITS: UnitNames<State> = {
  all: ({ units, commanders, returning, gone }) =>
    [...units, ...commanders, ...returning.map(({ unit }) => unit), ...gone].map(({ id }) => id),
  likely: ({ state, by }) =>
    [...state.units, ...state.commanders].filter(({ side }) => by === undefined || side === by).map(({ id }) => id),
};

const UNIT = unitSlot<State>(words, UNITS);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const FACE = facingSlot<State>(words, VOCABULARY, PLACE);
const LEGS = legSlots<State>(words, VOCABULARY);
const NUMBER = numberSlot<State>(words, 2);
const { shown } = VOCABULARY;

const FORMATIONS = { line: 'inLine', column: 'inColumn', irregular: 'irregular' } as const;
const formation = <F extends keyof typeof FORMATIONS>(...all: readonly F[]) =>
  choiceSlot<State, F>(words, VOCABULARY, all, (each) => FORMATIONS[each]);

const WING = wingSlot<State, 'toLeft' | 'toRight'>(words, LEGS.hand, UNIT);

/** The unit that is ordered: the first of that side's own that is named. Stored orders are read without a position, and name no end. */
function orderedIn(reader: Reader<State>): Unit | undefined {
  const named = reader.tokens.slice(0, reader.at).map(({ text }) => text.toLowerCase());
  const { state, by } = reader.ground ?? {};
  const own = state?.units.filter(({ side }) => by === undefined || side === by) ?? [];
  return named.flatMap((id) => own.find((unit) => unit.id.toLowerCase() === id) ?? [])[0];
}

/** The stand on the left or right of the unit that is ordered. */
function endStand(reader: Reader<State>, hand: 'toLeft' | 'toRight'): Standing | undefined {
  const unit = orderedIn(reader);
  if (!unit) return undefined;
  const { pose } = boundsOf(standsOf(unit));
  const across = (stand: Standing) => seenFrom(pose, stand.pose).x * (hand === 'toLeft' ? 1 : -1);
  return standsOf(unit).toSorted((a, b) => across(a) - across(b))[0];
}

/** FB-GEO-22. `column on the left`: where the stand on that side is; `column left of 4S`. */
const spot: typeof PLACE = {
  ...PLACE,
  *read(reader): Parse<Place> {
    if (!WING.sees(reader)) return yield* PLACE.read(reader);
    const end = endStand(reader, yield* WING.read(reader));
    return end ? { kind: 'point', at: { x: end.pose.x, y: end.pose.y } } : yield words.refuseWord(reader, ['face']);
  },
  sees: (reader) => WING.sees(reader) || words.sees(reader, ...BESIDE),
};

const MANNERS = ['envelop', 'noEnvelop', 'alone', 'with', 'first', ...RESTS] as const;

/** FB-FST-02, FB-IMP-01. `column on the left`: the stand on that side comes first, those without contact behind it. */
function* columnOn(reader: Reader<State>): Parse<Manner> {
  const end = WING.sees(reader) ? endStand(reader, yield* WING.read(reader)) : undefined;
  return { ...(end && { first: end.n }), rest: 'behind' };
}

/** FB-CHG-02, FB-ASK-03 to -05. `envelop`, `no envelop`, `with 5S`, `alone`, `first 3`, `behind`, `echelon left`. */
const manner = one<State, Manner>({
  *read(reader): Parse<Manner> {
    if (words.takeWord(reader, 'inColumn') !== undefined) return yield* columnOn(reader);
    const word = words.takeWord(reader, ...MANNERS) ?? (yield words.refuseWord(reader, MANNERS));
    if (word === 'first') return { first: yield* NUMBER.read(reader) };
    if (word === 'with') return { support: yield* UNIT.read(reader) };
    if (word === 'alone') return { support: false };
    return word === 'envelop' || word === 'noEnvelop' ? { envelop: word === 'envelop' } : { rest: word };
  },
  sees: (reader) => words.sees(reader, 'inColumn', ...MANNERS),
  write: (value, language) =>
    mannersOf(value)
      .map((each) => mannerText(each, language))
      .join(' '),
});

const MODES = ['initiative', 'order'] as const;

/** FB-MOD-02, FB-GAP-01. `initiative`, `order`, `order of 1K`, `1K`. A unit right after `order` is the one that is ordered. */
const activation = one<State, Activation>({
  *read(reader): Parse<Activation> {
    if (UNIT.sees(reader)) return { mode: 'order', commander: yield* UNIT.read(reader) };
    const mode = words.takeWord(reader, ...MODES) ?? (yield words.refuseWord(reader, MODES));
    const isOf = mode === 'order' && /^(of|de)$/.test(reader.tokens[reader.at]?.text ?? '');
    return isOf ? { mode, commander: yield* UNIT.read(reader) } : { mode };
  },
  sees: (reader) => words.sees(reader, ...MODES),
  write: activationText,
});

type Placing = Extract<Advance, { kind: 'stands' }>['to'][number];

/** FB-GEO-22. `1 at H7/3 face N`. */
const placing = one<State, Placing>({
  *read(reader): Parse<Placing> {
    const stand = yield* NUMBER.read(reader);
    words.takeWord(reader, 'at');
    const at = yield* PLACE.read(reader);
    return words.takeWord(reader, 'face') === undefined ? { stand, at } : { stand, at, face: yield* FACE.read(reader) };
  },
  sees: NUMBER.sees,
  write: ({ stand, at, face }, language) => {
    const facing = face === undefined ? '' : ` ${shown('face', language)} ${FACE.write(face, language)}`;
    return `${stand} ${shown('at', language)} ${PLACE.write(at, language)}${facing}`;
  },
});

export const SLOTS = {
  ...LEGS,
  first: LEGS.advance,
  to: PLACE,
  toward: PLACE,
  spot,
  beside: UNIT,
  target: UNIT,
  from: UNIT,
  face: FACE,
  by: lengthSlot<State>(words, 1, 300 * CENTIMETRE),
  aside: choiceSlot<State, 'left' | 'right'>(words, VOCABULARY, ['left', 'right'], (each) =>
    each === 'left' ? 'toLeft' : 'toRight',
  ),
  formation: formation<Formation>('line', 'column'),
  flight: formation('line', 'column', 'irregular'),
  activation,
  manners: several(manner),
  placings: {
    ...several(placing),
    write: (all: readonly Placing[], language: 'en' | 'fr') =>
      all.map((each) => placing.write(each, language)).join(', '),
  },
};
