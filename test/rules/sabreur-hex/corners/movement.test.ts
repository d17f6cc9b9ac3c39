/** Marches, turns and their refusals: cases at the edge of a clause. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const AWAY = `blue 9L line infantry column ${at(9, 9)} N`;
const COLUMN = `red 1A line infantry column ${at(0, 0)} N`;
const WIDE = `red 96L line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)}`;

/** The order in a field with these besides: refused, and the orders that are named instead. */
const given = (order: string, ...lines: readonly string[]) => battle(FIELD, AWAY, ...lines).give('red', order);

describe('a march', () => {
  test('SH-MARCH-02 of two ways that cost the same it takes the one in clear terrain', () => {
    const past = (hill: string) => given(`1A march ${at(1, -2)}`, COLUMN, `hex ${hill} wood`).refused;
    expect(past(at(0, -1))).toBe('nothing');
    const t = given(`1A march ${at(1, -2)}`, `red 1A light cavalry ${at(0, 0)} N`, `hex ${at(0, -1)} hill`);
    expect(t.story).toContain(`! moved 1A ${at(0, -1)}>${at(1, -2)}`);
    const fort = given(`1A march ${at(1, -2)}`, `red 1A light cavalry ${at(0, 0)} N`, `hex ${at(0, -1)} fort`);
    expect(fort.story).toContain(`! moved 1A ${at(1, -1)}>${at(1, -2)}`);
  });

  test('SH-ENGAGE-07 if several things prevent a march, the refusal is that of the way without a rotation', () => {
    const cavalry = `red 1A light cavalry ${at(0, 0)} NE`;
    const left = `blue 3L line infantry column ${at(2, -3)} N`;
    const right = `blue 4L line infantry column ${at(3, -2)} NE`;
    const t = given(`1A march ${at(2, -2)}`, cavalry, left, right);
    expect(t.refused).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(t.names).toContain('enemy: 4L');
  });

  test('SH-ENGAGE-07 the refusal suggests an assault only from a hex one step away', () => {
    const far = given(`1A march ${at(0, -2)}`, COLUMN, `blue 3L line infantry column ${at(0, -3)} N`);
    expect(far.instead).toEqual(['1A charge 3L']);
    const near = given(`1A march ${at(0, -1)}`, COLUMN, `blue 3L line infantry column ${at(0, -2)} N`);
    expect(near.instead).toContain(`1A assault 3L from ${at(0, -1)}`);
    const beyond = `blue 3L line infantry column ${at(1, -2)} N`;
    const round = given(`1A march ${at(2, -2)} face NW`, `red 1A light cavalry ${at(0, 0)} N`, beyond);
    expect(round.instead).not.toContain(`1A assault 3L from ${at(2, -2)}`);
  });

  test('SH-FORCED-01, SH-MARCH-02, -03 the refusal of a forced march suggests a forced march', () => {
    const which = given(`1A forced march ${at(2, 0)}`, COLUMN);
    expect(which.refused).toBe('SH-MARCH-02 refuse-march-which-facing');
    expect(which.instead).toEqual([`1A forced march ${at(2, 0)} face NE`, `1A forced march ${at(2, 0)} face SE`]);
    const facing = given(`1A forced march ${at(0, -2)} face S`, COLUMN);
    expect(facing.refused).toBe('SH-MARCH-03 refuse-march-facing');
    expect(facing.instead).toEqual([`1A forced march ${at(0, -2)}`, `1A forced march ${at(0, -2)} face NW`]);
    expect(given(`1A march ${at(0, -2)} face S`, COLUMN).instead).toEqual([
      `1A march ${at(0, -2)}`,
      `1A march ${at(0, -2)} face NW`,
    ]);
  });

  test('SH-PASS-01 the refusal names the unit in the way, not the guns that could be passed through', () => {
    const guns = `red 8G medium foot battery ${at(0, -1)} N`;
    const t = given(`1A march ${at(0, -3)}`, COLUMN, guns, `red 2A line infantry column ${at(0, -2)} N`);
    expect(t.refused).toBe('SH-PASS-01 refuse-march-through');
    expect(t.names).toContain('other: 2A');
  });

  test('SH-MARCH-05, SH-FORM-17 no rotation if the movement left is needed for a change of formation', () => {
    const t = given(`1A march ${at(2, 0)} then line`, COLUMN);
    expect(t.refused).toBe('SH-MARCH-05 refuse-march-turning');
    expect(given(`1A march ${at(0, -2)}`, COLUMN, `hex ${at(0, -1)} impassable`).refused).toBe(
      'SH-TERRAIN-09 refuse-march-cut-off',
    );
  });

  test('SH-MARCH-05, SH-FORM-17, SH-TERRAIN-07 in bad ground no rotation before a change of formation', () => {
    expect(given('1A turn NE then line', COLUMN, `hex ${at(0, 0)} wood`).refused).toBe('SH-MARCH-05 refuse-turn-spent');
  });

  test('SH-MARCH-05, SH-TERRAIN-09 if the way is cut off with its facing, it would have to turn first', () => {
    const wall = `hex ${at(0, -1)} impassable`;
    expect(given(`1A march ${at(0, -2)} face S`, COLUMN, wall).refused).toBe('SH-MARCH-05 refuse-march-turning');
  });

  test('SH-FACING-10 only a unit in two hexes turns on a half', () => {
    const t = given('1A turn NE on left', COLUMN);
    expect(t.refused).toBe('SH-FACING-10 refuse-turn-half');
    expect(t.instead).toEqual(['1A turn NE']);
  });

  test('SH-PASS-04, SH-SKIRMPASS-01 enemy skirmishers do not make way', () => {
    const t = battle(FIELD, COLUMN, `blue 3L light infantry skirmisher skirmish ${at(0, -2)} N`);
    expect(t.give('red', `1A march ${at(0, -2)}`).refused).toBe('SH-PASS-04 refuse-march-taken');
  });

  test('SH-SKIRMPASS-01 skirmishers that turn do not make way for themselves', () => {
    const t = given('1A turn S', `red 1A light infantry skirmisher skirmish ${at(0, 0)} N`);
    expect(t.story).toBe('! activated 1A 1\n! turned 1A 3\n! acted 1A');
  });
});

describe('an extended line', () => {
  const BARS_LEFT = `blue 3L line infantry column ${at(0, -2)} N`;
  const BARS_RIGHT = `blue 3L line infantry column ${at(3, -2)} N`;

  test('SH-MARCH-12, SH-ENGAGE-07 if only one half can enter the hex, it need not be named', () => {
    const moved = (left: string, right: string) => `! activated 96L 1\n! moved 96L ${left} ${right}\n! acted 96L`;
    for (const verb of ['march', 'oblique']) {
      const order = `96L ${verb} ${at(1, -1)}`;
      expect(given(order, WIDE).refused).toBe('SH-MARCH-12 refuse-march-which-half');
      expect(given(order, WIDE, BARS_LEFT).story).toBe(moved(at(1, -1), at(2, -1)));
      expect(given(order, WIDE, BARS_RIGHT).story).toBe(moved(at(0, -1), at(1, -1)));
    }
  });

  test('SH-ENGAGE-07 a march that would engage an enemy is refused, with the assault instead', () => {
    const t = given(`96L march ${at(0, -1)}`, WIDE, BARS_LEFT);
    expect(t.refused).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(t.instead).toEqual([`96L assault 3L from ${at(0, -1)}`]);
  });

  test('SH-MARCH-12 the order may name the facing that it keeps, and no other', () => {
    expect(given(`96L march ${at(0, -1)} face N`, WIDE).story).toContain(`! moved 96L ${at(0, -1)} ${at(1, -1)}`);
    expect(given(`96L march ${at(0, -1)} face NE`, WIDE).refused).toBe('SH-MARCH-03 refuse-march-facing');
  });

  test('SH-PASS-04, SH-MARCH-12 refused if another unit is in the hex of the other half', () => {
    for (const friend of ['line infantry column', 'medium foot battery']) {
      const t = given(`96L march ${at(0, -1)}`, `red 2A ${friend} ${at(1, -1)} N`, WIDE);
      expect(t.refused).toBe('SH-PASS-04 refuse-march-taken');
      expect(t.names).toEqual(['unit: 96L', `hex: ${at(1, -1)}`, 'other: 2A']);
    }
  });

  test('SH-MARCH-04, -12 the refusal says how far it may go', () => {
    const t = given(`96L march ${at(0, -3)}`, WIDE);
    expect(t.refused).toBe('SH-MARCH-04 refuse-march-far');
    expect(t.names).toContain('movement: 1');
  });

  test('SH-FACING-11 the refusal suggests the turns that are possible', () => {
    const t = given('96L turn SE', WIDE, `blue 3L line infantry column ${at(2, -2)} N`);
    expect(t.refused).toBe('SH-FACING-11 refuse-wheel-angle');
    expect(t.instead).toEqual(['96L turn NE on left', '96L turn NW on left', '96L turn NW on right', '96L turn S']);
  });

  test('SH-PASS-01, -04, SH-OBLIQUE-01 in an oblique march both halves need a way, and an empty hex', () => {
    for (const friend of ['line infantry column', 'medium foot battery']) {
      const t = given(`96L oblique ${at(0, -1)}`, WIDE, `red 2A ${friend} ${at(1, -1)} N`);
      expect(t.refused).toBe('SH-PASS-01 refuse-march-through');
      expect(t.names).toContain('other: 2A');
    }
  });
});

describe('an oblique march', () => {
  test('SH-PASS-04 through guns, but not onto them', () => {
    const guns = `red 2A medium foot battery ${at(0, 1)} N`;
    expect(given(`1A oblique ${at(0, 1)}`, COLUMN, guns).refused).toBe('SH-PASS-04 refuse-march-taken');
  });

  test('SH-OBLIQUE-05, SH-FORM-17 the refusal gives the movement left in bad ground', () => {
    const t = given(`1A oblique ${at(1, 0)} then line`, COLUMN, `hex ${at(1, 0)} difficult`);
    expect(t.refused).toBe('SH-OBLIQUE-05 refuse-march-ground');
    expect(t.names).toContain('movement: 0');
  });
});
