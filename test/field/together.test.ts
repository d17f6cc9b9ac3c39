import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gap, overlaps } from '../../src/field/gap.ts';
import { distance, moved } from '../../src/field/point.ts';
import { footprint } from '../../src/field/shape.ts';
import { byId, firstMeeting, type Mover, TICKS } from '../../src/field/together.ts';
import { pose, rectangle, ROUNDS } from '../help/field.ts';

const movers = fc
  .array(fc.tuple(pose, rectangle, fc.integer({ min: 0, max: 9_000 })), { minLength: 2, maxLength: 8 })
  .map((all) => all.map(([at, shape, by], each) => mover(`${each + 1}L`, at, shape, by)));

function mover(id: string, at: Parameters<typeof moved>[0], shape: Parameters<typeof footprint>[1], by: number): Mover {
  return { id, at: (tick) => footprint(moved(at, Math.floor((by * tick) / TICKS)), shape), speed: by / TICKS + 1 };
}

test('PE-GEO-24 the first meeting does not depend on the order of the list', () => {
  fc.assert(
    fc.property(movers, fc.integer({ min: 0, max: 7 }), (all, shift) => {
      const shuffled = [...all.slice(shift), ...all.slice(0, shift)].reverse();
      expect(firstMeeting(shuffled, () => 0)).toEqual(firstMeeting(all, () => 0));
    }),
    { numRuns: ROUNDS.numRuns / 10 },
  );
});

test('PE-GEO-24 before the first meeting no units overlap, and those that meet touch', () => {
  fc.assert(
    fc.property(movers, (all) => {
      const pairs = all.flatMap((one, each) => all.slice(each + 1).map((other) => [one, other] as const));
      fc.pre(pairs.every(([one, other]) => gap(one.at(0), other.at(0)) > 100));
      const meeting = firstMeeting(all, () => 0);
      const until = (meeting?.tick ?? TICKS + 1) - 1;
      for (let part = 0; part <= 64; part++)
        for (const [one, other] of pairs) {
          const tick = Math.floor((until * part) / 64);
          if (overlaps(one.at(tick), other.at(tick))) throw new Error(`${one.id} and ${other.id} overlap at ${tick}`);
        }
      if (!meeting) return;
      const [one, other] = [meeting.one, meeting.other].map((id) =>
        all.find((each) => each.id === id)!.at(meeting.tick),
      );
      expect(gap(one!, other!)).toBeLessThanOrEqual(0);
    }),
    { numRuns: ROUNDS.numRuns / 10 },
  );
});

test('PE-GEO-24 two units that start side by side meet only if they converge', () => {
  const shape = { kind: 'rectangle', wide: 9_000, deep: 1_500 } as const;
  const line = (id: string, x: number, heading: number) => mover(id, { x, y: 50_000, heading }, shape, 9_000);
  expect(firstMeeting([line('3L', 50_000, 0), line('11L', 59_000, 0)], () => 0)).toBeUndefined();
  expect(firstMeeting([line('11L', 58_000, 34_000), line('3L', 50_000, 0)], () => 0)).toMatchObject({
    one: '3L',
    other: '11L',
  });
});

test('PE-GEO-24 friends halt a millimetre short, enemies meet when they touch', () => {
  const shape = { kind: 'rectangle', wide: 9_000, deep: 1_500 } as const;
  const all = [
    mover('3L', { x: 50_000, y: 40_000, heading: 0 }, shape, 4_096),
    mover('2K', { x: 50_000, y: 43_000, heading: 18_000 }, shape, 0),
  ];
  const at = (near: number): number =>
    distance(all[0]!.at(firstMeeting(all, () => near)!.tick).corners[0]!, { x: 45_500, y: 43_000 });
  expect([at(0), at(100)]).toEqual([0, 100]);
});

test('ids are ordered by number, then by letters', () => {
  expect(['11L', '2K', '2A', '3L'].toSorted(byId)).toEqual(['2A', '2K', '3L', '11L']);
});
