/** What is written into a position, and what is not. */
import { expect, test } from 'vitest';
import { apply } from '../../../src/rules/sabreur-hex/apply.ts';
import { unitOf } from '../../../src/rules/sabreur-hex/state.ts';
import { position, unit } from '../../help/position.ts';

const A = unit('A', 'red', [0, 0]);
const B = unit('B', 'blue', [0, -2], { facing: 3 });
const now = position({ units: [A, B], state: { group: ['A', 'C'] } });

test('SH-RIPOSTE-06 only return fire is fired once a turn: a shot of its own, or into a charge, leaves it', () => {
  const after = (how: 'fire' | 'return' | 'defensive') =>
    unitOf(apply(now, { type: 'fired', unit: 'A', target: 'B', how }), 'A').firedBack;
  expect([after('fire'), after('defensive'), after('return')]).toEqual([false, false, true]);
  const answered = apply(now, { type: 'fired', unit: 'A', target: 'B', how: 'return' });
  expect(unitOf(apply(answered, { type: 'fired', unit: 'A', target: 'B', how: 'defensive' }), 'A').firedBack).toBe(
    true,
  );
});

test('SH-FIRE-16 a shot before it formed square is not the one shot of a square', () => {
  const shot = apply(now, { type: 'fired', unit: 'A', target: 'B', how: 'fire' });
  expect(unitOf(shot, 'A').squareFired).toBe(false);
  const square = position({ units: [{ ...A, formation: 'square' }, B] });
  expect(unitOf(apply(square, { type: 'fired', unit: 'A', target: 'B', how: 'fire' }), 'A').squareFired).toBe(true);
});

test('SH-LOSS-01 who has cost it men is noted once, and no one where no one did', () => {
  const hit = apply(apply(now, { type: 'lost', unit: 'A', strength: 1, by: 'B' }), {
    type: 'lost',
    unit: 'A',
    strength: 1,
    by: 'B',
  });
  expect(unitOf(hit, 'A')).toMatchObject({ strength: 14, hurtBy: ['B'] });
  expect(unitOf(apply(now, { type: 'lost', unit: 'A', strength: 1 }), 'A').hurtBy).toEqual([]);
});

test('SH-LOSS-05 who is eliminated leaves the open group', () => {
  const without = apply(now, { type: 'eliminated', unit: 'A', offMap: false, cost: 10, victoryPoints: 10 });
  expect(without.group).toEqual(['C']);
});

test('SH-TURN-07 whose action is set right by hand leaves the open group, and no one else does', () => {
  expect(apply(now, { type: 'corrected', unit: 'A', to: { acted: true } }).group).toEqual(['C']);
});

test('SH-ORDERS-17, SH-Q-17 with points given by hand the late orders are not yet due; with none they are', () => {
  const late = { heldBack: ['A'], passedOver: [] };
  const waiting = position({ units: [A, B], state: { late, orderPoints: 0 } });
  expect(apply(waiting, { type: 'pointsSet', points: 2 })).not.toHaveProperty('late');
  expect(apply(waiting, { type: 'pointsSet', points: 0 }).late).toEqual(late);
});
