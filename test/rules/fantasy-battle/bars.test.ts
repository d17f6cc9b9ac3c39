/** METRIC 3.3: what bars a refused charge or advance, as a line in red to what is in its way. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { fantasyBattle as book } from '../../../src/rules/fantasy-battle/index.ts';
import { fantasy } from '../../help/fantasy.ts';

const { now } = fantasy(
  'area building en "the mill" fr "le moulin" 46x30 56x30 56x40 46x40',
  'area wood en "the oaks" fr "les chênes" 96x20 118x20 118x30 96x30',
  'area water en "the pond" fr "l’étang" 0x76 40x76 40x80 0x80',
  'line wall en "the wall" fr "le mur" width 0.4 75x60 85x60',
  'blue 3S infantry stands 3 in line at 51x24 face N activated',
  'blue 7C cavalry shock stands 2 in line at 80x74 face S activated',
  'blue 9S infantry stands 2 in line at 106x15 face N activated',
  'blue 10S infantry stands 2 in line at 20x20 face N activated',
  'blue 11S infantry stands 2 in line at 20x27 face N activated',
  'blue 12C cavalry shock stands 2 in line at 12x72 face N activated',
  'red 6O infantry stands 1 in line at 12x86 face S',
  'red 4O infantry stands 3 in line at 51x44 face S',
  'red 2O artillery stands 1 in line at 80x59.5 face N fortified',
  'red 5O infantry stands 1 in line at 20x36 face S',
  'blue 13S infantry stands 1 in line at 112x50 face N engaged 7O front',
  'red 7O infantry stands 1 in line at 112x50 face S',
);
const bars = (text: string, by: 'red' | 'blue' = 'blue') => book.bars!(text, now, by);

test('FB-CHG-05 a charge on an enemy out of view: between the nearest stands, and what hides them', () => {
  expect(bars('3S charge 4O')).toEqual([
    {
      kind: 'blocked',
      from: [47_000, 23_000],
      to: [47_000, 45_000],
      by: [
        [46_000, 30_000],
        [56_000, 30_000],
        [56_000, 40_000],
        [46_000, 40_000],
      ],
    },
  ]);
});

test('FB-FOR-03 FB-STD-02 FB-CHG-05 works that cavalry does not charge, water in the way, friends who hide the enemy', () => {
  const [works] = bars('7C charge 2O');
  expect(works).toMatchObject({ kind: 'blocked', to: [80_000, 58_850] });
  expect(bars('12C charge 6O')).toMatchObject([
    {
      from: [11_000, 72_000],
      to: [12_000, 86_000],
      by: [
        [0, 76_000],
        [40_000, 76_000],
        [40_000, 80_000],
        [0, 80_000],
      ],
    },
  ]);
  expect(bars('10S charge 5O')).toMatchObject([{ from: [18_000, 19_000], to: [20_000, 37_000] }]);
});

test('FB-STD-07 FB-GAP-05 an advance onto a friend, through ground that leaves half of it, off the table', () => {
  expect(bars('10S advance 6')).toMatchObject([{ from: [18_000, 20_000], to: [18_000, 26_000] }]);
  expect(bars('9S advance 18')).toMatchObject([
    {
      by: [
        [96_000, 20_000],
        [118_000, 20_000],
        [118_000, 30_000],
        [96_000, 30_000],
      ],
    },
  ]);
  expect(bars('9S back 15')).toMatchObject([{ to: [104_000, 0], by: [[104_000, 0]] }]);
});

test('nothing is shown of what is too far, allowed, in combat, the enemy’s, several orders, or no order', () => {
  expect(book.orders('9S charge 4O', now, 'blue')).not.toBeInstanceOf(Refusal);
  const all = [
    '9S charge 4O',
    '9S advance 4',
    '13S charge 4O',
    '9S advance 90',
    '4O advance 30',
    '3S charge 4O; 9S advance 18',
    'whistle',
    'end',
  ];
  expect(all.map((text) => bars(text))).toEqual(all.map(() => []));
});
