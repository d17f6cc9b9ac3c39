/** The examples of the book, by their numbers. */
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../src/hex/grid.ts';
import { mayFight } from '../../../src/rules/panache/sequence.ts';
import { type Field, panache } from '../../help/panache.ts';

const ROAD = 'road 0405 0505 0605 0705 0805 0905 1005 1105';
/** East of 0505, so many hexes away: along the road, where there is one. */
const EAST: readonly Hex[] = ['0505', '0605', '0705', '0805', '0905', '1005', '1105'];

/** So many hexes from 0505: `fights`, `no combat`, with dice lost; or the clause that refuses. */
function goes(kind: string, hexes: number, ...ground: readonly string[]): string {
  const start = panache(`red 3L ${kind} 0505`, ...ground);
  const t = hexes === 0 ? start : start.give('red', `3L move ${EAST[hexes]}`);
  if (t.refused !== 'nothing') return t.refused.split(' ')[0]!;
  const { diceLost } = t.unit('3L');
  return `${mayFight(t.now, t.unit('3L')) ? 'no combat' : 'fights'}${diceLost > 0 ? `, ${diceLost} dice fewer` : ''}`;
}

test('PA-EX-01 an allowance of 2, all along the road: 3 hexes, without combat or shooting', () => {
  expect(goes('infantry light', 3, ROAD)).toBe('no combat');
});

test('PA-EX-02 not on the road at the start, or leaving it: no extra hex, the ordinary allowance remains', () => {
  expect(goes('infantry light', 3, 'road 0605 0705 0805')).toBe('PA-ROAD-04');
  expect(goes('infantry light', 3, 'road 0405 0505 0605')).toBe('PA-ROAD-04');
  expect(goes('infantry light', 2, 'road 0605 0705 0805')).toBe('fights');
});

test('PA-EX-03 very light infantry', () => {
  expect([2, 3, 4].map((n) => goes('infantry very light', n))).toEqual(['fights', 'no combat', 'PA-MOV-01']);
});

test('PA-EX-04 medium infantry', () => {
  expect([1, 2, 3].map((n) => goes('infantry medium', n))).toEqual(['fights', 'no combat', 'PA-MOV-01']);
  expect(goes('infantry medium', 3, ROAD)).toBe('no combat');
});

test('PA-EX-05 very heavy infantry', () => {
  expect([0, 1].map((n) => goes('infantry very heavy', n))).toEqual(['fights', 'no combat']);
  expect(goes('infantry very heavy', 2, ROAD)).toBe('no combat');
});

test('PA-EX-06 light infantry mounted, all along one road', () => {
  const rides = (n: number) => goes('infantry light mounted horses', n, ROAD);
  expect([4, 5].map(rides)).toEqual(['no combat', 'PA-MOV-01']);
});

test('PA-EX-07 light infantry mounted, moving 2, keeps its combat', () => {
  expect(goes('infantry light mounted horses', 2)).toBe('fights');
});

test('PA-EX-08 heavy foot artillery on a road', () => {
  expect([1, 2].map((n) => goes('artillery heavy', n, ROAD))).toEqual(['no combat', 'PA-MOV-06']);
});

test('PA-EX-09 medium artillery on a road', () => {
  expect(goes('artillery medium', 2, ROAD)).toBe('no combat');
});

test('PA-EX-10 very light artillery', () => {
  const shots = [1, 2].map((n) => goes('artillery very light', n));
  expect(shots).toEqual(['fights, 1 dice fewer', 'no combat, 2 dice fewer']);
});

describe('PA-EX-11 to -13 through friends', () => {
  const passes = (kind: string, other: string): string =>
    panache(`red 3L ${kind} 0505`, `red 4L ${other} 0605`, ROAD).give('red', '3L move 0705 via 0605').refused;
  const straight = 'PA-THR-08 refuse-pa-through-friend';

  test('PA-EX-11 medium infantry not through medium infantry, but through light cavalry; light infantry through heavy', () => {
    expect(passes('infantry medium', 'cavalry light')).toBe('nothing');
    expect(passes('infantry light', 'infantry heavy')).toBe('nothing');
    const t = panache('red 3L infantry medium 0505', 'red 4L infantry medium 0605').give('red', '3L move 0705');
    expect(t.refused).toBe(straight);
  });

  test('PA-EX-12 light infantry that would have to stop on a friendly light unit’s hex', () => {
    const t = panache('red 3L infantry light 0505', 'red 4L infantry light 0605').give('red', '3L move 0605');
    expect(t.refused).toBe('PA-THR-05 refuse-pa-stop-friend');
  });

  test('PA-EX-13 a detachment of heavy infantry through its parent, not through another heavy unit', () => {
    const t = (parent: string): Field =>
      panache(
        `red 3La infantry heavy 0505 max 2 detached from ${parent}`,
        'red 3L infantry heavy 0605',
        'red 4L infantry heavy 0607',
      ).give('red', '3La move 0705');
    expect(t('3L').refused).toBe('nothing');
    expect(t('4L').refused).toBe(straight);
  });
});

test('PA-EX-14 past two hexes next to enemies: no extra cost', () => {
  const t = panache('red 3L infantry light 0505', 'blue 7L infantry light 0604', 'blue 8L infantry light 0606');
  expect(t.give('red', '3L move 0705').story).toBe('moved 3L 0605>0705 cost 2');
});

test('PA-EX-15 with a pre-played token: no move, an attack in place; after the movement phase the token is removed', () => {
  const t = panache('red 3L infantry light 0505 pre-played', 'blue 7L infantry light 0605');
  expect(t.give('red', '3L move 0405').refused).toBe('PA-TOK-01 refuse-pa-token');
  expect(mayFight(t.now, t.unit('3L'))).toBeUndefined();
  const ended = t.give('red', 'end');
  expect(ended.unit('3L').prePlayed).toBe(false);
  expect(mayFight(ended.now, ended.unit('3L'))).toBeUndefined();
});

test('PA-EX-16 a retreat off the table: a unit stays with 2 losses, a lone character leaves without any', () => {
  const t = panache('red 3L infantry light stands 6 0105', 'red G1 officer medium 0106', 'blue 7L infantry light 0805');
  const after = t.happens(
    { type: 'retreated', unit: '3L', path: [], notMade: 2 },
    { type: 'lost', unit: '3L', stands: 2 },
    { type: 'left', unit: 'G1', path: [], of: 'retreat' },
  );
  expect(after.unit('3L')).toMatchObject({ at: '0105', stands: 4 });
  expect(after.now.gone).toMatchObject([{ id: 'G1', why: 'left' }]);
  expect(after.give('red', 'G1 enter 0106').refused).toBe('PA-OFF-07 refuse-pa-left');
});
