/** Two commanders against each other, with the sides exchanged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../src/rules/sabreur-hex/state.ts';
import { type Mind, plainMind } from '../../src/selfplay/battle.ts';
import { duel, shareWithError } from '../../src/selfplay/duel.ts';
import { fightMany, shareOf } from '../../src/selfplay/tally.ts';
import { ROOT } from '../help/source.ts';

function rosenau(): State {
  const read = sabreurHex.read(readFileSync(join(ROOT, 'assets/scenarios/rosenau.txt'), 'utf8'));
  if ('faults' in read) throw new Error('faults');
  return read.state;
}

const plain = plainMind(sabreurHex);
const idle: Mind<State> = () => [];

test('a commander who does nothing loses as either side; equals win half', () => {
  const settings = { pairs: 4, seed: 'duel' };
  const first = duel(sabreurHex, rosenau(), { one: plain, other: idle, ...settings });
  expect(first).toEqual({ battles: 8, won: 8, lost: 0, drawn: 0, pairs: [1, 1, 1, 1] });
  const even = duel(sabreurHex, rosenau(), { one: plain, other: plain, ...settings });
  expect(even.pairs).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test('the error shrinks with the number of pairs', () => {
  expect(shareWithError([1, 0.5, 0.5, 1])).toEqual({ share: 75, error: 28.3 });
  expect(shareWithError([1, 0.5, 0.5, 1, 1, 0.5, 0.5, 1, 1, 0.5, 0.5, 1, 1, 0.5, 0.5, 1]).error).toBe(12.7);
});

test('rosenau is won by either side about equally often', () => {
  const share = shareOf(fightMany(sabreurHex, rosenau(), 80, 'test'));
  expect(share).toBeGreaterThan(0.38);
  expect(share).toBeLessThan(0.62);
});
