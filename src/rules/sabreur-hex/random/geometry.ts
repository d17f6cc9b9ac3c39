/** Geometry of a random map: hexes as points, patches of terrain, and opposite hexes. */
import { DIRECTIONS, type Hex, neighbour, onMap, type Size, colOf, rowOf } from '../../../hex/grid.ts';
import type { Chance } from '../../../kernel/chance.ts';

/** In hexes from the corner, as the map is drawn: rows are closer together than columns. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROW = 0.866;

export function pointOf(hex: Hex): Point {
  const row = rowOf(hex);
  return { x: colOf(hex) + (row % 2 === 0 ? 0.5 : 0), y: row * ROW };
}

export function middleOf({ cols, rows }: Size): Point {
  return { x: (cols + 1.5) / 2, y: ((rows + 1) / 2) * ROW };
}

/** The hex under a point, or the nearest on the map. */
export function hexAt(size: Size, { x, y }: Point): Hex {
  const row = within(1, Math.round(y / ROW), size.rows);
  const col = within(1, Math.round(x - (row % 2 === 0 ? 0.5 : 0)), size.cols);
  return String(col).padStart(2, '0') + String(row).padStart(2, '0');
}

/**
 * The corresponding place on the enemy's side: rotated by 180 degrees about the middle of the map. Exact with an even
 * number of rows.
 */
export function opposite(size: Size, hex: Hex): Hex {
  const { x, y } = pointOf(hex);
  const { x: mx, y: my } = middleOf(size);
  return hexAt(size, { x: 2 * mx - x, y: 2 * my - y });
}

export function around(size: Size, hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction)).filter(
    (each): each is Hex => each !== undefined && onMap(size, each),
  );
}

function within(least: number, n: number, most: number): number {
  return Math.min(most, Math.max(least, n));
}

/** How a patch of terrain grows. */
export interface Growth {
  readonly hexes: number;
  /** The direction it stretches in, in radians from the east; if absent, it is round. */
  readonly along?: number;
  readonly mayGrow: (hex: Hex) => boolean;
}

/** A patch of terrain from a hex on: hexes with several neighbours in it, or along its direction, are more likely. */
export function patchOfTerrain(chance: Chance, size: Size, from: Hex, { hexes, along, mayGrow }: Growth): Hex[] {
  if (!mayGrow(from)) return [];
  const grown = [from];
  while (grown.length < hexes) {
    const edge = [...new Set(grown.flatMap((hex) => around(size, hex)))].filter(
      (hex) => !grown.includes(hex) && mayGrow(hex),
    );
    if (edge.length === 0) break;
    const wishes = edge.map((hex) => wish(size, grown, hex, along) + chance.below(100) / 60);
    grown.push(edge[wishes.indexOf(Math.max(...wishes))]!);
  }
  return grown;
}

function wish(size: Size, grown: readonly Hex[], hex: Hex, along: number | undefined): number {
  const company = around(size, hex).filter((each) => grown.includes(each)).length;
  if (along === undefined) return company;
  const { x, y } = pointOf(hex);
  const { x: fx, y: fy } = pointOf(grown[0]!);
  return company - 1.1 * Math.abs((x - fx) * Math.sin(along) + (y - fy) * Math.cos(along));
}
