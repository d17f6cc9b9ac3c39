/** What stands on the buttons of a card may be typed as an answer, in both languages. */
import { expect, test } from 'vitest';
import type { Asked } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { answer } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { answerWords } from '../../../../src/rules/sabreur-hex/tell/answers.ts';
import { position, words } from '../../../help/telling.ts';

const now = position(
  'blue 3L line infantry line 0505 N',
  'blue 2H heavy cavalry 0806 N',
  'red 7C heavy cavalry 0502 S',
);

const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  'ASK-04': ['3L restrain', '2H restrain'],
  'ASK-06': ['hold', 'square', 'closed column', 'fire', 'counter', 'turn SW', 'flee'],
  'ASK-07': ['friend none'],
  'ASK-08': ['attack', 'stop'],
  'ASK-09': ['strike', 'no strike'],
  'ASK-10': ['stay', 'flee'],
  'ASK-11': ['face NE', 'face SW'],
  'ASK-14': ['fire', 'no fire'],
  'ASK-15': ['pursue', 'stay put'],
};

const CASES = (['en', 'fr'] as const).flatMap((language) =>
  Object.entries(BUTTONS).flatMap(([kind, texts]) =>
    texts.map((text): [string, string, Language] => [kind, text, language]),
  ),
);

test.each(CASES)('%s: the button for «%s» may be typed (%s)', (kind, text, language) => {
  const options = (BUTTONS[kind] ?? []).map((each) => ({ text: each, about: {} }));
  const asked: Asked = { kind, to: 'blue', about: {}, options, fallback: '', ...(kind !== 'ASK-04' && { unit: '3L' }) };
  const typed = words.say(language, answerWords(now, text));
  expect([typed, answer(typed, asked, now).text]).toEqual([typed, text]);
});
