/**
 * SH-LOS-04, -10. Exactly what a straight line between the centres of two hexes meets. All arithmetic is in integers:
 * axial coordinates are tripled so that corners are integers too.
 */
import { type Axial, DIRECTIONS, type Direction, fromAxial, type Hex, stepAxial, toAxial } from './grid.ts';

/** A line crosses what it enters, and touches a corner or side that it only grazes. */
export type Touch = 'crossed' | 'touched';

/** The hexside between two neighbouring hexes. */
export interface Side {
  readonly a: Hex;
  readonly b: Hex;
}

const ORIGIN: Axial = { q: 0, r: 0 };

function centre({ q, r }: Axial): Axial {
  return { q: 3 * q, r: 3 * r };
}

/** Corner k of a hex lies between its neighbours in directions k and k+1; in tripled coordinates it is their sum. */
const CORNERS: readonly Axial[] = DIRECTIONS.map((direction) => {
  const left = stepAxial(ORIGIN, direction);
  const right = stepAxial(ORIGIN, direction + 1);
  return { q: left.q + right.q, r: left.r + right.r };
});

function plus(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r };
}

function cornersOf(hex: Axial): Axial[] {
  return CORNERS.map((corner) => plus(centre(hex), corner));
}

/** The two ends of the side toward a direction. */
function endsOf(hex: Axial, direction: Direction): [Axial, Axial] {
  return [plus(centre(hex), CORNERS[(direction + 5) % 6]!), plus(centre(hex), CORNERS[direction]!)];
}

/** Positive if `point` is on one side of the line from `a` to `b`, negative on the other, zero on the line. */
function hand(a: Axial, b: Axial, point: Axial): number {
  return (b.q - a.q) * (point.r - a.r) - (b.r - a.r) * (point.q - a.q);
}

/** The three measures in which a hexagon is an interval, one across each pair of opposite sides. */
const ACROSS: readonly ((at: Axial) => number)[] = [
  ({ q, r }) => 2 * q + r,
  ({ q, r }) => -q - 2 * r,
  ({ q, r }) => r - q,
];

/** How much two intervals overlap: below 0 they are apart, at 0 they share a point. */
function overlap(one: readonly number[], other: readonly number[]): number {
  return Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other));
}

/** How a line meets a hex. Convex shapes are disjoint only if one of these four measures separates them. */
function meets(from: Axial, to: Axial, hex: Axial): Touch | undefined {
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

/** A line that is a single point in some measure has no length there; it still crosses if the point is inside. */
function within(line: readonly number[], shape: readonly number[]): boolean {
  return line[0] === line[1] && line[0]! > Math.min(...shape) && line[0]! < Math.max(...shape);
}

/** A hex on a line, relative to the line's first hex. */
interface Met {
  readonly place: Axial;
  readonly touch: Touch;
}

/** A hexside on a line, both hexes relative to the line's first. */
interface MetSide {
  readonly a: Axial;
  readonly b: Axial;
  readonly touch: Touch;
}

/** What a line meets, independent of where it starts. */
interface Pattern {
  readonly hexes: readonly Met[];
  readonly sides: readonly MetSide[];
  /** The directions of hexsides that belong to the line's first hex. */
  readonly left: readonly Direction[];
}

/** Equal lines have equal patterns. Whether the first row is odd affects only the order of ties. */
const patterns = new Map<number, Pattern>();

function patternOf(from: Axial, to: Axial): Pattern {
  const first = { q: 0, r: from.r & 1 };
  const last = { q: to.q - from.q, r: to.r - from.r + first.r };
  const key = ((last.q + 200) * 400 + last.r + 200) * 2 + first.r;
  const known = patterns.get(key);
  if (known) return known;
  const hexes = hexesMet(first, last);
  const sides = sidesMet(first, last, hexes);
  const counted = (place: Axial): Axial => ({ q: place.q, r: place.r - first.r });
  const pattern = {
    hexes: hexes.map(({ place, touch }) => ({ place: counted(place), touch })),
    sides: sides.map(({ a, b, touch }) => ({ a: counted(a), b: counted(b), touch })),
    left: DIRECTIONS.filter((direction) => meetsSide(centre(first), centre(last), endsOf(first, direction))),
  };
  patterns.set(key, pattern);
  return pattern;
}

function equal(one: Axial, other: Axial): boolean {
  return one.q === other.q && one.r === other.r;
}

/** The hexes between a line's ends, in order from the first; ties by lower number. */
function hexesMet(from: Axial, to: Axial): Met[] {
  const found: (Met & { along: number })[] = [];
  for (let r = Math.min(from.r, to.r) - 1; r <= Math.max(from.r, to.r) + 1; r++)
    for (let q = Math.min(from.q, to.q) - 1; q <= Math.max(from.q, to.q) + 1; q++) {
      const place = { q, r };
      if (equal(place, from) || equal(place, to)) continue;
      const touch = meets(centre(from), centre(to), place);
      if (touch) found.push({ place, touch, along: progress(from, to, place) });
    }
  const column = ({ q, r }: Axial): number => q + (r - (r & 1)) / 2;
  return found.sort((a, b) => a.along - b.along || column(a.place) - column(b.place) || a.place.r - b.place.r);
}

/** How far along the line a point lies, up to a constant factor. */
function progress(start: Axial, end: Axial, place: Axial): number {
  const way = { q: end.q - start.q, r: end.r - start.r };
  const done = { q: place.q - start.q, r: place.r - start.r };
  return 2 * way.q * done.q + 2 * way.r * done.r + way.q * done.r + way.r * done.q;
}

function sidesMet(from: Axial, to: Axial, between: readonly Met[]): MetSide[] {
  const sides: MetSide[] = [];
  for (const a of [from, ...between.map(({ place }) => place), to])
    for (const direction of DIRECTIONS) {
      const b = stepAxial(a, direction);
      if (sides.some((side) => equal(side.a, b) && equal(side.b, a))) continue;
      const touch = meetsSide(centre(from), centre(to), endsOf(a, direction));
      if (touch) sides.push({ a, b, touch });
    }
  return sides;
}

/** SH-LOS-02, -04. The hexes a line meets, without its two ends, in order from the first. */
export function crossedHexes(from: Hex, to: Hex): { hex: Hex; touch: Touch }[] {
  const start = toAxial(from);
  return patternOf(start, toAxial(to)).hexes.flatMap(({ place, touch }) => {
    const hex = fromAxial(plus(start, place));
    return hex === undefined ? [] : [{ hex, touch }];
  });
}

/** SH-Q-71, SH-Q-75. The hexsides a line meets, including those of both end hexes, in order from the first. */
export function crossedSides(from: Hex, to: Hex): (Side & { touch: Touch })[] {
  const start = toAxial(from);
  return patternOf(start, toAxial(to)).sides.flatMap((side) => {
    const a = fromAxial(plus(start, side.a));
    const b = fromAxial(plus(start, side.b));
    return a === undefined || b === undefined ? [] : [{ a, b, touch: side.touch }];
  });
}

/** The directions of the first hex's sides that a line meets. */
export function sidesLeft(from: Hex, to: Hex): readonly Direction[] {
  return patternOf(toAxial(from), toAxial(to)).left;
}

/** How a line meets a hexside: crossed between its ends, or touched at an end or along it. */
function meetsSide(from: Axial, to: Axial, [left, right]: [Axial, Axial]): Touch | undefined {
  const ends = hand(from, to, left) * hand(from, to, right);
  const line = hand(left, right, from) * hand(left, right, to);
  if (ends > 0 || line > 0) return undefined;
  if (ends < 0 && line < 0) return 'crossed';
  const apart = ACROSS.some((measure) => overlap([left, right].map(measure), [from, to].map(measure)) < 0);
  return apart ? undefined : 'touched';
}
