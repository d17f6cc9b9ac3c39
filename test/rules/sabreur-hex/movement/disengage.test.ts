import { describe, expect, test } from 'vitest';
import { evade } from '../../../../src/rules/sabreur-hex/movement/evade.ts';
import { march, type MarchAction } from '../../../../src/rules/sabreur-hex/movement/march.ts';
import { oblique } from '../../../../src/rules/sabreur-hex/movement/oblique.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { after, at, playOn, position, told, unit } from '../../../help/position.ts';

const COLUMN = { formation: 'column' } as const;
const HEAVY = { type: 'heavyCavalry' } as const;

const WHOLE = { reserved: 0 };
const go = (now: State, q: number, r: number, more: Partial<MarchAction> = {}) =>
  playOn(now, (table) =>
    march(table, 'A', { do: 'march', to: at(q, r), via: [], ...more } as MarchAction, 'red', WHOLE),
  );
const side = (now: State, q: number, r: number) =>
  playOn(now, (table) => oblique(table, 'A', { do: 'oblique', to: at(q, r) }, WHOLE));
const back = (now: State, q: number, r: number) =>
  playOn(now, (table) => evade(table, 'A', { do: 'evade', to: at(q, r) }));

/** E before A, and what else. */
function engaged(more: Partial<Unit> = HEAVY, ...others: readonly Unit[]): State {
  return position({ units: [unit('A', 'red', [0, 0], more), unit('E', 'blue', [0, -1], { facing: 3 }), ...others] });
}

describe('a unit that starts its action engaged', () => {
  test('SH-DISENGAGE-01 it may stay engaged, evade or flee, and nothing else', () => {
    expect(told(go(engaged(), 0, 2, { facing: 3 }))).toBe('SH-DISENGAGE-03 refuse-march-away');
    expect(told(side(engaged(), 0, 1))).toBe('SH-DISENGAGE-03 refuse-march-away');
    expect(told(playOn(engaged(), (t) => march(t, 'A', { do: 'turn', facing: 3 }, 'red', WHOLE)))).toHaveLength(1);
  });

  test('SH-DISENGAGE-02 SH-EVADE-04 it evades if it may', () => {
    expect(told(back(engaged(), 0, 1))).toHaveLength(1);
    expect(told(back(engaged(COLUMN), 0, 1))).toBe('SH-EVADE-04 refuse-evade-who');
    const behind = unit('F', 'blue', [0, 1], { facing: 0 });
    expect(told(back(engaged(HEAVY, behind), -1, 1))).toBe('SH-EVADE-02 refuse-evade-behind');
  });

  test('SH-DISENGAGE-03 a march or an oblique march that leaves it engaged by one of the same enemies', () => {
    // Before E are 0,0 and -1,0.
    expect(told(side(engaged(), -1, 0))).toEqual([{ fact: { type: 'moved', unit: 'A', path: [at(-1, 0)] } }]);
    const another = unit('F', 'blue', [2, -2], { facing: 3 });
    expect(told(side(engaged(HEAVY, another), 1, -1))).toBe('SH-ENGAGE-07 refuse-march-engaging');
    const behind = unit('F', 'blue', [1, 1], { facing: 0 });
    expect(told(side(engaged(HEAVY, behind), 1, 0))).toBe('SH-DISENGAGE-03 refuse-march-away');
  });

  test('SH-DISENGAGE-04 two points for each enemy it leaves, none for those that still engage it, and no test', () => {
    const right = unit('F', 'blue', [1, 0], { facing: 5 });
    const both = side(engaged(HEAVY, right), -1, 0);
    expect(told(both)).toEqual([
      { fact: { type: 'moved', unit: 'A', path: [at(-1, 0)] } },
      { fact: { type: 'lost', unit: 'A', strength: 2 } },
    ]);
    const three = side(engaged(HEAVY, right, unit('G', 'blue', [1, -1], { facing: 4 })), -1, 0);
    expect(unitOf(after(three), 'A').strength).toBe(6);
    expect(unitOf(after(side(engaged(), -1, 0)), 'A').strength).toBe(10);
  });

  test('SH-DISENGAGE-05 SH-ROUT-17 it may flee: cavalry and infantry only', () => {
    const horse = battle('map 24 x 24', 'red 7C heavy cavalry 1212 N', 'blue 3L line infantry column 1211 S');
    expect(horse.give('red', '7C flee').rolls('1').unit('7C').formation).toBe('horde');
    const guns = battle('red 6B heavy foot battery 0905 N', 'blue 3L line infantry column 0904 S');
    expect(guns.give('red', '6B flee').refused).toBe('SH-ROUT-17 refuse-flee-guns');
  });

  test('SH-DISENGAGE-07 a unit that engages but is not engaged is free', () => {
    const now = position({ units: [unit('A', 'red', [0, 0], HEAVY), unit('E', 'blue', [0, -1], { facing: 0 })] });
    expect(told(side(now, 0, 1))).toHaveLength(1);
    expect(told(go(now, 0, 2, { facing: 3 }))).toHaveLength(2);
  });
});

describe('the enemies that a march may engage', () => {
  const toward = (far: number, marchMayEngage: 'never' | 'near' | 'always') =>
    go(
      position({
        units: [unit('A', 'red', [0, 0], HEAVY), unit('E', 'blue', [0, -far], { facing: 0 })],
        state: { rulings: { ...RECOMMENDED, marchMayEngage } },
      }),
      0,
      1 - far,
    );

  test.each([
    ['never', 2, false],
    ['near', 2, true],
    ['near', 3, false],
    ['always', 3, true],
  ] as const)('SH-Q-10 SH-ENGAGE-07 with the reading %s an enemy at %i: %s', (ruling, far, may) => {
    const outcome = told(toward(far, ruling));
    expect(typeof outcome === 'string' ? outcome : 'done').toBe(may ? 'done' : 'SH-ENGAGE-07 refuse-march-engaging');
  });

  test('SH-Q-10 turning toward an enemy that engages it is not a new engagement', () => {
    const now = position({ units: [unit('A', 'red', [0, 0], HEAVY), unit('E', 'blue', [0, 1], { facing: 0 })] });
    expect(told(playOn(now, (table) => march(table, 'A', { do: 'turn', facing: 3 }, 'red', WHOLE)))).toHaveLength(1);
  });
});

describe('what the refusal offers instead', () => {
  const POINTS = 'blue 9L line infantry column 1601 S';

  test('SH-ENGAGE-07 an assault from that hex, or a charge', () => {
    const t = battle('red 1L line infantry column 0509 N', 'blue 3L line infantry column 0507 N', POINTS);
    const march = t.give('red', '1L march 0508 face N');
    expect(march.refused).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(march.instead).toEqual(['1L assault 3L from 0508', '1L charge 3L']);
    const far = battle('red 7C heavy cavalry 0510 N', 'blue 3L line infantry column 0507 N', POINTS);
    expect(far.give('red', '7C march 0508 face N').instead).toEqual(['7C charge 3L']);
    expect(t.give('red', '1L oblique 0508').instead).toEqual(['1L assault 3L from 0508', '1L charge 3L']);
  });

  test('SH-DISENGAGE-01 an evasion, as far as it goes, and a rout', () => {
    const t = battle('red 8Hu light cavalry 0505 N', 'blue 3L line infantry column 0504 S', POINTS);
    expect(t.give('red', '8Hu march 0507 face S').instead).toEqual([
      expect.stringMatching(/^8Hu evade \d\d10$/),
      '8Hu flee',
    ]);
    const guns = battle('red 6B heavy foot battery 0505 N', 'blue 3L line infantry column 0504 S', POINTS);
    expect(guns.give('red', '6B oblique 0506').instead).toEqual([]);
    const foot = battle('red 1L line infantry column 0505 N', 'blue 3L line infantry column 0504 S', POINTS);
    expect(foot.give('red', '1L oblique 0506').instead).toEqual(['1L flee']);
  });
});
