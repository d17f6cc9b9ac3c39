import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { answer, orders, parse, showOrder, write } from '../../../../src/rules/panache/language/index.ts';
import { VOCABULARY } from '../../../../src/rules/panache/language/vocabulary.ts';
import type { Order } from '../../../../src/rules/panache/order.ts';
import { readPosition } from '../../../help/panache-lines.ts';
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

const now = readPosition([
  'red 3L infantry light 0505',
  'red G1 general light 0505',
  'reserve red R1 cavalry light turn 1 entry 0107 W',
  'blue 20L infantry light 0502',
]);

const RUNS = rounds(10_000);

const SCRAPS = '3L G1 R1 20L 9Q 0505 1305 99 11+ , : ; + le à \u0000 😀 5️⃣ é̂ ١٢٣٤ ﬃ " __proto__ constructor ９ Ⅳ {0} $&';
const scraps = [...new Set(VOCABULARY.forms.map(({ shown }) => shown)), ...SCRAPS.split(' '), '', '\n'];

test('any string of words is an order or a refusal, and never throws', () => {
  const words = fc.array(fc.constantFrom(...scraps), { maxLength: 9 }).map((each) => each.join(' '));
  const text = fc.oneof(
    { weight: 9, arbitrary: words },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
  const question = { kind: 'TABLE-01', to: 'blue', about: {}, options: [], fallback: 'refuse' } as const;
  const isSound = (typed: string): boolean => {
    const read = orders(typed, now, 'red');
    if (typeof answer(typed, question).text !== 'string' || typeof showOrder(typed, 'fr') !== 'string') return false;
    if (read instanceof Refusal) return read.says.id.startsWith('refuse-');
    return read.every(({ text: written, order: one }) => isDeepStrictEqual(parse(written), one));
  };
  fc.assert(fc.property(text, isSound), { numRuns: RUNS });
});
