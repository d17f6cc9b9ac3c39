/** PE-CHG, PE-CTG, PE-COB, PE-SPL, PE-CCH, PE-REA: charges and what comes between. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { gap } from '../../../src/field/gap.ts';
import { isStraightAhead, zoneOf } from '../../../src/rules/periods/ahead.ts';
import { groundOf } from '../../../src/rules/periods/body.ts';
import { couldCharge } from '../../../src/rules/periods/charge/may.ts';
import { at, blue, CAVALRY, charge, GUNS, line, onTable, periods, red, table, type Table } from '../../help/periods.ts';
import type { Act, Answers } from '../../../src/rules/periods/order.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';

const STANDS: Answers = { charged: 'stand' };
const HORSE_90 = { ...CAVALRY, rates: { column: 36_000, line: 32_000, bonusColumn: 9_000, bonusLine: 9_000 } };
const ahead = (mm: number): Act => ({ do: 'ahead', by: mm * 100 });

/** The first half of the teaching scenario. */
function hollowRoad(): Table {
  return periods(
    red('3L', at(300, 200), 'marchColumn'),
    red('5H', at(600, 240), 'marchColumn', CAVALRY),
    red('7H', at(1_000, 240), 'marchColumn', CAVALRY),
    red('1B', at(740, 120), 'limbered', GUNS),
    blue('11L', at(300, 340, 180), 'marchColumn', { nation: 'english' }),
    blue('12L', at(600, 430, 180), 'line', { nation: 'english', posture: 'hold' }),
    blue('11V', at(1_000, 440, 180), 'skirmish', { nation: 'english', status: 'elite', figures: 6, posture: 'harass' }),
    blue('2B', at(440, 400, 180), 'deployed', GUNS),
  ).sheets(
    charge('3L', '11L'),
    charge('5H', '12L'),
    charge('7H', '11V', { evades: 'go on' }),
    line('11L', [], { charged: 'countercharge' }),
    line('12L', [], STANDS),
    line('2B', []),
  );
}

describe('the Hollow Road', () => {
  test('PE-STEP-03 -04 PE-CHG-08 -09 announced are those who charge; the targets stay unsaid', () => {
    const t = hollowRoad();
    expect(t.battle.facts.flatMap((each) => (each.type === 'announced' ? [`${each.unit} ${each.what}`] : []))).toEqual([
      '3L charge',
      '5H charge',
      '7H charge',
    ]);
  });

  test('PE-STEP-04 the golden first half', () => {
    const first = hollowRoad().quarter();
    expect(['3L', '5H', '7H'].map((id) => first.battle.at(id))).toEqual(['300,245/0', '600,330/0', '1000,330/0']);
    const t = first.quarter();
    expect(['3L', '11L', '5H', '7H'].map((id) => t.battle.at(id))).toEqual([
      '300,292.5/0',
      '300,292.5/180',
      '600,430/0',
      '1000,440/0',
    ]);
    expect(t.battle.contacts.toSorted()).toEqual([
      '11L on 3L: front countercharge bonus 3',
      '3L on 11L: front charge bonus 3',
      '5H on 12L: front charge bonus 0',
      '7H on 11V: rear caught bonus 0',
    ]);
    expect(t.battle.unit('11V').condition).toBe('unformed');
    expect(['11L', '12L', '11V', '2B'].map((id) => t.battle.fires(id))).toEqual([1, 2, 1, 2]);
  });
});

describe('whom a unit may charge', () => {
  const column = red('3L', at(900, 200), 'marchColumn');

  test('PE-CTG-01 PE-GEO-11 PE-Q-07 straight ahead: one base of the charger in the corridor', () => {
    // The corridor ends 22.5 to the right of 900; the target's left corner is 22.5 beyond its middle.
    const target = (x: number) => blue('11L', at(x, 400, 180), 'marchColumn');
    const is = (x: number) => isStraightAhead(table([column, target(x)]), column, target(x));
    expect(is(930)).toBe(true);
    expect(is(930.5)).toBe(false);
  });

  test('PE-EX-23 PE-CHG-14 PE-GAP-06 skirmishers neither block the way nor the view; another enemy does', () => {
    const target = blue('11L', at(900, 500, 180), 'line');
    const screen = blue('11V', at(900, 400, 180), 'skirmish', { figures: 6 });
    const close = blue('12L', at(900, 400, 180), 'line');
    expect(isStraightAhead(table([column, screen, target]), column, target)).toBe(true);
    expect(isStraightAhead(table([column, close, target]), column, target)).toBe(false);
  });

  test('PE-GEO-10 a tie between two zones is the front', () => {
    const target = blue('11L', at(900, 500, 180), 'solidSquare', { figures: 16 });
    const corner = red('3L', at(1_060, 360, 0), 'solidSquare', { figures: 16 });
    expect(zoneOf(target, corner)).toBe('front');
  });

  test('PE-EX-23 PE-Q-55 a screen is set aside, unformed, and walks to its own edge from the next quarter on', () => {
    const t = periods(
      column,
      blue('11L', at(900, 500, 180), 'line', { posture: 'hold' }),
      blue('11V', at(910, 230, 180), 'skirmish', { figures: 2, posture: 'harass' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.unit('11V')).toMatchObject({ condition: 'unformed' });
    // To the charger's right: 22.5 of its front, 1 mm, and half of 30.
    expect(t.battle.at('11V')).toBe('938.5,230/180');
    expect(t.quarter().battle.at('11V')).toBe('938.5,300/0');
  });

  test('PE-EX-24 PE-CTG-02 -03 a target off the axis: the first quarter is spent reorienting', () => {
    const t = periods(
      red('3L', at(900, 200, 10), 'marchColumn'),
      blue('11L', at(900, 300, 180), 'line', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.walked('3L')).toBe(45);
    const off = periods(
      red('3L', at(900, 200, 70), 'marchColumn'),
      blue('11L', at(1_000, 300, 180), 'marchColumn', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(off.battle.walked('3L')).toBe(0);
    expect(off.battle.unit('3L').pose.heading).toBeLessThan(4_500);
  });

  test('PE-CTG-04 PE-Q-48 an enemy that is not before the unit is not turned upon: the charge goes straight on', () => {
    const t = periods(
      red('3L', at(900, 200, 180), 'marchColumn'),
      blue('11L', at(900, 400, 180), 'line', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.at('3L')).toBe('900,155/180');
  });
});

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
    const split = t.quarter();
    expect(split.battle.at('5H')).toBe('862.5,360/0');
    expect(split.battle.at('5H.2')).toBe('1012.5,329/0');
    expect(split.battle.unit('5H').ranks).toEqual([9]);
    expect(split.battle.unit('5H.2')).toMatchObject({ ranks: [3], parent: '5H', condition: 'unformed' });
    expect(split.battle.unit('5H.2').course).toBeUndefined();
  });

  test('PE-Q-44 a friend in the corridor of a column: it halts 1 mm short, and its run-up begins anew', () => {
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
});

describe('what the charged do', () => {
  test('PE-EX-03 PE-REA-01 -03 PE-CCH-06 it waits a quarter, in which it may fire, before it countercharges', () => {
    const t = periods(red('3L', at(900, 200), 'marchColumn'), blue('11L', at(900, 350, 180), 'marchColumn'))
      .sheets(charge('3L', '11L'), line('11L', [], { charged: 'countercharge' }))
      .quarter();
    expect(t.battle.walked('11L')).toBe(0);
    expect(t.battle.fires('11L')).toBe(1);
    expect(t.quarter().battle.walked('11L')).toBeGreaterThan(0);
  });

  test('PE-Q-06 PE-ASK-03 everybody straight ahead is asked, and only the answer of the one that is meant takes effect', () => {
    const t = periods(
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(930, 500, 180), 'marchColumn'),
      blue('12L', at(870, 500, 180), 'marchColumn'),
    )
      .sheets(charge('3L', '11L'))
      .quarter('countercharge', 'countercharge');
    expect(t.battle.asked).toEqual(['PE-ASK-03 11L', 'PE-ASK-03 12L']);
    expect(t.battle.facts.flatMap((each) => (each.type === 'reacted' ? [each.unit] : []))).toEqual(['11L']);
  });

  test('PE-EX-36 PE-CCH-03 PE-TAB-07 who only covers the charged may not countercharge', () => {
    const t = periods(
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(930, 500, 180), 'marchColumn', { posture: 'hold' }),
      blue('12L', at(870, 500, 180), 'marchColumn', { posture: 'cover' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS), line('12L', [], { charged: 'countercharge' }))
      .quarter();
    expect(t.battle.facts.filter((each) => each.type === 'reacted').map(({ unit }) => unit)).toEqual(['11L']);
  });

  test('PE-CCH-05 PE-CFO-04 infantry charged by cavalry cannot countercharge, but form square', () => {
    const t = periods(red('5H', at(900, 200), 'marchColumn', CAVALRY), blue('11L', at(900, 500, 180), 'line'))
      .sheets(charge('5H', '11L'), line('11L', [], { charged: 'countercharge' }))
      .quarter('square');
    expect(t.battle.unit('11L').acts).toEqual([{ do: 'form', formation: 'square' }]);
    // Contact comes in the second half: two quarters for the square, done at the end of the third.
    const formed = t.quarter().half().quarter();
    expect(formed.battle.contacts).toHaveLength(1);
    expect(formed.battle.unit('11L').condition).toBe('unformed');
  });

  test('PE-TRN-05 -13 PE-ASK-10 a charger in the flank zone: the figures of that flank turn', () => {
    const t = periods(red('3L', at(500, 500, 90), 'marchColumn'), blue('11L', at(800, 520, 180), 'line'))
      .sheets(charge('3L', '11L'), line('11L', [], { charged: 'go on', flanked: true }))
      .quarter();
    expect(t.battle.unit('11L').doing).toEqual({ kind: 'turnFlank', left: 1, flank: 'right' });
    expect(t.quarter().battle.unit('11L').flankTurned).toBe('right');
  });

  test('PE-ASK-16 PE-REA-03 a unit with a plan may fire first', () => {
    const t = periods(red('3L', at(900, 200), 'marchColumn'), blue('11L', at(900, 500, 180), 'marchColumn'))
      .sheets(charge('3L', '11L'), line('11L', [ahead(45)], { fireFirst: true, charged: 'go on' }))
      .quarter();
    expect(t.battle.walked('11L')).toBe(0);
    expect(t.battle.fires('11L')).toBe(1);
    expect(t.quarter().battle.walked('11L')).toBe(45);
  });

  test('PE-EVA-04 PE-ASK-12 in a wood an evade is not compulsory', () => {
    const wood = [at(800, 380), at(1_000, 380), at(1_000, 600), at(800, 600)].map(({ x, y }) => ({ x, y }));
    const field = { ...table([]).field, areas: [{ id: 'w', kind: 'wood' as const, level: 0, outline: wood }] };
    const units = [
      red('3L', at(900, 200), 'marchColumn'),
      blue('11V', at(900, 450, 180), 'skirmish', { figures: 6, posture: 'harass' }),
    ];
    const t = (cover: 'stand' | 'evade') =>
      onTable(table(units, { field }))
        .sheets(charge('3L', '11V'), line('11V', [], { cover }))
        .quarter();
    expect(t('stand').battle.unit('11V').course).toBeUndefined();
    expect(t('evade').battle.unit('11V').course).toMatchObject({ kind: 'evade', forced: true });
  });
});

describe('closing up', () => {
  const slanted = (d: number, degrees: number) =>
    periods(
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(900, 200 + d, 180 + degrees), 'line', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();

  test('PE-CDB-07 PE-GEO-29 a charger that touches with a corner turns about it until its front lies along the face', () => {
    const t = slanted(60, 10);
    const [own, target] = [t.battle.unit('3L'), t.battle.unit('11L')];
    expect(own.pose.heading).toBe(1_000);
    expect(Math.abs(gap(groundOf(own), groundOf(target)))).toBeLessThanOrEqual(10);
    expect(t.battle.contacts).toEqual(['3L on 11L: front charge bonus 3']);
  });

  test('PE-GEO-29 as far as what is left of its walk and its bonus lets it; otherwise it stays as it stands', () => {
    // 45 wide: 10° are an arc of 7.86; the corner is reached after d less 22.5 times the tangent of 10°, 3.97; 85 in all.
    expect(slanted(81.1, 10).battle.unit('3L').pose.heading).toBe(1_000);
    expect(slanted(81.12, 10).battle.unit('3L').pose.heading).toBe(0);
  });
});
