/** Losses that no enemy inflicts, by both readings. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { type Battle, battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const SAVES = 'ruling saves all losses';
const TESTS = 'ruling other losses test yes';
const COLUMN = 'line infantry column';

/** 1A, charged by two that face it, marches away from one of them. */
function leaving(what: string, ...more: readonly string[]): Battle {
  return battle(
    FIELD,
    ...more,
    `red 1A ${what} ${at(0, 0)} N`,
    `blue 2B ${COLUMN} ${at(1, -1)} S`,
    `blue 3K ${COLUMN} ${at(0, -1)} S`,
  ).give('red', `1A oblique ${at(1, 0)}`);
}

/** 1A fails a test by three under the fire of 6B, and stays. */
function failing(what: string, ...more: readonly string[]): Battle {
  return battle(FIELD, ...more, `red 6B heavy foot battery ${at(0, 0)} N`, `blue 2B ${what} Cd 7 ${at(0, -6)} S`)
    .give('red', '6B fire 2B')
    .rolls('5 5 5 5 1');
}

describe('saves', () => {
  test('SH-SAVE-19, SH-Q-31, SH-DISENGAGE-04 the cost of a march away from an enemy is not saved', () => {
    expect(leaving('heavy cavalry cuirassier strength 10').unit('1A').strength).toBe(8);
    expect(leaving(`${COLUMN} strength 16`, `hex ${at(1, 0)} wood`).unit('1A').strength).toBe(14);
  });

  test('SH-Q-31 under the other reading cover and armour save against any loss', () => {
    const cuirass = leaving('heavy cavalry cuirassier strength 10', SAVES).rolls('4 3');
    expect(cuirass.story).toContain('# saves 1A: 4 3\n! lost 1A 1');
    expect(leaving('heavy cavalry cuirassier strength 10', SAVES).rolls('4 4').unit('1A').strength).toBe(10);
    expect(leaving('heavy cavalry half cuirass strength 10', SAVES).rolls('3 3').unit('1A').strength).toBe(8);
    const wood = leaving(`${COLUMN} strength 16`, `hex ${at(1, 0)} wood`, SAVES).rolls('4 4');
    expect(wood.unit('1A').strength).toBe(16);
    expect(leaving('heavy cavalry strength 10', SAVES).unit('1A').strength).toBe(8);
  });

  test('SH-Q-31 a half-cuirass does not while outflanked, and a fort is not cover for cavalry', () => {
    const beset = `blue 4D ${COLUMN} ${at(2, 0)} NW`;
    expect(leaving('heavy cavalry half cuirass strength 10', SAVES, beset).unit('1A').strength).toBe(8);
    expect(leaving('heavy cavalry strength 10', SAVES, `hex ${at(1, 0)} fort`).unit('1A').strength).toBe(8);
  });

  test('SH-SAVE-19, SH-Q-31 losses of a failed test', () => {
    const plain = failing('heavy cavalry strength 12 cuirassier').rolls('6 4').answer('stay');
    expect(plain.unit('2B').strength).toBe(5);
    const saved = failing('heavy cavalry strength 12 cuirassier', SAVES).rolls('6 4').answer('stay').rolls('4 4 1');
    expect(saved.unit('2B').strength).toBe(7);
  });

  test('SH-MORALE-20, SH-LOSS-05, ASK-10 a unit that would be left with one point stays by default, one that would be left with none flees', () => {
    const failed = (left: number) => failing(`heavy cavalry strength ${left + 7} of 12`).rolls('6 2');
    expect(failed(1).question).toMatchObject({ fallback: 'stay', about: { excess: 3, left: 1 } });
    expect(failed(1).answer('stay').unit('2B').strength).toBe(1);
    expect(failed(0).question).toMatchObject({ fallback: 'flee', about: { excess: 3, left: 0 } });
    expect(failed(0).answer('stay').has('2B')).toBe(false);
    const few = failing('heavy cavalry strength 6 of 12').rolls('6 2');
    expect(few.question).toMatchObject({ fallback: 'flee', about: { left: 0 } });
  });

  test('SH-Q-31 nothing is lost if all is saved', () => {
    expect(leaving('heavy cavalry cuirassier strength 10', SAVES).rolls('4 4').story).not.toContain('lost');
  });

  test('SH-Q-31 losses of a friend that is routed through', () => {
    const lines = [
      `red 1A line infantry panicked ${at(0, 0)} S`,
      `red 2C heavy cavalry cuirassier strength 10 ${at(0, 1)} S`,
      `blue 3B ${COLUMN} ${at(0, -5)} S`,
    ];
    const way = [`hex ${at(-1, 1)} impassable`];
    const t = battle(FIELD, ...way, ...lines).give('red', '1A flee');
    expect(t.rolls('3').rolls('5').unit('2C').strength).toBe(7);
    const saved = battle(FIELD, SAVES, ...way, ...lines).give('red', '1A flee');
    expect(saved.rolls('3').rolls('5').rolls('4 1 1').unit('2C').strength).toBe(8);
  });

  test('SH-Q-31, SH-Q-49 losses from an attack broken off', () => {
    const strict = 'ruling impossible attack penalised';
    const lines = [`red 1A heavy cavalry cuirassier strength 10 ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, 1)} S`];
    const order = '1A assault 2B';
    expect(
      battle(FIELD, strict, ...lines)
        .give('red', order)
        .unit('1A').strength,
    ).toBe(9);
    expect(
      battle(FIELD, strict, SAVES, ...lines)
        .give('red', order)
        .rolls('4')
        .unit('1A').strength,
    ).toBe(10);
  });
});

describe('tests', () => {
  /** 1A leaves two of three enemies behind: four points. */
  const four = (...more: readonly string[]) =>
    battle(
      FIELD,
      ...more,
      `red 1A ${COLUMN} strength 20 ${at(0, 0)} N`,
      `blue 2B ${COLUMN} ${at(1, -1)} S`,
      `blue 3K ${COLUMN} ${at(0, -1)} S`,
      `blue 4D ${COLUMN} ${at(-1, 0)} SE`,
    );

  test('SH-Q-35, SH-MORALE-02 no test for losses not inflicted by an enemy', () => {
    const t = four().give('red', `1A oblique ${at(1, 0)}`);
    expect(t.unit('1A').strength).toBe(16);
    expect(t.waits).toBe('nobody');
  });

  test('SH-Q-35 under the other reading a test from three points on', () => {
    const t = four(TESTS).give('red', `1A oblique ${at(1, 0)}`);
    expect(t.rolls('3 4').story).toContain('! lost 1A 4\n# morale 1A 7: 3 4');
    expect(leaving(`${COLUMN} strength 20`, TESTS).waits).toBe('nobody');
  });

  test('SH-Q-35, SH-ASSAULT-08 a unit that flees because of the cost of leaving an enemy does not assault', () => {
    const t = four(TESTS)
      .give('red', `1A assault 2B from ${at(1, 0)}`)
      .rolls('6 6')
      .answer('flee')
      .rolls('1');
    expect(t.waits).toBe('nobody');
    expect(t.unit('1A').formation).toBe('horde');
    expect(
      four(TESTS)
        .give('red', `1A assault 2B from ${at(1, 0)}`)
        .rolls('3 4').waits,
    ).toContain('blue ASK-06 2B');
  });

  test('SH-Q-35 losses of a failed test cause no test under either reading: tests would chain', () => {
    for (const more of [[], [TESTS]]) {
      const t = failing('line infantry line strength 20', ...more)
        .rolls('1 1 1 1')
        .rolls('6 6')
        .answer('stay');
      expect(t.story).toContain('# morale 2B 7: 6 6\n! failed 2B 5\n= ASK-10 2B stay (person)\n! lost 2B 5\n');
      expect(t.waits).toBe('nobody');
    }
  });

  test('SH-Q-35 losses of a test that only the other reading requires cause none either', () => {
    const t = four(TESTS)
      .give('red', `1A oblique ${at(1, 0)}`)
      .rolls('6 6')
      .answer('stay');
    expect(t.waits).toBe('nobody');
    expect(t.unit('1A').strength).toBe(11);
  });

  test('SH-Q-35, SH-Q-49 the one point of an attack broken off is too little for a test', () => {
    const lines = [`red 1A heavy cavalry strength 10 ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, 1)} S`];
    const t = battle(FIELD, 'ruling impossible attack penalised', TESTS, ...lines).give('red', '1A assault 2B');
    expect(t.waits).toBe('nobody');
    expect(t.unit('1A').strength).toBe(9);
  });

  test('SH-Q-35, SH-ROUT-15 a friend that is routed through tests from three points on', () => {
    const run = (die: string, ...more: readonly string[]) =>
      battle(
        FIELD,
        ...more,
        `hex ${at(-1, 1)} impassable`,
        `red 1A line infantry panicked ${at(0, 0)} S`,
        `red 2C heavy cavalry strength 10 ${at(0, 1)} S`,
        `blue 3B ${COLUMN} ${at(0, -5)} S`,
      )
        .give('red', '1A flee')
        .rolls('3')
        .rolls(die);
    expect(run('6').waits).toBe('nobody');
    expect(run('4', TESTS).waits).toBe('nobody');
    expect(run('5', TESTS).rolls('1 1').story).toContain('! lost 2C 3\n# morale 2C');
  });

  test('SH-Q-31, SH-Q-35 the action after a march is dropped if dice have made it impossible', () => {
    const t = four(TESTS).give('red', `1A oblique ${at(1, 0)} then line`);
    expect(t.rolls('3 4').unit('1A').formation).toBe('column');
    const fled = t.rolls('6 6').answer('flee').rolls('1');
    expect(fled.unit('1A').formation).toBe('horde');
    expect(four().give('red', `1A oblique ${at(1, 0)} then line`).refused).toContain('SH-FORM');
  });
});
