import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDie, throwDice } from '../../src/bot/dice.ts';
import { LIMITS, readDice } from '../../src/bot/dice-notation.ts';

const die = createDie();

function total(text: string, ...values: number[]): number {
  const terms = readDice(text);
  if ('fault' in terms) throw new Error(`${text}: ${terms.fault}`);
  const next = [...values];
  return throwDice(terms, () => next.shift() ?? 0).total;
}

test('sums, differences, kept dice, blanks, capitals and a printed minus are read', () => {
  expect(total('2d6+1', 3, 5)).toBe(9);
  expect(total(' 1D20 − 4 ', 20)).toBe(16);
  expect(total('-d6+10', 6)).toBe(4);
  expect(total('3d6kh2', 1, 6, 5)).toBe(11);
  expect(total('3d6kl', 4, 2, 5)).toBe(2);
  expect(total('d%', 100)).toBe(100);
  expect(total('7')).toBe(7);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['999999d9', 'dice'],
  ['99999999999999999999d6', 'dice'],
  ['101d6', 'dice'],
  ['60d6+60d6', 'dice'],
  ['0d6', 'dice'],
  ['1d1001', 'sides'],
  ['1d1', 'sides'],
  ['d0', 'sides'],
  ['1+1+1+1+1+1+1+1+1+1+1', 'terms'],
  ['1000001', 'number'],
  ['3d6kh4', 'keep'],
  ['3d6k0', 'keep'],
  ['2d6+', 'unreadable'],
  ['d', 'unreadable'],
  ['fireball', 'unreadable'],
  ['1d6!>1', 'unreadable'],
  ['9**9**9', 'unreadable'],
  ['((((1))))', 'unreadable'],
  [`${'1d6+'.repeat(5000)}1`, 'long'],
])('%j is refused', (text, fault) => {
  expect(readDice(text)).toMatchObject({ fault });
});

test('whatever is typed is refused or stays within the limits', () => {
  const letter = fc.constantFrom(...Array.from('0123456789dDkhl+-−% !*()[]<@>\u202e\u0000'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: letter, maxLength: 120 })), (text) => {
      const terms = readDice(text);
      if ('fault' in terms) return;
      const { thrown } = throwDice(terms, die);
      expect(terms.length).toBeLessThanOrEqual(LIMITS.terms);
      const dice = thrown.flatMap((each) => each.dice);
      expect(dice.length).toBeLessThanOrEqual(LIMITS.dice);
      for (const { value } of dice) expect(value).toSatisfy((n: number) => n >= 1 && n <= LIMITS.sides);
    }),
    { numRuns: 3000 },
  );
});

test('values that would favour some sides are thrown away', () => {
  const values = [65_535, 65_532, 65_531, 0];
  const rigged = createDie((bytes) => bytes.set(values));
  expect(rigged(6)).toBe(1 + (65_531 % 6));
  expect(rigged(6)).toBe(1);
});

test('every side comes up about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let n = 0; n < 60_000; n++) counts[die(6) - 1]! += 1;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // The bound that a fair die exceeds once in ten million runs.
  expect(chi).toBeLessThan(41);
});
