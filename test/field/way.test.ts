import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockedOn } from '../../src/field/free.ts';
import { gap, overlaps } from '../../src/field/gap.ts';
import { TOUCH } from '../../src/field/length.ts';
import type { Obstacles } from '../../src/field/obstacle.ts';
import type { Pose } from '../../src/field/point.ts';
import { disc, footprint, type Rectangle } from '../../src/field/shape.ts';
import { directLength, type Leg, stanceAfter, turnedFigures, walk, wideOf } from '../../src/field/way.ts';
import { frontEdge, ground, pose, rectangle, ROUNDS, shape } from '../help/field.ts';

const right = fc.constantFrom(9_000 as const, 18_000 as const, 27_000 as const);
const leg: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({
    go: fc.constant('straight' as const),
    by: fc.integer({ min: 0, max: 30_000 }),
    angle: fc.constantFrom(0, 4_500, 9_000, 18_000, 27_000, 31_500),
  }),
  fc.record({
    go: fc.constant('wheel' as const),
    hand: fc.constantFrom('left' as const, 'right' as const),
    angle: fc.integer({ min: 0, max: 9_000 }),
  }),
);
const obstacles: fc.Arbitrary<Obstacles> = fc.array(ground, { minLength: 1, maxLength: 8 }).map((all) => ({
  size: { wide: 100_000, deep: 100_000 },
  things: all.map((each, n) => ({ by: { unit: String(n) }, ground: each })),
}));

test('PE-GEO-07 SK-GEO-04 figures that turn in place cover the same area', () => {
  fc.assert(
    fc.property(pose, rectangle, right, (at, of, by) => {
      const after = turnedFigures({ pose: at, shape: of }, by);
      const [before, then] = [footprint(at, of), footprint(after.pose, after.shape)];
      const turns = by / 9_000;
      for (const each of [0, 1, 2, 3]) {
        const corner = { corners: [then.corners[each]!], radius: 0 };
        const same = { corners: [before.corners[(each + turns) % 4]!], radius: 0 };
        expect(gap(corner, same)).toBeLessThanOrEqual(3);
      }
    }),
    ROUNDS,
  );
});

test('PE-GEO-30 walking the whole length of a path ends at its end, walking none of it at its start', () => {
  fc.assert(
    fc.property(pose, rectangle, fc.array(leg, { minLength: 1, maxLength: 3 }), (at, of, legs) => {
      const steps = walk({ pose: at, shape: of }, legs);
      const length = steps.reduce((sum, step) => sum + step.length, 0);
      expect(stanceAfter(steps, length)).toEqual(steps.at(-1)!.to);
      expect(stanceAfter(steps, 0)).toEqual(length === 0 ? steps.at(-1)!.to : { pose: at, shape: of });
    }),
    ROUNDS,
  );
});

/** A wheel whose arc, rounded up, would pay for a hundredth of a degree more than is free. */
const ALMOST_FREE: [Pose, Rectangle, Leg, Obstacles] = [
  { x: 14_020, y: 1_179, heading: 31_975 },
  { kind: 'rectangle', wide: 3_180, deep: 500 },
  { go: 'wheel', hand: 'left', angle: 3_088 },
  {
    size: { wide: 100_000, deep: 100_000 },
    things: [
      {
        by: { unit: '0' },
        ground: {
          corners: [
            { x: 17_774, y: 14_218 },
            { x: 13_334, y: 1_716 },
            { x: 12_863, y: 1_884 },
            { x: 17_302, y: 14_385 },
          ],
          radius: 0,
        },
      },
    ],
  },
];

/** A step of less than a touch by a unit that touches already: the two together are more than a touch. */
const PRESSED: [Pose, Rectangle, Leg, Obstacles] = [
  { x: 50_637, y: 79_641, heading: 5_690 },
  { kind: 'rectangle', wide: 25_725, deep: 20_283 },
  { go: 'straight', by: 7, angle: 27_000 },
  {
    size: { wide: 100_000, deep: 100_000 },
    things: [{ by: { unit: '2' }, ground: disc({ x: 41_153, y: 89_999 }, 1_000) }],
  },
];

test('PE-GEO-05 -06 a clear path overlaps nothing; a blocked path touches what blocks it', () => {
  fc.assert(
    fc.property(pose, rectangle, leg, obstacles, (at, of, one, among) => {
      const start = { pose: at, shape: of };
      fc.pre(among.things.every((each) => !overlaps(footprint(at, of), each.ground)));
      const steps = walk(start, [one]);
      const blocked = blockedOn(start, [one], among);
      const until = blocked?.after ?? steps[0]!.length;
      let least = Infinity;
      for (let part = 0; part <= 20; part++) {
        const { pose: there, shape: then } = stanceAfter(steps, Math.floor((until * part) / 20))!;
        const swept = one.go === 'wheel' ? frontEdge(there, wideOf(then)) : footprint(there, then);
        for (const each of among.things) least = Math.min(least, gap(swept, each.ground));
      }
      expect(least).toBeGreaterThanOrEqual(-TOUCH - 2);
      if (!blocked || blocked.by === 'edge' || one.go === 'wheel') return;
      const { pose: there, shape: then } = stanceAfter(steps, until)!;
      const guilty = among.things.find(({ by }) => by === blocked.by)!;
      expect(Math.abs(gap(footprint(there, then), guilty.ground))).toBeLessThanOrEqual(TOUCH + 2);
    }),
    { ...ROUNDS, examples: [ALMOST_FREE, PRESSED] },
  );
});

test('FB-GEO-06 a direct move needs only the narrow side of the stand, but its full size at the end', () => {
  const stand = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
  const at = (x: number, y: number, heading = 0) => ({ x, y, heading });
  const wall = (left: number, width: number) => ({
    by: { ground: 'wall' },
    ground: footprint(at(left + width / 2, 50_000), { kind: 'rectangle', wide: width, deep: 1_000 }),
  });
  const through = (passage: number) =>
    blockedOn({ pose: at(50_000, 40_000), shape: stand }, [{ go: 'direct', to: at(50_000, 60_000) }], {
      size: { wide: 100_000, deep: 100_000 },
      things: [wall(0, 50_000 - passage / 2), wall(50_000 + passage / 2, 40_000)],
    });
  expect(through(2_000)).toBeUndefined();
  expect(through(1_970)).toMatchObject({ by: { ground: 'wall' }, leg: 0 });
});

test('FB-EX-28 a stand that turns on the spot pays for its corners, each rounded up', () => {
  const stand = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
  const about = (heading: number, x: number, y: number) => ({ x: 50_000 + x, y: 50_000 + y, heading });
  expect(directLength(about(0, 0, 1_000), about(9_000, 1_000, 0), stand)).toBe(3_163);
  expect(directLength(about(0, 0, 1_000), about(18_000, 0, -1_000), stand)).toBe(4_473);
});

test('SK-GEO-13 a figure pays for the distance of its centre', () => {
  fc.assert(
    fc.property(pose, pose, shape, (start, end, of) => {
      fc.pre(of.kind === 'disc');
      expect(directLength(start, end, of)).toBe(Math.ceil(Math.sqrt((start.x - end.x) ** 2 + (start.y - end.y) ** 2)));
    }),
    { numRuns: 1_000 },
  );
});
