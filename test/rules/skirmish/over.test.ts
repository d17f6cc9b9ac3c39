/** SK-GAP-12. How a battle ends, as its page and its status say it. */
import { expect, test } from 'vitest';
import { scoreLines } from '../../../src/host/battle/voice.ts';
import { skirmish } from '../../../src/rules/skirmish/index.ts';
import { state } from '../../../src/rules/skirmish/state.ts';
import { readPosition } from '../../../src/rules/skirmish/scenario/index.ts';
import { next } from '../../../src/rules/skirmish/turn.ts';
import { words } from '../../help/words.ts';

test('every way to end has its words, in both languages', () => {
  const said = state.shape.result.unwrap().shape.why.options.map((word) => {
    const step = next(readPosition(['turn 6 blue over', `result red ${word}`]));
    if (step.kind !== 'over') throw new Error(`${word} does not end it`);
    return `${words.say('en', step.why)} ${words.say('fr', step.why)}`;
  });
  expect(said).toMatchInlineSnapshot(`
    [
      "An army is broken. Une armée est à bout.",
      "The last turn is over, and points decide. Le dernier tour est joué, et les points décident.",
      "Decided by a ruling. L’issue a été fixée par une décision.",
      "One side has conceded. Un camp abandonne le terrain.",
      "Both sides have agreed to a draw. Les deux camps ont convenu d’une partie nulle.",
    ]
  `);
});

test('SK-GAP-12 what is left is counted in figures, in both languages', () => {
  const now = readPosition(['red 2L line close 8 ranks 2 at 40x24', 'blue 9P priest at 100x80']);
  const said = (['en', 'fr'] as const).map((language) =>
    scoreLines(skirmish as never, now).map((each) => words.say(language, each).replaceAll('\u00a0', ' ')),
  );
  expect(said).toEqual([
    ['Red: 8 figures, 0 victory points', 'Blue: 1 figure, 0 victory points'],
    ['Rouges : 8 figurines, 0 point de victoire', 'Bleus : 1 figurine, 0 point de victoire'],
  ]);
});
