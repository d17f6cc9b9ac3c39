/** Roads, streams, walls and hedges of a table. */
import type { FieldMap } from '../../scene/field.ts';
import { evenly } from '../curves.ts';
import { disc, strokes } from '../sheet.ts';
import type { FieldPage, FieldSheet } from './page.ts';
import { traceWay } from '../arrow.ts';

type Line = FieldMap['lines'][number];

/** From the ground upwards: a road is carried over a stream. */
const ORDER: readonly Line['kind'][] = ['river', 'stream', 'road', 'cliff', 'hedge', 'wall'];

export function drawLines(sheet: FieldSheet, lines: readonly Line[]): void {
  for (const kind of ORDER) for (const line of lines) if (line.kind === kind) drawLine(sheet, line);
}

/** To scale, but never too thin to see. */
export function breadthOf({ cm, unit }: FieldPage, { width }: Pick<Line, 'width'>): number {
  return Math.max((width * cm) / 1_000, 0.16 * unit);
}

function drawLine(sheet: FieldSheet, { kind, points, width }: Line): void {
  const { pen, page, theme } = sheet;
  const way = points.map((point) => page.at(point));
  const breadth = breadthOf(page, { width });
  const layers = (...all: readonly (readonly [string, number])[]) => strokes(pen, () => traceWay(sheet.pen, way), all);
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  if (kind === 'river' || kind === 'stream') {
    const { bank, body, light } = theme.water;
    layers([bank, breadth + 0.16 * page.unit], [body, breadth], [light, 0.2 * breadth]);
  }
  if (kind === 'road') layers([theme.road.edge, breadth + 0.1 * page.unit], [theme.road.body, breadth]);
  if (kind === 'cliff') layers([theme.impassable.dark, breadth + 0.2 * page.unit], [theme.impassable.light, breadth]);
  if (kind === 'wall') {
    layers([theme.fort.edge, breadth + 0.14 * page.unit], [theme.fort.lit, breadth]);
    pen.setLineDash([0.05 * page.unit, 0.4 * page.unit]);
    layers([theme.fort.edge, breadth]);
    pen.setLineDash([]);
  }
  if (kind === 'hedge') {
    const size = Math.max(breadth, 0.34 * page.unit);
    for (const at of evenly(way, 0.7 * size)) disc(pen, at, 0.62 * size, theme.wood.shade);
    for (const at of evenly(way, 0.7 * size)) disc(pen, at, 0.44 * size, theme.wood.light);
  }
}
