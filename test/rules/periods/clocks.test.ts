/** PE-GEO-13 to -15: the worked clocks of charges and countercharges, to 0.01 mm. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, line, periods, red, type Table } from '../../help/periods.ts';
import { contactQuarter, FOOT, HORSE, rates, walked, Y } from '../../help/periods-clocks.ts';

/** Red 3L charges blue 11L, which stands `d` ahead of it and faces it. */
function facing(d: number, charger: object, target: object = {}, formation: Unit['formation'] = 'marchColumn'): Table {
  return periods(
    red('3L', at(900, Y), formation, charger),
    blue('11L', at(900, Y + d, 180), formation, { posture: 'hold', ...target }),
  );
}

const STANDS = { charged: 'stand' } as const;

describe('the target stands', () => {
  test('PE-EX-49 PE-EX-26 PE-CDB-03 to -05 PE-GEO-14 PE-PSH-02 walk and bonus close the second quarter, what is left of the bonus is lost', () => {
    const first = facing(190, HORSE, CAVALRY)
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(walked(first, '3L')).toBe(90);
    expect(first.battle.contacts).toEqual([]);
    const second = first.quarter();
    expect(
      second.battle.facts.flatMap((each) => (each.type === 'moved' ? [`${each.why} ${each.by / 100}`] : [])),
    ).toEqual(['charge 90', 'bonus 10']);
    expect(second.battle.contacts).toEqual(['3L on 11L: front charge bonus 0']);
    expect(second.battle.fires('11L')).toBe(2);
  });

  test.each([
    ['PE-EX-50 PE-EX-27', 170, 1, 1],
    ['PE-EX-51', 180, 1, 1],
    ['PE-EX-51 PE-COB-05', 180.01, 2, 2],
  ])('%s at %d mm: contact in quarter %d, fires %d', (_, d, quarter, fires) => {
    let t = facing(d, HORSE, CAVALRY)
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    if (quarter === 2) t = t.quarter();
    expect(contactQuarter(t)).toBe(quarter);
    expect(t.battle.at('3L')).toBe(`900,${Y + d}/0`);
    expect(t.battle.fires('11L')).toBe(fires);
  });

  test('PE-EX-52 PE-EX-25 PE-CBO-02 -03 PE-Q-10 nearer than a quarter: contact without any bonus, and no fire', () => {
    const t = facing(40, FOOT).sheets(charge('3L', '11L')).quarter();
    expect(t.battle.contacts).toEqual(['3L on 11L: front charge']);
    expect(t.battle.fires('11L')).toBe(0);
  });

  test.each([
    ['PE-EX-31 PE-EX-72', [3, 3, 3, 3, 3, 3], 3],
    ['PE-EX-32 PE-EX-72', [3, 3, 2, 3, 3, 3], 1],
    ['PE-EX-72', [3, 4, 3], 2],
  ])('%s PE-PSH-01 -03 PE-GEO-16 a charge in ranks of %j: so many push', (_, ranks, push) => {
    const t = facing(80, { ...FOOT, ranks })
      .sheets(charge('3L', '11L'))
      .quarter();
    expect(t.battle.contacts).toEqual([`3L on 11L: front charge bonus ${push}`]);
  });

  test('PE-EX-53 PE-EX-28 PE-EX-29 PE-CDB-08 -09 contact by the bonus: one quarter of fire, a change of one quarter is caught', () => {
    const t = facing(80, FOOT).sheets(charge('3L', '11L')).quarter();
    expect(t.battle.contacts).toEqual(['3L on 11L: front charge bonus 3']);
    expect(t.battle.fires('11L')).toBe(1);
    const caught = facing(80, FOOT)
      .sheets(charge('3L', '11L'), line('11L', [{ do: 'form', formation: 'divisionColumn' }], { fireFirst: false }))
      .quarter();
    expect(contactQuarter(caught)).toBe(1);
    expect(caught.battle.unit('11L')).toMatchObject({ condition: 'unformed', formation: 'marchColumn' });
    expect(caught.battle.fires('11L')).toBe(0);
  });

  test('PE-EX-54 PE-EX-43 PE-COB-02 -04 PE-GEO-33 PE-Q-34 in the second half: 130.00 is reached, 130.01 is not, by a hundredth', () => {
    const run = (d: number) =>
      facing(d, FOOT)
        .sheets()
        .quarter()
        .quarter()
        .half(charge('3L', '11L'), line('11L', [], STANDS))
        .quarter()
        .quarter();
    expect(contactQuarter(run(130))).toBe(4);
    const short = run(130.01).endHalf();
    expect(short.battle.contacts).toEqual([]);
    expect(walked(short, '3L')).toBe(130);
    expect(short.battle.unit('3L').condition).toBe('unformed');
  });

  test('PE-EX-64 PE-CTG-02 PE-CBO-04 a charger that reorients strikes one quarter later', () => {
    const t = periods(
      red('3L', at(900, Y, 20), 'marchColumn', HORSE),
      blue('11L', at(900, Y + 170, 180), 'marchColumn', { ...CAVALRY, posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.at('3L')).toBe(`900,${Y}/0`);
    const struck = t.quarter();
    expect(struck.battle.contacts).toEqual(['3L on 11L: front charge bonus 0']);
    expect(struck.battle.at('3L')).toBe(`900,${Y + 170}/0`);
    expect(struck.battle.fires('11L')).toBe(2);
  });

  test('PE-EX-76 PE-CDB-02 a bonus greater than the quarter', () => {
    const horse = { ...CAVALRY, ...rates(75, 90) };
    const t = facing(160, horse, CAVALRY).sheets(charge('3L', '11L')).quarter();
    expect(contactQuarter(t)).toBe(1);
    expect(t.battle.fires('11L')).toBe(1);
    const short = facing(260, horse, CAVALRY)
      .sheets()
      .quarter()
      .quarter()
      .half(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter()
      .quarter();
    expect(short.battle.fires('11L')).toBe(2);
    expect(walked(short.endHalf(), '3L')).toBe(240);
  });
});

describe('the target countercharges', () => {
  const COUNTERS = line('11L', [], { charged: 'countercharge' });
  const both = (d: number, charger: object = FOOT, target: object = FOOT) =>
    facing(d, charger, { posture: 'attack', ...target })
      .sheets(charge('3L', '11L'), COUNTERS)
      .quarter()
      .quarter();
  const went = (t: Table, d: number) => [
    walked(t, '3L'),
    Math.round((Y + d) * 100 - t.battle.unit('11L').pose.y) / 100,
  ];

  test('PE-EX-55 PE-EX-37 PE-CCH-07 -08 PE-GEO-15 PE-Q-50 less than a quarter left: not effective, it comes what is left', () => {
    const t = both(130);
    expect(went(t, 130)).toEqual([90, 40]);
    expect(t.battle.contacts).toEqual(['3L on 11L: front charge bonus 3', '11L on 3L: front countercharge']);
    expect(t.battle.unit('11L').condition).toBe('formed');
  });

  test('PE-EX-56 PE-EX-38 PE-EX-39 PE-Q-05 exactly one quarter is effective', () => {
    expect(went(both(134.99), 134.99)).toEqual([90, 44.99]);
    expect(both(134.99).battle.contacts[1]).toBe('11L on 3L: front countercharge');
    expect(went(both(135), 135)).toEqual([90, 45]);
    expect(both(135).battle.contacts[1]).toBe('11L on 3L: front countercharge bonus 3');
  });

  test('PE-EX-57 PE-EX-42 PE-Q-39 the bonuses close what is left in their proportion', () => {
    expect(went(both(140), 140)).toEqual([92.5, 47.5]);
    expect(both(140).battle.contacts).toEqual([
      '3L on 11L: front charge bonus 3',
      '11L on 3L: front countercharge bonus 3',
    ]);
  });

  test('PE-EX-58 up to all of both bonuses, else both walk on', () => {
    expect(went(both(200), 200)).toEqual([122.5, 77.5]);
    expect(went(both(215), 215)).toEqual([130, 85]);
    const late = both(220);
    expect(late.battle.contacts).toEqual([]);
    const third = late.half().quarter();
    expect(contactQuarter(third)).toBe(3);
    expect(went(third, 220)).toEqual([132.5, 87.5]);
  });

  test('PE-EX-59 cavalry against cavalry of another quarter', () => {
    expect(went(both(360, HORSE, { ...CAVALRY, ...rates(85, 90) }), 360)).toEqual([227.5, 132.5]);
  });

  test('PE-EX-77 after a reorientation of the charger nobody is struck in the first quarter', () => {
    const t = periods(
      red('3L', at(900, Y, 20), 'marchColumn', HORSE),
      blue('11L', at(900, Y + 172, 180), 'marchColumn', { ...CAVALRY, ...rates(80, 90) }),
    )
      .sheets(charge('3L', '11L'), COUNTERS)
      .quarter();
    expect(t.battle.contacts).toEqual([]);
    const met = t.quarter();
    expect(went(met, 172)).toEqual([91, 81]);
    expect(met.battle.contacts).toHaveLength(2);
  });

  test('PE-EX-63 PE-Q-11 both have declared a charge', () => {
    const t = (d: number) =>
      facing(d, HORSE, { ...HORSE, posture: 'attack' })
        .sheets(charge('3L', '11L'), charge('11L', '3L'))
        .quarter();
    expect(t(400).battle.contacts).toEqual([]);
    expect(went(t(400).quarter(), 400)).toEqual([200, 200]);
    expect(went(t(360), 360)).toEqual([180, 180]);
    expect(t(360).battle.contacts).toEqual(['3L on 11L: front charge bonus 0', '11L on 3L: front charge bonus 0']);
  });
});
