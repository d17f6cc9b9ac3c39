import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../../src/kernel/canonical.ts';
import { sameJson } from '../../src/kernel/same.ts';
import { rounds } from '../help/soak.ts';

/** Small values over few keys, so that two of them are often alike; holes, `undefined`, `NaN` and `-0` among them. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, true, false, 0, -0, 1, Number.NaN, Infinity, '', 'a', '0', () => 1),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
  ),
})).any;

test('two values are the same exactly if their canonical texts are equal', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameJson(a, b)).toBe(canonical(a) === canonical(b));
    }),
    { numRuns: rounds(20_000) },
  );
});

test('a copy with its keys in reverse order is the same, one with a changed leaf is not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (a) => {
      expect(sameJson(a, reversed(a))).toBe(true);
      expect(sameJson({ a, b: 1 }, { a, b: 2 })).toBe(false);
    }),
    { numRuns: rounds(2000) },
  );
});

function reversed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reversed);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
