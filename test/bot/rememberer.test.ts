import { expect, test } from 'vitest';
import { rememberer } from '../../src/bot/rememberer.ts';

test('a name is new once; when there are too many, the oldest is forgotten, and no other', () => {
  const isNew = rememberer(2);
  expect(['a', 'b', 'a', 'b'].map(isNew)).toEqual([true, true, false, false]);
  expect(isNew('c')).toBe(true);
  expect([isNew('b'), isNew('c')]).toEqual([false, false]);
  expect(isNew('a')).toBe(true);
});
