/** Pictures of a table in centimetres: what they show of it, and the same in words. */
import { centimetres } from '../../field/length.ts';
import type { Point } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import type { Telling } from '../../kernel/shown.ts';
import type { Story } from '../../kernel/story.ts';
import { squareOf } from '../../march/resolve.ts';
import type { FieldMark, FieldPiece, FieldScene } from '../../scene/field.ts';
import { stopOn } from '../../scene/stop.ts';
import { type Board, type Painting, paintingOn } from '../painting.ts';
import { cropOf, isInside, pointsOf } from './crop.ts';
import { fieldMap, type Ground, groundLines, type Objective, sizeLine } from './land.ts';
import type { People } from './people.ts';
import { axisOf, sectorSentences, type TableEdge } from './sectors.ts';
import { pointOfSpot, spotOf } from './spoken.ts';

type Names = { readonly en: string; readonly fr: string };

interface PaintedState {
  readonly title: Names;
  readonly field: Ground;
  readonly objectives: readonly Objective[];
  readonly armies: Readonly<Record<Side, { readonly name: Names; readonly edge: TableEdge }>>;
  readonly colours?: FieldScene['colours'];
}

/** What a book says of its own. */
interface FieldPainting<S, U, F>
  extends Omit<Painting<FieldScene, S, U, F>, 'titleOf' | 'figures' | 'sides' | 'stands' | 'deeds'> {
  readonly people: People<S, U>;
  readonly openStory: (telling: Pick<Telling<S, F>, 'before' | 'transcript' | 'isOpen'>) => Story<S, F>;
  readonly titleOf: (story: Story<S, F>) => Phrase;
  readonly left: Pick<Painting<FieldScene, S, U, F>, 'figures' | 'sides'>;
  readonly deeds: (before: S, transcript: readonly Entry<F>[]) => readonly Phrase[];
  /** How it stands, figure by figure: a unit has not moved as long as this is the same. */
  readonly where: (unit: U) => string;
  /** A unit among many, if not as in the roster. */
  readonly shortly?: (unit: U, field: Ground) => Phrase;
}

/** What happened has ended where a unit is if it ended so near to it: half a centimetre. */
const NEAR = 500;

export function painting<U extends { readonly id: string }, S extends PaintedState, F>(book: FieldPainting<S, U, F>) {
  const { people, openStory, titleOf, left, shortly = people.short } = book;
  const { everyone, placed } = people;
  const board: Board<FieldScene, S, U> = {
    scene: (drawn, now, speak) => ({ ...drawn, board: 'field', field: fieldMap(now.field, now.objectives, speak) }),
    where: book.where,
    ghost: (piece) => ({ kind: 'ghost', piece }),
    awaited: (unit) => [{ kind: 'awaited', at: spotOf(placed(unit).front), name: unit.id }],
    view: (now, marks, changed, frame) => {
      const groundAt = (spot: string): Point[] => {
        const here = everyone
          .of(now)
          .map(placed)
          .filter(({ front }) => spotOf(front) === spot);
        return here.flatMap(({ grounds }) => grounds.flatMap(cornersOf));
      };
      return cropOf({ size: now.field, marks, changed: changed.map((unit) => placed(unit).front), groundAt }, frame);
    },
    markSentences,
    groundLines: ({ field }) => [sizeLine(field), ...groundLines(field)],
    isNear: (marks) => {
      const ends = marks.flatMap(endsOf);
      const spots = new Set(ends.map(spotOf));
      return (unit) => {
        const { front, grounds } = placed(unit);
        const touches = (end: Point) =>
          grounds.some(({ corners, radius }) => corners.some((corner) => far(corner, end) <= radius + NEAR));
        return spots.has(spotOf(front)) || ends.some(touches);
      };
    },
    isShown:
      (view, { field }) =>
      (unit) =>
        isInside(view, field, placed(unit).front),
    many: (now, units) =>
      sectorSentences(
        now.field,
        axisOf(now.armies.red.edge),
        units.map((unit) => ({ ...placed(unit), unit })),
        ({ unit }) => shortly(unit, now.field),
        people.measuring(now),
      ),
  };
  const painted: Painting<FieldScene, S, U, F> = {
    ...book,
    ...left,
    titleOf: (transcript, [before], isOpen) => titleOf(openStory({ before, transcript, isOpen })),
    deeds: (_, before, transcript) => book.deeds(before, transcript),
    stands: (now, unit) => phrase('alt-title', { title: people.standing(now, unit) }),
  };
  return paintingOn(board, painted, everyone);
}

/** Of the square around a disc, too. */
function cornersOf({ corners, radius }: Footprint): Point[] {
  return corners.flatMap(({ x, y }) => [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]);
}

function far(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The places where something ended or may end. */
function endsOf(mark: FieldMark): Point[] {
  if (mark.kind === 'choice' || mark.kind === 'ghost' || mark.kind === 'zone' || mark.kind === 'approach') return [];
  return pointsOf(mark).slice(-1);
}

/** Marks of things that have not happened: choices, what blocks a line, what a front has before it, zones. */
function markSentences(marks: readonly FieldMark[], { field }: { readonly field: Ground }): Phrase[] {
  const square = ([x, y]: readonly [number, number]) => squareOf({ x, y }, field);
  return marks.flatMap((mark) => {
    if (mark.kind === 'choice')
      return [phrase('alt-choice', { n: mark.n, what: mark.what, at: squareOf(pointOfSpot(mark.at), field) })];
    if (mark.kind === 'blocked')
      return [phrase('alt-table-blocked', { from: square(mark.from), to: square(mark.to), by: square(stopped(mark)) })];
    if (mark.kind === 'arc')
      return [
        phrase('alt-table-arc', {
          at: square(mark.at),
          ranges: mark.ranges.map((n) => phrase('survey-number', { n: centimetres(n) })),
        }),
      ];
    if (mark.kind !== 'zone') return [];
    const [xs, ys] = [mark.outline.map(([x]) => x), mark.outline.map(([, y]) => y)];
    const corner = (of: typeof Math.min) => squareOf({ x: of(...xs), y: of(...ys) }, field).split('/')[0]!;
    return [phrase('alt-zone', { side: phrase(`colour-${mark.side}`), from: corner(Math.min), to: corner(Math.max) })];
  });
}

/** Where a line that is blocked meets what blocks it. */
function stopped({ from, to, by }: Extract<FieldMark, { kind: 'blocked' }>): readonly [number, number] {
  const [[x, y], [endX, endY]] = [from, to];
  const share = stopOn(
    { x, y },
    { x: endX, y: endY },
    by.map(([left, up]) => ({ x: left, y: up })),
  );
  return [Math.round(x + share * (endX - x)), Math.round(y + share * (endY - y))];
}

/** The former places of units that have moved. */
export function ghostsOf(pieces: readonly FieldPiece[], leavers: ReadonlySet<string>): FieldMark[] {
  return pieces.filter(({ name }) => leavers.has(name)).map((piece) => ({ kind: 'ghost', piece }));
}

/** Adds up losses at one place. */
export function mergedLosses(marks: readonly FieldMark[]): FieldMark[] {
  const sums = new Map<string, number>();
  for (const mark of marks) if (mark.kind === 'losses') sums.set(mark.at, (sums.get(mark.at) ?? 0) + mark.n);
  const others = marks.filter((mark) => mark.kind !== 'losses');
  return [...others, ...[...sums].map(([at, n]) => ({ kind: 'losses' as const, at, n }))];
}
