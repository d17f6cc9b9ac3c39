import { expect, test } from 'vitest';
import { fairDice, hashOfSecret, keyOf, scriptedDice, type Source } from '../../../src/host/orders/dice.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const source = (position: number, order = '7C charge 3D'): Source => ({
  key: keyOf(SECRET),
  salts: ['', ''],
  position,
  order,
});

test('the same secret, position, order and roll always give the same dice', () => {
  expect(hashOfSecret(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(fairDice(source(1), 0, 10, 6).join('')).toMatchInlineSnapshot(`"3662626132"`);
  expect(fairDice(source(1), 1, 10, 6).join('')).toMatchInlineSnapshot(`"6116316616"`);
  expect(fairDice(source(2), 0, 10, 6).join('')).toMatchInlineSnapshot(`"5564434366"`);
  expect(fairDice(source(1, 'end'), 0, 10, 6).join('')).toMatchInlineSnapshot(`"5325653643"`);
  expect(fairDice({ ...source(1), salts: ['a', ''] }, 0, 10, 6).join('')).toMatchInlineSnapshot(`"4212134344"`);
  expect(fairDice(source(1), 0, 5, 100).join(' ')).toMatchInlineSnapshot(`"24 24 26 68 63"`);
  expect(fairDice(source(1), 0, 3, 1000).join(' ')).toMatchInlineSnapshot(`"220 331 841"`);
});

test('a long roll continues in the next block, and begins like a short one', () => {
  const long = fairDice(source(7), 3, 80, 6);
  expect(long).toHaveLength(80);
  expect(long.slice(0, 5)).toEqual(fairDice(source(7), 3, 5, 6));
});

test.each([2, 3, 6, 10, 20, 255, 256])('60,000 dice of %i sides are even (chi squared)', (sides) => {
  const counts = Array.from({ length: sides }, () => 0);
  for (let position = 0; position < 600; position += 1) {
    for (const die of fairDice(source(position), 0, 100, sides)) counts[die - 1]! += 1;
  }
  const expected = 60_000 / sides;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = sides - 1;
  expect(chi).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 10);
});

test('scripted dice come first, wrapped round on smaller dice', () => {
  expect(scriptedDice([6, 5, 4], 1, 3, 6)).toEqual([5, 4]);
  expect(scriptedDice([6, 5, 4], 0, 2, 3)).toEqual([3, 2]);
  expect(scriptedDice([6], 1, 2, 6)).toEqual([]);
});
