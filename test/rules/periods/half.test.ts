/** PE-STEP-05 to -07, PE-REA-04, PE-GAP-10, -15, PE-CST-02: what goes on over halves, officers and aides-de-camp. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { state } from '../../../src/rules/periods/state.ts';
import {
  ahead,
  at,
  blue,
  CAVALRY,
  charge,
  engaged,
  line,
  officer,
  onTable,
  periods,
  rally,
  red,
  table,
} from '../../help/periods.ts';

const FOOT = red('3L', at(900, 400), 'marchColumn', { posture: 'hold' });

describe('orders by aide-de-camp', () => {
  test('PE-EX-04 PE-EX-74 PE-REA-04 PE-Q-35 he touches the unit at the end of a half: in force after the first quarter of the next', () => {
    const adc = officer('red', '1A', 900, 300, 'adc');
    let t = onTable(table([FOOT], { officers: [adc] })).sheet({
      errands: [{ adc: '1A', to: '3L', posture: 'attack' }],
    });
    t = t.quarter().quarter();
    expect(t.battle.now.officers[0]!.errand).toMatchObject({ to: '3L' });
    t = t.endHalf();
    expect(t.battle.now.officers[0]!.errand).toMatchObject({ due: 2 });
    // He is where the unit is, and faces nowhere.
    expect(Object.keys(t.battle.now.officers[0]!.at)).toEqual(['x', 'y']);
    t = t.sheets();
    expect(t.battle.unit('3L').posture).toBe('hold');
    t = t.quarter();
    expect(t.battle.unit('3L').posture).toBe('attack');
    expect(t.battle.now.officers[0]!.errand).toBeUndefined();
  });

  test('PE-STEP-05 PE-GAP-15 25 cm a half: one who has farther to go arrives a half later', () => {
    const adc = officer('red', '1A', 900, 100, 'adc');
    const t = onTable(table([red('3L', at(900, 600), 'marchColumn')], { officers: [adc] }))
      .sheet({ errands: [{ adc: '1A', to: '3L', posture: 'hold' }] })
      .quarter()
      .quarter()
      .endHalf();
    expect(t.battle.now.officers[0]).toMatchObject({ at: { x: 90_000, y: 35_000 }, errand: { to: '3L' } });
    expect(t.battle.now.officers[0]!.errand!.due).toBeUndefined();
  });

  test('PE-GAP-15 1 mm short of enemies; an officer who touches a unit may move with it', () => {
    const general = officer('red', '1G', 900, 200, 'general');
    const enemy = blue('11L', at(900, 350, 180), 'marchColumn');
    const short = onTable(table([enemy], { officers: [general] }))
      .sheet({ rides: [{ officer: '1G', to: { x: 90_000, y: 39_000 } }] })
      .quarter()
      .quarter()
      .endHalf();
    expect(short.battle.now.officers[0]!.at).toEqual({ x: 90_000, y: 33_900 });
    let t = onTable(table([FOOT], { officers: [general] }))
      .sheet({ rides: [{ officer: '1G', to: { x: 90_000, y: 31_000 }, with: '3L' }] })
      .quarter()
      .quarter()
      .endHalf();
    t = t.sheets(line('3L', [ahead(45)])).quarter();
    expect(t.battle.now.officers[0]!.at).toEqual({ x: 90_000, y: 44_500 });
  });

  test('PE-GAP-15 an officer who rides away from a unit no longer moves with it', () => {
    const general = { ...officer('red', '1G', 900, 410, 'general'), with: '3L' };
    const away = onTable(table([FOOT], { officers: [general] }))
      .sheet({ lines: [line('3L', [ahead(45)])], rides: [{ officer: '1G', to: { x: 70_000, y: 41_000 } }] })
      .quarter();
    expect(away.battle.now.officers[0]!.at).toEqual({ x: 90_000, y: 44_500 });
    const t = away
      .quarter()
      .half(line('3L', [ahead(45)]))
      .quarter();
    expect(t.battle.now.officers[0]!.at).toEqual({ x: 70_000, y: 41_000 });
    expect(t.battle.now.officers[0]!.with).toBeUndefined();
  });

  test('PE-CST-01 -02 PE-ASK-15 after the first half a general who touches a charging unit may stop it', () => {
    const general = officer('red', '1G', 900, 250, 'general');
    const units = [
      red('5H', at(900, 300), 'marchColumn', CAVALRY),
      blue('11L', at(900, 900, 180), 'line', { posture: 'hold' }),
    ];
    const t = onTable(table(units, { officers: [general] }))
      .sheet({
        lines: [charge('5H', '11L'), line('11L', [], { charged: 'stand' })],
        rides: [{ officer: '1G', to: { x: 90_000, y: 40_000 } }],
      })
      .quarter()
      .quarter()
      .endHalf('stop');
    expect(t.battle.asked).toEqual(['PE-ASK-15 5H']);
    const halted = t.sheets().quarter();
    expect(halted.battle.at('5H')).toBe('900,570/0');
    expect(halted.battle.unit('5H')).toMatchObject({ condition: 'unformed' });
    expect(halted.battle.unit('5H').course).toBeUndefined();
  });
});

describe('the end of a half', () => {
  test('PE-GAP-10 PE-GAP-14 legs that were not walked are not made up; a change under way goes on', () => {
    const t = periods(FOOT)
      .sheets(line('3L', [ahead(200)]))
      .quarter()
      .quarter()
      .half()
      .quarter();
    expect(t.battle.walked('3L')).toBe(0);
    const slow = { ...FOOT, status: 'militia' as const };
    const form = periods(slow)
      .sheets(line('3L', [{ do: 'form', formation: 'line' }]))
      .quarter()
      .quarter()
      .half();
    expect(form.quarter().quarter().battle.unit('3L').formation).toBe('line');
  });

  test('PE-Q-35 a line bound to the clock waits for its half', () => {
    const from = { period: 1, half: 2 } as const;
    let t = periods(FOOT)
      .sheets(line('3L', [ahead(45)], {}, { from }))
      .quarter()
      .quarter();
    expect(t.battle.at('3L')).toBe('900,400/0');
    t = t.half().quarter();
    expect(t.battle.at('3L')).toBe('900,445/0');
  });

  test('PE-Q-35 a charge bound to the clock is announced in its half', () => {
    const units = [red('5H', at(900, 300), 'marchColumn', CAVALRY), blue('11L', at(900, 600, 180), 'line')];
    const bound = { ...charge('5H', '11L'), from: { period: 1, half: 2 } as const };
    const first = periods(...units).sheets(bound);
    expect(first.battle.facts.some((each) => each.type === 'announced')).toBe(false);
    const t = first.quarter().quarter().half();
    expect(t.battle.fact('announced')).toMatchObject({ unit: '5H', what: 'charge' });
  });

  test('PE-RAU-01 PE-GEO-30 what is announced breaks off a change under way, at once', () => {
    const horse = red('5H', at(900, 600), 'line', CAVALRY);
    const t = periods(horse, blue('11L', at(900, 1_100, 180), 'line'))
      .sheets(line('5H', [ahead(80), { do: 'form', formation: 'marchColumn' }]))
      .quarter()
      .quarter()
      .endHalf();
    expect(t.battle.unit('5H').doing).toEqual({ kind: 'form', left: 1 });
    expect(t.sheets(rally('5H')).battle.unit('5H')).toMatchObject({
      course: { kind: 'rally' },
      doing: { kind: 'rallyTurn', left: 2 },
      acts: [],
    });
    const charges = t.sheets(charge('5H', '11L'), line('11L', [], { charged: 'stand' })).quarter();
    expect(charges.battle.at('5H')).toBe('900,760/0');
    expect(charges.battle.unit('5H').formation).toBe('line');
  });

  test('PE-RAE-01 a rally that waits for the second half is not announced in a melee', () => {
    const from = { period: 1, half: 2 } as const;
    const [own, enemy] = [
      red('5H', at(900, 600), 'line', CAVALRY),
      blue('14H', at(900, 600, 180), 'marchColumn', CAVALRY),
    ];
    const t = engaged('front', own, enemy)
      .sheets({ ...rally('5H'), from })
      .quarter()
      .quarter()
      .half();
    expect(t.battle.fact('halted')).toMatchObject({ unit: '5H', clause: 'PE-RAE-01' });
    expect(t.battle.unit('5H').course).toBeUndefined();
  });

  test('PE-ASK-16 PE-Q-35 a unit whose line waits for its half has nothing to put off for its fire', () => {
    const units = [red('5H', at(900, 300), 'marchColumn', CAVALRY), blue('11L', at(900, 700, 180), 'line')];
    const from = { period: 1, half: 2 } as const;
    const waits = line('11L', [ahead(35)], { fireFirst: true, charged: 'go on' }, { from });
    const t = periods(...units).sheets(charge('5H', '11L'), waits);
    expect(t.battle.unit('11L').acts).toEqual([ahead(35)]);
  });

  test('PE-STEP-07 -08 periods, and the end', () => {
    const t = onTable(table([FOOT], { lastPeriod: 1 }))
      .sheets()
      .quarter()
      .quarter()
      .half()
      .quarter()
      .quarter()
      .endHalf();
    expect(t.battle.now.phase).toBe('over');
  });

  test('PE-STEP-04 a position is read back as it was stored, in every phase', () => {
    let t = periods(FOOT, blue('11L', at(900, 600, 180), 'line')).sheets(
      charge('3L', '11L'),
      line('11L', [{ do: 'form', formation: 'square' }], { charged: 'go on' }),
    );
    for (const play of ['quarter', 'quarter', 'endHalf'] as const) {
      t = t[play]();
      expect(state.parse(JSON.parse(JSON.stringify(t.battle.now)))).toEqual(JSON.parse(JSON.stringify(t.battle.now)));
    }
  });
});
