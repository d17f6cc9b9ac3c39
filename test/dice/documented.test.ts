/** Everything docs/dice.md shows can be rolled, and means the same in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/dice/notation.ts';
import { readDice } from '../../src/dice/read.ts';
import { ROOT } from '../help/source.ts';

const page = readFileSync(join(ROOT, 'docs', 'dice.md'), 'utf8');

/** The rows of a section's table, by cells. */
function rows(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split('|').slice(1, -1));
}

function shown(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, dice]) => dice!);
}

const marks = rows('In symbols').flatMap(([written]) => shown(written!));
const words = rows('In words').map(([english, french]) => [...shown(english!), ...shown(french!)]);
const [, compared = ''] = page.split('\n- `>`');

test('it has examples', () => {
  expect(marks.length).toBeGreaterThan(20);
  expect(words.length).toBeGreaterThan(7);
});

test.each(marks)('%s is parsed', (dice) => expect(readDice(dice)).toHaveProperty('terms'));

test.each(words)('%s is %s', (english, french) => {
  const read = readDice(english);
  expect(read).toHaveProperty('terms');
  expect(readDice(french!)).toEqual(read);
});

test.each([
  ['8d6>=5', 'dice'],
  ['2d6>=8', 'total'],
  ['2d6<=7', 'total'],
  ['8d6<=2', 'dice'],
  ['2d6+1>=8', 'total'],
  ['d20>=15', 'total'],
  ['(8d6)>=30', 'total'],
  ['2d10 on 3-', 'dice'],
])('%s compares the %s', (dice, of) => {
  expect(compared).toContain(`\`${dice}\``);
  expect(readDice(dice)).toMatchObject({ test: { of } });
});

test('its limits are the actual ones', () => {
  const limits = page.split('\n## Limits\n')[1]!;
  for (const limit of [LIMITS.length, LIMITS.dice, LIMITS.sides, LIMITS.terms, LIMITS.times, LIMITS.number]) {
    expect(limits).toContain(limit.toLocaleString('en'));
  }
});
