/** Deeds by hand as text: read in either language, written in one, completed while somebody types. */
import { CENTIMETRE } from '../../../field/length.ts';
import { deedTexts } from '../../../kernel/grammar/deeds.ts';
import { one, type Reader, several, wordSlot } from '../../../kernel/grammar/slot.ts';
import { unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { numberSlot } from '../../../kernel/grammar/word-slots.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import type { Depth } from '../../../march/block.ts';
import { faceSlot } from '../../../march/by-hand.ts';
import { facingSlot, placeSlot } from '../../../march/place-slot.ts';
import { lengthSlot } from '../../../march/slots.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { UNITS } from '../language/slots.ts';
import { enemiesOf, isSquad } from '../position/squad.ts';
import { FORMATIONS, isLeader, type State, type Unit } from '../state.ts';
import { type Deed, outcomeOf } from './deeds.ts';
import { VOCABULARY, words } from './words.ts';

const UNIT = unitSlot<State>(words, UNITS);
const NUMBER = numberSlot<State>(words, 2);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const FACING = facingSlot<State>(words, VOCABULARY, PLACE);
const LENGTH = lengthSlot<State>(words, 1, 300 * CENTIMETRE);

/** SK-GEO-02. `3 ranks`, `2 files`. */
const DEPTH = one<State, Depth>({
  *read(reader): Parse<Depth> {
    const n = Math.max(1, yield* NUMBER.read(reader));
    const what = words.takeWord(reader, 'ranks', 'files') ?? (yield words.refuseWord(reader, ['ranks', 'files']));
    return what === 'ranks' ? { ranks: n } : { files: n };
  },
  sees: NUMBER.sees,
  write: (depth, language) =>
    'ranks' in depth
      ? `${depth.ranks} ${VOCABULARY.shown('ranks', language)}`
      : `${depth.files} ${VOCABULARY.shown('files', language)}`,
});

/** `at` alone says nothing in French: *à découvert* is no place, nor is *ne recule pas*, which begins like north-east. */
function seesPlace(reader: Reader<State>): boolean {
  if (words.sees(reader, 'staysNext')) return false;
  const ahead = { ...reader };
  words.takeWord(ahead, 'at');
  return PLACE.sees(ahead);
}

export const { read: readDeeds, write: writeDeeds } = deedTexts<State, Deed>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  likely: UNITS.likely,
  is: 'is',
  slots: {
    unit: UNIT,
    other: UNIT,
    to: { ...PLACE, sees: seesPlace },
    face: faceSlot(words, VOCABULARY, FACING),
    depth: DEPTH,
    n: NUMBER,
    figures: several(NUMBER, { distinct: true }),
    length: LENGTH,
    winner: wordSlot(words, VOCABULARY, ...SIDES, 'draw'),
  },
  forms: [
    ['done', { do: 'done' }],
    ['winner {winner}', { do: 'winner' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ['{unit} figures {figures} fall', { do: 'fall' }],
    ['{unit} {face}', { do: 'face' }],
    ['{unit} ~at {to} [{face}]', { do: 'at' }],
    ['{unit} close [{depth}]', { do: 'form', formation: 'close' }],
    ['{unit} skirmish', { do: 'form', formation: 'skirmish' }],
    ['{unit} loose', { do: 'form', formation: 'loose' }],
    ['{unit} recoilsNext', { do: 'recoils', is: true }],
    ['{unit} staysNext', { do: 'recoils', is: false }],
    ['{unit} recoil', { do: 'recoil' }],
    ['{unit} touches {other}', { do: 'contact' }],
    ['{unit} apart', { do: 'apart' }],
    ['{unit} leadsAll', { do: 'leadsAll' }],
    ['{unit} leads {other}', { do: 'leads' }],
    ['{unit} led', { do: 'led', is: true }],
    ['{unit} notLed', { do: 'led', is: false }],
    ['{unit} loaded', { do: 'loaded', is: true }],
    ['{unit} unloaded', { do: 'loaded', is: false }],
    ['{unit} sheltered', { do: 'sheltered', is: true }],
    ['{unit} inTheOpen', { do: 'sheltered', is: false }],
    ['{unit} coverAsDrawn', { do: 'coverAsDrawn' }],
    ['{unit} morale {n}', { do: 'morale' }],
    ['{unit} bandsAsUsual', { do: 'bandsAsUsual' }],
    ['{unit} bands {one:length} {two:length} {three:length}', { do: 'bands' }],
    ['{unit} better {n}', { do: 'better' }],
    ['{unit} worse {n}', { do: 'worse' }],
  ],
});

export const completeDeeds = completeFrom<Unit, State, Deed>({
  ofUnit: deedsOf,
  before: () => [{ do: 'done' }],
  after: () => [...SIDES, 'draw' as const].map((winner) => ({ do: 'winner', winner })),
  isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
  write: (deed, language) => writeDeeds([deed], language),
});

/** What is likely to be done to a unit, the likeliest first. */
function deedsOf(now: State, unit: Unit): Deed[] {
  const id = unit.id;
  const flags = ['recoils', 'led', 'loaded', 'sheltered'] as const;
  const squads = now.units.filter((each) => each.side === unit.side && isSquad(each));
  return [
    ...[1, 2, 3].map((n): Deed => ({ do: 'lose', unit: id, n })),
    { do: 'recoil', unit: id },
    { do: 'apart', unit: id },
    ...enemiesOf(now, unit).map((enemy): Deed => ({ do: 'contact', unit: id, other: enemy.id })),
    ...FORMATIONS.map((formation): Deed => ({ do: 'form', unit: id, formation })),
    ...flags.flatMap((flag) => [true, false].map((is): Deed => ({ do: flag, unit: id, is }))),
    ...(isLeader(unit) ? squads.map((squad): Deed => ({ do: 'leads', unit: id, other: squad.id })) : []),
    { do: 'leadsAll', unit: id },
    { do: 'coverAsDrawn', unit: id },
    { do: 'bandsAsUsual', unit: id },
    ...([1, 2] as const).flatMap((n): Deed[] => [
      { do: 'better', unit: id, n },
      { do: 'worse', unit: id, n },
    ]),
    ...[2, 3, 4].map((n): Deed => ({ do: 'morale', unit: id, n })),
  ];
}
