/** Tracing what lies on a table. */
import type { Point } from '../page.ts';
import { polygon } from '../sheet.ts';
import type { FieldSheet } from './page.ts';

type At = readonly [number, number];

export function outlineOf({ page }: Pick<FieldSheet, 'page'>, outline: readonly At[]): Point[] {
  return outline.map((point) => page.at(point));
}

export function traceOutline(sheet: FieldSheet, outline: readonly At[]): void {
  polygon(sheet.pen, outlineOf(sheet, outline));
}

/** Draws only inside an outline. */
export function inside(sheet: FieldSheet, outline: readonly At[], draw: () => void): void {
  const { pen } = sheet;
  pen.save();
  pen.beginPath();
  traceOutline(sheet, outline);
  pen.clip();
  draw();
  pen.restore();
}

/** The smallest box about an outline. */
export function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function middleOf(points: readonly Point[]): Point {
  const { x, y, width, height } = boxOf(points);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether a point of the picture lies in its window, or just beside it. */
export function isShown({ page: { map, unit } }: FieldSheet, { x, y }: Point): boolean {
  return x > map.x - unit && x < map.x + map.width + unit && y > map.y - unit && y < map.y + map.height + unit;
}
