/** What all chips are drawn with, in a circle of radius 1: a plate with a dark rim, and dark strokes on it. */
import { SIGNAL } from './palette.ts';
import type { Pen } from './sheet.ts';

export const INK = SIGNAL.halo;

/** Fills the current path with a colour, on a dark rim. */
export function plate(pen: Pen, colour: string, rim = 0.5): void {
  pen.strokeStyle = INK;
  pen.lineWidth = rim;
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
}

export function ink(pen: Pen, width: number, ...way: (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  way.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.strokeStyle = INK;
  pen.lineWidth = width;
  pen.stroke();
}

export const points = (...all: (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }));
