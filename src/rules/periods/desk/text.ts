/** Deeds by hand as text: read in either language, written in one, completed while someone types. */
import { CENTIMETRE } from '../../../field/length.ts';
import { deedTexts } from '../../../kernel/grammar/deeds.ts';
import { wordSlot } from '../../../kernel/grammar/slot.ts';
import { unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { numberSlot } from '../../../kernel/grammar/word-slots.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { faceSlot } from '../../../march/by-hand.ts';
import { facingSlot, placeSlot } from '../../../march/place-slot.ts';
import { lengthSlot } from '../../../march/slots.ts';
import { MARCH_SHAPES } from '../../../march/words.ts';
import { enemiesOf, figuresOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import { UNITS } from '../language/slots.ts';
import { type Formation, POSTURES } from '../order.ts';
import { type Condition, CONDITIONS, type State, type Unit } from '../state.ts';
import { type Deed, outcomeOf, RATES } from './deeds.ts';
import { VOCABULARY, words } from './words.ts';

const UNIT = unitSlot<State>(words, UNITS);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const FACE = faceSlot<State>(words, VOCABULARY, facingSlot<State>(words, VOCABULARY, PLACE));

export const FORMATION_WORDS: Readonly<Record<Formation, string>> = {
  marchColumn: 'inColumn',
  divisionColumn: 'inDivisions',
  line: 'inLine',
  doubleLine: 'inDoubleLine',
  skirmish: 'inSkirmish',
  square: 'inSquare',
  solidSquare: 'inSolidSquare',
  limbered: 'limbered',
  deployed: 'deployed',
};
export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  formed: 'formed',
  unformed: 'unformed',
  disorganised: 'disorganised',
  disordered: 'disordered',
  retreat: 'retreats',
  flight: 'flees',
  rout: 'routs',
};

type Form = readonly [pattern: string, deed: Partial<Deed>];

const forms = <K extends string>(table: Readonly<Record<K, string>>, deed: (value: K) => Partial<Deed>): Form[] =>
  (Object.entries(table) as [K, string][]).map(([value, word]) => [`{unit} ${word}`, deed(value)]);

export const { read: readDeeds, write: writeDeeds } = deedTexts<State, Deed>({
  vocabulary: VOCABULARY,
  words,
  shapes: MARCH_SHAPES,
  likely: UNITS.likely,
  is: 'is',
  slots: {
    unit: UNIT,
    other: UNIT,
    to: PLACE,
    face: FACE,
    n: numberSlot<State>(words, 2),
    length: lengthSlot<State>(words, 1, 300 * CENTIMETRE),
    winner: wordSlot(words, VOCABULARY, ...SIDES, 'draw'),
    posture: wordSlot(words, VOCABULARY, ...POSTURES),
    of: wordSlot(words, VOCABULARY, ...RATES),
  },
  forms: [
    ['done', { do: 'done' }],
    ['winner {winner}', { do: 'winner' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ['{unit} leaves', { do: 'leaves' }],
    ['{unit} {face}', { do: 'face' }],
    ['{unit} at {to} [{face}]', { do: 'at' }],
    ...forms(FORMATION_WORDS, (formation) => ({ do: 'form', formation })),
    ...forms(CONDITION_WORDS, (is) => ({ do: 'condition', is })),
    ['{unit} rallies', { do: 'rallies' }],
    ['{unit} apart', { do: 'apart' }],
    ['{unit} void', { do: 'void' }],
    ['{unit} charges {other}', { do: 'charges' }],
    ['{unit} touches {other}', { do: 'touches' }],
    ['{unit} drawn {other}', { do: 'drawn' }],
    ['{unit} joins {other}', { do: 'joins' }],
    ['{unit} posture {posture}', { do: 'posture' }],
    ['{unit} rate {of} {length}', { do: 'rate' }],
  ],
});

export const completeDeeds = completeFrom<Unit, State, Deed>({
  ofUnit: likelyFor,
  before: () => [{ do: 'done' }],
  after: () => [...SIDES, 'draw' as const].map((winner) => ({ do: 'winner', winner })),
  isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
  write: (deed, language) => writeDeeds([deed], language),
});

/** What is likely to be done to a unit, the likeliest first. */
function likelyFor(now: State, unit: Unit): Deed[] {
  const { id } = unit;
  const enemies = enemiesOf(now, unit);
  const against = (what: 'drawn' | 'touches' | 'charges') =>
    enemies.map((enemy): Deed => ({ do: what, unit: id, other: enemy.id }));
  return [
    ...[1, 2, 3, 4, 6].filter((n) => n <= figuresOf(unit)).map((n): Deed => ({ do: 'lose', unit: id, n })),
    ...CONDITIONS.map((is): Deed => ({ do: 'condition', unit: id, is })),
    ...(isInContact(now, unit) ? against('drawn') : []),
    { do: 'apart', unit: id },
    { do: 'rallies', unit: id },
    { do: 'void', unit: id },
    ...(Object.keys(FORMATION_WORDS) as Formation[]).map((formation): Deed => ({ do: 'form', unit: id, formation })),
    ...POSTURES.map((posture): Deed => ({ do: 'posture', unit: id, posture })),
    ...against('touches'),
    ...against('charges'),
    { do: 'leaves', unit: id },
  ];
}
