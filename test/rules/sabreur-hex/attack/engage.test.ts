import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enemiesWithin,
  engagedBy,
  engages,
  flankProtected,
  inContact,
  isOutflanked,
  outflankers,
} from '../../../../src/rules/sabreur-hex/field/engage.ts';
import { distanceBetween } from '../../../../src/rules/sabreur-hex/field/place.ts';
import type { State, Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { at, position, unit } from '../../../help/position.ts';

const ids = (units: readonly Unit[]) => units.map((each) => each.id);
const pair = (a: Unit, b: Unit, now: State = position({ units: [a, b] })) => [engages(now, a, b), engages(now, b, a)];
const panicked = (id: string, side: 'red' | 'blue', where: readonly [number, number], facing: Unit['facing'] = 0) =>
  unit(id, side, where, { formation: 'horde', facing });

describe('engagement', () => {
  test('SH-EX-03 SH-ENGAGE-01 face to face, each engages the other', () => {
    expect(pair(unit('A', 'red', [0, 0]), unit('B', 'blue', [0, -1], { facing: 3 }))).toEqual([true, true]);
  });

  test('SH-EX-03 SH-ENGAGE-02 C engages D from behind, D does not engage C', () => {
    expect(pair(unit('C', 'red', [0, 0]), unit('D', 'blue', [0, -1]))).toEqual([true, false]);
  });

  test('SH-EX-03, SH-ENGAGE-03, SH-DIST-03, -04, SH-Q-07 side by side, neither engages the other, yet they are in contact', () => {
    const [a, b] = [unit('A', 'red', [0, 0]), unit('B', 'blue', [1, 0])];
    const now = position({ units: [a, b] });
    expect(pair(a, b, now)).toEqual([false, false]);
    expect(ids(inContact(now, a))).toEqual(['B']);
  });

  test('SH-ENGAGE-01 friends do not engage each other', () => {
    expect(pair(unit('A', 'red', [0, 0]), unit('B', 'red', [0, -1]))).toEqual([false, false]);
  });

  test.each([
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const)('SH-ENGAGE-04 SH-Q-09 a square engages the hex at %i,%i', (q, r) => {
    const square = unit('A', 'red', [0, 0], { formation: 'square', facing: 2 });
    const enemy = unit('B', 'blue', [q, r]);
    expect(engages(position({ units: [square, enemy] }), square, enemy)).toBe(true);
  });

  test('SH-ENGAGE-04 SH-FORM-06 a closed column engages its six neighbours too, but neither reaches two hexes', () => {
    const column = unit('A', 'red', [0, 0], { formation: 'closedColumn' });
    const near = unit('B', 'blue', [0, 1]);
    const far = unit('C', 'blue', [0, -2]);
    const now = position({ units: [column, near, far] });
    expect([engages(now, column, near), engages(now, column, far)]).toEqual([true, false]);
  });

  test('SH-ENGAGE-05 SH-Q-08 panicked units engage no enemy but can be engaged', () => {
    expect(pair(panicked('A', 'red', [0, 0]), unit('B', 'blue', [0, -1], { facing: 3 }))).toEqual([false, true]);
  });

  test('SH-Q-08 under the other reading they do', () => {
    const [a, b] = [panicked('A', 'red', [0, 0]), unit('B', 'blue', [0, -1])];
    const now = position({ units: [a, b], state: { rulings: { ...RECOMMENDED, panickedEngage: 'yes' } } });
    expect(engages(now, a, b)).toBe(true);
  });

  test('SH-ENGAGE-06 either half of an extended line engages and is engaged', () => {
    const line = unit('A', 'red', [0, 0], { formation: 'extendedLine', also: at(1, 0) });
    const right = unit('B', 'blue', [2, -1]);
    const behind = unit('C', 'blue', [1, 1]);
    const now = position({ units: [line, right, behind] });
    expect(engages(now, line, right)).toBe(true);
    expect(engages(now, behind, line)).toBe(true);
    expect(engages(now, line, behind)).toBe(false);
  });

  test('SH-GAP-14 there is no engagement across an impassable side', () => {
    const [a, b] = [unit('A', 'red', [0, 0]), unit('B', 'blue', [0, -1], { facing: 3 })];
    const cliff = position({ units: [a, b], sides: [[at(0, 0), at(0, -1), 'impassable']] });
    expect(pair(a, b, cliff)).toEqual([false, false]);
    const river = position({ units: [a, b], sides: [[at(0, 0), at(0, -1), 'river']] });
    expect(pair(a, b, river)).toEqual([true, true]);
    const square = unit('A', 'red', [0, 0], { formation: 'square' });
    const line = unit('B', 'blue', [0, -1], { facing: 1, formation: 'extendedLine', also: at(0, -2) });
    const wall = position({ units: [square, line], sides: [[at(0, 0), at(0, -1), 'impassable']] });
    expect(engages(wall, square, line)).toBe(false);
  });
});

describe('distances', () => {
  test('SH-DIST-05 SH-Q-06 the distance of an extended line is that of its nearer half', () => {
    const line = unit('A', 'red', [0, 0], { formation: 'extendedLine', also: at(1, 0) });
    expect(distanceBetween(line, unit('B', 'blue', [3, 0]))).toBe(2);
    expect(distanceBetween(unit('B', 'blue', [-3, 0]), line)).toBe(3);
  });

  test('SH-DIST-02 the distance between units is the same from both', () => {
    const places = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }));
    fc.assert(
      fc.property(places, places, ([a, b], [c, d]) => {
        const [one, other] = [unit('A', 'red', [a, b], { also: at(a + 1, b) }), unit('B', 'blue', [c, d])];
        expect(distanceBetween(one, other)).toBe(distanceBetween(other, one));
      }),
    );
  });

  test('enemies within a distance come nearest first, panicked ones only on request', () => {
    const a = unit('A', 'red', [0, 0]);
    const units = [a, unit('B', 'blue', [0, -3]), unit('C', 'blue', [0, 2]), panicked('D', 'blue', [1, 0])];
    const now = position({ units: [...units, unit('E', 'blue', [0, -4]), unit('F', 'red', [0, 1])] });
    expect(ids(enemiesWithin(now, a, 3))).toEqual(['C', 'B']);
    expect(ids(enemiesWithin(now, a, 3, { panickedToo: true }))).toEqual(['D', 'C', 'B']);
    expect(ids(enemiesWithin(now, a, 1))).toEqual([]);
  });
});

describe('outflanked units', () => {
  const u = unit('U', 'red', [0, 0]);
  const d = unit('D', 'blue', [1, 0], { facing: 4 });

  test('SH-EX-05 SH-OUTFLANK-01 D engages U from the flank and D itself is not engaged', () => {
    const now = position({ units: [u, d] });
    expect(ids(outflankers(now, u))).toEqual(['D']);
    expect(isOutflanked(now, d)).toBe(false);
  });

  test('SH-EX-05 SH-OUTFLANK-01 a friend that engages D frees U', () => {
    const now = position({ units: [u, d, unit('F', 'red', [1, 1])] });
    expect(ids(engagedBy(now, d))).toEqual(['F']);
    expect(isOutflanked(now, u)).toBe(false);
  });

  test('SH-OUTFLANK-01 a panicked friend does not', () => {
    expect(isOutflanked(position({ units: [u, d, panicked('F', 'red', [1, 1])] }), u)).toBe(true);
  });

  test('SH-OUTFLANK-02 a square is never outflanked', () => {
    const square = { ...u, formation: 'square' as const };
    const friendless = position({ units: [square, d] });
    expect(engagedBy(friendless, square)).toEqual([d]);
    expect(isOutflanked(friendless, square)).toBe(false);
  });
});

describe('protected flanks', () => {
  const u = unit('U', 'red', [0, 0]);
  /** Cavalry that came from ahead on the right and now stands in U's right flank hex, engaging it. */
  const attacker = unit('D', 'blue', [1, 0], { type: 'heavyCavalry', facing: 4 });
  const cameFrom = { at: at(3, -2), facing: 4 as const };
  const protects = (friend: Unit, was: typeof cameFrom | null = cameFrom) =>
    flankProtected(position({ units: [u, attacker, friend] }), u, attacker, attacker, was ?? undefined);

  test('SH-FLANKPROT-01 to -05 a friend abreast at two hexes has seen the attacker come', () => {
    expect(protects(unit('F', 'red', [2, 0]))).toBe(true);
  });

  test('SH-FLANKPROT-02 a friend with another facing does not protect, a square does', () => {
    expect(protects(unit('F', 'red', [2, 0], { facing: 1 }), { at: at(4, -2), facing: 4 })).toBe(false);
    expect(protects(unit('F', 'red', [2, 0], { facing: 1, formation: 'square' }))).toBe(true);
    expect(protects(panicked('F', 'red', [2, 0]))).toBe(false);
  });

  test('SH-FLANKPROT-02 an enemy with that facing does not protect', () => {
    expect(protects(unit('E', 'blue', [2, 0]))).toBe(false);
  });

  test('SH-FLANKPROT-02 panicked units are not protected', () => {
    const lost = { ...u, formation: 'horde' as const };
    const now = position({ units: [lost, attacker, unit('F', 'red', [2, 0])] });
    expect(flankProtected(now, lost, attacker, attacker, cameFrom)).toBe(false);
  });

  test('SH-FLANKPROT-01, SH-FACING-05 the left flank is protected like the right', () => {
    const left = unit('D', 'blue', [-1, 0], { facing: 2 });
    const came = { at: at(-1, -2), facing: 2 as const };
    const now = position({ units: [u, left, unit('F', 'red', [-2, 0])] });
    expect(flankProtected(now, u, left, left, came)).toBe(true);
  });

  test('SH-FLANKPROT-03 two hexes, not three', () => {
    expect(protects(unit('F', 'red', [3, 0]))).toBe(false);
  });

  test('SH-FLANKPROT-04, SH-FACING-14 a friend on the other flank does not count', () => {
    expect(protects(unit('F', 'red', [-2, 0], { formation: 'square' }))).toBe(false);
  });

  test('SH-FLANKPROT-05 SH-Q-64 the attacker is seen where it declared its attack, or where it is now', () => {
    expect(protects(unit('F', 'red', [2, 0]), null)).toBe(false);
    expect(protects(unit('F', 'red', [2, 0], { formation: 'square' }), null)).toBe(true);
  });

  test('SH-FLANKPROT-05 SH-Q-06 either half of an extended line may have been seen coming', () => {
    const [u, line, friend] = [
      unit('U', 'blue', [0, 0]),
      unit('D', 'red', [1, 0], { facing: 4 }),
      unit('F', 'blue', [2, 0]),
    ];
    const was = { at: at(-3, -3), also: at(2, -3) };
    expect(flankProtected(position({ units: [u, line, friend] }), u, line, line, was)).toBe(true);
  });

  test('SH-FLANKPROT-06 nothing protects the rear', () => {
    const behind = unit('D', 'blue', [0, 1], { facing: 5 });
    const friend = unit('F', 'red', [2, 0], { formation: 'square' });
    const now = position({ units: [u, behind, friend] });
    expect(ids(outflankers(now, u))).toEqual(['D']);
    expect(flankProtected(now, u, behind, behind)).toBe(false);
    const alsoBehind = unit('F', 'red', [-1, 2], { formation: 'square' });
    expect(flankProtected(position({ units: [u, behind, alsoBehind] }), u, behind, behind)).toBe(false);
  });

  test('SH-FLANKPROT-06, SH-FACING-14, SH-Q-06 an enemy only partly on a flank does not come from the flank', () => {
    const half = unit('D', 'blue', [0, 1], { facing: 5, formation: 'extendedLine', also: at(1, 0) });
    const whole = { ...half, at: at(1, 0), also: at(2, -1) };
    const friend = unit('F', 'red', [2, 0], { formation: 'square' });
    expect(flankProtected(position({ units: [u, half, friend] }), u, half, half)).toBe(false);
    expect(flankProtected(position({ units: [u, whole, friend] }), u, whole, whole)).toBe(true);
    const left = unit('D', 'blue', [-1, 0], { facing: 1, formation: 'extendedLine', also: at(-1, 1) });
    const onTheLeft = unit('F', 'red', [-2, 0], { formation: 'square' });
    expect(flankProtected(position({ units: [u, left, onTheLeft] }), u, left, left)).toBe(false);
  });

  test('SH-FACING-14, SH-Q-06 an enemy behind or in front of one half of an extended line is not on the flank of the other', () => {
    const line = unit('U', 'red', [0, 0], { formation: 'extendedLine', also: at(1, 0) });
    const [beside, behind] = [unit('D', 'blue', [2, 0], { facing: 4 }), unit('D', 'blue', [1, 1], { facing: 5 })];
    const protects = (enemy: Unit, friend: Unit) =>
      flankProtected(position({ units: [line, enemy, friend] }), line, enemy, enemy);
    const friend = unit('F', 'red', [3, 0], { formation: 'square' });
    expect(protects(beside, friend)).toBe(true);
    expect(protects(behind, friend)).toBe(false);
    expect(protects(beside, unit('F', 'red', [2, -1], { formation: 'square' }))).toBe(false);
  });
});
