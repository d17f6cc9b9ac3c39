/** Are dice fair? Chi-squared tests over a million rolls of each, and over pairs of consecutive rolls. */
import { expect, test } from 'vitest';
import { createDie, type Die } from '../../src/dice/die.ts';
import { fairDice, keyOf } from '../../src/host/orders/dice.ts';
import { steadyDie } from './steady.ts';

const MILLION = 1_000_000;

/** What fair dice exceed once in ten thousand million runs, by degrees of freedom. */
const ONCE_IN_1E10 = new Map([
  [2, 46.05],
  [5, 55.56],
  [35, 116.74],
  [99, 216.27],
]);

/** Rolls a source by the million, a batch at a time. */
type Batch = (sides: number) => readonly number[];

/** The deviation from even counts, over values and over pairs of values. */
function unevenness(sides: number, next: Batch): { readonly single: number; readonly pairs: number } {
  const [single, pairs] = [new Uint32Array(sides), new Uint32Array(sides * sides)];
  let [thrown, before] = [0, 0];
  while (thrown < MILLION) {
    for (const value of next(sides)) {
      single[value - 1]!++;
      // Pairs that do not share a die.
      if (thrown % 2 === 1) pairs[(before - 1) * sides + value - 1]!++;
      before = value;
      thrown++;
    }
  }
  return { single: chiSquared(single), pairs: chiSquared(pairs) };
}

function chiSquared(counts: Uint32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function expectEven(next: Batch): void {
  for (const sides of [3, 6, 100]) {
    const { single, pairs } = unevenness(sides, next);
    expect(single, `D${sides}`).toBeLessThan(ONCE_IN_1E10.get(sides - 1)!);
    expect(sides === 6 ? pairs : 0, 'pairs').toBeLessThan(ONCE_IN_1E10.get(35)!);
  }
}

function batchesOf(die: Die): Batch {
  return (sides) => Array.from({ length: 1000 }, () => die(sides));
}

test('the chat’s dice are fair, from bytes that are the same in every run', () => {
  expectEven(batchesOf(steadyDie(7)));
});

test('the chat’s dice are fair, from the system’s bytes', () => {
  expectEven(batchesOf(createDie()));
});

test('a battle’s dice are fair, roll after roll and order after order', () => {
  const key = keyOf('5a'.repeat(32));
  let roll = 0;
  expectEven((sides) => {
    roll++;
    const source = { key, salts: ['', ''], position: roll >> 3, order: '45L fire 3D' } as const;
    return fairDice(source, roll & 7, 24, sides);
  });
});

test('unfair dice are detected', () => {
  const die = steadyDie(7);
  const loaded: Die = (sides) => (die(100) === 1 ? sides : die(sides));
  expect(() => expectEven(batchesOf(loaded))).toThrow('D3');
  // What a byte without rejection would give.
  expect(() => expectEven(batchesOf((sides) => ((die(256) - 1) % sides) + 1))).toThrow('D6');
});
