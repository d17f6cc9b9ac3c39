import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignment } from '../../src/field/assign.ts';

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
  );
}

test('SK-GEO-12 the longest path is the shortest possible, and then the sum, as among all permutations', () => {
  const matrix = fc.integer({ min: 1, max: 6 }).chain((n) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: n, maxLength: n }), {
      minLength: n,
      maxLength: n,
    }),
  );
  const worth = (ways: readonly (readonly number[])[], places: readonly number[]): [number, number] => {
    const all = places.map((place, figure) => ways[figure]![place]!);
    return [Math.max(...all), all.reduce((a, b) => a + b, 0)];
  };
  fc.assert(
    fc.property(matrix, (ways) => {
      const found = assignment(ways);
      expect(new Set(found).size).toBe(ways.length);
      const best = permutations(ways.length)
        .map((places) => worth(ways, places))
        .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])[0];
      expect(worth(ways, found)).toEqual(best);
    }),
    { numRuns: 2_000 },
  );
});

test('SK-GEO-12 thirty figures are assigned to places', () => {
  const ways = Array.from({ length: 30 }, (_, figure) =>
    Array.from({ length: 30 }, (__, place) => Math.abs(figure - 29 + place) * 10),
  );
  expect(assignment(ways)).toEqual(Array.from({ length: 30 }, (_, figure) => 29 - figure));
});
