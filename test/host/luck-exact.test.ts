/** What dice came to beside what chance does: ranges, few dice, and how often a fair battle is called lucky. */
import { expect, test } from 'vitest';
import { fortunesOf, lotOf } from '../../src/host/verbs/luck/luck-figures.ts';
import { type Chances, equally, repeated } from '../../src/kernel/chances.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import type { Fortune } from '../../src/kernel/luck.ts';

const HALF = equally([0, 1]);
const THIRD = equally([0, 0, 1]);

function thrown(got: number, tries: number, once: Chances = HALF, what: Fortune['what'] = 'hits'): Fortune {
  return { what, side: 'red', got, tries, chances: repeated(once, tries) };
}

test('too few dice have no verdict: 14 that hit half of the time, 16 that hit one time in three', () => {
  expect(lotOf([thrown(14, 14)])).toMatchObject({ got: 14, expected: 7, tries: 14, verdict: { kind: 'few' } });
  expect(lotOf([thrown(14, 14)]).band).toBeUndefined();
  expect(lotOf([thrown(7, 15)]).verdict.kind).toBe('within');
  expect(lotOf([thrown(5, 16, THIRD)]).verdict.kind).toBe('few');
  expect(lotOf([thrown(5, 17, THIRD)]).verdict.kind).toBe('within');
  expect(lotOf([])).toEqual({ got: 0, expected: 0, tries: 0, verdict: { kind: 'few' } });
});

test('tests that can hardly fail count for less than the same number of uncertain ones', () => {
  const sure: Chances = [0.02, 0.98];
  expect(lotOf(Array.from({ length: 40 }, () => thrown(1, 1, sure, 'morale'))).verdict.kind).toBe('few');
  expect(lotOf(Array.from({ length: 40 }, () => thrown(1, 1, HALF, 'morale'))).verdict.kind).toBe('lucky');
});

test('the range of 16 dice is exact: 4 to 12 with 2 in 100 outside, in any order', () => {
  const band = { least: 4, most: 12 };
  expect(lotOf([thrown(12, 16)])).toMatchObject({ band, verdict: { kind: 'within' } });
  expect(lotOf([thrown(5, 9), thrown(7, 7)])).toMatchObject({ got: 12, band, verdict: { kind: 'within' } });
  // 12 or fewer come up 64,839 times of 65,536.
  expect(lotOf([thrown(13, 16)])).toMatchObject({ band, verdict: { kind: 'lucky', times: 98, of: 100 } });
  expect(lotOf([thrown(3, 16)])).toMatchObject({ band, verdict: { kind: 'unlucky', times: 98, of: 100 } });
  expect(lotOf([thrown(16, 16)]).verdict).toEqual({ kind: 'lucky', times: 999, of: 1000 });
  expect(lotOf([thrown(0, 16)]).verdict).toEqual({ kind: 'unlucky', times: 999, of: 1000 });
});

test('each kind separately and all together: each hit, loss saved and test passed counts one', () => {
  const { lots, all } = fortunesOf([thrown(8, 16), thrown(2, 4, HALF, 'saves'), thrown(1, 1, HALF, 'morale')]);
  expect(lots.map(({ what, got, tries }) => `${what} ${got} of ${tries}`)).toEqual([
    'hits 8 of 16',
    'saves 2 of 4',
    'morale 1 of 1',
  ]);
  expect(all).toMatchObject({ got: 11, expected: 10.5, tries: 21, verdict: { kind: 'within' } });
});

test('at most five in a hundred fair battles are called lucky or unlucky', () => {
  const chance = chanceFrom('fair battles');
  const kinds = Array.from({ length: 1500 }, () => {
    const throws = Array.from({ length: chance.between(4, 30) }, () => chance.between(1, 12));
    return lotOf(throws.map((tries) => thrown(chance.dice(tries, 6).filter((die) => die > 4).length, tries, THIRD)))
      .verdict.kind;
  });
  const told = kinds.filter((kind) => kind !== 'few');
  const outside = told.filter((kind) => kind !== 'within').length / told.length;
  expect(told.length).toBeGreaterThan(1200);
  // Ranges end at whole numbers, so that fewer are left out than might be.
  expect(outside).toBeGreaterThan(0.02);
  expect(outside).toBeLessThan(0.05);
});

test('thousands of rolls are exact too', () => {
  const lot = lotOf(Array.from({ length: 600 }, () => thrown(4, 10, HALF)));
  expect(lot.expected).toBeCloseTo(3000, 6);
  // Six thousand halves: 38.7 is one standard deviation, and 1.96 of it 75.9.
  expect(lot.band).toEqual({ least: 2924, most: 3076 });
  expect(lot.verdict).toEqual({ kind: 'unlucky', times: 999, of: 1000 });
});
