/** The villages and farms of a random map, and its objectives. */
import { type Hex, hexesOf, colOf, rowOf } from '../../../hex/grid.ts';
import { patchOfTerrain, hexAt, middleOf, opposite, pointOf } from './geometry.ts';
import { isBare, isByWater, type Land } from './land.ts';
import type { Namer, PlaceKind } from './names.ts';

/** A place reached by roads. */
export interface Place {
  readonly at: Hex;
  readonly kind: PlaceKind;
}

/**
 * SH-GAP-05. Where sides deploy, which is kept clear. On the smallest map they may use one more row, which need not be
 * clear.
 */
export function isInZones({ rows }: Land['size'], hex: Hex): boolean {
  const row = rowOf(hex);
  const depth = rows > 10 ? 4 : 3;
  return row <= depth || row > rows - depth;
}

/**
 * The number of villages or farms to fight for, and their places: one in the middle, or two opposite each other, or all
 * three.
 */
export function layPlaces(land: Land, wanted: number): readonly Place[] {
  const { chance } = land;
  const middle =
    wanted === 2
      ? []
      : village(land, middleHex(land, wanted), chance.between(2, wanted === 1 || land.size.cols > 20 ? 4 : 3));
  if (wanted === 1) return middle;
  const kind = chance.pick(['village', 'village', 'village', 'farm'] as const);
  const first = sideHex(land, wanted);
  const second = opposite(land.size, first);
  if (kind === 'farm') return [...middle, ...farm(land, first), ...farm(land, second)];
  const hexes = chance.between(1, wanted === 2 ? 3 : 2);
  return [...middle, ...village(land, first, hexes), ...village(land, second, hexes)];
}

/** In one of the two rows equally far from both edges. */
function middleHex({ chance, size }: Land, wanted: number): Hex {
  const { x, y } = middleOf(size);
  const aside = chance.between(-2, 2) * (size.cols > 16 && wanted < 3 ? 1 : 0.5);
  return hexAt(size, { x: x + aside, y: y + (chance.oneIn(2) ? 0.4 : -0.4) });
}

/** Towards the western edge, and slightly towards the north: its opposite is towards the east and the south. */
function sideHex({ chance, size }: Land, wanted: number): Hex {
  const most = wanted === 3 ? 0.28 : 0.36;
  const free = hexesOf(size).filter((hex) => {
    const [col, row] = [colOf(hex) / size.cols, rowOf(hex)];
    return !isInZones(size, hex) && row <= size.rows / 2 + 1 && col > 0.12 && col < most;
  });
  return chance.pick(free);
}

function village(land: Land, at: Hex, hexes: number): Place[] {
  const { chance, size } = land;
  const mayGrow = (hex: Hex) =>
    hex === at || (isBare(land, hex) && !isInZones(size, hex) && (!isByWater(land, hex) || isByWater(land, at)));
  for (const hex of patchOfTerrain(chance, size, at, { hexes, mayGrow })) land.hexes[hex] = { terrain: 'village' };
  return [{ at, kind: 'village' }];
}

function farm(land: Land, at: Hex): Place[] {
  land.hexes[at] = { terrain: 'fort' };
  return [{ at, kind: 'farm' }];
}

/** SH-VICTORY-02. The middle is worth most; opposite places are worth the same. In total a tenth of an army. */
export function layObjectives(land: Land, places: readonly Place[], name: Namer, points: number): void {
  const { size } = land;
  const middle = middleOf(size).y;
  const whole = places.reduce((sum, place) => sum + weight(place, places.length), 0);
  for (const place of places) {
    const victoryPoints = Math.max(20, Math.round((points / 10) * (weight(place, places.length) / whole / 10)) * 10);
    land.objectives.push({ at: place.at, name: name(place.kind), victoryPoints });
  }
  land.objectives.sort(
    (a, b) =>
      b.victoryPoints - a.victoryPoints ||
      Math.abs(pointOf(a.at).y - middle) - Math.abs(pointOf(b.at).y - middle) ||
      (a.at < b.at ? -1 : 1),
  );

  /** Of three, the one in the middle is the first. */
  function weight(place: Place, of: number): number {
    return of === 3 && place === places[0] ? 2 : 1;
  }
}
