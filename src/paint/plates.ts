/** Plates with the numbers of choices, whatever the board. */
import { widthOf, write } from './lettering.ts';
import type { Point } from './page.ts';
import { SIGNAL } from './palette.ts';
import type { Pen } from './sheet.ts';

/** The most numbers side by side. */
const ABREAST = 3;

/** A plate with one or more numbers. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Rows of numbers, each with the width of its cell. */
  readonly rows: readonly (readonly { readonly text: string; readonly width: number }[])[];
  readonly size: number;
}

export function plateOf(pen: Pen, numbers: readonly number[], size: number): Plate {
  const cells = numbers.map((n) => {
    const text = String(n);
    return { text, width: Math.max(0.92 * size, widthOf(pen, text, { face: 'figures', size }) + 0.36 * size) };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / ABREAST) }, (_, i) =>
    cells.slice(ABREAST * i, ABREAST * (i + 1)),
  );
  const breadths = rows.map((row) => row.reduce((sum, { width }) => sum + width, 0));
  return { width: Math.max(1.14 * size, ...breadths), height: (0.2 + 0.94 * rows.length) * size, rows, size };
}

/** Dark figures on a light plate, so that they are not taken for strengths; a target's rim is red. */
export function drawPlate(pen: Pen, { width, height, rows, size }: Plate, what: 'end' | 'target', at: Point): void {
  const [left, top] = [at.x - width / 2, at.y - height / 2];
  pen.beginPath();
  pen.roundRect(left, top, width, height, 0.4 * size);
  const rim = what === 'target' ? SIGNAL.blocked : SIGNAL.awaited;
  for (const [colour, breadth] of [
    [SIGNAL.halo, 0.3],
    [rim, 0.16],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = breadth * size;
    pen.stroke();
  }
  pen.fillStyle = SIGNAL.plate;
  pen.fill();
  rows.forEach((row, i) => {
    const y = at.y + (i - (rows.length - 1) / 2) * 0.94 * size;
    let x = at.x - row.reduce((sum, cell) => sum + cell.width, 0) / 2;
    row.forEach((cell, j) => {
      if (j > 0) {
        pen.fillStyle = SIGNAL.halo;
        pen.fillRect(x - 0.025 * size, y - 0.34 * size, 0.05 * size, 0.68 * size);
      }
      write(pen, cell.text, x + cell.width / 2, y, { face: 'figures', size, ink: SIGNAL.halo });
      x += cell.width;
    });
  });
}
