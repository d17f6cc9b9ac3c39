import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap } from '../../src/field/gap.ts';
import { abreast, lanes, lengthThrough } from '../../src/field/lane.ts';
import { disc, band, footprint } from '../../src/field/shape.ts';
import { crossings } from '../../src/field/sight.ts';
import { ground, point, ROUNDS } from '../help/field.ts';

test('SK-GAP-05 sight is mutual', () => {
  fc.assert(
    fc.property(point, point, fc.array(ground, { maxLength: 6 }), (a, b, all) => {
      fc.pre(a.x !== b.x || a.y !== b.y);
      const things = all.map((each) => ({ ground: each }));
      const seen = (start: typeof a, end: typeof a) => new Set(crossings(start, end, things).map(({ thing }) => thing));
      expect(seen(a, b)).toEqual(seen(b, a));
    }),
    ROUNDS,
  );
});

test('SK-GAP-05 a line enters a shape at the point reported', () => {
  fc.assert(
    fc.property(point, point, ground, (a, b, one) => {
      fc.pre(a.x !== b.x || a.y !== b.y);
      const [crossing] = crossings(a, b, [{ ground: one }]);
      if (!crossing) return;
      expect(gap(disc(crossing.at, 0), one)).toBeLessThanOrEqual(2);
      expect(gap(disc(crossing.at, 0), band(a, b, 0))).toBeLessThanOrEqual(2);
    }),
    ROUNDS,
  );
});

test('SK-GAP-05 the nearer shape comes first, and touching a corner is not crossing', () => {
  const square = (id: string, x: number, y: number) => ({
    id,
    ground: footprint({ x, y, heading: 0 }, { kind: 'rectangle', wide: 2_000, deep: 2_000 }),
  });
  const things = [square('far', 0, 50_000), square('near', 0, 20_000), square('beside', 1_000, 30_000)];
  const met = crossings({ x: 0, y: 0 }, { x: 0, y: 90_000 }, things);
  expect(met.map(({ thing, at }) => [thing.id, at])).toEqual([
    ['near', { x: 0, y: 18_000 }],
    ['far', { x: 0, y: 48_000 }],
  ]);
});

test('PE-EX-71 a lane of 80.00 lets three troopers through abreast, in four waves', () => {
  const friend = (x: number) =>
    footprint({ x, y: 60_000, heading: 0 }, { kind: 'rectangle', wide: 9_000, deep: 9_000 });
  const free = lanes({ x: 50_000, y: 45_000, heading: 0 }, 24_000, 30_000, [friend(41_500), friend(58_500)]);
  expect(free).toEqual([{ low: -4_000, high: 4_000 }]);
  expect(abreast(free[0]!, 2_500)).toBe(3);
  expect(lengthThrough(12, 3, 2_500, 5_000, 9_000)).toBe(24_000);
});

test('PE-GEO-18 friends beside or beyond the corridor do not block it', () => {
  const friend = footprint({ x: 50_000, y: 90_000, heading: 0 }, { kind: 'rectangle', wide: 9_000, deep: 1_500 });
  expect(lanes({ x: 50_000, y: 45_000, heading: 0 }, 9_000, 30_000, [friend])).toEqual([{ low: -4_500, high: 4_500 }]);
});
