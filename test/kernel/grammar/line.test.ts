import { expect, test } from 'vitest';
import { alias, linesOf, lineTable } from '../../../src/kernel/grammar/line.ts';
import { one, readerOf, several, wordSlot } from '../../../src/kernel/grammar/slot.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { read, wordsOf } from '../../../src/kernel/text/reader.ts';
import { EITHER_FIRST } from '../../../src/kernel/text/tokens.ts';
import { vocabularyOf } from '../../../src/kernel/text/vocabulary.ts';

type Deed =
  | { readonly do: 'go'; readonly to: number; readonly via: readonly number[]; readonly side?: 'left' | 'right' }
  | { readonly do: 'give'; readonly n: number; readonly to: number }
  | { readonly do: 'stop' }
  | { readonly do: 'stopAt'; readonly at: number };

const vocabulary = vocabularyOf(
  'go | go / walk | va\ngive | give | donne\nstop | stop | halte\nto | to | à\nvia | via | par\nleft | left | gauche\nright | right | droite',
  new Set(['the']),
);
const words = wordsOf(vocabulary);
const number = one<object, number>({
  *read(reader) {
    const token = words.take(reader, 'number');
    return token ? Number(token.text) : yield words.refuseWord(reader, ['to']);
  },
  sees: (reader) => words.upcoming(reader)?.kind === 'number',
  write: String,
});
const slots = {
  n: number,
  to: number,
  at: number,
  via: several(number),
  side: wordSlot<object, 'left' | 'right'>(words, vocabulary, 'left', 'right'),
};
const { line, lineBy } = linesOf<Deed, typeof slots>(slots);
const DEEDS = lineTable<object, Deed>(
  { vocabulary, words, slots },
  {
    go: line({ do: 'go' }, '[{side}] {to} [via {via}]'),
    give: lineBy(
      '{n} to {at}',
      ({ n, at }) => ({ do: 'give', n, to: at }),
      (deed, before) => (deed.do === 'give' ? { at: deed.to, ...(before?.do !== 'give' && { n: deed.n }) } : undefined),
    ),
    stop: [line({ do: 'stopAt' }, '{at}'), line({ do: 'stop' }, '')],
    left: alias(line({ do: 'go', side: 'left' }, '{to} [via {via}]')),
  },
);

function readOf(text: string): Deed | Refusal {
  return read(DEEDS.read(readerOf(text, EITHER_FIRST)));
}

test.each<[string, Deed]>([
  ['go 3', { do: 'go', to: 3, via: [] }],
  ['va gauche 3 par 4 5', { do: 'go', side: 'left', to: 3, via: [4, 5] }],
  ['left 3', { do: 'go', side: 'left', to: 3, via: [] }],
  ['give 2 to 3', { do: 'give', n: 2, to: 3 }],
  ['give 2 3', { do: 'give', n: 2, to: 3 }],
  ['stop', { do: 'stop' }],
  ['stop 7', { do: 'stopAt', at: 7 }],
])('%s', (text, deed) => {
  expect(readOf(text)).toEqual(deed);
});

test('a value is written by its line, in either language, never by an alias', () => {
  const go: Deed = { do: 'go', side: 'left', to: 3, via: [4, 5] };
  expect(DEEDS.write(go, 'en')).toBe('go left 3 via 4 5');
  expect(DEEDS.write(go, 'fr')).toBe('va gauche 3 par 4 5');
  expect(DEEDS.write({ do: 'go', to: 3, via: [] }, 'en')).toBe('go 3');
  expect(DEEDS.write({ do: 'stopAt', at: 7 }, 'fr')).toBe('halte 7');
  expect(DEEDS.write({ do: 'stop' }, 'fr')).toBe('halte');
});

test('a word implied by another is left out, and so is the word before a place', () => {
  const give: Deed = { do: 'give', n: 2, to: 3 };
  expect(DEEDS.writeOne(give, 'en')).toBe('give 2 to 3');
  expect(DEEDS.writeOne(give, 'en', { before: give })).toBe('give to 3');
  expect(DEEDS.writeOne(give, 'en', { isBare: true })).toBe('2 to 3');
});

test('a wrong beginning is refused with the words that may begin a line', () => {
  const refusal = readOf('jump') as Refusal;
  expect(refusal).toBeInstanceOf(Refusal);
  expect(JSON.stringify(refusal.says)).toContain('give');
});
