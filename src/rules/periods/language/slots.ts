/** The slots of orders. */
import { HALF_TURN, QUARTER_TURN, WHOLE_TURN } from '../../../field/heading.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { one, wordSlot } from '../../../kernel/grammar/slot.ts';
import { type UnitNames, unitSlot } from '../../../kernel/grammar/unit-slot.ts';
import { choiceSlot } from '../../../kernel/grammar/word-slots.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { ORDER_TEXT, type Parse } from '../../../kernel/text/reader.ts';
import { facingSlot, placeSlot } from '../../../march/place-slot.ts';
import type { Facing } from '../../../march/place.ts';
import { angleSlot, lengthSlot } from '../../../march/slots.ts';
import { type Answers, type Formation, type Line, POSTURES, type Posture } from '../order.ts';
import type { State } from '../state.ts';
import { VOCABULARY, words } from './vocabulary.ts';

const { shown } = VOCABULARY;

/** On the table, or gone from it; officers too. The likely ones are on the table. */
export const UNITS: UnitNames<State> = {
  all: ({ units, officers, gone }) => [...units, ...officers, ...gone].map(({ id }) => id),
  likely: ({ state: { units, officers }, by }) =>
    [...units, ...officers].filter(({ side }) => by === undefined || side === by).map(({ id }) => id),
};

const UNIT = unitSlot<State>(words, UNITS);
const PLACE = placeSlot<State>(words, VOCABULARY, UNIT);
const FACING = facingSlot<State>(words, VOCABULARY, PLACE);

/** `from 14H`. The word alone may bind a line to the clock. */
const threat = one<State, string>({
  *read(reader): Parse<string> {
    words.takeWord(reader, 'from');
    return yield* UNIT.read(reader);
  },
  sees: (reader) => {
    const ahead = { ...reader };
    words.takeWord(ahead, 'from');
    return UNIT.sees(ahead);
  },
  write: (id, language) => `${shown('from', language)} ${id}`,
});

/** `to face 2K`, `face NE`. */
const faced = one<State, Facing>({
  *read(reader): Parse<Facing> {
    for (const word of ['go', 'face']) words.takeWord(reader, word);
    return yield* FACING.read(reader);
  },
  sees: (reader) => words.sees(reader, 'face', 'go') || FACING.sees(reader),
  write: (facing, language) => `${shown('face', language)} ${FACING.write(facing, language)}`,
});

/** PE-Q-35. `2.2`: the second half of the second period. */
const half = one<State, NonNullable<Line['from']>>({
  *read(reader): Parse<NonNullable<Line['from']>> {
    const token = words.upcoming(reader);
    const [, period, which] = /^(\d{1,2})[.,]([12])$/.exec(token?.raw ?? '') ?? [];
    if (!token || period === undefined || period === '0')
      return yield new Refusal(ORDER_TEXT, phrase('refuse-pe-half'));
    reader.at = reader.tokens.indexOf(token) + 1;
    return { period: Number(period), half: which === '1' ? 1 : 2 };
  },
  sees: (reader) => words.upcoming(reader)?.kind === 'number',
  write: ({ period, half: which }) => `${period}.${which}`,
});

/** PE-REA-04. `: harass`. */
const posture = one<State, Posture>({
  *read(reader): Parse<Posture> {
    words.take(reader, ':');
    return words.takeWord(reader, ...POSTURES) ?? (yield words.refuseWord(reader, POSTURES));
  },
  sees: (reader) => words.upcoming(reader)?.kind === ':' || words.sees(reader, ...POSTURES),
  write: (value, language) => `${shown(value, language)}`,
});

/** A unit before a colon, to which an order is carried. */
const receiver = one<State, string>({
  read: UNIT.read,
  sees: (reader) => {
    const ahead = { ...reader };
    if (!UNIT.sees(ahead)) return false;
    ahead.at = ahead.tokens.indexOf(words.upcoming(ahead)!) + 1;
    return posture.sees(ahead);
  },
  write: (id, language) => id + { en: ':', fr: ' :' }[language],
});

export type FootFormation = Exclude<Formation, 'limbered' | 'deployed'>;
export const FORMATION_WORDS = {
  marchColumn: 'inColumn',
  divisionColumn: 'inDivisions',
  line: 'inLine',
  doubleLine: 'inDoubleLine',
  skirmish: 'inSkirmish',
  square: 'inSquare',
  solidSquare: 'inSolidSquare',
} as const satisfies Record<FootFormation, string>;
export const FOOT = Object.keys(FORMATION_WORDS) as FootFormation[];
const FOOT_WORDS = FOOT.map((each) => FORMATION_WORDS[each]);

/** `in line` after another word; the formation alone would be the next thing that it does. */
const inFormation = one<State, FootFormation>({
  *read(reader): Parse<FootFormation> {
    words.takeWord(reader, 'in');
    const word = words.takeWord(reader, ...FOOT_WORDS) ?? (yield words.refuseWord(reader, FOOT_WORDS));
    return FOOT.find((each) => FORMATION_WORDS[each] === word)!;
  },
  sees: (reader) => {
    const ahead = { ...reader };
    return words.takeWord(ahead, 'in') !== undefined && words.sees(ahead, ...FOOT_WORDS);
  },
  write: (value, language) => `${shown('in', language)} ${shown(FORMATION_WORDS[value], language)}`,
});

type Hand = 'left' | 'right';
const HANDS: readonly Hand[] = ['left', 'right'];
const hand = (wordOf: (value: Hand) => string) => choiceSlot<State, Hand>(words, VOCABULARY, HANDS, wordOf);
const toHand = (value: Hand) => (value === 'left' ? 'toLeft' : 'toRight');

/** PE-Q-59. The faces of a square, by how far they are turned from its front. */
const FACES = { toFront: 0, toRight: QUARTER_TURN, toRear: HALF_TURN, toLeft: 3 * QUARTER_TURN } as const;
const FACE_ANGLES = Object.values(FACES);

/** PE-ASK-03, -16. */
type Charged = NonNullable<Answers['charged']>;
const CHARGED: Readonly<Record<Charged, string>> = {
  'go on': 'goOn',
  stand: 'stand',
  fire: 'fire',
  countercharge: 'countercharge',
  square: 'inSquare',
  line: 'inLine',
  column: 'inColumn',
};

const choice = <V extends string>(wordOf: Readonly<Record<V, string>>) =>
  choiceSlot<State, V>(words, VOCABULARY, Object.keys(wordOf) as V[], (value) => wordOf[value]);

export const slots = {
  by: lengthSlot<State>(words, 1, 300 * CENTIMETRE),
  angle: angleSlot<State>(words, WHOLE_TURN),
  slant: angleSlot<State>(words, QUARTER_TURN),
  hand: hand(toHand),
  on: hand((value) => (value === 'left' ? 'onLeft' : 'onRight')),
  squareFace: choiceSlot<State, number>(
    words,
    VOCABULARY,
    FACE_ANGLES,
    (angle) => Object.entries(FACES).find(([, each]) => each === angle)![0],
  ),
  to: PLACE,
  beside: UNIT,
  target: UNIT,
  with: UNIT,
  threat,
  faced,
  half,
  posture,
  receiver,
  inFormation,
  rear: wordSlot<State, 'facingRear'>(words, VOCABULARY, 'facingRear'),
  goOn: wordSlot<State, 'goOn'>(words, VOCABULARY, 'goOn'),
  charged: choice<Charged>(CHARGED),
  first: choice({ fire: 'fireFirst', plan: 'planFirst' }),
  evades: choice({ stop: 'stop', 'go on': 'goOn' }),
  barred: choice({ contact: 'contact', halt: 'halt', 'go on': 'goOn' }),
  squadrons: choice({ halt: 'halt', 'go on': 'goOn' }),
  flanked: choice({ turn: 'turnFlank', 'go on': 'goOn' }),
  cover: choice({ stand: 'stand', evade: 'evade' }),
  drawn: choice({ stay: 'stay', rally: 'rally' }),
};
