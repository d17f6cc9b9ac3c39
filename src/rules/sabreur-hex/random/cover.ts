/** Hills, woods and difficult terrain of a random map: about the same on both sides. */
import { type Hex, hexesOf, colOf, rowOf } from '../../../hex/grid.ts';
import { around, patchOfTerrain, type Growth, opposite } from './geometry.ts';
import { isBare, isByWater, type Land, terrainOn } from './land.ts';
import { isInZones } from './places.ts';

/** The number of hexes for each pair of hills or woods. */
const HILLS_EACH = 110;
const WOODS_EACH = 60;

/** Hills form ridges and keep away from the water. */
export function layHills(land: Land): void {
  const { chance, size } = land;
  const mayGrow = (hex: Hex) =>
    land.hexes[hex]?.hill === undefined &&
    terrainOn(land, hex) === undefined &&
    !isByWater(land, hex) &&
    rowOf(hex) > 2 &&
    rowOf(hex) < size.rows - 1;
  for (let n = countFor(land, HILLS_EACH); n > 0; n--) {
    const along = (chance.below(100) / 100 - 0.5) * Math.PI * 0.8;
    layPair(land, { hexes: chance.between(4, size.cols > 16 ? 9 : 6), along, mayGrow }, (hex) => {
      land.hexes[hex] = { ...land.hexes[hex], hill: 1 };
    });
  }
}

/** Woods, also on hills; in deployment zones only on the wings. */
export function layWoods(land: Land): void {
  const { chance, size } = land;
  const mayGrow = (hex: Hex) =>
    terrainOn(land, hex) === undefined &&
    !isByWater(land, hex) &&
    !around(size, hex).some((each) => terrainOn(land, each) === 'village') &&
    (!isInZones(size, hex) || isOnWing(land, hex));
  for (let n = countFor(land, WOODS_EACH); n > 0; n--) {
    layPair(land, { hexes: chance.between(2, size.cols > 16 ? 7 : 4), mayGrow }, (hex) => {
      land.hexes[hex] = { ...land.hexes[hex], terrain: 'wood' };
    });
  }
}

/** A marsh by the water, or rocky ground if there is none. */
export function layBadGround(land: Land): void {
  const { chance, size } = land;
  const hasWater = Object.keys(land.sides).length > 0;
  const mayGrow = (hex: Hex) =>
    isBare(land, hex) &&
    !isInZones(size, hex) &&
    isByWater(land, hex) === hasWater &&
    !land.roads.some((road) => road.includes(hex));
  for (let n = chance.between(0, size.cols > 16 ? 2 : 1); n > 0; n--) {
    layPair(land, { hexes: chance.between(1, 3), mayGrow }, (hex) => {
      land.hexes[hex] = { terrain: 'difficult' };
    });
  }
}

function countFor({ chance, size }: Land, each: number): number {
  const usual = (size.cols * size.rows) / each;
  return Math.max(1, Math.round(usual / 2 + chance.below(100) / 100 + 0.2));
}

function isOnWing({ size }: Land, hex: Hex): boolean {
  const col = colOf(hex);
  return col <= size.cols * 0.18 || col > size.cols * 0.82;
}

/** One in the northern half and one opposite; each grows independently. */
function layPair(land: Land, growth: Growth, put: (hex: Hex) => void): void {
  const { chance, size } = land;
  const free = hexesOf(size).filter(
    (hex) => rowOf(hex) <= size.rows / 2 && growth.mayGrow(hex) && growth.mayGrow(opposite(size, hex)),
  );
  if (free.length === 0) return;
  const from = chance.pick(free);
  const there = opposite(size, from);
  const beside = chance.oneIn(3) ? chance.pick(around(size, there)) : there;
  for (const seed of [from, growth.mayGrow(beside) ? beside : there]) {
    for (const hex of patchOfTerrain(chance, size, seed, growth)) put(hex);
  }
}
