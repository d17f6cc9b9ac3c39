/**
 * `red 3L infantry light 0505 stands 6`: after the short name, in any order. A unit in reserve is written the same way
 * after `reserve`, with its entry hexes instead of its own.
 */
import { needHex, seesHex, SIDE_NAME_WORDS, SIDE_NAMES } from '../../../chart/ground.ts';
import { type Once, onceIn } from '../../../chart/lined.ts';
import type { Hex } from '../../../hex/grid.ts';
import { given } from '../../../kernel/given.ts';
import type { Side } from '../../../kernel/play.ts';
import {
  type Bit,
  blame,
  blameWord,
  type Cursor,
  here,
  needFrom,
  needNumber,
  needQuoted,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { Arm, Body, Mount, Reserve, Unit, Weight } from '../state.ts';
import { isOff } from '../terrain.ts';
import { type Draft, needId } from './draft.ts';
import { ARM_WORDS, MARK_NAMES, MARK_WORDS, MOUNT_WORDS, RANK_WORDS, WEIGHT_WORDS } from './lexicon.ts';

type Mark = keyof typeof MARK_NAMES;

/** What a line has said so far. */
interface Said {
  arm?: Arm;
  /** A unit, or a character's vehicle. */
  vehicle?: true;
  weight?: Weight;
  rank?: NonNullable<Body['rank']>;
  free?: number;
  max?: number;
  mount?: Mount;
  parent?: string;
  stands?: number;
  initial?: number;
  at?: Hex;
  hexBit?: Bit | undefined;
  turn?: number;
  entries?: Reserve['entries'];
  diceLost?: number;
  enteredBy?: Hex;
  note?: string;
  readonly marks: Mark[];
}

const KNOWN = [
  ...[ARM_WORDS, WEIGHT_WORDS, RANK_WORDS, MARK_WORDS].flatMap((words) => words.map(([form]) => form)),
  'vehicle',
  'mounted',
  'stands',
  'free',
  'max',
];
/** Far above everything in table PA-TAB-01, for scenarios that need more. */
const FARTHEST = 20;
const MOST_STANDS = 99;
/** The default. */
const USUAL_STANDS = 6;
const LONGEST_NOTE = 80;

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const line = readLine(cursor, draft, side, readPlacePart);
  if (!line) return;
  const { said, body, id, isSound } = line;
  if (said.at === undefined && isSound) blame(cursor, undefined, 'fault-hex');
  const { marks, diceLost = 0, enteredBy, note } = said;
  const has = (mark: Mark): boolean => marks.includes(mark);
  const unit: Unit = {
    ...body,
    at: said.at ?? '',
    activated: has('activated'),
    moved: has('moved'),
    prePlayed: has('prePlayed'),
    noCombat: has('noCombat'),
    diceLost,
    palisade: has('palisade'),
    declinesPalisade: has('declinesPalisade'),
    ...given({ enteredBy, note }),
  };
  draft.units.push({ unit, cursor, id, hex: said.hexBit });
}

/** `reserve red R1 cavalry light stands 5 turn 3 entry 0107 W 0108 W`. PA-RES-01, -02. */
export function readReserveLine(cursor: Cursor, draft: Draft, side: Side): void {
  const line = readLine(cursor, draft, side, readEntryPart);
  if (!line) return;
  const { said, body, id, isSound } = line;
  const { turn = 1, entries = [] } = said;
  if (entries.length === 0 && isSound) blame(cursor, undefined, 'fault-pa-entry');
  draft.seen.add(side);
  draft.reserve.push({ unit: body, entries, turn, cursor, id });
}

type Part = (cursor: Cursor, draft: Draft, said: Said, once: Once<Said>) => boolean | undefined;

interface UnitLine {
  readonly said: Said;
  readonly body: Body;
  readonly id: Bit;
  readonly isSound: boolean;
}

function readLine(cursor: Cursor, draft: Draft, side: Side, part: Part): UnitLine | undefined {
  const idBit = here(cursor);
  const id = needId(cursor);
  if (id === undefined || idBit === undefined) return undefined;
  const said: Said = { marks: [] };
  const before = draft.faults.length;
  while (here(cursor)) {
    const { at } = cursor;
    const once = onceIn(cursor, here(cursor)!, said);
    const isRead = part(cursor, draft, said, once) ?? readBodyPart(cursor, once);
    if (!isRead && cursor.at === at) blameWord(cursor, KNOWN);
  }
  const isSound = draft.faults.length === before;
  const body = bodyOf(id, side, said);
  if (body) return { said, body, id: idBit, isSound };
  return isSound ? blame(cursor, undefined, said.weight === undefined ? 'fault-pa-weight' : 'fault-pa-arm') : undefined;
}

/** What only a unit on the table has. Undefined: none of these words. */
function readPlacePart(cursor: Cursor, draft: Draft, said: Said, once: Once<Said>): boolean | undefined {
  if (seesHex(cursor)) {
    said.hexBit = here(cursor);
    return once('at', needHex(cursor, draft));
  }
  if (takes(cursor, 'dice lost')) return once('diceLost', needNumber(cursor, 0, MOST_STANDS));
  if (takes(cursor, 'entered by')) return once('enteredBy', needHex(cursor, draft));
  if (takes(cursor, 'note')) return once('note', needQuoted(cursor, LONGEST_NOTE));
  const mark = takeFrom(cursor, MARK_WORDS);
  return mark && said.marks.push(mark) > 0;
}

/** What only a unit in reserve has. */
function readEntryPart(cursor: Cursor, draft: Draft, _said: Said, once: Once<Said>): boolean | undefined {
  if (takes(cursor, 'turn')) return once('turn', needNumber(cursor, 1, 99));
  return takes(cursor, 'entry') ? once('entries', readEntries(cursor, draft)) : undefined;
}

/** PA-RES-02, PA-GEO-09. Edge hexes, each with the side beyond which the fictive hex lies. */
function readEntries(cursor: Cursor, draft: Draft): Reserve['entries'] | undefined {
  const entries: Reserve['entries'] = [];
  do {
    const end = needEdge(cursor, draft);
    if (!end) return undefined;
    entries.push(end);
  } while (seesHex(cursor));
  return entries;
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

/** What a unit is, wherever it may be. */
function readBodyPart(cursor: Cursor, once: Once<Said>): boolean {
  if (takes(cursor, 'vehicle')) return once('vehicle', true);
  if (takes(cursor, 'mounted')) return once('mount', needFrom(cursor, MOUNT_WORDS));
  if (takes(cursor, 'free')) return once('free', needNumber(cursor, 0, FARTHEST));
  if (takes(cursor, 'max')) return once('max', needNumber(cursor, 0, FARTHEST));
  if (takes(cursor, 'detached from')) return once('parent', needId(cursor));
  if (takes(cursor, 'stands')) {
    if (!once('stands', needNumber(cursor, 1, MOST_STANDS))) return false;
    return !takes(cursor, 'of') || once('initial', needNumber(cursor, 1, MOST_STANDS));
  }
  if (once('arm', takeFrom(cursor, ARM_WORDS)) || once('weight', takeFrom(cursor, WEIGHT_WORDS))) return true;
  return once('rank', takeFrom(cursor, RANK_WORDS));
}

/** PA-MOV-08, -09. A unit with a rank is a character; then `vehicle` says how they travel. */
function armOf({ arm, rank, vehicle }: Said): Arm | undefined {
  if (arm !== undefined) return arm;
  if (rank !== undefined) return 'character';
  return vehicle ? 'vehicle' : undefined;
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
    isVehicle: arm === 'character' && said.vehicle === true,
    ...given({ parent }),
    stands,
    initial: said.initial ?? stands,
  };
}

/** The id, if there is no name; batteries are feminine in French. */
export function usualName(id: string, arm: Arm): Body['name'] {
  return plainNoun(id, arm === 'artillery' || arm === 'horseArtillery');
}
