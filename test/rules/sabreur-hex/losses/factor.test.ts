import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/hex/grid.ts';
import {
  combatFactor,
  type CombatContext,
  fireFactor,
  isEnfilade,
  type Shot,
} from '../../../../src/rules/sabreur-hex/losses/factor.ts';
import { shock } from '../../../../src/rules/sabreur-hex/attack/shock.ts';
import { type HexTerrain, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { after, at, playOn, position, told, unit } from '../../../help/position.ts';

const HERE = at(0, 0);
const THERE = at(0, -1);
const PLAIN: CombatContext = { charging: false, doubled: false, lostInCharge: 0 };

interface Fight {
  readonly own?: Partial<Unit>;
  readonly enemy?: Partial<Unit>;
  readonly context?: Partial<CombatContext>;
  readonly hexes?: Readonly<Record<Hex, HexTerrain | 'hill'>>;
  readonly friends?: readonly Unit[];
}

/** The dice that A throws against E, which stands before it and faces it. */
function dice({ own = {}, enemy = {}, context = {}, hexes = {}, friends = [] }: Fight): number {
  const a = unit('A', 'red', [0, 0], own);
  const e = unit('E', 'blue', [0, -1], { facing: 3, ...enemy });
  return combatFactor(position({ units: [a, e, ...friends], hexes }), a, e, { ...PLAIN, ...context }).dice;
}

describe('the combat factor', () => {
  test('SH-FACTOR-01, SH-DICE-03 it is a number of dice, each read separately', () => {
    expect(dice({})).toBe(6);
    expect(dice({ own: { formation: 'column' } })).toBe(4);
  });

  test('SH-FACTOR-27 panicked units roll no dice', () => {
    expect(dice({ own: { formation: 'horde' } })).toBe(0);
  });

  test('SH-FACTOR-27 the factors of panicked units are 0, for fire too, and nothing is added', () => {
    const mob = unit('A', 'red', [0, 0], { formation: 'horde' });
    const enemy = unit('E', 'blue', [0, -1], { facing: 0 });
    const now = position({ units: [mob, enemy] });
    const nothing = { base: 0, ledger: [], dice: 0 };
    expect(combatFactor(now, mob, enemy, { ...PLAIN, lostInCharge: 1 })).toEqual(nothing);
    expect(fireFactor(now, mob, enemy, 'defensive')).toEqual(nothing);
  });

  test('SH-FACTOR-07, -08 each arm doubles under its own clause', () => {
    const enemy = unit('E', 'blue', [0, -1], { facing: 3 });
    const clauses = ([{ formation: 'column' }, { type: 'heavyCavalry', formation: 'mounted' }] as const).map((own) => {
      const charger = unit('A', 'red', [0, 0], own);
      const context = { ...PLAIN, charging: true, doubled: true };
      return combatFactor(position({ units: [charger, enemy] }), charger, enemy, context).ledger.map(
        (each) => each.clause,
      );
    });
    expect(clauses).toEqual([['SH-FACTOR-07'], ['SH-FACTOR-08']]);
  });

  test('SH-FIRE-22 for a unit that cannot fire the factor is that of a shot, along a clear line if there is one', () => {
    const firer = unit('A', 'red', [0, 0], {});
    const enemy = unit('E', 'blue', [0, -3], { facing: 3 });
    const blind = position({ units: [firer, enemy], hexes: { [at(0, -1)]: 'wood', [at(0, -2)]: 'wood' } });
    expect(fireFactor(blind, firer, enemy, 'fire').dice).toBe(6);
  });

  test('SH-FACTOR-29, SH-Q-27 doubled first, then reduced, then limited, never below zero', () => {
    const cuirassiers = { type: 'heavyCavalry', formation: 'mounted', skills: ['cuirassier'] } as const;
    expect(dice({ own: { ...cuirassiers, skills: ['cuirassier'] }, context: { charging: true, doubled: true } })).toBe(
      10,
    );
    const lancers: Partial<Unit> = { type: 'lightCavalry', formation: 'mounted', skills: ['lancer'] };
    expect(dice({ own: lancers, context: { charging: true, doubled: true } })).toBe(6);
    expect(dice({ context: { lostInCharge: 2 }, hexes: { [HERE]: 'wood' } })).toBe(3);
    expect(dice({ context: { lostInCharge: 4 }, hexes: { [HERE]: 'wood' } })).toBe(2);
    expect(dice({ context: { lostInCharge: 7 } })).toBe(0);
  });

  test.each(['wood', 'village', 'fort'] as const)(
    'SH-FACTOR-16, SH-TERRAIN-13 three at most against a unit in a %s',
    (what) => {
      expect(dice({ hexes: { [THERE]: what } })).toBe(3);
      expect(dice({ own: { type: 'heavyCavalry', formation: 'mounted' }, hexes: { [THERE]: what } })).toBe(3);
    },
  );

  test.each(['wood', 'village', 'fort', 'difficult', 'ford'] as const)(
    'SH-FACTOR-17, -18, SH-TERRAIN-13 in a %s infantry throws three at most, cavalry and guns one',
    (what) => {
      const hexes = { [HERE]: what };
      expect(dice({ hexes })).toBe(3);
      expect(dice({ own: { type: 'heavyCavalry', formation: 'mounted' }, hexes })).toBe(1);
      expect(dice({ own: { type: 'heavyFootBattery', formation: 'battery' }, hexes })).toBe(1);
    },
  );

  test.each(['hill', 'bridge'] as const)('SH-FACTOR-17 a %s limits no unit', (what) => {
    expect(dice({ hexes: { [HERE]: what, [THERE]: what } })).toBe(6);
  });

  test('SH-OUTFLANK-03, SH-FACTOR-26 one die at most when outflanked; in cover it may roll more', () => {
    const behind = [unit('F', 'blue', [0, 1], { facing: 5 })];
    expect(dice({ friends: behind })).toBe(1);
    expect(dice({ friends: behind, hexes: { [HERE]: 'village' } })).toBe(3);
    expect(dice({ friends: behind, hexes: { [HERE]: 'difficult' } })).toBe(1);
  });

  test('SH-OUTFLANK-03, SH-TERRAIN-10 a hedge toward the enemy that outflanks is cover from it', () => {
    const a = unit('A', 'red', [0, 0]);
    const e = unit('E', 'blue', [0, -1], { facing: 3 });
    const flanker = unit('F', 'blue', [1, 0], { facing: 4 });
    const hedge = position({ units: [a, e, flanker], sides: [[HERE, at(1, 0), 'wood']] });
    expect(combatFactor(hedge, a, e, PLAIN).dice).toBe(6);
    const elsewhere = position({ units: [a, e, flanker], sides: [[HERE, at(-1, 0), 'wood']] });
    expect(combatFactor(elsewhere, a, e, PLAIN).dice).toBe(1);
  });

  test('SH-FACTOR-28 of several limits the lowest, and no bonus exceeds it', () => {
    const cavalry: Partial<Unit> = { type: 'heavyCavalry', formation: 'mounted' };
    const hexes = { [HERE]: 'wood', [THERE]: 'village' } as const;
    expect(dice({ own: cavalry, hexes, context: { charging: true, doubled: true } })).toBe(1);
  });

  test('SH-FACTOR-25 demoralised units fight as before', () => {
    expect(dice({ own: { strength: 5 } })).toBe(6);
  });
});

describe('the fire factor', () => {
  function shot(own: Partial<Unit>, target: Partial<Unit>, far: number, how: Shot = 'fire'): number {
    const a = unit('A', 'red', [0, 0], own);
    const t = unit('T', 'blue', [0, -far], { facing: 3, formation: 'column', ...target });
    return fireFactor(position({ units: [a, t] }), a, t, how).dice;
  }
  const heavy: Partial<Unit> = { type: 'heavyFootBattery', formation: 'battery' };
  const gun: Partial<Unit> = { type: 'regimentalGun', formation: 'battery' };

  test.each<[Partial<Unit>, number, number]>([
    [{}, 2, 7],
    [{}, 3, 6],
    [{ formation: 'column' }, 1, 5],
    [{ formation: 'column' }, 2, 4],
    [{ type: 'lightInfantry' }, 2, 5],
    [{ type: 'lightInfantry' }, 3, 4],
    [heavy, 5, 6],
    [heavy, 6, 5],
    [{ type: 'mediumFootBattery', formation: 'battery' }, 3, 6],
    [{ type: 'mediumFootBattery', formation: 'battery' }, 4, 5],
    [{ formation: 'line', skills: ['obsoleteFirearm'] }, 1, 6],
    [{ formation: 'line', skills: ['obsoleteFirearm'] }, 2, 5],
  ])('SH-FACTOR-20 %j at %i: %i dice', (own, far, expected) => {
    expect(shot(own, {}, far)).toBe(expected);
  });

  test('SH-FACTOR-21, SH-FORM-06 guns at a square or a closed column two more', () => {
    expect(shot(heavy, { formation: 'square' }, 6)).toBe(7);
    expect(shot(heavy, { formation: 'closedColumn' }, 6)).toBe(7);
    expect(shot({}, { formation: 'square' }, 3)).toBe(6);
  });

  test('SH-FACTOR-22, SH-ENFILADE-01, -02 two more from outside the target’s front cone', () => {
    expect(shot({}, { facing: 0 }, 3)).toBe(8);
    expect(shot({}, { facing: 2 }, 3)).toBe(6);
    expect(shot({}, { facing: 1 }, 3)).toBe(8);
  });

  test('SH-ENFILADE-01, SH-Q-72 panicked units have a front arc too', () => {
    const mob = unit('T', 'blue', [0, -3], { facing: 3, formation: 'horde' });
    expect(isEnfilade(unit('A', 'red', [0, 0]), mob)).toBe(false);
    expect(isEnfilade(unit('A', 'red', [0, 0]), { ...mob, facing: 0 })).toBe(true);
  });

  test('SH-FACTOR-23, SH-SKILL-CONTROLLEDFIRE-02 controlled fire: four more in defence, in line', () => {
    expect(shot({ skills: ['controlledFire'] }, {}, 1, 'defensive')).toBe(11);
    expect(shot({ skills: ['controlledFire'] }, {}, 1, 'fire')).toBe(7);
    expect(shot({ skills: ['controlledFire'], formation: 'column' }, {}, 1, 'defensive')).toBe(3);
  });

  test('SH-FACTOR-24 guns four more in defence', () => {
    expect(shot(heavy, {}, 1, 'defensive')).toBe(10);
  });

  test('SH-FACTOR-25, SH-LOSS-04 strength matters only when the unit is demoralised: then two dice fewer', () => {
    expect(shot({ strength: 11 }, {}, 3)).toBe(6);
    expect(shot({ strength: 10 }, {}, 3)).toBe(4);
    expect(shot({ ...gun, strength: 1 }, {}, 4)).toBe(0);
  });

  test('SH-FACTOR-16 to -18, -28, SH-Q-29 limits apply to fire too', () => {
    const a = unit('A', 'red', [0, 0], heavy);
    const t = unit('T', 'blue', [0, -3], { facing: 3, formation: 'square' });
    const dice = (hexes: Readonly<Record<Hex, HexTerrain>>) =>
      fireFactor(position({ units: [a, t], hexes }), a, t, 'fire').dice;
    expect(dice({ [at(0, -3)]: 'village' })).toBe(3);
    expect(dice({ [HERE]: 'village' })).toBe(1);
  });

  test('SH-Q-29 under the other reading the cover of the target does not limit fire; the terrain of the firer does', () => {
    const a = unit('A', 'red', [0, 0], heavy);
    const t = unit('T', 'blue', [0, -3], { facing: 3, formation: 'square' });
    const dice = (hexes: Readonly<Record<Hex, HexTerrain>>) => {
      const now = position({ units: [a, t], hexes });
      return fireFactor({ ...now, rulings: { ...now.rulings, coverLimitsFire: 'no' } }, a, t, 'fire').dice;
    };
    expect(dice({ [at(0, -3)]: 'village' })).toBe(8);
    expect(dice({ [HERE]: 'village' })).toBe(1);
  });
});

describe('the dice of a shock', () => {
  const charge = (enemy: Partial<Unit>, thrown: readonly number[], lostBefore = 0) => {
    const a = unit('A', 'red', [0, 0], { formation: 'column' });
    const e = unit('E', 'blue', [0, -1], { facing: 0, formation: 'horde', ...enemy });
    const attack = { attacker: 'A', from: { at: HERE, facing: 0 as const } };
    return playOn(
      position({ units: [a, e] }),
      (table) => shock(table, { charger: 'A', target: 'E', attack, doubled: false, lostBefore }) as never,
      [thrown, [3, 3], [1]],
    );
  };

  test('SH-FACTOR-03 fours, fives and sixes hit', () => {
    const outcome = charge({ formation: 'column', facing: 3 }, [4, 1, 2, 3]);
    expect(told(outcome)).toContainEqual({ fact: { type: 'lost', unit: 'E', strength: 1, by: 'A' } });
  });

  test('SH-FACTOR-06, SH-FORM-14 a six costs an extended line two', () => {
    const outcome = charge({ formation: 'extendedLine', also: at(1, -1) }, [6, 3, 3, 3]);
    expect(told(outcome)).toContainEqual({ fact: { type: 'lost', unit: 'E', strength: 2, by: 'A' } });
  });

  test('SH-FACTOR-15, SH-SHOCK-04 a unit without dice is not asked if it strikes back', () => {
    const spent = charge({ formation: 'column', facing: 3 }, [4, 1, 1, 1], 3);
    expect(told(spent)).not.toContainEqual(expect.objectContaining({ ask: expect.anything() }));
    const able = charge({ formation: 'column', facing: 3 }, [4, 1, 1, 1], 2);
    expect(told(able)).toContainEqual(expect.objectContaining({ ask: expect.anything() }));
    expect(unitOf(after(spent), 'A').strength).toBe(16);
  });
});
