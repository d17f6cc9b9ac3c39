/** Alt text: cut if there is no more room, but never without what must be said. */
import { expect, test } from 'vitest';
import { endingWith } from '../../src/survey/alt.ts';

const LIMIT = 1000;
const sentence = (n: number): string => `Unit ${n} stands somewhere on the map, ready for whatever may come.`;
const long = Array.from({ length: 15 }, (_, n) => sentence(n)).join(' ');

test('a last sentence follows the others', () => {
  expect(endingWith('This is a map. Red stands.', 'A key explains the signs: wood.')).toBe(
    'This is a map. Red stands. A key explains the signs: wood.',
  );
});

test('it replaces whole sentences if there is no room for all', () => {
  const key = 'A key explains the signs: wood, village, infantry in line.';
  const alt = endingWith(long, key);
  expect(alt.length).toBeLessThanOrEqual(LIMIT);
  expect(alt.endsWith(` ${key}`)).toBe(true);
  const others = alt.slice(0, -key.length - 1);
  expect(long.startsWith(others)).toBe(true);
  expect(others).toMatch(/\.$/);
});

test('a list that would fill half of it is cut between items', () => {
  const key = `A key explains the signs: ${Array.from({ length: 99 }, (_, n) => `sign ${n}`).join(', ')}.`;
  const alt = endingWith(long, key);
  expect(alt.length).toBeLessThanOrEqual(LIMIT);
  expect(alt).toMatch(/ A key explains the signs: sign 0, .*sign \d+, …$/);
});
