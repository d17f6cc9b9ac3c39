/**
 * Hexes by name. A hex is its printed number `CCRR` (column and row from 01) on a pointy-top grid whose even rows
 * stand half a hex to the right. Nothing outside `hex/` sees axial coordinates, and nothing but `layout` sees
 * honeycomb-grid.
 */

/** A hex by its printed number, for example `0407`. */
export type Hex = string;

/** Axial coordinates (SH-FACING-02). */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A direction to a neighbour, 0 to 5 clockwise from the north-west side. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** The size of a map in hexes. */
export interface Size {
  readonly cols: number;
  readonly rows: number;
}

/** SH-FACING-02. The six neighbour directions, clockwise. */
const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The same sixth of a turn, whatever whole number it is counted with. */
export function sixth(n: number): Direction {
  return (((n % 6) + 6) % 6) as Direction;
}

export function toAxial(hex: Hex): Axial {
  const col = Number(hex.slice(0, 2)) - 1;
  const row = Number(hex.slice(2, 4)) - 1;
  return { q: col - (row - (row & 1)) / 2, r: row };
}

/** The printed number of a place, or undefined where it has none (column or row outside 01 to 99). */
export function fromAxial({ q, r }: Axial): Hex | undefined {
  const col = q + (r - (r & 1)) / 2 + 1;
  const row = r + 1;
  if (col < 1 || row < 1 || col > 99 || row > 99) return undefined;
  return String(col).padStart(2, '0') + String(row).padStart(2, '0');
}

export function onMap(size: Size, hex: Hex): boolean {
  const col = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2, 4));
  return col >= 1 && row >= 1 && col <= size.cols && row <= size.rows;
}

/** Every hex of a map, row by row. */
export function hexesOf(size: Size): Hex[] {
  const all: Hex[] = [];
  for (let row = 1; row <= size.rows; row++)
    for (let col = 1; col <= size.cols; col++) all.push(String(col).padStart(2, '0') + String(row).padStart(2, '0'));
  return all;
}

export function stepAxial(from: Axial, direction: number, length = 1): Axial {
  const step = STEPS[sixth(direction)]!;
  return { q: from.q + step.q * length, r: from.r + step.r * length };
}

/** The neighbour in a direction; undefined beyond the numbered grid. It may lie off a given map: ask `onMap`. */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  return fromAxial(stepAxial(toAxial(hex), direction));
}

/** SH-DIST-01, SH-DIST-02. The number of hexes on the shortest path, counting one of the two ends. */
export function distance(a: Hex, b: Hex): number {
  const from = toAxial(a);
  const to = toAxial(b);
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The direction from a hex to its neighbour, or undefined when they are not adjacent. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to);
}
