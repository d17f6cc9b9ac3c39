/** METRIC 3.3. What bars an order on a table, as a mark: a line in red, and the outline of what is in its way. */
import type { Blocked } from '../../field/obstacle.ts';
import { distance, type Point } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import type { FieldMark } from '../../scene/field.ts';
import { courseOf, type Ground } from './land.ts';
import { pairOf } from './spoken.ts';

/** `by`: an outline, a course, or one point. */
export function blockedMark(from: Point, to: Point, by: readonly Point[]): FieldMark {
  return { kind: 'blocked', from: pairOf(from), to: pairOf(to), by: by.map(pairOf) };
}

/** The outline of what stops a way; of the edge of the table the point that comes to it. */
export function outlineOf(
  field: Pick<Ground, 'areas' | 'lines'>,
  { by, at }: Pick<Blocked, 'by' | 'at'>,
  groundsOf: (unit: string) => readonly Footprint[],
): readonly Point[] {
  if (by === 'edge') return [at];
  if ('unit' in by) return outlineNear(groundsOf(by.unit), at);
  const course = courseOf(field, by.ground);
  return course.length > 0 ? course : [at];
}

/** The nearest of several grounds: its rectangle, or the square about a round base. */
function outlineNear(grounds: readonly Footprint[], at: Point): Point[] {
  const [{ corners, radius }] = grounds.toSorted(
    (a, b) => distance(a.corners[0]!, at) - distance(b.corners[0]!, at),
  ) as [Footprint];
  if (radius === 0) return [...corners];
  const { x, y } = corners[0]!;
  return [
    { x: x - radius, y: y + radius },
    { x: x + radius, y: y + radius },
    { x: x + radius, y: y - radius },
    { x: x - radius, y: y - radius },
  ];
}
