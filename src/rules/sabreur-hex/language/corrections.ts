/** Corrections by hand as text: read in either language, written in one, completed while being typed. */
import { type Facing, FACINGS } from '../../../hex/facing.ts';
import { neighbour } from '../../../hex/grid.ts';
import { deedTexts } from '../../../kernel/grammar/deeds.ts';
import { wordSlot } from '../../../kernel/grammar/slot.ts';
import { Refusal, SIDES } from '../../../kernel/play.ts';
import { DIGITS_FIRST } from '../../../kernel/text/tokens.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { type Correction, corrected } from '../desk/correct.ts';
import { extensions } from '../field/extended.ts';
import type { State, Unit } from '../state.ts';
import { FORMATION_WORDS } from './slots.ts';
import { HEX, NUMBER, readUnit } from './names.ts';
import { readFacing } from './reader.ts';
import { FACINGS_BY_PART, shownFacing, upcoming, VOCABULARY, words } from './vocabulary.ts';

const STATES = ['panicked', 'steady', 'acted', 'mayAct', 'eliminated'] as const;
const OUTCOMES = [...SIDES, 'draw'] as const;

const { read, write } = deedTexts<State, Correction>({
  vocabulary: VOCABULARY,
  words,
  shapes: DIGITS_FIRST,
  likely: ({ state }) => state.units.map(({ id }) => id),
  is: 'is',
  slots: {
    unit: {
      read: (reader) => readUnit(reader, 'any'),
      sees: (reader) => upcoming(reader)?.kind === 'unit',
      write: String,
    },
    to: HEX,
    n: NUMBER,
    facing: {
      read: readFacing,
      sees: (reader) => words.takeForm({ ...reader }, FACINGS_BY_PART) !== undefined,
      write: (facing: Facing, language) => shownFacing(facing, language),
    },
    winner: wordSlot(words, VOCABULARY, ...OUTCOMES),
  },
  forms: [
    ['points {n}', { do: 'points' }],
    ['winner {winner}', { do: 'winner' }],
    ['{unit} ~inHex {to}', { do: 'at' }],
    ['{unit} face {facing}', { do: 'face' }],
    ['{unit} turn {facing}', { do: 'face' }],
    ...FORMATION_WORDS.map((formation) => [`{unit} ${formation} [{to}]`, { do: 'form', formation }] as const),
    ['{unit} extend [{to}]', { do: 'form', formation: 'extendedLine' }],
    ['{unit} strength {n}', { do: 'strength' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ...STATES.map((state) => [`{unit} ${state}`, { do: state }] as const),
  ],
});

export { read as readCorrections, write as writeCorrections };

export const completeCorrections = completeFrom<Unit, State, Correction>({
  ofUnit: offersFor,
  after: () => [
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => ({ do: 'points', n }) as const),
    ...OUTCOMES.map((winner) => ({ do: 'winner', winner }) as const),
  ],
  isLegal: (state, correction) => !(corrected(state, correction) instanceof Refusal),
  write: (correction, language) => write([correction], language),
});

function offersFor(state: State, { id: unit, ...rest }: Unit): Correction[] {
  const numbers = Array.from({ length: rest.initial }, (_, i) => i + 1);
  const near = FACINGS.flatMap((direction) => neighbour(rest.at, direction) ?? []);
  return [
    ...numbers.slice(0, 3).map((n) => ({ do: 'lose', unit, n }) as const),
    ...STATES.map((state) => ({ do: state, unit }) as const),
    ...FORMATION_WORDS.map((formation) => ({ do: 'form', unit, formation }) as const),
    ...extensions(state, { id: unit, ...rest }).map(
      (to) => ({ do: 'form', unit, formation: 'extendedLine', to }) as const,
    ),
    ...FACINGS.map((facing) => ({ do: 'face', unit, facing }) as const),
    ...near.map((to) => ({ do: 'at', unit, to }) as const),
    ...numbers.map((n) => ({ do: 'strength', unit, n }) as const),
    ...numbers.slice(3).map((n) => ({ do: 'lose', unit, n }) as const),
  ];
}
