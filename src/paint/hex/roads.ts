/** Roads run through the middles of hexsides and bend inside the hexes. */
import { DIRECTIONS, directionTo, type Hex, neighbour, onMap, sixth } from '../../hex/grid.ts';
import type { HexMap } from '../../scene/hex.ts';
import { strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

/** For each hex with a road, the directions in which it leaves. */
export type RoadSides = ReadonlyMap<Hex, ReadonlySet<number>>;

export function roadSidesOf(board: HexMap): RoadSides {
  const sides = new Map<Hex, Set<number>>();
  const leaves = (hex: Hex, direction: number) => {
    const known = sides.get(hex) ?? new Set<number>();
    sides.set(hex, known.add(direction));
  };
  for (const road of board.roads) {
    for (let i = 1; i < road.length; i++) {
      const direction = directionTo(road[i - 1]!, road[i]!);
      if (direction === undefined) continue;
      leaves(road[i - 1]!, direction);
      leaves(road[i]!, direction + 3 > 5 ? direction - 3 : direction + 3);
    }
    if (board.roadEnds) continue;
    for (const [end, next] of [road, road.toReversed()])
      if (end !== undefined && next !== undefined) {
        const off = wayOffMap(board, end, next);
        if (off !== undefined) leaves(end, off);
      }
  }
  for (const { at, dir } of board.roadEnds ?? []) leaves(at, dir);
  return sides;
}

/** A road that ends at the edge of the map continues off it, as straight as possible. */
function wayOffMap(board: HexMap, end: Hex, next: Hex): number | undefined {
  const back = directionTo(end, next);
  if (back === undefined) return undefined;
  const off = DIRECTIONS.filter((direction) => {
    const beyond = neighbour(end, direction);
    return beyond === undefined || !onMap(board, beyond);
  });
  return [3, 2, 4].map((turn) => sixth(back + turn)).find((direction) => off.includes(direction));
}

export function drawRoads({ pen, page, theme }: HexSheet, roads: RoadSides): void {
  const { layout, radius } = page;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const trace = () => {
    for (const [hex, sides] of roads) {
      const centre = layout.centre(hex);
      const ends = [...sides].map((side) => layout.sideMiddle(hex, side));
      const [first, last] = ends;
      if (ends.length === 2 && first && last) {
        pen.moveTo(first.x, first.y);
        pen.quadraticCurveTo(centre.x, centre.y, last.x, last.y);
      } else
        for (const end of ends) {
          pen.moveTo(end.x, end.y);
          pen.lineTo(centre.x, centre.y);
        }
    }
  };
  strokes(pen, trace, [
    [theme.road.edge, 0.2 * radius],
    [theme.road.body, 0.13 * radius],
  ]);
}
