/** Battles made up: two legal armies of the wanted nations and size, drawn up on ground, and the scales between them. */
import { expect, test } from 'vitest';
import type { Wish } from '../../../../src/kernel/random.ts';
import { NATIONS } from '../../../../src/rules/sabreur-hex/army/army.ts';
import { zoneOf } from '../../../../src/rules/sabreur-hex/deploy/zone.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { type SizeName, SIZES } from '../../../../src/rules/sabreur-hex/random/land.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { costOf, strengthLimits } from '../../../../src/rules/sabreur-hex/tables.ts';

const random = sabreurHex.random!;

/** Every size and every nation, several times. */
const WISHES: readonly Wish[] = random.sizes.flatMap(({ name, points }, i) =>
  NATIONS.map((red, n) => ({
    size: name,
    points,
    nations: { red, blue: NATIONS[(n + i + 1) % NATIONS.length]! },
    seed: `wish ${n}`,
  })),
);

function read(text: string): State {
  const found = sabreurHex.read(text);
  if ('faults' in found) throw new Error(`${JSON.stringify(found.faults)}\n${text}`);
  return found.state;
}

function costOfSide({ units }: State, side: 'red' | 'blue'): number {
  return units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + costOf(unit), 0);
}

test.each(WISHES)('$size, $nations.red against $nations.blue', (wish) => {
  const text = random.deal(wish)!;
  const state = read(text);
  const { cols, rows } = SIZES[wish.size as SizeName];
  expect(state.map).toMatchObject({ cols, rows });
  expect(state).toMatchObject({ turn: 1, phase: 'orders', orderPoints: 0, gone: [] });
  expect(sabreurHex.next(state)).toMatchObject({ kind: 'auto' });
  // All words say Red and Blue: they are painted so.
  expect(state.colours).toBeUndefined();
  for (const side of ['red', 'blue'] as const) {
    const zone = zoneOf(state, side);
    const own = state.units.filter((unit) => unit.side === side);
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter(({ at }) => !zone.includes(at))).toEqual([]);
    expect(state.armies[side].points).toBe(wish.points);
    expect(costOfSide(state, side)).toBeLessThanOrEqual(wish.points);
    expect(costOfSide(state, side)).toBeGreaterThanOrEqual(wish.points * 0.95);
  }
  expect(random.deal(wish)).toBe(text);
});

test('the strength setting makes one army stronger and the other weaker, within the rules', () => {
  const text = random.deal({ ...WISHES[8]!, seed: 'scales' })!;
  const costs = [-random.steps, -2, 0, 2, random.steps].map((steps) => random.costs(random.shiftBalance(text, steps)));
  expect(costs.map(({ red }) => red)).toEqual(costs.map(({ red }) => red).toSorted((a, b) => a - b));
  expect(costs.map(({ blue }) => blue)).toEqual(costs.map(({ blue }) => blue).toSorted((a, b) => b - a));
  expect(costs.at(-1)!.red - costs[0]!.red).toBeGreaterThan(40);
  for (const steps of [-random.steps, random.steps]) {
    const state = read(random.shiftBalance(text, steps));
    for (const unit of state.units) {
      const { min, max } = strengthLimits(unit);
      expect(unit.strength).toBe(unit.initial);
      expect(unit.initial).toBeGreaterThanOrEqual(min);
      expect(unit.initial).toBeLessThanOrEqual(max);
    }
    for (const side of ['red', 'blue'] as const) {
      expect(Math.abs(costOfSide(state, side) / state.armies[side].points - 0.975)).toBeLessThan(0.0251);
    }
  }
});

test('weighing again starts from where the scales were level', () => {
  const text = random.deal({ ...WISHES[8]!, seed: 'again' })!;
  expect(random.shiftBalance(random.shiftBalance(text, 0), 0)).toBe(random.shiftBalance(text, 0));
});

test('no battle if one nation has no army small enough', () => {
  expect(random.deal({ ...WISHES[0]!, points: 20 })).toBeUndefined();
});
