/** Assaults: who, from where, at what price, and what each side may do. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { mayAssault } from '../../../../src/rules/sabreur-hex/attack/assault.ts';
import { unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { type Battle, battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const red = (what: string, q: number, r: number, point = 'N') => `red 1A ${what} ${at(q, r)} ${point}`;
const foe = (what: string, q: number, r: number, point = 'S') => `blue 2B ${what} ${at(q, r)} ${point}`;
const COLUMN = 'line infantry column';
const LINE = 'line infantry line';

function assault(...lines: readonly string[]): Battle {
  return battle(FIELD, ...lines).give('red', '1A assault 2B');
}

describe('declaring an assault', () => {
  test('SH-ASSAULT-01, SH-CHARGE-02, SH-Q-61 two hexes or less; under the other reading, one', () => {
    const far = (r: number, ...more: readonly string[]) =>
      assault(...more, red(COLUMN, 0, 0), foe(COLUMN, 0, r)).refused;
    expect(far(-1)).toBe('nothing');
    expect(far(-2)).toBe('nothing');
    expect(far(-3)).toBe('SH-ASSAULT-01 refuse-assault-distance');
    expect(far(-1, 'ruling assault distance 1')).toBe('nothing');
    expect(far(-2, 'ruling assault distance 1')).toBe('SH-ASSAULT-01 refuse-assault-distance');
  });

  test('SH-ASSAULT-02 one named target, which must be an enemy', () => {
    const friend = battle(FIELD, red(COLUMN, 0, 0), `red 3C ${COLUMN} ${at(0, -1)} N`).give('red', '1A assault 3C');
    expect(friend.refused).toBe('SH-FIRE-06 refuse-own-target');
    const { now } = battle(FIELD, red(COLUMN, 0, 0), `red 3C ${COLUMN} ${at(0, -1)} N`);
    expect(mayAssault(now, unitOf(now, '1A'), unitOf(now, '3C'))?.clause).toBe('SH-ASSAULT-02');
  });

  test('SH-ASSAULT-10 artillery, squares and panicked units never assault', () => {
    const who = (what: string) => assault(red(what, 0, 0), foe(LINE, 0, -1)).refused;
    expect(who('heavy foot battery')).toBe('SH-ASSAULT-10 refuse-assault-who');
    expect(who('line infantry square')).toBe('SH-ASSAULT-10 refuse-assault-who');
    expect(who('line infantry panicked')).toBe('SH-TURN-09 refuse-panicked');
    expect(who(LINE)).toBe('nothing');
  });

  test('SH-ASSAULT-10, SH-CHARGE-10 skirmishers assault only targets that they could charge', () => {
    const whom = (what: string, ...more: readonly string[]) =>
      assault(...more, red('light infantry skirmisher skirmish', 0, 0), foe(what, 0, -1)).refused;
    expect(whom(LINE)).toBe('SH-ASSAULT-10 refuse-assault-who');
    expect(whom('heavy foot battery')).toBe('nothing');
    expect(whom('light infantry skirmisher skirmish')).toBe('nothing');
    expect(whom('line infantry panicked')).toBe('nothing');
    for (const ground of ['wood', 'village', 'fort', 'difficult']) {
      expect(whom(LINE, `hex ${at(0, -1)} ${ground}`)).toBe('nothing');
    }
    expect(whom(LINE, `hex ${at(0, -1)} bridge`)).toBe('SH-ASSAULT-10 refuse-assault-who');
  });

  test('SH-ASSAULT-11 harassing cavalry assaults only targets that it could charge', () => {
    const whom = (what: string) => assault(red('light cavalry harassing', 0, 0), foe(what, 0, -1)).refused;
    expect(whom(LINE)).toBe('SH-SKILL-HARASSING-03 refuse-harassing-prey');
    expect(whom('line infantry panicked')).toBe('nothing');
  });

  test('SH-ASSAULT-03, SH-OBLIQUE-01, -02 a step of one hex or none, in any direction, without turning', () => {
    const t = assault(red(COLUMN, 0, 0), foe(COLUMN, 0, -2));
    expect(t.unit('1A')).toMatchObject({ at: at(0, -1), facing: 0 });
    const back = assault(red(COLUMN, 0, 0), foe(COLUMN, 1, 0));
    expect(back.unit('1A')).toMatchObject({ at: at(0, 1), facing: 0 });
  });

  test('SH-OBLIQUE-04 light cavalry steps only one hex too', () => {
    const t = assault(red('light cavalry', 0, 0), foe(COLUMN, 1, 1));
    expect(t.refused).toBe('SH-ASSAULT-04 refuse-assault-way');
  });

  test('SH-OBLIQUE-05, SH-TERRAIN-07, SH-Q-40 terrain never prevents a step of one hex', () => {
    const t = assault(`hex ${at(0, 0)} wood`, `hex ${at(0, -1)} difficult`, red(LINE, 0, 0), foe(COLUMN, 0, -2));
    expect(t.unit('1A').at).toBe(at(0, -1));
  });

  test('SH-ASSAULT-03 if two hexes would do, the order names one or the player is asked', () => {
    const both = [red(COLUMN, 0, 0), foe(COLUMN, 1, -2)];
    expect(assault(...both).refused).toBe('SH-ASSAULT-03 refuse-assault-which-hex');
    const right = battle(FIELD, ...both).give('red', `1A assault 2B from ${at(1, -1)}`);
    expect(right.unit('1A').at).toBe(at(1, -1));
    const left = battle(FIELD, ...both).give('red', `1A assault 2B from ${at(0, -1)}`);
    expect(left.unit('1A').at).toBe(at(0, -1));
    const nowhere = battle(FIELD, ...both).give('red', `1A assault 2B from ${at(-1, 0)}`);
    expect(nowhere.refused).toBe('SH-ASSAULT-03 refuse-assault-from');
    expect(nowhere.instead).toEqual([`1A assault 2B from ${at(0, -1)}`, `1A assault 2B from ${at(1, -1)}`]);
    const there = battle(FIELD, red(COLUMN, 0, 0), foe(COLUMN, 0, -1, 'N')).give(
      'red',
      `1A assault 2B from ${at(0, 3)}`,
    );
    expect(there.instead).toContain('1A assault 2B');
  });

  test('SH-ASSAULT-03 a unit that already engages its target stays, unless the order says otherwise', () => {
    const both = [red(COLUMN, 0, 0), foe(COLUMN, 0, -1, 'N')];
    expect(assault(...both).unit('1A').at).toBe(at(0, 0));
    const moved = battle(FIELD, ...both).give('red', `1A assault 2B from ${at(-1, 0)}`);
    expect(moved.unit('1A').at).toBe(at(-1, 0));
  });

  test('SH-PASS-04, SH-TERRAIN-09, SH-GAP-14 the hex must be empty and passable, with no cliff between', () => {
    const ahead = (...more: readonly string[]) => assault(...more, red(COLUMN, 0, 0), foe(COLUMN, 0, -2)).refused;
    expect(ahead(`red 3C ${COLUMN} ${at(0, -1)} N`)).toBe('SH-ASSAULT-04 refuse-assault-way');
    expect(ahead(`hex ${at(0, -1)} impassable`)).toBe('SH-ASSAULT-04 refuse-assault-way');
    expect(ahead(`side ${at(0, 0)} NW impassable`)).toBe('SH-ASSAULT-04 refuse-assault-way');
    expect(ahead(`side ${at(0, -1)} NW impassable`)).toBe('SH-ASSAULT-04 refuse-assault-way');
  });

  test('SH-SKIRMPASS-01 friendly skirmishers make way if there is no other hex', () => {
    const loose = `red 3T light infantry skirmisher skirmish ${at(0, -1)} N`;
    const t = assault(red(COLUMN, 0, 0), foe('line infantry panicked', -1, -1), loose);
    expect(t.unit('1A').at).toBe(at(-1, 0));
    const only = assault(red(COLUMN, 0, 0), foe('line infantry panicked', 0, -2), loose);
    expect(only.unit('1A').at).toBe(at(0, -1));
    expect(only.unit('3T').at).not.toBe(at(0, -1));
  });

  test('SH-MARCH-12 an extended line moves both its halves', () => {
    const t = assault(
      `red 1A line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)}`,
      foe(COLUMN, 0, -2),
    );
    expect(t.refused).toBe('nothing');
    expect(t.unit('1A')).toMatchObject({ at: at(0, -1), also: at(1, -1) });
  });
});

describe('an impossible assault', () => {
  test('SH-ASSAULT-04, SH-Q-49 it is refused, at no cost', () => {
    const t = assault(red(COLUMN, 0, 0), foe(COLUMN, 0, 1));
    expect(t.refused).toBe('SH-ASSAULT-04 refuse-assault-way');
  });

  test('SH-ASSAULT-04, SH-CHARGE-09, SH-Q-49 it costs a point and the turn under the strict reading', () => {
    const strict = 'ruling impossible attack penalised';
    const t = assault(strict, red(COLUMN, 0, 0), foe(COLUMN, 0, 1));
    expect(t.story).toBe(['! activated 1A 1', '! brokeOff 1A 2B', '! lost 1A 1', '! acted 1A'].join('\n'));
    expect(t.unit('1A')).toMatchObject({ at: at(0, 0), acted: true, strength: 19 });
    const charge = battle(FIELD, strict, red('heavy cavalry', 0, 0), foe(COLUMN, 0, -4), `hex ${at(0, 0)} wood`);
    expect(charge.give('red', '1A charge 2B').story).toContain('! brokeOff 1A 2B\n! lost 1A 1\n! acted 1A');
    const last = assault(strict, red(`${COLUMN} strength 1 of 16`, 0, 0), foe(COLUMN, 0, 1));
    expect(last.has('1A')).toBe(false);
  });

  test('SH-Q-49 it is refused under the strict reading too if the order names a wrong way or the target is too far', () => {
    const strict = 'ruling impossible attack penalised';
    const from = battle(FIELD, strict, red(COLUMN, 0, 0), foe(COLUMN, 0, -2));
    expect(from.give('red', `1A assault 2B from ${at(1, 0)}`).refused).toBe('SH-ASSAULT-03 refuse-assault-from');
    expect(assault(strict, red(COLUMN, 0, 0), foe(COLUMN, 0, -3)).refused).toBe(
      'SH-ASSAULT-01 refuse-assault-distance',
    );
  });
});

describe('an assault by a unit that is engaged', () => {
  /** 1A faces 2B and 3K, which both face it. */
  const both = [red('heavy cavalry strength 10', 0, 0), foe(COLUMN, 1, -1), `blue 3K heavy cavalry ${at(0, -1)} S`];

  test('SH-EX-13, SH-ASSAULT-05, -08, SH-DISENGAGE-04, -06 it steps away from one of two enemies, and pays two points', () => {
    const t = battle(FIELD, ...both).give('red', `1A assault 2B from ${at(1, 0)}`);
    expect(t.waits).toBe('blue ASK-06 2B: hold, flee');
    expect(t.unit('1A').strength).toBe(8);
    const done = t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1');
    expect(done.unit('1A').at).toBe(at(1, 0));
    const shot = battle(
      FIELD,
      `blue 2B ${COLUMN} ${at(1, -1)} S`,
      `blue 3K heavy cavalry ${at(0, -1)} S`,
      `red 1A heavy cavalry ${at(1, 0)} N`,
      `red 4G heavy foot battery ${at(-2, 2)} N`,
    );
    expect(shot.give('red', '4G fire 3K').refused).toBe('nothing');
  });

  test('SH-ASSAULT-05, SH-DISENGAGE-06 a unit that does not step leaves no enemy and pays nothing', () => {
    const t = battle(FIELD, ...both).give('red', '1A assault 2B');
    expect(t.unit('1A')).toMatchObject({ at: at(0, 0), strength: 10 });
  });

  test('SH-ASSAULT-08, SH-DISENGAGE-06 it must stay engaged by one of the same enemies', () => {
    const away = [red(COLUMN, 0, 0), foe(COLUMN, 1, -2, 'N'), `blue 3K heavy cavalry ${at(0, 1)} N`];
    expect(assault(...away).refused).toBe('SH-DISENGAGE-03 refuse-march-away');
  });

  test('SH-LOSS-05 a unit may be eliminated by the cost', () => {
    const weak = [red('heavy cavalry strength 2 of 10', 0, 0), ...both.slice(1)];
    const t = battle(FIELD, ...weak).give('red', `1A assault 2B from ${at(1, 0)}`);
    expect(t.has('1A')).toBe(false);
    expect(t.waits).toBe('nobody');
  });

  test('SH-Q-20 a Stubborn unit that failed its test may assault the enemy in front of it, without a step', () => {
    const barred = (q: number, r: number) =>
      battle(FIELD, red(`${LINE} stubborn`, 0, 0), foe(LINE, q, r))
        .give('red', '1A:')
        .rolls('6 6')
        .give('red', '1A assault 2B');
    expect(barred(0, -1).waits).toContain('ASK-06');
    expect(barred(0, -2).refused).toBe('SH-ORDERS-16 refuse-march-barred');
    expect(barred(-1, 0).refused).toBe('SH-ORDERS-16 refuse-march-barred');
  });
});

describe('reactions', () => {
  test('SH-ASSAULT-06, -12, -13, SH-Q-62, SH-PROC-07 the target is asked, may not form square or countercharge, and never tests', () => {
    const t = assault(red('heavy cavalry', 0, 0), foe(LINE, 0, -2));
    expect(t.waits).toBe('blue ASK-06 2B: hold, fire, flee');
    expect(t.about('hold')).toEqual({ noTest: true });
    expect(t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1 1 1').story).not.toContain('morale');
    const horse = assault(red('heavy cavalry', 0, 0), foe('heavy cavalry', 0, -2));
    expect(horse.waits).toBe('blue ASK-06 2B: hold, flee');
  });

  test('SH-ASSAULT-13, SH-Q-22 a target at two hexes may form closed column against cavalry', () => {
    const two = assault(red('heavy cavalry', 0, 0), foe(`${COLUMN} large battalion`, 0, -2));
    expect(two.waits).toBe('blue ASK-06 2B: hold, closed column, fire, flee');
    const foot = assault(red(COLUMN, 0, 0), foe(`${COLUMN} large battalion`, 0, -2));
    expect(foot.waits).toBe('blue ASK-06 2B: hold, fire, flee');
  });

  test('SH-Q-62, SH-Q-80 a panicked target may stand without a test', () => {
    const t = assault(red(COLUMN, 0, 0), foe('line infantry panicked', 0, -2));
    expect(t.waits).toBe('blue ASK-06 2B: hold, flee');
    expect(t.answer('hold').rolls('1 1 1 1').story).toContain('! attacked 1A 2B false');
  });

  test('SH-ASSAULT-06, -07 a target that flees is not attacked, and there is no pursuit', () => {
    const t = assault(red('light cavalry', 0, 0), foe(LINE, 0, -2))
      .answer('flee')
      .rolls('1');
    expect(t.waits).toBe('nobody');
    expect(t.story).not.toContain('attacked');
    expect(t.unit('1A').at).toBe(at(0, -1));
  });

  test('SH-ASSAULT-06, SH-ROUT-14 a target that has fled off the map is not attacked either', () => {
    const t = battle('red 1A line infantry column 0503 N', 'blue 2B line infantry line 0401 S')
      .give('red', '1A assault 2B')
      .answer('flee')
      .answer('face N')
      .rolls('6');
    expect(t.has('2B')).toBe(false);
    expect(t.waits).toBe('nobody');
  });

  test('SH-DEFFIRE-08, -09 an attacker routed by defensive fire does not attack', () => {
    const t = assault(red('heavy cavalry', 0, 0), foe(LINE, 0, -2))
      .answer('fire')
      .rolls('6 6 6 1 1 1 1')
      .rolls('6 6');
    const stays = t.answer('stay');
    expect(stays.waits).toBe('nobody');
    expect(stays.story).not.toContain('attacked');
  });

  test('SH-ASSAULT-09 the attack is optional', () => {
    const t = battle(FIELD, red(COLUMN, 0, 0), foe(LINE, 0, -2))
      .give('red', '1A assault 2B, stop')
      .answer('hold');
    expect(t.story).toContain('= ASK-08 1A stop (order)\n! declined 1A 2B');
  });

  test('ASK-08 a square is not attacked unless the order says so', () => {
    const square = [red('heavy cavalry', 0, 0), foe('line infantry square', 0, -2)];
    expect(
      battle(FIELD, ...square)
        .give('red', '1A assault 2B')
        .answer('hold').story,
    ).toContain('= ASK-08 1A stop (default)');
    const bold = battle(FIELD, ...square)
      .give('red', '1A assault 2B, if square attack')
      .answer('hold');
    expect(bold.rolls('1 1 1 1').rolls('1 1 1').story).toContain('= ASK-08 1A attack (order)');
    const charge = battle(FIELD, ...square)
      .give('red', '1A charge 2B')
      .answer('hold');
    expect(charge.story).toContain('= ASK-08 1A stop (default)');
    const line = assault(red('heavy cavalry', 0, 0), foe(LINE, 0, -2)).answer('hold');
    expect(line.rolls('1 1 1 1').rolls('1 1 1 1 1 1').story).toContain('= ASK-08 1A attack (default)');
  });

  test('SH-SKILL-IMPETUOUS-01 Impetuous units attack even a square, whatever the order says', () => {
    const t = battle(FIELD, red('heavy cavalry impetuous', 0, 0), foe('line infantry square', 0, -2))
      .give('red', '1A assault 2B, stop')
      .answer('hold');
    expect(t.rolls('1 1 1 1').rolls('1 1 1').story).not.toContain('ASK-08');
    const charge = battle(FIELD, red('heavy cavalry impetuous', 0, 0), foe(COLUMN, 0, -2))
      .give('red', '1A charge 2B, stop')
      .answer('hold');
    const struck = charge.rolls('1 1').rolls('1 1 1 1').rolls('1 1 1 1');
    expect(struck.story).not.toContain('ASK-08');
    expect(struck.waits).toBe('nobody');
  });
});

describe('examples', () => {
  test('SH-EX-10 where a charge would have to hit the flank, an assault may hit the front', () => {
    const both = [red('heavy cavalry', 0, 0), foe(COLUMN, 1, 0, 'N')];
    expect(assault(...both).unit('1A')).toMatchObject({ at: at(0, 1), facing: 0 });
    const charge = battle(FIELD, ...both).give('red', '1A charge 2B');
    expect(charge.unit('1A')).toMatchObject({ at: at(0, 0), facing: 1 });
  });

  test('SH-EX-14, SH-Q-01, SH-Q-61 a target neither ahead nor on a flank hex cannot be charged; a step aside, then a melee', () => {
    const both = [red('heavy cavalry', 0, 0), foe(COLUMN, 2, -1)];
    expect(battle(FIELD, ...both).give('red', '1A charge 2B').refused).toBe('SH-CHARGE-05 refuse-charge-cone');
    const t = assault(...both).answer('hold');
    expect(t.rolls('1 1 1 1').rolls('1 1 1 1').story).toContain('# melee 1A 4: 1 1 1 1');
    expect(t.rolls('1 1 1 1').rolls('1 1 1 1').unit('1A').at).toBe(at(1, 0));
  });
});
