/** Fire, what may go with it and what answers it: cases at the edge of a clause. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { mayFireAt } from '../../../../src/rules/sabreur-hex/fire/fire.ts';
import { mayTakePlace } from '../../../../src/rules/sabreur-hex/formation/form-extended.ts';
import { saveClause, saveScore } from '../../../../src/rules/sabreur-hex/losses/save.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const AWAY = `red 9A line infantry ${at(9, 9)} N`;
const FIRER = `red 1A line infantry line ${at(0, 0)} N`;
const TARGET = `blue 3L line infantry column ${at(0, -2)} S`;

test('SH-FIRE-06 never at a friend, whatever way the order reached the rules', () => {
  const [firer, friend] = [unit('A', 'red', [0, 0]), unit('B', 'red', [0, -2])];
  expect(mayFireAt(position({ units: [firer, friend] }), firer, friend)?.clause).toBe('SH-FIRE-06');
});

describe('an extended line', () => {
  test('SH-FIRE-19, -04 a half cannot fire while the other is engaged, but the whole line can, if no enemy engages it', () => {
    const [line, back] = [
      unit('A', 'red', [0, 0], { also: at(1, 0), formation: 'extendedLine' }),
      unit('B', 'blue', [0, -1]),
    ];
    const now = position({ units: [line, back] });
    expect(mayFireAt(now, line, back)).toBeUndefined();
    expect(mayFireAt(now, line, back, { half: 'right' })?.clause).toBe('SH-FIRE-19');
  });

  test('SH-FIRE-17, -22, SH-DEFFIRE-10 a line that fires once fires from the half that sees the enemy', () => {
    const line = `blue 96L line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)}`;
    const t = battle(FIELD, `red 7C heavy cavalry ${at(-1, -2)} SE`, line)
      .give('red', '7C charge 96L')
      .answer('fire')
      .rolls('1 1 1')
      .rolls('1 1 1 1 1 1 1')
      .rolls('1 1 1 1 1 1 1 1')
      .rolls('1 1 1 1 1 1');
    expect(t.story).toContain(`! fired 96L 7C defensive ${at(0, 0)}`);
  });
});

describe('a volley, then the attack', () => {
  const CONTROLLED = `red 1A line infantry controlled fire line strength 16 ${at(0, 0)} N`;
  const ORDER = '1A fire 3L then assault 3L';

  test('SH-FIRE-02, -11 the shot is checked too, even if the attack alone would be legal', () => {
    const t = battle(FIELD, CONTROLLED, `blue 3L line infantry column ${at(0, -1)} S`);
    expect(t.give('red', ORDER).refused).toBe('SH-FIRE-02 refuse-fire-engaged');
    expect(t.give('red', '1A assault 3L').refused).toBe('nothing');
  });

  test('SH-Q-73 a target that fails its test and stays is attacked anyway', () => {
    const t = battle(FIELD, AWAY, CONTROLLED, TARGET)
      .give('red', ORDER)
      .rolls('5 5 5 1 1 1 1')
      .rolls('5 4')
      .answer('stay');
    expect(t.story).toContain('! assaulted 1A 3L');
  });

  test('SH-Q-73 a target that was already panicked before the shot is attacked anyway', () => {
    const t = battle(FIELD, AWAY, CONTROLLED, `blue 3L line infantry ${at(0, -2)} S panicked`).give('red', ORDER);
    expect(t.rolls('1 1 1 1 1 1 1').story).toContain('! assaulted 1A 3L');
  });
});

describe('return fire', () => {
  test('SH-RIPOSTE-05 skirmishers return fire at any unit that fired', () => {
    const skirmishers = `blue 3L light infantry skirmisher skirmish ${at(0, -2)} S`;
    const t = battle(FIELD, AWAY, FIRER, skirmishers).give('red', '1A fire 3L').rolls('1 1 1 1 1 1 1').rolls('1 1 1 1');
    expect(t.story).toContain('! fired 3L 1A return');
  });

  test('SH-RIPOSTE-07 a regimental gun returns fire for its own side only', () => {
    const t = battle(
      FIELD,
      FIRER,
      `blue 3L line infantry column ${at(0, -1)} N`,
      `red 2G regimental gun ${at(1, -1)} S`,
    );
    expect(t.give('red', '1A fire 3L').rolls('1 1 1 1 1 1 1 1 1').story).not.toContain('return');
  });
});

describe('saves', () => {
  test('SH-SAVE-11, SH-ENFILADE-04 a half-cuirass saves against a shot from the front, not against enfilade', () => {
    const shot = (facing: string) =>
      battle(FIELD, FIRER, `blue 7H heavy cavalry half cuirass ${at(0, -2)} ${facing}`).give('red', '1A fire 7H');
    expect(shot('S').rolls('6 6 1 1 1 1 1').rolls('4 1').story).toContain('# saves 7H: 4 1');
    expect(shot('NE').rolls('6 6 1 1 1 1 1 1 1').story).not.toContain('# saves');
  });

  test('SH-SAVE-11, SH-ENFILADE-04 in close combat a direction that would be enfilade makes no difference', () => {
    const rider = `blue 7H heavy cavalry half cuirass ${at(0, 0)} SE`;
    const t = battle(FIELD, `red 1C line infantry column ${at(0, -1)} S`, rider, `blue 8L line infantry ${at(9, 9)} N`);
    const now = t.now;
    const [enemy, own] = [now.units[0]!, now.units[1]!];
    expect(saveClause(now, own, enemy, 'fire')).toBeUndefined();
    expect(saveClause({ ...now, units: [own] }, own, enemy, 'combat')).toBe('SH-SAVE-11');
  });

  test('SH-SKILL-LINEARORDER-03 Linear Order saves better against fire, not in close combat', () => {
    const line = unit('A', 'red', [0, 0], { skills: ['linearOrder'] });
    expect([saveScore(line, 'fire'), saveScore(line, 'combat')]).toEqual([3, 4]);
  });
});

describe('changing formation, and then a shot', () => {
  test('SH-FORM-28 the order may name the present facing', () => {
    const t = battle(FIELD, `red 1A line infantry column ${at(0, 0)} N`, 'blue 3L line infantry 0101 S');
    expect(t.give('red', '1A line face N').story).toContain('! formed 1A line 0');
  });

  test('SH-FORM-26 with both flank hexes in contact and none named, it is refused', () => {
    const t = battle(
      FIELD,
      `red 96L line infantry linear order line ${at(0, 0)} N`,
      `blue 3L line infantry column ${at(2, -1)} S`,
      `blue 4L line infantry column ${at(-1, -1)} S`,
    );
    expect(t.give('red', '96L extend').refused).toBe('SH-FORM-26 refuse-extend-contact');
  });

  test('SH-FORM-11 the refusal names the hex ordered', () => {
    const line = unit('A', 'red', [0, 0], { skills: ['linearOrder'] });
    const no = mayTakePlace(position({ units: [line] }), line, { formation: 'extendedLine', to: at(0, -1) });
    expect(no).toBeInstanceOf(Refusal);
    expect(no?.says.args).toMatchObject({ hex: at(0, -1) });
  });

  test('SH-FIRE-12, SH-FORM-24 the shot must be legal from every hex that the line may keep', () => {
    const able = `red 96L line infantry linear order tactical sense extended line ${at(0, 0)} N also ${at(1, 0)}`;
    const t = battle(FIELD, able, `blue 3L line infantry column ${at(-1, -2)} S`);
    expect(t.give('red', '96L line then fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-cone');
    const left = battle(FIELD, able, `blue 3L line infantry column ${at(0, -3)} S`);
    expect(left.give('red', '96L line then fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-cone');
    expect(left.give('red', `96L line ${at(0, 0)} then fire 3L`).rolls('1 1 1 1 1 1').story).toContain(
      '! fired 96L 3L',
    );
  });

  test('SH-FIRE-12, SH-FORM-20 the change is checked before the shot', () => {
    const irregular = `red 96L light infantry irregular tactical sense column ${at(0, 0)} N`;
    const t = battle(FIELD, irregular, `blue 3L line infantry column ${at(0, -9)} S`);
    expect(t.give('red', '96L square then fire 3L').refused).toBe('SH-FORM-20 refuse-form-irregular');
  });
});
