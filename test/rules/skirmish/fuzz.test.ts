import { expect, test } from 'vitest';
import { playGame } from '../../../src/cli/fuzz/game.ts';
import { skirmishBout } from '../../../src/cli/fuzz/skirmish/bout.ts';
import type { Tally } from '../../../src/cli/fuzz/tally.ts';
import { rounds } from '../../help/soak.ts';

const GAMES = Array.from({ length: rounds(40) }, (_, i) => `test-${i}`);

test('whole games of random orders and rulings: no crash, no dead end, and every transcript plays back', () => {
  const tally: Tally = new Map();
  for (const game of GAMES) expect(playGame(skirmishBout, game, tally).end.phase).toBe('over');
  const met = (word: string) =>
    [...tally.keys()].filter((what) => what.startsWith(`${word} `)).map((what) => what.slice(word.length + 1));
  // Games that come to nothing would prove nothing.
  expect(met('fact')).toEqual(
    expect.arrayContaining([
      'opened',
      'moved move',
      'moved form',
      'moved turn',
      'moved assault',
      'moved closeUp',
      'fired column B',
      'fired column C',
      'fired column E',
      'fired long',
      'lost',
      'reloaded',
      'touched',
      'tested melee failed',
      'fought fell',
      'engaged',
      'settled',
      'held',
      'set',
      'won points',
    ]),
  );
  expect(met('order')).toEqual(expect.arrayContaining(['fire single', 'form close', 'throw by hand']));
  expect(met('refused').some((what) => what.startsWith('SK-MOV'))).toBe(true);
  expect(met('answer')).toEqual(expect.arrayContaining(['TABLE-01 agree', 'TABLE-01 refuse']));
});
