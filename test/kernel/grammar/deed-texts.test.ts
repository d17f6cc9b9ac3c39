/** Deeds by hand as text, from a table of forms: read in either language, written in one, and refused with what is meant. */
import { expect, test } from 'vitest';
import { deedTexts } from '../../../src/kernel/grammar/deeds.ts';
import { wordSlot } from '../../../src/kernel/grammar/slot.ts';
import { unitSlot } from '../../../src/kernel/grammar/unit-slot.ts';
import { numberSlot } from '../../../src/kernel/grammar/word-slots.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { wordsOf } from '../../../src/kernel/text/reader.ts';
import { DIGITS_FIRST } from '../../../src/kernel/text/tokens.ts';
import { vocabularyOf } from '../../../src/kernel/text/vocabulary.ts';

type Deed =
  | { readonly do: 'lose'; readonly unit: string; readonly n: number }
  | { readonly do: 'steady'; readonly unit: string; readonly is: boolean }
  | { readonly do: 'note'; readonly unit: string; readonly text: string }
  | { readonly do: 'split'; readonly unit: string; readonly n: number; readonly who?: 'red' | 'blue' }
  | { readonly do: 'winner'; readonly who: 'red' | 'blue' };

const vocabulary = vocabularyOf(
  `
lose     | lose / loses     | perd
steady   | steady           | en ordre
shaken   | shaken           | ébranlé
is       | is               | est
note     | note             | note
split    | split            | sépare
from     | from             | de
winner   | winner           | vainqueur
red      | red              | rouge
blue     | blue             | bleu
`,
  new Set(['the', 'le']),
);
const words = wordsOf(vocabulary);
const units = {
  all: ({ ids }: { ids: string[] }) => ids,
  likely: ({ state }: { state: { ids: string[] } }) => state.ids,
};
const { read, write } = deedTexts<{ ids: string[] }, Deed>({
  vocabulary,
  words,
  shapes: DIGITS_FIRST,
  likely: units.likely,
  is: 'is',
  slots: {
    unit: unitSlot(words, units),
    n: numberSlot(words, 2),
    who: wordSlot(words, vocabulary, 'red', 'blue'),
  },
  forms: [
    ['winner {who}', { do: 'winner' }],
    ['split {n} ~from {unit} [{who}]', { do: 'split' }],
    ['{unit} lose {n}', { do: 'lose' }],
    ['{unit} steady', { do: 'steady', is: true }],
    ['{unit} shaken', { do: 'steady', is: false }],
    ['{unit} note {text...}', { do: 'note' }],
  ],
  after: ({ ids }, deed) => ({ ids: deed.do === 'split' ? [...ids, '9Z'] : ids }),
});

test.each([
  ['3l loses 2', '3L lose 2', '3L perd 2'],
  ['3L est ébranlé', '3L shaken', '3L ébranlé'],
  ['3L is steady; winner red', '3L steady; winner red', '3L en ordre; vainqueur rouge'],
  ['split 2 3L', 'split 2 from 3L', 'sépare 2 de 3L'],
  ['sépare 2 de 3L bleu', 'split 2 from 3L blue', 'sépare 2 de 3L bleu'],
  [
    '3L note: runs   for the bridge, 2 by 2',
    '3L note runs for the bridge, 2 by 2',
    '3L note runs for the bridge, 2 by 2',
  ],
])('%s', (typed, english, french) => {
  const deeds = read(typed, { ids: ['3L'] });
  if (deeds instanceof Refusal) throw deeds;
  expect([write(deeds, 'en'), write(deeds, 'fr')]).toEqual([english, french]);
  for (const text of [english, french]) expect(read(text, { ids: ['3L'] })).toEqual(deeds);
});

test('a change may name a unit that the change before it made', () => {
  expect(read('9Z shaken', { ids: ['3L'] })).toBeInstanceOf(Refusal);
  expect(read('split 1 from 3L; 9Z shaken', { ids: ['3L'] })).toHaveLength(2);
});

test.each([
  ['winer red', 'refuse-word', ['winner red']],
  ['3L losse 2', 'refuse-word', ['3L lose 2']],
  ['3L lose many', 'refuse-number', []],
  ['3L steady at last', 'refuse-word-left', []],
  ['4L steady', 'refuse-unknown-unit', ['3L steady']],
  ['steady', 'refuse-no-unit', []],
])('%s is refused: %s', (typed, id, instead) => {
  const refusal = read(typed, { ids: ['3L'] }) as Refusal;
  expect([refusal.says.id, refusal.instead]).toEqual([id, instead]);
});
