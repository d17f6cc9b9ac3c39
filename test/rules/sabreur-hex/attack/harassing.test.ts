import { describe, expect, test } from 'vitest';
import { saveClause } from '../../../../src/rules/sabreur-hex/losses/save.ts';
import type { Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

const MAP = 'map 30 x 30';
const COSSACKS = `red 7K light cavalry harassing ${at(0, 0)} N strength 6`;
const LINE = `blue 3L line infantry line ${at(0, -4)} S strength 16`;
const GUNS = `blue 6B heavy foot battery ${at(0, -4)} S strength 4`;

describe('units that they may attack', () => {
  const charge = (target: string, ...more: string[]) => {
    const id = target.split(' ')[1];
    return battle(MAP, COSSACKS, target, ...more).give('red', `7K charge ${id}`).refused;
  };
  const NO = 'SH-SKILL-HARASSING-03 refuse-harassing-prey';

  test('SH-SKILL-HARASSING-03, SH-CHARGE-11 no unit in good order, on foot or mounted', () => {
    expect(charge(LINE)).toBe(NO);
    expect(charge(LINE.replace('infantry line', 'infantry column'))).toBe(NO);
    expect(charge(`blue 3D medium cavalry ${at(0, -4)} S`)).toBe(NO);
  });

  test('SH-SKILL-HARASSING-03, SH-CHARGE-11 panicked units and skirmishers', () => {
    expect(charge(`${LINE.replace('infantry line', 'infantry')} panicked`)).toBe('nothing');
    expect(charge(`blue 3S light infantry skirmisher skirmish ${at(0, -4)} S`)).toBe('nothing');
  });

  test('SH-SKILL-HARASSING-03, SH-CHARGE-11 guns without a friend in good order beside them', () => {
    const beside = `blue 4L line infantry line ${at(1, -4)} S`;
    expect(charge(GUNS)).toBe('nothing');
    expect(charge(GUNS, beside)).toBe(NO);
    expect(charge(GUNS, `blue 4L line infantry ${at(1, -4)} S panicked`)).toBe('nothing');
    expect(charge(GUNS, beside.replace(at(1, -4), at(2, -4)))).toBe('nothing');
  });

  test('SH-SKILL-HARASSING-03, SH-OUTFLANK-06, SH-CHARGE-11 outflanked units', () => {
    const friend = `red 2L line infantry line ${at(0, -5)} S`;
    expect(charge(LINE, friend)).toBe('nothing');
  });

  test('SH-Q-84 units outflanked when the charge is declared: outflanking by its own move does not count', () => {
    const turned = LINE.replace(' S ', ' N ');
    expect(charge(turned)).toBe(NO);
  });

  test('SH-Q-84 the condition is checked at the declaration, not again after the reactions', () => {
    const outflanker = `red 2L line infantry line ${at(0, -5)} S strength 16`;
    const helper = `blue 5D medium cavalry ${at(-1, -7)} SE strength 7`;
    const t = battle(MAP, COSSACKS, LINE, outflanker, helper).give('red', '7K charge 3L').answer('hold').rolls('1 1');
    const story = t.answer('friend 5D counter 1212').rolls('1 1  1 1').story;
    expect(story).toContain('! attacked 7K 3L false');
  });

  test('SH-SKILL-HARASSING-03, SH-ASSAULT-11 they do not assault other units', () => {
    const near = (target: string) => battle(MAP, COSSACKS, target).give('red', '7K assault 3L').refused;
    expect(near(`blue 3L line infantry line ${at(0, -2)} N`)).toBe(NO);
    expect(near(`blue 3L line infantry ${at(0, -2)} N panicked`)).toBe('nothing');
  });

  test('SH-SKILL-HARASSING-03, SH-PURSUIT-07 units met in a pursuit may be attacked', () => {
    const broken = `blue 3L line infantry ${at(1, -3)} N strength 16 panicked`;
    const steady = `blue 4L line infantry line ${at(2, -6)} N strength 16`;
    const t = battle(MAP, COSSACKS, broken, steady).give('red', '7K charge 3L, pursue toward 4L').rolls('6 6');
    expect(t.rolls('1 1 1 1  1').story).toContain('! attacked 7K 4L false');
  });

  test('SH-CHARGE-06 an enemy ahead that they may not charge does not prevent a charge at one on the flank', () => {
    const flank = `blue 3P line infantry ${at(1, 0)} S panicked`;
    const t = battle(MAP, COSSACKS, LINE, flank).give('red', '7K charge 3P');
    expect(t.refused).toBe('nothing');
  });
});

describe('saves', () => {
  const HARASSING: Partial<Unit> = { type: 'lightCavalry', formation: 'mounted', skills: ['harassing'] };
  const saves = (kind: 'fire' | 'combat', own: Partial<Unit>, enemy: Partial<Unit>) => {
    const a = unit('A', 'red', [0, 0], own);
    const e = unit('E', 'blue', [0, -1], { facing: 3, ...enemy });
    return saveClause(position({ units: [a, e] }), a, e, kind);
  };
  const COLUMN: Partial<Unit> = { formation: 'column' };

  test('SH-SAVE-14, SH-SKILL-HARASSING-06 they save against fire, of guns too, but not in close combat', () => {
    expect(saves('fire', HARASSING, {})).toBe('SH-SAVE-14');
    expect(saves('fire', HARASSING, { type: 'heavyFootBattery', formation: 'battery' })).toBe('SH-SAVE-14');
    expect(saves('combat', HARASSING, {})).toBeUndefined();
    expect(saves('fire', { ...HARASSING, skills: [] }, {})).toBeUndefined();
    expect(saves('fire', { ...HARASSING, formation: 'horde' }, {})).toBeUndefined();
  });

  test('SH-SAVE-18, SH-SKILL-HARASSING-02 all units but panicked ones save against their attacks', () => {
    expect(saves('combat', COLUMN, HARASSING)).toBe('SH-SAVE-18');
    expect(saves('combat', HARASSING, HARASSING)).toBe('SH-SAVE-18');
    expect(saves('combat', { formation: 'horde' }, HARASSING)).toBeUndefined();
    expect(saves('combat', COLUMN, { ...HARASSING, skills: [] })).toBeUndefined();
  });
});

describe('morale', () => {
  const HUSSARS = `red 7C heavy cavalry ${at(0, 0)} N strength 10`;
  const prey = (skill: string) => `blue 3K light cavalry ${skill} ${at(0, -3)} N strength 6`;

  test('SH-MORALE-24, SH-SKILL-HARASSING-04, SH-Q-37 when charged, they always flee after a failed test', () => {
    const t = battle(MAP, HUSSARS, prey('harassing')).give('red', '7C charge 3K').answer('hold');
    expect(t.rolls('6 6 1').story).toContain('! failed 3K 8\n! panicked 3K');
    const others = battle(MAP, HUSSARS, prey('')).give('red', '7C charge 3K').answer('hold').rolls('6 6');
    expect(others.waits).toBe('blue ASK-10 3K: stay, flee');
  });

  test('SH-MORALE-24, SH-SKILL-HARASSING-04 when shot at, they flee after a failed test', () => {
    const t = battle(MAP, `red 5L line infantry line ${at(0, 0)} N strength 16`, prey('harassing')).give(
      'red',
      '5L fire 3K',
    );
    const story = t.rolls('6 6 6 1 1 1 1 1  1 1 1  6 6  1').story;
    expect(story).toContain('! failed 3K');
    expect(story).toContain('! panicked 3K');
    expect(story).not.toContain('ASK-10');
  });

  test('SH-ROUT-11, SH-SKILL-HARASSING-07 friends that they rout through lose nothing', () => {
    const wall = [at(0, -4), at(1, -4)].map((hex, i) => `blue 6${i}L line infantry line ${hex} N strength 16`);
    const t = battle(MAP, HUSSARS, prey('harassing'), ...wall)
      .give('red', '7C charge 3K')
      .answer('flee')
      .rolls('2');
    expect(t.story).toContain('! fled 3K');
    expect(t.story).not.toContain('crossed');
    expect([t.unit('60L').strength, t.unit('61L').strength]).toEqual([16, 16]);
  });
});

describe('Stubborn harassing cavalry', () => {
  const CAVALRY = `red 7C heavy cavalry ${at(0, 0)} N strength 10`;
  const grenadiers = (strength: string) => `blue 3L line infantry column stubborn ${at(0, -3)} S strength ${strength}`;
  const failing = (strength: string) =>
    battle(MAP, CAVALRY, grenadiers(strength)).give('red', '7C charge 3L, stop').answer('hold');

  test('SH-MORALE-23, SH-SKILL-STUBBORN-02 above its threshold it never flees, but pays', () => {
    const t = failing('9 of 16').rolls('6 6');
    expect(t.story).toContain('! failed 3L 5\n! lost 3L 5');
    expect(t.unit('3L')).toMatchObject({ strength: 4, formation: 'column' });
  });

  test('SH-MORALE-23 at its threshold, 8, it may flee like any unit', () => {
    expect(failing('8 of 16').rolls('6 6').waits).toBe('blue ASK-10 3L: stay, flee');
  });

  test('SH-MORALE-23, SH-MORALE-22 when panicked, it flees', () => {
    const t = battle(MAP, CAVALRY, `blue 3L line infantry stubborn ${at(0, -3)} N strength 16 panicked`);
    expect(t.give('red', '7C charge 3L').rolls('3').story).toContain('! fled 3L');
  });
});
