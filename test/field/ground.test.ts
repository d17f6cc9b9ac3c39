import { expect, test } from 'vitest';
import {
  type Area,
  type Field,
  holds,
  type Line,
  obstaclesOf,
  piecesOf,
  reachesInto,
  shareIn,
} from '../../src/field/ground.ts';
import { disc, footprint } from '../../src/field/shape.ts';

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x: x * 1_000, y: y * 1_000 }));
/** An L: its inner corner is at 20, 20. */
const WOOD: Area = {
  id: 'wood',
  kind: 'wood',
  level: 1,
  outline: at([0, 0], [0, 40], [20, 40], [20, 20], [40, 20], [40, 0]),
};
const WALL: Line = { id: 'wall', kind: 'wall', width: 400, points: at([50, 0], [50, 20], [60, 20]) };
const FIELD: Field = { wide: 90_000, deep: 60_000, areas: [WOOD], lines: [WALL], points: [] };
const stand = (x: number, y: number) =>
  footprint({ x: x * 1_000, y: y * 1_000, heading: 0 }, { kind: 'rectangle', wide: 4_000, deep: 2_000 });

test('a concave wood contains points in its arms, not points between them', () => {
  expect([at([10, 30]), at([30, 10]), at([30, 30]), at([20, 30])].map(([each]) => holds(WOOD, each!))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([stand(10, 30), stand(30, 30), stand(20, 30)].map((each) => reachesInto(each, WOOD))).toEqual([
    true,
    false,
    true,
  ]);
});

test('the share of a stand in a wood, across its inner corner too', () => {
  expect(shareIn(stand(20, 30), WOOD)).toBe(0.5);
  expect(shareIn(stand(20, 21), WOOD)).toBeCloseTo(0.75, 6);
  expect(shareIn(disc({ x: 10_000, y: 10_000 }, 1_000), WOOD)).toBe(1);
  expect(shareIn(disc({ x: 30_000, y: 30_000 }, 1_000), WOOD)).toBe(0);
});

test('a wall has its stated width, along all of its segments', () => {
  expect([stand(52.1, 10), stand(52.3, 10), stand(55, 21)].map((each) => reachesInto(each, WALL))).toEqual([
    true,
    false,
    true,
  ]);
});

test('only terrain that the rules make impassable is an obstacle, piece by piece', () => {
  expect(obstaclesOf(FIELD, ({ kind }) => kind === 'wall').map(({ by }) => by)).toEqual([
    { ground: 'wall' },
    { ground: 'wall' },
  ]);
  expect(obstaclesOf(FIELD, () => true)).toHaveLength(piecesOf(WOOD).length + 2);
  expect(obstaclesOf(FIELD, () => false)).toEqual([]);
});
