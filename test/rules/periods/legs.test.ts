/** PE-GEO-06, -30, PE-FMR: what of a leg is left when a new line is written, and legs of different rates in one quarter. Lengths in millimetres. */
import { expect, test } from 'vitest';
import { isAligned } from '../../../src/rules/periods/position/formed.ts';
import type { Act } from '../../../src/rules/periods/order.ts';
import { whyNotWritten } from '../../../src/rules/periods/sheet/written.ts';
import { ahead, alone, at, line, periods, red, type Table } from '../../help/periods.ts';

const START = at(900, 600);
const LEFT: Act = { do: 'wheel', hand: 'left', angle: 9_000 };
const FORCED = { forced: true };

/** A line of twelve has wheeled for a half: 70 of 282.75. */
function wheeling(status: 'regular' | 'militia' = 'regular'): Table {
  return periods(red('3L', START, 'line', { figures: 12, status }))
    .sheets(line('3L', [LEFT]))
    .quarter()
    .quarter();
}

test('PE-GEO-30 what a wheel has walked is not taken from the leg of a new line', () => {
  const t = wheeling()
    .half(line('3L', [ahead(30)]))
    .quarter();
  expect(t.battle.walked('3L')).toBe(30);
  expect(t.battle.unit('3L').acts).toEqual([]);
  expect(isAligned(t.battle.unit('3L'))).toBe(true);
});

test('PE-GAP-14 PE-GEO-30 a line is judged without what a wheel has walked that it does not go on with', () => {
  const { now } = wheeling().endHalf().battle;
  const judged = (...acts: readonly Act[]) => whyNotWritten(now, 'red', { lines: [] }, line('3L', acts))?.clause;
  expect(judged(ahead(70))).toBeUndefined();
  expect(judged(ahead(70.01))).toBe('PE-DST-05');
  // 22.28 degrees of it are done; a half takes it 22.28 further.
  expect(judged({ ...LEFT, angle: 2_228 } as Act)).toBeUndefined();
  expect(judged({ ...LEFT, angle: 2_230 } as Act)).toBe('PE-DST-05');
});

test('PE-WHL-04 PE-GEO-06 the undrilled come into line again over their depth after a wheel that they leave off', () => {
  const t = wheeling('militia')
    .half(line('3L', [ahead(30)]))
    .quarter();
  // 15 of depth cost 30; 5 more are left of 35.
  expect(t.battle.walked('3L')).toBe(35);
  expect(t.battle.unit('3L').aligning).toBe(0);
  expect(t.battle.unit('3L').leg).toMatchObject({ walked: 2_000 });
});

test('PE-GEO-06 whoever stands for a quarter is aligned again, and a wheel written then begins anew', () => {
  const t = wheeling().half();
  expect(isAligned(t.battle.unit('3L'))).toBe(false);
  const stood = t.quarter();
  expect(isAligned(stood.battle.unit('3L'))).toBe(true);
  expect(
    stood
      .quarter()
      .half(line('3L', [LEFT]))
      .quarter()
      .battle.unit('3L').leg,
  ).toMatchObject({ walked: 3_500 });
});

test('PE-GEO-30 a forced march that is written anew is walked from its beginning', () => {
  const t = alone('marchColumn', [ahead(400, FORCED)])
    .quarter()
    .quarter();
  expect(t.battle.at('3L')).toBe('900,735/0');
  expect(
    t
      .half(line('3L', [ahead(60, FORCED)]))
      .quarter()
      .battle.at('3L'),
  ).toBe('900,795/0');
});

test('PE-FMR-03 -05 PE-GEO-30 an ordinary leg before a forced one goes at its own rate, and leaves the unit formed', () => {
  const t = alone('marchColumn', [ahead(40), ahead(60, FORCED)]).quarter();
  // Five of 45 are left: at half as much again, 7.5.
  expect(t.battle.at('3L')).toBe('900,647.5/0');
  expect(t.battle.unit('3L')).toMatchObject({ condition: 'unformed', forced: { now: true } });
  const plain = alone('marchColumn', [ahead(45), ahead(60, FORCED)]).quarter();
  expect(plain.battle.at('3L')).toBe('900,645/0');
  expect(plain.battle.unit('3L').condition).toBe('formed');
});

test('PE-FMR-03 PE-GEO-30 after a forced leg an ordinary one, or a wheel, goes at its own rate', () => {
  const t = alone('marchColumn', [ahead(45, FORCED), ahead(60)]).quarter();
  // 22.5 of 67.5 are left: two thirds of that.
  expect(t.battle.at('3L')).toBe('900,660/0');
  const wheeled = alone('marchColumn', [ahead(45, FORCED), LEFT]).quarter();
  expect(wheeled.battle.unit('3L').leg).toMatchObject({ walked: 1_500, wheel: 'left' });
});
