import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, showOrder, write } from '../../../../src/rules/panache/language/index.ts';
import type { Order } from '../../../../src/rules/panache/order.ts';
import { rounds } from '../../../help/soak.ts';

const two = fc.integer({ min: 1, max: 40 }).map((n) => String(n).padStart(2, '0'));
const hex = fc.tuple(two, two).map(([col, row]) => col + row);
const number = fc.integer({ min: 1, max: 999 });
const letters = fc.constantFrom('L', 'C', 'Lg', 'W', 'G', 'R', 'na', 'e', 'La');
const suffix = fc.constantFrom('', 'a', 'Bb');
const id = fc.oneof(
  fc.tuple(number, letters).map(([n, word]) => `${n}${word}`),
  fc.tuple(letters, number, suffix).map(([word, n, more]) => `${word}${n}${more}`),
);
const hexes = fc.array(hex, { maxLength: 3 });

const order = fc.oneof(
  fc
    .record({ unit: id, to: hex, via: hexes, with: fc.uniqueArray(id, { maxLength: 3 }) })
    .map((rest) => ({ kind: 'move', ...rest })),
  fc.record({ unit: id, at: hex, to: hex, via: hexes }).map((rest) => ({ kind: 'enter', ...rest })),
  fc.record({ unit: id, at: hex }, { requiredKeys: ['unit'] }).map((rest) => ({ kind: 'leave', ...rest })),
  fc.record({ unit: id, drawnUp: fc.boolean() }).map((rest) => ({ kind: 'wagons', ...rest })),
  fc.constantFrom({ kind: 'end' }, { kind: 'open' }, { kind: 'resign' }, { kind: 'draw' }),
) as fc.Arbitrary<Order>;

test('an order written and read again is the same order, in either language', () => {
  fc.assert(
    fc.property(order, (given) => {
      const text = write(given);
      expect(parse(text)).toEqual(given);
      expect(parse(showOrder(text, 'fr'))).toEqual(given);
      expect(showOrder(showOrder(text, 'fr'), 'en')).toBe(text);
    }),
    { numRuns: rounds(3000) },
  );
});
