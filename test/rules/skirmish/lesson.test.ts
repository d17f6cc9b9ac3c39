/** What the lesson says when a step is done. */
import { expect, test } from 'vitest';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { skirmish } from '../../help/skirmish.ts';

test.each([
  [1, 'sk-lesson-assault-missed'],
  [5, 'sk-lesson-assault-done'],
])('an assault with a die of %i: %s', (die, id) => {
  const { before, now, transcript } = skirmish(
    'variant fights desk',
    'red 5G grenadiers close 6 ranks 2 at 40x20',
    'red 1S officer at 40x12',
    'blue 7L line close 6 ranks 2 at 40x36 face S',
  ).play('red', { kind: 'assault', unit: '5G', target: '7L' }, [die]);
  const step = book.lesson!.steps.at(-1)!;
  expect(step.isDone(transcript, 'red')).toBe(true);
  expect(step.explains({ before, after: now, transcript }).id).toBe(id);
});
