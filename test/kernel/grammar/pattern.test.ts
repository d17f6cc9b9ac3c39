import { expect, test } from 'vitest';
import { patternOf } from '../../../src/kernel/grammar/pattern.ts';

test('required words, optional words, and words that are understood but never written', () => {
  const { parts, options } = patternOf('(via|to) {at} [~to {to}] [!via {via}] [with {with}]');
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
  expect(patternOf('')).toEqual({ parts: [], options: [], names: [] });
});

test('words missing in their place, a literal word, and a slot with another name', () => {
  expect(patternOf('[{half}] {n} to {to:own}').parts).toEqual([
    { name: 'half', slot: 'half', mayLack: true },
    { name: 'n', slot: 'n', mayLack: false },
    { words: ['to'], isWritten: true },
    { name: 'to', slot: 'own', mayLack: false },
  ]);
  expect(patternOf('to|toward {to}').parts[0]).toEqual({ words: ['to', 'toward'], isWritten: true });
});

test.each(['{to', '[with G1]', '{}', '[{to}'])('%s is not a pattern', (text) => {
  expect(() => patternOf(text)).toThrow('no pattern of an order');
});
