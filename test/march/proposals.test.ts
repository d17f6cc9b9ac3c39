/** METRIC 3.4: the moves that stop before what lies ahead, or just out of reach of every charge. Lengths in centimetres. */
import { expect, test } from 'vitest';
import { footprint } from '../../src/field/shape.ts';
import { proposed, surroundingsOf } from '../../src/march/proposals.ts';

const SHAPE = { kind: 'rectangle', wide: 12_000, deep: 2_000 } as const;

/** The leg that is proposed for that reason to a unit that goes 20, with enemies so far ahead of it. */
function outOfReach(...enemies: readonly { readonly ahead: number; readonly reach: number }[]) {
  const front = { x: 50_000, y: 50_000, heading: 0 };
  const mover = { front, wide: SHAPE.wide, deep: SHAPE.deep, grounds: [footprint(front, SHAPE)] };
  const chargers = enemies.map(({ ahead, reach }) => ({
    grounds: [footprint({ x: 50_000, y: 50_000 + ahead * 1_000, heading: 18_000 }, SHAPE)],
    reach: reach * 1_000,
  }));
  const around = { mover, allowance: 20_000, edges: [], cover: [], neighbours: [], formed: [], enemy: undefined };
  const all = [...proposed({ ...around, ranges: [], chargers })];
  const found = all.find(({ why }) => why === 'reach');
  return found && 'legs' in found ? [found.legs[0].by / 1_000, found.legs[0].angle / 100] : undefined;
}

test('it goes on until a millimetre before the reach of the first that would come, or straight back out of it', () => {
  expect(outOfReach({ ahead: 30, reach: 20 })).toEqual([9.9, 0]);
  expect(outOfReach({ ahead: 30, reach: 20 }, { ahead: 35, reach: 30 })).toEqual([4.9, 0]);
  expect(outOfReach({ ahead: 15, reach: 20 })).toEqual([5.1, 180]);
  expect(outOfReach({ ahead: 15, reach: 20 }, { ahead: 18, reach: 30 })).toEqual([12.1, 180]);
});

test('it is not proposed without enemies, beyond a whole move, or for less than can be told apart', () => {
  expect([
    outOfReach(),
    outOfReach({ ahead: 50, reach: 20 }),
    outOfReach({ ahead: 5, reach: 30 }),
    outOfReach({ ahead: 21, reach: 20 }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('it stops before ground that lies ahead; a road is no edge to stop at', () => {
  const front = { x: 50_000, y: 50_000, heading: 0 };
  const mover = { front, wide: SHAPE.wide, deep: SHAPE.deep, grounds: [footprint(front, SHAPE)] };
  const across = (kind: string, y: number) => {
    const points = [0, 100_000].map((x) => ({ x, y }));
    return { id: kind, kind, points, width: 0 };
  };
  const stops = (...lines: ReturnType<typeof across>[]) => {
    const field = { wide: 100_000, deep: 100_000, areas: [], lines, points: [] };
    const around = { mover, allowance: 16_000, others: [], cover: [], neighbours: [], formed: [], enemy: undefined };
    const all = [...proposed(surroundingsOf(field, { ...around, ranges: [], chargers: [] }))];
    return all.flatMap((each) => (each.why === 'edge' && 'legs' in each ? [each.legs[0].by / 1_000] : []));
  };
  expect(stops(across('hedge', 55_000))).toEqual([4.9]);
  expect(stops(across('road', 53_000), across('hedge', 60_000))).toEqual([9.9]);
  expect(stops(across('road', 53_000))).toEqual([]);
});
