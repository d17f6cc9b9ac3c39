/** What stands on the buttons of a card may be typed as an answer, in both languages. */
import { expect, test } from 'vitest';
import type { Asked } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { answer } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { questionOf } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { position } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const now = position(
  'blue 3L line infantry line 0505 N',
  'blue 2H heavy cavalry 0806 N',
  'blue 5L line infantry 0606 N',
  'blue 1G regimental gun 0706 N',
  'red 7C heavy cavalry 0502 S',
);

const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  'SH-GAP-06': ['first', 'second'],
  'ASK-04': ['3L restrain', '2H restrain', '3L charge 7C', '3L assault 7C from 0504', '3L charge 7C with 1G'],
  'ASK-05': ['3L try', '3L try with 1G', 'none'],
  'ASK-06': [
    'hold',
    'square',
    'closed column',
    'fire',
    'fire left',
    'counter',
    'turn SW',
    'turn SW on left',
    'evade 0506',
    'flee',
  ],
  'ASK-07': ['friend none', 'friend 2H fire', 'friend 5L fire left', 'friend 2H counter 0504'],
  'ASK-08': ['attack', 'stop', 'evade 0511'],
  'ASK-09': ['strike', 'no strike'],
  'ASK-10': ['stay', 'flee'],
  'ASK-11': ['face NE', 'face SW'],
  'ASK-12': ['via 0506 0507'],
  'ASK-13': ['transfer 2 to 5L', 'none'],
  'ASK-14': ['fire', 'no fire'],
  'ASK-15': ['pursue', 'stay put', 'pursue with 2H'],
  'ASK-17': ['attack 7C', 'stop'],
  'ASK-18': ['toward 0506'],
  'ASK-19': ['column face S', 'closed column face NE', 'skirmish face N', 'extend 0605 face N'],
  'ASK-20': ['keep 0506'],
  'ASK-21': ['left 7C', 'right 7C'],
};

const CASES = (['en', 'fr'] as const).flatMap((language) =>
  Object.entries(BUTTONS).flatMap(([kind, texts]) =>
    texts.map((text): [string, string, Language] => [kind, text, language]),
  ),
);

test.each(CASES)('%s: the button for «%s» may be typed (%s)', (kind, text, language) => {
  const options = (BUTTONS[kind] ?? []).map((each) => ({ text: each, about: {} }));
  const asked: Asked = { kind, to: 'blue', about: {}, options, fallback: '', ...(kind !== 'ASK-04' && { unit: '3L' }) };
  const typed = words.say(language, questionOf(kind)!.words(text, now));
  expect([typed, answer(typed, asked, now).text]).toEqual([typed, text]);
});
