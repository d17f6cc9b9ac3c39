/** Places worth naming while an order is typed: named ground, and squares of the grid, no farther than a unit goes. */
import { moved, distance, type Point, type Pose } from '../field/point.ts';
import type { Length } from '../field/length.ts';
import type { Names } from '../kernel/text/names.ts';
import type { Place } from './place.ts';
import type { Grounded } from './place-slot.ts';
import { landmarkPoint, pointOfSquare, SQUARE } from './resolve.ts';

const MOST_SQUARES = 4;

/** The nearest first. */
export function landmarksNear({ areas, lines, points, ...field }: Grounded['field'], at: Point, reach: Length) {
  const all = [...areas, ...lines, ...points].flatMap(({ id, name }) => {
    const point = name && landmarkPoint({ areas, lines, points, ...field }, id, undefined);
    return name && point && distance(at, point) <= reach ? [{ point, name }] : [];
  });
  return all
    .toSorted((a, b) => distance(at, a.point) - distance(at, b.point))
    .map(({ point, name }): { value: Place; words: Names } => ({ value: { kind: 'point', at: point }, words: name }));
}

/** Those whose middles are within reach, the farthest forward first. */
export function squaresNear({ wide, deep }: Grounded['field'], front: Pose, reach: Length): Place[] {
  const ahead = moved(front, reach);
  const [columns, rows] = [wide, deep].map((size) => Array.from({ length: Math.ceil(size / SQUARE) }, (_, n) => n));
  const squares = columns!.flatMap((column) => rows!.map((row) => ({ kind: 'square', column, row }) as const));
  const far = (square: (typeof squares)[number]): Length => distance(ahead, pointOfSquare(square));
  return squares
    .filter((square) => distance(front, pointOfSquare(square)) <= reach)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_SQUARES);
}
