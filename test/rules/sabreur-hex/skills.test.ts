/** What the skills change in the tables. What they change elsewhere is tested with the chapter that they change. */
import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../src/rules/sabreur-hex/state.ts';
import * as tables from '../../../src/rules/sabreur-hex/tables.ts';
import { battle } from '../../help/battle.ts';
import { unit } from '../../help/position.ts';

const HORSE: Partial<Unit> = { type: 'heavyCavalry', formation: 'mounted' };
const BATTERY: Partial<Unit> = { type: 'mediumFootBattery', formation: 'battery' };
const of = (more: Partial<Unit>, ...skills: Unit['skills']) => unit('A', 'red', [0, 0], { ...more, skills });
const combat = (it: Unit) => tables.baseCombatFactor(it, { charging: false });

describe('skills in the tables', () => {
  test.each([
    ['SH-SKILL-CUIRASSIER-01', combat(of(HORSE, 'cuirassier')), 5],
    ['SH-SKILL-HALFCUIRASS-01, SH-Q-30', combat(of(HORSE, 'halfCuirass')), 5],
    ['SH-SKILL-BOMBARD-02', tables.movementFactor(of(BATTERY, 'bombard')), 1],
    ['SH-SKILL-BOMBARD-03', tables.fireRange(of(BATTERY, 'bombard')), 5],
    ['SH-SKILL-OBSOLETEFIREARM-01', tables.fireRange(of({ formation: 'column' }, 'obsoleteFirearm')), 2],
    ['SH-SKILL-OBSOLETEFIREARM-03 combat', combat(of({}, 'obsoleteFirearm')), 5],
    ['SH-SKILL-OBSOLETEFIREARM-03 fire', tables.baseFireFactor(of({}, 'obsoleteFirearm')), 5],
    ['SH-SKILL-OBSOLETEFIREARM-03 in column', combat(of({ formation: 'column' }, 'obsoleteFirearm')), 4],
    ['SH-SKILL-CONTROLLEDFIRE-04', combat(of({ formation: 'column' }, 'controlledFire')), 2],
    ['SH-SKILL-WARRIOR-01', tables.fireRange(of({}, 'warrior', 'irregular')), 0],
    ['SH-SKILL-LARGEBATTALION-03', tables.movementFactor(of({ formation: 'column' }, 'largeBattalion')), 2],
    ['SH-SKILL-IRREGULAR-01', tables.demoralisationThreshold(of({}, 'irregular')), 11],
  ] as const)('%s', (_clause, is, expected) => {
    expect(is).toBe(expected);
  });

  test('SH-ARMY-07 which types may have them: heavy cavalry wears cuirasses, guns form grand batteries', () => {
    expect(tables.T3.cuirassier.reservedTo).toEqual(['heavyCavalry']);
    expect(tables.T3.grandBattery.reservedTo).not.toContain('lineInfantry');
    expect(tables.T3.irregular.reservedTo).not.toContain('heavyFootBattery');
  });

  test('SH-ARMY-04, -05, SH-Q-36 the usual command rating, and its limits', () => {
    expect(tables.T4).toEqual({
      recruit: { norm: 6, min: 4, max: 8 },
      ordinary: { norm: 7, min: 5, max: 9 },
      elite: { norm: 8, min: 7, max: 11 },
    });
  });
});

describe('slow and short guns', () => {
  test('SH-SKILL-BOMBARD-02, -03, SH-MARCH-01 a bombard moves one hex and fires at five', () => {
    const t = battle(
      'red 6M medium foot battery bombard 0510 N',
      'blue 3L line infantry column 0504 S',
      'turn 1 points 3',
    );
    expect(t.give('red', '6M march 0508').refused).toBe('SH-MARCH-04 refuse-march-far');
    expect(t.give('red', '6M march 0509').unit('6M').at).toBe('0509');
    expect(t.give('red', '6M fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-range');
  });

  test('SH-TERRAIN-07, SH-MARCH-11, SH-Q-40 a bombard in a wood may still leave it, one hex at a time', () => {
    const t = battle(
      'red 6M medium foot battery bombard 0510 N',
      'blue 3L line infantry column 0501 S',
      'hex 0510 wood',
    );
    expect(t.give('red', '6M march 0509').refused).toBe('nothing');
  });
});
