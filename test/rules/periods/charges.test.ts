/** PE-CHG, PE-CTG, PE-CDB: charges. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { gap } from '../../../src/field/gap.ts';
import { asFarAsFree, isStraightAhead, zoneOf } from '../../../src/rules/periods/position/ahead.ts';
import { groundOf } from '../../../src/rules/periods/position/body.ts';
import { at, blue, CAVALRY, charge, GUNS, line, periods, red, table, type Table } from '../../help/periods.ts';
import type { Answers } from '../../../src/rules/periods/order.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';

const STANDS: Answers = { charged: 'stand' };

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
  test('PE-STEP-03 -04 PE-CHG-03 -08 -09 announced are those who charge; the targets stay unsaid', () => {
    const t = hollowRoad();
    expect(t.battle.facts.flatMap((each) => (each.type === 'announced' ? [`${each.unit} ${each.what}`] : []))).toEqual([
      '3L charge',
      '5H charge',
      '7H charge',
    ]);
  });

  test('PE-STEP-04 PE-Q-01 the golden first half', () => {
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

  test('PE-EX-23 PE-CHG-14 PE-GAP-06 PE-GEO-32 skirmishers neither block the way nor the view; another enemy does', () => {
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

  test('PE-Q-28 PE-EVC-09 a screen that is set aside among friends goes through them: both are disordered', () => {
    const t = periods(
      column,
      blue('11L', at(900, 500, 180), 'line', { posture: 'hold' }),
      blue('11V', at(910, 230, 180), 'skirmish', { figures: 2, posture: 'harass' }),
      blue('12L', at(960, 225, 180), 'marchColumn', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();
    expect(t.battle.at('11V')).toBe('938.5,230/180');
    expect(t.battle.unit('11V').condition).toBe('disordered');
    expect(t.battle.unit('12L')).toMatchObject({ condition: 'disordered', pierced: true });
  });

  test.each([['guard'], ['elite']] as const)(
    'PE-EVC-10 PE-Q-55 a screen that is set aside goes neither through %s friends nor onto an enemy: to the other side, or back',
    (status) => {
      const firm = blue('12L', at(960, 225, 180), 'marchColumn', { posture: 'hold', status });
      const other = { ...firm, id: '13L', pose: at(845, 225, 180) };
      const aside = (...more: readonly Unit[]) =>
        periods(
          column,
          blue('11L', at(900, 500, 180), 'line', { posture: 'hold' }),
          blue('11V', at(910, 230, 180), 'skirmish', { figures: 2, posture: 'harass' }),
          ...more,
        )
          .sheets(charge('3L', '11L'), line('11L', [], STANDS))
          .quarter().battle;
      expect(aside(firm).at('11V')).toBe('861.5,230/180');
      expect(aside(firm).unit('12L').condition).toBe('formed');
      // Fifteen deep, before their fronts at 225.
      expect(aside(firm, other).at('11V')).toBe('938.5,210/180');
      const enemy = red('4L', at(960, 245), 'square', { posture: 'hold', figures: 4 });
      expect(aside(enemy).at('11V')).toBe('861.5,230/180');
    },
  );

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

  test('PE-GEO-12 a unit that reorients ends clear of a friend, not a touch deep in him', () => {
    const own = red('3L', at(900, 200), 'marchColumn');
    // Its left corner would come to 211.25.
    const friend = red('4L', at(900, 211.2, 180), 'line');
    const pose = asFarAsFree(table([own, friend]), own, at(900, 200, 30));
    expect(pose.heading).toBeLessThan(3_000);
    expect(gap(groundOf({ ...own, pose }), groundOf(friend))).toBeGreaterThanOrEqual(0);
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

describe('closing up', () => {
  const slanted = (d: number, degrees: number) =>
    periods(
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(900, 200 + d, 180 + degrees), 'line', { posture: 'hold' }),
    )
      .sheets(charge('3L', '11L'), line('11L', [], STANDS))
      .quarter();

  test('PE-CDB-07 PE-GEO-23 PE-GEO-29 PE-Q-09 a charger that touches with a corner turns about it until its front lies along the face', () => {
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
