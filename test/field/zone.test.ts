import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '../../src/field/cut.ts';
import { gap } from '../../src/field/gap.ts';
import { footprint } from '../../src/field/shape.ts';
import { zoneShares, zonesOf } from '../../src/field/zone.ts';
import { pose, rectangle, ROUNDS } from '../help/field.ts';

test('FB-GEO-07 the zones divide whatever does not overlap the unit', () => {
  fc.assert(
    fc.property(pose, rectangle, pose, rectangle, (at, shape, other, of) => {
      const mover = footprint(other, of);
      fc.pre(gap(footprint(at, shape), mover) > 0);
      const sum = Object.values(zoneShares(at, shape, [mover])).reduce((all, each) => all + each, 0);
      expect(Math.abs(sum / areaOf(mover.corners) - 1)).toBeLessThan(0.002);
    }),
    ROUNDS,
  );
});

test('FB-GEO-07 the mirrored position has the mirrored zone', () => {
  const mirror = { front: 'front', rear: 'rear', left: 'right', right: 'left' } as const;
  const flip = <At extends { x: number; heading: number }>(at: At): At => ({
    ...at,
    x: 100_000 - at.x,
    heading: (36_000 - at.heading) % 36_000,
  });
  fc.assert(
    fc.property(pose, rectangle, pose, rectangle, (at, shape, other, of) => {
      const zones = zonesOf(at, shape, [footprint(other, of)]);
      fc.pre(zones.length === 1);
      expect(zonesOf(flip(at), shape, [footprint(flip(other), of)])).toEqual([mirror[zones[0]!]]);
    }),
    ROUNDS,
  );
});

test('FB-EX-24 a stand on the ray of the front corner: a tie exactly there, front and flank beside it', () => {
  const target = { x: 50_000, y: 60_000, heading: 0 };
  const line = { kind: 'rectangle', wide: 12_000, deep: 2_000 } as const;
  const stand = (x: number) =>
    footprint({ x, y: 66_000, heading: 18_000 }, { kind: 'rectangle', wide: 4_000, deep: 2_000 });
  expect(zonesOf(target, line, [stand(62_990)])).toEqual(['front']);
  expect(zonesOf(target, line, [stand(63_000)])).toEqual(['front', 'right']);
  expect(zonesOf(target, line, [stand(63_010)])).toEqual(['right']);
});
