import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';

const NEAR = 'blue 3L line infantry column 0507 S';
const FAR = 'blue 3L line infantry column 0506 S';

describe('changing formation, then firing', () => {
  test('SH-FIRE-12 SH-SKILL-TACTICALSENSE-02 only units with Tactical Sense', () => {
    const t = battle('red 1L line infantry column 0510 N', FAR);
    expect(t.give('red', '1L line then fire 3L').refused).toBe('SH-FIRE-12 refuse-form-fire');
    const able = battle('red 1L line infantry tactical sense column 0510 N', FAR).give('red', '1L line then fire 3L');
    expect(able.rolls('1 1 1 1 1 1').story).toBe(
      '! activated 1L 1\n! formed 1L line 0\n# fire 1L 6: 1 1 1 1 1 1\n! fired 1L 3L fire\n! acted 1L',
    );
  });

  test('SH-FORM-22 SH-SKILL-TACTICALSENSE-01 an enemy at 3 hexes calls for no test, at 2 for one', () => {
    const able = 'red 1L line infantry tactical sense column 0510 N';
    expect(battle(able, NEAR).give('red', '1L line then fire 3L').rolls('1 1 1 1 1 1').story).not.toContain('# morale');
    const close = battle(able, 'blue 3L line infantry column 0508 S').give('red', '1L line then fire 3L');
    expect(close.rolls('1 1 1 1 1 1 1 1 1').story).toContain('# morale 1L');
  });

  test('SH-FORM-23 SH-MORALE-21 a failed test means neither change nor shot', () => {
    const close = battle('red 1L line infantry tactical sense column 0510 N', 'blue 3L line infantry column 0508 S');
    const t = close.give('red', '1L line then fire 3L').rolls('6 6');
    expect(t.unit('1L').formation).toBe('column');
    expect(t.story).not.toContain('fired');
  });

  test('SH-FIRE-12 a shot that the new formation does not allow is refused before any test', () => {
    const able = 'red 1L line infantry tactical sense column 0510 N';
    const far = battle(able, 'blue 4L line infantry column 0508 N', 'blue 3L line infantry column 0505 S');
    expect(far.give('red', '1L line then fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-range');
    const friend = battle(able, 'red 2L line infantry column 0508 N', FAR);
    expect(friend.give('red', '1L line then fire 2L').refused).not.toBe('nothing');
  });

  test('SH-FORM-25 the change is checked before the shot', () => {
    const t = battle('red 1L line infantry tactical sense column 0510 N', 'blue 3L line infantry column 0509 N');
    expect(t.give('red', '1L line then fire 3L').refused).toBe('SH-FORM-25 refuse-form-contact');
  });
});
