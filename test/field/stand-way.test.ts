import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pose } from '../../src/field/point.ts';
import { type Roads, roadsAmong } from '../../src/field/roads.ts';
import { type Footprint, footprint } from '../../src/field/shape.ts';
import { isStillFree, passageOf, standWay } from '../../src/field/stand-way.ts';
import { heading, pose, ROUNDS } from '../help/field.ts';

const STAND = { kind: 'rectangle', wide: 4_000, deep: 2_000 } as const;
const MOST = 40_000;

/** Close together, so that most of them are in the way of some. */
const near = fc
  .record({ x: fc.integer({ min: 30_000, max: 60_000 }), y: fc.integer({ min: 30_000, max: 60_000 }), heading })
  .map((at): Pose => at);
const stands = (most: number) =>
  fc.array(near, { maxLength: most }).map((all) => all.map((at) => footprint(at, STAND)));

function roadsOf(grounds: readonly Footprint[]): Roads {
  const things = grounds.map((ground, n) => ({ by: { ground: String(n) }, ground }));
  return roadsAmong({ size: { wide: 100_000, deep: 100_000 }, things }, passageOf(STAND));
}

const way = (start: Pose, end: Pose, roads: Roads, others: readonly Footprint[] = []) => {
  const found = standWay(start, end, STAND, MOST, roads, others);
  return found && { poses: found.poses, cost: found.cost };
};

test('FB-GEO-21 what is known of legs, and who comes and goes, changes no way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(near, pose), { minLength: 2, maxLength: 4 }),
      stands(8),
      stands(4),
      (poses, staying, others) => {
        const roads = roadsOf(staying);
        for (const start of poses)
          for (const end of poses)
            for (let count = 0; count <= others.length; count++) {
              const some = others.slice(0, count);
              expect(way(start, end, roads, some)).toEqual(way(start, end, roadsOf([...staying, ...some])));
            }
      },
    ),
    { numRuns: ROUNDS.numRuns / 100 },
  );
});

test('FB-GEO-21 a way that is still free shows that there is one', () => {
  let [free, barred] = [0, 0];
  fc.assert(
    fc.property(near, near, stands(6), stands(4), (start, end, staying, others) => {
      const roads = roadsOf(staying);
      const found = standWay(start, end, STAND, MOST, roads, others.slice(0, 2));
      if (!found) return;
      const isFree = isStillFree(found, others);
      if (isFree) free++;
      else barred++;
      const isThere = way(start, end, roadsOf([...staying, ...others])) !== undefined;
      expect({ isFree, isThere }).not.toEqual({ isFree: true, isThere: false });
    }),
    { numRuns: ROUNDS.numRuns / 5 },
  );
  expect(Math.min(free, barred)).toBeGreaterThan(0);
});
