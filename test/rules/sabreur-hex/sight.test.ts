import { describe, expect, test } from 'vitest';
import { inFrontCone } from '../../../src/hex/facing.ts';
import { sightBlockedBy } from '../../../src/rules/sabreur-hex/field/sight.ts';
import type { Unit } from '../../../src/rules/sabreur-hex/state.ts';
import { at, type Ground, position, unit } from '../../help/position.ts';

const firer = unit('A', 'red', [0, 0]);
const target = (q: number, r: number) => unit('T', 'blue', [q, r], { facing: 3 });

function blocked(to: Unit, others: readonly Unit[] = [], more: Ground = {}): string | undefined {
  return sightBlockedBy(position({ ...more, units: [firer, to, ...others] }), firer, to);
}

describe('line of sight', () => {
  test('SH-EX-16 a target in the arc, one outside it, and one in a wood, which is visible', () => {
    const seen = (q: number, r: number, more: Ground = {}) =>
      inFrontCone(firer.at, 0, at(q, r)) && blocked(target(q, r), [], more) === undefined;
    expect([seen(0, -3), seen(2, -1), seen(2, -3, { hexes: { [at(2, -3)]: 'wood' } })]).toEqual([true, false, true]);
  });

  test('SH-EX-17, SH-LOS-01, SH-TERRAIN-18, SH-Q-70 from centre to centre', () => {
    const now = position({ units: [firer, target(2, -4)] });
    expect(sightBlockedBy(now, firer, target(2, -4))).toBeUndefined();
  });

  test('SH-EX-18 SH-LOS-02 a hex that the line only touches blocks', () => {
    for (const side of ['red', 'blue'] as const)
      expect(blocked(target(2, -4), [unit('B', side, [1, -3])])).toBe(at(1, -3));
    expect(blocked(target(2, -4), [unit('B', 'blue', [0, -2])])).toBeUndefined();
  });

  test.each(['wood', 'village', 'fort', 'hill'] as const)('SH-LOS-02 a %s between blocks', (what) => {
    expect(blocked(target(0, -3), [], { hexes: { [at(0, -2)]: what } })).toBe(at(0, -2));
  });

  test.each(['difficult', 'ford', 'bridge', 'impassable'] as const)('SH-LOS-09 a %s between does not block', (what) => {
    expect(blocked(target(0, -3), [], { hexes: { [at(0, -2)]: what } })).toBeUndefined();
  });

  test('SH-LOS-02 panicked units block too', () => {
    expect(blocked(target(0, -3), [unit('B', 'blue', [0, -1], { formation: 'horde' })])).toBe(at(0, -1));
  });

  test('SH-LOS-03 the hexes at both ends never block', () => {
    const hexes = { [at(0, 0)]: 'village', [at(0, -2)]: 'hill' } as const;
    expect(blocked(target(0, -2), [], { hexes })).toBeUndefined();
  });

  test('SH-LOS-05 from a hill over friends beside the firer, from a distance of 3 hexes', () => {
    const hexes = { [at(0, 0)]: 'hill' } as const;
    const friend = unit('B', 'red', [0, -1]);
    expect(blocked(target(0, -3), [friend], { hexes })).toBeUndefined();
    expect(blocked(target(0, -2), [friend], { hexes })).toBe(at(0, -1));
    expect(blocked(target(0, -3), [unit('B', 'red', [0, -2])], { hexes })).toBe(at(0, -2));
  });

  test('SH-LOS-06 to a hill over friends beside the firer, but not beside the target', () => {
    const hexes = { [at(0, -3)]: 'hill' } as const;
    expect(blocked(target(0, -3), [unit('B', 'red', [0, -1])], { hexes })).toBeUndefined();
    expect(blocked(target(0, -3), [unit('B', 'red', [0, -2])], { hexes })).toBe(at(0, -2));
  });

  test('SH-LOS-07 from hill to hill over any friend in the plain', () => {
    const hexes = { [at(0, 0)]: 'hill', [at(0, -3)]: 'hill' } as const;
    expect(blocked(target(0, -3), [unit('B', 'red', [0, -2])], { hexes })).toBeUndefined();
  });

  test('SH-LOS-08 SH-Q-71 enemies and terrain still block, and so does a friend on a hill', () => {
    const hexes = { [at(0, 0)]: 'hill', [at(0, -3)]: 'hill' } as const;
    expect(blocked(target(0, -3), [unit('B', 'blue', [0, -1])], { hexes })).toBe(at(0, -1));
    expect(blocked(target(0, -3), [unit('B', 'red', [0, -1])], { hexes: { ...hexes, [at(0, -1)]: 'wood' } })).toBe(
      at(0, -1),
    );
    expect(blocked(target(0, -3), [], { hexes: { ...hexes, [at(0, -1)]: 'hill' } })).toBe(at(0, -1));
  });

  test('SH-Q-71 a wooded hexside between blocks, crossed or touched, but not on the hexes at the ends', () => {
    const between = { sides: [[at(0, -1), at(0, -2), 'wood']] } as const;
    expect(blocked(target(0, -3), [], between)).toBe(at(0, -1));
    expect(blocked(target(0, -2), [], between)).toBeUndefined();
    const along = { sides: [[at(0, -1), at(1, -1), 'wood']] } as const;
    expect(blocked(target(1, -2), [], along)).toBeDefined();
    expect(blocked(target(0, -3), [], { sides: [[at(0, -1), at(0, -2), 'river']] })).toBeUndefined();
  });

  test('SH-Q-06 either half of an extended line may see, and its own halves do not block', () => {
    const line = unit('L', 'red', [0, 0], { formation: 'extendedLine', also: at(1, 0) });
    const enemy = target(0, -3);
    const screen = unit('S', 'blue', [0, -2]);
    const now = position({ units: [line, enemy, screen] });
    expect(sightBlockedBy(position({ units: [line, enemy] }), line, enemy)).toBeUndefined();
    expect(sightBlockedBy(now, { ...line, also: undefined } as Unit, enemy)).toBe(at(0, -2));
    expect(sightBlockedBy(now, line, enemy)).toBeDefined();
    expect(sightBlockedBy(now, line, target(1, -3))).toBeUndefined();
    expect(sightBlockedBy(position({ units: [line, target(3, 0)] }), line, target(3, 0))).toBeUndefined();
  });
});
