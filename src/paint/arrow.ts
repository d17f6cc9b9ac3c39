/** Arrows along a way, with an outline and a casing, whatever the board. */
import type { Point } from './page.ts';
import { SIGNAL } from './palette.ts';
import { between, type Pen, polygon } from './sheet.ts';

/** The path shortened by this many pixels, and its former end. */
export function cut(way: readonly Point[], pixels: number): Point[] {
  const kept = [...way];
  let left = pixels;
  while (kept.length > 1) {
    const [a, b] = [kept.at(-2)!, kept.at(-1)!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > left) {
      kept[kept.length - 1] = between(b, a, left / length);
      return kept;
    }
    left -= length;
    kept.pop();
  }
  return kept;
}

export function traceWay(pen: Pen, way: readonly Point[]): void {
  way.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

/** Lengths are in units of the drawing: on a map of hexes, their radius. */
export interface ArrowStyle {
  readonly unit: number;
  /** Width of the coloured shaft and of the head. */
  readonly shaft: number;
  readonly head: number;
  readonly colour: string;
  readonly casing: string;
  readonly dash?: readonly [number, number];
}

/** A shaft along the path and a head at its end. */
export function drawArrow(
  pen: Pen,
  way: readonly Point[],
  { unit, shaft, head, colour, casing, dash }: ArrowStyle,
): void {
  const tip = way.at(-1)!;
  const body = cut(way, head * 0.8 * unit);
  const neck = body.at(-1)!;
  const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const at = (along: number, across: number): Point => ({
    x: tip.x + (along * Math.cos(angle) - across * Math.sin(angle)) * unit,
    y: tip.y + (along * Math.sin(angle) + across * Math.cos(angle)) * unit,
  });
  const barbs = [at(0, 0), at(-head, 0.62 * head), at(-0.74 * head, 0), at(-head, -0.62 * head)];
  pen.lineJoin = 'round';
  const passes = [
    [SIGNAL.halo, 0.18],
    [casing, 0.09],
    [colour, 0],
  ] as const;
  for (const [ink, margin] of passes) {
    pen.strokeStyle = ink;
    pen.lineCap = dash ? 'butt' : 'round';
    pen.setLineDash(dash ? [(dash[0] + margin) * unit, (dash[1] - margin) * unit] : []);
    pen.lineDashOffset = (margin / 2) * unit;
    pen.lineWidth = (shaft + margin) * unit;
    pen.beginPath();
    traceWay(pen, body);
    pen.stroke();
    pen.setLineDash([]);
    pen.beginPath();
    polygon(pen, barbs);
    pen.fillStyle = ink;
    pen.fill();
    if (margin === 0) continue;
    pen.lineWidth = margin * unit;
    pen.stroke();
  }
  pen.lineDashOffset = 0;
}
