/** Texts for outcomes are worded for what was attempted, not for the answer. */
import { expect, test } from 'vitest';
import { oddsPage } from '../../src/bot/odds/odds-page.ts';
import { fatesOf } from '../../src/bot/odds/odds-words.ts';
import type { OddsShown } from '../../src/host/verbs/odds/odds.ts';
import { room } from '../help/room.ts';

const { words } = await room();
const NONE = { destroyed: 0, routs: 0, retires: 0, stays: 0, holds: 0 };
const LOSS = { mean: 0, low: 0, high: 0 };
const FATES = { destroyed: 0, routs: 2, retires: 1, stays: 3, holds: 4 };

const said = (language: 'en' | 'fr', attempt?: 'rally') =>
  words.say(language, fatesOf(FATES, 10, attempt)!).replaceAll('\u00a0', ' ');

test('best first; a unit that failed a test and stays has not held', () => {
  expect(said('en')).toBe('holds 40% · shaken 30% · retires 10% · routs 20%');
  expect(said('fr')).toBe('tient bon 40 % · échoue, mais reste 30 % · se replie 10 % · en fuite 20 %');
});

test('a unit that tries to rally is already routed', () => {
  expect(said('en', 'rally')).toBe('rallies 40% · shaken 30% · retires 10% · stays panicked 20%');
  expect(said('fr', 'rally')).toMatch(/^se rallie 40 % .* ralliement manqué 20 %$/);
});

test('the picture’s rows and columns are labelled: who answers, and which side loses', () => {
  const lot = (answer: string, holds: number) => ({
    answer,
    isExpected: false,
    tries: 10,
    target: { ...NONE, holds, routs: 10 - holds },
    actor: { ...NONE, holds: 10 },
    losses: { red: LOSS, blue: { ...LOSS, mean: 1.26 } },
  });
  const shown: OddsShown = {
    order: '2K charge 88L',
    by: 'red',
    actor: '2K',
    target: { unit: '88L', side: 'blue' },
    lots: [lot('square', 4), lot('evade 0405', 2), lot('evade 0406', 2), lot('evade 0407', 2)],
    notes: [],
  };
  const table = (language: 'en' | 'fr', about: OddsShown) => {
    const [block] = oddsPage((says) => words.say(language, says).replaceAll('\u00a0', ' '), about).blocks;
    return [block!.head, ...block!.rows].map(([first, , last]) => [first, last]);
  };
  expect(table('en', shown)).toEqual([
    ['88L answers', 'Blue loses'],
    ['square', '1.3'],
    ['evade 0405 or 2 more', '1.3'],
  ]);
  expect(table('fr', shown)).toEqual([
    ['88L répond', 'Bleus perdent'],
    ['square', '1,3'],
    ['evade 0405 ou 2 autres', '1,3'],
  ]);
  // A question to another unit; no question.
  expect(table('en', { ...shown, asked: '1L' })[0]).toEqual(['1L answers', 'Blue loses']);
  const { answer: _answer, ...alone } = lot('', 4);
  expect(table('en', { ...shown, lots: [alone] })).toEqual([
    ['', 'Blue loses'],
    ['88L', '1.3'],
  ]);
});
