import { describe, expect, test } from 'vitest';
import { BEARINGS, bearingOf, bearingToward, regionOf } from '../../src/hex/bearing.ts';
import { FACINGS, inFrontCone } from '../../src/hex/facing.ts';
import { DIRECTIONS, hexesOf, neighbour } from '../../src/hex/grid.ts';

describe('a bearing', () => {
  test.each([
    ['0505', '0503', 'n'],
    ['0505', '0504', 'nne'],
    ['0505', '0404', 'nnw'],
    ['0505', '0605', 'e'],
    ['0505', '0905', 'e'],
    ['0505', '0704', 'ne'],
    ['0505', '0706', 'se'],
    ['0505', '0506', 'sse'],
    ['0505', '0507', 's'],
    ['0505', '0406', 'ssw'],
    ['0505', '0306', 'sw'],
    ['0505', '0105', 'w'],
    ['0505', '0304', 'nw'],
    ['0505', '0502', 'n'],
    ['0505', '0602', 'nne'],
  ] as const)('from %s to %s', (from, to, bearing) => {
    expect(bearingOf(from, to)).toBe(bearing);
  });

  test('there is none from a hex to itself', () => {
    expect(bearingOf('0505', '0505')).toBeUndefined();
  });

  test('a bearing names a facing exactly if a unit with this facing, and with no other, has the hex in front', () => {
    for (const hex of hexesOf({ cols: 11, rows: 11 })) {
      if (hex === '0606') continue;
      const facings = FACINGS.filter((facing) => inFrontCone('0606', facing, hex));
      const number = BEARINGS.indexOf(bearingOf('0606', hex)!);
      const named = number % 2 === 0 ? [number / 2] : [(number - 1) / 2, ((number + 1) / 2) % 6];
      expect(named.toSorted((a, b) => a - b)).toEqual(facings);
    }
  });

  test('toward a side is the bearing of the neighbour beyond it', () => {
    for (const direction of DIRECTIONS) {
      expect(bearingToward(direction)).toBe(bearingOf('0505', neighbour('0505', direction)!));
    }
  });
});

test('regions are the ninths of a map', () => {
  const size = { cols: 16, rows: 12 };
  expect(
    ['0101', '0801', '1601', '0106', '0806', '1606', '0112', '0812', '1612'].map((hex) => regionOf(size, [hex])),
  ).toEqual(['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se']);
  expect(regionOf(size, ['0106', '1606'])).toBe('c');
});
