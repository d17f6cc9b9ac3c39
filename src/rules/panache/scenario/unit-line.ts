/**
 * `red 3L infantry light 0505 stands 6`: after the short name, in any order. A unit in reserve is written the same way
 * after `reserve`, with its entry hexes instead of its own.
 */
import { needHex, needSeveral, SIDE_NAME_WORDS, SIDE_NAMES } from '../../../chart/ground.ts';
import {
  hexPart,
  type LinePart,
  linePartsText,
  partsOf,
  type Placed,
  readLineParts,
} from '../../../chart/line-parts.ts';
import { given } from '../../../kernel/given.ts';
import type { Side } from '../../../kernel/play.ts';
import { type Bit, blame, type Cursor, here, needFrom, needNumber, needQuoted } from '../../../kernel/text/lines.ts';
import { inQuotes, plainNoun } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { Arm, Body, Reserve, Unit } from '../state.ts';
import { isOff } from '../moves/terrain.ts';
import { type Draft, needId } from './draft.ts';
import {
  ARM_NAMES,
  ARM_WORDS,
  MARK_NAMES,
  type Mark,
  MARKS,
  MOUNT_WORDS,
  RANK_NAMES,
  RANK_WORDS,
  WEIGHT_NAMES,
  WEIGHT_WORDS,
} from './lexicon.ts';

/** What a line has said so far. `isVehicle`: a unit, or a character's vehicle. */
type Said = Partial<Omit<Unit, 'id' | 'side' | 'name'> & Omit<Reserve, 'unit'>> & Placed;

/** Far above everything in table PA-TAB-01, for scenarios that need more. */
const FARTHEST = 20;
const MOST_STANDS = 99;
/** The default. */
const USUAL_STANDS = 6;
const LONGEST_NOTE = 80;

const { counted, flag, oneOf, worded } = partsOf<Said, Draft>();
const place = hexPart<Said, Draft>();
const number = (least: number, most: number) => (cursor: Cursor) => needNumber(cursor, least, most);

/** What a unit is, wherever it may be. */
const KIND = [
  oneOf('arm', ARM_WORDS),
  oneOf('weight', WEIGHT_WORDS),
  oneOf('rank', RANK_WORDS),
  flag('isVehicle', 'vehicle'),
];
const STANDS = counted('stands', 'initial', MOST_STANDS);
const BODY = [
  worded('free', 'free', number(0, FARTHEST)),
  worded('max', 'max', number(0, FARTHEST)),
  worded('mount', 'mounted', (cursor) => needFrom(cursor, MOUNT_WORDS)),
  worded('parent', 'detached from', needId),
];

/** What only a unit on the table has. */
const PLACE = [
  ...MARKS.map((mark) => flag(mark, MARK_NAMES[mark])),
  worded('diceLost', 'dice lost', number(0, MOST_STANDS), (n) => (n > 0 ? String(n) : undefined)),
  worded('enteredBy', 'entered by', needHex),
  worded('note', 'note', (cursor) => needQuoted(cursor, LONGEST_NOTE), inQuotes),
];

/** PA-RES-01, -02. What only a unit in reserve has. */
const ENTRY = [worded('turn', 'turn', number(1, 99)), worded('entries', 'entry', needEdges, edgesText)];

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const line = readLine(cursor, draft, side, [place, ...PLACE]);
  if (!line) return;
  const { said, body, id, isSound } = line;
  if (said.at === undefined && isSound) blame(cursor, undefined, 'fault-hex');
  const { at = '', diceLost = 0, enteredBy, note } = said;
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, said[mark] ?? false])) as Record<Mark, boolean>;
  const unit: Unit = { ...body, at, ...marks, diceLost, ...given({ enteredBy, note }) };
  draft.units.push({ unit, cursor, id, hex: said.hexBit });
}

/** `reserve red R1 cavalry light stands 5 turn 3 entry 0107 W 0108 W`. PA-RES-01, -02. */
export function readReserveLine(cursor: Cursor, draft: Draft, side: Side): void {
  const line = readLine(cursor, draft, side, ENTRY);
  if (!line) return;
  const { said, body, id, isSound } = line;
  const { turn = 1, entries = [] } = said;
  if (entries.length === 0 && isSound) blame(cursor, undefined, 'fault-pa-entry');
  draft.seen.add(side);
  draft.reserve.push({ unit: body, entries, turn, cursor, id });
}

export function unitLine(unit: Unit): string {
  return [...kindWords(unit), unit.at, ...bodyWords(unit), ...linePartsText(unit, PLACE)].join(' ');
}

export function reserveLine(reserve: Reserve): string {
  const { unit } = reserve;
  return ['reserve', ...kindWords(unit), ...bodyWords(unit), ...linePartsText<Said, Draft>(reserve, ENTRY)].join(' ');
}

function kindWords({ side, id, arm, weight, rank, isVehicle }: Body): string[] {
  const kind = arm === 'vehicle' ? arm : rank === undefined ? ARM_NAMES[arm] : RANK_NAMES[rank];
  return [side, id, kind, ...(isVehicle ? ['vehicle'] : []), WEIGHT_NAMES[weight]];
}

function bodyWords(body: Body): string[] {
  const isUsual = body.arm === 'character' && body.stands === 1 && body.initial === 1;
  return linePartsText(body, isUsual ? BODY : [STANDS, ...BODY]);
}

interface UnitLine {
  readonly said: Said;
  readonly body: Body;
  readonly id: Bit;
  readonly isSound: boolean;
}

function readLine(
  cursor: Cursor,
  draft: Draft,
  side: Side,
  more: readonly LinePart<Said, Draft>[],
): UnitLine | undefined {
  const idBit = here(cursor);
  const id = needId(cursor);
  if (id === undefined || idBit === undefined) return undefined;
  const said: Said = {};
  const isSound = readLineParts(cursor, said, draft, [...KIND, STANDS, ...BODY, ...more]);
  const body = bodyOf(id, side, said);
  if (body) return { said, body, id: idBit, isSound };
  return isSound ? blame(cursor, undefined, said.weight === undefined ? 'fault-pa-weight' : 'fault-pa-arm') : undefined;
}

/** PA-RES-02, PA-GEO-09. Edge hexes, each with the side beyond which the fictive hex lies. */
function needEdges(cursor: Cursor, draft: Draft): Reserve['entries'] | undefined {
  return needSeveral(cursor, () => needEdge(cursor, draft));
}

/** `0107 W`: a hex, and one of its sides beyond which the map ends. */
export function needEdge(cursor: Cursor, draft: Draft): Reserve['entries'][number] | undefined {
  const at = needHex(cursor, draft);
  const bit = here(cursor);
  const dir = at === undefined ? undefined : needFrom(cursor, SIDE_NAME_WORDS);
  if (at === undefined || dir === undefined) return undefined;
  if (isOff(draft, at, dir)) return { at, dir };
  return blame(cursor, bit, 'fault-pa-off', { hex: at, side: quoted(SIDE_NAMES[dir]) });
}

/** The same as text. */
export function edgesText(edges: Reserve['entries']): string {
  return edges.map(({ at, dir }) => `${at} ${SIDE_NAMES[dir]}`).join(' ');
}

/** PA-MOV-08, -09. A unit with a rank is a character; then `vehicle` says how they travel. */
function armOf({ arm, rank, isVehicle }: Said): Arm | undefined {
  if (arm !== undefined) return arm;
  if (rank !== undefined) return 'character';
  return isVehicle ? 'vehicle' : undefined;
}

function bodyOf(id: string, side: Side, said: Said): Body | undefined {
  const arm = armOf(said);
  const { weight, free, max, mount, rank, parent } = said;
  if (arm === undefined || weight === undefined) return undefined;
  const stands = said.stands ?? (arm === 'character' ? 1 : USUAL_STANDS);
  return {
    id,
    side,
    name: usualName(id, arm),
    arm,
    weight,
    ...given({ free, max, mount, rank }),
    isVehicle: arm === 'character' && said.isVehicle === true,
    ...given({ parent }),
    stands,
    initial: said.initial ?? stands,
  };
}

/** The id, if there is no name; batteries are feminine in French. */
export function usualName(id: string, arm: Arm): Body['name'] {
  return plainNoun(id, arm === 'artillery' || arm === 'horseArtillery');
}
