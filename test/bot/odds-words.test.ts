/** What is said of fates: in words of what was attempted, and never in those of an answer. */
import { expect, test } from 'vitest';
import { fatesOf } from '../../src/bot/odds-words.ts';
import { room } from '../help/room.ts';

const { words } = await room();
const FATES = { destroyed: 0, routs: 2, retires: 1, stays: 3, holds: 4 };

const said = (language: 'en' | 'fr', attempt?: 'rally') =>
  words.say(language, fatesOf(FATES, 10, attempt)!).replaceAll('\u00a0', ' ');

test('the best first; who has failed a test and stays has not held', () => {
  expect(said('en')).toBe('holds 40% · shaken 30% · retires 10% · routs 20%');
  expect(said('fr')).toBe('tient bon 40 % · échoue, mais reste 30 % · se replie 10 % · en fuite 20 %');
});

test('whoever tries to rally has routed already', () => {
  expect(said('en', 'rally')).toBe('rallies 40% · shaken 30% · retires 10% · stays panicked 20%');
  expect(said('fr', 'rally')).toMatch(/^se rallie 40 % .* ralliement manqué 20 %$/);
});
