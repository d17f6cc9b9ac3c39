/** PE-WHL, PE-TRN, PE-OBL, PE-BCK, PE-FMR, PE-ART, PE-GEO: ordinary moves. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { pushRanks, shapeOf } from '../../../src/rules/periods/body.ts';
import { isAligned, isFormed } from '../../../src/rules/periods/formed.ts';
import type { Act } from '../../../src/rules/periods/order.ts';
import { type State, type Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, GUNS, line, onTable, periods, red, table, type Table } from '../../help/periods.ts';

const START = at(900, 600);
const GUN = { ...GUNS, formation: 'limbered' } as const;

/** One unit, 3L, with a line. */
function alone(formation: Unit['formation'], acts: readonly Act[], more: object = {}, pose = START): Table {
  return periods(red('3L', pose, formation, more)).sheets(line('3L', acts));
}

const ahead = (cm: number, more: object = {}): Act => ({ do: 'ahead', by: Math.round(cm * 1_000), ...more });
const wheel = (degrees: number, hand: 'left' | 'right' = 'left'): Act => ({ do: 'wheel', hand, angle: degrees * 100 });

function angle(t: Table): number {
  return Math.round(36_000 - t.battle.unit('3L').pose.heading) / 100;
}

describe('distances', () => {
  test('PE-EX-01 PE-DST-03 to -05 a French battalion: 18 cm in column, 14 in line', () => {
    expect(
      alone('marchColumn', [ahead(9)])
        .quarter()
        .battle.walked('3L'),
    ).toBe(45);
    expect(
      alone('line', [ahead(7)])
        .quarter()
        .battle.walked('3L'),
    ).toBe(35);
  });

  test('PE-EX-02 PE-DST-06 PE-Q-52 a battalion of several companies is entered with the lowest', () => {
    const mixed = { rates: { column: 18_000 }, troops: 'grenadiers' };
    expect(
      alone('marchColumn', [ahead(9)], mixed)
        .quarter()
        .battle.walked('3L'),
    ).toBe(45);
    expect(
      alone('marchColumn', [ahead(9)], { troops: 'grenadiers' })
        .quarter()
        .battle.walked('3L'),
    ).toBe(50);
  });

  test('PE-GEO-30 legs are walked in their order, nothing is carried over', () => {
    const t = alone('marchColumn', [ahead(5)]).quarter();
    expect(t.battle.walked('3L')).toBe(45);
    expect(t.quarter().battle.walked('3L')).toBe(5);
  });

  test('PE-EX-08 PE-EX-70 PE-FMR-03 -05 a forced march is half as fast again, and leaves the unit unformed', () => {
    const t = alone('marchColumn', [ahead(13.5, { forced: true })]).quarter();
    expect(t.battle.walked('3L')).toBe(67.5);
    expect(t.battle.unit('3L').condition).toBe('unformed');
    const slower = alone('marchColumn', [ahead(13, { forced: true })], { rates: { column: 17_000 } }).quarter();
    expect(slower.battle.walked('3L')).toBe(63.75);
  });

  test('PE-FMR-04 PE-GAP-10 a forced march goes on without a line, and its periods are counted', () => {
    let t = alone('marchColumn', [ahead(40, { forced: true })])
      .quarter()
      .quarter()
      .half()
      .quarter()
      .quarter()
      .endHalf();
    expect(t.battle.unit('3L').forced).toEqual({ periods: 1, now: false });
    t = t.sheets(line('3L', [])).quarter().quarter().half().quarter().quarter().endHalf();
    expect(t.battle.unit('3L').forced).toEqual({ periods: 0, now: false });
  });

  test('PE-EX-46 PE-EX-68 PE-OBL-02 PE-GEO-08 oblique at half speed, the heading kept', () => {
    const t = alone('line', [{ do: 'oblique', angle: 4_500, by: 3_500 }]).quarter();
    expect(t.battle.at('3L')).toBe('912.37,612.37/0');
    expect(t.quarter().battle.at('3L')).toBe('924.74,624.74/0');
  });

  test('PE-EX-47 PE-BCK-03 PE-GEO-09 backward at half the speed of the line', () => {
    const t = alone('line', [{ do: 'back', by: 3_500 }]).quarter();
    expect(t.battle.at('3L')).toBe('900,582.5/0');
    const skirmish = alone('skirmish', [{ do: 'back', by: 3_500 }]).quarter();
    expect(skirmish.battle.at('3L')).toBe('900,582.5/0');
  });

  test('PE-Q-59 a square moves toward one of its faces, heading kept', () => {
    const t = alone('square', [{ do: 'face', angle: 9_000, by: 3_000 }]).quarter();
    expect(t.battle.at('3L')).toBe('917.5,600/0');
  });
});

describe('wheels', () => {
  test('PE-EX-05 PE-WHL-02 the inner figure does not move', () => {
    const t = alone('marchColumn', [wheel(30)]).quarter();
    const { pose } = t.battle.unit('3L');
    // The front left corner, 22.5 to the left of the middle of the front edge.
    expect(Math.abs(pose.x - 2_250 * Math.cos(Math.PI / 6) - 87_750)).toBeLessThan(2);
    expect(Math.abs(pose.y - 2_250 * Math.sin(Math.PI / 6) - 60_000)).toBeLessThan(2);
  });

  test('PE-EX-66 PE-EX-48 PE-GEO-06 a column wheels 57.29° a quarter; 90° cost 70.69, what is left is marched', () => {
    const t = alone('marchColumn', [wheel(90), ahead(1.9)]).quarter();
    expect(angle(t)).toBe(57.29);
    expect(isAligned(t.battle.unit('3L'))).toBe(false);
    const done = t.quarter();
    expect(angle(done)).toBe(90);
    expect(done.battle.walked('3L')).toBe(44.69);
    expect(isAligned(done.battle.unit('3L'))).toBe(true);
  });

  test.each([
    ['PE-EX-67 180 mm', 12, 11.14, 9],
    ['PE-EX-67 270 mm', 18, 7.42, 13],
  ])(
    '%s a line wheels slowly: taken up again in each half, it is done in its last quarter',
    (_, figures, first, quarters) => {
      let t = periods(red('3L', START, 'line', { figures }))
        .sheets(line('3L', [wheel(90)]))
        .quarter();
      expect(angle(t)).toBe(first);
      let n = 1;
      for (; t.battle.unit('3L').leg; n++) {
        if (n % 2 === 1) t = t.quarter();
        else {
          const left = 90 - angle(t);
          t = t
            .endHalf()
            .sheets(line('3L', [wheel(left)]))
            .quarter();
        }
      }
      expect(n).toBe(quarters);
      expect(angle(t)).toBe(90);
    },
  );

  test('PE-EX-81 PE-WHL-04 an undrilled wheel costs double, and so does the advance that follows until it is aligned', () => {
    let t = alone('marchColumn', [wheel(90)], { status: 'militia' }).quarter();
    expect(angle(t)).toBe(28.64);
    t = t.quarter();
    expect(angle(t)).toBe(57.29);
    t = t.half(line('3L', [wheel(32.71), ahead(9)])).quarter();
    expect(angle(t)).toBe(85.94);
    t = t.quarter();
    expect(angle(t)).toBe(90);
    // 6.38 of the wheel were left, 38.62 of the allowance at half speed.
    expect(t.battle.unit('3L').aligning).toBe(9_000 - 1_931);
    expect(isAligned(t.battle.unit('3L'))).toBe(false);
    const stood = t.half().quarter();
    expect(isAligned(stood.battle.unit('3L'))).toBe(true);
  });
});

describe('turns and formations', () => {
  test('PE-EX-06 PE-TRN-04 PE-GEO-07 twelve in one rank become twelve ranks of one', () => {
    const t = alone('line', [{ do: 'turn', by: 9_000 }], { figures: 12 }).quarter();
    expect(t.battle.unit('3L').ranks).toEqual(Array<number>(12).fill(1));
    expect(t.battle.at('3L')).toBe('990,592.5/90');
  });

  test('PE-EX-07 PE-TRN-09 -10 PE-Q-12 a column of divisions that has turned about is unformed until it turns back', () => {
    const t = alone('divisionColumn', [{ do: 'turn', by: 18_000 }]).quarter();
    expect(isFormed(t.battle.now, t.battle.unit('3L'))).toBe(false);
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
  ])('%s PE-TAB-01 %s: a turn takes its quarters', (_, status, more, quarters) => {
    let t = alone('marchColumn', [{ do: 'turn', by: 18_000 }], { ...more, status });
    for (let n = 1; n < quarters; n++) t = t.quarter();
    expect(t.battle.unit('3L').pose.heading).toBe(0);
    expect(t.quarter().battle.unit('3L').pose.heading).toBe(18_000);
  });

  test('PE-EX-75 PE-GEO-28 march column into line: the middle stays, or the corner that is named', () => {
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
  test('PE-EX-73 PE-GEO-26 PE-ART-07 -08 unlimbering keeps the heading, limbering turns it; the base stays', () => {
    const t = alone('limbered', [{ do: 'unlimber' }], { ...GUN, troops: 'horse' }).quarter();
    expect(t.battle.at('3L')).toBe('900,600/0');
    expect(t.battle.unit('3L').formation).toBe('deployed');
    const away = t
      .quarter()
      .half(line('3L', [{ do: 'limber' }, ahead(9)]))
      .quarter();
    expect(away.battle.at('3L')).toBe('900,560/180');
    const driven = away
      .quarter()
      .half(line('3L', [ahead(1.5)]))
      .quarter();
    expect(driven.battle.at('3L')).toBe('900,470/180');
  });

  test('PE-EX-19 PE-ART-05 PE-GAP-03 after a forced march a horse battery reforms, then unlimbers', () => {
    let t = alone('limbered', [ahead(10, { forced: true })], { ...GUN, troops: 'horse' }).quarter();
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
      .sheets(charge('3L', '1B'), line('1B', [{ do: 'unlimber' }]))
      .quarter();
    expect(t.battle.contacts).toEqual(['3L on 1B: front charge bonus 0']);
    expect(t.battle.unit('1B')).toMatchObject({ condition: 'disordered', formation: 'deployed' });
  });
});

describe('what bars a way', () => {
  test('PE-GEO-05 1 mm short of a friend, and of the edge', () => {
    const t = periods(red('3L', START, 'marchColumn'), red('4L', at(900, 720), 'marchColumn', { figures: 18 }))
      .sheets(line('3L', [ahead(9)]))
      .quarter();
    // The friend's rear edge is at 630.
    expect(t.battle.at('3L')).toBe('900,629/0');
    const edge = alone('marchColumn', [ahead(9)], {}, at(900, 1_180)).quarter();
    expect(edge.battle.at('3L')).toBe('900,1199/0');
  });

  test('PE-GEO-24 of two friends who meet the one with the higher id halts 1 mm short, and goes on when the way frees', () => {
    const t = periods(red('3L', at(900, 600), 'marchColumn'), red('4L', at(845, 622.5, 90), 'marchColumn'))
      .sheets(line('3L', [ahead(9)]), line('4L', [ahead(9)]))
      .quarter();
    expect(t.battle.unit('3L').pose.y).toBe(64_500);
    expect(t.battle.unit('4L').pose.x).toBeLessThan(87_651);
    expect(t.battle.unit('4L').acts).toHaveLength(1);
    expect(t.quarter().battle.unit('3L').pose.y).toBe(69_000);
  });

  test('PE-Q-37 enemies who come within 1 mm of each other halt there', () => {
    const t = periods(red('3L', START, 'marchColumn'), blue('11L', at(900, 650, 180), 'marchColumn'))
      .sheets(line('3L', [ahead(9)]), line('11L', [ahead(9)]))
      .quarter();
    expect(t.battle.now.contacts).toEqual([]);
    const gap = t.battle.unit('11L').pose.y - t.battle.unit('3L').pose.y;
    expect(gap).toBeGreaterThan(90);
    expect(gap).toBeLessThanOrEqual(100);
    expect(t.battle.unit('3L').acts).toEqual([]);
  });

  test('PE-EX-34 PE-Q-60 PE-CHG-05 an ordinary melee entry touches, without any bonus', () => {
    const t = periods(red('3L', START, 'divisionColumn'), blue('11L', at(900, 665, 180), 'line'))
      .sheets(line('3L', [{ do: 'enter', target: '11L' }]))
      .quarter();
    expect(t.battle.contacts).toEqual([]);
    const met = t.quarter();
    expect(met.battle.at('3L')).toBe('900,665/0');
    expect(met.battle.contacts).toEqual(['3L on 11L: front entry']);
  });

  test('PE-GAP-07 woods double the cost and loosen the ranks; a stream takes a quarter', () => {
    const wood = field({ kind: 'wood', outline: [at(800, 620), at(1_000, 620), at(1_000, 800), at(800, 800)] });
    const t = onTable(table([red('3L', START, 'marchColumn')], wood))
      .sheets(line('3L', [ahead(9)]))
      .quarter();
    // 20 to the wood, then 25 at half.
    expect(t.battle.at('3L')).toBe('900,632.5/0');
    expect(isFormed(t.battle.now, t.battle.unit('3L'))).toBe(false);
    const stream = {
      field: {
        ...table([]).field,
        lines: [{ id: 'brook', kind: 'stream' as const, width: 400, points: [at(800, 620), at(1_000, 620)] }],
      },
    };
    let wet = onTable(table([red('3L', START, 'marchColumn')], stream))
      .sheets(line('3L', [ahead(20)]))
      .quarter();
    expect(wet.battle.at('3L')).toBe('900,617/0');
    wet = wet.quarter();
    // Wholly beyond: its rear edge 1 mm past the farther bank.
    expect(wet.battle.at('3L')).toBe('900,713/0');
  });
});

function field(area: Pick<State['field']['areas'][number], 'kind' | 'outline'>): Partial<State> {
  const outline = area.outline.map(({ x, y }) => ({ x, y }));
  return { field: { ...table([]).field, areas: [{ id: 'a1', level: 0, ...area, outline }] } };
}
