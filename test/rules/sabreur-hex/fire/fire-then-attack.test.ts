/** Controlled Fire: a volley, then the attack on the same enemy. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { type Battle, battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const CONTROLLED = 'line infantry controlled fire line strength 16';
const COLUMN = 'line infantry column strength 16';
const firer = `red 1A ${CONTROLLED} ${at(0, 0)} N`;
const ORDER = '1A fire 2B then assault 2B';

/** 1A fires at 2B in column two hexes ahead, then assaults it. */
function volley(dice: string, ...more: readonly string[]): Battle {
  return battle(FIELD, ...more, firer, `blue 2B ${COLUMN} ${at(0, -2)} S`)
    .give('red', ORDER)
    .rolls(dice);
}

function tested(t: Battle): string[] {
  return t.story
    .split('\n')
    .filter((line) => line.startsWith('# morale'))
    .map((line) => line.split(' ')[2]!);
}

describe('units and targets', () => {
  test('SH-FIRE-10, SH-SKILL-CONTROLLEDFIRE-03 only infantry in line with Controlled Fire', () => {
    const who = (what: string) =>
      battle(FIELD, `red 1A ${what} ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, -2)} S`).give('red', ORDER).refused;
    expect(who('line infantry line')).toBe('SH-FIRE-10 refuse-fire-then-attack');
    expect(who('line infantry controlled fire column')).toBe('SH-FIRE-10 refuse-fire-then-attack');
    expect(who('heavy foot battery')).toBe('SH-FIRE-10 refuse-fire-then-attack');
  });

  test('SH-FIRE-14 firing combines with no other action', () => {
    const no = (order: string) => battle(FIELD, firer, `blue 2B ${COLUMN} ${at(0, -2)} S`).give('red', order).refused;
    expect(no(`1A fire 2B then march ${at(-1, 0)}`)).toBe('SH-TURN-04 refuse-combine');
    expect(no('1A fire 2B then column')).toBe('SH-TURN-04 refuse-combine');
    expect(no('1A assault 2B then fire 2B')).toBe('SH-TURN-04 refuse-combine');
    expect(no('1A fire 2B then assault 2B then fire 2B')).toBe('SH-TURN-04 refuse-combine');
  });

  test('SH-FIRE-22 an extended line fires with the half that the order names; other units have no halves', () => {
    const wide = `red 1A line infantry controlled fire linear order extended line ${at(0, 0)} N also ${at(1, 0)}`;
    const order = `1A fire right 2B then assault 2B`;
    const t = battle(FIELD, wide, `blue 2B ${COLUMN} ${at(1, -2)} S`)
      .rolls('1 1 1 1 1 1 1')
      .give('red', `${order} from ${at(0, -1)}`);
    expect(t.story).toContain(`! fired 1A 2B fire ${at(1, 0)}`);
    expect(battle(FIELD, firer, `blue 2B ${COLUMN} ${at(0, -2)} S`).give('red', order).refused).toBe(
      'SH-FIRE-17 refuse-fire-half',
    );
  });

  test('SH-FIRE-11 one target for both actions', () => {
    const t = battle(FIELD, firer, `blue 2B ${COLUMN} ${at(0, -2)} S`, `blue 3C ${COLUMN} ${at(1, -2)} S`);
    expect(t.give('red', '1A fire 2B then assault 3C').refused).toBe('SH-FIRE-11 refuse-fire-then-other');
  });

  test('SH-FIRE-11, SH-Q-73 the attack is checked before the shot', () => {
    const far = battle(FIELD, firer, `blue 2B ${COLUMN} ${at(0, -3)} S`).give('red', ORDER);
    expect(far.refused).toBe('SH-ASSAULT-01 refuse-assault-distance');
    const two = battle(FIELD, firer, `blue 2B ${COLUMN} ${at(1, -2)} S`).give('red', ORDER);
    expect(two.refused).toBe('SH-ASSAULT-03 refuse-assault-which-hex');
    const charge = battle(FIELD, firer, `blue 2B ${COLUMN} ${at(0, -2)} S`).give('red', '1A fire 2B then charge 2B');
    expect(charge.refused).toBe('SH-CHARGE-04 refuse-charge-distance');
    const strict = battle(FIELD, 'ruling impossible attack penalised', firer, `blue 2B ${COLUMN} ${at(0, -2)} S`);
    const blocked = strict.give('red', `1A fire 2B then assault 2B from ${at(1, 0)}`);
    expect(blocked.refused).toBe('SH-ASSAULT-03 refuse-assault-from');
  });
});

describe('shot and attack', () => {
  test('SH-FIRE-10, -11, SH-PROC-03 the shot, then the assault, with its reaction', () => {
    const t = volley('1 1 1 1 1 1 1');
    expect(t.waits).toBe('blue ASK-06 2B: hold, fire, flee');
    expect(t.answer('hold').rolls('1 1 1 1 1 1').rolls('1 1 1 1').story).toMatchInlineSnapshot(`
      "! activated 1A 1
      # fire 1A 6 +1 near: 1 1 1 1 1 1 1
      ! fired 1A 2B fire
      ! assaulted 1A 2B 2
      ! moved 1A 1414
      = ASK-06 2B hold (person)
      ! reacted 2B hold
      = ASK-08 1A attack (default)
      ! attacked 1A 2B false
      # melee 1A 6: 1 1 1 1 1 1
      ! attacked 2B 1A true
      # melee 2B 4: 1 1 1 1
      ! acted 1A"
    `);
  });

  test('SH-SKILL-CONTROLLEDFIRE-04 in column two dice fewer', () => {
    const column = 'line infantry controlled fire column strength 16';
    const t = battle(FIELD, `red 1A ${column} ${at(0, 0)} N`, `blue 2B ${COLUMN} ${at(0, -2)} S`);
    expect(t.give('red', '1A assault 2B').answer('hold').rolls('1 1').rolls('1 1 1 1').story).toContain(
      '# melee 1A 2: ',
    );
    expect(t.give('red', '1A fire 2B').rolls('1 1').story).toContain('# fire 1A 2: ');
  });

  test('SH-MORALE-05, SH-Q-66 losses from the shot add to those from the attack', () => {
    const two = volley('5 5 1 1 1 1 1').answer('hold');
    expect(tested(two.rolls('4 1 1 1 1 1').rolls('1 1 1 1').rolls('1 1'))).toEqual(['2B']);
    const one = volley('5 1 1 1 1 1 1').answer('hold');
    expect(tested(one.rolls('4 1 1 1 1 1').rolls('1 1 1 1'))).toEqual([]);
    const none = volley('1 1 1 1 1 1 1').answer('hold');
    expect(tested(none.rolls('4 4 1 1 1 1').rolls('1 1 1 1'))).toEqual([]);
  });

  test('SH-MORALE-05, SH-Q-66 they do not if the shot alone caused a test, nor under the other reading', () => {
    const three = volley('5 5 5 1 1 1 1').rolls('1 1').answer('hold');
    expect(tested(three.rolls('4 4 1 1 1 1').rolls('1 1 1 1'))).toEqual(['2B']);
    const apart = volley('5 5 1 1 1 1 1', 'ruling small losses add up no').answer('hold');
    expect(tested(apart.rolls('4 4 1 1 1 1').rolls('1 1 1 1'))).toEqual([]);
    expect(tested(three.rolls('4 4 4 1 1 1').rolls('1 1 1 1').rolls('1 1'))).toEqual(['2B', '2B']);
    expect(tested(apart.rolls('4 4 4 1 1 1').rolls('1 1 1 1').rolls('1 1'))).toEqual(['2B']);
  });

  test('SH-MELEE-05 the shot does not count when the order of tests is decided', () => {
    const t = volley('5 5 1 1 1 1 1').answer('hold').rolls('4 4 4 1 1 1').rolls('4 4 4 4');
    expect(tested(t.rolls('1 1').rolls('1 1'))).toEqual(['1A', '2B']);
  });
});

describe('shots after which there is no attack', () => {
  test('SH-FIRE-11, SH-Q-73 the target flees: the action ends, at no further cost', () => {
    const t = volley('5 5 5 1 1 1 1').rolls('6 6').answer('flee').rolls('1');
    expect(t.waits).toBe('nobody');
    expect(t.story).not.toContain('assaulted');
    expect(t.unit('1A')).toMatchObject({ at: at(0, 0), strength: 16, acted: true });
  });

  test('SH-Q-73 a target that flees and is blocked straight away is not attacked either', () => {
    const t = volley(
      '5 5 5 1 1 1 1',
      ...[
        [0, -3],
        [1, -3],
        [-1, -2],
        [1, -2],
        [-1, -1],
      ].map(([q, r]) => `hex ${at(q!, r!)} impassable`),
    );
    const fled = t.rolls('6 6').answer('flee').rolls('1');
    expect(fled.unit('2B')).toMatchObject({ at: at(0, -2), formation: 'horde' });
    expect(fled.story).not.toContain('assaulted');
  });

  test('SH-Q-73 a target destroyed by the shot is not attacked', () => {
    const t = battle(FIELD, firer, `blue 2B regimental gun strength 2 ${at(0, -2)} S`).give('red', ORDER);
    const gone = t.rolls('5 5 1 1 1 1 1').rolls('1 1');
    expect(gone.has('2B')).toBe(false);
    expect(gone.waits).toBe('nobody');
  });

  test('SH-Q-73, SH-RIPOSTE-02 a firer routed or destroyed by return fire does not attack', () => {
    const lined = battle(FIELD, firer, `blue 2B line infantry line strength 16 ${at(0, -2)} S`).give('red', ORDER);
    const broken = lined.rolls('1 1 1 1 1 1 1').rolls('5 5 5 1 1 1 1').rolls('1 1 1').rolls('6 6');
    const fled = broken.answer('flee').rolls('1');
    expect(fled.story).not.toContain('assaulted');
    const stays = broken.answer('stay');
    expect(stays.waits).toContain('ASK-06');
  });

  test('SH-Q-73 the attack follows return fire without effect', () => {
    const lined = battle(FIELD, firer, `blue 2B line infantry line strength 16 ${at(0, -2)} S`).give('red', ORDER);
    expect(lined.rolls('1 1 1 1 1 1 1').rolls('1 1 1 1 1 1 1').waits).toBe('blue ASK-06 2B: hold, fire, flee');
  });
});
