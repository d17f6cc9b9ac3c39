import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, FACINGS, flankHexes, frontHexes, inRearCone, rearHexes, turned } from '../../src/hex/facing.ts';
import { distance, hexesOf } from '../../src/hex/grid.ts';
import { at } from '../help/position.ts';

const HOME = at(0, 0);
const MAP = hexesOf({ cols: 30, rows: 30 });

type Place = readonly [number, number];
const hexes = (places: readonly Place[]) => places.map(([q, r]) => at(q, r)).sort();

describe('facings and areas', () => {
  test('SH-FACING-03 two hexes in front, two on the flanks, two behind', () => {
    expect(frontHexes(HOME, 0)).toEqual([at(0, -1), at(1, -1)]);
    expect(flankHexes(HOME, 0)).toEqual([at(1, 0), at(-1, 0)]);
    expect(rearHexes(HOME, 0)).toEqual([at(0, 1), at(-1, 1)]);
    expect(frontHexes('0101', 0)).toEqual([]);
    expect(flankHexes('0101', 0)).toEqual(['0201']);
  });

  test('SH-FACING-04 a unit’s own hex is in none of its areas', () => {
    expect(areaOf(HOME, 0, HOME)).toBeUndefined();
  });

  test('SH-FACING-05 the rear cone, with the rows that bound it', () => {
    const behind = (q: number, r: number) => inRearCone(HOME, 0, at(q, r));
    expect([behind(0, 2), behind(-1, 2), behind(-2, 2)]).toEqual([true, true, true]);
    expect([behind(1, 1), behind(-3, 2), behind(0, -2), behind(2, 0)]).toEqual([false, false, false, false]);
  });

  test.each([
    [
      1,
      'front',
      [
        [0, -1],
        [1, -1],
      ],
    ],
    [1, 'rightFlank', [[1, 0]]],
    [
      1,
      'rear',
      [
        [0, 1],
        [-1, 1],
      ],
    ],
    [1, 'leftFlank', [[-1, 0]]],
    [
      2,
      'front',
      [
        [0, -2],
        [1, -2],
        [2, -2],
      ],
    ],
    [
      2,
      'rightFlank',
      [
        [2, -1],
        [2, 0],
        [1, 1],
      ],
    ],
    [
      2,
      'rear',
      [
        [0, 2],
        [-1, 2],
        [-2, 2],
      ],
    ],
    [
      2,
      'leftFlank',
      [
        [-1, -1],
        [-2, 0],
        [-2, 1],
      ],
    ],
  ] as const)('SH-FACING-04 to -06 at distance %i the %s', (far, area, places) => {
    const found = MAP.filter((hex) => distance(HOME, hex) === far && areaOf(HOME, 0, hex) === area);
    expect(found.sort()).toEqual(hexes(places));
  });

  test('SH-FACING-04 to -06 the four areas cover every other hex: n+1, n+1, 2n-1, 2n-1 at distance n', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACINGS), fc.integer({ min: 1, max: 7 }), (facing, n) => {
        const ring = MAP.filter((hex) => distance(HOME, hex) === n).map((hex) => areaOf(HOME, facing, hex));
        const count = (area: string) => ring.filter((each) => each === area).length;
        expect([count('front'), count('rear'), count('leftFlank'), count('rightFlank')]).toEqual([
          n + 1,
          n + 1,
          2 * n - 1,
          2 * n - 1,
        ]);
        expect(ring.length).toBe(6 * n);
      }),
    );
  });

  test('SH-DIST-02 distance is the same from both ends, and adjacent is 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAP), fc.constantFrom(...MAP), (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
      }),
    );
    expect(distance(HOME, at(1, 0))).toBe(1);
  });

  test('SH-EX-04 two hexes four apart', () => {
    expect(distance(at(0, 0), at(2, -4))).toBe(4);
  });

  test('SH-FACING-07 a rotation works in both directions', () => {
    expect([turned(5, 1), turned(0, -1), turned(1, 3)]).toEqual([0, 5, 4]);
  });
});
