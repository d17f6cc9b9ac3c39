/**
 * `blue 3S infantry missiles stands 3 in line at 53x45 face N`, `red 8O infantry stand 20x75 face S stand 24x75 face S`, `blue
 * 1K general at 53x40`: after the short name, in any order. Stands have numbers, from 1 in the order of their places.
 */
import { headingText, lengthText, needHeading, needLength, needPoint, pointText } from '../../../chart/field/places.ts';
import { type LinePart, linePartsText, partsOf, readLineParts } from '../../../chart/line-parts.ts';
import { bitOf, onceIn } from '../../../chart/lined.ts';
import { plain } from '../../../chart/plain.ts';
import type { Heading } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Point, Pose } from '../../../field/point.ts';
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
import { plainNoun } from '../../../kernel/text/names.ts';
import { formationOf, placesOf } from '../formation.ts';
import type { Formation } from '../order.ts';
import { boundsOf, poseOf, shapeOf, standsOf } from '../stands.ts';
import type { Commander, ContactSide, State, Unit, UnitType } from '../state.ts';
import { type Draft, needId } from './draft.ts';
import { TYPE_WORDS } from './lexicon.ts';

/** More than any unit of the book has. */
const MOST_STANDS = 12;
/** Of both sides together. */
const MOST_ON_TABLE = 120;

interface Engaged {
  readonly enemy: string;
  readonly sides: readonly ContactSide[];
  readonly bit?: Bit;
}

/** What a line has said so far. */
interface Said {
  type?: UnitType;
  rank?: 'general' | 'commander';
  shock?: true;
  missiles?: true;
  fanatic?: true;
  flying?: true;
  speed?: Length;
  count?: number;
  formation?: Formation;
  at?: Point;
  face?: Heading;
  stands?: Pose[];
  numbers?: number[];
  lost?: number;
  fortified?: true;
  joined?: string;
  engaged?: Engaged[];
  orders?: number;
  initiative?: true;
  activated?: true;
  supported?: true;
  charged?: true;
  confused?: number;
  done?: true;
  rode?: true;
  returns?: Pose;
}

const { flag, worded } = partsOf<Said, Draft>();
const FORMATION_WORDS = plain<Formation>(['line', 'column']);
const SIDE_WORDS = plain<ContactSide>(['front', 'flank', 'rear']);
const RANKS = lexicon(['general', 'general'], ['commander', 'commander'] as const);

/** One of several words. */
function oneWord<K extends 'type' | 'rank'>(key: K, words: Parameters<typeof takeFrom>[1]): LinePart<Said, Draft> {
  return {
    words: words.map(([word]) => word),
    read: (cursor, said) =>
      onceIn(cursor, here(cursor)!, said)(key, takeFrom(cursor, words) as Said[K] | undefined) || undefined,
    write: ({ [key]: value }) => value,
  };
}

/** `stands 3 in line`. */
const STANDS: LinePart<Said, Draft> = {
  words: ['stands'],
  read: (cursor, said) => {
    const store = onceIn(cursor, here(cursor)!, said);
    if (!takes(cursor, 'stands')) return undefined;
    if (!store('count', needNumber(cursor, 1, MOST_STANDS))) return false;
    return takes(cursor, 'in') ? store('formation', needFrom(cursor, FORMATION_WORDS)) : true;
  },
  write: ({ count, formation }) => (formation ? `stands ${count} in ${formation}` : undefined),
};

/** `stand 20x75 face S`, once for each. */
const STAND: LinePart<Said, Draft> = {
  words: ['stand'],
  read: (cursor, said, draft) => {
    if (!takes(cursor, 'stand')) return undefined;
    const pose = needPose(cursor, draft);
    if (pose) said.stands = [...(said.stands ?? []), pose];
    return pose !== undefined;
  },
  write: ({ stands }) => stands?.map((pose) => `stand ${poseText(pose)}`).join(' '),
};

function needPose(cursor: Cursor, draft: Draft): Pose | undefined {
  const at = needPoint(cursor, draft);
  takes(cursor, 'face');
  const heading = at && needHeading(cursor);
  return heading === undefined ? undefined : { ...at!, heading };
}

function poseText(pose: Pose): string {
  return `${pointText(pose)} face ${headingText(pose.heading)}`;
}

/** FB-GEO-23. `engaged 6O front`. */
const ENGAGED: LinePart<Said, Draft> = {
  words: ['engaged'],
  read: (cursor, said) => {
    if (!takes(cursor, 'engaged')) return undefined;
    const bit = here(cursor);
    const enemy = needId(cursor);
    if (enemy === undefined) return false;
    const sides: ContactSide[] = [];
    for (let side = needFrom(cursor, SIDE_WORDS); side; side = takeFrom(cursor, SIDE_WORDS)) sides.push(side);
    said.engaged = [...(said.engaged ?? []), { enemy, sides, ...(bit && { bit }) }];
    return sides.length > 0;
  },
  write: ({ engaged }) => engaged?.map(({ enemy, sides }) => ['engaged', enemy, ...sides].join(' ')).join(' '),
};

function needNumbers(cursor: Cursor): number[] | undefined {
  const numbers: number[] = [];
  while (/^\d+$/.test(here(cursor)?.text ?? '')) numbers.push(needNumber(cursor, 1, 99)!);
  return numbers.length > 0 ? numbers : undefined;
}

/** What a unit is and where it stands, then how a battle under way has left it. */
const PARTS: readonly LinePart<Said, Draft>[] = [
  oneWord('rank', RANKS),
  oneWord('type', TYPE_WORDS),
  flag('shock', 'shock'),
  flag('missiles', 'missiles'),
  flag('fanatic', 'fanatic'),
  flag('flying', 'flying'),
  worded('speed', 'speed', (cursor) => needLength(cursor, 0, 200 * CENTIMETRE), lengthText),
  STANDS,
  STAND,
  worded('at', 'at', needPoint, pointText),
  worded('face', 'face', needHeading, headingText),
  worded('numbers', 'numbers', needNumbers, (numbers) => numbers.join(' ')),
  worded('lost', 'lost', (cursor) => needNumber(cursor, 0, MOST_STANDS)),
  flag('fortified', 'fortified'),
  worded('joined', 'joined', needId),
  ENGAGED,
  worded('orders', 'orders', (cursor) => needNumber(cursor, 0, 9)),
  flag('initiative', 'initiative'),
  flag('activated', 'activated'),
  flag('supported', 'supported'),
  flag('charged', 'charged'),
  worded('confused', 'confused', (cursor) => needNumber(cursor, 1, 99)),
  flag('done', 'done'),
  flag('rode', 'rode'),
  worded('returns', 'returns', needPose, poseText),
];

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const bit = here(cursor);
  const id = needId(cursor);
  const said: Said = {};
  if (id === undefined || !bit || !readLineParts(cursor, said, draft, PARTS)) return;
  if (said.rank) return readCommander(cursor, draft, { id, side, said, bit });
  if (said.type === undefined) return blame(cursor, undefined, 'fault-fb-type');
  const unit = unitFrom(id, side, said);
  if (!unit) return blame(cursor, undefined, 'fault-fb-stands');
  const there = draft.units.reduce((sum, each) => sum + each.unit.stands.length, unit.stands.length);
  if (there > MOST_ON_TABLE) return blame(cursor, bit, 'fault-fb-crowd', { most: MOST_ON_TABLE });
  if (said.returns) draft.returning.push({ unit, at: said.returns });
  else draft.units.push({ unit, cursor, id: bit });
  for (const { enemy, sides, bit: at = bit } of said.engaged ?? [])
    draft.engagements.push({ unit: id, enemy, sides, cursor, bit: at });
}

/** FB-GAP-07. At a place, or with a unit, whose first stand they are with. */
function readCommander(
  cursor: Cursor,
  draft: Draft,
  { id, side, said, bit }: { id: string; side: Side; said: Said; bit: Bit },
): void {
  const { rank, flying, joined, at } = said;
  const unit = draft.units.find((each) => each.unit.id === joined && each.unit.side === side)?.unit;
  if (joined !== undefined && !unit)
    return blame(cursor, bitOf(cursor, joined.toLowerCase()), 'fault-no-such-unit', { unit: joined });
  const place = unit ? { x: unit.stands[0]!.x, y: unit.stands[0]!.y } : at;
  if (!place) return blame(cursor, undefined, 'fault-fb-commander');
  const commander: Commander = {
    id,
    side,
    name: plainNoun(id, false),
    general: rank === 'general',
    flying: flying ?? false,
    at: place,
    ...(joined !== undefined && { joined }),
    done: said.done ?? false,
    rode: said.rode ?? false,
  };
  draft.commanders.push({ commander, cursor, id: bit });
}

function unitFrom(id: string, side: Side, said: Said): Unit | undefined {
  const shock = said.shock ?? false;
  const { at, face = side === 'red' ? 0 : 18_000, formation = 'line', stands: poses } = said;
  const count = poses?.length ?? said.count;
  const places = poses ?? (at && count && placesOf({ ...at, heading: face }, count, formation, shapeOf({ shock })));
  if (!places || (said.numbers && said.numbers.length !== count)) return undefined;
  return {
    id,
    side,
    name: plainNoun(id, false),
    type: said.type!,
    shock,
    missiles: said.missiles ?? false,
    fanatic: said.fanatic ?? false,
    ...(said.speed !== undefined && { speed: said.speed }),
    fortified: said.fortified ?? false,
    stands: places.map((place, each) => ({ n: said.numbers?.[each] ?? each + 1, ...place })),
    lost: said.lost ?? 0,
    orders: said.orders ?? 0,
    initiative: said.initiative ?? false,
    activated: said.activated ?? false,
    supported: said.supported ?? false,
    ...(said.confused !== undefined && { confused: said.confused }),
    charged: said.charged ?? false,
  };
}

/** Everything that the line of a unit must say. */
export function unitLine(unit: Unit, contacts: State['contacts'], returns?: Pose): string {
  const { type, shock, missiles, fanatic, fortified, initiative, activated, supported, charged, stands } = unit;
  const said: Said = {
    type,
    ...flags({ shock, missiles, fanatic, fortified, initiative, activated, supported, charged }),
    ...(unit.speed !== undefined && { speed: unit.speed }),
    ...placesSaid(unit),
    ...(stands.some(({ n }, each) => n !== each + 1) && { numbers: stands.map(({ n }) => n) }),
    ...(unit.lost > 0 && { lost: unit.lost }),
    ...(unit.orders > 0 && { orders: unit.orders }),
    ...(unit.confused !== undefined && { confused: unit.confused }),
    ...engagedSaid(unit, contacts),
    ...(returns && { returns }),
  };
  return [unit.side, unit.id, ...linePartsText(said, PARTS)].join(' ');
}

/** In line or in column where that says it all; else stand by stand. */
function placesSaid(unit: Unit): Said {
  const { stands } = unit;
  const formation = formationOf(unit);
  const { pose } = boundsOf(standsOf(unit));
  const places = formation === 'irregular' ? [] : placesOf(pose, stands.length, formation, shapeOf(unit));
  const isAll = stands.every(
    ({ x, y, heading }, each) => places[each]?.x === x && places[each]?.y === y && heading === pose.heading,
  );
  if (!isAll || formation === 'irregular') return { stands: stands.map(poseOf) };
  return { count: stands.length, formation, at: pose, face: pose.heading };
}

function engagedSaid({ id }: Unit, contacts: State['contacts']): Pick<Said, 'engaged'> {
  const own = contacts.filter(({ unit }) => unit === id);
  const engaged = [...new Set(own.map(({ enemy }) => enemy))].map((enemy): Engaged => {
    const sides = own.filter((each) => each.enemy === enemy).map(({ side }) => side);
    return { enemy, sides: sides.every((side) => side === sides[0]) ? sides.slice(0, 1) : sides };
  });
  return engaged.length > 0 ? { engaged } : {};
}

export function commanderLine({ side, id, general, flying, at, joined, done, rode }: Commander): string {
  const said: Said = {
    rank: general ? 'general' : 'commander',
    ...flags({ flying, done, rode }),
    ...(joined === undefined ? { at } : { joined }),
  };
  return [side, id, ...linePartsText(said, PARTS)].join(' ');
}

/** Only those that are so. */
function flags<K extends string>(all: Readonly<Record<K, boolean>>): { readonly [P in K]?: true } {
  return Object.fromEntries(Object.entries(all).filter(([, is]) => is)) as { [P in K]?: true };
}
