/** PE-OUT, PE-EVC: friends on the way of a rally or an evade. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { abreast } from '../../../src/field/lane.ts';
import { freeLanes, throughLength } from '../../../src/rules/periods/escape/lanes.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, line, onTable, red, table, engaged, rally } from '../../help/periods.ts';

const OWN = red('5H', at(900, 600), 'line', CAVALRY);
const FRONT = blue('14H', at(900, 600, 180), 'marchColumn', CAVALRY);

describe('friends on the way', () => {
  const SOUTH = red('5H', at(900, 600, 180), 'line', CAVALRY);
  /** Two columns side by side, their front edges so far before the rallying line, with a gap between. */
  const friends = (gap: number, more: Partial<Unit> = {}): Unit[] =>
    [-1, 1].map((side) =>
      red(side < 0 ? '1L' : '2L', at(900 + side * (gap / 2 + 22.5), 550), 'marchColumn', { posture: 'hold', ...more }),
    );
  const out = (...others: readonly Unit[]) =>
    onTable(table([SOUTH, ...others]))
      .sheets(rally('5H', { pass: 'left' }))
      .quarter();

  test('PE-EX-13 PE-OUT-01 to -03 a gap of less than a base: both are interpenetrated, all are disordered', () => {
    // The line covers both; two more beside them leave it no other lane.
    const wall = [800, 1_000].map((x, n) => red(`${3 + n}L`, at(x, 550), 'divisionColumn'));
    const t = out(...friends(20), ...wall);
    expect(t.battle.facts.filter((each) => each.type === 'pierced').map((each) => each.unit)).toEqual(
      expect.arrayContaining(['1L', '2L']),
    );
    expect(t.battle.unit('5H').condition).toBe('disordered');
    expect(t.battle.unit('1L')).toMatchObject({ condition: 'disordered', pierced: true });
  });

  test('PE-EX-13 PE-EX-14 PE-OUT-05 -06 a gap of one base: it flows, twelve one after the other', () => {
    const wall = [red('3L', at(820, 550), 'line', { figures: 6 }), red('4L', at(980, 550), 'line', { figures: 6 })];
    const t = out(...friends(25), ...wall);
    expect(t.battle.fact('flows')).toMatchObject({ unit: '5H', abreast: 1 });
    expect(t.battle.unit('5H').flow).toBeDefined();
    // 300 of depth: not through within a half.
    expect(t.quarter().battle.unit('5H').flow).toBeDefined();
  });

  test('PE-EX-15 PE-EX-69 PE-OUT-07 PE-GEO-18 -19 a lane of 80: three abreast in four waves, through after 240', () => {
    const mover = red('5H', at(900, 600, 180), 'line', CAVALRY);
    const both = friends(80).map((each) => ({ ...each, ranks: [3, 3, 3, 3, 3, 3] }));
    const [lane] = freeLanes(mover, 16_000, 15_000, both);
    expect(abreast(lane!, 2_500)).toBe(3);
    expect(throughLength(mover, lane!, both)).toBe(24_000);
    const walls = [red('3L', at(790, 550), 'line', { figures: 6 }), red('4L', at(1_010, 550), 'line', { figures: 6 })];
    let t = onTable(table([mover, ...both, ...walls]))
      .sheets(rally('5H'))
      .quarter();
    expect(t.battle.unit('5H').ranks).toEqual([3, 3, 3, 3]);
    t = t.quarter();
    expect(t.battle.unit('5H').flow).toBeDefined();
    t = t.half().quarter();
    expect(t.battle.unit('5H')).toMatchObject({ ranks: [12] });
  });

  test('PE-OUT-04 PE-GEO-20 elite friends are not interpenetrated: it flows by the nearest free space', () => {
    const guard = red('1L', at(900, 550), 'line', { status: 'guard', figures: 24, posture: 'hold' });
    const t = out(guard);
    expect(t.battle.facts.some((each) => each.type === 'pierced')).toBe(false);
    expect(t.battle.fact('flows').unit).toBe('5H');
    const { pose } = t.battle.unit('5H');
    expect(Math.abs(pose.x - 90_000)).toBeGreaterThan(18_000);
  });

  test('PE-OUT-12 PE-Q-31 PE-ASK-09 a line is gone round on the side that its owner names', () => {
    const wide = red('1L', at(900, 550), 'line', { figures: 24, posture: 'hold' });
    const t = (pass: 'left' | 'right') =>
      onTable(table([SOUTH, wide]))
        .sheets(rally('5H', { pass }))
        .quarter()
        .battle.unit('5H').pose.x;
    // Its own left: it faces south.
    expect(t('left')).toBeGreaterThan(108_000);
    expect(t('right')).toBeLessThan(72_000);
  });

  test('PE-OUT-08 -09 a followed unit goes through its friends at once', () => {
    const behind = red('1L', at(900, 530, 0), 'line', { posture: 'hold' });
    const t = engaged('front', OWN, FRONT, behind)
      .sheets(rally('5H'))
      .quarter()
      .quarter()
      .endHalf()
      .sheets(line('14H', [], { follow: true }))
      .quarter();
    expect(t.battle.fact('pierced')).toMatchObject({ unit: '1L', by: '5H' });
    expect(t.battle.unit('5H').pose.y).toBe(48_500);
  });

  test('PE-Q-14 PE-GEO-05 through a lane beside the edge of the table, a unit takes up its front only where it stays on it', () => {
    const flow = { ranks: [15], left: 1_000 };
    const evade = (x: number) => {
      const screen = blue('22L', at(x, 900), 'skirmish', {
        ranks: [6, 6, 3],
        flow,
        condition: 'unformed',
        course: { kind: 'evade', threat: '2L', forced: true, away: 0, walked: 3 },
      });
      return onTable(table([screen, red('2L', at(900, 200), 'line', { posture: 'hold' })]))
        .sheets()
        .quarter()
        .battle.unit('22L').ranks;
    };
    // Fifteen abreast are 225 wide.
    expect([evade(113), evade(112)]).toEqual([[15], [6, 6, 3]]);
  });

  test('PE-EVC-08 -09 evading infantry needs a lane of one infantry base', () => {
    const evade = (gap: number) => {
      const columns = [-1, 1].map((side) =>
        blue(side < 0 ? '1L' : '2L', at(900 + side * (gap / 2 + 45), 650, 180), 'divisionColumn', { posture: 'hold' }),
      );
      const screen = blue('11V', at(900, 590, 180), 'skirmish', { figures: 6, posture: 'harass' });
      const threat = red('3L', at(900, 300), 'marchColumn', { posture: 'hold' });
      return onTable(table([screen, threat, ...columns]))
        .sheets(line('11V', [{ do: 'evade' }], { split: false }))
        .quarter()
        .quarter();
    };
    expect(evade(15).battle.fact('flows')).toMatchObject({ unit: '11V', abreast: 1 });
    expect(evade(14).battle.facts.filter((each) => each.type === 'pierced')).toHaveLength(2);
  });

  test('PE-EX-40 PE-EVC-01 to -03 PE-GAP-11 a company evades behind its battalion: a half to reform, another to rejoin', () => {
    const parent = blue('12L', at(900, 700, 180), 'divisionColumn', { posture: 'hold' });
    const company = blue('12V', at(955, 680, 180), 'skirmish', { figures: 6, posture: 'harass', parent: '12L' });
    const threat = red('3L', at(955, 300), 'marchColumn', { posture: 'hold' });
    let t = onTable(table([parent, company, threat]))
      .sheets(line('12V', [{ do: 'evade' }]))
      .quarter()
      .quarter();
    expect(t.battle.unit('12V').course?.kind).toBe('evade');
    t = t.half().quarter();
    expect(t.battle.facts.some((each) => each.type === 'ended')).toBe(true);
    t = t.quarter().half().quarter();
    expect(t.battle.unit('12V').condition).toBe('formed');
  });

  test('PE-EX-40 PE-GAP-11 formed again, and touching its battalion, it is part of it after a half', () => {
    const parent = blue('12L', at(900, 700, 180), 'divisionColumn', { posture: 'hold' });
    const company = blue('12V', at(900, 760, 180), 'skirmish', { figures: 6, parent: '12L' });
    const t = onTable(table([parent, company]))
      .sheets(line('12V', [{ do: 'rejoin' }]))
      .quarter()
      .quarter();
    // Its front edge is 15 behind the battalion: it has not come up.
    expect(t.battle.fact('halted').clause).toBe('PE-GAP-11');
    const touching = { ...company, pose: at(900, 745, 180) };
    const joined = onTable(table([parent, touching]))
      .sheets(line('12V', [{ do: 'rejoin' }]))
      .quarter()
      .quarter();
    expect(joined.battle.now.units.map(({ id, ranks }) => [id, ranks])).toEqual([['12L', [6, 6, 6, 6]]]);
  });
});
