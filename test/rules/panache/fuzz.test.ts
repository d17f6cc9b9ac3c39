import { expect, test } from 'vitest';
import { playGame } from '../../../src/cli/fuzz/game.ts';
import { panacheBout } from '../../../src/cli/fuzz/panache/bout.ts';
import type { Tally } from '../../../src/cli/fuzz/tally.ts';
import { rounds } from '../../help/soak.ts';

const GAMES = Array.from({ length: rounds(60) }, (_, i) => `test-${i}`);

test('whole games of random orders and rulings: no crash, no dead end, and every transcript replays', () => {
  const tally: Tally = new Map();
  for (const game of GAMES) expect(playGame(panacheBout, game, tally).end.phase).toBe('over');
  const met = (word: string) =>
    [...tally.keys()].filter((what) => what.startsWith(`${word} `)).map((what) => what.slice(word.length + 1));
  // Games that come to nothing would prove nothing.
  expect(met('fact')).toEqual(
    expect.arrayContaining([
      'opened',
      'moved without combat',
      'moved by road',
      'moved by mount',
      'moved dice lost',
      'entered',
      'left will',
      'left retreat',
      'wagonsSet',
      'movementEnded palisades',
      'combatEnded',
      'retreated not made',
      'appeared detachment',
      'rejoined',
      'lost',
      'eliminated',
      'notAgreed',
      'won',
    ]),
  );
  expect(met('order')).toEqual(expect.arrayContaining(['move via', 'move with', 'leave', 'enter', 'throw by hand']));
  expect(met('refused').some((what) => what.startsWith('PA-THR'))).toBe(true);
  expect(met('answer')).toEqual(expect.arrayContaining(['TABLE-01 agree', 'TABLE-01 refuse']));
});
