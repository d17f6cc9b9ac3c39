import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detour } from '../../src/field/detour.ts';
import { isOff } from '../../src/field/free.ts';
import { overlaps } from '../../src/field/gap.ts';
import { distance } from '../../src/field/point.ts';
import { band, disc, footprint } from '../../src/field/shape.ts';
import { ground, point, ROUNDS } from '../help/field.ts';

const size = { wide: 100_000, deep: 100_000 };
const among = (all: readonly ReturnType<typeof disc>[]) => ({
  size,
  things: all.map((each, n) => ({ by: { ground: String(n) }, ground: each })),
});

test('SK-GEO-13 a detour is clear, arrives, and is no shorter than the straight line', () => {
  fc.assert(
    fc.property(point, point, fc.array(ground, { maxLength: 6 }), (start, end, all) => {
      const free = (at: typeof start) =>
        !isOff(disc(at, 1_000), size) && all.every((each) => !overlaps(disc(at, 1_000), each));
      fc.pre(free(start) && free(end));
      const path = detour(start, end, 1_000, among(all));
      if (!path) return;
      expect(path.points.at(-1)).toEqual(end);
      expect(path.length).toBeGreaterThanOrEqual(distance(start, end));
      const legs = path.points.map((to, each) => band(each === 0 ? start : path.points[each - 1]!, to, 1_000));
      expect(legs.filter((leg) => isOff(leg, size) || all.some((each) => overlaps(leg, each)))).toEqual([]);
    }),
    { numRuns: ROUNDS.numRuns / 5 },
  );
});

test('SK-GEO-13 the detour round a house passes two corners at a distance of the radius', () => {
  const house = footprint({ x: 50_000, y: 60_000, heading: 0 }, { kind: 'rectangle', wide: 20_000, deep: 20_000 });
  const path = detour({ x: 50_000, y: 30_000 }, { x: 50_000, y: 70_000 }, 1_000, among([house]))!;
  expect(path.points).toHaveLength(3);
  const out = Math.sqrt(11_001 ** 2 + 8_999 ** 2);
  expect(Math.abs(path.length - (2 * out + 22_002))).toBeLessThan(4);
});

test('SK-GEO-13 if the table leaves no room there is no detour', () => {
  const wall = footprint({ x: 50_000, y: 60_000, heading: 0 }, { kind: 'rectangle', wide: 99_000, deep: 1_000 });
  expect(detour({ x: 50_000, y: 30_000 }, { x: 50_000, y: 80_000 }, 1_000, among([wall]))).toBeUndefined();
  const gate = band({ x: 0, y: 50_000 }, { x: 90_000, y: 50_000 }, 200);
  expect(detour({ x: 50_000, y: 30_000 }, { x: 50_000, y: 80_000 }, 1_000, among([gate]))!.points).toHaveLength(3);
});
