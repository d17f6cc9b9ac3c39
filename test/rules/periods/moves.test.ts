/** PE-WHL, PE-OBL, PE-BCK, PE-FMR, PE-GEO: ordinary moves. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { gap } from '../../../src/field/gap.ts';
import { groundOf } from '../../../src/rules/periods/position/body.ts';
import { isAligned, isFormed } from '../../../src/rules/periods/position/formed.ts';
import type { Act } from '../../../src/rules/periods/order.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { at, blue, line, onTable, periods, red, table, type Table, ahead, alone } from '../../help/periods.ts';

const START = at(900, 600);

const wheel = (degrees: number, hand: 'left' | 'right' = 'left'): Act => ({
  do: 'wheel',
  hand,
  angle: Math.round(degrees * 100),
});

function angle(t: Table): number {
  return Math.round(36_000 - t.battle.unit('3L').pose.heading) / 100;
}

describe('distances', () => {
  test('PE-EX-01 PE-DST-03 to -05 PE-TAB-03 PE-TAB-06 a French battalion: 18 cm in column, 14 in line', () => {
    expect(
      alone('marchColumn', [ahead(90)])
        .quarter()
        .battle.walked('3L'),
    ).toBe(45);
    expect(
      alone('line', [ahead(70)])
        .quarter()
        .battle.walked('3L'),
    ).toBe(35);
  });

  test('PE-EX-02 PE-DST-06 PE-Q-52 a battalion of several companies is entered with the lowest', () => {
    const mixed = { rates: { column: 18_000 }, troops: 'grenadiers' } as const;
    expect(
      alone('marchColumn', [ahead(90)], mixed)
        .quarter()
        .battle.walked('3L'),
    ).toBe(45);
    expect(
      alone('marchColumn', [ahead(90)], { troops: 'grenadiers' })
        .quarter()
        .battle.walked('3L'),
    ).toBe(50);
  });

  test('PE-GEO-30 legs are walked in their order, nothing is carried over', () => {
    const t = alone('marchColumn', [ahead(50)]).quarter();
    expect(t.battle.walked('3L')).toBe(45);
    expect(t.quarter().battle.walked('3L')).toBe(5);
  });

  test('PE-GEO-30 two legs alike are two legs', () => {
    const leg = ahead(20);
    expect(alone('marchColumn', [leg, leg]).quarter().battle.at('3L')).toBe('900,640/0');
  });

  test('PE-EX-08 PE-EX-70 PE-FMR-03 -05 a forced march is half as fast again, and leaves the unit unformed', () => {
    const t = alone('marchColumn', [ahead(135, { forced: true })]).quarter();
    expect(t.battle.walked('3L')).toBe(67.5);
    expect(t.battle.unit('3L').condition).toBe('unformed');
    const slower = alone('marchColumn', [ahead(130, { forced: true })], { rates: { column: 17_000 } }).quarter();
    expect(slower.battle.walked('3L')).toBe(63.75);
  });

  test('PE-FMR-04 PE-GAP-10 a forced march goes on without a line, and its periods are counted', () => {
    let t = alone('marchColumn', [ahead(400, { forced: true })])
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

  test('PE-EX-66 PE-EX-48 PE-WHL-03 PE-GEO-06 a column wheels 57.29° a quarter; 90° cost 70.69, what is left is marched', () => {
    const t = alone('marchColumn', [wheel(90), ahead(19)]).quarter();
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

  test('PE-GEO-06 a wheel ends clear of a friend, not a touch deep in him', () => {
    // The outer corner would come to 622.50.
    const t = periods(red('3L', START, 'marchColumn'), red('4L', at(900, 622.45, 180), 'line'))
      .sheets(line('3L', [wheel(30)]))
      .quarter();
    expect(angle(t)).toBeLessThan(30);
    expect(gap(groundOf(t.battle.unit('3L')), groundOf(t.battle.unit('4L')))).toBeGreaterThanOrEqual(0);
  });

  test('PE-EX-81 PE-WHL-04 an undrilled wheel costs double, and so does the advance that follows until it is aligned', () => {
    let t = alone('marchColumn', [wheel(90)], { status: 'militia' }).quarter();
    expect(angle(t)).toBe(28.64);
    t = t.quarter();
    expect(angle(t)).toBe(57.29);
    t = t.half(line('3L', [wheel(32.71), ahead(90)])).quarter();
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

describe('what bars a way', () => {
  test('PE-GEO-05 1 mm short of a friend, and of the edge', () => {
    const t = periods(red('3L', START, 'marchColumn'), red('4L', at(900, 720), 'marchColumn', { figures: 18 }))
      .sheets(line('3L', [ahead(90)]))
      .quarter();
    // The friend's rear edge is at 630.
    expect(t.battle.at('3L')).toBe('900,629/0');
    const edge = alone('marchColumn', [ahead(90)], {}, at(900, 1_180)).quarter();
    expect(edge.battle.at('3L')).toBe('900,1199/0');
  });

  test('PE-GEO-24 of two friends who meet the one with the higher id halts 1 mm short, and goes on when the way frees', () => {
    const t = periods(red('3L', at(900, 600), 'marchColumn'), red('4L', at(845, 622.5, 90), 'marchColumn'))
      .sheets(line('3L', [ahead(90)]), line('4L', [ahead(90)]))
      .quarter();
    expect(t.battle.unit('3L').pose.y).toBe(64_500);
    expect(t.battle.unit('4L').pose.x).toBeLessThan(87_651);
    expect(t.battle.unit('4L').acts).toHaveLength(1);
    expect(t.quarter().battle.unit('3L').pose.y).toBe(69_000);
  });

  test('PE-Q-37 enemies who come within 1 mm of each other halt there', () => {
    const t = periods(red('3L', START, 'marchColumn'), blue('11L', at(900, 650, 180), 'marchColumn'))
      .sheets(line('3L', [ahead(90)]), line('11L', [ahead(90)]))
      .quarter();
    expect(t.battle.now.contacts).toEqual([]);
    const gap = t.battle.unit('11L').pose.y - t.battle.unit('3L').pose.y;
    expect(gap).toBeGreaterThan(90);
    expect(gap).toBeLessThanOrEqual(100);
    expect(t.battle.unit('3L').acts).toEqual([]);
  });

  test('PE-EX-34 PE-Q-60 PE-CHG-05 PE-CMU-02 an ordinary melee entry touches, without any bonus', () => {
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
      .sheets(line('3L', [ahead(90)]))
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
      .sheets(line('3L', [ahead(200)]))
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
