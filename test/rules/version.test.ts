/** The version of a book cannot be forgotten: it stands for how all of its games go, and they go so. */
import { expect, test } from 'vitest';
import { GOLDEN } from '../../src/cli/rules-version/golden.ts';
import { compared } from '../../src/cli/rules-version/record.ts';
import { rulesets } from '../../src/rules/index.ts';

test('each book has games that stand for its version', () => {
  expect(Object.keys(GOLDEN)).toEqual(Object.keys(rulesets));
});

test.each(Object.keys(rulesets))('the games of %s go as its version has recorded them', (book) => {
  expect(compared(book).says).toBeUndefined();
});
