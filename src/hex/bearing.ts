/**
 * Where one hex lies from another, in words' reach: the six facings (SH-FACING-02), and between each two of them the
 * direction of a hexside. Also where on a map something lies.
 */
import { FACINGS, inFrontCone } from './facing.ts';
import { type Hex, type Size, toAxial } from './grid.ts';

/** Clockwise from north: those with an even number are the facings, those between them the directions of the sides. */
export const BEARINGS = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const;

export type Bearing = (typeof BEARINGS)[number];

/**
 * Which way a hex lies. A facing: it lies in the front cone of whoever faces that way, and of no other facing. A side's
 * direction: it lies in the row of hexes that leads off over that side, in the front cones of both facings beside it.
 * Undefined for the hex itself.
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

/** A place on the plane of the map: `x` in half hexes to the east, `y` in thirds of a row to the south. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of some hexes. */
export function middleOf(hexes: readonly Hex[]): Spot {
  const spots = hexes.map((hex) => {
    const { q, r } = toAxial(hex);
    return { x: 2 * q + r, y: 3 * r };
  });
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The ninths of a map, row by row. */
export const REGIONS = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;

export type Region = (typeof REGIONS)[number];

/** The ninth in which the middle of some hexes lies. */
export function regionOf({ cols, rows }: Size, hexes: readonly Hex[]): Region {
  const { x, y } = middleOf(hexes);
  const down = thirdOf(y / 3, rows);
  return REGIONS[3 * down + thirdOf(x / 2, cols)]!;
}

/** Which third of so many hexes in a row a place lies in, counted from 0. */
export function thirdOf(place: number, count: number): number {
  return Math.min(2, Math.max(0, Math.floor((3 * (place + 0.5)) / count)));
}
