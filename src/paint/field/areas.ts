/** What lies on the ground of a table: each kind in its own tint and its own pattern. */
import type { FieldMap } from '../../scene/field.ts';
import type { Point } from '../page.ts';
import { disc, scatter, strokes } from '../sheet.ts';
import type { FieldSheet } from './page.ts';
import { traceWay } from '../arrow.ts';
import { boxOf, inside, outlineOf, traceOutline } from './trace.ts';

type Area = FieldMap['areas'][number];
type Outline = Area['outline'];

/** From the ground upwards. */
const ORDER: readonly Area['kind'][] = ['hill', 'field', 'rough', 'marsh', 'water', 'impassable', 'wood', 'building'];

export function drawAreas(sheet: FieldSheet, areas: readonly Area[]): void {
  for (const kind of ORDER) for (const area of areas) if (area.kind === kind) DRAW[kind](sheet, area.outline);
}

const DRAW: Readonly<Record<Area['kind'], (sheet: FieldSheet, outline: Outline) => void>> = {
  hill: drawHill,
  field: drawField,
  rough: (sheet, outline) => {
    const { floor, dark, light } = sheet.theme.broken;
    fill(sheet, outline, floor);
    strew(sheet, outline, 'rough', 1.5, (at, size) => {
      disc(sheet.pen, { x: at.x + 0.1 * size, y: at.y + 0.12 * size }, 0.3 * size, dark);
      disc(sheet.pen, at, 0.26 * size, light);
    });
  },
  marsh: drawMarsh,
  water: (sheet, outline) => {
    const { body, bank, light } = sheet.theme.water;
    fill(sheet, outline, body, bank);
    strew(sheet, outline, 'water', 3, (at, size) => dash(sheet, at, size, light));
  },
  impassable: (sheet, outline) => {
    const { floor, dark, light } = sheet.theme.impassable;
    fill(sheet, outline, floor, dark);
    strew(sheet, outline, 'crag', 1.3, (at, size) => {
      disc(sheet.pen, { x: at.x + 0.12 * size, y: at.y + 0.15 * size }, 0.5 * size, dark);
      disc(sheet.pen, at, 0.4 * size, light);
    });
  },
  wood: drawWood,
  building: drawBuilding,
};

function fill(sheet: FieldSheet, outline: Outline, colour: string, rim?: string): void {
  const { pen, page, theme } = sheet;
  pen.beginPath();
  traceOutline(sheet, outline);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineJoin = 'round';
  pen.strokeStyle = rim ?? theme.shadow;
  pen.lineWidth = (rim === undefined ? 0.06 : 0.12) * page.unit;
  pen.stroke();
}

/** Things in loose rows over an area, always the same for the same area; `apart` in centimetres. */
function strew(
  sheet: FieldSheet,
  outline: Outline,
  seed: string,
  apart: number,
  draw: (at: Point, size: number, chance: number) => void,
): void {
  const { page } = sheet;
  const points = outlineOf(sheet, outline);
  const box = boxOf(points);
  const step = apart * page.cm;
  const random = scatter(`${seed} ${outline.join(' ')}`);
  inside(sheet, outline, () => {
    for (let y = box.y + step / 2; y < box.y + box.height + step / 2; y += step)
      for (let x = box.x + step / 2; x < box.x + box.width + step / 2; x += step) {
        const at = { x: x + (random() - 0.5) * 0.7 * step, y: y + (random() - 0.5) * 0.7 * step };
        draw(at, (0.75 + 0.5 * random()) * page.cm, random());
      }
  });
}

function dash({ pen, page }: FieldSheet, { x, y }: Point, size: number, colour: string): void {
  pen.lineCap = 'round';
  const trace = () => {
    pen.moveTo(x - 0.6 * size, y);
    pen.lineTo(x + 0.6 * size, y);
  };
  strokes(pen, trace, [[colour, Math.max(1, 0.07 * page.cm)]]);
}

function drawHill(sheet: FieldSheet, outline: Outline): void {
  const { pen, page, theme } = sheet;
  fill(sheet, outline, theme.hills[0], theme.contour);
  const points = outlineOf(sheet, outline);
  const middle = points.reduce((sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }), {
    x: 0,
    y: 0,
  });
  const inner = points.map(({ x, y }) => ({
    x: middle.x + 0.72 * (x - middle.x),
    y: middle.y + 0.72 * (y - middle.y),
  }));
  pen.lineJoin = 'round';
  const trace = () => {
    traceWay(sheet.pen, inner);
    pen.closePath();
  };
  strokes(pen, trace, [[theme.contour, 0.06 * page.unit]]);
  pen.beginPath();
  trace();
  pen.globalAlpha = 0.35;
  pen.fillStyle = theme.hills[1];
  pen.fill();
  pen.globalAlpha = 1;
}

/** Furrows. */
function drawField(sheet: FieldSheet, outline: Outline): void {
  const { pen, page, theme } = sheet;
  fill(sheet, outline, theme.difficult.floor);
  const { x, y, width, height } = boxOf(outlineOf(sheet, outline));
  inside(sheet, outline, () => {
    const trace = () => {
      for (let down = 0; down < height; down += 0.8 * page.cm) {
        pen.moveTo(x, y + down);
        pen.lineTo(x + width, y + down);
      }
    };
    pen.globalAlpha = 0.4;
    strokes(pen, trace, [[theme.difficult.dark, Math.max(1, 0.1 * page.cm)]]);
    pen.globalAlpha = 1;
  });
}

function drawMarsh(sheet: FieldSheet, outline: Outline): void {
  const { pen, page, theme } = sheet;
  fill(sheet, outline, theme.marsh.floor);
  strew(sheet, outline, 'marsh', 2, (at, size, chance) => {
    if (chance < 0.4) return dash(sheet, at, size, theme.marsh.light);
    pen.lineCap = 'round';
    const trace = () => {
      for (const lean of [-0.4, 0, 0.4]) {
        pen.moveTo(at.x + 0.3 * lean * size, at.y);
        pen.lineTo(at.x + lean * size, at.y - 0.8 * size);
      }
    };
    strokes(pen, trace, [[theme.marsh.reed, Math.max(1, 0.1 * page.cm)]]);
  });
}

/** Crowns of trees; those at the rim are whole, so that the wood has a soft edge. */
function drawWood(sheet: FieldSheet, outline: Outline): void {
  const { pen, theme } = sheet;
  fill(sheet, outline, theme.wood.floor);
  strew(sheet, outline, 'wood', 1.7, (at, size) => {
    disc(pen, { x: at.x + 0.2 * size, y: at.y + 0.28 * size }, 0.72 * size, theme.shadow);
    disc(pen, at, 0.74 * size, theme.wood.shade);
    disc(pen, { x: at.x - 0.05 * size, y: at.y - 0.06 * size }, 0.62 * size, theme.wood.crown);
    disc(pen, { x: at.x - 0.2 * size, y: at.y - 0.24 * size }, 0.28 * size, theme.wood.light);
  });
}

/** A roof in two slopes along the longer side of its box, on a dark wall. */
function drawBuilding(sheet: FieldSheet, outline: Outline): void {
  const { pen, page, theme } = sheet;
  const { roof, lit, edge } = theme.village;
  fill(sheet, outline, roof, edge);
  const { x, y, width, height } = boxOf(outlineOf(sheet, outline));
  inside(sheet, outline, () => {
    pen.fillStyle = lit;
    if (width >= height) pen.fillRect(x, y, width, height / 2);
    else pen.fillRect(x, y, width / 2, height);
    const trace = () => {
      const [across, down] = width >= height ? [0, 1] : [1, 0];
      pen.moveTo(x + (across * width) / 2, y + (down * height) / 2);
      pen.lineTo(x + width - (across * width) / 2, y + height - (down * height) / 2);
    };
    strokes(pen, trace, [[edge, Math.max(1.5, 0.12 * page.cm)]]);
  });
}
