import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/hex/grid.ts';
import { march, type MarchAction } from '../../../../src/rules/sabreur-hex/movement/march.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import type { State, Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { after, at, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

const COLUMN = { formation: 'column' } as const;
const HEAVY = { type: 'heavyCavalry' } as const;

function alone(more: Partial<Unit> = COLUMN, ground: Ground = {}): State {
  return position({ ...ground, units: [unit('A', 'red', [0, 0], more), ...(ground.units ?? [])] });
}

const force = (now: State, q: number, r: number, more: Partial<MarchAction> = {}, reserved = 0) =>
  playOn(now, (table) =>
    march(table, 'A', { do: 'forcedMarch', to: at(q, r), via: [], ...more } as MarchAction, 'red', { reserved }),
  );

const enemyAt = (q: number, r: number, more: Partial<Unit> = {}) => ({ units: [unit('E', 'blue', [q, r], more)] });

describe('the forced march', () => {
  test.each([
    [COLUMN, 6],
    [HEAVY, 8],
    [{ type: 'lightCavalry' } as const, 10],
    [{ type: 'heavyFootBattery' } as const, 6],
    [{ type: 'lightInfantry', formation: 'skirmish' } as const, 6],
    [{ formation: 'column', skills: ['largeBattalion'] } as const, 4],
  ])('SH-FORCED-01 SH-TURN-05 a frontal march of twice the movement: %o goes %i', (more, far) => {
    expect(after(force(alone(more as Partial<Unit>), 0, -far)).units[0]?.at).toBe(at(0, -far));
    expect(told(force(alone(more as Partial<Unit>), 0, -far - 1))).toBe('SH-MARCH-04 refuse-march-far');
  });

  test('SH-FORCED-01 a rotation costs its hex, and all steps are straight ahead', () => {
    expect(after(force(alone(), 0, 5, { facing: 3 })).units[0]).toMatchObject({ at: at(0, 5), facing: 3 });
    expect(told(force(alone(), 0, 6))).toBe('SH-MARCH-05 refuse-march-turning');
  });

  test('SH-FORCED-02 no forced march with an enemy at 4 hexes, but with one at 5', () => {
    expect(told(force(alone(COLUMN, enemyAt(0, 4)), 0, -1))).toBe('SH-FORCED-02 refuse-forced-near');
    expect(told(force(alone(COLUMN, enemyAt(0, 5)), 0, -1))).toHaveLength(1);
  });

  test('SH-FORCED-03 no forced march that ends within 4 hexes of an enemy', () => {
    expect(distance(at(0, -2), at(0, -6))).toBe(4);
    expect(told(force(alone(COLUMN, enemyAt(0, -6)), 0, -2))).toBe('SH-FORCED-03 refuse-forced-end');
    expect(told(force(alone(COLUMN, enemyAt(0, -7)), 0, -2))).toHaveLength(1);
  });

  test('SH-Q-42 panicked enemies count, unless the scenario says otherwise', () => {
    const now = (ruling: 'all' | 'steady') =>
      alone(COLUMN, {
        ...enemyAt(0, 4, { formation: 'horde' }),
        state: { rulings: { ...RECOMMENDED, forcedMarchFears: ruling } },
      });
    expect(told(force(now('all'), 0, -1))).toBe('SH-FORCED-02 refuse-forced-near');
    expect(told(force(now('steady'), 0, -1))).toHaveLength(1);
    const ahead = (ruling: 'all' | 'steady') =>
      alone(COLUMN, {
        ...enemyAt(0, -6, { formation: 'horde' }),
        state: { rulings: { ...RECOMMENDED, forcedMarchFears: ruling } },
      });
    expect(told(force(ahead('all'), 0, -2))).toBe('SH-FORCED-03 refuse-forced-end');
    expect(told(force(ahead('steady'), 0, -2))).toHaveLength(1);
  });

  test.each(['line', 'square', 'closedColumn', 'extendedLine'] as const)(
    'SH-FORCED-04 no infantry in %s',
    (formation) => {
      const more = { formation, ...(formation === 'extendedLine' ? { also: at(1, 0) } : {}) };
      expect(told(force(alone(more), 0, -1))).toMatch(
        /SH-FORCED-04 refuse-forced-form|SH-MARCH-10 refuse-march-square/,
      );
    },
  );

  test('SH-FORCED-05 slow ground reduces it to the movement factor', () => {
    const wood = { hexes: { [at(0, -1)]: 'wood' } } as const;
    expect(told(force(alone(HEAVY, wood), 0, -4))).toHaveLength(1);
    expect(told(force(alone(HEAVY, { hexes: { [at(0, 0)]: 'wood' } }), 0, -4))).toHaveLength(1);
    expect(told(force(alone(HEAVY, { hexes: { [at(0, 0)]: 'wood' } }), 0, -5))).toBe(
      'SH-TERRAIN-07 refuse-march-ground',
    );
    // SH-TERRAIN-06.
    const loose = { type: 'lightInfantry', formation: 'skirmish' } as const;
    expect(told(force(alone(loose, { hexes: { [at(0, 0)]: 'wood' } }), 0, -6))).toHaveLength(1);
  });

  test('SH-FORM-17 SH-Q-42 a column may change formation after it, for one hex of the doubled movement', () => {
    expect(told(force(alone(), 0, -5, {}, 1))).toHaveLength(1);
    expect(told(force(alone(), 0, -6, {}, 1))).toBe('SH-MARCH-04 refuse-march-far');
    const t = battle('red 1L line infantry column 0511 N', 'blue 3L line infantry column 1601 S');
    expect(t.give('red', '1L forced march 0507 then line').unit('1L')).toMatchObject({ at: '0507', formation: 'line' });
    const loose = battle('red 2Lg light infantry skirmisher skirmish 0511 N', 'blue 3L line infantry column 1601 S');
    expect(loose.give('red', '2Lg forced march 0507 then line').refused).toBe('SH-FORM-16 refuse-form-after-march');
  });

  test('SH-FORCED-06 light infantry does not fire after it', () => {
    const t = battle('red 2Lg light infantry column 0511 N', 'blue 3L line infantry column 0501 S');
    expect(t.give('red', '2Lg forced march 0507 then fire 3L').refused).toBe('SH-TURN-04 refuse-combine');
  });

  test('SH-Q-42 horse guns fire after a forced march, unless the scenario forbids it', () => {
    const units = ['red 6Q light horse battery 0511 N', 'blue 3L line infantry column 0501 S'];
    const free = battle(...units).give('red', '6Q forced march 0506 then fire 3L');
    expect(free.rolls('1 1 1').story).toContain('! fired 6Q 3L fire');
    const bound = battle(...units, 'ruling horse guns fire after forced march no');
    expect(bound.give('red', '6Q forced march 0506 then fire 3L').refused).toBe('SH-TURN-04 refuse-combine');
    expect(
      battle(...units, 'ruling horse guns fire after forced march no').give('red', '6Q march 0507 then fire 3L')
        .refused,
    ).not.toBe('SH-TURN-04 refuse-combine');
  });

  test('SH-FORCED-02 SH-FORCED-04 the refusal suggests a plain march if that would do', () => {
    const t = battle('red 1L line infantry column 0510 N', 'blue 3L line infantry column 0506 N');
    expect(t.give('red', '1L forced march 0508').instead).toEqual(['1L march 0508']);
    expect(t.give('red', '1L forced march 0611 face SE via 0611').instead).toEqual(['1L march 0611 face SE via 0611']);
    expect(t.give('red', '1L forced march 0505').instead).toEqual([]);
    const line = battle('red 1L line infantry line 0510 N', 'blue 3L line infantry column 0501 S');
    expect(line.give('red', '1L forced march 0509').instead).toEqual(['1L march 0509']);
    expect(line.give('red', '1L forced march 0508').instead).toEqual([]);
  });

  test('SH-FORCED-07 a charge, a countercharge or an evasion is never forced', () => {
    const t = battle('red 7C heavy cavalry 0510 N', 'blue 3L line infantry column 0505 S');
    expect(t.give('red', '7C charge 3L').refused).toBe('SH-CHARGE-04 refuse-charge-distance');
    const back = battle('red 8Hu light cavalry 0502 N', 'blue 3L line infantry column 1601 S');
    const evaded = back.give('red', '8Hu evade 0508');
    expect(evaded.refused).toBe('SH-EVADE-01 refuse-evade-way');
    expect(evaded.instead).toContain('8Hu evade 0507');
    expect(evaded.instead).toContain('8Hu evade 0503');
  });
});
