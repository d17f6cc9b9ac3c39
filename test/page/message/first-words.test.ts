import { expect, test } from 'vitest';
import { firstWords } from '../../../src/page/browser/message/first-words.ts';

const container = (...components: object[]) => ({ components: [{ type: 17, components }] });
const section = { type: 9, components: [{ type: 10, content: 'in a section' }], accessory: { type: 2, label: 'no' } };

test.each([
  ['its text', { content: 'said', embeds: [{ title: 'shown' }] }, 'said'],
  ['its embed', { embeds: [{ title: 'shown', description: 'more' }] }, 'shown'],
  ['a container', container({ type: 14 }, section, { type: 10, content: 'later' }), 'in a section'],
  ['nothing but buttons', container({ type: 1, components: [{ type: 2, label: 'Press' }] }), ''],
  ['nothing', {}, ''],
])('the first words of a message: %s', (_, over, words) => {
  expect(firstWords({ content: '', embeds: [], components: [], ...over } as never)).toBe(words);
});
