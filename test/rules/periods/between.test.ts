/** PE-SPL, PE-COB, PE-GAP-13: what comes between a charge and its target. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { couldCharge } from '../../../src/rules/periods/charge/may.ts';
import { at, blue, CAVALRY, charge, line, onTable, periods, red, table, ahead } from '../../help/periods.ts';
import type { Answers } from '../../../src/rules/periods/order.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';

const STANDS: Answers = { charged: 'stand' };
const HORSE_90 = { ...CAVALRY, rates: { column: 36_000, line: 32_000, bonusColumn: 9_000, bonusLine: 9_000 } };

describe('what comes between', () => {
  test('PE-EX-78 PE-SPL-07 PE-Q-47 an enemy that has put itself between is met with all bonuses', () => {
    const start = periods(
      red('3L', at(900, 200), 'marchColumn', HORSE_90),
      blue('11L', at(900, 500, 180), 'line', { posture: 'hold' }),
      blue('12L', at(855, 372.5, 90), 'marchColumn', { posture: 'march' }),
    );
    // In the first quarter it marches across: its left file then stands 150 from where the charge began.
    const t = start.sheets(charge('3L', '11L'), line('11L', [], STANDS), line('12L', [ahead(45)], STANDS)).quarter();
    expect(t.battle.at('3L')).toBe('900,290/0');
    const met = t.quarter();
    expect(met.battle.contacts).toEqual(['3L on 12L: right charge bonus 0']);
    expect(met.battle.at('3L')).toBe('900,350/0');
  });

  const COVERING = (d: number, more: Partial<Unit> = {}, selfcover: 'possible' | 'declared' = 'possible') => {
    const units = [
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(900, 600, 180), 'line', { posture: 'hold' }),
      // It faces where 3L stands after its first quarter, and has that straight ahead.
      blue('12L', at(900 + (d + 22.5) * Math.SQRT1_2, 245 + (d + 22.5) * Math.SQRT1_2, 225), 'marchColumn', more),
    ];
    const start = table(units);
    return onTable({ ...start, variants: { ...start.variants, selfcover } })
      .sheets(charge('3L', '11L'), line('11L', [], STANDS), line('12L', [], STANDS))
      .quarter();
  };

  test.each([
    ['PE-EX-79 PE-COB-07 -08 PE-Q-21 within its reach of a half', 100, {}, 'possible', '12L'],
    ['PE-EX-79 out of its reach', 160, {}, 'possible', '11L'],
    ['PE-EX-79 posture hold', 100, { posture: 'hold' }, 'possible', '11L'],
    ['PE-EX-79 selfcover declared', 100, {}, 'declared', '11L'],
  ] as const)('%s', (_, d, more, selfcover, target) => {
    const t = COVERING(d, more, selfcover).quarter();
    expect(t.battle.unit('3L').course).toMatchObject({ kind: 'charge', target });
    expect(t.battle.walked('3L')).toBe(target === '12L' ? 0 : 45);
  });

  test('PE-EX-79 PE-Q-21 it could charge up to two of its quarters and its bonus, by a hundredth', () => {
    const own = red('3L', at(900, 245), 'marchColumn');
    const could = (d: number, more: Partial<Unit> = {}) => {
      const enemy = blue('12L', at(900, 245 + d, 180), 'marchColumn', more);
      return couldCharge(table([own, enemy]), enemy, own);
    };
    expect(could(130)).toBe(true);
    expect(could(130.01)).toBe(false);
    expect(could(130, { posture: 'hold' })).toBe(false);
    expect(could(130, { condition: 'unformed' })).toBe(false);
  });

  test('PE-EX-80 PE-SPL-03 to -06 PE-GAP-13 the hindered squadron halts 1 mm before the friend, the others go on', () => {
    const rates = { rates: { line: 32_000, bonusLine: 9_000 } };
    const t = periods(
      red('5H', at(900, 200), 'line', { ...CAVALRY, ...rates }),
      // Before the fourth squadron, which is the right one: its rear edge is 130 ahead.
      red('6L', at(1_010, 420), 'marchColumn'),
      blue('11L', at(900, 700, 180), 'line', { posture: 'hold', figures: 12 }),
    )
      .sheets(charge('5H', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.at('5H')).toBe('900,280/0');
    // PE-ASK-06. Or all go on, and halt together.
    const whole = t.quarter('go on').battle;
    expect([whole.at('5H'), whole.unit('5H').ranks]).toEqual(['900,329/0', [12]]);
    const split = t.quarter('halt');
    expect(split.battle.at('5H')).toBe('862.5,360/0');
    expect(split.battle.at('5H.2')).toBe('1012.5,329/0');
    expect(split.battle.unit('5H').ranks).toEqual([9]);
    expect(split.battle.unit('5H.2')).toMatchObject({ ranks: [3], parent: '5H', condition: 'unformed' });
    expect(split.battle.unit('5H.2').course).toBeUndefined();
    expect(split.battle.unit('5H.2').name.noun).toBe('5H.2');
  });

  test('PE-SPL-02 PE-Q-44 a friend in the corridor of a column: it halts 1 mm short, and its run-up begins anew', () => {
    const t = periods(
      red('3L', at(900, 200), 'marchColumn'),
      red('4L', at(900, 320), 'marchColumn'),
      blue('11L', at(900, 600, 180), 'line', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.at('3L')).toBe('900,229/0');
    expect(t.battle.unit('3L').course).toMatchObject({ runUp: 0 });
  });

  test.each([
    ['go on', '5H.2', 'charge'],
    ['halt', '5H.2', undefined],
    ['contact', '5H', undefined],
  ] as const)('PE-SPL-07 PE-ASK-05 a line meets an enemy between with some squadrons: %s', (barred, striker, rest) => {
    const t = periods(
      red('5H', at(900, 200), 'line', CAVALRY),
      blue('12L', at(1_060, 330, 270), 'marchColumn', { posture: 'hold' }),
      blue('11L', at(860, 700, 180), 'line', { posture: 'hold', figures: 12 }),
    )
      .sheets(charge('5H', '11L', { barred }), line('11L', [], STANDS), line('12L', [ahead(45)], STANDS))
      .quarter()
      .quarter();
    const side = striker === '5H' ? 'front' : 'left';
    expect(t.battle.contacts).toEqual([`${striker} on 12L: ${side} charge bonus 0`]);
    expect(t.battle.unit('5H').course?.kind).toBe(rest);
  });

  test('PE-SPL-03 PE-GAP-13 hindered at both ends it halts those two, and the middle goes on', () => {
    const both = [red('6L', at(780, 320), 'marchColumn'), red('7L', at(1_020, 330), 'marchColumn')];
    const t = (squadrons: 'halt' | 'go on', ...more: readonly Unit[]) =>
      periods(
        red('5H', at(900, 200), 'line', CAVALRY),
        ...both,
        ...more,
        blue('11L', at(900, 700, 180), 'line', { posture: 'hold', figures: 12 }),
      )
        .sheets(charge('5H', '11L', { squadrons }), line('11L', [], STANDS))
        .quarter().battle;
    const parted = t('halt');
    expect([parted.at('5H'), parted.unit('5H').ranks]).toEqual(['900,280/0', [6]]);
    expect([parted.at('5H.2'), parted.at('5H.3')]).toEqual(['787.5,229/0', '1012.5,239/0']);
    expect(parted.unit('5H.3')).toMatchObject({ ranks: [3], parent: '5H', condition: 'unformed' });
    expect(t('go on').at('5H')).toBe('900,229/0');
    // PE-Q-44. None of them free: all of it halts before its friends.
    const none = t('halt', red('8L', at(900, 325), 'divisionColumn'));
    expect([none.at('5H'), none.unit('5H').ranks]).toEqual(['900,229/0', [12]]);
  });
});

describe('pushing past', () => {
  const rates = { rates: { line: 32_000, bonusLine: 9_000 } };
  const HUSSARS = red('5H', at(900, 200), 'line', { ...CAVALRY, ...rates });

  test('PE-SPL-08 PE-GEO-25 PE-ASK-07 the squadrons that miss a column go on to its flanks, if their way is long enough', () => {
    // Front 300 before a column of 45 by 90; it is touched after 40 of 80. The outer figures of each wing of 75 have 75 ahead and
    // 150 - 22.5 aside to go, 202.5: 40 of the walk, and the 80 of the second quarter, are too little.
    const column = blue('11L', at(900, 240, 180), 'marchColumn', { posture: 'hold' });
    const short = periods(HUSSARS, column)
      .sheets(charge('5H', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(short.battle.contacts).toEqual(['5H on 11L: front charge']);
    const fast = { ...HUSSARS, rates: { line: 64_000, bonusLine: 9_000 } };
    const t = (...answers: readonly string[]) =>
      periods(fast, column)
        .sheets(charge('5H', '11L'), line('11L', [], STANDS))
        .quarter(...answers);
    expect(t('no').battle.contacts).toEqual(['5H on 11L: front charge']);
    const pushed = t('push past').battle;
    expect(pushed.asked).toEqual(['PE-ASK-07 5H']);
    expect(pushed.unit('5H').ranks).toEqual([6]);
    expect(pushed.at('5H')).toBe('900,240/0');
    // Red's left is the column's right.
    expect([pushed.at('5H.2'), pushed.at('5H.3')]).toEqual(['877.5,277.5/90', '922.5,277.5/270']);
    expect(pushed.contacts).toEqual([
      '5H on 11L: front charge',
      '5H.2 on 11L: right charge',
      '5H.3 on 11L: left charge',
    ]);
  });

  test('PE-SPL-02 -08 neither a column nor a line that charges a line pushes past', () => {
    const before = (own: Unit, enemy: Unit) =>
      periods(own, enemy)
        .sheets(charge('5H', '11L'), line('11L', [], STANDS))
        .quarter().battle.asked;
    const fast = { ...CAVALRY, rates: { line: 64_000, column: 64_000 } };
    const column = blue('11L', at(900, 240, 180), 'marchColumn', { posture: 'hold' });
    expect(before(red('5H', at(900, 200), 'marchColumn', fast), column)).toEqual([]);
    const wide = blue('11L', at(900, 240, 180), 'line', { posture: 'hold', figures: 6 });
    expect(before(red('5H', at(900, 200), 'line', fast), wide)).toEqual([]);
  });
});
