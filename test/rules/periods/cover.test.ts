/** PE-COB-07, -08, PE-Q-21, -47: whom a charge turns upon to cover itself, and whom not. Lengths in millimetres. */
import { expect, test } from 'vitest';
import { couldCharge } from '../../../src/rules/periods/charge/may.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, line, onTable, periods, red, table } from '../../help/periods.ts';

const STANDS = { charged: 'stand' } as const;

/** Red 3L charges 11L; after its first quarter, at 245, 12L has it straight ahead from 100 away and could charge it. */
const CHARGER = red('3L', at(900, 200), 'marchColumn');
const TARGET = blue('11L', at(900, 600, 180), 'line', { posture: 'hold' });
const ASIDE = 122.5 * Math.SQRT1_2;
const THREAT = blue('12L', at(900 + ASIDE, 245 + ASIDE, 225), 'marchColumn');

function second(...others: readonly Unit[]) {
  return periods(CHARGER, TARGET, THREAT, ...others)
    .sheets(
      charge('3L', '11L'),
      line('11L', [], STANDS),
      line('12L', [], STANDS),
      ...others.map(({ id }) => charge(id, '12L')),
    )
    .quarter()
    .quarter();
}

test('PE-Q-47 PE-CMU-01 it does not turn upon an enemy that a friend charges on that side', () => {
  expect(second().battle.unit('3L').course).toMatchObject({ target: '12L' });
  const t = second(red('4L', at(960, 150, 8.33), 'marchColumn'));
  expect(t.battle.unit('4L').course).toMatchObject({ target: '12L' });
  expect(t.battle.unit('3L').course).toMatchObject({ target: '11L' });
  expect(t.battle.walked('3L')).toBe(45);
});

test('PE-Q-47 PE-CFO-08 nor upon one whom an obstacle keeps from it, though not it from him', () => {
  // 22 to the side, 12L has 3L before it still; the wall stands in the way of 3L alone, once that has turned.
  const threat = { ...THREAT, pose: at(900 + ASIDE - 15.56, 245 + ASIDE + 15.56, 225) };
  const points = [at(924, 264), at(926, 266)].map(({ x, y }) => ({ x, y }));
  const wall = { id: 'w', kind: 'wall' as const, width: 100, points };
  const after = (...lines: State['field']['lines']) =>
    onTable(table([CHARGER, TARGET, threat], { field: { ...table([]).field, lines } }))
      .sheets(charge('3L', '11L'), line('11L', [], STANDS), line('12L', [], STANDS))
      .quarter()
      .quarter().battle;
  expect(after().unit('3L').course).toMatchObject({ target: '12L' });
  expect(after(wall).unit('3L').course).toMatchObject({ target: '11L' });
});

test('PE-Q-21 PE-CCH-06 nothing turns it from a target that countercharges it, from the quarter in which that sets off', () => {
  const t = periods(
    CHARGER,
    blue('11L', at(900, 400, 180), 'marchColumn'),
    blue('13L', at(1_050, 400, 216.87), 'marchColumn'),
  )
    .sheets(charge('3L', '11L'), line('11L', [], { charged: 'countercharge' }), charge('13L', '3L'))
    .quarter()
    .quarter();
  expect(t.battle.facts.filter(({ type }) => type === 'diverted')).toEqual([]);
  expect(t.battle.contacts).toEqual(['3L on 11L: front charge bonus 3', '11L on 3L: front countercharge bonus 3']);
});

test('PE-Q-21 PE-GEO-32 who does not see the unit could not charge it', () => {
  const own = red('3L', at(900, 245), 'marchColumn');
  const enemy = blue('12L', at(900, 375, 180), 'marchColumn');
  const outline = [at(800, 270), at(1_000, 270), at(1_000, 350), at(800, 350)].map(({ x, y }) => ({ x, y }));
  const areas = [{ id: 'v', kind: 'building' as const, level: 0, outline }];
  const now = table([own, enemy]);
  expect(couldCharge(now, enemy, own)).toBe(true);
  expect(couldCharge({ ...now, field: { ...now.field, areas } }, enemy, own)).toBe(false);
});

test('PE-Q-43 PE-CFO-06 a charge whose target has come into a melee arrives without its bonus of distance', () => {
  const units = [CHARGER, blue('11L', at(900, 320, 180), 'marchColumn', { posture: 'hold' })];
  const sheet = [charge('3L', '11L'), line('11L', [], STANDS)];
  const alone = periods(...units)
    .sheets(...sheet)
    .quarter()
    .quarter();
  expect(alone.battle.contacts).toEqual(['3L on 11L: front charge bonus 3']);
  const t = periods(...units, red('4L', at(952.5, 365, 270), 'marchColumn'))
    .sheets(...sheet, line('4L', [{ do: 'enter', target: '11L' }]))
    .quarter();
  expect(t.battle.contacts).toEqual(['4L on 11L: left entry']);
  const later = t.quarter();
  expect(later.battle.at('3L')).toBe('900,290/0');
  expect(later.half().quarter().battle.contacts.at(-1)).toBe('3L on 11L: front entry');
});

test('PE-CFO-04 PE-Q-47 infantry does not charge the cavalry that puts itself between: it enters an ordinary melee', () => {
  const horse = blue('14H', at(840, 320, 90), 'marchColumn', { ...CAVALRY, posture: 'march' });
  const t = periods(CHARGER, { ...TARGET, pose: at(900, 500, 180) }, horse)
    .sheets(
      charge('3L', '11L'),
      line('11L', [], STANDS),
      line('14H', [{ do: 'ahead', by: 6_000 }], { charged: 'go on', flanked: false }),
    )
    .quarter()
    .quarter();
  expect(t.battle.contacts).toEqual([expect.stringMatching(/^3L on 14H: \w+ entry$/)]);
});
