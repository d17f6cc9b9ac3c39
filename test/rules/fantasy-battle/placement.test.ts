/** FB-GEO-14: what holds for every charge, measured again from where its stands end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areConnected, placed } from '../../../src/field/contact.ts';
import { overlaps } from '../../../src/field/gap.ts';
import { directLength } from '../../../src/field/way.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Placement } from '../../../src/rules/fantasy-battle/charge/arrange.ts';
import { waysOf } from '../../../src/rules/fantasy-battle/charge/checks.ts';
import { readScenario } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import { groundsOf, shapeOf } from '../../../src/rules/fantasy-battle/position/stands.ts';
import { type State, unitOf } from '../../../src/rules/fantasy-battle/state.ts';
import { rounds } from '../../help/soak.ts';

const WIDE = 1_200;

interface Line {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly count: number;
  readonly formation: string;
  readonly kind: string;
}

const place = { x: fc.integer({ min: 400, max: 800 }), y: fc.integer({ min: 250, max: 650 }) };
const line = (id: string) =>
  fc.record({
    id: fc.constant(id),
    ...place,
    turn: fc.integer({ min: 0, max: 359 }),
    count: fc.integer({ min: 1, max: 4 }),
    formation: fc.constantFrom('line', 'line', 'column'),
    kind: fc.constantFrom('infantry', 'infantry', 'cavalry shock', 'infantry'),
  });

/** A position, or the same seen in a mirror; undefined if it is none, or if the rock is where units stand. */
function position(
  lines: readonly Line[],
  rock: { readonly x: number; readonly y: number },
  mirror = 1,
): State | undefined {
  if (lines.some((each) => Math.hypot(each.x - rock.x, each.y - rock.y) < 120)) return undefined;
  const x = (value: number): number => (mirror === 1 ? value : WIDE - value) / 10;
  const [left, right] = [rock.x - 15, rock.x + 15].map(x).toSorted((a, b) => a - b);
  const [low, high] = [rock.y - 15, rock.y + 15].map((each) => each / 10);
  const text = [
    'rules fantasy-battle',
    'title en "Random" fr "Au hasard"',
    'field 120 x 90',
    'army blue en "B" fr "B" edge south',
    'army red en "R" fr "R" edge north',
    'turn 1 blue',
    `area impassable ${left}x${low} ${left}x${high} ${right}x${high} ${right}x${low}`,
    ...lines.map(
      ({ id, turn, count, formation, kind, ...at }) =>
        `${id.endsWith('O') ? 'red' : 'blue'} ${id} ${kind} stands ${count} in ${formation} at ${x(at.x)}x${at.y / 10} face ${(360 + mirror * turn) % 360}`,
    ),
  ].join('\n');
  const found = readScenario(text);
  return 'state' in found ? found.state : undefined;
}

/** Of every zone that may come up. */
function placements(now: State, envelop: boolean): (Placement | undefined)[] {
  const ways = waysOf(now, { kind: 'charge', unit: '3S', target: '4O', ...(envelop ? {} : { envelop }) }, 'blue');
  if (ways instanceof Refusal) return [];
  return ways.map(({ straight, enveloping }) => enveloping ?? (straight instanceof Refusal ? undefined : straight));
}

test('FB-FRM-01 FB-STD-05 FB-STD-07 FB-GEO-14 stands hang together, overlap nothing, and go no farther than they may', () => {
  let charges = 0;
  fc.assert(
    fc.property(
      line('3S'),
      line('4O'),
      line('5O'),
      line('6S'),
      fc.record(place),
      fc.boolean(),
      (own, target, other, friend, rock, envelop) => {
        const now = position([own, target, other, friend], rock);
        fc.pre(now !== undefined);
        const unit = unitOf(now!, '3S');
        const shape = shapeOf(unit);
        const others = now!.units.filter(({ id }) => id !== '3S').flatMap(groundsOf);
        for (const placement of placements(now!, envelop)) {
          if (!placement) continue;
          const ends = placement.walked.map(({ mover }) => placed(mover.end, shape));
          expect(ends).toHaveLength(unit.stands.length);
          expect(areConnected(ends)).toBe(true);
          for (const [each, { ground }] of ends.entries()) {
            expect(others.some((there) => overlaps(ground, there))).toBe(false);
            expect(ends.slice(0, each).some((there) => overlaps(ground, there.ground))).toBe(false);
          }
          for (const { mover, way } of placement.walked) {
            const poses = [mover.start, ...way.poses];
            const legs = way.poses.map((pose, each) => directLength(poses[each]!, pose, shape));
            expect(legs.reduce((sum, leg) => sum + leg, 0)).toBe(way.cost);
            expect(way.cost).toBeLessThanOrEqual(unit.type === 'infantry' ? 20_000 : 30_000);
          }
          expect(placement.contacts.some(({ enemy }) => enemy === '4O')).toBe(true);
          charges++;
        }
      },
    ),
    { numRuns: rounds(100) },
  );
  expect(charges).toBeGreaterThan(20);
});

test('FB-GEO-14 a filling that its own unit makes longer does not hide a better one', () => {
  const lines = (x: (value: number) => number, face: (value: number) => number) =>
    position(
      [
        { id: '3S', x: x(439), y: 250, turn: face(33), count: 2, formation: 'column', kind: 'infantry' },
        { id: '4O', x: x(425), y: 395, turn: 0, count: 2, formation: 'column', kind: 'infantry' },
      ],
      { x: 900, y: 700 },
    )!;
  const longest = (now: State) =>
    placements(now, false).map((each) => Math.max(...each!.walked.map(({ way }) => way.cost)));
  const here = longest(lines(Number, Number));
  expect(here).toEqual([13_853]);
  const mirrored = longest(
    lines(
      (value) => WIDE - value,
      (value) => (360 - value) % 360,
    ),
  );
  expect(mirrored).toEqual(here);
});

/** Which of two stands goes first depends on their numbers: only the longest way is compared, and only where none goes round anything. */
test('FB-GEO-14 in a mirror as many stands touch, over the same length, and the longest way is as long', () => {
  let charges = 0;
  const measures = (found: (Placement | undefined)[]): number[][] =>
    found.map((placement) => {
      if (!placement || placement.walked.some(({ way }) => way.poses.length > 1)) return [];
      const long = placement.contacts.reduce((sum, each) => sum + each.long, 0);
      return [long, placement.contacts.length, Math.max(...placement.walked.map(({ way }) => way.cost))];
    });
  fc.assert(
    fc.property(line('3S'), line('4O'), line('5O'), fc.record(place), (own, target, other, rock) => {
      const [now, mirrored] = [1, -1].map((mirror) => position([own, target, other], rock, mirror));
      fc.pre(now !== undefined && mirrored !== undefined);
      const [here, there] = [now!, mirrored!].map((each) => measures(placements(each, false)));
      fc.pre(here!.length === 1);
      expect(there!.length).toBe(1);
      fc.pre(here![0]!.length > 0 && there![0]!.length > 0);
      const nearly = here![0]!.map((each, at) => Math.abs(each - there![0]![at]!));
      expect(
        nearly.every((each) => each <= 100),
        `${JSON.stringify(here)} ${JSON.stringify(there)}`,
      ).toBe(true);
      charges++;
    }),
    { numRuns: rounds(100) },
  );
  expect(charges).toBeGreaterThan(20);
});
