/** Curves and points along them. */
import type { Point } from './page.ts';
import { between, type Pen } from './sheet.ts';

/**
 * A closed curve: it runs through each middle and is rounded off towards the vertex after it. The inside is on the right.
 */
export type Loop = readonly { readonly middle: Point; readonly vertex: Point }[];

/** Traces a closed loop as a smooth curve. */
export function traceLoop(pen: Pen, loop: Loop): void {
  loop.forEach(({ middle, vertex }, i) => {
    const next = loop[(i + 1) % loop.length]!.middle;
    if (i === 0) pen.moveTo(middle.x, middle.y);
    pen.quadraticCurveTo(vertex.x, vertex.y, next.x, next.y);
  });
  pen.closePath();
}

export interface Sample extends Point {
  /** The unit vector out of the shape (or to the left of the path). */
  readonly outX: number;
  readonly outY: number;
}

/** Points along a loop, this many pixels apart. */
export function alongLoop(loop: Loop, gap: number): Sample[] {
  const curve = loop.flatMap(({ middle, vertex }, i) => bend(middle, vertex, loop[(i + 1) % loop.length]!.middle));
  return evenly(curve, gap);
}

/** Nine points of the quadratic curve from a to c with control point b. */
function bend(a: Point, b: Point, c: Point): Point[] {
  return Array.from({ length: 9 }, (_, i) => between(between(a, b, i / 8), between(b, c, i / 8), i / 8));
}

/** Points along a polyline, this many pixels apart, with the direction out of it (left of the path). */
export function evenly(line: readonly Point[], gap: number): Sample[] {
  const samples: Sample[] = [];
  let due = gap / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; due <= length; due += gap)
      samples.push({ ...between(a, b, due / length), outX: (b.y - a.y) / length, outY: (a.x - b.x) / length });
    due -= length;
  }
  return samples;
}

/** A path through these points, curved at each of them, as a fine polyline. */
export function smoothWay(stops: readonly Point[]): Point[] {
  if (stops.length < 3) return [...stops];
  const inner = stops.slice(1, -1).flatMap((stop, i) => {
    return bend(between(stops[i]!, stop, 0.5), stop, between(stop, stops[i + 2]!, 0.5));
  });
  return [stops[0]!, ...inner, stops.at(-1)!];
}
