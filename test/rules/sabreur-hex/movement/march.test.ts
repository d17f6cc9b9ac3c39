import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACINGS, frontHexes, inFrontCone } from '../../../../src/hex/facing.ts';
import { distance, hexesOf, neighbour } from '../../../../src/hex/grid.ts';
import { frontalDisplacements } from '../../../../src/rules/sabreur-hex/movement/displacement.ts';
import { mayManoeuvre } from '../../../../src/rules/sabreur-hex/movement/manoeuvre.ts';
import { march, type MarchAction } from '../../../../src/rules/sabreur-hex/movement/march.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { movementFactor } from '../../../../src/rules/sabreur-hex/tables.ts';
import { penalises } from '../../../../src/rules/sabreur-hex/field/terrain.ts';
import { after, at, clauseOf, facing, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

const COLUMN = { formation: 'column' } as const;
const HEAVY = { type: 'heavyCavalry' } as const;

const play = (now: State, action: MarchAction, reserved = 0) =>
  playOn(now, (table) => march(table, 'A', action, 'red', { reserved }));
const to = (q: number, r: number, more: Partial<Extract<MarchAction, { do: 'march' }>> = {}): MarchAction => ({
  do: 'march',
  to: at(q, r),
  via: [],
  ...more,
});

function alone(more: Partial<Unit> = COLUMN, ground: Ground = {}): State {
  return position({ ...ground, units: [unit('A', 'red', [0, 0], more), ...(ground.units ?? [])] });
}

/** Where A stands after its march, and how it faces. */
function ends(now: State, action: MarchAction, reserved = 0): readonly [string, number] {
  const { at: hex, facing: way } = unitOf(after(play(now, action, reserved)), 'A');
  return [hex, way];
}

function refused(now: State, action: MarchAction, reserved = 0): unknown {
  return told(play(now, action, reserved));
}

describe('the frontal march', () => {
  test('SH-EX-01 SH-FACING-08 a column turns by a sixth in its hex and has 2 of its 3 hexes left', () => {
    expect(ends(alone(), { do: 'turn', facing: 1 })).toEqual([at(0, 0), 1]);
    const most = frontalDisplacements(alone(), unit('A', 'red', [0, 0], COLUMN), { rotate: true, allowance: 3 });
    expect(Math.max(...most.filter((way) => way.facing === 1).map((way) => way.path.length))).toBe(2);
  });

  test.each([1, 2, 3, 4, 5] as const)('SH-MARCH-05 SH-Q-04 any rotation costs one hex, to facing %i too', (way) => {
    const ways = frontalDisplacements(alone(), unit('A', 'red', [0, 0], COLUMN), { rotate: true, allowance: 3 });
    expect(ways.find((each) => each.facing === way && each.path.length === 0)?.cost).toBe(1);
  });

  test('SH-MARCH-02 the rotation first, then the steps', () => {
    expect(told(play(alone(), to(1, 0, { facing: 1 })))).toEqual([
      { fact: { type: 'turned', unit: 'A', facing: 1 } },
      { fact: { type: 'moved', unit: 'A', path: [at(1, 0)] } },
    ]);
  });

  test('SH-MARCH-04 as far as the movement factor and no farther', () => {
    expect(ends(alone(), to(0, -3))).toEqual([at(0, -3), 0]);
    expect(refused(alone(), to(0, -4))).toBe('SH-MARCH-04 refuse-march-far');
  });

  test('SH-MARCH-05 a turn leaves one hex less', () => {
    expect(ends(alone(), to(0, -2, { facing: 5 }))).toEqual([at(0, -2), 5]);
    expect(refused(alone(), to(0, -3, { facing: 5 }))).toBe('SH-MARCH-03 refuse-march-facing');
    expect(refused(alone(), to(3, 0))).toBe('SH-MARCH-05 refuse-march-turning');
  });

  test('SH-MARCH-06 turning to the rear', () => {
    expect(ends(alone(), { do: 'turnAbout' })).toEqual([at(0, 0), 3]);
    expect(refused(alone(), { do: 'turn', facing: 0 })).toBe('SH-MARCH-06 refuse-turn-already');
  });

  test('SH-MARCH-04 a line goes one hex, or turns', () => {
    const line = alone({ formation: 'line' });
    expect(ends(line, to(1, -1))).toEqual([at(1, -1), 0]);
    expect(ends(line, { do: 'turn', facing: 2 })).toEqual([at(0, 0), 2]);
    expect(refused(line, to(1, 0))).toBe('SH-MARCH-05 refuse-march-turning');
  });

  test('SH-MARCH-02 without a facing in the order it keeps its own if that works', () => {
    expect(ends(alone(), to(0, -2))[1]).toBe(0);
  });

  test('SH-MARCH-02 otherwise it takes the only rotation that works', () => {
    expect(ends(alone(), to(2, -1))).toEqual([at(2, -1), 1]);
  });

  test('SH-MARCH-02 if several work the player is asked, with their names', () => {
    const outcome = play(alone(), to(2, 0));
    expect(outcome.kind).toBe('refused');
    if (outcome.kind !== 'refused') return;
    expect(outcome.refusal.says.id).toBe('refuse-march-which-facing');
    expect(outcome.refusal.instead).toEqual([`A march ${at(2, 0)} face NE`, `A march ${at(2, 0)} face SE`]);
    expect(ends(alone(), to(2, 0, { facing: facing('SE') }))).toEqual([at(2, 0), 2]);
  });

  test('SH-MARCH-03 it passes the hexes named, in order', () => {
    const path = (via: readonly string[]) => {
      const entries = told(play(alone(), to(1, -3, { via })));
      return (entries as unknown as readonly { fact: unknown }[]).at(-1)?.fact;
    };
    expect(path([at(1, -1), at(1, -2)])).toEqual({
      type: 'moved',
      unit: 'A',
      path: [at(1, -1), at(1, -2), at(1, -3)],
    });
    expect(path([at(0, -2)])).toEqual({ type: 'moved', unit: 'A', path: [at(0, -1), at(0, -2), at(1, -3)] });
    expect(refused(alone(), to(1, -3, { via: [at(2, -2)] }))).toBe('SH-MARCH-03 refuse-march-via');
  });

  test('SH-MARCH-10 squares and closed columns do not march', () => {
    for (const formation of ['square', 'closedColumn'] as const) {
      const now = alone({ formation });
      expect(clauseOf(mayManoeuvre(now, unitOf(now, 'A')))).toBe('SH-MARCH-10');
      expect(refused(now, to(0, -1))).toBe('SH-MARCH-10 refuse-march-square');
    }
  });

  test('SH-TURN-09 panicked units do not march', () => {
    expect(refused(alone({ formation: 'horde' }), to(0, -1))).toBe('SH-TURN-09 refuse-march-panicked');
  });

  test('SH-ORDERS-16 a Stubborn unit that failed its test does not march', () => {
    expect(refused(alone({ ...COLUMN, mayNotManoeuvre: true }), to(0, -1))).toBe('SH-ORDERS-16 refuse-march-barred');
  });

  test('SH-GAP-08 an enemy unit cannot be ordered to march', () => {
    const now = position({ units: [unit('A', 'blue', [0, 0])] });
    expect(refused(now, to(0, -1))).toBe('SH-GAP-08 refuse-not-yours');
  });

  test('SH-GAP-04 SH-MARCH-06 SH-TERRAIN-09 hexes in which a move cannot end', () => {
    expect(refused(alone(COLUMN, { cols: 15 }), to(1, 0))).toBe('SH-GAP-04 refuse-march-off-map');
    expect(refused(alone(), to(0, 0))).toBe('SH-MARCH-06 refuse-march-here');
    const lake = { hexes: { [at(0, -1)]: 'impassable' } } as const;
    expect(refused(alone(COLUMN, lake), to(0, -1))).toBe('SH-TERRAIN-09 refuse-march-impassable');
    expect(ends(alone(COLUMN, lake), to(1, -2))).toEqual([at(1, -2), 0]);
  });

  test('SH-TERRAIN-09 the way goes round an impassable side', () => {
    const cliff = { sides: [[at(0, 0), at(0, -1), 'impassable']] } as const;
    expect(refused(alone(COLUMN, cliff), to(0, -1))).toBe('SH-TERRAIN-09 refuse-march-cut-off');
    const walled = (q: number, r: number) => ({
      sides: [0, 1, 2, 3, 4, 5].map((d) => [at(q, r), neighbour(at(q, r), d)!, 'impassable'] as const),
    });
    expect(refused(alone(COLUMN, walled(0, -3)), to(0, -3))).toBe('SH-TERRAIN-09 refuse-march-cut-off');
    expect(refused(alone(COLUMN, walled(2, 0)), to(2, 0))).toBe('SH-TERRAIN-09 refuse-march-cut-off');
    expect(refused(alone(COLUMN, walled(3, 0)), to(3, 0))).toBe('SH-MARCH-05 refuse-march-turning');
    expect(ends(alone(COLUMN, cliff), to(1, -2))).toEqual([at(1, -2), 0]);
  });
});

describe('slow ground', () => {
  const wood = { hexes: { [at(0, -1)]: 'wood' } } as const;

  test('SH-TERRAIN-07 half the movement factor into, through or out of a wood', () => {
    expect(ends(alone(HEAVY, wood), to(0, -2, { via: [at(0, -1)] }))).toEqual([at(0, -2), 0]);
    const three = to(0, -3, { facing: 0 });
    expect(refused(alone(HEAVY, wood), three)).toBe('SH-TERRAIN-07 refuse-march-ground');
    const inWood = { hexes: { [at(0, 0)]: 'wood' } } as const;
    expect(refused(alone(HEAVY, inWood), three)).toBe('SH-TERRAIN-07 refuse-march-ground');
    expect(ends(alone(HEAVY, inWood), to(0, -2))).toEqual([at(0, -2), 0]);
  });

  test('SH-TERRAIN-08 a unit that has used more than half may not enter it', () => {
    const far = { hexes: { [at(0, -3)]: 'wood' } } as const;
    expect(refused(alone(HEAVY, far), to(0, -3))).toBe('SH-TERRAIN-07 refuse-march-ground');
    expect(ends(alone(HEAVY, far), to(1, -3))).toEqual([at(1, -3), 0]);
  });

  test('SH-TERRAIN-07 the rotation counts toward the half', () => {
    const inWood = { hexes: { [at(0, 0)]: 'wood' } } as const;
    expect(ends(alone(HEAVY, inWood), to(1, 0, { facing: 1 }))).toEqual([at(1, 0), 1]);
    expect(refused(alone(HEAVY, inWood), to(2, -1))).toBe('SH-TERRAIN-07 refuse-march-ground');
  });

  test('SH-TERRAIN-07 SH-Q-40 a line still goes one hex, a column one', () => {
    expect(ends(alone({ formation: 'line' }, wood), to(0, -1))).toEqual([at(0, -1), 0]);
    expect(ends(alone(COLUMN, wood), to(0, -1))).toEqual([at(0, -1), 0]);
    expect(refused(alone(COLUMN, wood), to(0, -2, { via: [at(0, -1)] }))).toBe('SH-TERRAIN-07 refuse-march-ground');
  });

  test('SH-TERRAIN-06 light infantry in column is not slowed', () => {
    const light = { ...COLUMN, type: 'lightInfantry' } as const;
    expect(ends(alone(light, wood), to(0, -3, { via: [at(0, -1)] }))).toEqual([at(0, -3), 0]);
  });

  test('SH-TERRAIN-05 crossing a river side penalises', () => {
    const river = { sides: [[at(0, 0), at(0, -1), 'river']] } as const;
    const ways = frontalDisplacements(alone(HEAVY, river), unit('A', 'red', [0, 0], HEAVY), {
      rotate: false,
      allowance: 4,
    });
    expect(Math.max(...ways.filter((way) => way.path[0] === at(0, -1)).map((way) => way.cost))).toBe(2);
    expect(Math.max(...ways.filter((way) => way.path[0] === at(1, -1)).map((way) => way.cost))).toBe(4);
  });

  test('SH-TERRAIN-05 terrain beside the way does not count, wherever a slower way would meet it', () => {
    const round = (q: number, r: number) => ends(alone(HEAVY, { hexes: { [at(q, r)]: 'wood' } }), to(1, -4));
    expect(round(0, -1)).toEqual([at(1, -4), 0]);
    expect(round(1, -1)).toEqual([at(1, -4), 0]);
    const river = { sides: [[at(0, 0), at(0, -1), 'river']] } as const;
    expect(ends(alone(HEAVY, river), to(1, -4))).toEqual([at(1, -4), 0]);
  });

  test('SH-MARCH-02 of two ways it takes the one that it can complete', () => {
    expect(ends(alone(HEAVY, wood), to(1, -3))).toEqual([at(1, -3), 0]);
  });

  test('SH-TERRAIN-12 a way is clear if none of its hexes, the first included, is broken ground', () => {
    const unitA = unit('A', 'red', [0, 0], HEAVY);
    const ways = frontalDisplacements(alone(HEAVY, wood), unitA, { rotate: false, allowance: 4 });
    const clear = (way: (typeof ways)[number]) => !way.path.includes(at(0, -1));
    expect(ways.length).toBeGreaterThan(10);
    for (const way of ways) expect(way.clear).toBe(clear(way));
  });

  test('SH-FORM-17 the hex kept for a formation change', () => {
    expect(ends(alone(), to(0, -2), 1)).toEqual([at(0, -2), 0]);
    expect(refused(alone(), to(0, -3), 1)).toBe('SH-MARCH-04 refuse-march-far');
    expect(refused(alone(COLUMN, wood), to(0, -1), 1)).toBe('SH-TERRAIN-07 refuse-march-ground');
  });
});

describe('interpenetration', () => {
  const between = (side: 'red' | 'blue', more: Partial<Unit> = {}): Ground => ({
    cols: 30,
    units: [unit('B', side, [0, -1], { facing: 0, ...more }), unit('C', side, [1, -1], { facing: 0, ...more })],
  });
  const far = to(0, -3, { facing: 0 });

  test('SH-PASS-01 no move passes through friends, nor through enemies', () => {
    expect(refused(alone(COLUMN, between('red')), far)).toBe('SH-PASS-01 refuse-march-through');
    expect(refused(alone(HEAVY, between('blue')), to(0, -4, { facing: 0 }))).toBe('SH-PASS-01 refuse-march-through');
  });

  test('SH-PASS-01 a move may pass through friendly guns and skirmishers', () => {
    const guns = between('red', { type: 'mediumFootBattery', formation: 'battery' });
    expect(ends(alone(COLUMN, guns), far)).toEqual([at(0, -3), 0]);
    const loose = between('red', { type: 'lightInfantry', formation: 'skirmish' });
    expect(ends(alone(COLUMN, loose), far)).toEqual([at(0, -3), 0]);
  });

  test('SH-PASS-01 no move passes through enemy guns', () => {
    const guns = between('blue', { type: 'mediumFootBattery', formation: 'battery' });
    expect(refused(alone(COLUMN, guns), far)).toBe('SH-PASS-01 refuse-march-through');
  });

  test('SH-PASS-02 guns pass through any friend', () => {
    const battery = { type: 'lightHorseBattery', formation: 'battery' } as const;
    expect(ends(alone(battery, between('red')), far)).toEqual([at(0, -3), 0]);
    expect(refused(alone(battery, between('blue')), far)).toBe('SH-PASS-01 refuse-march-through');
  });

  test('SH-PASS-02 skirmishers do so too', () => {
    const loose = unit('A', 'red', [0, 0], { type: 'lightInfantry', formation: 'skirmish' });
    const now = position({ units: [loose, ...(between('red').units ?? [])] });
    const ways = frontalDisplacements(now, loose, { rotate: false, allowance: 3 });
    expect(ways.some((way) => way.path.at(-1) === at(0, -3))).toBe(true);
  });

  test('SH-PASS-03 no unit passes through panicked units', () => {
    const battery = { type: 'lightHorseBattery', formation: 'battery' } as const;
    expect(refused(alone(battery, between('red', { formation: 'horde' })), far)).toBe(
      'SH-PASS-03 refuse-march-through',
    );
  });

  test('SH-PASS-04 a move ends in an empty hex', () => {
    const guns = between('red', { type: 'mediumFootBattery', formation: 'battery' });
    expect(refused(alone(COLUMN, guns), to(0, -1))).toBe('SH-PASS-04 refuse-march-taken');
  });
});

describe('engagement and marches', () => {
  const enemy = (q: number, r: number, more: Partial<Unit> = {}) => unit('E', 'blue', [q, r], { facing: 3, ...more });

  test('SH-ENGAGE-07 a march may not end engaging an enemy', () => {
    const now = alone(COLUMN, { units: [enemy(0, -3, { facing: 0 })] });
    expect(refused(now, to(0, -2))).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(ends(now, to(1, -2))).toEqual([at(1, -2), 0]);
  });

  test('SH-ENGAGE-07 a march may not end engaging even a panicked enemy, nor may a turn', () => {
    const mob = alone(COLUMN, { units: [enemy(0, -3, { formation: 'horde' })] });
    expect(refused(mob, to(0, -2))).toBe('SH-ENGAGE-07 refuse-march-engaging');
    const beside = alone(COLUMN, { units: [enemy(1, 0, { facing: 0 })] });
    expect(refused(beside, { do: 'turn', facing: 1 })).toBe('SH-ENGAGE-07 refuse-march-engaging');
  });

  test('SH-ENGAGE-08 SH-Q-10 it may end in front of an enemy that it does not engage, and pass there', () => {
    const now = alone(COLUMN, { units: [enemy(-1, -1, { facing: 1 })] });
    expect(ends(now, to(0, -1))).toEqual([at(0, -1), 0]);
    expect(ends(now, to(0, -2, { via: [at(0, -1)] }))).toEqual([at(0, -2), 0]);
  });

  test('SH-ENGAGE-07 SH-Q-10 it may turn toward an enemy that engages it', () => {
    const now = alone(COLUMN, { units: [enemy(1, 0, { facing: 4 })] });
    expect(ends(now, { do: 'turn', facing: 1 })).toEqual([at(0, 0), 1]);
  });

  test('SH-DISENGAGE-01 -03 an engaged unit may not simply leave', () => {
    const now = alone(HEAVY, { units: [enemy(0, -1)] });
    expect(refused(now, to(0, 2, { facing: 3 }))).toBe('SH-DISENGAGE-03 refuse-march-away');
  });

  test('SH-DISENGAGE-03 -04 it may leave one enemy while another still engages it, for 2 strength points', () => {
    const kept = unit('E', 'blue', [1, -1], { facing: 3 });
    const left = unit('F', 'blue', [-1, 0], { facing: 1 });
    const now = alone(HEAVY, { units: [kept, left] });
    const outcome = play(now, to(1, 0, { facing: 1 }));
    expect(told(outcome)).toEqual([
      { fact: { type: 'turned', unit: 'A', facing: 1 } },
      { fact: { type: 'moved', unit: 'A', path: [at(1, 0)] } },
      { fact: { type: 'lost', unit: 'A', strength: 2 } },
    ]);
    expect(unitOf(after(outcome), 'A').strength).toBe(8);
  });

  test('SH-DISENGAGE-03 staying engaged by all costs nothing', () => {
    const now = alone(HEAVY, { units: [enemy(0, -1)] });
    expect(told(play(now, { do: 'turn', facing: 5 }))).toEqual([{ fact: { type: 'turned', unit: 'A', facing: 5 } }]);
  });

  test('SH-DISENGAGE-04 SH-LOSS-05 a unit without enough strength left is eliminated', () => {
    const units = [unit('E', 'blue', [1, -1], { facing: 3 }), unit('F', 'blue', [-1, 0], { facing: 1 })];
    const outcome = play(alone({ ...HEAVY, strength: 2 }, { units }), to(1, 0, { facing: 1 }));
    expect(after(outcome).units.map((each) => each.id)).toEqual(['E', 'F']);
    expect(after(outcome).gone.map((each) => each.id)).toEqual(['A']);
  });

  test('SH-DISENGAGE-07 a unit that engages but is not engaged may leave freely', () => {
    const now = alone(HEAVY, { units: [enemy(0, -1, { facing: 0 })] });
    expect(ends(now, to(0, 2, { facing: 3 }))).toEqual([at(0, 2), 3]);
  });
});

describe('every way of a unit', () => {
  const places = hexesOf({ cols: 9, rows: 9 });
  const map = fc.dictionary(
    fc.constantFrom(...places),
    fc.constantFrom('wood', 'impassable', 'bridge', 'hill', 'difficult'),
    { maxKeys: 20 },
  );
  const someUnit = fc.record({
    at: fc.constantFrom(...places),
    facing: fc.constantFrom(...FACINGS),
    type: fc.constantFrom('lineInfantry', 'heavyCavalry', 'lightHorseBattery'),
  });

  test('SH-MARCH-03 -04 SH-TERRAIN-07 -09 SH-PASS-04 steps go ahead, are paid for and halved, and end in an empty hex', () => {
    fc.assert(
      fc.property(map, someUnit, fc.uniqueArray(fc.constantFrom(...places), { maxLength: 6 }), (hexes, more, taken) => {
        const formation = { lineInfantry: 'column', heavyCavalry: 'mounted', lightHorseBattery: 'battery' } as const;
        const a = unit('A', 'red', more.at, { type: more.type, facing: more.facing, formation: formation[more.type] });
        const others = taken.filter((hex) => hex !== more.at).map((hex, i) => unit(`B${i}`, 'blue', hex));
        const now = position({ cols: 9, rows: 9, hexes, units: [a, ...others] });
        const allowance = movementFactor(a);
        for (const way of frontalDisplacements(now, a, { rotate: true, allowance })) {
          const hexesOnWay = [a.at, ...way.path];
          way.path.forEach((hex, i) => expect(frontHexes(hexesOnWay[i]!, way.facing)).toContain(hex));
          expect(way.cost).toBe(way.path.length + (way.facing === a.facing ? 0 : 1));
          expect(way.cost).toBeLessThanOrEqual(
            penalises(now.map, hexesOnWay) ? Math.max(1, Math.floor(allowance / 2)) : allowance,
          );
          expect(way.path.some((hex) => taken.includes(hex) || hexes[hex] === 'impassable')).toBe(false);
          expect(way.path.every((hex) => inFrontCone(a.at, way.facing, hex))).toBe(true);
          expect(way.path.map((hex) => distance(a.at, hex))).toEqual(way.path.map((_, i) => i + 1));
        }
      }),
    );
  });

  test('SH-FACING-04 in the open, marching without a turn reaches the whole front cone and nothing else', () => {
    const a = unit('A', 'red', [0, 0], HEAVY);
    const ends = new Set(
      frontalDisplacements(position({ units: [a] }), a, { rotate: false, allowance: 4 }).map((way) => way.path.at(-1)!),
    );
    const cone = hexesOf({ cols: 30, rows: 30 }).filter((hex) => distance(a.at, hex) <= 4 && inFrontCone(a.at, 0, hex));
    expect([...ends].sort()).toEqual(cone.sort());
    expect(cone.length).toBe(2 + 3 + 4 + 5);
  });
});
