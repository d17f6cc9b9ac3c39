/** SH-TERRAIN. The contents of hexes and hexsides, and which units they affect. Table T8. */
import { type Direction, DIRECTIONS, directionTo, type Hex, neighbour, onMap, sideName } from '../../../hex/grid.ts';
import { sidesLeft } from '../../../hex/sight.ts';
import { hexesOf, nearestHexes, type Place } from './place.ts';
import { type GameMap, type HexTerrain, type SideTerrain, type State, type Unit } from '../state.ts';

interface Ground {
  readonly terrain: HexTerrain | undefined;
  readonly hill: number;
  /** By direction; each side is stored under either of its hexes. */
  readonly sides: readonly (SideTerrain | undefined)[];
  readonly bordered: boolean;
}

const surveyed = new WeakMap<GameMap, Map<Hex, Ground>>();

/** The contents of a hex and its sides, cached for each map. A map must never be changed, as no position ever is. */
function groundAt(map: GameMap, hex: Hex): Ground {
  let grounds = surveyed.get(map);
  if (!grounds) surveyed.set(map, (grounds = new Map()));
  let ground = grounds.get(hex);
  if (!ground) grounds.set(hex, (ground = survey(map, hex)));
  return ground;
}

function survey(map: GameMap, hex: Hex): Ground {
  const sides = DIRECTIONS.map((direction) => {
    const beyond = neighbour(hex, direction);
    const other = beyond === undefined ? undefined : map.sides[sideName(beyond, direction + 3)];
    return map.sides[sideName(hex, direction)] ?? other;
  });
  const { terrain, hill = 0 } = map.hexes[hex] ?? {};
  return { terrain, hill, sides, bordered: sides.some((side) => side !== undefined) };
}

/** SH-TERRAIN-01. */
export function terrainAt(map: GameMap, hex: Hex): HexTerrain | undefined {
  return groundAt(map, hex).terrain;
}

/** SH-TERRAIN-02. The hexside shared by two neighbouring hexes. */
export function sideBetween(map: GameMap, a: Hex, b: Hex): SideTerrain | undefined {
  const direction = directionTo(a, b);
  return direction === undefined ? undefined : sideToward(map, a, direction);
}

/** The same, by the direction from one to the other. */
export function sideToward(map: GameMap, hex: Hex, direction: Direction): SideTerrain | undefined {
  return groundAt(map, hex).sides[direction];
}

/** SH-TERRAIN-03, SH-GAP-13. The elevation, 0 on the plain. */
function levelOf(map: GameMap, hex: Hex): number {
  return groundAt(map, hex).hill;
}

export function isHill(map: GameMap, hex: Hex): boolean {
  return levelOf(map, hex) > 0;
}

const COVER: readonly (HexTerrain | undefined)[] = ['wood', 'village', 'fort'];
const DIFFICULT: readonly (HexTerrain | undefined)[] = ['difficult', 'ford'];
const ROUGH = [...COVER, ...DIFFICULT];
const UNCLEAR: readonly (HexTerrain | undefined)[] = [...ROUGH, 'bridge', 'impassable'];

/** Wood, village and fortified point nearly always go together: they give cover. */
function isCover(map: GameMap, hex: Hex): boolean {
  return COVER.includes(terrainAt(map, hex));
}

/** Wood, village, fortified point or difficult terrain: squares cannot form, and factors are limited. */
export function isRough(map: GameMap, hex: Hex): boolean {
  return ROUGH.includes(terrainAt(map, hex));
}

/** SH-TERRAIN-11. Neither wood, village, fortified point, difficult terrain nor bridge. A hill is clear. */
export function isClear(map: GameMap, hex: Hex): boolean {
  return !UNCLEAR.includes(terrainAt(map, hex));
}

/** SH-TERRAIN-09, SH-GAP-04. Whether units may be in this hex. */
export function isPassable(map: GameMap, hex: Hex): boolean {
  return onMap(map, hex) && terrainAt(map, hex) !== 'impassable';
}

/** SH-TERRAIN-09. Whether units may step from this hex into its neighbour. */
export function mayCross(map: GameMap, from: Hex, to: Hex): boolean {
  return isPassable(map, to) && sideBetween(map, from, to) !== 'impassable';
}

/** SH-TERRAIN-04, SH-Q-41. */
function penalisingHex(map: GameMap, hex: Hex): boolean {
  return isRough(map, hex) || terrainAt(map, hex) === 'bridge';
}

/** SH-TERRAIN-04, SH-Q-41. Any water or wood along a side; impassable sides are never crossed. */
function penalisingSide(map: GameMap, a: Hex, b: Hex): boolean {
  return sideBetween(map, a, b) !== undefined;
}

/** SH-TERRAIN-05. Whether a path, its first hex included, starts in, passes, crosses or ends on penalising terrain. */
export function penalises(map: GameMap, way: readonly Hex[]): boolean {
  return way.some((hex, i) => penalisingHex(map, hex) || (i > 0 && penalisingSide(map, way[i - 1]!, hex)));
}

/** SH-TERRAIN-06. */
export function ignoresPenalties(unit: Unit): boolean {
  const { formation } = unit;
  return formation === 'skirmish' || formation === 'horde' || (formation === 'column' && unit.type === 'lightInfantry');
}

/** SH-TERRAIN-07, SH-Q-40. Half of a movement, never zero for a unit that moves at all. */
export function halved(now: State, movement: number): number {
  if (movement <= 0) return 0;
  const half = movement / 2;
  return Math.max(1, now.rulings.halfMovement === 'up' ? Math.ceil(half) : Math.floor(half));
}

/** SH-TERRAIN-12, SH-Q-74. Every hex of a path clear, its first included, and no wooded hexside crossed. */
export function isClearWay(map: GameMap, way: readonly Hex[]): boolean {
  return way.every((hex, i) => isClear(map, hex) && (i === 0 || sideBetween(map, way[i - 1]!, hex) !== 'wood'));
}

/** SH-TERRAIN-10, SH-Q-75. Whether every line from the opponent comes in over such sides. */
function behind(map: GameMap, hex: Hex, opponent: Place, counts: (side: SideTerrain | undefined) => boolean): boolean {
  if (!groundAt(map, hex).bordered) return false;
  return nearestHexes(opponent, hex).every((from) => leavesBySuch(map, hex, from, counts));
}

/** Sides at the edge of the numbered grid do not count. */
function leavesBySuch(
  map: GameMap,
  hex: Hex,
  toward: Hex,
  counts: (side: SideTerrain | undefined) => boolean,
): boolean {
  let left = false;
  for (const direction of sidesLeft(hex, toward)) {
    if (neighbour(hex, direction) === undefined) continue;
    if (!counts(sideToward(map, hex, direction))) return false;
    left = true;
  }
  return left;
}

/** SH-TERRAIN-10, SH-Q-06. In cover, or behind wood towards the opponent: the nearest half; without opponent, both. */
export function inCover(map: GameMap, which: Place, opponent?: Place): boolean {
  return concerned(which, opponent).every((hex) => isCover(map, hex) || behindWood(map, hex, opponent));
}

/** SH-FACTOR-17, -18. Also counts difficult terrain. For an extended line without an opponent one half is enough. */
export function inRough(map: GameMap, which: Place, opponent?: Place): boolean {
  return concerned(which, opponent).some((hex) => isRough(map, hex) || behindWood(map, hex, opponent));
}

/** SH-TERRAIN-11, -12. */
export function inClear(map: GameMap, which: Place, opponent?: Place): boolean {
  return concerned(which, opponent).every((hex) => isClear(map, hex) && !behindWood(map, hex, opponent));
}

function concerned(which: Place, opponent: Place | undefined): readonly Hex[] {
  return opponent === undefined ? hexesOf(which) : nearestHexes(which, opponent);
}

function behindWood(map: GameMap, hex: Hex, opponent: Place | undefined): boolean {
  return opponent !== undefined && behind(map, hex, opponent, (side) => side === 'wood');
}

/** SH-FACTOR-12, SH-Q-41. Whether a river, ford or bridge runs between two neighbours. */
export function waterBetween(now: Pick<State, 'map'>, a: Place, b: Place): boolean {
  const water = (side: SideTerrain | undefined) => side === 'river' || side === 'ford' || side === 'bridge';
  return nearestHexes(a, b).every((hex) => behind(now.map, hex, b, water));
}

/** SH-Q-75, SH-GAP-13. Of two halves, the one nearest to the other unit counts. */
export function higher(now: State, a: Place, b: Place): boolean {
  const level = (hexes: readonly Hex[]) => Math.max(...hexes.map((hex) => levelOf(now.map, hex)));
  return level(nearestHexes(a, b)) > level(nearestHexes(b, a));
}

/** SH-LOS-02, -09. Whether the contents of a hex block the view. */
export function blocksSight(map: GameMap, hex: Hex): boolean {
  return isCover(map, hex) || isHill(map, hex);
}
