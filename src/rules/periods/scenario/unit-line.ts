/**
 * `red 3L infantry french regular column 18 at 30x20 face N posture attack`, `blue 2B horse battery english deployed at 44x40
 * face S`, `red 1G general at 30x10`: the troops first, the rest in any order.
 */
import { headingText, needHeading, needPoint, pointText } from '../../../chart/field/places.ts';
import { needId as needShortId } from '../../../chart/field/unit-name.ts';
import { type LinePart, linePartsText, partsOf, readLineParts } from '../../../chart/line-parts.ts';
import { onceIn } from '../../../chart/lined.ts';
import type { Heading } from '../../../field/heading.ts';
import type { Point } from '../../../field/point.ts';
import type { Side } from '../../../kernel/play.ts';
import { blame, type Cursor, here, needFrom, needNumber, takeFrom, takes } from '../../../kernel/text/lines.ts';
import { plainNoun } from '../../../kernel/text/names.ts';
import { figuresOf, ranksFor } from '../position/body.ts';
import type { Officer, Unit } from '../state.ts';
import type { Draft } from './draft.ts';
import {
  ARM_OF,
  CONDITION_WORDS,
  FORMATION_WORDS,
  NATION_WORDS,
  POSTURE_WORDS,
  RANK_WORDS,
  STATUS_WORDS,
  TROOP_WORDS,
  TROOPS_WORD,
  wordOf,
} from './lexicon.ts';

/** Of one unit, and of both sides together. */
const MOST_FIGURES = 60;
const MOST_ON_TABLE = 900;

/** Of a battery whose line does not say how many serve it. */
const GUNNERS = 4;

/** What a line has said so far. */
interface Said {
  nation?: string;
  status?: Unit['status'];
  formation?: Unit['formation'];
  figures?: number;
  ranks?: number[];
  at?: Point;
  face?: Heading;
  posture?: Unit['posture'];
  condition?: Unit['condition'];
}

const { worded } = partsOf<Said, Draft>();

/** One of several words, each with its meaning. */
function oneWord<K extends 'nation' | 'status' | 'condition'>(
  key: K,
  words: readonly (readonly [string, NonNullable<Said[K]>])[],
): LinePart<Said, Draft> {
  return {
    words: words.map(([word]) => word),
    read: (cursor, said) =>
      onceIn(cursor, here(cursor)!, said)(key, takeFrom(cursor, words) as Said[K] | undefined) || undefined,
    write: ({ [key]: value }) => (value === undefined ? undefined : wordOf(words, value as NonNullable<Said[K]>)),
  };
}

/** PE-TAB-05. `column 18`; a battery without a number has its usual crew. */
const FORMATION: LinePart<Said, Draft> = {
  words: FORMATION_WORDS.map(([word]) => word),
  read: (cursor, said) => {
    const store = onceIn(cursor, here(cursor)!, said);
    if (!store('formation', takeFrom(cursor, FORMATION_WORDS))) return undefined;
    return /^\d/.test(here(cursor)?.text ?? '') ? store('figures', needNumber(cursor, 1, MOST_FIGURES)) : true;
  },
  write: ({ formation, figures }) => formation && [wordOf(FORMATION_WORDS, formation), figures ?? []].flat().join(' '),
};

/** PE-GEO-04. The strength of each rank, the front one first, where they are not as full as can be. */
function needRanks(cursor: Cursor): number[] | undefined {
  const ranks: number[] = [];
  while (/^\d+$/.test(here(cursor)?.text ?? '') || ranks.length === 0) {
    const rank = needNumber(cursor, 1, MOST_FIGURES);
    if (rank === undefined) return undefined;
    ranks.push(rank);
  }
  return ranks;
}

const PARTS: readonly LinePart<Said, Draft>[] = [
  oneWord('nation', NATION_WORDS),
  oneWord('status', STATUS_WORDS),
  FORMATION,
  worded('ranks', 'ranks', needRanks, (ranks) => ranks.join(' ')),
  worded('at', 'at', needPoint, pointText),
  worded('face', 'face', needHeading, headingText),
  worded('posture', 'posture', (cursor) => needFrom(cursor, POSTURE_WORDS)),
  oneWord('condition', CONDITION_WORDS),
];

/** A squadron, or half of a unit that has parted, has its parent's name and a number: `5H.2`. */
export function needId(cursor: Cursor): string | undefined {
  const bit = here(cursor);
  if (!bit || bit.isQuoted || !/^\d{1,3}[A-Z]{1,3}\.\d{1,2}$/i.test(bit.text)) return needShortId(cursor);
  cursor.at += 1;
  return bit.text;
}

export function readUnitLine(cursor: Cursor, draft: Draft, side: Side): void {
  const bit = here(cursor);
  const id = needId(cursor);
  if (id === undefined || !bit) return;
  const rank = takeFrom(cursor, RANK_WORDS);
  if (rank) {
    takes(cursor, 'at');
    const at = needPoint(cursor, draft);
    if (at) draft.leaders.push({ unit: { id, side, name: plainNoun(id, false), rank, at }, cursor, id: bit });
    return;
  }
  const troops = needFrom(cursor, TROOP_WORDS);
  const said: Said = {};
  if (troops === undefined || !readLineParts(cursor, said, draft, PARTS)) return;
  const unit = unitFrom({ id, side, troops }, said);
  if (!unit) return blame(cursor, undefined, 'fault-pe-unit');
  const there = draft.units.reduce((sum, each) => sum + figuresOf(each.unit), figuresOf(unit));
  if (there > MOST_ON_TABLE) return blame(cursor, bit, 'fault-pe-crowd', { most: MOST_ON_TABLE });
  draft.units.push({ unit, cursor, id: bit });
}

function unitFrom({ id, side, troops }: Pick<Unit, 'id' | 'side' | 'troops'>, said: Said): Unit | undefined {
  const { formation, at, face = side === 'red' ? 0 : 18_000 } = said;
  const ranks = said.ranks ?? (formation && ranksSaid(ARM_OF[troops], formation, said.figures));
  if (!formation || !ranks || !at) return undefined;
  return {
    id,
    side,
    name: plainNoun(id, false),
    nation: said.nation ?? 'french',
    arm: ARM_OF[troops],
    troops,
    status: said.status ?? 'regular',
    ranks,
    formation,
    pose: { ...at, heading: face },
    posture: said.posture ?? 'hold',
    condition: said.condition ?? 'formed',
    ...USUAL,
  };
}

/** PE-TAB-05. */
function ranksSaid(arm: Unit['arm'], formation: Unit['formation'], figures: number | undefined): number[] | undefined {
  if (arm === 'artillery') return [figures ?? GUNNERS];
  return figures === undefined ? undefined : ranksFor(formation, figures);
}

/** What a unit is while nothing has happened to it. */
export const USUAL = {
  turned: 0,
  aligning: 0,
  acts: [],
  answers: {},
  forced: { periods: 0, now: false },
  walked: false,
  pierced: false,
} satisfies Partial<Unit>;

/** Everything that the line of a unit must say; what is usual is left out. */
export function unitLine(unit: Unit): string {
  const { side, id, troops, arm, nation, status, formation, ranks, pose, posture, condition } = unit;
  const isFull = String(ranks) === String(ranksSaid(arm, formation, figuresOf(unit)));
  const said: Said = {
    nation,
    ...(status !== 'regular' && { status }),
    formation,
    ...(isFull ? { figures: figuresOf(unit) } : { ranks }),
    at: pose,
    face: pose.heading,
    posture,
    ...(condition !== 'formed' && { condition }),
  };
  return [side, id, TROOPS_WORD[troops], ...linePartsText(said, PARTS)].join(' ');
}

export function officerLine({ side, id, rank, at }: Officer): string {
  return `${side} ${id} ${rank} at ${pointText(at)}`;
}
