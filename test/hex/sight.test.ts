import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionTo, distance, fromAxial, type Hex, toAxial } from '../../src/hex/grid.ts';
import { crossedHexes, crossedSides } from '../../src/hex/sight.ts';

const HOME = toAxial('2020');

/** The hex at axial coordinates counted from 2020. */
function at(q: number, r: number): Hex {
  return fromAxial({ q: HOME.q + q, r: HOME.r + r })!;
}

function sorted(places: readonly (readonly [number, number])[]): Hex[] {
  return places.map(([q, r]) => at(q, r)).sort();
}

function met(to: readonly [number, number], touch: 'crossed' | 'touched'): Hex[] {
  return crossedHexes(at(0, 0), at(...to))
    .filter((each) => each.touch === touch)
    .map((each) => each.hex)
    .sort();
}

type Place = readonly [number, number];
const VECTORS: readonly { to: Place; crossed: readonly Place[]; touched: readonly Place[] }[] = [
  { to: [0, -2], crossed: [[0, -1]], touched: [] },
  {
    to: [1, -2],
    crossed: [],
    touched: [
      [0, -1],
      [1, -1],
    ],
  },
  {
    to: [1, -3],
    crossed: [
      [0, -1],
      [1, -2],
    ],
    touched: [],
  },
  {
    to: [2, -3],
    crossed: [
      [1, -1],
      [1, -2],
    ],
    touched: [],
  },
  {
    to: [1, -4],
    crossed: [
      [0, -1],
      [0, -2],
      [1, -2],
      [1, -3],
    ],
    touched: [],
  },
  {
    to: [2, -4],
    crossed: [[1, -2]],
    touched: [
      [0, -1],
      [1, -1],
      [1, -3],
      [2, -3],
    ],
  },
  {
    to: [3, -4],
    crossed: [
      [1, -1],
      [1, -2],
      [2, -2],
      [2, -3],
    ],
    touched: [],
  },
  {
    to: [1, -5],
    crossed: [
      [0, -1],
      [0, -2],
      [1, -3],
      [1, -4],
    ],
    touched: [
      [0, -3],
      [1, -2],
    ],
  },
  {
    to: [2, -5],
    crossed: [
      [0, -1],
      [1, -2],
      [1, -3],
      [2, -4],
    ],
    touched: [],
  },
];

const hexes = fc
  .tuple(fc.integer({ min: 8, max: 32 }), fc.integer({ min: 8, max: 32 }))
  .map(([col, row]) => String(col).padStart(2, '0') + String(row).padStart(2, '0'));

describe('the line of sight between two centres', () => {
  test.each(VECTORS)('SH-LOS-10 the line to $to crosses and touches what the card says', ({ to, crossed, touched }) => {
    expect(met(to, 'crossed')).toEqual(sorted(crossed));
    expect(met(to, 'touched')).toEqual(sorted(touched));
  });

  test('SH-LOS-04 nothing lies between neighbours', () => {
    expect(crossedHexes(at(0, 0), at(1, 0))).toEqual([]);
    expect(crossedHexes(at(0, 0), at(0, 0))).toEqual([]);
  });

  test('SH-LOS-04 the hexes come in the order in which the line meets them', () => {
    expect(crossedHexes(at(0, 0), at(2, -3)).map((each) => each.hex)).toEqual([at(1, -1), at(1, -2)]);
    expect(crossedHexes(at(2, -3), at(0, 0)).map((each) => each.hex)).toEqual([at(1, -2), at(1, -1)]);
  });

  test('SH-LOS-04 both ends see the same hexes and sides', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const there = crossedHexes(a, b).map((each) => `${each.hex} ${each.touch}`);
        const back = crossedHexes(b, a).map((each) => `${each.hex} ${each.touch}`);
        expect(there.sort()).toEqual(back.sort());
        expect(sides(a, b)).toEqual(sides(b, a));
      }),
    );
  });

  test('SH-LOS-04 sampling the line in small steps finds no hex that was missed', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const known = new Set([a, b, ...crossedHexes(a, b).map((each) => each.hex)]);
        for (const hex of sampled(a, b)) expect(known.has(hex)).toBe(true);
      }),
    );
  });

  test('SH-LOS-04 a crossed hex is found by sampling, a touched one never is', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const seen = sampled(a, b);
        const found = crossedHexes(a, b).filter(({ touch }) => touch === 'touched' || distance(a, b) <= 12);
        expect(found.filter(({ hex, touch }) => seen.has(hex) !== (touch === 'crossed'))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('SH-Q-71 a straight line runs through corners and along a side', () => {
    expect(sides(at(0, 0), at(1, -2))).toEqual(
      [
        side(at(0, 0), at(0, -1), 'touched'),
        side(at(0, 0), at(1, -1), 'touched'),
        side(at(0, -1), at(1, -1), 'touched'),
        side(at(0, -1), at(1, -2), 'touched'),
        side(at(1, -1), at(1, -2), 'touched'),
      ].sort(),
    );
  });

  test('SH-Q-75 between neighbours the shared side is crossed', () => {
    expect(sides(at(0, 0), at(1, 0))).toEqual([side(at(0, 0), at(1, 0), 'crossed')]);
  });

  test('SH-Q-71 a line meets a side only between two hexes it meets, and leaves each end by one side or by a corner', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        fc.pre(a !== b);
        const hexesMet = new Set([a, b, ...crossedHexes(a, b).map((each) => each.hex)]);
        const all = crossedSides(a, b);
        for (const each of all) {
          expect(directionTo(each.a, each.b)).toBeDefined();
          expect(hexesMet.has(each.a) && hexesMet.has(each.b)).toBe(true);
        }
        const mine = all.filter((each) => each.a === a || each.b === a);
        expect(mine.map((each) => each.touch)).toEqual(mine.length === 1 ? ['crossed'] : ['touched', 'touched']);
      }),
    );
  });
});

function side(a: Hex, b: Hex, touch: string): string {
  return `${[a, b].sort().join('|')} ${touch}`;
}

function sides(a: Hex, b: Hex): string[] {
  return crossedSides(a, b)
    .map((each) => side(each.a, each.b, each.touch))
    .sort();
}

/** The hexes in whose inside points of the line lie, walked in small steps; points near a border are left out. */
function sampled(a: Hex, b: Hex): Set<Hex> {
  const from = toAxial(a);
  const to = toAxial(b);
  const found = new Set<Hex>();
  const steps = 60 * distance(a, b);
  for (let i = 0; i <= steps; i++) {
    const q = from.q + ((to.q - from.q) * i) / Math.max(1, steps);
    const r = from.r + ((to.r - from.r) * i) / Math.max(1, steps);
    for (let dr = -1; dr <= 1; dr++)
      for (let dq = -1; dq <= 1; dq++) {
        const place = { q: Math.round(q) + dq, r: Math.round(r) + dr };
        const x = q - place.q;
        const z = r - place.r;
        if (Math.max(Math.abs(2 * x + z), Math.abs(x + 2 * z), Math.abs(z - x)) < 0.9999) found.add(fromAxial(place)!);
      }
  }
  return found;
}
