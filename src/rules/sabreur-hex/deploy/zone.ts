/** SH-GAP-04, -05, -07. Where a side may deploy: the hexes along its own edge. */
import type { Facing } from '../../../hex/facing.ts';
import { type Hex, hexesOf, colOf, rowOf } from '../../../hex/grid.ts';
import { enemyOf, type Side } from '../../../kernel/play.ts';
import type { State } from '../state.ts';
import { isPassable } from '../field/terrain.ts';

/** SH-GAP-05. The depth of a zone from the edge, in rows or columns. */
const DEPTH = 4;

type Field = Pick<State, 'map' | 'armies'>;
type Edge = State['armies']['red']['edge'];

/** Rows, or columns, between a hex and an edge. */
function fromEdge({ cols, rows }: State['map'], edge: Edge, hex: Hex): number {
  const [col, row] = [colOf(hex), rowOf(hex)];
  switch (edge) {
    case 'north':
      return row - 1;
    case 'south':
      return rows - row;
    case 'west':
      return col - 1;
    case 'east':
      return cols - col;
  }
}

/** SH-GAP-05. How far a hex is from its side's edge. */
export function depthOf({ map, armies }: Field, side: Side, hex: Hex): number {
  return fromEdge(map, armies[side].edge, hex);
}

/** SH-GAP-05. On a small map the zones are less deep, to leave space between them. */
export function isInZone(now: Field, side: Side, hex: Hex): boolean {
  const depth = depthOf(now, side, hex);
  return depth < DEPTH && depth + 1 < depthOf(now, enemyOf(side), hex) && isPassable(now.map, hex);
}

/** SH-GAP-05, SH-TERRAIN-09. The front row first, and each row from flank to flank. */
export function zoneOf(now: Field, side: Side): Hex[] {
  return hexesOf(now.map)
    .filter((hex) => isInZone(now, side, hex))
    .toSorted((a, b) => depthOf(now, side, b) - depthOf(now, side, a) || along(now, side, a) - along(now, side, b));
}

/** SH-GAP-07. A hex's position along the edge of a side, from the left as that side faces the enemy. */
export function along({ map, armies }: Field, side: Side, hex: Hex): number {
  return fromEdge(map, LEFT_OF[armies[side].edge], hex);
}

/** The edge to the left of those who face the map from an edge. */
const LEFT_OF: Readonly<Record<Edge, Edge>> = { south: 'west', west: 'north', north: 'east', east: 'south' };

/** SH-GAP-05. Towards the enemy's edge, as near as the six points allow; between two, towards the middle of the map. */
export function forward({ map, armies }: Field, side: Side, at: Hex): Facing {
  const isNorthern = fromEdge(map, 'north', at) < fromEdge(map, 'south', at);
  switch (armies[enemyOf(side)].edge) {
    case 'north':
      return 0;
    case 'south':
      return 3;
    case 'east':
      return isNorthern ? 2 : 1;
    case 'west':
      return isNorthern ? 4 : 5;
  }
}
