/** SK-GAP-11, -12: what a scenario may change, and how a player reads it. */
import { expect, test } from 'vitest';
import { options, variants } from '../../../src/rules/skirmish/variants.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const { now } = skirmish('red 2L line close 8 at 40x10', 'blue 7L line close 8 at 40x40');

test('SK-GAP-11 each variant is chosen and named, the usual value first; each value has its words', () => {
  for (const { name, says, now: usual, values } of variants.of(now)) {
    expect([usual.isOurs, values[0]!.value]).toEqual([true, usual.value]);
    for (const language of ['en', 'fr'] as const) words.say(language, says);
    const other = variants.choose(now, name, values[1]!.value);
    expect(variants.of(other).find((each) => each.name === name)!.now.value).toBe(values[1]!.value);
    for (const language of ['en', 'fr'] as const)
      for (const { means } of values) expect(words.say(language, means)).toMatch(/\.$/);
  }
});

test('SK-GAP-12 a scenario names where it differs', () => {
  expect(options(now)).toEqual([]);
  const other = variants.choose(variants.choose(now, 'fights', 'simple'), 'capabilities', 'off');
  expect(options(other).map((says) => words.say('en', says))).toEqual([
    'Everyone fires by the musket table alone; class 2 has −1. [GAP-11]',
    'Melee is fought by a short table of this bot, because the book has none. [GAP-12]',
  ]);
});
