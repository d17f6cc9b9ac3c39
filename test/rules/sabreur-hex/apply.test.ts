/** What is written into a position, and what is not. */
import { expect, test } from 'vitest';
import { apply } from '../../../src/rules/sabreur-hex/apply.ts';
import { unitOf } from '../../../src/rules/sabreur-hex/state.ts';
import { position, unit } from '../../help/position.ts';

const A = unit('A', 'red', [0, 0]);
const B = unit('B', 'blue', [0, -2], { facing: 3 });
const now = position({ units: [A, B], state: { group: ['A', 'C'] } });

test('SH-RIPOSTE-06 only return fire counts as the one return fire of a turn; other shots, even into a charge, do not', () => {
  const after = (how: 'fire' | 'return' | 'defensive') =>
    unitOf(apply(now, { type: 'fired', unit: 'A', target: 'B', how }), 'A').firedBack;
  expect([after('fire'), after('defensive'), after('return')]).toEqual([false, false, true]);
  const answered = apply(now, { type: 'fired', unit: 'A', target: 'B', how: 'return' });
  expect(unitOf(apply(answered, { type: 'fired', unit: 'A', target: 'B', how: 'defensive' }), 'A').firedBack).toBe(
    true,
  );
});

test('SH-FIRE-16 a shot fired before a unit formed square does not count as the one shot of the square', () => {
  const shot = apply(now, { type: 'fired', unit: 'A', target: 'B', how: 'fire' });
  expect(unitOf(shot, 'A').squareFired).toBe(false);
  const square = position({ units: [{ ...A, formation: 'square' }, B] });
  expect(unitOf(apply(square, { type: 'fired', unit: 'A', target: 'B', how: 'fire' }), 'A').squareFired).toBe(true);
});

test('SH-LOSS-01 a unit notes once who cost it men, and only if an enemy did', () => {
  const hit = apply(apply(now, { type: 'lost', unit: 'A', strength: 1, by: 'B' }), {
    type: 'lost',
    unit: 'A',
    strength: 1,
    by: 'B',
  });
  expect(unitOf(hit, 'A')).toMatchObject({ strength: 14, hurtBy: ['B'] });
  expect(unitOf(apply(now, { type: 'lost', unit: 'A', strength: 1 }), 'A').hurtBy).toEqual([]);
});

test('SH-LOSS-05 an eliminated unit leaves the open group', () => {
  const without = apply(now, { type: 'eliminated', unit: 'A', offMap: false, cost: 10, victoryPoints: 10 });
  expect(without.group).toEqual(['C']);
});

test('SH-TURN-07 a unit whose action is corrected by hand leaves the open group; the others stay', () => {
  expect(apply(now, { type: 'corrected', unit: 'A', to: { acted: true } }).group).toEqual(['C']);
});

test('SH-ORDERS-17, SH-Q-17 if points are given by hand the late orders are not yet due; at 0 points they are', () => {
  const late = { heldBack: ['A'], passedOver: [] };
  const waiting = position({ units: [A, B], state: { late, orderPoints: 0 } });
  expect(apply(waiting, { type: 'pointsSet', points: 2 })).not.toHaveProperty('late');
  expect(apply(waiting, { type: 'pointsSet', points: 0 }).late).toEqual(late);
});
