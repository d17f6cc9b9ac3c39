/** The states of formations, and of units in the middle of something. */
import { INK, ink, plate, points } from './chip-strokes.ts';
import { SIGNAL } from './palette.ts';
import { type Pen, polygon } from './sheet.ts';

/** Unformed: a rank with gaps. */
export function drawGaps(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([-1.2, 0], [0, -0.95], [1.2, 0], [0, 0.95]));
  plate(pen, SIGNAL.unformed, 0.4);
  for (const [x, y] of [
    [-0.62, 0.06],
    [0, -0.1],
    [0.6, 0.1],
  ] as const)
    ink(pen, 0.3, [x, y - 0.16], [x, y + 0.16]);
}

/** Figures turned out of their formation: an arrow round a corner. */
export function drawQuarterTurn(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.95, 0, 2 * Math.PI);
  plate(pen, SIGNAL.turned, 0.4);
  ink(pen, 0.28, [-0.4, 0.55], [-0.4, -0.25], [0.45, -0.25]);
  ink(pen, 0.28, [0.15, -0.6], [0.52, -0.25], [0.15, 0.1]);
}

/** Limbered: a wheel with spokes. */
export function drawWheel(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 0.95, 0, 2 * Math.PI);
  plate(pen, SIGNAL.limbered, 0.4);
  pen.beginPath();
  pen.arc(0, 0, 0.62, 0, 2 * Math.PI);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.2;
  pen.stroke();
  ink(pen, 0.16, [-0.6, 0], [0.6, 0]);
  ink(pen, 0.16, [0, -0.6], [0, 0.6]);
}

/** In a charge: two chevrons, one behind the other. */
export function drawChevrons(pen: Pen): void {
  pen.beginPath();
  polygon(pen, points([0, -1.2], [1.05, -0.1], [1.05, 1.05], [0, 0.1], [-1.05, 1.05], [-1.05, -0.1]));
  plate(pen, SIGNAL.charging, 0.4);
  ink(pen, 0.26, [-0.7, 0.35], [0, -0.45], [0.7, 0.35]);
}

/** Doing what takes quarters: a clock. */
export function drawClock(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(-0.92, -0.92, 1.84, 1.84, 0.7);
  plate(pen, SIGNAL.busy, 0.4);
  ink(pen, 0.24, [0, -0.55], [0, 0.02], [0.42, 0.3]);
}
