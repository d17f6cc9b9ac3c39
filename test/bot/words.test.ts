/** Every message whose id is composed at run time exists in both languages. */
import { expect, test } from 'vitest';
import { notDice } from '../../src/bot/dice/dice-words.ts';
import { LIMITS } from '../../src/dice/notation.ts';
import { lacking, NEEDED } from '../../src/bot/interactions/permissions.ts';
import { readDice } from '../../src/dice/read.ts';
import { words } from '../help/words.ts';

const { say } = words;

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
  '2d6+1 save 5+',
];

test.each(['en', 'fr'] as const)('refused dice and missing permissions have messages in %s', (language) => {
  const told = BAD.map((text) => {
    const dice = readDice(text);
    return 'fault' in dice ? say(language, notDice(dice, text)) : '';
  });
  expect(told).not.toContain('');
  expect(new Set(told).size).toBe(BAD.length);
  expect(told.join('\n')).toContain(String(LIMITS.dice));
  for (const name of NEEDED) expect(lacking(say, language, [name])).toMatch(/\*\*.+\*\*/);
  expect(lacking(say, language, NEEDED).match(/\*\*/g)).toHaveLength(2 * NEEDED.length);
});
