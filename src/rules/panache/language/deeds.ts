/** Deeds by hand as text: read in either language, written in one, completed while somebody types. */
import { DIRECTIONS, neighbour } from '../../../hex/grid.ts';
import { deedTexts } from '../../../kernel/grammar/deeds.ts';
import { type Reader as ReaderOf, wordSlot } from '../../../kernel/grammar/slot.ts';
import { refuseNoUnit } from '../../../kernel/grammar/unit-slot.ts';
import { choiceSlot, numberSlot } from '../../../kernel/grammar/word-slots.ts';
import { given } from '../../../kernel/given.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import { EITHER_FIRST } from '../../../kernel/text/tokens.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { type Classification, type Deed, outcomeOf } from '../desk/deeds.ts';
import { ARMS, isCharacter, MOUNTS, type State, type Unit, WEIGHTS } from '../state.ts';
import { FLIGHT } from '../tables.ts';
import { armWord, mountWord, VOCABULARY, words } from './deed-words.ts';
import { HEX, UNIT, UNITS } from './slots.ts';

type Reader = ReaderOf<State>;

const { takeWord, upcoming } = words;

const OUTCOMES = [...SIDES, 'draw'] as const;
const NUMBER = numberSlot<State>(words, 2);
const ARM = choiceSlot<State, (typeof ARMS)[number]>(words, VOCABULARY, ARMS, armWord);
const WEIGHT = wordSlot<State, (typeof WEIGHTS)[number]>(words, VOCABULARY, ...WEIGHTS);

const { read, write } = deedTexts<State, Deed>({
  vocabulary: VOCABULARY,
  words,
  shapes: EITHER_FIRST,
  likely: UNITS.likely,
  is: 'is',
  slots: {
    unit: UNIT,
    at: HEX,
    /** A name after a name is a misspelt hex, `3L 0805x`, and so is anything after `at`. */
    to: {
      ...HEX,
      sees: (reader) =>
        HEX.sees(reader) || upcoming(reader)?.kind === 'unit' || reader.tokens[reader.at]?.text === 'at',
    },
    n: NUMBER,
    length: { ...NUMBER, read: (reader, { unit }) => readLength(reader, unit) },
    toward: choiceSlot(words, VOCABULARY, DIRECTIONS, String),
    winner: wordSlot(words, VOCABULARY, ...OUTCOMES),
    id: { read: readNewId, sees: UNIT.sees, write: String },
    kind: { read: readNature, sees: (reader) => ARM.sees(reader) || WEIGHT.sees(reader), write: kindText },
  },
  forms: [
    ['done', { do: 'done' }],
    ['all allActivated', { do: 'activateAll' }],
    ['winner {winner}', { do: 'winner' }],
    ['detach {n} ~from {unit} ~as {id} ~at {at}', { do: 'detach' }],
    ['elephant ~from {unit} ~at {at}', { do: 'elephant' }],
    ['{unit} ~at {to}', { do: 'at' }],
    ['{unit} ~is {...kind}', { do: 'is' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ['{unit} stands {n}', { do: 'stands' }],
    ['{unit} eliminated', { do: 'eliminated' }],
    ['{unit} leaves', { do: 'leaves' }],
    ['{unit} rejoin', { do: 'rejoin' }],
    ['{unit} retreat {n:length} (toward) {toward}', { do: 'retreat' }],
    ['{unit} noNote', { do: 'note', text: '' }],
    ['{unit} note {text...}', { do: 'note' }],
    ['{unit} activated', { do: 'activated', is: true }],
    ['{unit} notActivated', { do: 'activated', is: false }],
    ['{unit} hasMoved', { do: 'moved', is: true }],
    ['{unit} mayMove', { do: 'moved', is: false }],
    ['{unit} token', { do: 'token', is: true }],
    ['{unit} noToken', { do: 'token', is: false }],
    ['{unit} mayFight', { do: 'mayFight', is: true }],
    ['{unit} withoutCombat', { do: 'mayFight', is: false }],
    ['{unit} palisade', { do: 'palisade', is: true }],
    ['{unit} noPalisade', { do: 'palisade', is: false }],
  ],
  /** PA-UMP-07. A detachment may be used in the same text. */
  after: (now, deed) => {
    if (deed.do !== 'detach') return now;
    const { id } = deed;
    return {
      ...now,
      units: [...now.units, ...now.units.filter((each) => each.id === deed.unit).map((each) => ({ ...each, id }))],
    };
  },
});

export { read as readDeeds, write as writeDeeds };

function* readNewId(reader: Reader): Parse<string> {
  const id = words.take(reader, 'unit');
  return id ? id.raw : yield refuseNoUnit(UNITS.likely, reader, upcoming(reader));
}

/** PA-UMP-02. Arm and weight in either order, then figures and mounts in any. */
function* readNature(reader: Reader): Parse<Omit<Classification, 'do' | 'unit'>> {
  const first = takeWord(reader, ...WEIGHTS);
  const arm = yield* ARM.read(reader);
  const weight = first ?? (yield* WEIGHT.read(reader));
  let figures: { free?: number; max?: number } = {};
  for (;;) {
    const which = takeWord(reader, 'free', 'max');
    if (!which) break;
    figures = { ...figures, [which]: yield* NUMBER.read(reader) };
  }
  const isOnFoot = takeWord(reader, 'onFoot') !== undefined;
  const mount = isOnFoot ? undefined : MOUNTS.find((each) => takeWord(reader, mountWord(each)));
  return { arm, weight, ...figures, ...given({ mount }) };
}

function kindText({ arm, weight, free, max, mount }: Classification, language: Language): string {
  const w = (word: string): string => VOCABULARY.shown(word, language);
  return [
    ARM.write(arm, language),
    WEIGHT.write(weight, language),
    ...(free === undefined ? [] : [w('free'), String(free)]),
    ...(max === undefined ? [] : [w('max'), String(max)]),
    ...(mount === undefined ? [] : [w(mountWord(mount))]),
  ].join(' ');
}

/** PA-GEO-10. PA-Q-02: for a fleeing character the distance may be omitted. */
function* readLength(reader: Reader, unit: unknown): Parse<number> {
  const fleeing = reader.ground?.state.units.find(({ id }) => id === unit && !NUMBER.sees(reader));
  return fleeing?.arm === 'character' ? FLIGHT[fleeing.weight] : yield* NUMBER.read(reader);
}

export const completeDeeds = completeFrom<Unit, State, Deed>({
  ofUnit: (_, unit) => deedsOf(unit),
  before: () => TABLE,
  after: out,
  isLegal: (state, deed) => !(outcomeOf(state, deed) instanceof Refusal),
  write: (deed, language) => write([deed], language),
});

const TABLE: readonly Deed[] = [
  { do: 'done' },
  { do: 'activateAll' },
  ...OUTCOMES.map((winner) => ({ do: 'winner', winner }) as const),
];

/** PA-MNT-05, PA-GAP-08. What comes out of units: an elephant, or a stand. */
function out(state: State): Deed[] {
  return state.units.flatMap((unit): Deed[] => {
    const near = around(unit);
    if (unit.mount === 'elephants') return near.map((at) => ({ do: 'elephant', unit: unit.id, at }));
    const id = /\d$/.test(unit.id) ? undefined : `${unit.id}a`;
    if (id === undefined || unit.stands < 2) return [];
    return near.map((at) => ({ do: 'detach', unit: unit.id, n: 1, id, at }));
  });
}

/** PA-Q-02. A character is offered a retreat at their flight distance alone. */
function deedsOf(unit: Unit): Deed[] {
  const { id } = unit;
  const lengths = isCharacter(unit) ? [FLIGHT[unit.weight]] : [1, 2];
  const numbers = Array.from({ length: unit.initial }, (_, i) => i + 1);
  const flags = ['token', 'mayFight', 'activated', 'moved', 'palisade'] as const;
  return [
    ...numbers.slice(0, 3).map((n): Deed => ({ do: 'lose', unit: id, n })),
    ...lengths.flatMap((n) => DIRECTIONS.map((toward): Deed => ({ do: 'retreat', unit: id, n, toward }))),
    ...flags.flatMap((flag) => [true, false].map((is): Deed => ({ do: flag, unit: id, is }))),
    { do: 'eliminated', unit: id },
    { do: 'leaves', unit: id },
    { do: 'rejoin', unit: id },
    { do: 'note', unit: id, text: '' },
    ...around(unit).map((to): Deed => ({ do: 'at', unit: id, to })),
    ...numbers.map((n): Deed => ({ do: 'stands', unit: id, n })),
    ...numbers.slice(3).map((n): Deed => ({ do: 'lose', unit: id, n })),
    ...classesOf(unit),
  ];
}

/** PA-UMP-02. The same arm in another weight. */
function classesOf({ id, arm, mount }: Unit): Deed[] {
  return WEIGHTS.map((weight) => ({ do: 'is', unit: id, arm, weight, ...(mount !== undefined && { mount }) }));
}

function around({ at }: Unit): string[] {
  return DIRECTIONS.flatMap((direction) => neighbour(at, direction) ?? []);
}
