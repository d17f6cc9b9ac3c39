/** A table without units: everything that stays the same between pictures. */
import type { FieldMap } from '../../scene/field.ts';
import { write } from '../lettering.ts';
import { scatter, strokes } from '../sheet.ts';
import { drawAreas } from './areas.ts';
import { drawLines } from './lines.ts';
import type { FieldSheet } from './page.ts';

/** The sides of a square of the grid, and of the ninths that people name by the keys of a number pad. */
const SQUARE = 10_000;

export function drawGround(sheet: FieldSheet, field: FieldMap): void {
  const { pen, page, theme } = sheet;
  pen.fillStyle = theme.frame;
  pen.fillRect(0, 0, page.width, page.height);
  pen.save();
  pen.beginPath();
  pen.rect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.clip();
  drawTable(sheet, field);
  drawGrid(sheet);
  pen.restore();
  drawRulers(sheet);
}

/** The table inside its frame, without grid. */
export function drawTable(sheet: FieldSheet, field: Pick<FieldMap, 'areas' | 'lines'>): void {
  const { pen, page, theme } = sheet;
  pen.fillStyle = theme.ground;
  pen.fillRect(page.map.x, page.map.y, page.map.width, page.map.height);
  drawGrass(sheet);
  const isBuilding = ({ kind }: FieldMap['areas'][number]) => kind === 'building';
  drawAreas(
    sheet,
    field.areas.filter((area) => !isBuilding(area)),
  );
  drawLines(sheet, field.lines);
  // A road leads up to a house, not over its roof.
  drawAreas(sheet, field.areas.filter(isBuilding));
}

/** A few tufts in each square. */
function drawGrass({ pen, page, theme }: FieldSheet): void {
  pen.lineCap = 'butt';
  pen.lineWidth = Math.max(1, 0.09 * page.cm);
  theme.grass.forEach((colour, tone) => {
    pen.beginPath();
    for (const [column, row] of squaresOf(page.size)) {
      const random = scatter(`grass ${tone} ${column} ${row}`);
      for (let tuft = 0; tuft < 7; tuft++) {
        const { x, y } = page.at([(column + random()) * SQUARE, (row + random()) * SQUARE]);
        const length = (0.25 + 0.2 * random()) * page.cm;
        for (const lean of [-0.6, 0, 0.6]) {
          pen.moveTo(x + 0.4 * lean * length, y);
          pen.lineTo(x + lean * length, y - length);
        }
      }
    }
    pen.strokeStyle = colour;
    pen.stroke();
  });
}

function squaresOf({ wide, deep }: FieldSheet['page']['size']): (readonly [number, number])[] {
  const [columns, rows] = [Math.ceil(wide / SQUARE), Math.ceil(deep / SQUARE)];
  return Array.from({ length: columns * rows }, (_, each) => [each % columns, Math.floor(each / columns)]);
}

/** Lines every ten centimetres; where they cross, a small cross that stays visible under woods. */
function drawGrid({ pen, page, theme }: FieldSheet): void {
  const { wide, deep } = page.size;
  const trace = () => {
    for (let x = SQUARE; x < wide; x += SQUARE) line([x, 0], [x, deep]);
    for (let y = SQUARE; y < deep; y += SQUARE) line([0, y], [wide, y]);
  };
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const [a, b] = [page.at(from), page.at(to)];
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  };
  pen.lineCap = 'butt';
  strokes(pen, trace, [[theme.grid, Math.max(1, 0.0011 * page.width)]]);
}

/** Letters of the columns above and below, numbers of the rows left and right, each in the middle of its square. */
function drawRulers({ pen, page, theme }: FieldSheet): void {
  const { map, band, detail } = page;
  const letters = { face: 'figures', size: detail.ruler, ink: theme.ink } as const;
  const { wide, deep } = page.size;
  for (let column = 0; column * SQUARE < wide; column++) {
    const { x } = page.at([Math.min((column + 0.5) * SQUARE, (column * SQUARE + wide) / 2), 0]);
    if (x < map.x + 10 || x > map.x + map.width - 10) continue;
    write(pen, columnName(column), x, map.y - 0.46 * band, letters);
    write(pen, columnName(column), x, map.y + map.height + 0.5 * band, letters);
  }
  for (let row = 0; row * SQUARE < deep; row++) {
    const { y } = page.at([0, Math.min((row + 0.5) * SQUARE, (row * SQUARE + deep) / 2)]);
    if (y < map.y + 6 || y > map.y + map.height - 6) continue;
    write(pen, String(row + 1), map.x - 0.5 * band, y, letters);
    write(pen, String(row + 1), map.x + map.width + 0.5 * band, y, letters);
  }
}

/** A to Z, from the left. */
function columnName(column: number): string {
  return String.fromCodePoint(65 + column);
}
