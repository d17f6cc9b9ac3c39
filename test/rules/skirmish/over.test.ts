/** SK-GAP-12. How a battle ends, as its page and its status say it. */
import { expect, test } from 'vitest';
import { REASON_WORDS } from '../../../src/rules/skirmish/scenario/lexicon.ts';
import { readPosition } from '../../../src/rules/skirmish/scenario/index.ts';
import { next } from '../../../src/rules/skirmish/turn.ts';
import { words } from '../../help/words.ts';

test('every way to end has its words, in both languages', () => {
  const said = REASON_WORDS.map(([word]) => {
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
