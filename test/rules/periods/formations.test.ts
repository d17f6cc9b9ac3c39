/** PE-TRN, PE-GAP-02, PE-ART, PE-PRO, PE-UNL: turns, formations and guns. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { pushRanks, shapeOf } from '../../../src/rules/periods/position/body.ts';
import { isFormed } from '../../../src/rules/periods/position/formed.ts';
import { at, blue, CAVALRY, charge, GUNS, line, periods, red, type Table, ahead, alone } from '../../help/periods.ts';

const START = at(900, 600);
const GUN = { ...GUNS, formation: 'limbered' } as const;

describe('turns and formations', () => {
  test('PE-EX-06 PE-TRN-04 PE-GEO-07 twelve in one rank become twelve ranks of one', () => {
    const t = alone('line', [{ do: 'turn', by: 9_000 }], { figures: 12 }).quarter();
    expect(t.battle.unit('3L').ranks).toEqual(Array<number>(12).fill(1));
    expect(t.battle.at('3L')).toBe('990,592.5/90');
  });

  test('PE-EX-07 PE-TRN-09 -10 PE-Q-12 a column of divisions that has turned about is unformed until it turns back', () => {
    const t = alone('divisionColumn', [{ do: 'turn', by: 18_000 }]).quarter();
    expect(isFormed(t.battle.now, t.battle.unit('3L'))).toBe(false);
    const struck = periods(
      red('3L', START, 'divisionColumn', { posture: 'hold', status: 'elite' }),
      blue('14H', at(900, 870, 180), 'marchColumn', CAVALRY),
    )
      .sheets(charge('14H', '3L'), line('3L', [{ do: 'turn', by: 18_000 }], { fireFirst: false, charged: 'go on' }))
      .quarter()
      .quarter();
    expect(struck.battle.contacts).toEqual(['14H on 3L: rear charge bonus 0']);
    expect(struck.battle.unit('3L').condition).toBe('unformed');
    const back = t
      .quarter()
      .half(line('3L', [{ do: 'turn', by: 18_000 }]))
      .quarter();
    expect(isFormed(back.battle.now, back.battle.unit('3L'))).toBe(true);
  });

  test('PE-TRN-07 PE-Q-53 an English double line that turns is a march column', () => {
    const t = alone('doubleLine', [{ do: 'turn', by: 27_000 }], { nation: 'english', figures: 12 }).quarter();
    expect(t.battle.unit('3L')).toMatchObject({ formation: 'marchColumn', ranks: [2, 2, 2, 2, 2, 2], turned: 0 });
  });

  test.each([
    ['PE-TRN-01', 'elite', {}, 1],
    ['PE-TRN-02', 'militia', {}, 2],
    ['PE-TRN-03', 'guard', CAVALRY, 2],
  ] as const)('%s PE-TAB-01 %s: a turn takes its quarters', (_, status, more, quarters) => {
    let t = alone('marchColumn', [{ do: 'turn', by: 18_000 }], { ...more, status });
    for (let n = 1; n < quarters; n++) t = t.quarter();
    expect(t.battle.unit('3L').pose.heading).toBe(0);
    expect(t.quarter().battle.unit('3L').pose.heading).toBe(18_000);
  });

  test('PE-EX-75 PE-GEO-27 PE-GEO-28 march column into line: the middle stays, or the corner that is named', () => {
    const form = (on?: 'left') =>
      alone('marchColumn', [{ do: 'form', formation: 'line', ...(on && { on }) }], {}, at(300, 200))
        .quarter()
        .quarter();
    const front = (t: Table) => {
      const { pose } = t.battle.unit('3L');
      const { wide, deep } = shapeOf(t.battle.unit('3L'));
      return [pose.x - wide / 2, pose.x + wide / 2, pose.y, pose.y - deep].map((each) => each / 100);
    };
    expect(front(form())).toEqual([165, 435, 200, 185]);
    expect(front(form('left'))).toEqual([277.5, 547.5, 200, 185]);
  });

  test('PE-GAP-02 a change takes its time, twice as long for the undrilled', () => {
    const militia = alone('marchColumn', [{ do: 'form', formation: 'line' }], { status: 'militia' })
      .quarter()
      .quarter();
    expect(militia.battle.unit('3L').formation).toBe('marchColumn');
    expect(militia.half().quarter().quarter().battle.unit('3L').formation).toBe('line');
    const column = alone('marchColumn', [{ do: 'form', formation: 'divisionColumn' }]).quarter();
    expect(column.battle.unit('3L').formation).toBe('divisionColumn');
  });

  test('PE-GEO-28 PE-GAP-14 without room for it the unit stays as it was', () => {
    const t = periods(red('3L', START, 'marchColumn'), red('4L', at(960, 600), 'marchColumn'))
      .sheets(line('3L', [{ do: 'form', formation: 'line' }]))
      .quarter()
      .quarter();
    expect(t.battle.unit('3L').formation).toBe('marchColumn');
    expect(t.battle.fact('halted')).toMatchObject({ unit: '3L', clause: 'PE-GEO-28' });
  });

  test('PE-EX-72 PE-EX-31 PE-EX-32 PE-PSH-01 -03 PE-GEO-16 ranks at least equal to the first push', () => {
    expect([[3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3], [3, 4, 3], [3]].map((ranks) => pushRanks({ ranks }))).toEqual([
      3, 1, 2, 0,
    ]);
  });
});

describe('guns', () => {
  test('PE-EX-73 PE-GEO-26 PE-UNL-01 PE-ART-07 -08 unlimbering keeps the heading, limbering turns it; the base stays', () => {
    const t = alone('limbered', [{ do: 'unlimber' }], { ...GUN, troops: 'horse' }).quarter();
    expect(t.battle.at('3L')).toBe('900,600/0');
    expect(t.battle.unit('3L').formation).toBe('deployed');
    const away = t
      .quarter()
      .half(line('3L', [{ do: 'limber' }, ahead(90)]))
      .quarter();
    expect(away.battle.at('3L')).toBe('900,560/180');
    const driven = away
      .quarter()
      .half(line('3L', [ahead(15)]))
      .quarter();
    expect(driven.battle.at('3L')).toBe('900,470/180');
  });

  test('PE-EX-19 PE-UNL-03 PE-ART-05 PE-GAP-01 PE-GAP-03 after a forced march a horse battery reforms, then unlimbers', () => {
    let t = alone('limbered', [ahead(100, { forced: true })], { ...GUN, troops: 'horse' }).quarter();
    expect(t.battle.walked('3L')).toBe(100);
    t = t
      .quarter()
      .half(line('3L', [{ do: 'reform' }, { do: 'unlimber' }]))
      .quarter();
    expect(t.battle.unit('3L')).toMatchObject({ condition: 'formed', formation: 'limbered' });
    expect(t.quarter().battle.unit('3L').formation).toBe('deployed');
    const early = alone('limbered', [{ do: 'unlimber' }], { ...GUN, condition: 'unformed' }).quarter();
    expect(early.battle.fact('halted').clause).toBe('PE-ART-05');
  });

  test('PE-EX-20 PE-PRO-01 to -04 PE-GEO-22 manhandled 3 cm in a half, the whole front at once', () => {
    const t = alone('deployed', [{ do: 'manhandle', by: 3_000 }], GUNS).quarter();
    expect(t.battle.at('3L')).toBe('900,615/0');
    expect(t.quarter().battle.at('3L')).toBe('900,630/0');
    const back = alone('deployed', [{ do: 'manhandle', by: -2_000 }], GUNS)
      .quarter()
      .quarter();
    expect(back.battle.at('3L')).toBe('900,580/0');
  });

  test('PE-UNL-04 a battery that is contacted while it unlimbers completes it, and fights disordered', () => {
    const t = periods(
      red('3L', at(900, 400), 'marchColumn', { ...CAVALRY }),
      blue('1B', at(900, 550, 180), 'limbered', { ...GUNS, troops: 'foot' }),
    )
      .sheets(charge('3L', '1B'), line('1B', [{ do: 'unlimber' }], { fireFirst: false }))
      .quarter();
    expect(t.battle.contacts).toEqual(['3L on 1B: front charge bonus 0']);
    expect(t.battle.unit('1B')).toMatchObject({ condition: 'disordered', formation: 'deployed' });
  });
});
