/** `red 7C heavy cavalry cuirassier elite 0505 N strength 10 Cd 8`: after the name, in any order. */
import { UNTOUCHED } from '../untouched.ts';
import { needHex } from '../../../chart/ground.ts';
import { type Once, onceIn } from '../../../chart/lined.ts';
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { usualFormation } from '../deploy/station.ts';
import { rightOf } from '../field/extended.ts';
import type { Formation, Unit, UnitType } from '../state.ts';
import { musterStrength, T4 } from '../tables.ts';
import { type Draft, needId } from './draft.ts';
import { FORMATION_WORDS, POINT_WORDS, YES_MARKS } from './lexicon.ts';
import {
  type Bit,
  blame,
  blameWord,
  type Cursor,
  here,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { KIND_WORDS, type KindSaid, readKind } from './unit-kind.ts';
import { defaultName } from './unit-name.ts';

type Mark = keyof typeof YES_MARKS;
const MARKS = Object.keys(YES_MARKS) as Mark[];

/** The parts of a unit line read so far. */
interface Said extends KindSaid {
  at?: Hex;
  hexBit?: Bit | undefined;
  also?: Hex;
  facing?: Facing;
  formation?: Formation;
  initial?: number;
  readonly marks: Mark[];
  readonly hurtBy: string[];
}

const KNOWN = [...KIND_WORDS, ...FORMATION_WORDS.map(([form]) => form), ...Object.values(YES_MARKS), 'panicked'];

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const idBit = here(cursor);
  const id = needId(cursor);
  if (id === undefined || idBit === undefined) return;
  const said: Said = { skills: [], marks: [], hurtBy: [] };
  const before = draft.faults.length;
  while (here(cursor)) {
    const { at } = cursor;
    if (!readPart(cursor, draft, said) && cursor.at === at) cursor.at += 1;
  }
  const { type, at, facing } = said;
  const missing = (id: string) => draft.faults.length === before && blame(cursor, undefined, id);
  if (type === undefined) missing('fault-type');
  if (at === undefined) missing('fault-hex');
  if (facing === undefined) missing('fault-facing');
  if (type === undefined) return;
  const unit = unitOf(id, side, { ...said, type, at: at ?? '', facing: facing ?? 0 });
  draft.units.push({ unit, cursor, id: idBit, hex: said.hexBit });
}

/** One word or two; false if they make no sense. */
function readPart(cursor: Cursor, draft: Draft, said: Said): boolean {
  const bit = here(cursor)!;
  const once = onceIn(cursor, bit, said);
  if (/^\d{4}$/.test(bit.text)) {
    said.hexBit = bit;
    return once('at', needHex(cursor, draft));
  }
  if (takes(cursor, 'strength')) return readStrength(cursor, once);
  if (takes(cursor, 'also')) return once('also', needHex(cursor, draft));
  if (takes(cursor, 'hurt by')) return readHurtBy(cursor, said);
  if (takes(cursor, 'panicked')) return once('formation', 'horde');
  const mark = MARKS.find((each) => takes(cursor, YES_MARKS[each]));
  if (mark) return said.marks.push(mark) > 0;
  if (readKind(cursor, said) || once('formation', takeFrom(cursor, FORMATION_WORDS))) return true;
  if (once('facing', takeFrom(cursor, POINT_WORDS))) return true;
  if (bit.folded === 'e' || bit.folded === 'w') return blame(cursor, bit, 'fault-facing') ?? false;
  blameWord(cursor, KNOWN);
  return false;
}

/** `strength 10`, or `strength 8 of 10` after losses. */
function readStrength(cursor: Cursor, once: Once<Said>): boolean {
  if (!once('strength', needNumber(cursor, 1, 99))) return false;
  return !takes(cursor, 'of') || once('initial', needNumber(cursor, 1, 99));
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
  const { type, skills, at, also, facing, marks, hurtBy } = said;
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
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
    hurtBy,
  };
  const strength = said.strength ?? musterStrength(unit).max;
  return { ...unit, strength, initial: said.initial ?? strength };
}
