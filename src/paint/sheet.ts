/** What every drawing function receives: the pen, the page and the theme. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Page, Point } from './page.ts';
import type { Theme } from './palette.ts';

/** A two-dimensional drawing context. */
export type Pen = SKRSContext2D;

export interface Sheet<P extends Page = Page> {
  readonly pen: Pen;
  readonly page: P;
  readonly theme: Theme;
}

/** Strokes a path several times, widest first: a line with its outlines. */
export function strokes(pen: Pen, trace: () => void, layers: readonly (readonly [colour: string, width: number])[]) {
  pen.beginPath();
  trace();
  for (const [colour, width] of layers) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}

export function disc(pen: Pen, at: Point, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

/** Traces a closed polygon (the caller begins the path, and fills or strokes it). */
export function polygon(pen: Pen, points: readonly Point[]): void {
  points.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

/** Traces a star with this many points. */
export function star(pen: Pen, at: Point, points: number, outer: number, inner: number, turn = 0): void {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn + (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 === 0 ? outer : inner;
    return { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) };
  });
  polygon(pen, corners);
}

/** The point at this part of the way from a to b, 0 at a and 1 at b. */
export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Numbers from 0 to 1 that look random but are always the same for the same seed. */
export function scatter(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
