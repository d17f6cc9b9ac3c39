/** Deeds by hand as text: read in either language, written in one. */
import { DIRECTIONS } from '../../../hex/grid.ts';
import { type Reader as ReaderOf, readerOf } from '../../../kernel/grammar/slot.ts';
import { refuseNoUnit } from '../../../kernel/grammar/unit-slot.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { ORDER_TEXT, type Parse, read, textFrom } from '../../../kernel/text/reader.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { EITHER_FIRST, segmentsOf } from '../../../kernel/text/tokens.ts';
import type { Deed, Flag } from '../deeds.ts';
import { ARMS, MOUNTS, type State, WEIGHTS } from '../state.ts';
import { FLIGHT } from '../tables.ts';
import { armWord, deedWord, mountWord, refuseDeed, SIDES_BY_PART, sideText, sideWord, words } from './deed-words.ts';
import { HEX, UNIT, UNITS } from './slots.ts';

type Reader = ReaderOf<State>;

const { readEnd, refuseUnknown, takeForm, takeWord, upcoming } = words;

const OUTCOMES = [...SIDES, 'draw'] as const;
const FIRST = ['done', 'all', 'winner', 'detach', 'elephant'] as const;

/** What each word says of a unit, and whether it says it or denies it. */
const FLAGS = {
  activated: ['activated', true],
  notActivated: ['activated', false],
  hasMoved: ['moved', true],
  mayMove: ['moved', false],
  token: ['token', true],
  noToken: ['token', false],
  mayFight: ['mayFight', true],
  withoutCombat: ['mayFight', false],
  palisade: ['palisade', true],
  noPalisade: ['palisade', false],
} as const satisfies Readonly<Record<string, readonly [Flag, boolean]>>;

const FLAG_WORDS = Object.keys(FLAGS) as (keyof typeof FLAGS)[];
const VERBS = ['lose', 'stands', 'eliminated', 'leaves', 'rejoin', 'retreat', 'noNote', 'note'] as const;

/** Deeds in order. Without a position every name and hex is accepted. */
export function readDeeds(text: string, state?: State): readonly Deed[] | Refusal {
  const found: Deed[] = [];
  let known = state;
  for (const tokens of segmentsOf(text, EITHER_FIRST)) {
    const deed = read(readDeed(readerOf(text, EITHER_FIRST, known && { state: known }, tokens)));
    if (deed instanceof Refusal) return deed;
    found.push(deed);
    if (known && deed.do === 'detach') known = named(known, deed);
  }
  return found;
}

/** PA-UMP-07. A detachment may be used in the same text. */
function named(state: State, { unit, id }: Extract<Deed, { do: 'detach' }>): State {
  return {
    ...state,
    units: [...state.units, ...state.units.filter((each) => each.id === unit).map((each) => ({ ...each, id }))],
  };
}

function* readDeed(reader: Reader): Parse<Deed> {
  const deed = (yield* readTableDeed(reader)) ?? (yield* readUnitDeed(reader));
  yield* readEnd(reader);
  return deed;
}

function* readTableDeed(reader: Reader): Parse<Deed | undefined> {
  switch (takeWord(reader, ...FIRST)) {
    case 'done':
      return { do: 'done' };
    case 'all':
      return takeWord(reader, 'allActivated') ? { do: 'activateAll' } : yield refuseDeed(reader, ['allActivated']);
    case 'winner': {
      const winner = takeWord(reader, ...OUTCOMES);
      return winner ? { do: 'winner', winner: winner as Side | 'draw' } : yield refuseDeed(reader, OUTCOMES);
    }
    case 'detach':
      return yield* readDetach(reader);
    case 'elephant': {
      takeWord(reader, 'from');
      return { do: 'elephant', unit: yield* UNIT.read(reader), at: yield* HEX.read(reader) };
    }
    case undefined:
      return undefined;
  }
}

/** PA-UMP-07. `detach 2 from 3L as 3La at 0806`. */
function* readDetach(reader: Reader): Parse<Deed> {
  const n = yield* readNumber(reader);
  takeWord(reader, 'from');
  const unit = yield* UNIT.read(reader);
  takeWord(reader, 'as');
  const id = upcoming(reader);
  if (id?.kind !== 'unit') return yield refuseNoUnit(UNITS.likely, reader, id);
  reader.at = reader.tokens.indexOf(id) + 1;
  return { do: 'detach', unit, n, id: id.raw, at: yield* HEX.read(reader) };
}

function* readUnitDeed(reader: Reader): Parse<Deed> {
  if (upcoming(reader)?.kind !== 'unit') {
    const misspelt = refuseDeed(reader, FIRST);
    return yield misspelt.instead.length > 0 ? misspelt : refuseNoUnit(UNITS.likely, reader, upcoming(reader));
  }
  const unit = yield* UNIT.read(reader);
  // A name after a name is a misspelt hex, `3L 0805x`, and so is anything after `at`.
  const isPlace = HEX.sees(reader) || upcoming(reader)?.kind === 'unit' || reader.tokens[reader.at]?.text === 'at';
  if (isPlace) return { do: 'at', unit, to: yield* HEX.read(reader) };
  if (takeWord(reader, 'is') && sees(reader)) return yield* readClass(reader, unit);
  const flag = takeWord(reader, ...FLAG_WORDS);
  if (flag) return { do: FLAGS[flag][0], unit, is: FLAGS[flag][1] };
  const verb = takeWord(reader, ...VERBS);
  switch (verb) {
    case undefined:
      return sees(reader) ? yield* readClass(reader, unit) : yield refuseDeed(reader, [...VERBS, ...FLAG_WORDS]);
    case 'lose':
    case 'stands':
      return { do: verb, unit, n: yield* readNumber(reader) };
    case 'eliminated':
    case 'leaves':
    case 'rejoin':
      return { do: verb, unit };
    case 'retreat':
      return yield* readRetreat(reader, unit);
    case 'noNote':
      return { do: 'note', unit, text: '' };
    case 'note':
      return readNote(reader, unit);
  }
}

const ARM_WORDS = ARMS.map(armWord);

/** Whether an arm or a weight comes next. */
function sees(reader: Reader): boolean {
  return words.sees(reader, ...ARM_WORDS, ...WEIGHTS);
}

/** PA-UMP-02. Arm and weight in either order, then figures and mounts in any. */
function* readClass(reader: Reader, unit: string): Parse<Deed> {
  const first = takeWord(reader, ...WEIGHTS);
  const armed = takeWord(reader, ...ARM_WORDS);
  const arm = ARMS.find((each) => armWord(each) === armed);
  if (!arm) return yield refuseDeed(reader, ARM_WORDS);
  const weight = first ?? takeWord(reader, ...WEIGHTS);
  if (!weight) return yield refuseDeed(reader, WEIGHTS);
  let figures: { free?: number; max?: number } = {};
  for (;;) {
    const which = takeWord(reader, 'free', 'max');
    if (!which) break;
    figures = { ...figures, [which]: yield* readNumber(reader) };
  }
  const isOnFoot = takeWord(reader, 'onFoot') !== undefined;
  const mount = isOnFoot ? undefined : MOUNTS.find((each) => takeWord(reader, mountWord(each)));
  return { do: 'is', unit, arm, weight, ...figures, ...(mount && { mount }) };
}

/** PA-GEO-10. PA-Q-02: for a fleeing character the distance may be omitted. */
function* readRetreat(reader: Reader, unit: string): Parse<Deed> {
  const fleeing = reader.ground?.state.units.find(({ id }) => id === unit && upcoming(reader)?.kind !== 'number');
  const n = fleeing?.arm === 'character' ? FLIGHT[fleeing.weight] : yield* readNumber(reader);
  takeWord(reader, 'toward');
  const side = takeForm(reader, SIDES_BY_PART);
  if (!side)
    return yield refuseUnknown(
      reader,
      DIRECTIONS.map((each) => sideWord(each)),
      [],
    );
  return { do: 'retreat', unit, n, toward: DIRECTIONS[Number(side.word)]! };
}

function readNote(reader: Reader, unit: string): Deed {
  const first = reader.tokens[reader.at];
  const text = first ? textFrom(reader, first) : '';
  reader.at = reader.tokens.length;
  return { do: 'note', unit, text: text.replace(/^[:\s]+/u, '').replaceAll(/\s+/gu, ' ') };
}

function* readNumber(reader: Reader): Parse<number> {
  const token = upcoming(reader);
  if (!token) return yield new Refusal(ORDER_TEXT, phrase('refuse-number-missing'));
  if (!words.take(reader, 'number') || token.text.length > 2) {
    return yield new Refusal(ORDER_TEXT, phrase('refuse-number', { word: quoted(token.raw) }));
  }
  return Number(token.text);
}

export function writeDeeds(deeds: readonly Deed[], language: Language): string {
  return deeds.map((deed) => writeDeed(deed, language)).join('; ');
}

export function writeDeed(deed: Deed, language: Language): string {
  const w = (word: string) => deedWord(word, language);
  const at = language === 'fr' ? 'en' : 'at';
  switch (deed.do) {
    case 'done':
      return w('done');
    case 'activateAll':
      return `${w('all')} ${w('allActivated')}`;
    case 'winner':
      return `${w('winner')} ${w(deed.winner)}`;
    case 'detach':
      return `${w('detach')} ${deed.n} ${w('from')} ${deed.unit} ${w('as')} ${deed.id} ${at} ${deed.at}`;
    case 'elephant':
      return `${w('elephant')} ${w('from')} ${deed.unit} ${at} ${deed.at}`;
    case 'at':
      return `${deed.unit} ${at} ${deed.to}`;
    case 'lose':
    case 'stands':
      return `${deed.unit} ${w(deed.do)} ${deed.n}`;
    case 'eliminated':
    case 'leaves':
    case 'rejoin':
      return `${deed.unit} ${w(deed.do)}`;
    case 'retreat':
      return `${deed.unit} ${w('retreat')} ${deed.n} ${sideText(deed.toward, language)}`;
    case 'note':
      return `${deed.unit} ${deed.text === '' ? w('noNote') : `${w('note')} ${deed.text}`}`;
    case 'is':
      return classText(deed, language);
    case 'activated':
    case 'moved':
    case 'token':
    case 'mayFight':
    case 'palisade':
      return `${deed.unit} ${w(FLAG_WORDS.find((word) => FLAGS[word][0] === deed.do && FLAGS[word][1] === deed.is)!)}`;
  }
}

function classText(deed: Extract<Deed, { do: 'is' }>, language: Language): string {
  const w = (word: string) => deedWord(word, language);
  const { unit, arm, weight, free, max, mount } = deed;
  return [
    unit,
    w('is'),
    w(armWord(arm)),
    w(weight),
    ...(free === undefined ? [] : [w('free'), String(free)]),
    ...(max === undefined ? [] : [w('max'), String(max)]),
    ...(mount === undefined ? [] : [w(mountWord(mount))]),
  ].join(' ');
}
