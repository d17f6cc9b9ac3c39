/** Games typed out instead of chosen from the list. */
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/bot/input/game-named.ts';

const GAMES = [
  { name: 'Sabreur-hex', value: 'sabreur-hex' },
  { name: 'Escarmouche', value: 'skirmish' },
];

test.each([
  ['skirmish', 'skirmish'],
  ['Skirmish', 'skirmish'],
  ['escarmouche', 'skirmish'],
  [' ESCARMOUCHE ', 'skirmish'],
  ['chess', 'chess'],
  [null, undefined],
])('%s is %s', (typed, game) => {
  expect(gameNamed(typed, GAMES)).toBe(game);
});
