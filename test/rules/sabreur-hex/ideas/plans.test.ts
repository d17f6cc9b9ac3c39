/** Orders of Sabreur-hex written ahead: what must hold when their time comes, and who can no longer take orders. */
import { expect, test } from 'vitest';
import type { Condition } from '../../../../src/kernel/ruleset.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { battle } from '../../../help/battle.ts';

const { plans } = sabreurHex;
const { now } = battle(
  'red 7C heavy cavalry 0508 N',
  'red 9L line infantry column 0703 N',
  'blue 3L line infantry column 0702 S',
  'blue 4L line infantry line 0504 S',
);
const holds = (condition: Condition, ...units: readonly string[]) => plans.holds(condition, units, now, 'red');

test('engaged or not, for units of either side; a lost unit is neither', () => {
  expect(holds({ kind: 'engaged', unit: '9L' })).toBe(true);
  expect(holds({ kind: 'free', unit: '9L' })).toBe(false);
  expect(holds({ kind: 'free', unit: '7C' })).toBe(true);
  expect(holds({ kind: 'engaged', unit: '7C' })).toBe(false);
  expect(holds({ kind: 'engaged', unit: '99X' })).toBe(false);
  expect(holds({ kind: 'free', unit: '99X' })).toBe(false);
});

test('SH-FIRE-07, SH-CHARGE-08 in reach by a charge or a shot of one of the units ordered', () => {
  expect(holds({ kind: 'reach', unit: '4L' }, '7C')).toBe(true);
  expect(holds({ kind: 'reach', unit: '3L' }, '7C')).toBe(false);
  expect(holds({ kind: 'reach', unit: '3L' }, '7C', '9L')).toBe(true);
  expect(holds({ kind: 'reach', unit: '4L' })).toBe(false);
});

test('SH-CHARGE-04, -05, -08 a unit beyond its move, behind it, or behind impassable ground cannot be charged', () => {
  const reach = (target: string, ...ground: readonly string[]) => {
    const at = battle('red 7C heavy cavalry 0508 N', `blue 4L line infantry line ${target} S`, ...ground);
    return plans.holds({ kind: 'reach', unit: '4L' }, ['7C'], at.now, 'red');
  };
  expect([reach('0504'), reach('0503'), reach('0511')]).toEqual([true, false, false]);
  expect(reach('0504', 'hex 0405 impassable', 'hex 0505 impassable', 'hex 0605 impassable')).toBe(false);
});

test('SH-ASSAULT-05 an engaged unit cannot charge, but reaches what it may assault', () => {
  const at = battle(
    'red 7C heavy cavalry 0508 N',
    'blue 3L line infantry line 0507 S',
    'blue 4L line infantry line 0607 S',
    'blue 5L line infantry line 0505 S',
  );
  const reach = (unit: string) => plans.holds({ kind: 'reach', unit }, ['7C'], at.now, 'red');
  expect([reach('3L'), reach('5L')]).toEqual([true, false]);
});

test('points left of the side to move', () => {
  const rich = { ...now, active: 'red' as const, orderPoints: 2 };
  const has = (least: number, by: 'red' | 'blue') => plans.holds({ kind: 'points', least }, [], rich, by);
  expect(has(2, 'red')).toBe(true);
  expect(has(3, 'red')).toBe(false);
  expect(has(1, 'blue')).toBe(false);
});

test('a panicked or lost unit no longer obeys', () => {
  const units = now.units.map((unit) => (unit.id === '7C' ? { ...unit, formation: 'horde' as const } : unit));
  expect(plans.broken({ ...now, units }, 'red')).toEqual(['7C']);
  expect(plans.broken(now, 'red')).toEqual([]);
});

test('orders are written for a turn of that side, with points for everything', () => {
  expect(plans.begun(now, 'blue')).toMatchObject({ active: 'blue', phase: 'actions' });
});
