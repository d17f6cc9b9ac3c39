/** The structure of the source, held to its current figures: each may fall, and none may rise. */
import { expect, test } from 'vitest';
import { houseOf } from './help/house.ts';

const house = houseOf();

test('no import cycles, not even for types', () => {
  expect(house.circles).toEqual([]);
});

test('in the host no import goes up', () => {
  expect(house.homeless).toEqual([]);
  expect(house.up).toEqual([]);
});

/** `to`: the target of the design. */
const figures = [
  { what: 'imports from one feature of the host to another', now: house.across.length, most: 0, to: 0 },
  { what: 'members a book must write', now: house.members.length, most: 17, to: 20 },
  {
    what: 'files that name one kind of question',
    now: Math.max(...[...house.questions.values()].map((files) => files.length)),
    most: 1,
    to: 1,
  },
  {
    what: 'files that import one kind of question',
    now: Math.max(...[...house.askers.values()].map((files) => files.length)),
    most: 8,
    to: 8,
  },
  {
    what: 'kinds of question that more files import than the rule that asks and the list',
    now: [...house.askers.values()].filter((files) => files.length > 2).length,
    most: 8,
    to: 8,
  },
  {
    what: 'lines of panache, the smallest book',
    now: house.rooms.find(({ room }) => room === 'src/rules/panache')!.lines,
    most: 5_325,
    to: 5_200,
  },
];

test('the figures are found', () => {
  expect(house.members).toContain('play');
  expect(house.questions.size).toBeGreaterThan(20);
});

test.each(figures)('$what: at most $most', ({ now, most }) => {
  expect(now).toBeLessThanOrEqual(most);
});
