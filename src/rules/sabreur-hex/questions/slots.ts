/** What answers name: units, hexes, facings, halves, numbers. */
import { type Facing, POINTS } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { formsIn, type Slot } from '../../../kernel/text/forms.ts';
import type { Parse } from '../../../kernel/text/reader.ts';
import type { Half } from '../field/extended.ts';
import { readHex, readHexes, readNumber, readPlace, readUnit, type Whose } from '../language/names.ts';
import { SQUARE, type SquareChoice } from '../language/conditions.ts';
import { type Reader, readFacing } from '../language/reader.ts';
import { refuseWord, shownFacing, shownWord, take, takeWord, upcoming } from '../language/vocabulary.ts';

export const forms = formsIn<Reader>({ takeWord, upcoming, refuseWord, shown: shownWord });

const asItIs = { parse: (text: string) => text, write: (text: string) => text };

function unit(whose: Whose): Slot<Reader, string> {
  return { ...asItIs, shape: '\\S+', read: (reader) => readUnit(reader, whose) };
}

export const OWN = unit('own');
export const ENEMY = unit('enemy');

export const PLACE: Slot<Reader, string> = { ...asItIs, shape: '\\S+', read: readPlace };

export const HEX: Slot<Reader, Hex> = { ...asItIs, shape: '\\d{4}', read: readHex };

export const PATH: Slot<Reader, readonly Hex[]> = {
  shape: '\\d{4}(?: \\d{4})*',
  parse: (text) => text.split(' '),
  write: (path) => path.join(' '),
  read: readHexes,
};

export const NUMBER: Slot<Reader, number> = { shape: '\\d+', parse: Number, write: String, read: readNumber };

export const FACING: Slot<Reader, Facing> = {
  shape: POINTS.toSorted((a, b) => b.length - a.length).join('|'),
  parse: (text) => POINTS.findIndex((point) => point === text) as Facing,
  write: (facing, language) => (language === 'en' ? POINTS[facing] : shownFacing(facing, language)),
  read: readFacing,
};

/** SH-FORM-10. Of an extended line. */
export const HALF: Slot<Reader, Half> = {
  shape: 'left|right',
  parse: (text) => text as Half,
  write: shownWord,
  *read(reader) {
    const half = takeWord(reader, 'left', 'right');
    if (!half) return yield refuseWord(reader, ['left', 'right']);
    return half;
  },
};

/** SH-RIPOSTE-07. `+3Gz`. */
export const GUN: Slot<Reader, string> = {
  shape: '\\+\\S+',
  parse: (text) => text.slice(1),
  write: (gun) => `+${gun}`,
  *read(reader): Parse<string> {
    take(reader, '+');
    return yield* readUnit(reader, 'own');
  },
};

/** SH-CHARGE-21. What is done of a target that has formed square. */
export const SQUARE_CHOICE: Slot<Reader, SquareChoice> = {
  shape: 'attack|stop|evade \\d{4}',
  parse: (text) => (text === 'attack' || text === 'stop' ? text : { evadeTo: text.slice(-4) }),
  write: SQUARE.write,
  read: SQUARE.read,
};
