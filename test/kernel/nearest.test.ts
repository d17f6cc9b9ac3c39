/** Which words look like another. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidate, editDistance, nearest } from '../../src/kernel/text/nearest.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 });

test('letters are changed, added, dropped, or swapped with their neighbour', () => {
  const pairs = [
    ['', 'abc', 3],
    ['charge', 'charge', 0],
    ['charge', 'chrage', 1],
    ['charge', 'charrge', 1],
    ['march', 'watch', 2],
    ['abcd', 'badc', 2],
  ] as const;
  for (const [one, other, far] of pairs) expect(editDistance(one, other)).toBe(far);
});

test('a distance within a limit is the same, one beyond it infinite', () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, most) => {
      const far = editDistance(one, other);
      expect(editDistance(other, one)).toBe(far);
      expect(editDistance(one, other, most)).toBe(far <= most ? far : Infinity);
    }),
    { numRuns: 1_000 },
  );
});

test('of several words, those that are nearest, whatever comes before them', () => {
  const words = ['marche', 'mach', 'parch', 'charge', 'march on', 'larch'].map(candidate);
  expect(nearest('march', words)).toEqual(['marche', 'mach', 'parch']);
  expect(nearest('march', words.toReversed())).toEqual(['larch', 'parch', 'mach']);
  expect(nearest('xyz', words)).toEqual([]);
});
