import { describe, expect, test } from 'vitest';
import { oblique } from '../../../../src/rules/sabreur-hex/movement/oblique.ts';
import { obliqueDisplacements } from '../../../../src/rules/sabreur-hex/movement/oblique-ways.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { after, at, axial, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

const COLUMN = { formation: 'column' } as const;
const LIGHT = { type: 'lightCavalry' } as const;
const HEAVY = { type: 'heavyCavalry' } as const;
const SQUARE = { formation: 'square' } as const;

function alone(more: Partial<Unit> = COLUMN, ground: Ground = {}): State {
  return position({ ...ground, units: [unit('A', 'red', [0, 0], more), ...(ground.units ?? [])] });
}

const go = (now: State, q: number, r: number, reserved = 0) =>
  playOn(now, (table) => oblique(table, 'A', { do: 'oblique', to: at(q, r) }, { reserved }));

function reached(now: State): string[] {
  return obliqueDisplacements(now, unitOf(now, 'A')).map((way) => axial(way.path.at(-1)!).join());
}

const AROUND = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];

describe('the oblique march', () => {
  test.each([COLUMN, HEAVY, { type: 'lightHorseBattery' } as const, { formation: 'line' } as const])(
    'SH-OBLIQUE-01 SH-OBLIQUE-02 one hex in any direction, the facing kept: %o',
    (more) => {
      expect(reached(alone(more)).sort()).toEqual([...AROUND].sort());
      expect(told(go(alone(more), 0, 1))).toEqual([{ fact: { type: 'moved', unit: 'A', path: [at(0, 1)] } }]);
      expect(unitOf(after(go(alone(more), 0, 1)), 'A').facing).toBe(0);
      expect(told(go(alone(more), 0, 2))).toBe('SH-OBLIQUE-01 refuse-oblique-far');
    },
  );

  test('SH-OBLIQUE-03 light cavalry up to three hexes, in a straight line', () => {
    const [one, two, three] = [1, 2, 3].map((n) =>
      AROUND.map((hex) =>
        hex
          .split(',')
          .map((x) => Number(x) * n || 0)
          .join(),
      ),
    );
    expect(reached(alone(LIGHT)).sort()).toEqual([...one!, ...two!, ...three!].sort());
    expect(told(go(alone(LIGHT), 0, 3))).toEqual([
      { fact: { type: 'moved', unit: 'A', path: [at(0, 1), at(0, 2), at(0, 3)] } },
    ]);
    expect(told(go(alone(LIGHT), 0, 4))).toBe('SH-OBLIQUE-03 refuse-oblique-far');
    expect(told(go(alone(LIGHT), 1, 1))).toBe('SH-OBLIQUE-03 refuse-oblique-far');
    const cliff = { sides: [[at(0, 0), at(0, 1), 'impassable']] } as const;
    expect(told(go(alone(LIGHT, cliff), 0, 1))).toBe('SH-OBLIQUE-01 refuse-oblique-far');
  });

  test('SH-OBLIQUE-05, SH-TERRAIN-07 from slow ground half of its five hexes: two', () => {
    const slow = alone(LIGHT, { hexes: { [at(0, 0)]: 'wood' } });
    const lengths = obliqueDisplacements(slow, unitOf(slow, 'A')).map((way) => way.path.length);
    expect(Math.max(...lengths)).toBe(2);
  });

  test('SH-OBLIQUE-04 an assault caps it at one hex, for light cavalry too', () => {
    const now = alone(LIGHT);
    const ends = obliqueDisplacements(now, unitOf(now, 'A'), { most: 1 }).map((way) => way.path);
    expect(ends.every((path) => path.length === 1)).toBe(true);
    expect(ends).toHaveLength(6);
  });

  test('SH-OBLIQUE-05 slow ground caps it at half the movement', () => {
    const wood = { hexes: { [at(1, 0)]: 'wood', [at(3, 0)]: 'wood' } } as const;
    expect(told(go(alone(LIGHT, wood), 2, 0))).toHaveLength(1);
    expect(told(go(alone(LIGHT, wood), 3, 0))).toBe('SH-OBLIQUE-05 refuse-march-ground');
    expect(told(go(alone(LIGHT, { hexes: { [at(3, 0)]: 'wood' } }), 3, 0))).toBe('SH-OBLIQUE-05 refuse-march-ground');
    expect(told(go(alone(LIGHT, { hexes: { [at(0, 0)]: 'village' } }), 0, -3))).toBe(
      'SH-OBLIQUE-05 refuse-march-ground',
    );
    expect(told(go(alone({ formation: 'line' }, wood), 1, 0))).toHaveLength(1);
  });

  test('SH-TERRAIN-09 SH-PASS-01 SH-PASS-04 it ends in an empty hex and passes only through guns and skirmishers', () => {
    const friend = (more: Partial<Unit>) => ({ units: [unit('F', 'red', [1, 0], more)] });
    expect(told(go(alone(COLUMN, friend(COLUMN)), 1, 0))).toBe('SH-PASS-04 refuse-march-taken');
    expect(told(go(alone(LIGHT, friend(COLUMN)), 2, 0))).toBe('SH-PASS-01 refuse-march-through');
    expect(told(go(alone(LIGHT, friend({ type: 'heavyFootBattery' })), 2, 0))).toHaveLength(1);
    const pond = { hexes: { [at(1, 0)]: 'impassable' } } as const;
    expect(told(go(alone(COLUMN, pond), 1, 0))).toBe('SH-TERRAIN-09 refuse-march-impassable');
    expect(reached(alone(LIGHT, pond))).not.toContain('2,0');
  });

  test('SH-ENGAGE-07 it engages no new enemy', () => {
    const enemy = { units: [unit('E', 'blue', [1, -2], { facing: 3 })] };
    expect(told(go(alone(COLUMN, enemy), 0, -1))).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(told(go(alone(COLUMN, enemy), -1, 0))).toHaveLength(1);
  });

  test('SH-DISENGAGE-03 SH-DISENGAGE-04 an engaged unit stays engaged by one of the same enemies, and pays 2 for each that it leaves', () => {
    const two = { units: [unit('E', 'blue', [0, -1], { facing: 3 }), unit('F', 'blue', [1, 0], { facing: 5 })] };
    expect(told(go(alone(HEAVY, two), 0, 1))).toBe('SH-DISENGAGE-03 refuse-march-away');
    expect(after(go(alone(HEAVY, two), -1, 0)).units.find((each) => each.id === 'A')?.strength).toBe(8);
  });

  test('SH-FORM-17 SH-OBLIQUE-01 a column keeps one hex for the formation change', () => {
    expect(told(go(alone(), 1, 0, 1))).toHaveLength(1);
    const wood = { hexes: { [at(1, 0)]: 'wood' } } as const;
    expect(told(go(alone(COLUMN, wood), 1, 0, 0))).toHaveLength(1);
    expect(told(go(alone(COLUMN, wood), 1, 0, 1))).toBe('SH-OBLIQUE-05 refuse-march-ground');
    const light = { type: 'lightInfantry', formation: 'column' } as const;
    expect(told(go(alone(light, wood), 1, 0, 1))).toHaveLength(1);
  });

  test('SH-Q-39 SH-MARCH-10 squares stay where they are, unless the scenario lets them move by a hex', () => {
    expect(told(go(alone(SQUARE), 1, 0))).toBe('SH-MARCH-10 refuse-march-square');
    const state = { rulings: { ...RECOMMENDED, squaresOblique: 'yes' } } as const;
    expect(told(go(alone(SQUARE, { state }), 1, 0))).toHaveLength(1);
    expect(told(go(alone(SQUARE, { state }), 2, 0))).toBe('SH-OBLIQUE-01 refuse-oblique-far');
    const wood = { state, hexes: { [at(1, 0)]: 'wood' } } as const;
    expect(told(go(alone(SQUARE, wood), 1, 0))).toBe('SH-OBLIQUE-05 refuse-march-ground');
  });

  test('SH-TURN-09 SH-ORDERS-16 neither panicked units nor Stubborn units that failed their test move obliquely', () => {
    expect(told(go(alone({ formation: 'horde' }), 1, 0))).toBe('SH-TURN-09 refuse-march-panicked');
    expect(told(go(alone({ ...COLUMN, mayNotManoeuvre: true }), 1, 0))).toBe('SH-ORDERS-16 refuse-march-barred');
  });

  test('SH-FIRE-08 SH-FIRE-09 SH-FORM-17 it may be followed by fire or a formation as a march is', () => {
    const guns = battle('red 6Q light horse battery 0510 N', 'blue 3L line infantry column 0504 S');
    expect(guns.give('red', '6Q oblique 0509 then fire 3L').rolls('1 1 1').story).toContain('! fired 6Q 3L fire');
    const t = battle('red 1L line infantry column 0510 N', 'blue 3L line infantry column 0501 S');
    expect(t.give('red', '1L oblique 0610 then line').unit('1L')).toMatchObject({ at: '0610', formation: 'line' });
  });
});
