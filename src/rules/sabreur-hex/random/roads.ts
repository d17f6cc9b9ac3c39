/** Roads of a random map: from edge to edge, through its places, across the river only where necessary. */
import { remembered } from '../../../kernel/remembered.ts';
import { type Hex, colOf } from '../../../hex/grid.ts';
import { around, hexAt, opposite, pointOf } from './geometry.ts';
import { type Land, sideShared } from './land.ts';
import type { Place } from './places.ts';

/** The cost of a road's next hex: existing roads are reused, hills and woods avoided, rivers rarely crossed. */
const COSTS = { road: 0.35, open: 1, hill: 1.8, wood: 3.5, difficult: 5, river: 7, bridge: 0.5 } as const;

export function layRoads(land: Land, places: readonly Place[]): void {
  const { chance, size } = land;
  const cost = unevenness(land);
  const lead = (from: Hex, to: Hex) => addRoad(land, wayBetween(land, from, to, cost));
  const sorted = places.map(({ at }) => at).toSorted((a, b) => pointOf(a).y - pointOf(b).y || (a < b ? -1 : 1));
  const [north, south] = [sorted[0]!, sorted.at(-1)!];
  const exit = exitAbove(land, north);
  for (const [from, to] of pairs([exit, ...sorted, opposite(size, exitAbove(land, opposite(size, south)))]))
    lead(from, to);
  if (chance.oneIn(3) && places.length === 1) return;
  const west = sorted.toSorted((a, b) => colOf(a) - colOf(b))[0]!;
  const east = sorted.toSorted((a, b) => colOf(b) - colOf(a))[0]!;
  const row = pointOf(west).y + chance.between(-1, 1);
  const end = hexAt(size, { x: 0, y: row });
  lead(west, end);
  lead(east, opposite(size, end));
}

function pairs<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.slice(1).map((item, i) => [list[i]!, item] as const);
}

/** Where a road leaves the map in the north. */
function exitAbove({ chance, size }: Land, hex: Hex): Hex {
  const { x } = pointOf(hex);
  return hexAt(size, { x: Math.min(size.cols - 1, Math.max(2, x + chance.between(-3, 3))), y: 0 });
}

/** Varies the cost of single hexes and whole stretches, so that roads are not straight. */
function unevenness({ chance }: Land): (hex: Hex) => number {
  const [east, south] = [chance.below(628) / 100, chance.below(628) / 100];
  return remembered((hex) => {
    const { x, y } = pointOf(hex);
    return chance.below(60) / 100 + 1.1 * (1 + Math.sin(0.9 * x + east) * Math.sin(1.1 * y + south));
  });
}

/** The cheapest path, without detours along the map edge that no road would take. */
function wayBetween(land: Land, from: Hex, to: Hex, luck: (hex: Hex) => number): Hex[] {
  const { size } = land;
  const known = stepsOf(land.roads);
  const costs = new Map<Hex, number>([[from, 0]]);
  const before = new Map<Hex, Hex>();
  const open = new Set<Hex>([from]);
  while (open.size > 0) {
    const at = [...open].reduce((best, hex) => (costs.get(hex)! < costs.get(best)! ? hex : best));
    open.delete(at);
    if (at === to) break;
    for (const next of around(size, at)) {
      const cost = costs.get(at)! + (known.has(`${at} ${next}`) ? COSTS.road : stepCost(land, at, next)) + luck(next);
      if (cost >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, cost);
      before.set(next, at);
      open.add(next);
    }
  }
  const way = [to];
  for (let hex = before.get(to); hex !== undefined; hex = before.get(hex)) way.unshift(hex);
  return way;
}

function stepCost(land: Land, from: Hex, to: Hex): number {
  const { hexes, sides, size } = land;
  const side = sides[sideShared(size, from, to)!];
  const water = side === undefined ? 0 : side === 'bridge' ? COSTS.bridge : COSTS.river;
  const { terrain, hill = 0 } = hexes[to] ?? {};
  const ground =
    terrain === 'wood' ? COSTS.wood : terrain === 'difficult' ? COSTS.difficult : hill > 0 ? COSTS.hill : COSTS.open;
  const edge = around(size, to).length < 6 ? 1.5 : 0;
  return ground + water + edge;
}

/** Every step of these roads, in both directions. */
function stepsOf(roads: Land['roads']): ReadonlySet<string> {
  return new Set(roads.flatMap(pairs).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
}

/** Only the new parts; with a bridge wherever it crosses the river. */
function addRoad(land: Land, way: readonly Hex[]): void {
  const { roads, sides, size } = land;
  const known = stepsOf(roads);
  let part: Hex[] = [];
  const finish = () => {
    if (part.length > 1) roads.push(part);
    part = [];
  };
  for (const [from, to] of pairs(way)) {
    const side = sideShared(size, from, to)!;
    if (sides[side] === 'river') sides[side] = 'bridge';
    if (known.has(`${from} ${to}`)) finish();
    else part = part.length === 0 ? [from, to] : [...part, to];
  }
  finish();
}
