/** What a step costs: ground, sides, roads; characters and vehicles. */
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../help/panache-lines.ts';
import { unitOf } from '../../../src/rules/panache/state.ts';
import { isEdge, isOnRoad, stepOf } from '../../../src/rules/panache/moves/terrain.ts';
import { panache } from '../../help/panache.ts';

/** From 0505, where the unit stands, to 0605. */
function cost(who: string, ...ground: readonly string[]): string {
  const now = readPosition([`red 3L ${who} 0505`, ...ground]);
  const step = stepOf(now, unitOf(now, '3L'), '0505', '0605');
  return `${step.cost}${step.road ? ' road' : ''}`;
}

describe('PA-TER-01, PA-GAP-03, PA-GEO-04 the cost to enter', () => {
  test.each([
    ['clear', '1'],
    ['hill', '1'],
    ['bridge', '1'],
    ['ford', '1'],
    ['wood', '2'],
    ['village', '2'],
    ['marsh', '2'],
    ['broken', '2'],
    ['wood hill', '2'],
    ['lake', 'impassable'],
    ['cliff', 'impassable'],
  ])('%s', (terrain, expected) => {
    expect(cost('infantry light', ...(terrain === 'clear' ? [] : [`hex 0605 ${terrain}`]))).toBe(expected);
  });

  test.each([
    ['hedge', '2'],
    ['stream', '2'],
    ['river', 'impassable'],
    ['cliff', 'impassable'],
    ['bridge', '1'],
    ['ford', '1'],
  ])('a side: %s', (side, expected) => {
    expect(cost('infantry light', `side 0505 E ${side}`)).toBe(expected);
    expect(cost('infantry light', `side 0605 W ${side}`)).toBe(expected);
    expect(cost('infantry light', `side 0505 NE ${side}`)).toBe('1');
  });

  test('a hedge before a wood is one difficult step, not two', () => {
    expect(cost('infantry light', 'side 0505 E hedge', 'hex 0605 wood')).toBe('2');
  });

  test('the hex entered decides the cost', () => {
    expect(cost('infantry light', 'hex 0505 wood')).toBe('1');
  });

  test('a scenario sets its own costs', () => {
    expect(cost('infantry light', 'hex 0605 wood', 'cost wood 3')).toBe('3');
    expect(cost('infantry light', 'hex 0605 marsh', 'cost marsh impassable')).toBe('impassable');
    expect(cost('infantry light', 'hex 0605 lake', 'cost lake 2')).toBe('2');
    expect(cost('infantry light', 'hex 0605 wood', 'cost wood 1')).toBe('1');
    expect(cost('infantry light', 'side 0505 E stream', 'cost stream 1')).toBe('1');
    expect(cost('infantry light', 'cost clear 2')).toBe('2');
    expect(cost('infantry light', 'hex 0605 hill', 'cost hill 2', 'cost clear 3')).toBe('2');
  });

  test('a road step costs 1 whatever the terrain', () => {
    const road = 'road 0405 0505 0605';
    expect(cost('infantry light', road, 'hex 0605 wood')).toBe('1 road');
    expect(cost('infantry light', road, 'side 0505 E stream')).toBe('1 road');
    expect(cost('infantry light', road, 'side 0505 E river')).toBe('1 road');
    expect(cost('infantry light', road, 'side 0505 E cliff', 'hex 0605 lake')).toBe('1 road');
    expect(cost('infantry light', road, 'cost clear 3')).toBe('1 road');
    expect(cost('infantry light', road, 'side 0505 NE hedge', 'side 0605 NW hedge')).toBe('1 road');
    expect(cost('character officer medium', road, 'hex 0605 wood')).toBe('1 road');
  });
});

describe('PA-GEO-05 a step follows a road only through its exits', () => {
  test('two road hexes that merely touch are not connected', () => {
    const touching = ['road 0404 0504 0505', 'road 0604 0605', 'hex 0605 wood'];
    expect(cost('infantry light', ...touching)).toBe('2');
  });

  test('PA-Q-07 a junction connects', () => {
    expect(cost('infantry light', 'road 0404 0505', 'road 0505 0605', 'hex 0605 wood')).toBe('1 road');
  });

  test('an edge hex may have an exit off the table', () => {
    const now = readPosition(['red 3L infantry light 0505', 'road 0105 0205 off 0105 W']);
    expect(isOnRoad(now.map, '0105')).toBe(true);
    expect(isOnRoad(now.map, '0305')).toBe(false);
    expect(['0105', '0205', '0501', '1605', '0512'].map((hex) => isEdge(now.map, hex))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('PA-TER-02, -03, PA-MOV-09, PA-Q-12 characters', () => {
  test('difficult ground is normal ground for a lone character', () => {
    const ground = ['hex 0605 wood', 'side 0505 E hedge'];
    expect(cost('character officer medium', ...ground)).toBe('1');
    expect(cost('character officer medium', 'hex 0605 marsh', 'cost marsh 5')).toBe('1');
  });

  test('impassable ground stays impassable for a character', () => {
    expect(cost('character officer medium', 'hex 0605 lake')).toBe('impassable');
    const t = panache('red G1 officer medium 0505', 'hex 0605 lake').give('red', 'G1 move 0605');
    expect(t.refused).toBe('PA-TER-03 refuse-pa-impassable');
    const u = panache('red 3L infantry light 0505', 'hex 0605 lake').give('red', '3L move 0605');
    expect(u.refused).toBe('PA-GAP-03 refuse-pa-impassable');
  });

  test('a character in a vehicle is different; PA-GAP-04 no vehicle goes through difficult ground, except along a road', () => {
    expect(cost('officer vehicle medium', 'hex 0605 wood')).toBe('impassable');
    expect(cost('vehicle medium', 'hex 0605 wood')).toBe('impassable');
    expect(cost('vehicle medium', 'hex 0605 wood', 'road 0505 0605')).toBe('1 road');
    expect(cost('vehicle medium')).toBe('1');
  });

  test('PA-MOV-09, PA-GAP-04 the refusal says what is closed to a vehicle', () => {
    const wood = 'hex 0605 wood';
    const t = panache('red G1 officer vehicle medium 0505', wood);
    expect(t.give('red', 'G1 move 0605').refused).toBe('PA-MOV-09 refuse-pa-vehicle');
    expect(panache('red 9V vehicle medium 0505', wood).give('red', '9V move 0605').refused).toBe(
      'PA-GAP-04 refuse-pa-vehicle',
    );
    const belt = ['side 0505 E hedge', 'side 0505 NE hedge', 'side 0505 SE hedge'];
    const behind = panache('red 9V vehicle medium 0505 max 2', ...belt, 'side 0605 NW hedge', 'side 0605 SW hedge');
    expect(behind.give('red', '9V move 0705').refused).toBe('PA-GAP-04 refuse-pa-vehicle');
  });

  test('PA-GAP-04 a hex behind hedges on every side is closed to vehicles, not impassable', () => {
    const hedges = 'side 0605 NW NE E SE SW W hedge';
    expect(panache('red 9V vehicle medium 0505', hedges).give('red', '9V move 0605').refused).toBe(
      'PA-GAP-04 refuse-pa-vehicle',
    );
    const moat = 'side 0605 NW NE E SE SW W river';
    expect(panache('red 9V vehicle medium 0505', moat).give('red', '9V move 0605').refused).toBe(
      'PA-GAP-03 refuse-pa-impassable',
    );
  });

  test('PA-MOV-01, PA-GAP-04 over open ground the refusal says how far a vehicle goes, beyond difficult ground what is closed', () => {
    const slow = panache('red 9V vehicle medium 0505 max 2').give('red', '9V move 0805');
    expect(slow.refused).toBe('PA-MOV-01 refuse-pa-far');
    const belt = [
      'side 0805 E hedge',
      'side 0804 E hedge',
      'side 0804 SE hedge',
      'side 0806 NE hedge',
      'side 0806 E hedge',
    ];
    const fast = panache('red 9V vehicle medium 0505 max 4', ...belt).give('red', '9V move 0905');
    expect(fast.refused).toBe('PA-GAP-04 refuse-pa-vehicle');
  });
});

test('PA-TER-04, PA-EX-14 past two hexes next to enemies: no extra cost, and no stop', () => {
  const t = panache('red 3C cavalry light 0505', 'blue 7L infantry heavy 0604', 'blue 8L infantry heavy 0704').give(
    'red',
    '3C move 0905 via 0605 0705 0805',
  );
  expect(t.story).toBe('moved 3C 0605>0705>0805>0905 cost 4');
});
