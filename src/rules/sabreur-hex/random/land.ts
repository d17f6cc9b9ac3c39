/** Terrain under construction, and its purpose. */
import { sideKey } from '../../../chart/ground.ts';
import { DIRECTIONS, type Hex, neighbour, onMap, type Size } from '../../../hex/grid.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { HexTerrain, State } from '../state.ts';

/** The available map sizes. The number of rows is even, so that a map can be rotated by 180 degrees. */
export const SIZES = {
  small: { cols: 14, rows: 10, turns: 10, points: 800 },
  medium: { cols: 20, rows: 14, turns: 12, points: 1500 },
  large: { cols: 26, rows: 18, turns: 12, points: 2000 },
} as const;

export type SizeName = keyof typeof SIZES;

/** A map under construction. */
export interface Land {
  readonly chance: Chance;
  readonly size: Size;
  readonly hexes: State['map']['hexes'];
  readonly sides: State['map']['sides'];
  readonly roads: Hex[][];
  readonly objectives: State['objectives'];
}

export function newLand(chance: Chance, { cols, rows }: Size): Land {
  return { chance, size: { cols, rows }, hexes: {}, sides: {}, roads: [], objectives: [] };
}

export function terrainOn({ hexes }: Pick<Land, 'hexes'>, hex: Hex): HexTerrain | undefined {
  return hexes[hex]?.terrain;
}

export function isBare({ hexes }: Pick<Land, 'hexes'>, hex: Hex): boolean {
  return hexes[hex] === undefined;
}

/** Whether water runs along one of its sides. */
export function isByWater({ size, sides }: Pick<Land, 'size' | 'sides'>, hex: Hex): boolean {
  return DIRECTIONS.some((direction) => sides[sideKey(size, hex, direction)] !== undefined);
}

/** The name of the hexside that two neighbours share. */
export function sideShared(size: Size, a: Hex, b: Hex): string | undefined {
  const direction = DIRECTIONS.find((each) => neighbour(a, each) === b);
  return direction === undefined || !onMap(size, b) ? undefined : sideKey(size, a, direction);
}
