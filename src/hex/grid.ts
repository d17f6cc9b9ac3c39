/**
 * Hexes by name. A hex is its printed number `CCRR` (column and row from 01) on a pointy-top grid whose even rows are
 * shifted half a hex to the right. Nothing outside `hex/` sees axial coordinates, and only `layout` uses
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

/** Normalises any whole number to a direction. */
export function sixth(n: number): Direction {
  return (((n % 6) + 6) % 6) as Direction;
}

/** The coordinates of a hex, computed once for each of the 99 by 99, because the rules look up thousands per order. */
interface Lie {
  readonly hex: Hex;
  readonly col: number;
  readonly row: number;
  readonly axial: Axial;
  readonly neighbours: readonly (Hex | undefined)[];
  readonly sides: readonly string[];
}

const MOST = 99;
/** By the hex number. Filled in advance, because an array that grows with gaps is slow. */
const lies = Array.from<Lie | undefined>({ length: 10_000 }).fill(undefined);
const ZERO = '0'.charCodeAt(0);
const ONES = ZERO * 1111;

function lieOf(hex: Hex): Lie {
  const known = lies[numberOf(hex)];
  return known !== undefined && known.hex === hex ? known : newLie(hex);
}

/** The four digits as a number. Meaningless for an invalid hex. */
function numberOf(hex: Hex): number {
  return hex.charCodeAt(0) * 1000 + hex.charCodeAt(1) * 100 + hex.charCodeAt(2) * 10 + hex.charCodeAt(3) - ONES;
}

function newLie(hex: Hex): Lie {
  const col = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  const r = row - 1;
  const axial = { q: col - 1 - (r - (r & 1)) / 2, r };
  const neighbours = DIRECTIONS.map((direction) => fromAxial(stepAxial(axial, direction)));
  const sides = DIRECTIONS.map((direction) => `${hex}/${direction}`);
  const lie: Lie = { hex, col, row, axial, neighbours, sides };
  if (fromAxial(axial) === hex) lies[numberOf(hex)] = lie;
  return lie;
}

const names = Array.from<Hex | undefined>({ length: 10_000 }).fill(undefined);

function nameAt(col: number, row: number): Hex {
  return (names[col * 100 + row] ??= String(col).padStart(2, '0') + String(row).padStart(2, '0'));
}

export function colOf(hex: Hex): number {
  return lieOf(hex).col;
}

export function rowOf(hex: Hex): number {
  return lieOf(hex).row;
}

export function toAxial(hex: Hex): Axial {
  return lieOf(hex).axial;
}

/** The printed number of coordinates. Undefined if column or row is outside 01 to 99. */
export function fromAxial({ q, r }: Axial): Hex | undefined {
  const col = q + (r - (r & 1)) / 2 + 1;
  const row = r + 1;
  return col < 1 || row < 1 || col > MOST || row > MOST ? undefined : nameAt(col, row);
}

export function onMap(size: Size, hex: Hex): boolean {
  const { col, row } = lieOf(hex);
  return col >= 1 && row >= 1 && col <= size.cols && row <= size.rows;
}

/** Every hex of a map, row by row. */
export function hexesOf(size: Size): Hex[] {
  const all: Hex[] = [];
  for (let row = 1; row <= size.rows; row++) for (let col = 1; col <= size.cols; col++) all.push(nameAt(col, row));
  return all;
}

export function stepAxial(from: Axial, direction: number, length = 1): Axial {
  const step = STEPS[sixth(direction)]!;
  return { q: from.q + step.q * length, r: from.r + step.r * length };
}

/** The neighbour in a direction. Undefined beyond the numbered grid; it may be off a given map, so check `onMap`. */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  return lieOf(hex).neighbours[sixth(direction)];
}

/** The name of a hexside by its direction: `0407/2`. */
export function sideName(hex: Hex, direction: number): string {
  return lieOf(hex).sides[sixth(direction)]!;
}

/** SH-DIST-01, SH-DIST-02. The number of hexes on the shortest path, counting one of the two ends. */
export function distance(a: Hex, b: Hex): number {
  const from = toAxial(a);
  const to = toAxial(b);
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** SH-DIST-03. Whether the distance is 1. Most pairs are ruled out by their rows. */
export function areNeighbours(a: Hex, b: Hex): boolean {
  return Math.abs(rowCode(a) - rowCode(b)) <= 1 && distance(a, b) === 1;
}

/** The row, with the same offset for every hex. */
function rowCode(hex: Hex): number {
  return hex.charCodeAt(2) * 10 + hex.charCodeAt(3);
}

/** The direction from a hex to its neighbour. Undefined if they are not adjacent. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const direction = lieOf(from).neighbours.indexOf(to);
  return direction === -1 ? undefined : (direction as Direction);
}
