/**
 * `red 2L line close 8 ranks 2 at 40x10 face N`, `blue 6C line skirmish figures 40x37 42x37 face S`, `red 1S sergeant of 2L
 * at 40x4`: after the short name, in any order. Figures have numbers, from 1 in the order of their places.
 */
import { headingText, lengthText, needHeading, needPoint, pointText } from '../../../chart/field/places.ts';
import { type LinePart, linePartsText, partsOf, readLineParts } from '../../../chart/line-parts.ts';
import { bitOf, onceIn } from '../../../chart/lined.ts';
import type { Side } from '../../../kernel/play.ts';
import {
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
import { ACTIONS, FORMATIONS, type Unit } from '../state.ts';
import { needId } from '../../../chart/field/unit-name.ts';
import type { Draft } from './draft.ts';
import { MOST_BONUS, MOST_FIGURES, needBands, needHeadings, needIds, needNumbers, needPoints } from './lists.ts';
import { ROLE_NAMES, ROW_NAMES } from './lexicon.ts';
import { type Said, saidOf, unitOfLine } from './unit-said.ts';

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
function listed(key: 'marksman' | 'unloaded' | 'numbers' | 'fought', least: number): Part {
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

/** SK-UMP-02. What was settled at the desk. */
const SHELTERS = lexicon(['ruled', true], ['none', false]);

/** SK-UMP-06. Of the next fire, settled at the desk. */
const BONUS: Part = {
  words: ['better', 'worse'],
  read: (cursor, said) => {
    const store = onceIn(cursor, here(cursor)!, said);
    const sign = takes(cursor, 'better') ? 1 : takes(cursor, 'worse') ? -1 : undefined;
    const by = sign && needNumber(cursor, 1, MOST_BONUS);
    return sign && store('bonus', by && sign * by);
  },
  write: ({ bonus }) => (bonus === undefined ? undefined : `${bonus > 0 ? 'better' : 'worse'} ${Math.abs(bonus)}`),
};

/** What a unit is and where it stands, then how a battle under way has left it. */
const PARTS: readonly Part[] = [
  named('role', ROLE_NAMES),
  named('row', ROW_NAMES),
  worded('of', 'of', needId),
  worded('class', 'class', number(2, 4)),
  worded('morale', 'morale', number(0, 99)),
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
  LED,
  flag('tested', 'tested'),
  flag('recoils', 'recoils'),
  flag('turned', 'turned'),
  DID,
  listed('fought', 0),
  worded('contact', 'contact', needIds, (ids) => ids.join(' ')),
  worded(
    'shelter',
    'shelter',
    (cursor) => needFrom(cursor, SHELTERS),
    (is) => (is ? 'ruled' : 'none'),
  ),
  worded('bands', 'bands', needBands, (bands) => bands.map(lengthText).join(' ')),
  BONUS,
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
