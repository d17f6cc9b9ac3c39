import { describe, expect, test } from 'vitest';
import type { Formation, Quality, Skill, Unit, UnitType } from '../../../src/rules/sabreur-hex/state.ts';
import * as tables from '../../../src/rules/sabreur-hex/tables.ts';
import { unit } from '../../help/position.ts';

const of = (more: Partial<Unit>) => unit('1A', 'red', [0, 0], more);
const row = (more: Partial<Unit>) => {
  const it = of(more);
  return [
    tables.baseCombatFactor(it, { charging: false }),
    tables.baseFireFactor(it),
    tables.fireRange(it),
    tables.movementFactor(it),
  ];
};

describe('factors', () => {
  test.each<[Partial<Unit>, readonly number[]]>([
    [{ type: 'heavyCavalry', formation: 'mounted' }, [4, 0, 0, 4]],
    [{ type: 'heavyCavalry', formation: 'mounted', skills: ['cuirassier'] }, [5, 0, 0, 4]],
    [{ type: 'heavyCavalry', formation: 'mounted', skills: ['halfCuirass'] }, [5, 0, 0, 4]],
    [{ type: 'mediumCavalry', formation: 'mounted' }, [3, 0, 0, 5]],
    [{ type: 'lightCavalry', formation: 'mounted', skills: ['lancer'] }, [2, 0, 0, 5]],
    [{ formation: 'line' }, [6, 6, 4, 1]],
    [{ formation: 'extendedLine' }, [6, 6, 4, 1]],
    [{ formation: 'column' }, [4, 4, 3, 3]],
    [{ formation: 'square' }, [3, 3, 2, 0]],
    [{ formation: 'closedColumn' }, [2, 2, 2, 0]],
    [{ type: 'lightInfantry', formation: 'line' }, [4, 4, 5, 1]],
    [{ type: 'lightInfantry', formation: 'column' }, [3, 3, 3, 3]],
    [{ type: 'lightInfantry', formation: 'square' }, [3, 3, 2, 0]],
    [{ type: 'lightInfantry', formation: 'skirmish' }, [3, 3, 5, 3]],
    [{ type: 'heavyFootBattery', formation: 'battery' }, [2, 5, 10, 3]],
    [{ type: 'mediumFootBattery', formation: 'battery' }, [2, 5, 7, 3]],
    [{ type: 'mediumFootBattery', formation: 'battery', skills: ['bombard'] }, [2, 5, 5, 1]],
    [{ type: 'lightHorseBattery', formation: 'battery' }, [2, 3, 5, 5]],
    [{ type: 'regimentalGun', formation: 'battery' }, [1, 2, 4, 3]],
    [{ formation: 'horde' }, [0, 0, 0, 0]],
    [{ formation: 'horde', type: 'lightCavalry', skills: ['lancer'] }, [0, 0, 0, 0]],
    [{ formation: 'horde', type: 'heavyCavalry', skills: ['cuirassier'] }, [0, 0, 0, 0]],
    [{ formation: 'horde', skills: ['obsoleteFirearm'] }, [0, 0, 0, 0]],
    [{ formation: 'column', skills: ['largeBattalion'] }, [4, 4, 3, 2]],
    [{ formation: 'line', skills: ['largeBattalion'] }, [6, 6, 4, 1]],
    [{ formation: 'column', skills: ['controlledFire'] }, [2, 2, 3, 3]],
    [{ formation: 'line', skills: ['controlledFire'] }, [6, 6, 4, 1]],
    [{ formation: 'line', skills: ['obsoleteFirearm'] }, [5, 5, 3, 1]],
    [{ formation: 'column', skills: ['obsoleteFirearm'] }, [4, 4, 2, 3]],
    [{ formation: 'line', skills: ['warrior', 'irregular'] }, [6, 0, 0, 1]],
  ])('SH-FACTOR-01, SH-FORM-09, SH-Q-03, SH-Q-26, SH-Q-30 table T1: %j', (more, factors) => {
    expect(row(more)).toEqual(factors);
  });

  test('SH-FACTOR-19, SH-SKILL-LANCER-03 lancers count one more on a charge', () => {
    const lancers = of({ type: 'lightCavalry', formation: 'mounted', skills: ['lancer'] });
    expect(tables.baseCombatFactor(lancers, { charging: true })).toBe(3);
  });
});

describe('strength and price', () => {
  test.each<[UnitType, min: number, max: number, threshold: number, elite: number, ordinary: number, recruit: number]>([
    ['heavyCavalry', 8, 12, 5, 23, 20, 17],
    ['mediumCavalry', 5, 8, 3, 22, 18, 15],
    ['lightCavalry', 4, 6, 3, 21, 17, 14],
    ['lineInfantry', 14, 20, 10, 12, 8, 6],
    ['lightInfantry', 6, 12, 5, 13, 9, 7],
    ['heavyFootBattery', 3, 5, 2, 33, 28, 25],
    ['mediumFootBattery', 3, 5, 2, 23, 20, 18],
    ['lightHorseBattery', 2, 3, 1, 27, 24, 20],
    ['regimentalGun', 2, 3, 1, 20, 17, 15],
  ])('SH-LOSS-01, -07, SH-ARMY-01, -03, SH-QUALITY-02 table T2: %s', (type, min, max, threshold, ...prices) => {
    expect(tables.strengthLimits({ type, skills: [] })).toEqual({ min, max });
    expect(tables.demoralisationThreshold(of({ type }))).toBe(threshold);
    const priceOf = (quality: Quality, command: number) => tables.costOf(of({ type, quality, command, initial: 1 }));
    expect([priceOf('elite', 8), priceOf('ordinary', 7), priceOf('recruit', 6)]).toEqual(prices);
  });

  const CAVALRY = ['heavyCavalry', 'mediumCavalry', 'lightCavalry'] as const;
  const INFANTRY = ['lineInfantry', 'lightInfantry'] as const;
  const ARTILLERY = ['heavyFootBattery', 'mediumFootBattery', 'lightHorseBattery', 'regimentalGun'] as const;

  test.each<[Skill, readonly UnitType[], number]>([
    ['cuirassier', ['heavyCavalry'], +3],
    ['halfCuirass', ['heavyCavalry'], +2],
    ['feudalCavalry', ['heavyCavalry'], 0],
    ['counterchargeSkill', ['heavyCavalry', 'mediumCavalry'], +2],
    ['lancer', ['lightCavalry'], +2],
    ['harassing', ['lightCavalry'], -1],
    ['massedCharge', CAVALRY, +1],
    ['controlledFire', ['lineInfantry'], +2],
    ['stubborn', ['lineInfantry'], -1],
    ['warrior', ['lineInfantry'], -1],
    ['skirmisher', ['lightInfantry'], +2],
    ['scout', ['lightInfantry'], +1],
    ['largeBattalion', ['lineInfantry'], +2],
    ['linearOrder', ['lineInfantry'], 0],
    ['looseOrder', ['lightInfantry'], -1],
    ['irregular', [...INFANTRY, ...CAVALRY], -1],
    ['impetuous', [...INFANTRY, ...CAVALRY], 0],
    ['tacticalSense', [...CAVALRY, ...INFANTRY, ...ARTILLERY], +2],
    ['bombard', ['mediumFootBattery'], -2],
    ['obsoleteFirearm', INFANTRY, -2],
    ['grandBattery', ARTILLERY, +3],
  ])('SH-ARMY-01, -07 table T3: %s', (skill, who, cost) => {
    expect(tables.T3[skill]).toEqual({ reservedTo: who, cost });
    expect(tables.costOf(of({ initial: 1, skills: [skill] }))).toBe(8 + cost);
  });

  test.each<[Quality, price: number, readonly (readonly [command: number, more: number])[]]>([
    [
      'recruit',
      6,
      [
        [4, -2],
        [5, -1],
        [6, 0],
        [7, +1],
        [8, +2],
      ],
    ],
    [
      'ordinary',
      8,
      [
        [5, -2],
        [6, -1],
        [7, 0],
        [8, +1],
        [9, +2],
      ],
    ],
    [
      'elite',
      12,
      [
        [7, -1],
        [8, 0],
        [9, +1],
        [10, +2],
        [11, +3],
      ],
    ],
  ])('SH-ARMY-04, -05, SH-Q-36 table T4: command of %s units', (quality, price, row) => {
    const { min, max } = tables.T4[quality];
    expect(Array.from({ length: max - min + 1 }, (_, i) => min + i)).toEqual(row.map(([command]) => command));
    for (const [command, more] of row) {
      expect(tables.costOf(of({ quality, command, initial: 1 }))).toBe(price + more);
    }
  });

  test.each<[Partial<Unit>, number]>([
    [{}, 10],
    [{ quality: 'elite' }, 9],
    [{ skills: ['stubborn'] }, 8],
    [{ skills: ['largeBattalion'] }, 12],
    [{ skills: ['irregular'] }, 11],
    [{ quality: 'elite', skills: ['stubborn', 'irregular'] }, 8],
    [{ type: 'lightHorseBattery', quality: 'elite' }, 0],
  ])(
    'SH-LOSS-07, SH-SKILL-IRREGULAR-01, -STUBBORN-01, SH-SKILL-LARGEBATTALION-02, SH-Q-76 the threshold of %j is %i',
    (more, threshold) => {
      expect(tables.demoralisationThreshold(of(more))).toBe(threshold);
    },
  );

  test('SH-LOSS-06 demoralised at the threshold, not above it', () => {
    expect(tables.isDemoralised(of({ strength: 11 }))).toBe(false);
    expect(tables.isDemoralised(of({ strength: 10 }))).toBe(true);
    expect(tables.isDemoralised(of({ type: 'lightHorseBattery', quality: 'elite', strength: 1 }))).toBe(false);
  });

  test.each<[Partial<Unit>, number]>([
    [{ initial: 16 }, 128],
    [{ initial: 14, quality: 'elite', command: 9 }, 182],
    [{ initial: 8, type: 'heavyCavalry', skills: ['cuirassier'] }, 184],
    [{ initial: 6, type: 'lightCavalry', quality: 'recruit', skills: ['harassing', 'irregular'], command: 5 }, 66],
    [{ initial: 18, quality: 'recruit', skills: ['largeBattalion'] }, 144],
  ])('SH-ARMY-09 %j costs %i', (more, cost) => {
    expect(tables.costOf(of(more))).toBe(cost);
  });

  test('SH-ARMY-01, SH-QUALITY-02, SH-GAP-17 losses do not make a unit cheaper', () => {
    expect(tables.costOf(of({ initial: 16, strength: 3 }))).toBe(128);
  });

  test('SH-ARMY-02 the rows of T2 that include a skill are the base and the skill together', () => {
    const price = (type: Unit['type'], skill: Unit['skills'][number]) =>
      tables.T2[type].ordinary + tables.T3[skill].cost;
    expect([
      price('heavyCavalry', 'cuirassier'),
      price('lightCavalry', 'lancer'),
      price('lightInfantry', 'skirmisher'),
    ]).toEqual([23, 19, 11]);
  });

  test('SH-ARMY-03, SH-LOSS-01, SH-SKILL-LARGEBATTALION-01 a large battalion musters four more', () => {
    expect(tables.strengthLimits(of({}))).toEqual({ min: 14, max: 20 });
    expect(tables.strengthLimits(of({ skills: ['largeBattalion'] }))).toEqual({ min: 18, max: 24 });
  });
});

describe('order points', () => {
  const spoken = (points: number) => tables.orderPointFormula(points).map(({ dice, plus }) => `${dice}${plus}`);

  test.each([
    [501, ['D3-1']],
    [1000, ['D3-1']],
    [1001, ['D30']],
    [1500, ['D30']],
    [1501, ['D31']],
    [2000, ['D31']],
    [2001, ['D32', '2D6-4']],
    [2500, ['D32', '2D6-4']],
    [2501, ['D33', '2D6-3']],
    [3000, ['D33', '2D6-3']],
    [3001, ['D34', '2D6-2']],
    [3500, ['D34', '2D6-2']],
    [3501, ['D35', '2D6-1']],
    [4000, ['D35', '2D6-1']],
  ])('SH-ORDERS-03 table T5 for %i points', (points, formulas) => {
    expect(spoken(points)).toEqual(formulas);
  });

  test('SH-GAP-10 sizes below and beyond the table', () => {
    expect(spoken(500)).toEqual(['D3-1']);
    expect(spoken(4001)).toEqual(['D36', '2D60']);
    expect(spoken(4500)).toEqual(['D36', '2D60']);
    expect(spoken(4501)).toEqual(['D37', '2D61']);
  });
});

describe('elite units', () => {
  test.each([
    [1499, 0],
    [1500, 2],
    [2999, 2],
    [3000, 4],
  ])('SH-QUALITY-03, SH-ARMY-06, SH-Q-77 in a game of %i points: %i', (points, most) => {
    expect(tables.eliteLimit(points)).toBe(most);
  });
});

describe('formations', () => {
  test.each<[Formation, readonly Formation[]]>([
    ['line', ['column', 'square', 'closedColumn', 'extendedLine', 'skirmish']],
    ['column', ['line', 'square', 'closedColumn', 'extendedLine', 'skirmish']],
    ['square', ['line', 'column', 'closedColumn']],
    ['closedColumn', ['column']],
    ['extendedLine', ['line', 'column']],
    ['skirmish', ['line', 'column', 'square']],
    ['horde', []],
    ['mounted', []],
    ['battery', []],
  ])('SH-FORM-07, -12, -19 table T6: %s is entered from %j', (formation, from) => {
    expect(tables.MAY_ENTER_FROM[formation].toSorted()).toEqual(from.toSorted());
  });
});

describe('random lengths', () => {
  test('SH-PURSUIT-02, SH-Q-58 table T7: pursuits', () => {
    expect(tables.pursuitLength(of({}))).toEqual({ die: 0, plus: 1 });
    expect(tables.pursuitLength(of({ formation: 'column' }))).toEqual({ die: 3, plus: 0 });
    expect(tables.pursuitLength(of({ type: 'heavyCavalry', formation: 'mounted' }))).toEqual({ die: 6, plus: 0 });
    expect(tables.pursuitLength(of({ type: 'lightCavalry', formation: 'mounted' }))).toEqual({ die: 6, plus: 2 });
  });

  test('SH-ROUT-06 table T7: routs', () => {
    expect(tables.routLength(of({ formation: 'horde' }))).toEqual({ die: 6, plus: 0 });
    expect(tables.routLength(of({ type: 'mediumCavalry', formation: 'horde' }))).toEqual({ die: 6, plus: 2 });
  });
});
