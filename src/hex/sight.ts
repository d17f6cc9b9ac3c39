/**
 * SH-LOS-04. What a straight line between the centres of two hexes meets, exactly. Everything is counted in whole
 * numbers: axial coordinates three times as large, so that the corners of a hex are whole numbers too.
 */
import { type Axial, DIRECTIONS, type Direction, fromAxial, type Hex, neighbour, stepAxial, toAxial } from './grid.ts';

/** A line crosses what it enters, and touches what it only grazes: a corner, or along a side. */
export type Touch = 'crossed' | 'touched';

/** The side that two neighbouring hexes share. */
export interface Side {
  readonly a: Hex;
  readonly b: Hex;
}

const ORIGIN: Axial = { q: 0, r: 0 };

function centre(hex: Hex): Axial {
  const { q, r } = toAxial(hex);
  return { q: 3 * q, r: 3 * r };
}

/** Corner k of a hex lies between its neighbours in directions k and k+1; in threefold coordinates it is their sum. */
const CORNERS: readonly Axial[] = DIRECTIONS.map((direction) => {
  const left = stepAxial(ORIGIN, direction);
  const right = stepAxial(ORIGIN, direction + 1);
  return { q: left.q + right.q, r: left.r + right.r };
});

function plus(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r };
}

function cornersOf(hex: Hex): Axial[] {
  return CORNERS.map((corner) => plus(centre(hex), corner));
}

/** The two ends of the side toward a direction. */
function endsOf(hex: Hex, direction: Direction): [Axial, Axial] {
  return [plus(centre(hex), CORNERS[(direction + 5) % 6]!), plus(centre(hex), CORNERS[direction]!)];
}

/** Positive where `point` lies to one hand of the line from `a` to `b`, negative to the other, zero upon it. */
function hand(a: Axial, b: Axial, point: Axial): number {
  return (b.q - a.q) * (point.r - a.r) - (b.r - a.r) * (point.q - a.q);
}

/** The three measures in which a hexagon is a plain interval, one across each pair of opposite sides. */
const ACROSS: readonly ((at: Axial) => number)[] = [
  ({ q, r }) => 2 * q + r,
  ({ q, r }) => -q - 2 * r,
  ({ q, r }) => r - q,
];

/** How far two stretches of numbers share ground: below 0 apart, 0 at one point, above 0 more. */
function overlap(one: readonly number[], other: readonly number[]): number {
  return Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other));
}

/** How a line meets a hex. Convex shapes are apart exactly where one of these four measures can part them. */
function meets(from: Axial, to: Axial, hex: Hex): Touch | undefined {
  const corners = cornersOf(hex);
  const measures = [...ACROSS, (at: Axial) => hand(from, to, at)];
  let touch: Touch = 'crossed';
  for (const measure of measures) {
    const line = [measure(from), measure(to)];
    const shape = corners.map(measure);
    const shared = overlap(line, shape);
    if (shared < 0) return undefined;
    if (shared === 0 && !within(line, shape)) touch = 'touched';
  }
  return touch;
}

/** A line that is a single point in some measure shares no length there; it still crosses if it lies inside. */
function within(line: readonly number[], shape: readonly number[]): boolean {
  return line[0] === line[1] && line[0]! > Math.min(...shape) && line[0]! < Math.max(...shape);
}

/** SH-LOS-02, -04. The hexes a line meets on its way, without its two ends, in order from the first. */
export function crossedHexes(from: Hex, to: Hex): { hex: Hex; touch: Touch }[] {
  const start = toAxial(from);
  const end = toAxial(to);
  const found: { hex: Hex; touch: Touch; along: number }[] = [];
  for (let r = Math.min(start.r, end.r) - 1; r <= Math.max(start.r, end.r) + 1; r++)
    for (let q = Math.min(start.q, end.q) - 1; q <= Math.max(start.q, end.q) + 1; q++) {
      const hex = fromAxial({ q, r });
      if (hex === undefined || hex === from || hex === to) continue;
      const touch = meets(centre(from), centre(to), hex);
      if (touch) found.push({ hex, touch, along: progress(start, end, { q, r }) });
    }
  return found.sort((a, b) => a.along - b.along || (a.hex < b.hex ? -1 : 1)).map(({ hex, touch }) => ({ hex, touch }));
}

/** How far along the way from start to end a place lies, up to a constant factor. */
function progress(start: Axial, end: Axial, place: Axial): number {
  const way = { q: end.q - start.q, r: end.r - start.r };
  const done = { q: place.q - start.q, r: place.r - start.r };
  return 2 * way.q * done.q + 2 * way.r * done.r + way.q * done.r + way.r * done.q;
}

/** SH-Q-71, SH-Q-75. The hexsides a line meets, those of its two ends included, in order from the first. */
export function crossedSides(from: Hex, to: Hex): (Side & { touch: Touch })[] {
  if (from === to) return [];
  const met = [from, ...crossedHexes(from, to).map(({ hex }) => hex), to];
  const sides: (Side & { touch: Touch })[] = [];
  for (const a of met)
    for (const direction of DIRECTIONS) {
      const b = neighbour(a, direction);
      if (b === undefined || sides.some((side) => side.a === b && side.b === a)) continue;
      const touch = meetsSide(centre(from), centre(to), endsOf(a, direction));
      if (touch) sides.push({ a, b, touch });
    }
  return sides;
}

/** How a line meets a hexside: crossed between its ends; touched at an end, or run along. */
function meetsSide(from: Axial, to: Axial, [left, right]: [Axial, Axial]): Touch | undefined {
  const ends = hand(from, to, left) * hand(from, to, right);
  const line = hand(left, right, from) * hand(left, right, to);
  if (ends > 0 || line > 0) return undefined;
  if (ends < 0 && line < 0) return 'crossed';
  const apart = ACROSS.some((measure) => overlap([left, right].map(measure), [from, to].map(measure)) < 0);
  return apart ? undefined : 'touched';
}
