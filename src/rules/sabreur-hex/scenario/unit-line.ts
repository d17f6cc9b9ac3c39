/** `red 7C heavy cavalry cuirassier elite 0505 N strength 10 Cd 8`: after the name, in any order. */
import { UNTOUCHED } from '../untouched.ts';
import { needHex } from '../../../chart/ground.ts';
import { onceIn } from '../../../chart/lined.ts';
import {
  hexPart,
  type LinePart,
  linePartsText,
  partsOf,
  type Placed,
  readLineParts,
} from '../../../chart/line-parts.ts';
import { type Facing, POINTS } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { usualFormation } from '../deploy/station.ts';
import { rightOf } from '../field/extended.ts';
import type { Formation, Unit, UnitType } from '../state.ts';
import { strengthLimits, T4 } from '../tables.ts';
import { type Draft, needId } from './draft.ts';
import { FORMATION_WORDS, POINT_WORDS, spaced, YES_MARKS } from './lexicon.ts';
import { blame, type Cursor, here, takes } from '../../../kernel/text/lines.ts';
import { KIND_WORDS, type KindSaid, kindText, readKind } from './unit-kind.ts';
import { defaultName } from './unit-name.ts';

type Mark = keyof typeof YES_MARKS;
const MARKS = Object.keys(YES_MARKS) as Mark[];

/** The parts of a unit line read so far. */
interface Said extends KindSaid, Placed, Partial<Record<Mark, boolean>> {
  also?: Hex | undefined;
  facing?: Facing;
  formation?: Formation;
  initial?: number;
  readonly hurtBy: string[];
}

const { counted, flag, oneOf, worded } = partsOf<Said, Draft>();
const place = hexPart<Said, Draft>();

/** `strength 10`, or `strength 8 of 10` after losses. */
const STRENGTH = counted('strength', 'initial', 99);
const ALSO = worded('also', 'also', needHex);
const HURT_BY: LinePart<Said, Draft> = {
  words: [],
  read: (cursor, said) => (takes(cursor, 'hurt by') ? readHurtBy(cursor, said) : undefined),
  write: ({ hurtBy = [] }) => (hurtBy.length > 0 ? `hurt by ${hurtBy.join(' ')}` : undefined),
};

const PANICKED: LinePart<Said, Draft> = {
  words: ['panicked'],
  read: (cursor, said) => {
    const once = onceIn(cursor, here(cursor)!, said);
    return takes(cursor, 'panicked') ? once('formation', 'horde') : undefined;
  },
  write: () => undefined,
};

/** SH-FACING-01. Between two of the six points. */
const NO_POINT: LinePart<Said, Draft> = {
  words: [],
  read: (cursor) => {
    const bit = here(cursor)!;
    if (bit.folded !== 'e' && bit.folded !== 'w') return undefined;
    blame(cursor, bit, 'fault-facing');
    cursor.at += 1;
    return false;
  },
  write: () => undefined,
};

const KIND: LinePart<Said, Draft> = {
  words: KIND_WORDS,
  read: (cursor, said) => readKind(cursor, said) || undefined,
  write: () => undefined,
};

const STATES = [...MARKS.map((mark) => flag(mark, YES_MARKS[mark])), HURT_BY];
const PARTS = [
  place,
  STRENGTH,
  ALSO,
  PANICKED,
  ...STATES,
  KIND,
  oneOf('formation', FORMATION_WORDS),
  oneOf('facing', POINT_WORDS),
  NO_POINT,
];

const KNOWN = [...KIND_WORDS, ...FORMATION_WORDS.map(([form]) => form), ...Object.values(YES_MARKS), 'panicked'];

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const idBit = here(cursor);
  const id = needId(cursor);
  if (id === undefined || idBit === undefined) return;
  const said: Said = { skills: [], hurtBy: [] };
  const isSound = readLineParts(cursor, said, draft, PARTS, KNOWN);
  const { type, at, facing } = said;
  const missing = (fault: string) => isSound && blame(cursor, undefined, fault);
  if (type === undefined) missing('fault-type');
  if (at === undefined) missing('fault-hex');
  if (facing === undefined) missing('fault-facing');
  if (type === undefined) return;
  const unit = unitOf(id, side, { ...said, type, at: at ?? '', facing: facing ?? 0 });
  draft.units.push({ unit, cursor, id: idBit, hex: said.hexBit });
}

function readHurtBy(cursor: Cursor, said: Said): boolean {
  for (;;) {
    const id = needId(cursor);
    if (id === undefined) return false;
    said.hurtBy.push(id);
    if (!/^\d{1,4}[A-Za-z]{1,4}$/.test(here(cursor)?.text ?? '')) return true;
  }
}

/** SH-FORM-11. The left half first, whichever was named first. */
function sideBySide(at: Hex, also: Hex | undefined, facing: Facing): Pick<Unit, 'at' | 'also'> {
  if (also === undefined) return { at };
  return rightOf(also, facing) === at ? { at: also, also: at } : { at, also };
}

type Whole = Said & { readonly type: UnitType; readonly at: Hex; readonly facing: Facing };

function unitOf(id: string, side: Side, said: Whole): Unit {
  const { type, skills, at, also, facing, hurtBy } = said;
  const quality = said.quality ?? 'ordinary';
  const unit: Unit = {
    id,
    side,
    type,
    quality,
    skills,
    command: said.command ?? T4[quality].norm,
    name: defaultName(id, type),
    initial: 0,
    strength: 0,
    ...sideBySide(at, also, facing),
    facing,
    formation: said.formation ?? usualFormation({ type, skills }),
    ...UNTOUCHED,
    ...Object.fromEntries(MARKS.flatMap((mark) => (said[mark] === true ? [[mark, true]] : []))),
    hurtBy,
  };
  const strength = said.strength ?? strengthLimits(unit).max;
  return { ...unit, strength, initial: said.initial ?? strength };
}

export function unitLine(unit: Unit): string {
  const { side, id, at, facing, command } = unit;
  return [
    side,
    id,
    kindText(unit),
    ...formationWords(unit),
    at,
    POINTS[facing],
    ...linePartsText<Said, Draft>(unit, [ALSO, STRENGTH]),
    `Cd ${command}`,
    ...linePartsText<Said, Draft>(unit, STATES),
  ].join(' ');
}

function formationWords({ formation }: Unit): string[] {
  if (formation === 'mounted' || formation === 'battery') return [];
  return [formation === 'horde' ? 'panicked' : spaced(formation)];
}
