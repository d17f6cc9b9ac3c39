/**
 * The pixel geometry of a pointy-top hex map: centres, corners and hexsides. The only importer of honeycomb-grid.
 * Corners are numbered like facings (0 north, clockwise), hexsides like directions (0 north-west).
 */
import { defineHex, Orientation } from 'honeycomb-grid';
import { type Hex, sixth, toAxial } from './grid.ts';

/** A point in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** Distance from the centre of a hex to a corner, and the length of a hexside, in pixels. */
  readonly radius: number;
  centre(hex: Hex): Point;
  /** The vertex a facing points at. */
  corner(hex: Hex, facing: number): Point;
  /** The middle of the hexside towards a direction. */
  sideMiddle(hex: Hex, direction: number): Point;
  /** The two ends of the hexside towards a direction, anticlockwise end first. */
  sideEnds(hex: Hex, direction: number): readonly [Point, Point];
}

/** honeycomb's corner 0 is the north-east vertex; ours is the north one. */
const HONEYCOMB_NORTH = 5;

/** The layout whose hex 0101 has its centre at `first`. */
export function layoutOf(radius: number, first: Point): Layout {
  const Tile = defineHex({ dimensions: radius, orientation: Orientation.POINTY, offset: -1, origin: { x: 0, y: 0 } });
  const tiles = new Map<Hex, { centre: Point; corners: readonly Point[] }>();

  function tile(hex: Hex) {
    let found = tiles.get(hex);
    if (!found) {
      const laid = new Tile(toAxial(hex));
      const moved = ({ x, y }: Point) => ({ x: x + first.x, y: y + first.y });
      found = { centre: moved(laid), corners: laid.corners.map(moved) };
      tiles.set(hex, found);
    }
    return found;
  }

  const corner = (hex: Hex, facing: number): Point => tile(hex).corners[sixth(facing + HONEYCOMB_NORTH)]!;
  const sideEnds = (hex: Hex, direction: number) => [corner(hex, direction - 1), corner(hex, direction)] as const;
  return {
    radius,
    centre: (hex) => tile(hex).centre,
    corner,
    sideEnds,
    sideMiddle(hex, direction) {
      const [a, b] = sideEnds(hex, direction);
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    },
  };
}

/**
 * A name for a hex's vertex that is the same from all (up to three) hexes that share it: in steps of half a hex width
 * across and half a radius down.
 */
export function vertexName(hex: Hex, facing: number): string {
  const { q, r } = toAxial(hex);
  const f = sixth(facing);
  const across = 2 * q + r + (f === 1 || f === 2 ? 1 : f === 4 || f === 5 ? -1 : 0);
  const down = 3 * r + [-2, -1, 1, 2, 1, -1][f]!;
  return `${across},${down}`;
}
