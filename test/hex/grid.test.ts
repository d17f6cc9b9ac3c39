import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  FACINGS,
  flankHexes,
  frontDirections,
  frontHexes,
  isStraightAhead,
  rearHexes,
  turned,
} from '../../src/hex/facing.ts';
import {
  areNeighbours,
  DIRECTIONS,
  directionTo,
  distance,
  fromAxial,
  hexesOf,
  neighbour,
  onMap,
  stepAxial,
  toAxial,
} from '../../src/hex/grid.ts';

const hexes = fc
  .tuple(fc.integer({ min: 10, max: 80 }), fc.integer({ min: 10, max: 80 }))
  .map(([col, row]) => String(col).padStart(2, '0') + String(row).padStart(2, '0'));

describe('hexes by name', () => {
  test('a name and its axial coordinates match', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(fromAxial(toAxial(hex))).toBe(hex);
      }),
    );
    expect(fromAxial({ q: -1, r: 0 })).toBeUndefined();
    expect([onMap({ cols: 9, rows: 7 }, '0907'), onMap({ cols: 9, rows: 7 }, '0908')]).toEqual([true, false]);
    expect(hexesOf({ cols: 3, rows: 2 })).toEqual(['0101', '0201', '0301', '0102', '0202', '0302']);
  });

  test('SH-FACING-02 the six neighbours are at distance 1, clockwise, and each sees the other from the opposite side', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...DIRECTIONS), (hex, direction) => {
        const other = neighbour(hex, direction)!;
        expect(distance(hex, other)).toBe(1);
        expect(directionTo(hex, other)).toBe(direction);
        expect(neighbour(other, direction + 3)).toBe(hex);
        expect(distance(other, neighbour(hex, direction + 1)!)).toBe(1);
      }),
    );
  });

  test('SH-DIST-01, -02 distance counts steps: never less through a third hex, and the right number of hexes at each distance', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        if (a === b) return;
        const nearer = DIRECTIONS.map((direction) => neighbour(a, direction)).filter(
          (hex) => hex !== undefined && distance(hex, b) === distance(a, b) - 1,
        );
        expect(nearer.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('facings', () => {
  test('SH-FACING-01, -03 front, flank and rear hexes are the six neighbours, each once', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...FACINGS), (hex, facing) => {
        const around = [...frontHexes(hex, facing), ...flankHexes(hex, facing), ...rearHexes(hex, facing)];
        expect([...around].sort()).toEqual(DIRECTIONS.map((direction) => neighbour(hex, direction)!).sort());
      }),
    );
  });

  test('SH-FACING-04 to -07, SH-Q-01, SH-Q-02 the areas turn with the facing, and turning about swaps them', () => {
    const opposite = { front: 'rear', rear: 'front', leftFlank: 'rightFlank', rightFlank: 'leftFlank' } as const;
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(...FACINGS), (a, b, facing) => {
        fc.pre(a !== b);
        const area = areaOf(a, facing, b)!;
        expect(areaOf(a, turned(facing, 3), b)).toBe(opposite[area]);
        const [from, to] = [toAxial(a), toAxial(b)];
        // A sixth of a turn around a hex: (q, r) becomes (-r, q + r).
        const place = { q: to.q - from.q, r: to.r - from.r };
        const moved = fromAxial({ q: from.q - place.r, r: from.r + place.q + place.r });
        fc.pre(moved !== undefined);
        expect(areaOf(a, turned(facing, 1), moved!)).toBe(area);
      }),
    );
  });

  test('SH-FACING-04, -05 a cone is what two directions reach, its boundary rows included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACINGS), fc.nat(6), fc.nat(6), (facing, a, b) => {
        fc.pre(a + b > 0);
        const home = toAxial('4040');
        const ahead = fromAxial(stepAxial(stepAxial(home, facing, a), facing + 1, b))!;
        expect(areaOf('4040', facing, ahead)).toBe('front');
        const back = fromAxial(stepAxial(stepAxial(home, facing + 3, a), facing + 4, b))!;
        expect(areaOf('4040', facing, back)).toBe('rear');
      }),
    );
  });
});

describe('limits', () => {
  test('SH-FACING-01, -02 six directions and six facings, and the hexes in front of each', () => {
    expect(DIRECTIONS).toEqual([0, 1, 2, 3, 4, 5]);
    expect(FACINGS).toEqual([0, 1, 2, 3, 4, 5]);
    const fronts = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
    ];
    expect(FACINGS.map(frontDirections)).toEqual(fronts);
  });

  test('hexes are numbered from 01 to 99', () => {
    expect([fromAxial({ q: 0, r: 0 }), fromAxial({ q: 98, r: 0 }), fromAxial({ q: 99, r: 0 })]).toEqual([
      '0101',
      '9901',
      undefined,
    ]);
    expect([fromAxial({ q: 1, r: -1 }), fromAxial({ q: -49, r: 98 }), fromAxial({ q: -49, r: 99 })]).toEqual([
      undefined,
      '0199',
      undefined,
    ]);
    const size = { cols: 9, rows: 7 };
    expect(['0101', '0001', '0100', '0907', '1007', '0908'].map((hex) => onMap(size, hex))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('SH-DIST-03 only hexes at distance 1 are neighbours and have a direction', () => {
    const map = hexesOf({ cols: 12, rows: 12 });
    for (const a of ['0509', '0510', '0910', '1001', '0101', '0606'])
      for (const b of map) {
        expect(areNeighbours(a, b)).toBe(distance(a, b) === 1);
        expect(directionTo(a, b) !== undefined).toBe(distance(a, b) === 1);
      }
  });

  test('SH-Q-47 straight ahead are the hexes that the line from the vertex touches', () => {
    const home = toAxial('4040');
    const ahead = (a: number, b: number) =>
      isStraightAhead('4040', 0, fromAxial(stepAxial(stepAxial(home, 0, a), 1, b))!);
    expect([ahead(1, 0), ahead(0, 1), ahead(1, 1), ahead(2, 1), ahead(1, 2), ahead(2, 2)]).toEqual(Array(6).fill(true));
    expect([ahead(2, 0), ahead(0, 2), ahead(3, 1), ahead(1, 3), ahead(-1, -1)]).toEqual(Array(5).fill(false));
  });
});
