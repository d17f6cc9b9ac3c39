/**
 * The ground of a table as text: `field 120 x 90`, `area wood en "the oaks" fr "les chênes" 4x50 16x48 18x66`,
 * `line wall width 0.4 16x24 31x24`, `point en "the chapel" fr "la chapelle" at 72x62`. All books in centimetres share it.
 */
import type { Field } from '../../field/ground.ts';
import { CENTIMETRE, type Length } from '../../field/length.ts';
import { crossedAt } from '../../field/outline.ts';
import type { Point } from '../../field/point.ts';
import type { Fault } from '../../kernel/fault.ts';
import {
  type Bit,
  blame,
  type Cursor,
  here,
  exceedsLimit,
  needFrom,
  needNumber,
  takes,
} from '../../kernel/text/lines.ts';
import { landmarkWords } from '../../kernel/text/landmark.ts';
import { type Names, namesText, needNames } from '../../kernel/text/names.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { plain } from '../plain.ts';
import { lengthText, needLength, needPoint, pointText, seesPoint } from './places.ts';

export const AREA_KINDS = ['wood', 'building', 'hill', 'field', 'marsh', 'water', 'rough', 'impassable'] as const;
export const LINE_KINDS = ['wall', 'hedge', 'stream', 'river', 'road', 'cliff'] as const;
type AreaKind = (typeof AREA_KINDS)[number];
type LineKind = (typeof LINE_KINDS)[number];

/** A named thing may be ordered to by its name. */
interface Named {
  readonly name?: Names | undefined;
}

type NamedArea = Field['areas'][number] & Named & { readonly kind: AreaKind };
type NamedLine = Field['lines'][number] & Named & { readonly kind: LineKind };
type NamedPoint = Field['points'][number] & { readonly name: Names };

/** The ground of a battle, as its position stores it. */
export interface ChartedField extends Field {
  readonly areas: readonly NamedArea[];
  readonly lines: readonly NamedLine[];
  readonly points: readonly NamedPoint[];
}

/** The ground of a scenario being parsed. */
export interface GroundDraft {
  readonly faults: Fault[];
  wide: Length;
  deep: Length;
  readonly areas: NamedArea[];
  readonly lines: NamedLine[];
  readonly points: NamedPoint[];
}

/** In centimetres: large enough to stand on, small enough for its columns to have one letter each. */
const SMALLEST = 30;
const LARGEST = 260;
const MOST_THINGS = 60;
const MOST_CORNERS = 40;
const LONGEST_NAME = 30;
const WIDEST_LINE = 20 * CENTIMETRE;

/** What hides what lies behind it on flat ground. */
const LEVELS: Readonly<Partial<Record<AreaKind, number>>> = { hill: 1, wood: 1, building: 1 };
const WIDTHS: Readonly<Record<LineKind, Length>> = {
  wall: 400,
  hedge: 600,
  stream: 1_000,
  river: 4_000,
  road: 3_000,
  cliff: 600,
};

const AREA_WORDS = plain(AREA_KINDS);
const LINE_WORDS = plain(LINE_KINDS);

/** The lines about the ground, by their first word. */
export const GROUND_STATEMENTS = {
  field: (cursor: Cursor, draft: GroundDraft) => {
    const wide = needNumber(cursor, SMALLEST, LARGEST);
    takes(cursor, 'x');
    const deep = wide === undefined ? undefined : needNumber(cursor, SMALLEST, LARGEST);
    if (wide === undefined || deep === undefined) return;
    draft.wide = wide * CENTIMETRE;
    draft.deep = deep * CENTIMETRE;
  },
  area: readArea,
  line: readLine,
  point: (cursor: Cursor, draft: GroundDraft) => {
    if (exceedsLimit(cursor, draft.points.length, MOST_THINGS)) return;
    const bit = here(cursor);
    const name = needNames(cursor, LONGEST_NAME);
    takes(cursor, 'at');
    const at = name && needPoint(cursor, draft);
    if (!name || !at) return;
    blameSameName(cursor, bit, name, draft);
    draft.points.push({ id: `point-${draft.points.length + 1}`, name, at });
  },
};

function readArea(cursor: Cursor, draft: GroundDraft): void {
  if (exceedsLimit(cursor, draft.areas.length, MOST_THINGS)) return;
  const kind = needFrom(cursor, AREA_WORDS);
  if (kind === undefined) return;
  const level = takes(cursor, 'level') ? needNumber(cursor, 0, 9) : (LEVELS[kind] ?? 0);
  const name = readName(cursor, draft);
  const first = here(cursor);
  const corners = readPoints(cursor, draft, 3);
  if (level === undefined || !corners) return;
  const crossed = crossedAt(corners);
  if (crossed !== undefined) return blame(cursor, first, 'fault-outline', { point: pointText(corners[crossed]!) });
  const id = `${kind}-${draft.areas.length + 1}`;
  draft.areas.push({ id, kind, level, outline: corners, ...(name && { name }) });
}

function readLine(cursor: Cursor, draft: GroundDraft): void {
  if (exceedsLimit(cursor, draft.lines.length, MOST_THINGS)) return;
  const kind = needFrom(cursor, LINE_WORDS);
  if (kind === undefined) return;
  let width: Length | undefined = WIDTHS[kind];
  if (takes(cursor, 'width')) width = needLength(cursor, 0, WIDEST_LINE);
  const name = readName(cursor, draft);
  if (width !== undefined && takes(cursor, 'width')) width = needLength(cursor, 0, WIDEST_LINE);
  const points = readPoints(cursor, draft, 2);
  if (width === undefined || !points) return;
  draft.lines.push({ id: `${kind}-${draft.lines.length + 1}`, kind, width, points, ...(name && { name }) });
}

function readName(cursor: Cursor, draft: GroundDraft): Names | undefined {
  const bit = here(cursor);
  if (bit?.folded !== 'en' && bit?.folded !== 'fr') return undefined;
  const name = needNames(cursor, LONGEST_NAME);
  if (name) blameSameName(cursor, bit, name, draft);
  return name;
}

/** Two things of one name could not be told apart in an order, in whichever language it is given. */
function blameSameName(cursor: Cursor, bit: Bit | undefined, name: Names, { areas, lines, points }: GroundDraft): void {
  const taken = [...areas, ...lines, ...points].flatMap(({ name: other }) =>
    other ? [other.en, other.fr].map(landmarkKey) : [],
  );
  const same = [name.en, name.fr].find((own) => taken.includes(landmarkKey(own)));
  if (same !== undefined) blame(cursor, bit, 'fault-name-twice', { name: quoted(same) });
}

function landmarkKey(name: string): string {
  return landmarkWords(name).join(' ');
}

function readPoints(cursor: Cursor, draft: GroundDraft, least: number): Point[] | undefined {
  const points: Point[] = [];
  while (seesPoint(cursor) || points.length < least) {
    const point = needPoint(cursor, draft);
    if (!point) return undefined;
    points.push(point);
  }
  const extra = points.length > MOST_CORNERS;
  return extra ? blame(cursor, undefined, 'fault-many-points', { most: MOST_CORNERS }) : points;
}

/** The lines that say the same ground. */
export function groundLines({ wide, deep, areas, lines, points }: ChartedField): string[] {
  const called = ({ name }: Named): string => (name ? ` ${namesText(name)}` : '');
  const along = (all: readonly Point[]): string => all.map(pointText).join(' ');
  return [
    `field ${wide / CENTIMETRE} x ${deep / CENTIMETRE}`,
    ...areas.map((area) => {
      const level = area.level === (LEVELS[area.kind] ?? 0) ? '' : ` level ${area.level}`;
      return `area ${area.kind}${level}${called(area)} ${along(area.outline)}`;
    }),
    ...lines.map((line) => {
      const width = line.width === WIDTHS[line.kind] ? '' : ` width ${lengthText(line.width)}`;
      return `line ${line.kind}${width}${called(line)} ${along(line.points)}`;
    }),
    ...points.map((point) => `point ${namesText(point.name)} at ${pointText(point.at)}`),
  ];
}
