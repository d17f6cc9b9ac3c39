import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionTo, distance, fromAxial, type Hex, toAxial } from '../../src/hex/grid.ts';
import { crossedHexes, crossedSides, sidesLeft } from '../../src/hex/sight.ts';
import { rounds } from '../help/soak.ts';

const HOME = toAxial('2020');

/** The hex at axial coordinates relative to 2020. */
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

  test('SH-LOS-04 nothing is between neighbours', () => {
    expect(crossedHexes(at(0, 0), at(1, 0))).toEqual([]);
    expect(crossedHexes(at(0, 0), at(0, 0))).toEqual([]);
  });

  test('SH-LOS-04 the hexes are in the order in which the line meets them', () => {
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

  test('SH-LOS-04 sampling the line in small steps finds no missing hex', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const known = new Set([a, b, ...crossedHexes(a, b).map((each) => each.hex)]);
        for (const hex of sampled(a, b)) expect(known.has(hex)).toBe(true);
      }),
    );
  });

  test('SH-LOS-04 sampling always finds a crossed hex, and never a touched one', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const seen = sampled(a, b);
        const found = crossedHexes(a, b).filter(({ touch }) => touch === 'touched' || distance(a, b) <= 12);
        expect(found.filter(({ hex, touch }) => seen.has(hex) !== (touch === 'crossed'))).toEqual([]);
      }),
      { numRuns: rounds(60) },
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

/** The hexes whose interior contains sample points of the line; points near a border are skipped. */
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

describe('every line up to six hexes long, checked by another method', () => {
  /**
   * A hexagon contains the points whose offset from its centre has three coordinates that differ pairwise by at most 1.
   */
  const slack = (from: Place, to: Place, [q, r]: Place, t: number): number => {
    const x = from[0] + t * (to[0] - from[0]) - q;
    const z = from[1] + t * (to[1] - from[1]) - r;
    const y = -x - z;
    return 1 - Math.max(Math.abs(x - y), Math.abs(y - z), Math.abs(z - x));
  };
  const most = (from: Place, to: Place, hex: Place): number => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i++) {
      const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
      if (slack(from, to, hex, a) < slack(from, to, hex, b)) low = a;
      else high = b;
    }
    return slack(from, to, hex, (low + high) / 2);
  };
  const around = Array.from({ length: 17 }, (_, i) => i - 8);
  const places = around.flatMap((q) => around.map((r): Place => [q, r]));

  test.each([0, 1])('SH-LOS-04, -10 from an even and from an odd row: %i', (row) => {
    const start: Place = [0, row];
    for (const to of places.filter(([q, r]) => distance(at(0, row), at(q, r)) <= 6)) {
      if (to[0] === 0 && to[1] === row) continue;
      const ends = [at(...start), at(...to)];
      const found = places.flatMap((hex): string[] => {
        const touch = most(start, to, hex);
        return ends.includes(at(...hex)) || touch < -1e-6
          ? []
          : [`${at(...hex)} ${touch > 1e-6 ? 'crossed' : 'touched'}`];
      });
      const met = crossedHexes(at(...start), at(...to));
      expect(met.map(({ hex, touch }) => `${hex} ${touch}`).sort()).toEqual(found.sort());
      // In order of how far along the line their centres are.
      const along = met.map(({ hex }) => {
        const { q, r } = toAxial(hex);
        const [dq, dr] = [q - HOME.q - start[0], r - HOME.r - start[1]];
        const [wq, wr] = [to[0] - start[0], to[1] - start[1]];
        return (wq + wr / 2) * (dq + dr / 2) + 0.75 * wr * dr;
      });
      expect(along).toEqual(along.toSorted((a, b) => a - b));
    }
  });
});

test('SH-Q-75 a line leaves its first hex by one side, or by a vertex, which counts as both sides; one to itself leaves none', () => {
  expect(sidesLeft(at(0, 0), at(3, 0))).toEqual([2]);
  expect(sidesLeft(at(0, 0), at(-3, 1))).toEqual([5]);
  expect(sidesLeft(at(0, 0), at(1, -2))).toEqual([0, 1]);
  expect(sidesLeft(at(0, 0), at(0, 0))).toEqual([]);
  expect(crossedSides(at(0, 0), at(0, 0))).toEqual([]);
});

test('SH-LOS-02 hexes beyond the edge of the numbered grid are left out', () => {
  expect(crossedHexes('0101', '0103').map(({ hex }) => hex)).toEqual(['0102']);
  const sides = crossedSides('0101', '0103');
  expect(sides.every(({ a, b }) => a !== undefined && b !== undefined)).toBe(true);
  expect(sides.length).toBeGreaterThan(0);
});

test('of two hexes touched at the same point, the one with the lower number comes first', () => {
  const touched = (to: Hex) => crossedHexes('1515', to).flatMap(({ hex, touch }) => (touch === 'touched' ? [hex] : []));
  expect(touched('3005').slice(0, 6)).toEqual(['1514', '1615', '1713', '1714', '1812', '1913']);
  expect(touched('1501').slice(0, 2)).toEqual(['1414', '1514']);
  expect(touched('0106').slice(0, 2)).toEqual(['1414', '1415']);
});
