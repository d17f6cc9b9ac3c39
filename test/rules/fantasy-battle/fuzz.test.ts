import { expect, test } from 'vitest';
import { fantasyBattleBout } from '../../../src/cli/fuzz/fantasy-battle/bout.ts';
import { playGame } from '../../../src/cli/fuzz/game.ts';
import type { Tally } from '../../../src/cli/fuzz/tally.ts';
import { rounds } from '../../help/soak.ts';

const GAMES = Array.from({ length: rounds(18) }, (_, i) => `test-${i}`);

test('FB-FRM-01 FB-STD-05 FB-STD-07 FB-OBS-02 FB-CSD-02 FB-GAP-09 whole games of random orders and rulings: no crash, no dead end, and every transcript plays back', () => {
  const tally: Tally = new Map();
  for (const game of GAMES) expect(playGame(fantasyBattleBout, game, tally).end.phase).toBe('over');
  const met = (word: string) =>
    [...tally.keys()].filter((what) => what.startsWith(`${word} `)).map((what) => what.slice(word.length + 1));
  // Games that come to nothing would prove nothing.
  expect(met('fact')).toEqual(
    expect.arrayContaining([
      'opened',
      'activated initiative',
      'ordered passed',
      'ordered failed',
      'moved advance',
      'moved charge',
      'moved evade',
      'moved driven',
      'announced',
      'touched front edge',
      'touched flank edge',
      'touched rear edge',
      'touched flank corner',
      'shot countercharge',
      'shot phase',
      'fought',
      'lost',
      'parted',
      'rode',
      'set',
      'won points',
    ]),
  );
  expect(met('order')).toEqual(expect.arrayContaining(['advance', 'go', 'stands', 'ride', 'throw by hand']));
  expect(met('refused').some((what) => what.startsWith('FB-STD'))).toBe(true);
  expect(met('answer')).toEqual(expect.arrayContaining(['TABLE-01 agree', 'TABLE-01 refuse']));
});
