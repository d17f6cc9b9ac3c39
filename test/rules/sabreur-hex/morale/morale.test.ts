import { describe, expect, test } from 'vitest';
import { chanceOf, keptTotal } from '../../../../src/rules/sabreur-hex/morale/morale.ts';
import { battle } from '../../../help/battle.ts';

const RED = 'red 45L line infantry line 0509 N';
const shotAt = (target: string, ...more: readonly string[]) =>
  battle(RED, `blue 3X ${target}`, ...more)
    .give('red', '45L fire 3X')
    .rolls('5 5 5 1 1 1');

describe('the dice', () => {
  test('SH-MORALE-06, -19, SH-DICE-01 two dice, at most the command rating', () => {
    expect(shotAt('line infantry column 0506 S').rolls('4 3').story).toContain('! passed 3X');
    expect(shotAt('line infantry column 0506 S').rolls('4 4').answer('stay').story).toContain('! failed 3X 1');
  });

  test('SH-QUALITY-04, SH-DICE-04 elite units drop the highest of three dice', () => {
    expect(shotAt('line infantry column elite 0506 S').rolls('6 4 4').story).toContain('! passed 3X');
  });

  test('SH-QUALITY-05 recruits drop the lowest', () => {
    expect(shotAt('line infantry column recruit 0506 S').rolls('1 4 3').answer('stay').story).toContain(
      '! failed 3X 1',
    );
  });

  test('SH-QUALITY-06 an ordinary unit beside elite line infantry or heavy cavalry tests as if elite', () => {
    const t = shotAt('line infantry column 0506 S', 'blue 1G line infantry column elite 0606 S');
    expect(t.rolls('6 4 3').story).toContain('! passed 3X');
  });

  test('SH-MORALE-07 kept totals and exact chances', () => {
    expect(keptTotal([6, 4, 4], 'dropHighest')).toBe(8);
    expect(keptTotal([1, 4, 3], 'dropLowest')).toBe(7);
    expect(chanceOf(7, 'all')).toBe(58);
    expect(chanceOf(4, 'dropHighest')).toBe(36);
    expect(chanceOf(1, 'all')).toBe(0);
    expect(chanceOf(12, 'dropLowest')).toBe(100);
  });
});

describe('the modifiers', () => {
  test('SH-MORALE-10 3 less when outflanked', () => {
    const t = battle('red 7C heavy cavalry 0509 N', 'blue 3L line infantry column 0507 N').give('red', '7C charge 3L');
    expect(t.about('hold')).toMatchObject({ needs: 4 });
  });

  test('SH-MORALE-10, SH-FLANKPROT-01 no penalty on a protected flank', () => {
    const charged = ['red 7C heavy cavalry 0807 SW', 'blue 3L line infantry column 0510 N'];
    const needs = (...more: readonly string[]) =>
      battle(...charged, ...more)
        .give('red', '7C charge 3L via 0610')
        .about('hold');
    expect(needs()).toMatchObject({ needs: 4 });
    expect(needs('blue 4L line infantry column 0710 N')).toMatchObject({ needs: 7 });
    expect(needs('blue 4L line infantry panicked 0710 N')).toMatchObject({ needs: 4 });
  });

  test('SH-MORALE-11 3 more in a village, never for cavalry', () => {
    const needs = (type: string) =>
      battle('red 45L line infantry column 0509 N', `blue 3X ${type} 0507 S`, 'hex 0507 village')
        .give('red', '45L charge 3X')
        .about('hold');
    expect(needs('line infantry column')).toMatchObject({ needs: 10 });
    expect(needs('heavy cavalry')).toMatchObject({ needs: 7 });
  });

  test('SH-MORALE-08, -12 2 less when demoralised', () => {
    const t = shotAt('line infantry column strength 12 of 20 0506 S');
    expect(t.rolls('3 2').story).toContain('# morale 3X 7 -2 demoralised: 3 2');
  });

  test('SH-MORALE-13, -14 charged units that are not dense have 2 less, unless in cover', () => {
    const needs = (...more: readonly string[]) =>
      battle('red 45L line infantry column 0509 N', 'blue 3L line infantry line 0507 S', ...more)
        .give('red', '45L charge 3L')
        .about('hold');
    expect(needs()).toMatchObject({ needs: 5 });
    expect(needs('hex 0507 wood')).toMatchObject({ needs: 7 });
  });
});

describe('failure', () => {
  test('SH-MORALE-20, SH-Q-67 the owner chooses: stay and lose the excess, or flee', () => {
    const t = shotAt('line infantry column 0506 S').rolls('6 4');
    expect(t.waits).toBe('blue ASK-10 3X: stay, flee');
    expect(t.answer('stay').unit('3X').strength).toBe(14);
    expect(t.answer('flee').rolls('1').unit('3X').formation).toBe('horde');
  });

  test('SH-MORALE-20 a conditional answer is checked at the moment of failure', () => {
    const t = shotAt('line infantry column 0506 S').rolls('6 4');
    expect(t.answer('stay at 14 else flee').unit('3X').strength).toBe(14);
    expect(t.answer('stay at 15 else flee').rolls('1').unit('3X').formation).toBe('horde');
  });

  test('SH-MORALE-25, SH-ROUT-13 guns that must flee are lost; so they stay by default', () => {
    const t = battle(
      'red 45L line infantry line 0509 N',
      'blue 6B heavy foot battery elite Cd 7 strength 5 0507 S',
    ).give('red', '45L fire 6B');
    const shot = t.rolls('5 5 5 1 1 1 1').rolls('1 1 1').rolls('6 5 4');
    expect(shot.story).toContain('! failed 6B 2');
    expect(shot.has('6B')).toBe(false);
  });
});
