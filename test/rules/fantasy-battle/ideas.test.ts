/** What the bot's seat orders next in Fantasy battle. */
import { expect, test } from 'vitest';
import { positionAfter } from '../../../src/kernel/legality.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { ideas } from '../../../src/rules/fantasy-battle/ideas/index.ts';
import { orders } from '../../../src/rules/fantasy-battle/language/index.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import { readPosition } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import { words } from '../../help/words.ts';

const GENERAL = 'blue 1K general at 10x10';
const textsIn = (...lines: string[]) => ideas(readPosition([GENERAL, ...lines]), 'blue').map(({ text }) => text);

test('FB-GAP-12 a flank is charged, and what both sides are likely to lose is said', () => {
  const now = readPosition([
    GENERAL,
    'blue 6C cavalry shock stands 3 in line at 70x59 face W',
    'red 5O infantry stands 3 in line at 50x60 face N',
  ]);
  const [first] = ideas(now, 'blue');
  expect(first!.text).toBe('6C charge 5O');
  expect(words.say('en', first!.why!)).toMatch(/^enemy loses about \d(\.\d)?, you \d(\.\d)?$/);
  expect(words.say('fr', first!.why!)).toMatch(/^l’ennemi perd environ \d(,\d)?, vous \d(,\d)?$/);
});

test('FB-GAP-12 one stand charges no line of five, and leaves while it can', () => {
  const texts = textsIn(
    'blue 3S infantry stands 1 in line at 50x40 face N',
    'red 4O cavalry shock stands 5 in line at 50x55 face S',
  );
  expect(texts.filter((text) => text.includes('charge'))).toEqual([]);
  expect(texts).toContain('3S evade');
});

test('FB-CHG-04 fanatics have no other thought than to charge', () => {
  const texts = textsIn(
    'blue 3S infantry fanatic stands 1 in line at 50x40 face N',
    'red 4O cavalry shock stands 5 in line at 50x55 face S',
  );
  expect(texts).toEqual(['3S charge 4O']);
});

test('FB-GAP-12 an objective draws the nearest unit', () => {
  const [first] = textsIn(
    'point en "the ford" fr "le gué" at 30x60',
    'objective "the ford" value 3',
    'blue 3S infantry stands 3 in line at 30x30 face N',
    'blue 6S infantry stands 3 in line at 90x30 face N',
    'red 4O infantry stands 1 in line at 110x85 face S',
  );
  expect(first).toMatch(/^3S advance 20/);
});

test('nothing is thought of in the other side’s turn or in combat, and every idea is legal', () => {
  const now = readPosition([
    GENERAL,
    'blue 3S infantry missiles stands 3 in line at 53x45 face N',
    'blue 7C cavalry shock stands 3 in line at 62x45 face N',
    'blue 5S infantry stands 3 in line at 100x20 face N engaged 6O front',
    'red 6O infantry stands 3 in line at 100x20 face S',
    'red 4O infantry missiles stands 3 in line at 50x60 face S',
  ]);
  expect(ideas(now, 'red')).toEqual([]);
  const found = ideas(now, 'blue');
  expect(found.map(({ text }) => text)).toContain('7C charge 4O');
  expect(found.filter(({ text }) => text.startsWith('5S'))).toEqual([]);
  for (const { text } of found)
    expect(positionAfter({ orders, play, apply }, text, now, 'blue')).not.toBeInstanceOf(Refusal);
});
