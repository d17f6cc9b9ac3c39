/** The table of who answers, row by row: whoever stands higher speaks first. */
import { expect, test } from 'vitest';
import type { Respondent } from '../../../src/host/auto-answer.ts';
import { type Occasion, WHO_ANSWERS, whoAnswers } from '../../../src/host/orders/who-answers.ts';
import type { AnyRuleset } from '../../../src/host/ruleset.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import { type Question, Refusal } from '../../../src/kernel/play.ts';

/** Each answer can be given but `never`. */
const question: Question = {
  kind: 'ASK-99',
  to: 'red',
  unit: 'R1',
  about: {},
  options: [],
  fallback: 'stay',
  read: (text) => (text === 'never' ? new Refusal('', phrase('no')) : { value: text, text }),
};

function rules({ teaches = false } = {}): AnyRuleset {
  return {
    doctrines: ['plain', 'bold', 'silent'],
    doctrine: (name: string) => (name === 'silent' ? undefined : name),
    lesson: { asks: () => teaches },
  } as unknown as AnyRuleset;
}

const standingSays =
  (unit: boolean, all: boolean): Respondent['standing'] =>
  (scope) =>
    (scope === 'unit' ? unit : all) ? { text: scope, by: { who: 'standing', at: '2026-01-01' } } : undefined;

function person(more: Partial<Respondent> = {}): Respondent {
  const standing = standingSays(false, false);
  return { kind: 'person', rules: rules(), doctrine: 'silent', standing, isOverdue: false, ...more };
}

const ahead = (by: 'order' | 'filed', text: string, unit?: string) => ({
  to: 'red' as const,
  kind: 'ASK-99',
  text,
  by,
  ...(unit !== undefined && { unit }),
});

/** Everything below a row speaks too, as far as it can for one commander. */
const rows: readonly [row: number, occasion: Partial<Occasion>, text: string][] = [
  [0, { ahead: [ahead('order', 'a'), ahead('filed', 'b', 'R1')], respondent: person({ doctrine: 'bold' }) }, 'b'],
  [
    0,
    { ahead: [ahead('order', 'a'), ahead('filed', 'b')], respondent: person({ standing: standingSays(true, true) }) },
    'a',
  ],
  [
    1,
    { ahead: [ahead('order', 'never')], respondent: person({ standing: standingSays(true, true), doctrine: 'bold' }) },
    'unit',
  ],
  [2, { respondent: person({ standing: standingSays(false, true), doctrine: 'bold' }) }, 'all'],
  [3, { respondent: person({ kind: 'bot', standing: standingSays(true, true), isOverdue: true }) }, 'plain'],
  [4, { respondent: person({ kind: 'pupil', doctrine: 'bold', standing: standingSays(true, true) }) }, 'bold'],
  [5, { respondent: person({ doctrine: 'bold', isOverdue: true }) }, 'bold'],
  [6, { respondent: person({ isOverdue: true }) }, 'plain'],
  [6, { respondent: person({ kind: 'pupil', rules: rules({ teaches: true }), isOverdue: true }) }, 'plain'],
];

test.each(rows)('row %i', (row, occasion, text) => {
  const whole = { question, now: undefined, ahead: [], respondent: undefined, ...occasion };
  expect(WHO_ANSWERS.findIndex(({ says }) => says(whole) !== undefined)).toBe(row);
  expect(whoAnswers(whole)).toMatchObject({ text });
});

test('every row has its case', () => {
  expect(new Set(rows.map(([row]) => row)).size).toBe(WHO_ANSWERS.length);
});

test('if no row applies, the commander is asked; without a commander, the question is asked of no one', () => {
  const nothing = { question, now: undefined, ahead: [] };
  expect(whoAnswers({ ...nothing, respondent: person() })).toBe('ask');
  expect(whoAnswers({ ...nothing, respondent: person({ kind: 'pupil', rules: rules({ teaches: true }) }) })).toBe(
    'ask',
  );
  expect(whoAnswers({ ...nothing, respondent: undefined })).toBeUndefined();
});

test('a minor question that a doctrine would answer by default is not asked', () => {
  const quiet = { ...question, quiet: true, fallback: 'bold' };
  const occasion = { question: quiet, now: undefined, ahead: [], respondent: person({ doctrine: 'bold' }) };
  expect(whoAnswers(occasion)).toBeUndefined();
  expect(whoAnswers({ ...occasion, question: { ...quiet, fallback: 'stay' } })).toMatchObject({ text: 'bold' });
});
