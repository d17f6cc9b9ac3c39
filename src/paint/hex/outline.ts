/** Soft shapes from hexes: their curves run through the middles of hexsides and round off at the vertices. */
import { DIRECTIONS, type Hex, neighbour } from '../../hex/grid.ts';
import { type Layout, type Point, vertexName } from '../../hex/layout.ts';
import type { Loop } from '../curves.ts';

/** The borders of a set of hexes, one loop for each separate edge or hole. */
export function bordersOf(layout: Layout, hexes: ReadonlySet<Hex>): Loop[] {
  const byStart = new Map<string, { hex: Hex; direction: number }>();
  for (const hex of hexes)
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(hex, direction);
      if (beyond === undefined || !hexes.has(beyond)) byStart.set(vertexName(hex, direction - 1), { hex, direction });
    }
  const loops: Loop[] = [];
  for (const start of byStart.keys()) {
    const loop: { middle: Point; vertex: Point }[] = [];
    let name = start;
    for (let side = byStart.get(name); side; side = byStart.get(name)) {
      byStart.delete(name);
      const { hex, direction } = side;
      loop.push({ middle: layout.sideMiddle(hex, direction), vertex: layout.corner(hex, direction) });
      name = vertexName(hex, direction);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}
