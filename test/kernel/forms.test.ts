/** Answers from a table of forms: as they are stored, as both languages write them, as they are typed. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/kernel/play.ts';
import { formsIn, type Slot } from '../../src/kernel/text/forms.ts';
import { type Parse, type Reading, read, wordsOf } from '../../src/kernel/text/reader.ts';
import { tokensOf } from '../../src/kernel/text/tokens.ts';
import { vocabularyOf } from '../../src/kernel/text/vocabulary.ts';

const VOCABULARY = vocabularyOf(
  `
none | none / nobody | rien
pass | pass | reporte
to   | to | à
with | with | avec
stay | stay put | reste sur place
`,
  new Set(['the', 'le']),
);
const words = wordsOf(VOCABULARY);
const forms = formsIn<Reading>({ ...words, shown: VOCABULARY.shown });

const UNIT: Slot<Reading, string> = {
  shape: '\\S+',
  parse: (text) => text,
  write: (unit) => unit,
  *read(reader): Parse<string> {
    const token = words.take(reader, 'unit');
    if (!token) return yield words.refuseWord(reader, []);
    return token.raw;
  },
};

const NUMBER: Slot<Reading, number> = {
  shape: '\\d+',
  parse: Number,
  write: String,
  *read(reader): Parse<number> {
    const token = words.take(reader, 'number');
    if (!token) return yield words.refuseWord(reader, []);
    return Number(token.text);
  },
};

const CHOICE = forms(
  { none: 'none', pass: 'pass {n} to {unit}[ with {friend}]', stay: 'stay', own: '{unit} stay' },
  { n: NUMBER, unit: UNIT, friend: UNIT },
);

const WITH = { say: 'pass', n: 2, unit: '3L', friend: '5D' } as const;

describe('the stored form', () => {
  test.each([
    ['none', { say: 'none' }],
    ['pass 2 to 3L', { say: 'pass', n: 2, unit: '3L' }],
    ['pass 2 to 3L with 5D', WITH],
    ['stay put', { say: 'stay' }],
    ['3L stay put', { say: 'own', unit: '3L' }],
  ] as const)('%s', (text, value) => {
    expect(CHOICE.parse(text)).toEqual(value);
    expect(CHOICE.write(value, 'en')).toBe(text);
  });

  test.each(['', 'nobody', 'pass to 3L', 'pass 2 to 3L with', 'pass 2 to 3L 5D', 'stay', ' none', 'None'])(
    'text that is not canonical is no answer: «%s»',
    (text) => {
      expect(CHOICE.parse(text)).toBeUndefined();
    },
  );

  test('in the reader’s language', () => {
    expect([CHOICE.write(WITH, 'fr'), CHOICE.write({ say: 'stay' }, 'fr')]).toEqual([
      'reporte 2 à 3L avec 5D',
      'reste sur place',
    ]);
  });
});

function typed(text: string) {
  return read(CHOICE.read({ typed: text, tokens: tokensOf(text), at: 0 }));
}

describe('the typed form', () => {
  test.each([
    ['Nobody', { say: 'none' }],
    ['the none', { say: 'none' }],
    ['Reporte 2 à 3L', { say: 'pass', n: 2, unit: '3L' }],
    ['pass 2 to 3L with 5D, none', WITH],
    ['3L reste sur place', { say: 'own', unit: '3L' }],
  ])('%s', (text, value) => {
    expect(typed(text)).toEqual(value);
  });

  test.each(['pass 2', 'pass 2 to 3L with', 'none none', ''])(
    'too few or too many values are refused: «%s»',
    (text) => {
      expect(typed(text)).toBeInstanceOf(Refusal);
    },
  );
});
