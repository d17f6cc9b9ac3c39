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

test('an idea is offered by the name of the ground that it leads to, in both languages, and its text stays as it is', () => {
  const all = ideas(
    readPosition([
      GENERAL,
      'point en "the ford" fr "le gué" at 30x60',
      'area building en "the mill" fr "le moulin" 88x52 92x52 92x56 88x56',
      'objective "the ford" value 3',
      'objective "the mill" value 3',
      'blue 3S infantry stands 3 in line at 55x60 face N',
      'blue 6S cavalry stands 3 in line at 62x50 face N',
      'red 4O infantry stands 1 in line at 110x85 face S',
    ]),
    'blue',
  );
  expect(all.map(({ text, shown }) => [text, shown?.en, shown?.fr])).toEqual([
    ['6S advance 20 toward I6/3', '6S advance 20 toward the mill', '6S avance 20 vers le moulin'],
    ['6S advance 27.7 toward D7/1', '6S advance 27.7 toward the ford', '6S avance 27,7 vers le gué'],
    ['3S advance 18.9 toward D7/1', '3S advance 18.9 toward the ford', '3S avance 18,9 vers le gué'],
    ['3S advance 10 toward D7/1', '3S advance 10 toward the ford', '3S avance 10 vers le gué'],
  ]);
});

test('FB-GAP-01 FB-GAP-12 a small step is ordered if the side has nothing better to do', () => {
  const band = [
    'point en "the ford" fr "le gué" at 20x85',
    'objective "the ford" value 1',
    'blue 8S infantry stand 20x30 face N stand 24x30 face N stand 24x28 face N',
    'red 4O infantry stands 1 in line at 110x85 face S',
  ];
  expect(textsIn(...band)[0]).toMatch(/^8S advance 10/);
  const riders = [
    'blue 6C cavalry shock stands 3 in line at 70x59 face W',
    'red 5O infantry stands 3 in line at 50x60 face N',
  ];
  const better = textsIn(...band, ...riders);
  expect(better[0]).toBe('6C charge 5O');
  expect(better.filter((text) => text.startsWith('8S'))).toEqual([]);
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
