/** How much of a table a picture shows, in any game: what matters, and no more. */
import { CENTIMETRE, type Length } from '../../field/length.ts';
import type { Point } from '../../field/point.ts';
import type { Frame } from '../../kernel/ruleset.ts';
import type { FieldBody, FieldMark, FieldView } from '../../scene/field.ts';
import { pointOfSpot, spotOf } from './spoken.ts';

/** A decision needs a closer view than a report; in wider crops single figures are hard to tell apart. */
const CLOSE = 45 * CENTIMETRE;
const NEAR = 60 * CENTIMETRE;
const WIDE = 90 * CENTIMETRE;
/** Around what matters, so that plates and arrows fit. */
const MARGIN = 8 * CENTIMETRE;
/** Around the ground of a unit that is asked about: no more than its plate. */
const SEAM = 3 * CENTIMETRE;
/** A crop is wider than high: so much width per height, its strip and bands taken off. */
const ASPECT = 1.42;
/** A crop that shows nearly all of the table shows all of it. */
const NEARLY = 0.85;

export interface Subject {
  readonly size: { readonly wide: Length; readonly deep: Length };
  readonly marks: readonly FieldMark[];
  /** Where units stand that have changed, marked or not. */
  readonly changed: readonly Point[];
  /** The corners of the ground of the unit at a spot, if there is one. */
  readonly groundAt: (spot: string) => readonly Point[];
}

type Crop = Exclude<FieldView, 'whole'>;

export function cropOf(subject: Subject, frame: Frame): FieldView {
  const { size, marks } = subject;
  if (frame === 'whole') return 'whole';
  const crop =
    typeof frame === 'object' ? around(pointOfSpot(frame.around), marks) : about(subject, frame === 'choice');
  if (!crop) return 'whole';
  const isAll = crop.across >= NEARLY * size.wide && crop.across >= NEARLY * size.deep * ASPECT;
  // A crop as wide as the table would not be high enough.
  return isAll || crop.across > size.wide ? 'whole' : crop;
}

/** A place in the middle, unless choices or enemies lie too far to one side. */
function around(middle: Point, marks: readonly FieldMark[]): Crop {
  const also = marks.filter(({ kind }) => kind === 'choice' || kind === 'blocked' || kind === 'fire').flatMap(pointsOf);
  const opposite = also.map(({ x, y }) => ({ x: 2 * middle.x - x, y: 2 * middle.y - y }));
  const even = cropTo([middle, ...also, ...opposite], CLOSE);
  return even.across <= NEAR ? { ...even, around: spotOf(middle) } : cropTo([middle, ...also], CLOSE);
}

/** The question, with all of its units, and its fight; otherwise what happened, or if that is too much only the fight. */
function about({ marks, changed, groundAt }: Subject, isChoice: boolean): Crop | undefined {
  const asking = marks.flatMap((mark) => (mark.kind === 'awaited' || mark.kind === 'choice' ? [mark] : []));
  const asked = asking.flatMap(pointsOf);
  const grounds = isChoice ? asking.flatMap(({ at }) => groundAt(at)) : [];
  const fight = isFight(marks) ? marks.filter(({ kind }) => kind !== 'move' && kind !== 'ghost').flatMap(pointsOf) : [];
  const all = [...marks.flatMap(pointsOf), ...changed];
  const subjects = isChoice && asked.length > 0 ? [fight, asked] : [all, fight];
  const crops = subjects.filter((points) => points.length > 0).map((points) => cropTo(points, CLOSE, grounds));
  return crops.find(({ across }) => across <= WIDE) ?? (isChoice ? crops.at(-1) : undefined);
}

/** Who only moves or evades, is no more than others who move. */
function isFight(marks: readonly FieldMark[]): boolean {
  return marks.some(({ kind }) => kind !== 'move' && kind !== 'ghost' && kind !== 'evade');
}

/** As wide as all of these need, with a margin, and the ground of units with a narrow one. */
function cropTo(points: readonly Point[], least: Length, grounds: readonly Point[] = []): Crop {
  const span = (of: (point: Point) => Length): readonly [least: Length, most: Length] => {
    const [near, far] = [points.map(of), grounds.map(of)];
    return [
      Math.min(...near.map((each) => each - MARGIN), ...far.map((each) => each - SEAM)),
      Math.max(...near.map((each) => each + MARGIN), ...far.map((each) => each + SEAM)),
    ];
  };
  const [[left, right], [low, high]] = [span(({ x }) => x), span(({ y }) => y)];
  const need = Math.max(right - left, (high - low) * ASPECT);
  const middle = { x: within((left + right) / 2), y: within((low + high) / 2) };
  return { around: spotOf(middle), across: Math.round(Math.max(least, need)) };
}

/** A spot is written with whole numbers that are not negative. */
function within(value: number): number {
  return Math.max(0, Math.round(value));
}

/** Whether a crop, shifted to stay on the table, shows a point. */
export function isInside(view: FieldView, { wide, deep }: Subject['size'], { x, y }: Point): boolean {
  if (view === 'whole') return true;
  const middle = pointOfSpot(view.around);
  return isNear(x, middle.x, view.across, wide) && isNear(y, middle.y, view.across / ASPECT, deep);
}

function isNear(place: Length, middle: Length, span: Length, size: Length): boolean {
  const half = Math.min(span, size) / 2;
  return Math.abs(place - Math.min(Math.max(middle, half), size - half)) <= half;
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

function bodyPoints(body: FieldBody): Point {
  return point(body.at);
}

/** Where a mark is, from one end to the other. What covers much ground, such as a zone, says nothing of what matters. */
export function pointsOf(mark: FieldMark): Point[] {
  switch (mark.kind) {
    case 'move':
    case 'charge':
    case 'evade':
    case 'rout':
      return mark.way.map(point);
    case 'fire':
    case 'blocked':
    case 'contact':
      return [point(mark.from), point(mark.to)];
    case 'ghost':
      return mark.piece.bodies.map(bodyPoints);
    case 'losses':
    case 'eliminated':
    case 'awaited':
    case 'choice':
      return [pointOfSpot(mark.at)];
    case 'arc':
      return [point(mark.at)];
    case 'approach':
      return mark.outline.slice(0, 2).map(point);
    case 'zone':
      return [];
  }
}
