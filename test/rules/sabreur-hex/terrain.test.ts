import { describe, expect, test } from 'vitest';
import {
  halved,
  higher,
  ignoresPenalties,
  inClear,
  inCover,
  inRough,
  isClear,
  isClearWay,
  mayCross,
  penalises,
  sideBetween,
  waterBetween,
} from '../../../src/rules/sabreur-hex/field/terrain.ts';
import { RECOMMENDED } from '../../../src/rules/sabreur-hex/options/rulings.ts';
import { at, type Ground, position, unit } from '../../help/position.ts';

const ground = (more: Ground) => position(more).map;
const HERE = at(0, 0);

describe('terrain', () => {
  test.each([
    ['wood', false, true, true, true],
    ['village', false, true, true, true],
    ['fort', false, true, true, true],
    ['difficult', false, false, true, true],
    ['ford', false, false, true, true],
    ['bridge', false, false, false, true],
    ['hill', true, false, false, false],
  ] as const)('SH-TERRAIN-04 -11 SH-Q-41 table T8: %s', (what, clear, cover, rough, penal) => {
    const map = ground({ hexes: { [HERE]: what } });
    expect([isClear(map, HERE), inCover(map, HERE), inRough(map, HERE), penalises(map, [HERE])]).toEqual([
      clear,
      cover,
      rough,
      penal,
    ]);
  });

  test.each(['river', 'ford', 'bridge', 'wood'] as const)('SH-TERRAIN-05 crossing a %s side penalises', (what) => {
    const map = ground({ sides: [[HERE, at(1, 0), what]] });
    expect(penalises(map, [HERE, at(1, 0)])).toBe(true);
    expect(penalises(map, [at(1, 0), HERE])).toBe(true);
    expect(penalises(map, [HERE, at(1, -1), at(1, 0)])).toBe(false);
  });

  test('SH-TERRAIN-02 a side is the same from both its hexes', () => {
    const map = ground({ sides: [[HERE, at(-1, 0), 'river']] });
    expect([sideBetween(map, HERE, at(-1, 0)), sideBetween(map, at(-1, 0), HERE)]).toEqual(['river', 'river']);
    expect(sideBetween(map, HERE, at(1, 0))).toBeUndefined();
  });

  test('SH-TERRAIN-05 the hex in which a unit starts counts', () => {
    expect(penalises(ground({ hexes: { [HERE]: 'wood' } }), [HERE, at(1, 0)])).toBe(true);
  });

  test('SH-TERRAIN-06 skirmishers, mobs and light infantry in column ignore it', () => {
    const of = (more: Parameters<typeof unit>[3]) => ignoresPenalties(unit('A', 'red', HERE, more));
    expect(of({ formation: 'skirmish', type: 'lightInfantry' })).toBe(true);
    expect(of({ formation: 'horde' })).toBe(true);
    expect(of({ formation: 'column', type: 'lightInfantry' })).toBe(true);
    expect(of({ formation: 'column' })).toBe(false);
    expect(of({ formation: 'line', type: 'lightInfantry' })).toBe(false);
  });

  test('SH-TERRAIN-07 SH-Q-40 half, rounded down, but never zero', () => {
    const now = position();
    expect([0, 1, 2, 3, 4, 5, 6].map((movement) => halved(now, movement))).toEqual([0, 1, 1, 1, 2, 2, 3]);
    const up = position({ state: { rulings: { ...RECOMMENDED, halfMovement: 'up' } } });
    expect([0, 1, 3, 4, 5].map((movement) => halved(up, movement))).toEqual([0, 1, 2, 2, 3]);
  });

  test('SH-TERRAIN-09 no unit enters an impassable hex, crosses an impassable side, or leaves the map', () => {
    const map = ground({
      cols: 15,
      hexes: { [at(0, -1)]: 'impassable' },
      sides: [[HERE, at(1, -1), 'impassable']],
    });
    expect(mayCross(map, HERE, at(0, -1))).toBe(false);
    expect(mayCross(map, HERE, at(1, -1))).toBe(false);
    expect(mayCross(map, HERE, at(1, 0))).toBe(false);
    expect(mayCross(map, HERE, at(-1, 0))).toBe(true);
  });

  test('SH-TERRAIN-10 SH-Q-75 a wooded hexside is cover against an enemy beyond it, and no other', () => {
    const map = ground({ sides: [[HERE, at(1, -1), 'wood']] });
    expect(inCover(map, HERE, at(1, -1))).toBe(true);
    expect(inCover(map, HERE, at(2, -2))).toBe(true);
    expect(inCover(map, HERE, at(0, -1))).toBe(false);
    expect(inCover(map, HERE)).toBe(false);
    expect(inClear(map, HERE, at(1, -1))).toBe(false);
    expect(inClear(map, HERE, at(0, -1))).toBe(true);
  });

  test('SH-TERRAIN-10 a line through a corner needs both sides wooded', () => {
    const one = ground({ sides: [[HERE, at(1, -1), 'wood']] });
    const both = ground({
      sides: [
        [HERE, at(1, -1), 'wood'],
        [HERE, at(0, -1), 'wood'],
      ],
    });
    expect([inCover(one, HERE, at(1, -2)), inCover(both, HERE, at(1, -2))]).toEqual([false, true]);
  });

  test('SH-Q-06 for an extended line the half nearest to the enemy counts', () => {
    const map = ground({ hexes: { [at(1, 0)]: 'village' } });
    const line = unit('A', 'red', HERE, { formation: 'extendedLine', also: at(1, 0) });
    expect(inCover(map, line, at(2, -1))).toBe(true);
    expect(inCover(map, line, at(0, -1))).toBe(false);
  });

  test('SH-TERRAIN-12 SH-Q-74 a clear way: hills and rivers do not spoil it, bridges and hedges do', () => {
    const way = [HERE, at(0, -1), at(0, -2)];
    expect(isClearWay(ground({ hexes: { [at(0, -1)]: 'hill' }, sides: [[HERE, at(0, -1), 'river']] }), way)).toBe(true);
    expect(isClearWay(ground({ hexes: { [at(0, -1)]: 'bridge' } }), way)).toBe(false);
    expect(isClearWay(ground({ hexes: { [HERE]: 'difficult' } }), way)).toBe(false);
    expect(isClearWay(ground({ sides: [[at(0, -1), at(0, -2), 'wood']] }), way)).toBe(false);
  });

  test('SH-FACTOR-12 SH-Q-41 sides with river, ford or bridge lie between two neighbours', () => {
    for (const what of ['river', 'ford', 'bridge'] as const) {
      const now = position({ sides: [[HERE, at(0, -1), what]] });
      expect(waterBetween(now, HERE, at(0, -1))).toBe(true);
      expect(waterBetween(now, HERE, at(1, -1))).toBe(false);
    }
    expect(waterBetween(position({ sides: [[HERE, at(0, -1), 'wood']] }), HERE, at(0, -1))).toBe(false);
  });

  test('SH-Q-75 SH-GAP-13 a hill is higher than no hill, and a higher level than a lower one', () => {
    const now = position({ hexes: { [HERE]: 'hill' } });
    expect([higher(now, HERE, at(0, -1)), higher(now, at(0, -1), HERE), higher(now, HERE, HERE)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
