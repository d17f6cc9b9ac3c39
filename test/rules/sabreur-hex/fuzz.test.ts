import { expect, test } from 'vitest';
import { playGame } from '../../../src/cli/fuzz/game.ts';
import { sabreurHexBout } from '../../../src/cli/fuzz/sabreur-hex/bout.ts';
import type { Tally } from '../../../src/cli/fuzz/tally.ts';
import { rounds } from '../../help/soak.ts';

const GAMES = Array.from({ length: rounds(30) }, (_, i) => `test-${i}`);

test('whole games of random orders and answers: no crash, no dead end, and every transcript replays', () => {
  const tally: Tally = new Map();
  for (const game of GAMES) expect(playGame(sabreurHexBout, game, tally).end.phase).toBe('over');
  const met = (word: string) =>
    [...tally.keys()].filter((what) => what.startsWith(`${word} `)).map((what) => what.slice(word.length + 1));
  // Games that come to nothing would prove nothing.
  expect(met('ask')).toEqual(expect.arrayContaining(['ASK-01', 'ASK-06', 'ASK-08', 'ASK-09', 'ASK-10', 'ASK-12']));
  expect(met('ask')).toEqual(expect.arrayContaining(['ASK-04', 'ASK-05', 'ASK-14']));
  expect(met('roll')).toEqual(
    expect.arrayContaining(['orders', 'fire', 'saves', 'morale', 'shock', 'rout', 'crossed']),
  );
  expect(met('fact')).toEqual(
    expect.arrayContaining([
      'moved',
      'barred',
      'endedOrders',
      'heldBack',
      'passedOver',
      'turned',
      'formed',
      'charged',
      'reacted',
      'fled',
      'panicked',
      'eliminated',
      'won',
      'ruled',
      'notAgreed',
      'corrected',
      'pointsSet',
    ]),
  );
});
