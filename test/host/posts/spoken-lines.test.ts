/** Names in the slots of what was said. */
import { expect, test } from 'vitest';
import type { SpokenEntry } from '../../../src/host/store/store.ts';
import { readersOf, shortSentences, spokenPosts } from '../../../src/host/messages/spoken-lines.ts';
import { words } from '../../help/words.ts';

const LINE = {
  seq: 1,
  kind: 'left',
  userId: '1',
  data: {},
  readers: 'all',
  at: new Date(0),
  changes: undefined,
} as const;

function lineSaying(says: string, people: Record<string, string | null>): SpokenEntry {
  const post = { kind: 'notice' as const, sentences: [{ says, dice: [] }], footer: [], calls: [] };
  return { ...LINE, said: { people, en: [post], fr: [post] } };
}

test.each([
  ['a name is made harmless', { 1: 'Ann *the* "bold" \\' }, '⟦1⟧ leaves.', 'Ann \\*the\\* "bold" \\\\ leaves.'],
  ['who is forgotten', { 1: null }, '⟦1⟧ leaves.', 'a former commander leaves.'],
  ['what somebody typed is no slot', { 1: 'Ann' }, '⟦1⟧: “⟦2⟧ and ⟦x⟧”', 'Ann: “⟦2⟧ and ⟦x⟧”'],
])('%s', (_what, people, says, read) => {
  const [post] = spokenPosts(words, lineSaying(says, people), 'en');
  expect(post!.sentences[0]!.says).toBe(read);
});

test('older lines without stored text: who may read them, and whether they become a sentence', () => {
  const before = { ...LINE, readers: undefined };
  const read = (kind: string, data: object) => {
    const line = { ...before, kind, data: data as SpokenEntry['data'] };
    return [readersOf(line), ...shortSentences(line).map((says) => words.say('en', says))];
  };
  expect(read('left', { name: 'Ann' })).toEqual(['all', 'Ann leaves the battle.']);
  expect(read('repaired', { who: 'Ann' })).toEqual(['all', 'Ann restores the position.']);
  expect(read('asked', {})).toEqual(['nobody']);
  expect(read('proposed', { private: true, name: 'Ann' })).toEqual(['nobody']);
  expect(read('joined', { quietly: true })).toEqual(['all']);
  expect(read('closed', { how: 'carried' })).toEqual(['all']);
  expect(read('voted', {})).toEqual(['all']);
});
