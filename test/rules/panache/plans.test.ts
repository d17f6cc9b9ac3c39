/** Orders of Panache written ahead: who is in reach, who is gone, and the turn they are written for. */
import { expect, test } from 'vitest';
import { panache as rules } from '../../../src/rules/panache/index.ts';
import { panache } from '../../help/panache.ts';

const { now } = panache(
  'red 3L infantry light 0505',
  'red 4L infantry light 0510',
  'blue 9K cavalry heavy 0508',
  'blue 8K cavalry heavy 1508',
);

test('an enemy is in reach if it is within the move of a unit ordered', () => {
  const reach = (unit: string, ...units: readonly string[]) =>
    rules.plans.holds({ kind: 'reach', unit }, units, now, 'red');
  expect(reach('9K', '3L')).toBe(true);
  expect(reach('8K', '3L', '4L')).toBe(false);
  expect(reach('9K')).toBe(false);
  expect(reach('7K', '3L')).toBe(false);
});

test('the rules have neither engagement nor order points; a lost unit no longer obeys', () => {
  expect(rules.plans.conditions).toEqual(['reach']);
  expect(rules.plans.holds({ kind: 'points', least: 0 }, ['3L'], now, 'red')).toBe(false);
  expect(rules.plans.broken(now, 'red')).toEqual([]);
  const gone = { ...now, gone: [{ ...now.units[0]!, why: 'left' as const }] };
  expect(rules.plans.broken(gone, 'red')).toEqual(['3L']);
  expect(rules.plans.broken(gone, 'blue')).toEqual([]);
});

test('orders are written for a turn of that side', () => {
  const then = rules.plans.begun(now, 'blue');
  expect(then).toMatchObject({ active: 'blue', phase: 'movement' });
  expect(rules.plans.begun(then, 'red').active).toBe('red');
});
