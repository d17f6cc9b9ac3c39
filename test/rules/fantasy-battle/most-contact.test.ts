/**
 * FB-LIN-03: on random charges as many stands touch the target as any choice of places allows. The places, what touches and
 * what fits are worked out here once more, in plain decimals and by trying everything.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { waysOf } from '../../../src/rules/fantasy-battle/charge/checks.ts';
import { readPosition } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../../src/rules/fantasy-battle/state.ts';
import { rounds } from '../../help/soak.ts';

/** Millimetres; `turn` in degrees clockwise from the top of the table. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
type Corner = readonly [x: number, y: number];

/** Thousands in `npm run soak`. */
const ROUNDS = rounds(200);

const WIDE = 40;
const DEEP = 20;
const TOUCH = 0.1;

function shifted({ x, y, turn }: Stand, ahead: number, right: number): Stand {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return { x: x + sin * ahead + cos * right, y: y + cos * ahead - sin * right, turn };
}

function corners(stand: Stand): Corner[] {
  return [
    [0, -WIDE / 2],
    [0, WIDE / 2],
    [-DEEP, WIDE / 2],
    [-DEEP, -WIDE / 2],
  ].map(([ahead, right]) => {
    const { x, y } = shifted(stand, ahead!, right!);
    return [x, y];
  });
}

/** How far apart two stands are along the best of their own directions; negative: how deep they overlap. */
function apart(one: Stand, other: Stand): number {
  const [a, b] = [corners(one), corners(other)];
  const axes = [one.turn, one.turn + 90, other.turn, other.turn + 90].map((turn) => (turn * Math.PI) / 180);
  const gaps = axes.map((angle) => {
    const along = ([x, y]: Corner): number => x * Math.sin(angle) + y * Math.cos(angle);
    const [s, t] = [a.map(along), b.map(along)];
    return Math.max(Math.min(...s) - Math.max(...t), Math.min(...t) - Math.max(...s));
  });
  return Math.max(...gaps);
}

function cost(from: Stand, to: Stand): number {
  const ends = corners(to);
  return Math.max(...corners(from).map(([x, y], each) => Math.hypot(x - ends[each]![0], y - ends[each]![1])));
}

function standsOf({ units }: State, id: string): Stand[] {
  const { stands } = units.find((unit) => unit.id === id)!;
  return stands.map(({ x, y, heading }) => ({ x: x / 100, y: y / 100, turn: heading / 100 }));
}

/** Whether each place can have a stand of its own, the first stand the first place. */
function canFill(own: readonly Stand[], first: number, places: readonly Stand[]): boolean {
  const reach = (stand: number, place: number): boolean => cost(own[stand]!, places[place]!) <= 200;
  const next = (place: number, used: ReadonlySet<number>): boolean =>
    place === places.length ||
    own.some((_, stand) => !used.has(stand) && reach(stand, place) && next(place + 1, new Set([...used, stand])));
  return reach(first, 0) && next(1, new Set([first]));
}

/** The most stands that can touch the target, whichever stand is first and however the others are set beside it. */
function mostContacts(own: readonly Stand[], target: readonly Stand[], others: readonly Stand[]): number {
  const enemies = [...target, ...others];
  let most = 0;
  for (const [first, stand] of own.entries()) {
    const poses = target.map((each) => ({ ...each, turn: (each.turn + 180) % 360 }));
    const nearest = poses.reduce((best, pose) => (cost(stand, pose) < cost(stand, best) - 1e-9 ? pose : best));
    const slot = (index: number): Stand => shifted(nearest, 0, index * WIDE);
    const isOpen = (place: Stand): boolean =>
      enemies.every((enemy) => apart(place, enemy) >= -TOUCH) && enemies.some((enemy) => apart(place, enemy) <= TOUCH);
    for (let left = 0; left < own.length; left++)
      for (let right = 0; left + right < own.length; right++) {
        const indexes = [...Array(left + right + 1).keys()].map((each) => each - left).filter((each) => each !== 0);
        const places = [slot(0), ...indexes.map(slot)];
        if (!places.every(isOpen) || !canFill(own, first, places)) continue;
        const touching = places.filter((place) => target.some((enemy) => apart(place, enemy) <= TOUCH)).length;
        most = Math.max(most, touching);
      }
  }
  return most;
}

const cm = (mm: number): string => (Math.round(mm * 100) / 1_000).toString();

test('FB-LIN-03 FB-GEO-14 the number of stands in contact is the greatest that any choice of places gives', () => {
  let charges = 0;
  fc.assert(
    fc.property(
      fc.record({
        turn: fc.integer({ min: 0, max: 35_999 }),
        target: fc.integer({ min: 1, max: 4 }),
        own: fc.integer({ min: 1, max: 5 }),
        beside: fc.integer({ min: 0, max: 2 }),
        hand: fc.constantFrom(-1, 1),
        ahead: fc.integer({ min: 30, max: 110 }),
        aside: fc.integer({ min: -90, max: 90 }),
        skew: fc.integer({ min: -2_000, max: 2_000 }),
      }),
      ({ turn, target, own, beside, hand, ahead, aside, skew }) => {
        const at: Stand = { x: 600, y: 450, turn: turn / 100 };
        const start = { ...shifted(at, ahead, aside), turn: ((turn + 18_000 + skew + 36_000) % 36_000) / 100 };
        const neighbour = shifted(at, 0, (hand * (target + beside) * WIDE) / 2);
        const line = (side: string, id: string, count: number, front: Stand): string =>
          `${side} ${id} infantry stands ${count} in line at ${cm(front.x)}x${cm(front.y)} face ${front.turn}`;
        const now = positionOf([
          line('red', '4O', target, at),
          ...(beside > 0 ? [line('red', '5O', beside, neighbour)] : []),
          `${line('blue', '3S', own, start)} activated`,
        ]);
        fc.pre(now !== undefined);
        const ways = waysOf(now!, { kind: 'charge', unit: '3S', target: '4O', envelop: false }, 'blue');
        fc.pre(!(ways instanceof Refusal) && ways.length === 1 && ways[0]!.zone === 'front');
        const { straight } = (ways as Exclude<typeof ways, Refusal>)[0]!;
        const contacts = straight instanceof Refusal ? [] : straight.contacts;
        const touching = new Set(contacts.filter(({ enemy }) => enemy === '4O').map(({ stand }) => stand));
        const others = beside > 0 ? standsOf(now!, '5O') : [];
        expect(touching.size).toBe(mostContacts(standsOf(now!, '3S'), standsOf(now!, '4O'), others));
        charges++;
      },
    ),
    { numRuns: ROUNDS },
  );
  expect(charges).toBe(ROUNDS);
});

/** Undefined if the stands would overlap. */
function positionOf(lines: readonly string[]): State | undefined {
  const all = lines.map((text) => readPosition([text]));
  const own = standsOf(all.at(-1)!, '3S');
  const enemies = all.slice(0, -1).flatMap((each) => each.units.flatMap(({ id }) => standsOf(each, id)));
  return own.some((stand) => enemies.some((enemy) => apart(stand, enemy) <= 0)) ? undefined : readPosition(lines);
}
