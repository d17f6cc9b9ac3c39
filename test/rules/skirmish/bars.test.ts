/** METRIC 3.3: what bars a refused order, as a line in red to what is in its way. */
import { expect, test } from 'vitest';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { skirmish } from '../../help/skirmish.ts';

const { now } = skirmish(
  'area building en "the inn" fr "l’auberge" 36x30 44x30 44x40 36x40',
  'line hedge en "the hedge" fr "la haie" width 0.4 55x25 75x25',
  'red 2L line close 8 ranks 2 at 40x20 face N',
  'red 1S sergeant of 2L at 40x14',
  'red 3L line close 8 ranks 2 at 65x20 face N',
  'red 4V light loose figures 90x20 93x20',
  'red 5L line close 8 ranks 2 at 5x84 face N',
  'blue 7L line close 8 ranks 2 at 40x50 face S',
  'blue 8V light loose figures 67x30 face S',
);
const bars = (text: string, by: 'red' | 'blue' = 'red') => book.bars!(text, now, by);

test('SK-GAP-05 a fire: to the nearest figure in front, and the outline of what hides it', () => {
  expect(bars('2L fire 7L')).toEqual([
    {
      kind: 'blocked',
      from: [40_000, 20_000],
      to: [41_000, 51_000],
      by: [
        [36_000, 30_000],
        [44_000, 30_000],
        [44_000, 40_000],
        [36_000, 40_000],
      ],
    },
  ]);
  expect([bars('4V fire 7L'), bars('2L tire 7L figures 1').length]).toEqual([[], 1]);
});

test('SK-GEO-03 a move in close order: along the leg that is barred, to ground, a unit or the edge of the table', () => {
  expect(bars('3L advance 12')).toMatchObject([
    {
      from: [65_000, 20_000],
      to: [65_000, 32_000],
      by: [
        [55_000, 25_000],
        [75_000, 25_000],
      ],
    },
  ]);
  const [bent] = bars('5L sidestep right 2, advance 8');
  expect(bent).toMatchObject({ from: [7_000, 84_000], to: [7_000, 92_000] });
  expect(bars('3L to 65x28')).toMatchObject([{ from: [65_000, 20_000], to: [65_000, 28_000] }]);
  expect(['2L advance 8', '3L advance 13'].map((text) => bars(text))).toEqual([[], []]);
});

test('nothing is shown of a loose move, of several orders, of the enemy’s units, of what cannot be read', () => {
  expect(
    ['4V advance 99', '2L fire 7L; 3L advance 12', '7L advance 90', 'whistle', 'end'].map((text) => bars(text)),
  ).toEqual(Array(5).fill([]));
});
