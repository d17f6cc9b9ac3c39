/**
 * `red 2L line close 8 ranks 2 at 40x10 face N`, `blue 6C line skirmish figures 40x37 42x37 face S`, `red 1S sergeant of 2L
 * at 40x4`: after the short name, in any order. Figures have numbers, from 1 in the order of their places.
 */
import { headingText, needHeading, needPoint, pointText, seesHeading, seesPoint } from '../../../chart/field/places.ts';
import { type LinePart, linePartsText, partsOf, readLineParts } from '../../../chart/line-parts.ts';
import { bitOf, onceIn } from '../../../chart/lined.ts';
import type { Heading } from '../../../field/heading.ts';
import type { Point } from '../../../field/point.ts';
import type { Side } from '../../../kernel/play.ts';
import {
  type Bit,
  blame,
  type Cursor,
  here,
  lexicon,
  needFrom,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { plain } from '../../../chart/plain.ts';
import { type Action, ACTIONS, FORMATIONS, type Role, type Row, type Unit } from '../state.ts';
import { type Draft, needId, seesId } from './draft.ts';
import { ROLE_NAMES, ROW_NAMES } from './lexicon.ts';
import { saidOf, unitOfLine } from './unit-said.ts';

/** What a line has said so far. `numbers` and lists like it name figures; an empty one means all of them. */
export interface Said {
  row?: Row;
  role?: Role;
  of?: string;
  class?: number;
  morale?: number;
  carbine?: true;
  mounted?: true;
  cuirass?: true;
  formation?: Unit['formation'];
  count?: number;
  ranks?: number;
  files?: number;
  at?: Point;
  figures?: Point[];
  face?: Heading;
  faces?: Heading[];
  numbers?: number[];
  began?: number;
  unloaded?: number[];
  marksman?: number[];
  sheltered?: true;
  led?: boolean;
  tested?: true;
  recoils?: true;
  turned?: true;
  acted?: Action;
  did?: (readonly [what: Action, figures: readonly number[]])[];
  contact?: string[];
}

/** More than one body of this book: it is about individuals and small groups (SK-SCO-02). */
const MOST_FIGURES = 40;
/** Of both sides together. */
const MOST_ON_TABLE = 200;

const FORMATION_WORDS = plain(FORMATIONS);
const ACTION_WORDS = plain(ACTIONS);

type Part = LinePart<Said, Draft>;
const { flag, worded } = partsOf<Said, Draft>();
const number = (least: number, most: number) => (cursor: Cursor) => needNumber(cursor, least, most);

/** One of several things, each with its word. */
function named<K extends 'row' | 'role'>(key: K, names: Readonly<Record<string, string>>): Part {
  const words = lexicon(...Object.entries(names).map(([means, word]) => [word, means as Said[K]] as const));
  return {
    words: words.map(([word]) => word),
    read: (cursor, said) => onceIn(cursor, here(cursor)!, said)(key, takeFrom(cursor, words)) || undefined,
    write: ({ [key]: value }) => value && names[value],
  };
}

/** `marksman 2 3`; `unloaded` alone means all of them. */
function listed(key: 'marksman' | 'unloaded' | 'numbers', least: number): Part {
  return {
    words: [key],
    read: (cursor, said) => {
      const store = onceIn(cursor, here(cursor)!, said);
      return takes(cursor, key) ? store(key, needNumbers(cursor, least)) : undefined;
    },
    write: ({ [key]: numbers }) => numbers && [key, ...numbers].join(' '),
  };
}

/** SK-CAP-02. `close 8`, `skirmish 6`, or without a number where each figure is named. */
const FORMATION: Part = {
  words: FORMATIONS,
  read: (cursor, said) => {
    const store = onceIn(cursor, here(cursor)!, said);
    if (!store('formation', takeFrom(cursor, FORMATION_WORDS))) return undefined;
    return /^\d+$/.test(here(cursor)?.text ?? '') ? store('count', needNumber(cursor, 1, MOST_FIGURES)) : true;
  },
  write: ({ formation, count }) => [formation ?? [], count ?? []].flat().join(' ') || undefined,
};

/** What figures have done in this turn: `did fire 1 2 3`, `did move` for all. */
const DID: Part = {
  words: ['did'],
  read: (cursor, said) => {
    if (!takes(cursor, 'did')) return undefined;
    const what = needFrom(cursor, ACTION_WORDS);
    const figures = what && needNumbers(cursor, 0);
    if (what && figures) said.did = [...(said.did ?? []), [what, figures]];
    return figures !== undefined;
  },
  write: ({ did }) => did?.map(([what, figures]) => ['did', what, ...figures].join(' ')).join(' '),
};

/** SK-GEO-08. In a turn under way, what the position itself would not tell. */
const LED: Part = {
  words: ['led', 'leaderless'],
  read: (cursor, said) => {
    const words = lexicon(['led', true], ['leaderless', false]);
    return onceIn(cursor, here(cursor)!, said)('led', takeFrom(cursor, words)) || undefined;
  },
  write: ({ led }) => (led === undefined ? undefined : led ? 'led' : 'leaderless'),
};

/** What a unit is and where it stands, then how a battle under way has left it. */
const PARTS: readonly Part[] = [
  named('role', ROLE_NAMES),
  named('row', ROW_NAMES),
  worded('of', 'of', needId),
  worded('class', 'class', number(2, 4)),
  worded('morale', 'morale', number(1, 6)),
  flag('carbine', 'carbine'),
  flag('mounted', 'mounted'),
  flag('cuirass', 'cuirass'),
  FORMATION,
  worded('ranks', 'ranks', number(1, MOST_FIGURES)),
  worded('files', 'files', number(1, MOST_FIGURES)),
  worded('at', 'at', needPoint, pointText),
  worded('figures', 'figures', needPoints, (points) => points.map(pointText).join(' ')),
  worded('face', 'face', needHeading, headingText),
  worded('faces', 'faces', needHeadings, (headings) => headings.map(headingText).join(' ')),
  listed('unloaded', 0),
  listed('marksman', 1),
  flag('sheltered', 'sheltered'),
  listed('numbers', 1),
  worded('began', 'began', number(1, MOST_FIGURES)),
  LED,
  flag('tested', 'tested'),
  flag('recoils', 'recoils'),
  flag('turned', 'turned'),
  worded('acted', 'acted', (cursor) => needFrom(cursor, ACTION_WORDS)),
  DID,
  worded('contact', 'contact', needIds, (ids) => ids.join(' ')),
];

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const bit = here(cursor);
  const id = needId(cursor);
  const said: Said = {};
  if (id === undefined || !bit || !readLineParts(cursor, said, draft, PARTS)) return;
  const unit = unitOfLine(id, side, said);
  if ('flaw' in unit) {
    const { flaw, args, word } = unit;
    return blame(cursor, word === undefined ? undefined : bitOf(cursor, word), flaw, args);
  }
  const there = draft.units.reduce((sum, each) => sum + each.unit.figures.length, unit.figures.length);
  if (there > MOST_ON_TABLE) return blame(cursor, bit, 'fault-sk-crowd', { most: MOST_ON_TABLE });
  if (said.led !== undefined) draft.voices.set(id, said.led);
  if (said.sheltered) draft.sheltered.add(id);
  draft.units.push({ unit, cursor, id: bit });
}

/** `isHeard`: whether a leader is in voice range of it now, in a turn that has begun. */
export function unitLine(unit: Unit, isHeard: boolean): string {
  return [unit.side, unit.id, ...linePartsText(saidOf(unit, isHeard), PARTS)].join(' ');
}

/** The bits that begin with a number, each read by `need`. */
function needNumbers(cursor: Cursor, least: number): number[] | undefined {
  return needList(
    cursor,
    least,
    (bit) => /^\d+$/.test(bit.text),
    () => needNumber(cursor, 1, MOST_FIGURES),
  );
}

function needPoints(cursor: Cursor, draft: Draft): Point[] | undefined {
  const points = needList(
    cursor,
    1,
    () => seesPoint(cursor),
    () => needPoint(cursor, draft),
  );
  if (!points || points.length <= MOST_FIGURES) return points;
  return blame(cursor, undefined, 'fault-many-points', { most: MOST_FIGURES });
}

function needHeadings(cursor: Cursor): Heading[] | undefined {
  return needList(cursor, 1, seesHeading, () => needHeading(cursor));
}

function needIds(cursor: Cursor): string[] | undefined {
  return needList(cursor, 1, seesId, () => needId(cursor));
}

/** Things of one kind, as long as the next bit looks like one. */
function needList<T>(
  cursor: Cursor,
  least: number,
  sees: (bit: Bit) => boolean,
  need: () => T | undefined,
): T[] | undefined {
  const found: T[] = [];
  for (let bit = here(cursor); found.length < least || (bit && sees(bit)); bit = here(cursor)) {
    const each = need();
    if (each === undefined) return undefined;
    found.push(each);
  }
  return found;
}
