import { expect, test } from 'vitest';
import { seenOnce } from '../../src/bot/interactions/seen-once.ts';

test('a name is new once; at the limit, only the oldest is forgotten', () => {
  const isNew = seenOnce(2);
  expect(['a', 'b', 'a', 'b'].map(isNew)).toEqual([true, true, false, false]);
  expect(isNew('c')).toBe(true);
  expect([isNew('b'), isNew('c')]).toEqual([false, false]);
  expect(isNew('a')).toBe(true);
});
