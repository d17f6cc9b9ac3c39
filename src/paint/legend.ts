/** The panel below the map: each symbol as drawn on the map, and its meaning. */
import { createCanvas } from '@napi-rs/canvas';
import { wrapped, write } from './lettering.ts';
import type { Box, Page } from './page.ts';
import type { Theme } from './palette.ts';
import type { Pen, Sheet } from './sheet.ts';

/** The numbers of columns to try. More would make lines too short to read. */
const COLUMNS = [3, 2, 1] as const;
/** Texts with more lines than this need wider columns. */
const LINES = 2;

/** A symbol as its board draws it, in a box, and its meaning. */
export interface Sign {
  readonly says: string;
  readonly draw: (pen: Pen, theme: Theme, swatch: Box) => void;
}

interface Item {
  readonly sign: Sign;
  readonly lines: readonly string[];
}

export interface Legend {
  /** Pixels it adds below the map. */
  readonly height: number;
  /** Columns of items, read downwards. */
  readonly columns: readonly (readonly Item[])[];
  /** The height of each row. */
  readonly rows: readonly number[];
}

const NONE: Legend = { height: 0, columns: [], rows: [] };

/** All lengths are proportional to the text size. */
function measuresOf({ width, band, detail: { text } }: Page) {
  const sign = { width: 2.5 * text, height: 1.86 * text };
  return {
    text,
    edge: band,
    sign,
    gap: 0.4 * text,
    leading: 1.12 * text,
    between: 0.2 * text,
    breadth: width - 2 * band,
  };
}

/** For measuring text before there is a picture. */
const rule = createCanvas(1, 1).getContext('2d');

export function legendOf(page: Page, signs: readonly Sign[]): Legend {
  if (signs.length === 0) return NONE;
  const { text, sign, gap, leading, between, breadth } = measuresOf(page);
  const words = (count: number) => breadth / count - sign.width - 2 * gap;
  const set = (count: number) =>
    signs.map(
      (each): Item => ({ sign: each, lines: wrapped(rule, each.says, words(count), { face: 'label', size: text }) }),
    );
  const count = COLUMNS.find((most) => set(most).every(({ lines }) => lines.length <= LINES)) ?? 1;
  const items = set(count);
  const deep = Math.ceil(items.length / count);
  const columns = Array.from({ length: count }, (_, i) => items.slice(i * deep, (i + 1) * deep));
  const rows = Array.from({ length: deep }, (_, row) =>
    Math.max(sign.height, ...columns.map((column) => (column[row]?.lines.length ?? 0) * leading)),
  );
  return { height: Math.ceil(rows.reduce((sum, row) => sum + row + between, 0) + 2 * gap), columns, rows };
}

/** Draws the panel from `page.height` downwards. */
export function drawLegend(sheet: Sheet, { height, columns, rows }: Legend): void {
  if (height === 0) return;
  const { pen, page, theme } = sheet;
  const { text, edge, sign, gap, leading, between, breadth } = measuresOf(page);
  pen.fillStyle = theme.strip;
  pen.fillRect(0, page.height, page.width, height);
  pen.fillStyle = theme.line;
  pen.fillRect(0, page.height, page.width, Math.round(0.06 * text));
  columns.forEach((column, i) => {
    const left = edge + (i * breadth) / columns.length;
    let y = page.height + gap;
    column.forEach(({ sign: { draw }, lines }, row) => {
      const deep = rows[row]! + between;
      draw(pen, theme, { x: left, y: y + (deep - sign.height) / 2, ...sign });
      const first = y + deep / 2 - ((lines.length - 1) * leading) / 2;
      lines.forEach((line, n) =>
        write(pen, line, left + sign.width + gap, first + n * leading, {
          face: 'label',
          size: text,
          ink: theme.ink,
          align: 'left',
        }),
      );
      y += deep;
    });
  });
}
