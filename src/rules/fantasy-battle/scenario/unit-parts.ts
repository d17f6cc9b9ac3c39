/** What the line of a unit or a commander may say, in any order, and how each of it is read and written. */
import { headingText, lengthText, needHeading, needLength, needPoint, pointText } from '../../../chart/field/places.ts';
import { type LinePart, partsOf } from '../../../chart/line-parts.ts';
import { onceIn } from '../../../chart/lined.ts';
import { plain } from '../../../chart/plain.ts';
import type { Heading } from '../../../field/heading.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import type { Point, Pose } from '../../../field/point.ts';
import {
  type Bit,
  type Cursor,
  here,
  lexicon,
  needFrom,
  needNumber,
  takeFrom,
  takes,
} from '../../../kernel/text/lines.ts';
import type { Formation } from '../order.ts';
import type { ContactSide, UnitType } from '../state.ts';
import { needId } from '../../../chart/field/unit-name.ts';
import type { Draft } from './draft.ts';
import { TYPE_WORDS } from './lexicon.ts';

/** More than any unit of the book has. */
const MOST_STANDS = 12;

export interface Engaged {
  readonly enemy: string;
  readonly sides: readonly ContactSide[];
  readonly bit?: Bit;
}

/** What a line has said so far. */
export interface Said {
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
export const PARTS: readonly LinePart<Said, Draft>[] = [
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
