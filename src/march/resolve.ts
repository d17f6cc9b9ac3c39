/** A named place as a point of a table (METRIC 3.1). Books say where their units stand; the ground says the rest. */
import type { Field } from '../field/ground.ts';
import { bearing, type Heading, headingOf, type Wind } from '../field/heading.ts';
import { CENTIMETRE, type Length, nearest } from '../field/length.ts';
import { cross, from, minus, moved, type Point, type Pose, rounded, seenFrom, unit } from '../field/point.ts';
import { type Footprint, middle } from '../field/shape.ts';
import { approach } from './approach.ts';
import type { Beside, Facing, Place } from './place.ts';

/** The side of a square of the grid. */
export const SQUARE = 10 * CENTIMETRE;

/** The gap that `behind`, `left of` and `right of` leave. */
const GAP = CENTIMETRE;

/** What a unit occupies: the middle of its front, its heading, its breadth and depth, and the ground in all. */
export interface Stand {
  readonly front: Pose;
  readonly wide: Length;
  readonly deep: Length;
  readonly grounds: readonly Footprint[];
}

type StandOf = (unit: string) => Stand | undefined;

/** The point of a place, for a unit that stands somewhere; undefined if it is beside a unit that is not on the table. */
export function pointOfPlace(place: Place, mover: Stand, standOf: StandOf): Point | undefined {
  if (place.kind === 'point') return place.at;
  if (place.kind === 'square') return pointOfSquare(place);
  const stand = standOf(place.unit);
  if (!stand) return undefined;
  if (place.kind === 'beside') return besidePoint(stand, mover, place.where);
  const { heading, distance = 0 } = approach(mover.grounds, stand.grounds, mover.front.heading);
  const { x, y } = moved({ ...mover.front, heading }, distance - place.by);
  return { x, y };
}

/** A heading as it is; to a place, from a point; to a unit, its middle. */
export function headingToward(facing: Facing, at: Point, mover: Stand, standOf: StandOf): Heading | undefined {
  if (typeof facing === 'number') return facing;
  const stand = facing.kind === 'short' ? standOf(facing.unit) : undefined;
  const to = stand ? middle({ corners: stand.grounds.map(middle), radius: 0 }) : pointOfPlace(facing, mover, standOf);
  return to && bearing(to.x - at.x, to.y - at.y);
}

/** The square of a point, as people name it: `H7/3`; of the edge of the table, or beyond it, the last one there. */
export function squareOf(at: Point, { wide, deep }: Pick<Field, 'wide' | 'deep'>): string {
  const [x, y] = [on(at.x, wide), on(at.y, deep)];
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  const third = (value: Length): number => Math.min(2, Math.floor(((value % SQUARE) * 3) / SQUARE));
  return `${String.fromCodePoint(65 + column)}${row + 1}/${third(y) * 3 + third(x) + 1}`;
}

function on(value: Length, size: Length): Length {
  return Math.max(0, Math.min(value, size - 1));
}

/** The middle of a square, or of its ninth: 7 8 9 are the upper ones. */
export function pointOfSquare({ column, row, ninth }: Extract<Place, { kind: 'square' }>): Point {
  const [across, up] =
    ninth === undefined ? [0.5, 0.5] : [(((ninth - 1) % 3) + 0.5) / 3, (Math.floor((ninth - 1) / 3) + 0.5) / 3];
  return { x: nearest((column + across) * SQUARE), y: nearest((row + up) * SQUARE) };
}

/** The point that named ground means: its middle, or where it ends toward a wind. */
export function landmarkPoint(field: Field, id: string, side: Wind | undefined): Point | undefined {
  const point = field.points.find((each) => each.id === id);
  if (point) return point.at;
  const outline = field.areas.find((each) => each.id === id)?.outline;
  const points = outline ?? field.lines.find((each) => each.id === id)?.points;
  if (!points) return undefined;
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = rounded({ x: sum.x / points.length, y: sum.y / points.length });
  if (side === undefined) return outline ? middle : halfway(points);
  return outline ? edgeToward(outline, middle, side) : farthest(points, side);
}

/** The middle point of a line, or the middle between its two middle points. */
function halfway(points: readonly Point[]): Point {
  const [a, b] = [points[Math.floor((points.length - 1) / 2)]!, points[Math.floor(points.length / 2)]!];
  return rounded({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
}

/** Where a line from the middle toward a wind leaves an outline for the last time. */
function edgeToward(outline: readonly Point[], middle: Point, side: Wind): Point {
  const along = unit(headingOf(side));
  const ways = outline.flatMap((a, each) => {
    const edge = minus(outline[(each + 1) % outline.length]!, a);
    const slope = cross(along, edge);
    const share = cross(minus(a, middle), along) / slope;
    return slope !== 0 && share >= 0 && share <= 1 ? [cross(minus(a, middle), edge) / slope] : [];
  });
  const way = Math.max(0, ...ways);
  return rounded({ x: middle.x + along.x * way, y: middle.y + along.y * way });
}

function farthest(points: readonly Point[], side: Wind): Point {
  const along = unit(headingOf(side));
  const far = ({ x, y }: Point): number => x * along.x + y * along.y;
  return points.reduce((best, each) => (far(each) > far(best) ? each : best));
}

/** Beside a unit with a gap; `line`: level with its front, straight across from where the mover stands. */
function besidePoint(stand: Stand, mover: Stand, where: Beside): Point {
  const aside = (stand.wide + mover.wide) / 2 + GAP;
  if (where === 'behind') return from(stand.front, -stand.deep - GAP, 0);
  if (where === 'line') return from(stand.front, 0, seenFrom(stand.front, mover.front).x);
  return from(stand.front, 0, where === 'right' ? aside : -aside);
}
