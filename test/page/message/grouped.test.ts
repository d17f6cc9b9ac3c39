import { expect, test } from 'vitest';
import { goesOn } from '../../../src/page/browser/message/grouped.ts';
import type { Shown } from '../../../src/page/browser/message/shown.ts';

const sent = (minute: number, over: object = {}): Shown =>
  ({
    type: 0,
    author: { id: '1' },
    timestamp: new Date(minute * 60_000).toISOString(),
    ephemeral: false,
    ...over,
  }) as Shown;

test('the same person continuing within minutes is not named again', () => {
  expect(goesOn(sent(1), undefined)).toBe(false);
  expect(goesOn(sent(7), sent(1))).toBe(true);
  expect(goesOn(sent(8), sent(1))).toBe(false);
  expect(goesOn(sent(2, { author: { id: '2' } }), sent(1))).toBe(false);
});

test.each([
  ['what is private', { ephemeral: true }],
  ['what Discord tells', { type: 6 }],
  ['the answer to a command', { type: 20, interaction: { type: 2 } }],
  ['a reply', { type: 19 }],
  ['an answer with the message it answers', { referenced_message: { id: '5' } }],
])('%s stands by itself', (_, over) => {
  expect(goesOn(sent(2, over), sent(1))).toBe(false);
});

test('what follows the answer to a command continues it, even the answer to a button', () => {
  const answer = sent(1, { type: 20, interaction: { type: 2 } });
  expect(goesOn(sent(2), answer)).toBe(true);
  expect(goesOn(sent(2, { interaction: { type: 3 } }), answer)).toBe(true);
});
