/** What the small map beside a crop shows of a table. */
import type { FieldPiece, FieldScene } from '../../scene/field.ts';
import { evenly } from '../curves.ts';
import { type Locator, locatorFor, type Overview } from '../locator.ts';
import type { Point } from '../page.ts';
import { polygon, type Sheet } from '../sheet.ts';
import { boxAround } from '../room.ts';
import type { FieldPage } from './page.ts';
import { boxOf, middleOf, outlineOf } from './trace.ts';
import { groundOf } from './units.ts';

/** A place for the locator that hides no unit or mark. Undefined if the window shows the whole table. */
export function locatorOf(page: FieldPage, scene: FieldScene): Locator | undefined {
  return locatorFor(page, overviewOf(page, scene));
}

export function overviewOf(page: FieldPage, { field, pieces, marks }: FieldScene): Overview {
  const sheet = { page };
  const [low, high] = [page.at([0, 0]), page.at([field.wide, field.deep])];
  const ways = marks.flatMap((mark) => ('way' in mark ? [mark.way] : 'from' in mark ? [[mark.from, mark.to]] : []));
  const groundsOf = ({ bodies }: FieldPiece) => bodies.flatMap((body) => groundOf(sheet, body));
  const grounds = pieces.map(groundsOf);
  const ghosts = marks.flatMap((mark) => (mark.kind === 'ghost' ? [groundsOf(mark.piece)] : []));
  return {
    field: { x: low.x, y: high.y, width: high.x - low.x, height: low.y - high.y },
    busy: [
      ...[...grounds, ...ghosts].map((ground) => grown(boxOf(ground), page.unit)),
      ...ways.flatMap((way) => evenly(outlineOf(sheet, way), page.unit)).map(({ x, y }) => boxAround(x, y, page.unit)),
    ],
    named: field.places.map(({ at }) => boxAround(page.at(at).x, page.at(at).y, 2 * page.unit)),
    units: pieces.map(({ side }, each) => ({ side, at: middleOf(grounds[each]!) })),
    reach: page.unit,
    // Roads end at houses.
    draw: (pens, at, scale) => {
      const outlined = (points: readonly (readonly [number, number])[]) => outlineOf(sheet, points).map(at);
      for (const area of field.areas) if (area.kind !== 'building') drawArea(pens, area.kind, outlined(area.outline));
      for (const { kind, points, width } of field.lines)
        drawLine(pens, kind, outlined(points), Math.max(0.0014 * page.width, (scale * width * page.cm) / 1_000));
      for (const area of field.areas) if (area.kind === 'building') drawArea(pens, area.kind, outlined(area.outline));
    },
  };
}

function drawArea({ pen, theme }: Sheet, kind: string, outline: readonly Point[]): void {
  const colours: Readonly<Record<string, string>> = {
    wood: theme.wood.light,
    building: theme.village.roof,
    water: theme.water.body,
    hill: theme.hills[0],
  };
  pen.beginPath();
  polygon(pen, outline);
  pen.fillStyle = colours[kind] ?? theme.broken.floor;
  pen.fill();
}

function drawLine({ pen, theme }: Sheet, kind: string, points: readonly Point[], breadth: number): void {
  pen.beginPath();
  points.forEach(({ x, y }, each) => (each === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  const isWater = kind === 'stream' || kind === 'river';
  pen.strokeStyle = isWater ? theme.water.body : kind === 'road' ? theme.road.body : theme.fort.wall;
  pen.lineWidth = breadth;
  pen.stroke();
}

function grown({ x, y, width, height }: ReturnType<typeof boxOf>, by: number) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
