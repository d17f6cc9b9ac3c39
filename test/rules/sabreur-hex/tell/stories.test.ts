/** What each unit did: the lines of the end. */
import { expect, test } from 'vitest';
import { stories } from '../../../../src/rules/sabreur-hex/afterwards/stories.ts';
import { playOut, position } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const FIELD = position(
  'turn 1 red actions points 3',
  'red 2B heavy foot battery 0507 N',
  'blue 3B heavy foot battery 0503 S',
  'blue 10L line infantry line 0403 S strength 16',
);

test('SH-ARTLOSS-01 losses that a friend takes for the guns are inflicted by the unit that fired at the guns', () => {
  const script = { order: '2B fire 3B', dice: '6 6 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1', answers: ['transfer 2 to 10L'] };
  const { transcript } = playOut(FIELD, script);
  const ofGuns = stories(FIELD, [transcript]).find(({ unit }) => unit === '2B')!;
  expect(words.say('en', ofGuns.says)).toContain('fired once; inflicted 3 losses');
});

test('one loss is in the singular', () => {
  const script = { order: '2B fire 3B', dice: '6 1 1 1 1 1 1 1 1 1 1 1 1', answers: ['none'] };
  const { transcript } = playOut(FIELD, script);
  const ofGuns = stories(FIELD, [transcript]).find(({ unit }) => unit === '2B')!;
  expect(words.say('en', ofGuns.says)).toContain('inflicted 1 loss;');
});

test('an enemy attacked again in the same hex is named once, with how often', () => {
  const field = position(
    'turn 1 red actions points 3',
    'red 2L line infantry line 0507 N',
    'blue 5L line infantry line 0506 S',
  );
  const script = { order: '2L assault 5L', dice: '1 1 1 1 1 1 1 1 1 1 1 1', answers: ['hold'] };
  const { transcript } = playOut(field, script);
  const said = (times: number, language: 'en' | 'fr') =>
    words.say(
      language,
      stories(
        field,
        Array.from({ length: times }, () => transcript),
      ).find(({ unit }) => unit === '2L')!.says,
    );
  expect(said(1, 'en')).toContain('assaulted 5L at 0506;');
  expect(said(2, 'en')).toContain('assaulted 5L at 0506 twice;');
  expect(said(3, 'en')).toContain('assaulted 5L at 0506 3 times;');
  expect(said(3, 'fr')).toMatch(/5L en 0506 \(3 fois\)\s;/);
});
