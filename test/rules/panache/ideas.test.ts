/** What a plain officer thinks of in Panache. */
import { expect, test } from 'vitest';
import { panache as rules } from '../../../src/rules/panache/index.ts';
import { readPosition } from '../../help/panache-lines.ts';

const thoughts = (...lines: readonly string[]) => rules.ideas(readPosition(lines), 'red').map(({ text }) => text);
const FOE = 'blue 9Z infantry medium 0501';

test('infantry closes with the enemy without giving up combat', () => {
  expect(thoughts(FOE, 'red 3L infantry medium 0505')).toEqual([expect.stringMatching(/^3L move 0[345]04$/)]);
  expect(thoughts(FOE, 'red 3L infantry medium 0502')).toEqual([]);
});

test('PA-MOV-02 a unit that would arrive too late to fight keeps its distance', () => {
  // Two hexes would bring it beside them, and cost it the fight; one does not.
  const texts = thoughts('blue 9Z infantry medium 0504', 'red 3L infantry medium 0507');
  expect(texts).toEqual([expect.stringMatching(/^3L move 0[456]06$/)]);
});

test('guns come no nearer than three hexes', () => {
  expect(thoughts(FOE, 'red 5M artillery light 0504')).toEqual([]);
  expect(thoughts(FOE, 'red 5M artillery light 0508')[0]).toMatch(/^5M move 0\d0\d$/);
});

test('an officer goes to the foremost troops', () => {
  const texts = thoughts(FOE, 'red 3L infantry medium 0502', 'red G1 officer medium 0504');
  expect(texts).toEqual(['G1 move 0502']);
});
