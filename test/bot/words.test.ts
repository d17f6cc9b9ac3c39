/** Every sentence whose id is put together at run time exists in both languages. */
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { LIMITS } from '../../src/dice/notation.ts';
import { lacking, NEEDED } from '../../src/bot/permissions.ts';
import { rolled } from '../../src/bot/rolled.ts';
import { openWords } from '../../src/words/words.ts';

const { say } = openWords();

const BAD = [
  '',
  '1d6+'.repeat(40),
  '101d6',
  'd1',
  '1+1+1+1+1+1+1+1+1+1+1',
  '1000001',
  '3d6k4',
  'x',
  '21x(d6)',
  '3d6!!',
  'd6!>2',
  '2d6 save 5+',
];

test.each(['en', 'fr'] as const)('refused dice and lacking permissions can be told in %s', (language) => {
  const use = { say, language, die: () => 1 } as unknown as Use;
  const told = BAD.map((text) => rolled(use, text));
  expect(told.every((answer) => answer.hidden)).toBe(true);
  expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(BAD.length);
  expect(JSON.stringify(told)).toContain(String(LIMITS.dice));
  for (const name of NEEDED) expect(lacking(say, language, [name])).toMatch(/\*\*.+\*\*/);
  expect(lacking(say, language, NEEDED).match(/\*\*/g)).toHaveLength(2 * NEEDED.length);
});

test('thrown dice are shown one by one; those that do not count are struck out', () => {
  const values = [3, 5, 6, 2];
  const use = { say, language: 'en', die: () => values.shift()! } as unknown as Use;
  expect(rolled(use, '3d6kh2 - 1 + d4')).toEqual({ content: '🎲 3d6kh2 (~~3~~ 5 6) − 1 + d4 (2) = **12**' });
});
