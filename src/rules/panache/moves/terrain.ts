/** PA-TER, PA-GAP-03, PA-GEO-05. The cost of a step: terrain, the hexside crossed, the road followed. */
import { DIRECTIONS, directionTo, type Hex, neighbour, onMap, sideName } from '../../../hex/grid.ts';
import { type Body, type Cost, type GameMap, isCharacter, type SideTerrain, type State } from '../state.ts';
import { costOf, type Terrain } from '../tables.ts';

type Mover = Pick<Body, 'arm' | 'isVehicle'>;

/** What one step costs a mover, and whether it follows a road. */
export interface Step {
  readonly cost: Cost;
  readonly road: boolean;
}

const exitsOf = new WeakMap<GameMap, ReadonlySet<string>>();

/** PA-GEO-05. The hexsides crossed by roads, each under both of its names, calculated once for each map. */
function roadExits(map: GameMap): ReadonlySet<string> {
  const known = exitsOf.get(map);
  if (known) return known;
  const exits = new Set<string>();
  for (const { hexes, ends } of map.roads) {
    hexes.forEach((hex, i) => {
      for (const other of [hexes[i - 1], hexes[i + 1]]) {
        const direction = other === undefined ? undefined : directionTo(hex, other);
        if (direction !== undefined) exits.add(sideName(hex, direction));
      }
    });
    for (const { at, dir } of ends) exits.add(sideName(at, dir));
  }
  exitsOf.set(map, exits);
  return exits;
}

/** PA-ROAD-01, PA-GEO-05, PA-Q-07. Does a road run from one hex into the other? Any road, and at a junction any other. */
export function followsRoad(map: GameMap, from: Hex, to: Hex): boolean {
  const direction = directionTo(from, to);
  return direction !== undefined && hasRoadExit(map, from, direction);
}

/** PA-GEO-05, -09. Whether a road leaves the hex on this side, perhaps off the table. */
export function hasRoadExit(map: GameMap, hex: Hex, direction: number): boolean {
  return roadExits(map).has(sideName(hex, direction));
}

/** Whether this hex has a road. */
export function isOnRoad(map: GameMap, hex: Hex): boolean {
  return DIRECTIONS.some((direction) => hasRoadExit(map, hex, direction));
}

/** PA-GAP-03. The hexside shared by two neighbouring hexes; it is stored under either of its names. */
function sideBetween(map: GameMap, from: Hex, to: Hex): SideTerrain | undefined {
  const direction = directionTo(from, to);
  if (direction === undefined) return undefined;
  return map.sides[sideName(from, direction)] ?? map.sides[sideName(to, direction + 3)];
}

/** PA-GEO-09. An edge hex: beyond one of its sides the table ends. */
export function isEdge(map: GameMap, hex: Hex): boolean {
  return onMap(map, hex) && DIRECTIONS.some((direction) => isOff(map, hex, direction));
}

export function isOff(map: GameMap, hex: Hex, direction: number): boolean {
  const beyond = neighbour(hex, direction);
  return beyond === undefined || !onMap(map, beyond);
}

/** PA-GAP-03. The terrain cost for any unit: the most expensive content of the hex. */
export function groundCost({ map, costs }: Pick<State, 'map' | 'costs'>, hex: Hex): Cost {
  const { terrain, hill = 0 } = map.hexes[hex] ?? {};
  const found: Terrain[] = [...(terrain ? [terrain] : []), ...(hill > 0 ? (['hill'] as const) : [])];
  return found.map((each) => costOf(costs, each)).reduce(dearer, found.length > 0 ? 1 : costOf(costs, 'clear'));
}

function dearer(a: Cost, b: Cost): Cost {
  return a === 'impassable' || b === 'impassable' ? 'impassable' : Math.max(a, b);
}

/** PA-GAP-03, PA-Q-12. Terrain that costs more than one hex is rough, which is the same as difficult. */
function isDifficult(cost: Cost): boolean {
  return cost !== 'impassable' && cost > 1;
}

/** PA-MOV-09, PA-GAP-04. A vehicle: a unit, or one that carries a character. */
export function isVehicle({ arm, isVehicle: driven }: Mover): boolean {
  return arm === 'vehicle' || driven;
}

/**
 * The cost for this mover. PA-TER-02, -03, PA-MOV-09: for a lone character difficult terrain is like any other, and
 * impassable terrain as closed as for all. PA-GAP-04: for vehicles both are closed.
 */
function costFor(mover: Mover, cost: Cost): Cost {
  if (!isDifficult(cost)) return cost;
  if (isVehicle(mover)) return 'impassable';
  return isCharacter(mover) ? 1 : cost;
}

/** PA-GAP-03. One step between neighbours. Along a road it costs 1, whatever lies there. */
export function stepOf(now: Pick<State, 'map' | 'costs'>, mover: Mover, from: Hex, to: Hex): Step {
  if (followsRoad(now.map, from, to)) return { cost: 1, road: true };
  const side = sideBetween(now.map, from, to);
  const ground = groundCost(now, to);
  const cost = side === undefined ? ground : dearer(ground, costOf(now.costs, side));
  return { cost: costFor(mover, cost), road: false };
}

/** PA-RES-02, PA-GEO-09. The step from the fictive hex in a direction onto the table: it costs what that hex costs. */
export function entryStep(now: Pick<State, 'map' | 'costs'>, mover: Mover, at: Hex, direction: number): Step {
  if (hasRoadExit(now.map, at, direction)) return { cost: 1, road: true };
  return { cost: costFor(mover, groundCost(now, at)), road: false };
}
