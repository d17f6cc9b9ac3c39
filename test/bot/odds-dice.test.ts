/** Bars of dice: every result is in exactly one of them, however wide the range. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { bandsOf, diceOdds } from '../../src/bot/odds/odds-dice.ts';
import { distributionOf } from '../../src/dice/chances.ts';
import { readDice } from '../../src/dice/read.ts';
import type { Page } from '../../src/scene/page.ts';
import { words } from '../help/words.ts';
import { textOf } from '../help/parts.ts';
import { rounds } from '../help/soak.ts';

function bands(text: string) {
  const dice = readDice(text);
  if ('fault' in dice) throw new Error(`${text}: ${dice.fault}`);
  const chances = distributionOf(dice);
  if ('fault' in chances) throw new Error(`${text}: ${chances.fault}`);
  return { all: bandsOf(chances.total, dice.terms), total: chances.total };
}

test('results one by one, as long as they are few', () => {
  expect(bands('2d6').all.map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: 11 }, (_, i) => [i + 2, i + 2]),
  );
  expect(bands('2d6').all.find(({ from }) => from === 7)!.chance).toBeCloseTo(1 / 6);
});

test('numbers read from digits are grouped by the first digit', () => {
  const ends = (text: string) => bands(text).all.map(({ from, to }) => [from, to]);
  expect(ends('d66')).toEqual([1, 2, 3, 4, 5, 6].map((ten) => [10 * ten + 1, 10 * ten + 6]));
  expect(ends('d666')).toEqual([1, 2, 3, 4, 5, 6].map((hundred) => [100 * hundred + 11, 100 * hundred + 66]));
  for (const { chance } of bands('d66').all) expect(chance).toBeCloseTo(1 / 6);
  // There is no 17.
  expect(bands('d66-1').all.every(({ chance }) => chance > 0)).toBe(true);
});

test('for any dice, every result has a row, and there are not too many rows', () => {
  const dice = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom(2, 6, 10, 100),
    fc.integer({ min: 0, max: 50 }),
  );
  fc.assert(
    fc.property(dice, ([count, sides, plus]) => {
      const { all, total } = bands(`${count}d${sides}+${plus}`);
      expect(all.length).toBeLessThanOrEqual(16);
      expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const bounds = all.flatMap(({ from, to }) => [from - 0.5, to]);
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      expect(all[0]!.from).toBe(total.least);
      expect(all.at(-1)!.to).toBe(total.least + total.chances.length - 1);
    }),
    { numRuns: rounds(60) },
  );
});

describe('as text, and above the bars', () => {
  const { say } = words;

  async function told(typed: string): Promise<{ readonly text: string; readonly page: Page }> {
    const pages: Page[] = [];
    const paintPage = async (page: Page) => {
      pages.push(page);
      return [];
    };
    const use = { say, language: 'en', paintPage } as unknown as Use;
    const text = textOf(await diceOdds(use, typed));
    return { text, page: pages[0]! };
  }

  test('numbers read from digits have no mean', async () => {
    expect((await told('d66')).text).not.toContain('Mean');
    expect((await told('2d6')).text).toContain('Mean 7');
  });

  test('for several rolls it says that the odds are for one', async () => {
    const { text, page } = await told('3x(2d6)');
    expect(text).toContain('One of the 3 rolls');
    expect(page.subtitle).toContain('in one of the 3 rolls');
    expect((await told('2d6')).text).not.toContain('One of');
  });

  test.each(['2d6<=7', '2d6>=8'])('%s is written the same way in both', async (typed) => {
    const { text, page } = await told(typed);
    expect(text).toContain(`**${page.title}**`);
    expect(page.title).not.toMatch(/[≤≥]/);
  });
});
