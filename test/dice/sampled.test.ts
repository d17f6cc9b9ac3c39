/** Actual rolls match the exact distribution. */
import { expect, test } from 'vitest';
import { distributionOf } from '../../src/dice/chances.ts';
import type { Distribution } from '../../src/dice/distribution.ts';
import { readDice } from '../../src/dice/read.ts';
import { rollDice } from '../../src/dice/roll.ts';
import { steadyDie } from './steady.ts';

const THROWS = 10_000;
/**
 * The largest deviation of any cumulative share over this many rolls, except once in a thousand million
 * (Dvoretzky-Kiefer-Wolfowitz).
 */
const FURTHEST = Math.sqrt(Math.log(2 / 1e-9) / (2 * THROWS));

function distance(got: readonly number[], { least, chances }: Distribution): number {
  const counts = new Map<number, number>();
  for (const value of got) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [thrown, reckoned, furthest] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    thrown += (counts.get(least + at) ?? 0) / got.length;
    reckoned += chance;
    furthest = Math.max(furthest, Math.abs(thrown - reckoned));
  }
  // Every rolled value must be possible at all.
  return Math.abs(thrown - 1) < 1e-9 ? furthest : 1;
}

test.each([
  '2d6',
  '3d6-2d4+1',
  '2d6x10',
  'd66-d6',
  '4d6kh3',
  '3d6 drop highest',
  '5d6kl2',
  '3d6!',
  '4d6!>4',
  '3d6!kh2',
  '4d6r<3',
  '4d6ro1',
  '3d6r1!kl1',
  '8d6>=5',
  '6d6!=6>=5',
  '2d6<=7',
  '(4d6)>=15',
  '8 dice at 4+, 6s double, save 5+',
  '5 saves on 4+',
  '5d10r1 on 7+, 10 double, save 2-',
])('%s', (text) => {
  const notation = readDice(text);
  const exact = 'fault' in notation ? notation : distributionOf(notation);
  if ('fault' in notation || 'fault' in exact) throw new Error(text);
  const die = steadyDie(9);
  const lines = Array.from({ length: THROWS }, () => rollDice(notation, die).lines[0]!);
  expect(
    distance(
      lines.map(({ total }) => total),
      exact.total,
    ),
  ).toBeLessThan(FURTHEST);
  const met = lines.filter((line) => line.met).length / THROWS;
  expect(Math.abs(met - (exact.met ?? 0))).toBeLessThan(FURTHEST);
  const losses = lines.map(({ saves }) => saves?.losses ?? 0);
  expect(distance(losses, exact.losses ?? { least: 0, chances: Float64Array.of(1) })).toBeLessThan(FURTHEST);
});
