/** The conditions of orders written ahead: taken out of the text, read in both languages, and shown. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/kernel/play.ts';
import type { Condition } from '../../src/kernel/ruleset.ts';
import { cutConditions, readCondition, showCondition } from '../../src/kernel/text/conditions.ts';

const KNOWN = ['engaged', 'free', 'reach', 'points'] as const;
const read = (text: string, known: readonly Condition['kind'][] = KNOWN) =>
  readCondition(text, ['45L', '20L', 'G1'], known);

describe('conditions cut out of the orders', () => {
  test.each([
    ['45L march 1507, if 45L not engaged', '45L march 1507', ['45L not engaged']],
    ['45L march 1507 if 45L not engaged and 2 points left', '45L march 1507', ['45L not engaged', '2 points left']],
    ['if 20L in reach, 57L fire 20L', '57L fire 20L', ['20L in reach']],
    ['7C charge 3D, if square stop, if 3D in reach, pursue', '7C charge 3D, if square stop, pursue', ['3D in reach']],
    ['7C charge 3D, if failed stay at 5', '7C charge 3D, if failed stay at 5', []],
    ['45L marche 1507 si le 45L pas engagé', '45L marche 1507', ['le 45L pas engagé']],
    ["57L tire 20L, s'il reste 2 points", '57L tire 20L', ['il reste 2 points']],
    ['57L fire 20L if at least 2 points', '57L fire 20L', ['at least 2 points']],
    ['3L advance 8,,5', '3L advance 8,,5', []],
    ['3L avance 8,5, si 3L engagé', '3L avance 8,5', ['3L engagé']],
    ['end', 'end', []],
  ])('%s', (typed, order, conditions) => expect(cutConditions(typed)).toEqual([{ order, conditions }]));

  test('each order keeps its own conditions', () => {
    const cut = cutConditions('45L march 1507 if 45L not engaged; 57L fire 20L\n; end');
    expect(cut.map(({ order }) => order)).toEqual(['45L march 1507', '57L fire 20L', 'end']);
    expect(cut.map(({ conditions }) => conditions.length)).toEqual([1, 0, 0]);
  });
});

describe('conditions that can be read', () => {
  test.each([
    ['45L not engaged', { kind: 'free', unit: '45L' }],
    ['le 45l pas engagé', { kind: 'free', unit: '45L' }],
    ['45L is no longer engaged', { kind: 'free', unit: '45L' }],
    ['45L engaged', { kind: 'engaged', unit: '45L' }],
    ['20L still in reach', { kind: 'reach', unit: '20L' }],
    ['20L à portée', { kind: 'reach', unit: '20L' }],
    ['g1 in reach', { kind: 'reach', unit: 'G1' }],
    ['2 points left', { kind: 'points', least: 2 }],
    ['at least 2 order points', { kind: 'points', least: 2 }],
    ['il reste 2 points', { kind: 'points', least: 2 }],
    ['2+ points', { kind: 'points', least: 2 }],
  ])('%s', (text, condition) => expect(read(text)).toEqual(condition));

  test.each([
    ['99X engaged', 'refuse-unknown-unit'],
    ['45L enggaed', 'refuse-word'],
    ['45L not engaged today', 'refuse-word-here'],
    ['2 hexes', 'refuse-word-here'],
  ])('refused: %s', (text, id) => {
    const found = read(text);
    expect(found instanceof Refusal && found.says.id).toBe(id);
  });

  test('unknown conditions are refused by name', () => {
    const found = read('45L engaged', ['reach']);
    expect(found instanceof Refusal && found.says.id).toBe('refuse-condition-engaged');
  });
});

test('a shown condition can be read again', () => {
  const all: Condition[] = [
    { kind: 'free', unit: '45L' },
    { kind: 'engaged', unit: '45L' },
    { kind: 'reach', unit: '20L' },
    { kind: 'points', least: 2 },
    { kind: 'points', least: 1 },
  ];
  for (const condition of all)
    for (const language of ['en', 'fr'] as const) {
      const [cut] = cutConditions(`45L march 1507, ${showCondition(condition, language)}`);
      expect(cut!.conditions.map((text) => read(text))).toEqual([condition]);
    }
  expect(all.map((each) => showCondition(each, 'fr'))).toEqual([
    'si 45L non engagé',
    'si 45L engagé',
    'si 20L à portée',
    'si 2 points restants',
    'si 1 point restant',
  ]);
});
