/** What the bot's seat orders next. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { positionAfter } from '../../../src/kernel/legality.ts';
import { skirmish } from '../../../src/rules/skirmish/index.ts';
import { readPosition } from '../../../src/rules/skirmish/scenario/index.ts';
import { words } from '../../help/words.ts';

const ideasIn = (...lines: string[]) => skirmish.ideas(readPosition(lines), 'red').map(({ text }) => text);

test('SK-FIR-04 a squad within short range fires, an empty one loads, a distant one comes nearer', () => {
  const enemy = 'blue 5L line close 8 ranks 2 at 40x43.9 face S';
  const led = 'red 1S sergeant of 2L at 40x16';
  expect(ideasIn('red 2L line close 8 ranks 2 at 40x24', led, enemy)[0]).toBe('2L fire 5L');
  expect(ideasIn('red 2L line close 8 ranks 2 at 40x24 unloaded', led, enemy)[0]).toBe('2L reload');
  const far = ideasIn('red 2L line close 8 ranks 2 at 40x24', led, 'blue 5L line close 8 ranks 2 at 40x85.9 face S');
  const [first] = far.filter((text) => text.startsWith('2L'));
  expect(first).toMatch(/^2L (advance|to) /);
});

test('SK-GAP-12 a priest is worth three points, yet one figure at most falls to a fire', () => {
  const now = readPosition([
    'red 2L light loose figures 40x24 42.5x24 45x24 47.5x24 40x21.5 42.5x21.5 45x21.5 47.5x21.5',
    'blue 9P priest of 5L at 44x36',
    'blue 5L line close 8 ranks 2 at 100x80 face S',
  ]);
  const fire = skirmish.ideas(now, 'red').find(({ text }) => text === '2L fire 9P');
  expect(words.say('en', fire!.why!)).toBe('enemy loses about 1 figure');
  expect(words.say('fr', fire!.why!)).toBe('l’ennemi perd environ 1 figurine');
});

test('SK-GAP-12 grenadiers assault recruits that stand before them with empty muskets', () => {
  const now = [
    'red 2G grenadiers close 8 ranks 2 at 40x24 unloaded',
    'red 1S sergeant of 2G at 40x16',
    'blue 5R recruits close 8 ranks 2 at 40x34 face S unloaded',
  ];
  expect(ideasIn(...now)[0]).toBe('2G assault 5R');
});

test('SK-GAP-12 an objective draws the nearest squad, not everybody', () => {
  const now = readPosition([
    'area building en "the farm" fr "la ferme" 56x40 66x40 66x50 56x50',
    'objective "the farm" value 5',
    'red 2C light loose figures 60x20 62.5x20 65x20',
    'red 3C light loose figures 20x10 22.5x10 25x10',
    'blue 9L line close 8 ranks 2 at 110x80 face S',
  ]);
  const near = (text: string): number => {
    const then = positionAfter(skirmish, text, now, 'red');
    if (then instanceof Refusal) throw then;
    const [figure] = then.units.find(({ id }) => text.startsWith(id))!.figures;
    return Math.abs(figure!.x - 61_000) + Math.abs(figure!.y - 45_000);
  };
  const texts = skirmish.ideas(now, 'red').map(({ text }) => text);
  const first = texts.find((text) => text.startsWith('2C'))!;
  expect(near(first)).toBeLessThan(near('2C advance 0.1') - 10_000);
});

test('SK-DIS-01 a leader goes to the squad that cannot hear them', () => {
  const texts = ideasIn(
    'red 2L line close 8 ranks 2 at 40x34',
    'red 1S sergeant of 2L at 40x4',
    'blue 5L line close 8 ranks 2 at 100x80 face S',
  );
  expect(texts).toContain('1S advance 16 toward behind 2L');
});

test('nothing is thought of in the other side’s turn, and every idea is legal', () => {
  const now = readPosition([
    'red 2L line close 8 ranks 2 at 40x34',
    'red 3V elite voltigeurs skirmish 6 at 70x30',
    'red 1S officer at 50x28',
    'blue 5L line close 8 ranks 2 at 44x60 face S',
    'blue 6G guerrillas loose figures 70x60 73x60 76x60',
  ]);
  expect(skirmish.ideas(now, 'blue')).toEqual([]);
  const ideas = skirmish.ideas(now, 'red');
  expect(ideas.length).toBeGreaterThan(2);
  for (const { text } of ideas) expect(positionAfter(skirmish, text, now, 'red')).not.toBeInstanceOf(Refusal);
});

test('a way to what is to be held is named by a square, not by a point', () => {
  const texts = ideasIn(
    'area building en "the inn" fr "l\'auberge" 14x44 24x44 24x54 14x54',
    'objective "the inn" value 3',
    'red 2L line close 8 ranks 2 at 20x15 face N',
    'red 1S sergeant of 2L at 20x10',
    'blue 7L line close 8 ranks 2 at 100x80 face S',
  );
  const towards = texts.flatMap((text) => text.split(' toward ')[1] ?? []);
  expect(towards.length).toBeGreaterThan(0);
  expect(towards.filter((place) => /\dx\d/.test(place))).toEqual([]);
});
