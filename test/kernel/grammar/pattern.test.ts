import { expect, test } from 'vitest';
import { patternOf } from '../../../src/kernel/grammar/pattern.ts';

test('what must be said, what may, and what is understood and never written', () => {
  const { parts, options, asOffered } = patternOf('(via|to) {at} [~to {to}] [!via {via}] [with {with}]');
  expect({ parts, options }).toEqual({
    parts: [
      { words: ['via', 'to'], isWritten: false },
      { name: 'at', slot: 'at', mayLack: false },
    ],
    options: [
      { name: 'to', slot: 'to', lead: 'to', mayLackLead: true, isAside: false, isSure: false },
      { name: 'via', slot: 'via', lead: 'via', mayLackLead: false, isAside: true, isSure: false },
      { name: 'with', slot: 'with', lead: 'with', mayLackLead: false, isAside: false, isSure: false },
    ],
  });
  expect(patternOf('[*face {facing}]').options[0]).toMatchObject({ isSure: true, isAside: false });
  expect(asOffered.map(({ slot }) => slot)).toEqual(['to', 'with', 'via']);
  expect(patternOf('')).toEqual({ parts: [], options: [], asOffered: [] });
});

test('what may be missing in its place, a word that is written, a name that is not that of its slot', () => {
  expect(patternOf('[{half}] {n} to {to:own}').parts).toEqual([
    { name: 'half', slot: 'half', mayLack: true },
    { name: 'n', slot: 'n', mayLack: false },
    { words: ['to'], isWritten: true },
    { name: 'to', slot: 'own', mayLack: false },
  ]);
});

test.each(['{to', '[with G1]', '{}', '[{to}'])('%s is none', (text) => {
  expect(() => patternOf(text)).toThrow('no pattern of an order');
});
