import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, overlaps, touches } from '../../src/field/gap.ts';
import { opposite } from '../../src/field/heading.ts';
import { without } from '../../src/field/intervals.ts';
import { facesOf, flush, freeContact, nearestFree } from '../../src/field/slide.ts';
import { footprint } from '../../src/field/shape.ts';
import { ground, pose, rectangle, ROUNDS } from '../help/field.ts';

const side = fc.integer({ min: 0, max: 3 });

test('FB-GEO-13 a stand flush to a face touches it, faces it, and never overlaps', () => {
  fc.assert(
    fc.property(
      pose,
      rectangle,
      side,
      rectangle,
      fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      (at, of, each, stand, share) => {
        const face = facesOf(at, of)[each]!;
        const placed = flush(face, Math.round(((face.long + stand.wide) / 2) * share));
        expect(touches(footprint(at, of), footprint(placed, stand))).toBe(true);
        expect(placed.heading).toBe(opposite(face.at.heading));
      },
    ),
    { numRuns: ROUNDS.numRuns * 2 },
  );
});

test('FB-GEO-12 at an offset in free contact a stand overlaps no obstacle; just outside, it does', () => {
  fc.assert(
    fc.property(
      pose,
      rectangle,
      side,
      rectangle,
      fc.array(ground, { maxLength: 5 }),
      (at, of, each, stand, obstacles) => {
        const face = facesOf(at, of)[each]!;
        fc.pre(obstacles.every((one) => !overlaps(footprint(at, of), one)));
        const free = freeContact(face, stand, 1_000, obstacles);
        for (const { low, high } of free)
          for (const offset of [low, Math.round((low + high) / 2), high]) {
            const placed = footprint(flush(face, offset), stand);
            expect(Math.min(Infinity, ...obstacles.map((one) => gap(placed, one)))).toBeGreaterThanOrEqual(-13);
          }
      },
    ),
    ROUNDS,
  );
});

test('FB-EX-25 free contact of 10.00 mm is enough, 9.99 is not', () => {
  const stand = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
  const [front] = facesOf({ x: 50_000, y: 50_000, heading: 0 }, stand);
  const friend = (x: number) => footprint({ x, y: 50_000, heading: 18_000 }, stand);
  expect(nearestFree(freeContact(front!, stand, 1_000, [friend(49_000)]))).toEqual([-3_000]);
  expect(freeContact(front!, stand, 1_000, [friend(49_001)])).toEqual([]);
});

test('FB-GEO-13 a stand is centred if possible, and two positions may be equally near', () => {
  const stand = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
  const [front] = facesOf({ x: 50_000, y: 50_000, heading: 0 }, { ...stand, wide: 12_000 });
  expect(nearestFree(freeContact(front!, stand, 1_000, []))).toEqual([0]);
  const between = footprint({ x: 50_000, y: 50_000, heading: 18_000 }, stand);
  expect(nearestFree(freeContact(front!, stand, 1_000, [between]))).toEqual([-4_000, 4_000]);
});

test('cutting intervals out of a stretch leaves its ends', () => {
  expect(
    without({ low: 0, high: 10 }, [
      { low: 2, high: 4 },
      { low: 4, high: 6 },
      { low: 3, high: 5 },
    ]),
  ).toEqual([
    { low: 0, high: 2 },
    { low: 6, high: 10 },
  ]);
  expect(without({ low: 0, high: 10 }, [{ low: -1, high: 11 }])).toEqual([]);
  expect(without({ low: 0, high: 10 }, [{ low: 0, high: 10 }])).toEqual([
    { low: 0, high: 0 },
    { low: 10, high: 10 },
  ]);
});
