/** The table of a battle: its size, its areas, lines and points, and what of them a footprint comes to. */
import { areaOf, cutAll, sidesOf } from './cut.ts';
import { overlaps } from './gap.ts';
import type { Length } from './length.ts';
import type { Obstacle, Size } from './obstacle.ts';
import { clockwise, isIn, trianglesOf } from './outline.ts';
import type { Point } from './point.ts';
import { band, type Footprint, middle } from './shape.ts';

/** Ground of a kind that its book knows: a wood, a hill, a building. */
export interface Area {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  /** How high it is; of two things the higher one hides the lower. */
  readonly level: number;
}

/** A wall, a hedge, a stream, a road. */
export interface Line {
  readonly id: string;
  readonly kind: string;
  readonly points: readonly Point[];
  readonly width: Length;
}

/** A named place without extent. */
interface Landmark {
  readonly id: string;
  readonly at: Point;
}

export interface Field extends Size {
  readonly areas: readonly Area[];
  readonly lines: readonly Line[];
  readonly points: readonly Landmark[];
}

/** The convex pieces of an area; together they are the area. */
export function piecesOf(area: Area): readonly Footprint[] {
  const known = PIECES.get(area);
  if (known) return known;
  const pieces = trianglesOf(clockwise(area.outline));
  PIECES.set(area, pieces);
  return pieces;
}

const PIECES = new WeakMap<Area, readonly Footprint[]>();

/** The stretches of a line, each as broad as it is. */
export function stretchesOf({ points, width }: Line): Footprint[] {
  return points.slice(1).map((point, each) => band(points[each]!, point, Math.floor(width / 2)));
}

/** Whether ground reaches into an area, or over a line, by more than a touch. */
export function reachesInto(ground: Footprint, thing: Area | Line): boolean {
  const pieces = 'outline' in thing ? piecesOf(thing) : stretchesOf(thing);
  return pieces.some((piece) => overlaps(ground, piece));
}

/** The share of a unit's ground, 0 to 1, that lies in an area; of round ground, whether its middle does. */
export function shareIn(ground: Footprint, area: Area): number {
  const whole = areaOf(ground.corners);
  if (whole === 0) return holds(area, middle(ground)) ? 1 : 0;
  const parts = piecesOf(area).map(({ corners }) => areaOf(cutAll(ground.corners, sidesOf(corners))));
  return parts.reduce((sum, each) => sum + each, 0) / whole;
}

/** Whether a point lies in an area or on its edge. */
export function holds(area: Area, point: Point): boolean {
  return piecesOf(area).some(({ corners }) => isIn(point, corners));
}

/** What of a field a book calls impassable, as obstacles. */
export function obstaclesOf(field: Field, bars: (thing: Area | Line) => boolean): Obstacle[] {
  const barring = (thing: Area | Line, pieces: readonly Footprint[]): Obstacle[] =>
    bars(thing) ? pieces.map((ground) => ({ by: { ground: thing.id }, ground })) : [];
  return [
    ...field.areas.flatMap((area) => barring(area, piecesOf(area))),
    ...field.lines.flatMap((line) => barring(line, stretchesOf(line))),
  ];
}
