/** Two texts are the same for the host whatever their case, accents, ligatures and spaces. */
import { expect, test } from 'vitest';
import { fold } from '../../src/host/battle/fold.ts';

test.each([
  ['  Les   CŒURS ', 'les coeurs'],
  ['Æneas', 'aeneas'],
  ['Été', 'ete'],
  ['Vieille\u00a0Garde', 'vieille garde'],
])('%s is %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded);
});
