import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chances, distributionOf } from '../../src/dice/chances.ts';
import { type Distribution, meanOf, quantileOf } from '../../src/dice/distribution.ts';
import { readDice } from '../../src/dice/read.ts';
import { varianceOf } from '../help/variance.ts';
import { rounds } from '../help/soak.ts';

/** The largest acceptable error. */
const ERROR = 1e-12;

function chances(text: string): Chances {
  const notation = readDice(text);
  const found = 'fault' in notation ? notation : distributionOf(notation);
  if ('fault' in found) throw new Error(`${text}: ${found.fault}`);
  return found;
}

function chanceAt({ least, chances: all }: Distribution, value: number): number {
  return all[value - least] ?? 0;
}

/** Counts every roll of six-sided dice. */
function counted(dice: number, worth: (faces: readonly number[]) => number): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  const all = 6 ** dice;
  for (let way = 0; way < all; way++) {
    const faces = Array.from({ length: dice }, (_none, die) => (Math.floor(way / 6 ** die) % 6) + 1);
    const value = worth(faces);
    ways.set(value, (ways.get(value) ?? 0) + 1 / all);
  }
  return ways;
}

const sum = (faces: readonly number[]) => faces.reduce((total, face) => total + face, 0);
const rising = (faces: readonly number[]) => faces.toSorted((a, b) => a - b);

test.each<[string, number, (faces: readonly number[]) => number]>([
  ['3d6', 3, sum],
  ['2d6x10-5', 2, (faces) => 10 * sum(faces) - 5],
  ['2d6-d6', 3, ([a, b, c]) => a! + b! - c!],
  ['d66', 2, ([a, b]) => 10 * a! + b!],
  ['4d6kh3', 4, (faces) => sum(rising(faces).slice(1))],
  ['4d6 sans la plus haute', 4, (faces) => sum(rising(faces).slice(0, 3))],
  ['5d6kl2+1', 5, (faces) => sum(rising(faces).slice(0, 2)) + 1],
  ['5d6dl4', 5, (faces) => rising(faces).at(-1)!],
  ['10-2d6kh1', 2, (faces) => 10 - rising(faces).at(-1)!],
  ['5d6>=5', 5, (faces) => faces.filter((face) => face >= 5).length],
  ['5 dés à 4+, 6 doubles', 5, (faces) => sum(faces.map((face) => (face < 4 ? 0 : face < 6 ? 1 : 2)))],
  ['d6ro<3', 2, ([first, second]) => (first! < 3 ? second! : first!)],
])('%s is as likely as all its ways counted one by one', (text, dice, worth) => {
  const { total } = chances(text);
  const ways = counted(dice, worth);
  for (const [value, chance] of ways) expect(Math.abs(chanceAt(total, value) - chance)).toBeLessThan(ERROR);
  expect([...total.chances].filter((chance) => chance > 0)).toHaveLength(ways.size);
});

test('a morale test, and chances of the total', () => {
  expect(chances('2d6<=7').met).toBeCloseTo(21 / 36, 12);
  expect(chances('2d6>=8').met).toBeCloseTo(15 / 36, 12);
  expect(chances('(2d6)=2').met).toBeCloseTo(1 / 36, 12);
  expect(chances('2d6>=13').met).toBe(0);
});

test('unsaved hits are losses: 2 dice at 4+, each saved on 5 or more', () => {
  const { total, losses } = chances('2 dice at 4+, save 5+');
  expect(chanceAt(total, 2)).toBeCloseTo(1 / 4, 12);
  expect(chanceAt(losses!, 2)).toBeCloseTo((1 / 4) * (4 / 9), 12);
  expect(chanceAt(losses!, 1)).toBeCloseTo((1 / 2) * (2 / 3) + (1 / 4) * (4 / 9), 12);
  const doubled = chances('d6 on 4+, 6 double, save 5+');
  expect(chanceAt(doubled.losses!, 2)).toBeCloseTo((1 / 6) * (4 / 9), 12);
  expect(meanOf(chances('8 dés à 4+, 6 doubles, sauvegarde 5+').losses!)).toBeCloseTo((8 * 4) / 6 / 1.5, 12);
});

test('five hits, each saved on 4 or more, are like five coins', () => {
  const { total, losses } = chances('5 saves on 4+');
  expect(chanceAt(total, 5)).toBe(1);
  expect([0, 1, 2, 3, 4, 5].map((lost) => chanceAt(losses!, lost) * 32)).toEqual([1, 5, 10, 10, 5, 1]);
});

test('a die explodes at most ten times', () => {
  const { total } = chances('d6!');
  expect(chanceAt(total, 5)).toBeCloseTo(1 / 6, 12);
  expect(chanceAt(total, 6)).toBe(0);
  expect(chanceAt(total, 13)).toBeCloseTo(1 / 6 ** 3, 12);
  expect(chanceAt(total, 66)).toBeCloseTo(1 / 6 ** 11, 15);
});

test('a die that rerolls ones ends on a one only if every roll is a one', () => {
  const { total } = chances('d6r1');
  expect(chanceAt(total, 1)).toBeCloseTo(1 / 6 ** 11, 15);
  expect(chanceAt(total, 2)).toBeCloseTo((1 - 1 / 6 ** 11) / 5, 12);
});

test('mean, variance and quantiles', () => {
  const { total } = chances('2d6');
  expect(meanOf(total)).toBeCloseTo(7, 12);
  expect(varianceOf(total.chances)).toBeCloseTo(35 / 6, 12);
  expect([0, 0.1, 0.5, 0.9, 1].map((part) => quantileOf(total, part))).toEqual([2, 4, 7, 10, 12]);
  expect(meanOf(chances('20d1000').total)).toBeCloseTo(10_010, 7);
});

/** In integers of any size: the number of ways to reach each total. */
function exactWays(dice: number, sides: number): bigint[] {
  let ways = [1n];
  for (let die = 0; die < dice; die++) {
    const more = Array.from({ length: ways.length + sides }, () => 0n);
    for (const [at, way] of ways.entries()) for (let face = 1; face <= sides; face++) more[at + face]! += way;
    ways = more;
  }
  return ways;
}

test.each([
  [100, 6],
  [12, 100],
])('%id%i: the error against whole numbers is far below what is promised, also of the rarest', (dice, sides) => {
  const { total } = chances(`${dice}d${sides}`);
  const ways = exactWays(dice, sides);
  const all = BigInt(sides) ** BigInt(dice);
  for (const [value, way] of ways.entries()) {
    const exact = Number((way * 10n ** 300n) / all) / 1e300;
    expect(Math.abs(chanceAt(total, value) - exact)).toBeLessThanOrEqual(1e-13 * exact);
  }
});

const small = fc.record({
  count: fc.integer({ min: 2, max: 6 }),
  sides: fc.integer({ min: 2, max: 20 }),
  kept: fc.nat(),
});

describe('any dice', () => {
  const change = fc.constantFrom('', '!', 'r1', 'ro1', 'kh1', 'kl1', '*10', '!kh1', 'r1!');
  const end = fc.constantFrom('', '>=4', '<=9', ' on 2+', '+d6', '-3', '+2d10kl1', ' on 2+, 2 double, save 2+');

  test('its chances add up to 1', () => {
    fc.assert(
      fc.property(small, change, end, ({ count, sides }, changed, ended) => {
        const notation = readDice(`${count}d${sides}${changed}${ended}`);
        if ('fault' in notation) return;
        const found = distributionOf(notation);
        expect('fault' in found ? found.fault : 'large').toBe('large');
        if ('fault' in found) return;
        for (const each of [found.total, ...(found.losses ? [found.losses] : [])]) {
          expect(Math.abs(each.chances.reduce((all, chance) => all + chance, 0) - 1)).toBeLessThan(ERROR);
          expect(each.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        }
      }),
      { numRuns: rounds(200) },
    );
  });

  test('keeping the highest and dropping the lowest are the same; kept and dropped add up to the whole', () => {
    fc.assert(
      fc.property(small, ({ count, sides, kept }) => {
        const some = 1 + (kept % (count - 1));
        const dice = `${count}d${sides}`;
        const high = chances(`${dice}kh${some}`).total;
        expect(chances(`${dice}dl${count - some}`).total).toEqual(high);
        const low = chances(`${dice}kl${count - some}`).total;
        expect(chances(`${dice}dh${some}`).total).toEqual(low);
        expect(meanOf(high) + meanOf(low)).toBeCloseTo((count * (sides + 1)) / 2, 9);
      }),
      { numRuns: rounds(100) },
    );
  });
});

test.each(['100d20', '100d100', '20d1000', '20d100kh10', '10d10!kh5', '50d6!', '100 dice on 4+, 6s double, save 5+'])(
  '%s is calculated: more than people roll',
  (text) => {
    expect(chances(text).total.chances.length).toBeGreaterThan(0);
  },
);

test.each(['100d1000', '10d20!kh5', '100d100kh50', '20d1000kh10', '100d1000!', 'd6*1000000', '10d1000kh5+10d1000kl5'])(
  '%s is refused as too expensive',
  (text) => {
    const notation = readDice(text);
    expect('fault' in notation ? notation : distributionOf(notation)).toEqual({ fault: 'large', at: 0 });
  },
);
