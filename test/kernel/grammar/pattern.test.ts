import { expect, test } from 'vitest';
import { patternOf } from '../../../src/kernel/grammar/pattern.ts';

test('what must be said, what may, and what is understood and never written', () => {
  const { parts, options, asOffered } = patternOf('(via|to) {at} [~to {to}] [!via {via}] [with {with}]');
  expect({ parts, options }).toEqual({
    parts: [{ words: ['via', 'to'] }, { slot: 'at' }],
    options: [
      { slot: 'to', lead: 'to', mayLackLead: true, isAside: false },
      { slot: 'via', lead: 'via', mayLackLead: false, isAside: true },
      { slot: 'with', lead: 'with', mayLackLead: false, isAside: false },
    ],
  });
  expect(asOffered.map(({ slot }) => slot)).toEqual(['to', 'with', 'via']);
  expect(patternOf('')).toEqual({ parts: [], options: [], asOffered: [] });
  expect(patternOf('[{at}]').options).toEqual([{ slot: 'at', lead: undefined, mayLackLead: false, isAside: false }]);
});

test.each(['to {to}', '{to', '[with G1]', '{to} and {at}'])('%s is none', (text) => {
  expect(() => patternOf(text)).toThrow('no pattern of an order');
});
