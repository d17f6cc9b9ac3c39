import { describe, expect, test } from 'vitest';
import {
  evade,
  evasions,
  evasionsFrom,
  isHeldFromBehind,
  mayEvade,
} from '../../../../src/rules/sabreur-hex/movement/evade.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { after, at, axial, clauseOf, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

const LIGHT = { type: 'lightCavalry' } as const;
const HEAVY = { type: 'heavyCavalry' } as const;
const MEDIUM = { type: 'mediumCavalry' } as const;
const GUNS = { type: 'lightHorseBattery' } as const;
const LOOSE = { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } satisfies Partial<Unit>;

function alone(more: Partial<Unit> = LIGHT, ground: Ground = {}): State {
  return position({ ...ground, units: [unit('A', 'red', [0, 0], more), ...(ground.units ?? [])] });
}

/** An enemy in front of A that engages it. */
const facing = (more: Partial<Unit> = {}): Ground => ({ units: [unit('E', 'blue', [0, -1], { facing: 3, ...more })] });

const go = (now: State, q: number, r: number) =>
  playOn(now, (table) => evade(table, 'A', { do: 'evade', to: at(q, r) }));
const ends = (now: State) => new Set(evasions(now, unitOf(now, 'A')).map((way) => axial(way.path.at(-1)!).join()));
const clause = (now: State) => clauseOf(mayEvade(now, unitOf(now, 'A')));

describe('the way back', () => {
  test('SH-EVADE-01 SH-EVADE-05 each step enters a rear hex, and the facing stays', () => {
    expect(told(go(alone(), -1, 2))).toEqual([
      {
        fact: expect.objectContaining({
          type: 'evaded',
          unit: 'A',
          path: expect.arrayContaining([at(-1, 2)]) as unknown,
        }),
      },
    ]);
    expect(unitOf(after(go(alone(), -1, 2)), 'A')).toMatchObject({ at: at(-1, 2), facing: 0 });
    expect(told(go(alone(), 1, 0))).toBe('SH-EVADE-01 refuse-evade-way');
    expect(told(go(alone(), 0, -1))).toBe('SH-EVADE-01 refuse-evade-way');
    expect(ends(alone({ ...LOOSE }))).toEqual(
      new Set(['0,1', '-1,1', '0,2', '-1,2', '-2,2', '0,3', '-1,3', '-2,3', '-3,3']),
    );
  });

  test('SH-EVADE-03 as far as its movement, half of it on slow ground', () => {
    expect(told(go(alone(LIGHT), 0, 5))).toHaveLength(1);
    expect(told(go(alone(LIGHT), 0, 6))).toBe('SH-EVADE-01 refuse-evade-way');
    const wood = { hexes: { [at(0, 1)]: 'wood', [at(-1, 1)]: 'wood' } } as const;
    expect(told(go(alone(LIGHT, wood), 0, 2))).toHaveLength(1);
    expect(told(go(alone(LIGHT, wood), 0, 3))).toBe('SH-EVADE-01 refuse-evade-way');
    // SH-TERRAIN-06.
    expect(told(go(alone(LOOSE, wood), 0, 3))).toHaveLength(1);
  });

  test('SH-PASS-01 SH-PASS-02 SH-PASS-04 it passes through guns and skirmishers only, and ends in an empty hex', () => {
    const wall = (more: Partial<Unit>) => ({
      units: [unit('F', 'red', [0, 1], more), unit('G', 'red', [-1, 1], more)],
    });
    expect(ends(alone(LIGHT, wall({})))).toEqual(new Set());
    expect(ends(alone(LIGHT, wall({ type: 'regimentalGun' }))).has('0,2')).toBe(true);
    expect(ends(alone(LIGHT, wall({ type: 'regimentalGun' }))).has('0,1')).toBe(false);
    expect(ends(alone(LOOSE, wall({}))).has('0,2')).toBe(true);
    expect(ends(alone(LOOSE, wall({ formation: 'horde' })))).toEqual(new Set());
  });

  test('SH-SKIRMPASS-09 as an action it may end on friendly skirmishers, who go behind it', () => {
    const now = alone(LIGHT, { units: [unit('F', 'red', [0, 1], LOOSE)] });
    expect(ends(now).has('0,1')).toBe(false);
    expect(told(go(now, 0, 1))).toEqual([
      expect.objectContaining({ got: expect.stringMatching(/^toward /) as unknown }),
      { fact: { type: 'evaded', unit: 'A', path: [at(0, 1)] } },
      { fact: expect.objectContaining({ type: 'displaced', unit: 'F', by: 'A' }) as unknown },
    ]);
  });

  test('SH-ENGAGE-07 SH-Q-10 it may not engage a new enemy, unless the scenario allows it', () => {
    const enemy = { units: [unit('E', 'blue', [1, 0], { facing: 0 })] };
    expect(ends(alone(LIGHT, enemy)).has('0,1')).toBe(false);
    expect(ends(alone(LIGHT, enemy)).has('-1,1')).toBe(true);
    const state = { rulings: { ...RECOMMENDED, marchMayEngage: 'near' } } as const;
    expect(ends(alone(LIGHT, { ...enemy, state })).has('0,1')).toBe(true);
  });

  test('SH-EVADE-07 SH-DISENGAGE-02 an engaged unit leaves freely, at no cost', () => {
    expect(told(go(alone(LIGHT, facing()), 0, 1))).toHaveLength(1);
    expect(unitOf(after(go(alone(LIGHT, facing()), 0, 1)), 'A').strength).toBe(5);
  });
});

describe('units that may evade', () => {
  test('SH-EVADE-04 SH-Q-43 skirmishers and light cavalry may evade at any time', () => {
    for (const more of [LIGHT, LOOSE]) {
      expect(clause(alone(more))).toBeUndefined();
      expect(clause(alone(more, facing()))).toBeUndefined();
      expect(clause(alone(more, facing(HEAVY)))).toBeUndefined();
    }
  });

  test.each([HEAVY, MEDIUM, GUNS])(
    'SH-EVADE-04 SH-Q-43 %o may evade only when engaged, and by infantry alone',
    (more) => {
      expect(clause(alone(more))).toBe('SH-EVADE-04');
      expect(clause(alone(more, facing()))).toBeUndefined();
      expect(clause(alone(more, facing(HEAVY)))).toBe('SH-EVADE-04');
      expect(clause(alone(more, facing({ type: 'regimentalGun' })))).toBe('SH-EVADE-04');
      const both = { units: [...facing().units!, unit('F', 'blue', [-1, 0], { ...LIGHT, facing: 1 })] };
      expect(clause(alone(more, both))).toBe('SH-EVADE-04');
    },
  );

  test.each([
    {},
    { formation: 'column' },
    { type: 'lightInfantry', formation: 'line' },
    { formation: 'square' },
    { type: 'heavyFootBattery' },
    { type: 'regimentalGun' },
    { formation: 'horde', type: 'lightCavalry' },
  ] as Partial<Unit>[])('SH-EVADE-04 %o may never evade', (more) => {
    expect(clause(alone(more))).toBe('SH-EVADE-04');
    expect(clause(alone(more, facing()))).toBe('SH-EVADE-04');
  });

  test('SH-EVADE-04 SH-Q-43 in reaction the charger counts among the enemies that engage', () => {
    const now = alone(HEAVY, { units: [unit('E', 'blue', [0, -4], { facing: 3 }), unit('H', 'blue', [1, -4], HEAVY)] });
    const by = (id: string) => clauseOf(mayEvade(now, unitOf(now, 'A'), { charger: unitOf(now, id) }));
    expect([by('E'), by('H')]).toEqual([undefined, 'SH-EVADE-04']);
    const engaged = alone(HEAVY, { units: [...facing().units!, unit('H', 'blue', [1, -4], HEAVY)] });
    const charger = unitOf(engaged, 'H');
    expect(clauseOf(mayEvade(engaged, unitOf(engaged, 'A'), { charger }))).toBe('SH-EVADE-04');
  });

  test('SH-EVADE-02 no unit may evade with an enemy behind that engages it', () => {
    const behind = (q: number, r: number, facing: 0 | 3 | 5) => ({ units: [unit('E', 'blue', [q, r], { facing })] });
    expect(clause(alone(LIGHT, behind(0, 1, 0)))).toBe('SH-EVADE-02');
    expect(clause(alone(LIGHT, behind(-1, 1, 0)))).toBe('SH-EVADE-02');
    // It turns its back; or it stands on the flank.
    expect(clause(alone(LIGHT, behind(0, 1, 3)))).toBeUndefined();
    expect(clause(alone(LIGHT, behind(1, 0, 5)))).toBeUndefined();
    const panicked = { units: [unit('E', 'blue', [0, 1], { formation: 'horde' })] };
    expect(clause(alone(LIGHT, panicked))).toBeUndefined();
    const halfBehind = unit('E', 'blue', [0, 1], { facing: 0, formation: 'extendedLine', also: at(1, 1) });
    expect(clause(alone(LIGHT, { units: [halfBehind] }))).toBe('SH-EVADE-02');
    const now = alone(HEAVY, behind(0, 1, 0));
    expect(clauseOf(isHeldFromBehind(now, unitOf(now, 'A')))).toBe('SH-EVADE-02');
  });

  test('SH-EVADE-06 SH-Q-43 in reaction it ends outside the front hexes of the attacker, at least one hex away', () => {
    const now = alone(LIGHT, { units: [unit('E', 'blue', [1, 0], { facing: 4 })] });
    const all = evasions(now, unitOf(now, 'A'));
    const safe = evasionsFrom(now, unitOf(now, 'A'), unitOf(now, 'E'));
    const fronts = [at(0, 1), at(0, 0)];
    expect(safe.length).toBeGreaterThan(0);
    expect(safe.length).toBeLessThan(all.length);
    expect(safe).toEqual(all.filter((way) => !fronts.includes(way.path.at(-1)!)));
    expect(safe.every((way) => way.path.length >= 1)).toBe(true);
  });

  test('SH-ORDERS-16 SH-TURN-09 Stubborn units that failed their test, and panicked units, may not evade', () => {
    expect(told(go(alone({ ...LIGHT, mayNotManoeuvre: true }), 0, 1))).toBe('SH-ORDERS-16 refuse-march-barred');
    expect(told(go(alone({ ...LIGHT, formation: 'horde' }), 0, 1))).toBe('SH-TURN-09 refuse-march-panicked');
  });
});
