/** PE-GEO-13 to -15: the worked clocks of charges on evaders, to 0.01 mm. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, charge, line, periods, red, type Table } from '../../help/periods.ts';
import { contactQuarter, FOOT, HORSE, rates, walked, Y } from '../../help/periods-clocks.ts';

describe('the target evades', () => {
  const SCREEN = { posture: 'harass', figures: 6 } as const;
  const screen = (d: number, charger: object, formation: Unit['formation'] = 'marchColumn') =>
    periods(red('3L', at(900, Y), formation, charger), blue('11V', at(900, Y + d, 180), 'skirmish', SCREEN));
  const forced = (d: number, charger: object, formation?: Unit['formation']) =>
    screen(d, charger, formation)
      .sheets(charge('3L', '11V', { evades: 'go on' }))
      .quarter();
  const declared = (d: number, charger: object, formation?: Unit['formation']) =>
    screen(d, charger, formation)
      .sheets(charge('3L', '11V', { evades: 'go on' }), line('11V', [{ do: 'evade' }]))
      .quarter();
  const toTheEnd = (t: Table) => (t.battle.now.contacts.length > 0 ? t : t.quarter().half().quarter().quarter());

  test('PE-EX-60 PE-EX-44 forced: reaction, then the turn, in which it is caught unformed and in the back', () => {
    const t = forced(200, HORSE).quarter();
    expect(t.battle.contacts).toEqual(['3L on 11V: rear caught bonus 0']);
    expect(t.battle.unit('11V').condition).toBe('unformed');
    expect(t.battle.fires('11V')).toBe(1);
    const standing = forced(170, HORSE);
    expect(standing.battle.contacts).toEqual(['3L on 11V: front charge bonus 0']);
    expect(standing.battle.unit('11V').condition).toBe('formed');
  });

  test.each([
    ['PE-EX-60', 340, HORSE, 'marchColumn', 4],
    ['PE-EX-60', 340.01, HORSE, 'marchColumn', undefined],
    ['PE-EX-62', 130, FOOT, 'marchColumn', 2],
    ['PE-EX-62', 130.01, FOOT, 'marchColumn', undefined],
    ['PE-EX-62', 100, rates(35, 30), 'line', 2],
    ['PE-EX-62', 100.01, rates(35, 30), 'line', undefined],
  ] as const)('%s forced, from %d mm', (_, d, charger, formation, quarter) => {
    const t = forced(d, charger, formation);
    const second = t.quarter();
    const end = second.battle.now.contacts.length > 0 ? second : second.half().quarter().quarter();
    expect(contactQuarter(end)).toBe(quarter);
  });

  test.each([
    ['PE-EX-61', 285, HORSE, 'marchColumn', 4],
    ['PE-EX-61', 285.01, HORSE, 'marchColumn', undefined],
    ['PE-EX-61', 85, FOOT, 'marchColumn', 1],
    ['PE-EX-61', 85.01, FOOT, 'marchColumn', undefined],
    ['PE-EX-61', 65, rates(35, 30), 'line', 1],
    ['PE-EX-61', 65.01, rates(35, 30), 'line', undefined],
  ] as const)('%s declared, from %d mm', (_, d, charger, formation, quarter) => {
    expect(contactQuarter(toTheEnd(declared(d, charger, formation)))).toBe(quarter);
  });

  test('PE-EX-65 PE-EX-35 PE-CST-01 -03 to -05 the charge is stopped: one more quarter in full, unformed', () => {
    const t = screen(300, HORSE)
      .sheets(charge('3L', '11V', { evades: 'stop' }), line('11V', [{ do: 'evade' }]))
      .quarter()
      .quarter();
    expect(walked(t, '3L')).toBe(180);
    expect(t.battle.unit('3L')).toMatchObject({ condition: 'unformed' });
    expect(t.battle.unit('3L').course).toBeUndefined();
  });
});
