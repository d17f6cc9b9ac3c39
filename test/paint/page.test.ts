import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Face, HEIGHTS } from '../../src/paint/fonts.ts';
import { type HexDetail, pageOf } from '../../src/paint/hex/page.ts';
import type { View } from '../../src/scene/hex.ts';
import { rounds } from '../help/soak.ts';

const SHOWN = 550;
const FACE: Record<keyof HexDetail, Face> = {
  title: 'title',
  text: 'label',
  ruler: 'figures',
  number: 'figures',
  name: 'figures',
  place: 'title',
  coordinates: 'figures',
  landmarks: 'figures',
};

const hexName = (col: number, row: number) => String(col).padStart(2, '0') + String(row).padStart(2, '0');

const boards = fc
  .record({ cols: fc.integer({ min: 1, max: 60 }), rows: fc.integer({ min: 1, max: 60 }) })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      around: fc
        .tuple(fc.integer({ min: 1, max: size.cols }), fc.integer({ min: 1, max: size.rows }))
        .map(([col, row]) => hexName(col, row)),
      across: fc.integer({ min: 3, max: 40 }),
    }),
  );

test('no letter is under 8 pixels high when the picture is shown 550 pixels wide', () => {
  const tooSmall = (size: { cols: number; rows: number }, view: View) => {
    const { detail, width } = pageOf(size, view);
    const capitals = (Object.keys(detail) as (keyof HexDetail)[]).filter(
      (use) => ((detail[use] ?? Infinity) * HEIGHTS[FACE[use]].capital * SHOWN) / width < 8,
    );
    const small = (['title', 'text'] as const).filter(
      (use) => (detail[use] * HEIGHTS[FACE[use]].small * SHOWN) / width < 8,
    );
    return [...capitals, ...small];
  };
  fc.assert(
    fc.property(boards, ({ size, around, across }) => {
      expect(tooSmall(size, 'whole')).toEqual([]);
      expect(tooSmall(size, { around, across })).toEqual([]);
    }),
    { numRuns: rounds(40) },
  );
});

test('a crop stays on the map', () => {
  fc.assert(
    fc.property(boards, ({ size, around, across }) => {
      const { map, layout, radius } = pageOf(size, { around, across });
      const first = layout.centre('0101');
      const right = first.x + radius * Math.sqrt(3) * (size.cols - (size.rows > 1 ? 0 : 0.5));
      const bottom = first.y + radius * (1.5 * size.rows - 0.5);
      const slack = 1.001;
      expect(first.x - (Math.sqrt(3) / 2) * radius).toBeLessThanOrEqual(map.x + slack);
      expect(first.y - radius).toBeLessThanOrEqual(map.y + slack);
      expect(right).toBeGreaterThanOrEqual(map.x + map.width - slack);
      expect(bottom).toBeGreaterThanOrEqual(map.y + map.height - slack);
      const centre = layout.centre(around);
      expect(centre.x).toBeGreaterThan(map.x);
      expect(centre.x).toBeLessThan(map.x + map.width);
      expect(centre.y).toBeGreaterThan(map.y - 1);
      expect(centre.y).toBeLessThan(map.y + map.height + 1);
    }),
    { numRuns: rounds(60) },
  );
});

test('the whole map shows every hex', () => {
  fc.assert(
    fc.property(boards, ({ size }) => {
      const { map, hexes, layout } = pageOf(size, 'whole');
      expect(hexes).toHaveLength(size.cols * size.rows);
      for (const hex of hexes) {
        const { x, y } = layout.centre(hex);
        expect(x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height).toBe(true);
      }
    }),
    { numRuns: rounds(20) },
  );
});

test.each([
  ['a crop of 16 hexes', { cols: 40, rows: 30 }, { around: '2015', across: 16 }, 1200, true, true],
  ['a crop of 9 hexes', { cols: 40, rows: 30 }, { around: '2015', across: 9 }, 1200, true, true],
  ['a map of 16 by 12', { cols: 16, rows: 12 }, 'whole', 1600, true, true],
  ['a map of 24 by 16', { cols: 24, rows: 16 }, 'whole', 1600, true, true],
  ['a map of 26 by 20', { cols: 26, rows: 20 }, 'whole', 1600, true, true],
  ['a map of 40 by 30', { cols: 40, rows: 30 }, 'whole', 1600, false, false],
] as const)('%s is wide enough for what it shows', (_, size, view, width, numbers, names) => {
  const page = pageOf(size, view);
  expect(page.width).toBe(width);
  expect(page.detail.number !== undefined).toBe(numbers);
  expect(page.detail.name !== undefined).toBe(names);
});

test('if hexes are small, several states share one symbol', () => {
  const chips = (size: { cols: number; rows: number }) => pageOf(size, 'whole').chips;
  expect(chips({ cols: 40, rows: 30 }).single).toBe(true);
  for (const cols of [16, 24, 26]) expect(chips({ cols, rows: 16 }).single).toBe(false);
});

test('a crop is about four to three', () => {
  const { width, height } = pageOf({ cols: 40, rows: 30 }, { around: '2015', across: 16 });
  expect(width / height).toBeCloseTo(4 / 3, 1);
});
