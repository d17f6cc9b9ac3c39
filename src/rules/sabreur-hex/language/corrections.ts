/** Corrections by hand as text: read in either language, written in one, completed while somebody types. */
import { FACINGS } from '../../../hex/facing.ts';
import { neighbour } from '../../../hex/grid.ts';
import { type Side, SIDES, Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { completeFrom } from '../../../kernel/tools.ts';
import { segmentsOf } from '../../../kernel/text/tokens.ts';
import { type Correction, corrected } from '../desk/correct.ts';
import { extensions } from '../field/extended.ts';
import type { Formation, State, Unit } from '../state.ts';
import { FORMATION_WORDS } from './slots.ts';
import { readHex, readNumber, readUnit } from './names.ts';
import { type Parse, read } from '../../../kernel/text/reader.ts';
import { type Ground, type Reader, readFacing } from './reader.ts';
import { speakIn } from './write.ts';
import { readEnd, refuseWord, shownFacing, takeWord, upcoming } from './vocabulary.ts';

const STATES = ['panicked', 'steady', 'acted', 'mayAct', 'eliminated'] as const;
const OUTCOMES = [...SIDES, 'draw'] as const;
const WORDS = ['face', 'turn', ...FORMATION_WORDS, 'extend', 'strength', 'lose', ...STATES] as const;

/** Corrections in their order. Without a position every name and hex is believed. */
export function readCorrections(text: string, state?: State): readonly Correction[] | Refusal {
  // Whose order it is does not matter: units of either side are named.
  const ground = state && { state, by: state.active };
  const found: Correction[] = [];
  for (const tokens of segmentsOf(text)) {
    const reader = { typed: text, tokens, ground, at: 0 };
    const correction = read(readCorrection(reader));
    if (correction instanceof Refusal) return correction;
    found.push(correction);
  }
  return found;
}

function* readCorrection(reader: Reader & { readonly ground: Ground | undefined }): Parse<Correction> {
  const correction = yield* readOne(reader);
  yield* readEnd(reader);
  return correction;
}

function* readOne(reader: Reader): Parse<Correction> {
  if (takeWord(reader, 'points')) return { do: 'points', n: yield* readNumber(reader) };
  if (takeWord(reader, 'winner')) {
    const winner = takeWord(reader, ...OUTCOMES);
    return winner ? { do: 'winner', winner: winner as Side | 'draw' } : yield refuseWord(reader, OUTCOMES);
  }
  const unit = yield* readUnit(reader, 'any');
  takeWord(reader, 'is');
  if (upcoming(reader)?.kind === 'number') return { do: 'at', unit, to: yield* readHex(reader) };
  const word = takeWord(reader, ...WORDS) as (typeof WORDS)[number] | undefined;
  switch (word) {
    case undefined:
      return yield refuseWord(reader, WORDS);
    case 'face':
    case 'turn':
      return { do: 'face', unit, facing: yield* readFacing(reader) };
    case 'strength':
    case 'lose':
      return { do: word, unit, n: yield* readNumber(reader) };
    case 'panicked':
    case 'steady':
    case 'acted':
    case 'mayAct':
    case 'eliminated':
      return { do: word, unit };
    case 'line':
    case 'column':
    case 'square':
    case 'closedColumn':
    case 'skirmish':
      return yield* readFormation(reader, unit, word);
    case 'extend':
      return yield* readFormation(reader, unit, 'extendedLine');
  }
}

function* readFormation(reader: Reader, unit: string, formation: Formation): Parse<Correction> {
  if (upcoming(reader)?.kind !== 'number') return { do: 'form', unit, formation };
  return { do: 'form', unit, formation, to: yield* readHex(reader) };
}

export function writeCorrections(corrections: readonly Correction[], language: Language): string {
  return corrections.map((each) => writeCorrection(each, language)).join('; ');
}

function writeCorrection(correction: Correction, language: Language): string {
  const w = speakIn(language);
  switch (correction.do) {
    case 'points':
      return `${w('points')} ${correction.n}`;
    case 'winner':
      return `${w('winner')} ${w(correction.winner)}`;
    case 'at':
      return `${correction.unit} ${language === 'fr' ? 'en' : 'at'} ${correction.to}`;
    case 'face':
      return `${correction.unit} ${w('face')} ${shownFacing(correction.facing, language)}`;
    case 'strength':
    case 'lose':
      return `${correction.unit} ${w(correction.do)} ${correction.n}`;
    case 'form': {
      const word = correction.formation === 'extendedLine' ? 'extend' : correction.formation;
      return [correction.unit, w(word), correction.to].filter((part) => part !== undefined).join(' ');
    }
    case 'panicked':
    case 'steady':
    case 'acted':
    case 'mayAct':
    case 'eliminated':
      return `${correction.unit} ${w(correction.do)}`;
  }
}

export const completeCorrections = completeFrom<Unit, State, Correction>({
  ofUnit: offersFor,
  after: () => [
    ...[0, 1, 2, 3, 4, 5, 6].map((n) => ({ do: 'points', n }) as const),
    ...OUTCOMES.map((winner) => ({ do: 'winner', winner }) as const),
  ],
  isLegal: (state, correction) => !(corrected(state, correction) instanceof Refusal),
  write: (correction, language) => writeCorrections([correction], language),
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
