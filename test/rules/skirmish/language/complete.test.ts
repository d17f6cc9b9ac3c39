/** What is offered while an order is typed. */
import { describe, expect, test } from 'vitest';
import { skirmish as book } from '../../../../src/rules/skirmish/index.ts';
import { skirmish } from '../../../help/skirmish.ts';

const { now } = skirmish(
  'area wood en "the oaks" fr "les chênes" 66x34 70x34 70x38 66x38',
  'red 3L line close 8 ranks 2 at 40x20 face N',
  'red 1S sergeant of 3L at 40x14',
  'red 1V elite voltigeurs loose figures 64.3x30.7 66.8x30.7',
  'blue 9C light skirmish 4 at 40x70 face S',
);

const offered = (typed: string, language: 'en' | 'fr') =>
  book.complete(typed, now, 'red', language).map(({ shown }) => shown);

describe('places', () => {
  test('what is proposed, then named ground, then squares, the farthest forward first', () => {
    expect(offered('1V to ', 'en')).toMatchInlineSnapshot(`
      [
        "1V to the oaks",
        "1V to G4",
        "1V to F4",
      ]
    `);
    expect(offered('1V en ', 'fr')).toMatchInlineSnapshot(`
      [
        "1V déploie",
        "1V à les chênes",
        "1V à G4",
        "1V à F4",
      ]
    `);
  });

  test('a name and a square are completed as they are typed', () => {
    expect(offered('1V à les ch', 'fr')).toEqual(['1V à les chênes']);
    expect(offered('1V to g', 'en').every((each) => /^1V to G\d$/.test(each))).toBe(true);
  });

  test('no length of a proposal has more decimals than people type', () => {
    for (const typed of ['1V to ', '1V advance ', '3L to ', '3L advance ']) {
      for (const each of offered(typed, 'en')) expect(each).not.toMatch(/\.\d{2}/);
    }
  });
});
