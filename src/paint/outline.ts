/** Soft shapes from hexes and hexsides: curves run through the middles of hexsides and round off at the vertices. */
import { DIRECTIONS, type Hex, neighbour } from '../hex/grid.ts';
import { type Layout, type Point, vertexName } from '../hex/layout.ts';
import { between, type Pen } from './sheet.ts';

/**
 * A closed curve: for each hexside of the border its middle, then the vertex at its end. The inside is on the right.
 */
export type Loop = readonly { readonly middle: Point; readonly vertex: Point }[];

/** The borders of a set of hexes, one loop for each separate edge or hole. */
export function bordersOf(layout: Layout, hexes: ReadonlySet<Hex>): Loop[] {
  const byStart = new Map<string, { hex: Hex; direction: number }>();
  for (const hex of hexes)
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(hex, direction);
      if (beyond === undefined || !hexes.has(beyond)) byStart.set(vertexName(hex, direction - 1), { hex, direction });
    }
  const loops: Loop[] = [];
  for (const start of byStart.keys()) {
    const loop: { middle: Point; vertex: Point }[] = [];
    let name = start;
    for (let side = byStart.get(name); side; side = byStart.get(name)) {
      byStart.delete(name);
      const { hex, direction } = side;
      loop.push({ middle: layout.sideMiddle(hex, direction), vertex: layout.corner(hex, direction) });
      name = vertexName(hex, direction);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

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

/** A path through the centres of hexes, curved at each of them, as a fine polyline. */
export function smoothWay(stops: readonly Point[]): Point[] {
  if (stops.length < 3) return [...stops];
  const inner = stops.slice(1, -1).flatMap((stop, i) => {
    return bend(between(stops[i]!, stop, 0.5), stop, between(stop, stops[i + 2]!, 0.5));
  });
  return [stops[0]!, ...inner, stops.at(-1)!];
}
