/**
 * Where one hex lies from another: the six facings (SH-FACING-02), and between each two the direction of a hexside.
 * Also in which part of a map something lies.
 */
import { FACINGS, inFrontCone } from './facing.ts';
import { type Hex, type Size, toAxial } from './grid.ts';

/** Clockwise from north. Even indices are facings, odd ones directions of hexsides. */
export const BEARINGS = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const;

export type Bearing = (typeof BEARINGS)[number];

/**
 * A facing means that the hex lies only in that facing's front arc. A hexside's direction means that it lies in the row
 * of hexes leading off across that side, in the front arcs of both adjacent facings. Undefined for the hex itself.
 */
export function bearingOf(from: Hex, to: Hex): Bearing | undefined {
  const facings = FACINGS.filter((facing) => inFrontCone(from, facing, to));
  const [one, other] = facings;
  if (one === undefined) return undefined;
  if (other === undefined) return BEARINGS[2 * one];
  return one === 0 && other === 5 ? 'nnw' : BEARINGS[2 * one + 1];
}

/** The bearing of the neighbour in a direction; direction 0 is the side between north-west and north. */
export function bearingToward(direction: number): Bearing {
  return BEARINGS[(2 * direction + 11) % 12]!;
}

/** A point on the map: `x` in half hexes to the east, `y` in thirds of a row to the south. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The centre of several hexes. */
export function middleOf(hexes: readonly Hex[]): Spot {
  const spots = hexes.map((hex) => {
    const { q, r } = toAxial(hex);
    return { x: 2 * q + r, y: 3 * r };
  });
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The nine regions of a map, row by row. */
export const REGIONS = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;

export type Region = (typeof REGIONS)[number];

/** The region that contains the centre of several hexes. */
export function regionOf({ cols, rows }: Size, hexes: readonly Hex[]): Region {
  const { x, y } = middleOf(hexes);
  const down = thirdOf(y / 3, rows);
  return REGIONS[3 * down + thirdOf(x / 2, cols)]!;
}

/** In which third of `count` hexes a place lies, counted from 0. */
export function thirdOf(place: number, count: number): number {
  return Math.min(2, Math.max(0, Math.floor((3 * (place + 0.5)) / count)));
}
