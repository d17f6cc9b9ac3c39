/** PE-REA, PE-CCH, PE-EVA-04: what the charged do. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { at, blue, CAVALRY, charge, line, onTable, periods, red, table, ahead } from '../../help/periods.ts';
import type { Act, Answers } from '../../../src/rules/periods/order.ts';
import { whyNotWritten } from '../../../src/rules/periods/sheet/written.ts';

const STANDS: Answers = { charged: 'stand' };

describe('what the charged do', () => {
  test('PE-EX-03 PE-REA-01 -03 PE-CCH-01 -06 it waits a quarter, in which it may fire, before it countercharges', () => {
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

  test('PE-EX-36 PE-CCH-02 -03 PE-TAB-07 who only covers the charged may not countercharge', () => {
    const t = periods(
      red('3L', at(900, 200), 'marchColumn'),
      blue('11L', at(930, 500, 180), 'marchColumn', { posture: 'hold' }),
      blue('12L', at(870, 500, 180), 'marchColumn', { posture: 'cover' }),
    )
      .sheets(
        charge('3L', '11L'),
        line('11L', [{ do: 'ahead', by: 9_000 }], { ...STANDS, fireFirst: false }),
        line('12L', [], { charged: 'countercharge' }),
      )
      .quarter();
    expect(t.battle.facts.filter((each) => each.type === 'reacted').map(({ unit }) => unit)).toEqual(['11L']);
  });

  test('PE-CCH-05 PE-CFO-04 PE-Q-61 infantry charged by cavalry cannot countercharge, but form square', () => {
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

  test('PE-TRN-13 with the figures of a flank turned it neither moves nor charges, until it has reformed', () => {
    const turned = blue('11L', at(800, 520, 180), 'marchColumn', { flankTurned: 'right' });
    const now = table([red('3L', at(800, 200), 'marchColumn'), turned]);
    const judged = (...acts: readonly Act[]) => whyNotWritten(now, 'blue', { lines: [] }, line('11L', acts))?.clause;
    expect(judged(ahead(45))).toBe('PE-TRN-13');
    expect(judged({ do: 'charge', target: '3L' })).toBe('PE-TRN-13');
    expect(judged({ do: 'reform' }, ahead(45))).toBe('PE-DST-05');
    expect(judged({ do: 'form', formation: 'divisionColumn' }, ahead(45))).toBeUndefined();
    const t = onTable(now)
      .sheets(line('11L', [{ do: 'form', formation: 'divisionColumn' }, ahead(45)]))
      .quarter();
    expect(t.battle.unit('11L')).not.toHaveProperty('flankTurned');
    expect(t.quarter().battle.walked('11L')).toBe(45);
  });

  test('PE-TRN-13 PE-EVA-03 a forced evade turns all of its figures', () => {
    const screen = blue('11V', at(900, 500, 180), 'skirmish', { figures: 6, posture: 'harass', flankTurned: 'left' });
    const t = periods(red('3L', at(900, 200), 'marchColumn'), screen)
      .sheets(charge('3L', '11V'))
      .quarter();
    expect(t.battle.unit('11V').course?.kind).toBe('evade');
    expect(t.battle.unit('11V')).not.toHaveProperty('flankTurned');
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
