import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const MAP = 'map 30 x 30';
const foe = (q: number, r: number, more = '') => `blue 3L line infantry column ${at(q, r)} S ${more}`;
const TIRED = `red 7L line infantry column ${at(0, 0)} N strength 12 of 16`;
const PANICKED = `red 7L line infantry ${at(0, 0)} N strength 12 of 16 panicked`;

describe('rallying', () => {
  test('SH-RALLY-01, -02, SH-MORALE-01, SH-PROC-12 after a passed test two points come back', () => {
    const t = battle(MAP, TIRED, foe(0, -6)).give('red', '7L rally').rolls('3 4');
    expect(t.story).toBe('! activated 7L 1\n# morale 7L 7: 3 4\n! passed 7L\n! recovered 7L 2\n! acted 7L');
    expect(t.unit('7L').strength).toBe(14);
  });

  test('SH-RALLY-07, SH-MORALE-21 a failed test has no consequence', () => {
    const t = battle(MAP, TIRED, foe(0, -6)).give('red', '7L rally').rolls('4 4');
    expect(t.story).toBe('! activated 7L 1\n# morale 7L 7: 4 4\n! failed 7L 1\n! acted 7L');
    expect(t.unit('7L')).toMatchObject({ strength: 12, formation: 'column' });
    const mob = battle(MAP, PANICKED, foe(0, -6)).give('red', '7L rally').rolls('4 4');
    expect(mob.unit('7L')).toMatchObject({ strength: 12, formation: 'horde', at: at(0, 0) });
  });

  test('SH-RALLY-01, SH-MORALE-22 a panicked unit that passes its test is no longer panicked but recovers no points', () => {
    const t = battle(MAP, PANICKED, foe(0, -6)).give('red', '7L rally column face S').rolls('3 4');
    expect(t.story).toContain('# morale 7L 7: 3 4\n! passed 7L\n! rallied 7L column 3');
    expect(t.unit('7L')).toMatchObject({ strength: 12, formation: 'column', facing: 3 });
  });

  test('SH-RALLY-03, SH-GAP-17 strength never exceeds the strength bought', () => {
    const one = battle(MAP, TIRED.replace('12', '15'), foe(0, -6)).give('red', '7L rally').rolls('1 1');
    expect(one.unit('7L').strength).toBe(16);
    const none = battle(MAP, TIRED.replace('12', '16'), foe(0, -6)).give('red', '7L rally');
    expect(none.refused).toBe('SH-RALLY-03 refuse-rally-full');
    expect(battle(MAP, PANICKED.replace('12', '16'), foe(0, -6)).give('red', '7L rally').refused).toBe('nothing');
  });

  test('SH-RALLY-04, SH-TERRAIN-19 no rally with an enemy in good order within 3 hexes', () => {
    const near = (unit: string, enemy: string, ...more: string[]) =>
      battle(MAP, unit, enemy, ...more).give('red', '7L rally').refused;
    expect(near(TIRED, foe(0, -3))).toBe('SH-RALLY-04 refuse-rally-near');
    expect(near(PANICKED, foe(0, -3))).toBe('SH-RALLY-04 refuse-rally-near');
    expect(near(TIRED, foe(0, -4))).toBe('nothing');
    expect(near(PANICKED, foe(0, -4))).toBe('nothing');
    expect(near(TIRED, `blue 3L line infantry ${at(0, -1)} N panicked`)).toBe('nothing');
  });

  test('SH-RALLY-04, SH-TERRAIN-19 in a fortified point a unit may rally anyway, unless panicked; a village is not one', () => {
    const near = (unit: string, terrain: string) =>
      battle(MAP, unit, foe(0, -1), `hex ${at(0, 0)} ${terrain}`).give('red', '7L rally').refused;
    expect(near(TIRED, 'fort')).toBe('nothing');
    expect(near(PANICKED, 'fort')).toBe('SH-RALLY-04 refuse-rally-near');
    expect(near(TIRED, 'village')).toBe('SH-RALLY-04 refuse-rally-near');
  });

  test('SH-RALLY-01 guns recover points too', () => {
    const t = battle(MAP, `red 6B heavy foot battery ${at(0, 0)} N strength 2 of 4`, foe(0, -6)).give(
      'red',
      '6B rally',
    );
    expect(t.rolls('1 1').unit('6B').strength).toBe(4);
  });
});

describe('Harassing cavalry', () => {
  const COSSACKS = `red 7K light cavalry harassing ${at(0, 0)} N strength 3 of 6`;

  test('SH-RALLY-05, SH-SKILL-HARASSING-05, SH-Q-37 rallies without a test if the nearest enemy is at 5 hexes', () => {
    const t = battle(MAP, COSSACKS, foe(0, -5)).give('red', '7K rally');
    expect(t.story).toBe('! activated 7K 1\n! recovered 7K 2\n! acted 7K');
    const alone = battle(MAP, `${COSSACKS} panicked`, `blue 3L line infantry ${at(0, -1)} N panicked`);
    expect(alone.give('red', '7K rally').story).not.toContain('morale');
  });

  test('SH-RALLY-05, SH-Q-37 at exactly 4 hexes it tests like any unit', () => {
    const t = battle(MAP, COSSACKS, foe(0, -4)).give('red', '7K rally').rolls('1 1');
    expect(t.story).toContain('# morale 7K');
    const others = battle(MAP, COSSACKS.replace('harassing ', ''), foe(0, -5)).give('red', '7K rally').rolls('1 1');
    expect(others.story).toContain('# morale 7K');
  });
});

describe('after panic', () => {
  const rallied = (unit: string, order = '', ...more: string[]) =>
    battle(MAP, unit, ...more)
      .give('red', `7L rally${order}`)
      .rolls('1 1');

  test('SH-RALLY-06, ASK-19 it is in column, facing the nearest enemy, unless the order says otherwise', () => {
    expect(rallied(PANICKED, '', foe(5, 0), foe(-8, 0).replace('3L', '4L')).unit('7L')).toMatchObject({
      formation: 'column',
      facing: 1,
    });
    expect(rallied(PANICKED, ' line face SW', foe(5, 0)).unit('7L')).toMatchObject({ formation: 'line', facing: 4 });
    expect(rallied(PANICKED, ' line', foe(5, 0)).unit('7L')).toMatchObject({ formation: 'line', facing: 1 });
    expect(rallied(PANICKED, ' face SW', foe(5, 0)).unit('7L')).toMatchObject({ formation: 'column', facing: 4 });
  });

  test('SH-RALLY-06, ASK-19 of two possible facings the smaller turn; without an enemy no turn', () => {
    expect(rallied(PANICKED, '', foe(0, -5)).unit('7L').facing).toBe(0);
    expect(rallied(PANICKED.replace(' N ', ' SE '), '', foe(5, -5)).unit('7L').facing).toBe(1);
    expect(rallied(PANICKED.replace(' N ', ' SW ')).unit('7L').facing).toBe(4);
  });

  test('SH-RALLY-06, SH-FACING-08 cavalry chooses its facing only', () => {
    const horse = `red 7L medium cavalry ${at(0, 0)} N panicked`;
    expect(rallied(horse, ' face S').unit('7L')).toMatchObject({ formation: 'mounted', facing: 3 });
    expect(battle(MAP, horse).give('red', '7L rally column').refused).toBe('SH-FORM-04 refuse-form-arm');
  });

  test('SH-Q-38 any formation that its skills and the terrain allow, without a test for it', () => {
    const refused = (formation: string, skill = '', ...more: string[]) =>
      battle(MAP, PANICKED.replace('infantry', `infantry ${skill}`).replace('of 16', 'of 18'), ...more).give(
        'red',
        `7L rally ${formation} face N`,
      ).refused;
    expect(refused('square')).toBe('nothing');
    expect(refused('square', '', `hex ${at(0, 0)} wood`)).toBe('SH-FORM-18 refuse-form-ground');
    expect(refused('square', 'irregular')).toBe('SH-FORM-20 refuse-form-irregular');
    expect(refused('closed column')).toBe('SH-FORM-06 refuse-form-closed-column');
    expect(refused('closed column', 'large battalion')).toBe('nothing');
    expect(refused('skirmish')).toBe('SH-FORM-02 refuse-form-skirmish');
  });

  test('SH-Q-38, SH-FORM-05, ASK-19 Loose Order units take skirmish order only', () => {
    const loose = `red 7L light infantry loose order ${at(0, 0)} N panicked`;
    expect(rallied(loose, '', foe(0, -6)).unit('7L').formation).toBe('skirmish');
    expect(battle(MAP, loose).give('red', '7L rally column').refused).toBe('SH-FORM-05 refuse-form-loose');
  });

  test('SH-Q-38, SH-FORM-11 an extended line if a flank hex is empty', () => {
    const linear = PANICKED.replace('infantry', 'infantry linear order');
    const right = at(1, 0);
    const t = rallied(linear, ` extend ${right} face N`, foe(0, -6));
    expect(t.unit('7L')).toMatchObject({ formation: 'extendedLine', at: at(0, 0), also: right, facing: 0 });
    const taken = battle(MAP, linear, `red 8L line infantry column ${right} N`);
    expect(taken.give('red', `7L rally extend ${right} face N`).refused).toBe('SH-Q-38 refuse-rally-extend');
    const front = battle(MAP, linear).give('red', `7L rally extend ${at(0, -1)} face N`);
    expect(front.refused).toBe('SH-Q-38 refuse-rally-extend');
    const plain = battle(MAP, PANICKED).give('red', `7L rally extend ${right} face N`);
    expect(plain.refused).toBe('SH-FORM-10 refuse-form-extended-line');
  });

  test('SH-RALLY-06 a unit in good order changes neither formation nor facing', () => {
    expect(battle(MAP, TIRED).give('red', '7L rally line').refused).toBe('SH-RALLY-06 refuse-rally-form');
    expect(battle(MAP, TIRED).give('red', '7L rally face S').refused).toBe('SH-RALLY-06 refuse-rally-form');
  });
});
