import { describe, expect, test } from 'vitest';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { battle } from '../../../help/battle.ts';

const FAR = 'blue 1L line infantry line 0101 S';
const PANICKED = 'blue 9L line infantry panicked 0803 S';

/** The side ends its orders; then what the table orders by itself. */
const late = (...lines: readonly string[]) =>
  battle(...lines)
    .give('red', 'end')
    .give('red', 'late orders');

describe('an Impetuous unit that is activated must attack', () => {
  const cavalry = 'red 7C heavy cavalry impetuous 0807 N';

  test('SH-SKILL-IMPETUOUS-03 an enemy that it can charge straight ahead at 2 hexes, not at 3', () => {
    const near = battle(cavalry, 'blue 1L line infantry line 0805 S').give('red', '7C march 0806');
    expect(near.refused).toBe('SH-SKILL-IMPETUOUS-03 refuse-impetuous');
    expect(battle(cavalry, 'blue 1L line infantry line 0805 S').give('red', '7C charge 1L').waits).toMatch(/ASK-06 1L/);
    const far = battle(cavalry, 'blue 1L line infantry line 0804 S').give('red', '7C turn NE');
    expect(far.refused).toBe('nothing');
  });

  test('SH-SKILL-IMPETUOUS-03 the refusal names the attacks', () => {
    const t = battle(cavalry, 'blue 1L line infantry line 0805 S');
    expect(t.give('red', '7C march 0806').instead).toEqual([
      '7C assault 1L from 0706',
      '7C assault 1L from 0806',
      '7C charge 1L',
    ]);
  });

  test('SH-SKILL-IMPETUOUS-03 if there is only one hex to assault from, the order need not name it', () => {
    const t = battle(cavalry, 'blue 1L line infantry line 0805 S', 'hex 0706 impassable');
    expect(t.give('red', '7C march 0806').instead).toEqual(['7C assault 1L', '7C charge 1L']);
  });

  test('SH-SKILL-IMPETUOUS-03 an enemy that it could charge only after a rotation need not be attacked', () => {
    const t = battle('red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 1007 N');
    expect(t.give('red', '7C turn NE').refused).toBe('nothing');
  });

  test.each(['wood', 'village', 'fort', 'difficult'])(
    'SH-SKILL-IMPETUOUS-04 SH-TERRAIN-20 no one in a %s',
    (ground) => {
      const t = battle(cavalry, 'blue 1L line infantry line 0805 S', `hex 0805 ${ground}`);
      expect(t.give('red', '7C turn NE').refused).toBe('nothing');
    },
  );

  test('SH-SKILL-IMPETUOUS-04 SH-TERRAIN-20 cavalry need not attack a square, infantry must', () => {
    const square = 'blue 1L line infantry square 0805 S';
    expect(battle(cavalry, square).give('red', '7C turn NE').refused).toBe('nothing');
    const foot = battle('red 7L line infantry impetuous column 0807 N', square);
    expect(foot.give('red', '7L turn NE').refused).toBe('SH-SKILL-IMPETUOUS-03 refuse-impetuous');
    const column = 'blue 1L line infantry column 0805 S';
    expect(battle(cavalry, column).give('red', '7C turn NE').refused).toMatch(/IMPETUOUS-03/);
  });

  test('SH-PROC-02 SH-SKILL-IMPETUOUS-03 it attacks before the others of its group act, before another group, before the end', () => {
    const t = battle(
      cavalry,
      'red 8C heavy cavalry 0907 N',
      'red 2L line infantry column 0210 N',
      'blue 1L line infantry line 0805 S',
    ).give('red', '8C 7C:');
    expect(t.give('red', '8C turn NE').refused).toMatch(/IMPETUOUS-03/);
    expect(t.give('red', '2L march 0209').refused).toMatch(/IMPETUOUS-03/);
    expect(t.give('red', 'end').refused).toMatch(/IMPETUOUS-03/);
    expect(t.give('red', '7C charge 1L').waits).toMatch(/ASK-06/);
  });

  test('SH-Q-20 SH-SKILL-IMPETUOUS-03 a Stubborn one that refuses to move need not attack', () => {
    const t = battle('red 7L line infantry impetuous stubborn line 0807 N', 'blue 1L line infantry line 0805 S');
    expect(t.give('red', '7L:').rolls('6 6').give('red', '7L fire 1L').refused).toBe('nothing');
    expect(t.give('red', '7L:').rolls('1 1').give('red', '7L fire 1L').refused).toMatch(/IMPETUOUS-03/);
  });

  test('SH-SKILL-IMPETUOUS-03 SH-FIRE-10 fire before the assault counts, fire alone does not', () => {
    const t = battle('red 7L line infantry impetuous controlled fire line 0807 N', 'blue 1L line infantry line 0805 S');
    expect(t.give('red', '7L fire 1L then assault 1L from 0706').refused).toBe('nothing');
    expect(t.give('red', '7L fire 1L').refused).toBe('SH-SKILL-IMPETUOUS-03 refuse-impetuous');
  });

  test('SH-SKILL-IMPETUOUS-03 of two enemies near it may choose, but not one farther away', () => {
    const t = battle(
      cavalry,
      'blue 1L line infantry line 0805 S',
      'blue 2L line infantry line 0905 S',
      'blue 3L line infantry line 0803 S',
    );
    expect(t.give('red', '7C charge 2L').waits).toMatch(/ASK-06 2L/);
    expect(t.give('red', '7C charge 3L').refused).toMatch(/IMPETUOUS-03/);
  });

  test('SH-SKILL-IMPETUOUS-03 SH-Q-49 an attack that would only cost a point is not compulsory', () => {
    const t = battle(cavalry, 'blue 1L line infantry line 0805 S', 'hex 0806 impassable', 'hex 0706 impassable');
    const strict = battle(
      cavalry,
      'blue 1L line infantry line 0805 S',
      'hex 0806 impassable',
      'hex 0706 impassable',
      'ruling impossible attack penalised',
    );
    expect(t.give('red', '7C turn NE').refused).toBe('nothing');
    expect(strict.give('red', '7C turn NE').refused).toBe('nothing');
  });

  test('SH-SKILL-IMPETUOUS-03 a unit without the skill need not attack', () => {
    const t = battle('red 7C heavy cavalry 0807 N', 'blue 1L line infantry line 0805 S');
    expect(t.give('red', '7C turn NE').refused).toBe('nothing');
  });
});

describe('in an open group', () => {
  const group = [
    'red 7C heavy cavalry impetuous 0807 N activated',
    'red 8C heavy cavalry impetuous 1407 N activated',
    'turn 1 points 3',
    'group 7C 8C',
    'blue 1L line infantry line 0805 S',
    'blue 2L line infantry line 1405 S',
    'red 9L line infantry panicked 1612 S',
  ];

  test('SH-SKILL-IMPETUOUS-03 each of several attacks its own enemy, in any order', () => {
    expect(battle(...group).give('red', '7C charge 1L').refused).toBe('nothing');
    expect(battle(...group).give('red', '8C charge 2L').refused).toBe('nothing');
  });

  test('SH-SKILL-IMPETUOUS-03, SH-TURN-09 panicked units outside it may rout before they have attacked', () => {
    expect(battle(...group).give('red', '9L flee').refused).toBe('nothing');
  });

  test('SH-SKILL-IMPETUOUS-03 the nearest enemy is offered first', () => {
    const two = ['blue 1L line infantry line 0805 S', 'blue 2L line infantry line 0907 S'];
    const t = battle('red 7C heavy cavalry impetuous 0807 N', ...two).give('red', '7C turn NE');
    expect(t.instead[0]).toBe('7C assault 2L');
  });
});

describe('when the points are spent, Impetuous units attack on their own initiative', () => {
  const lines = ['red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 0805 S'];

  test('SH-ORDERS-17 SH-SKILL-IMPETUOUS-05 ASK-04 the player may let a unit go', () => {
    const t = late(...lines);
    expect(t.waits).toBe('red ASK-04 7C: 7C restrain, 7C assault 1L from 0706, 7C assault 1L from 0806, 7C charge 1L');
    expect(t.answer('7C charge 1L').story).toMatch(
      /^= ASK-04 7C 7C charge 1L \(person\)\n! activated 7C 0\n! charged 7C 1L 2/,
    );
  });

  test('SH-ORDERS-19 ASK-04 a unit held back on a 7 stays, and is not asked again', () => {
    const t = late(...lines)
      .answer('7C restrain')
      .rolls('4 3');
    expect(t.story).toBe('= ASK-04 7C 7C restrain (person)\n# morale 7C 7: 4 3\n! passed 7C\n! heldBack 7C');
    expect(t.unit('7C').activated).toBe(false);
    expect(sabreurHex.next(t.now)).toEqual({ kind: 'auto', side: 'red', text: 'end' });
    expect(t.give('red', 'end').now.phase).toBe('victory');
  });

  test('SH-ORDERS-19 ASK-04 on an 8 it must attack, by default the nearest enemy, with an assault', () => {
    const t = late(...lines, 'blue 2L line infantry column 0903 S')
      .answer('7C restrain')
      .rolls('4 4');
    expect(t.waits).toBe('red ASK-04 7C: 7C assault 1L from 0706, 7C assault 1L from 0806, 7C charge 1L');
    expect(t.question.fallback).toBe('7C assault 1L from 0706');
  });

  test('SH-ORDERS-17 ASK-04 the default is the test', () => {
    expect(late(...lines).question.fallback).toBe('7C restrain');
  });

  test('SH-ORDERS-17 ASK-04 the player decides the order of several, the one with the nearest enemy first', () => {
    const t = late(...lines, 'red 8C heavy cavalry impetuous 1007 N', 'blue 2L line infantry line 0906 S');
    expect(t.waits).toMatch(/^red ASK-04: 8C restrain, 7C restrain, 8C assault 2L/);
    const held = t.answer('7C restrain').rolls('1 1').give('red', 'late orders');
    expect(held.waits).toMatch(/^red ASK-04 8C: 8C restrain/);
  });

  test('SH-ORDERS-17 SH-Q-18 an enemy at 3 hexes counts only under the other reading', () => {
    const far = ['red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 0804 S'];
    expect(battle(...far).give('red', 'end').now.phase).toBe('victory');
    expect(late(...far, 'ruling impetuous reach 3').waits).toBe('red ASK-04 7C: 7C restrain, 7C charge 1L');
    const farther = ['red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 0803 S'];
    expect(battle(...farther, 'ruling impetuous reach 3').give('red', 'end').now.phase).toBe('victory');
  });

  test.each(['wood', 'village', 'fort', 'difficult'])('SH-ORDERS-18 no unit in a %s', (ground) => {
    expect(battle(...lines, `hex 0805 ${ground}`).give('red', 'end').now.phase).toBe('victory');
  });

  test('SH-ORDERS-18 no cavalry against a square', () => {
    const t = battle(lines[0]!, 'blue 1L line infantry square 0805 S');
    expect(t.give('red', 'end').now.phase).toBe('victory');
  });

  test('SH-ORDERS-17 they do not attack an enemy that they could charge only after a rotation', () => {
    const t = battle('red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 1007 N');
    expect(t.give('red', 'end').now.phase).toBe('victory');
  });

  test('SH-ORDERS-17 neither panicked units nor units already activated attack', () => {
    const enemy = lines[1]!;
    expect(battle('red 7C heavy cavalry impetuous panicked 0807 N', enemy).give('red', 'end').now.phase).toBe(
      'victory',
    );
    expect(battle('red 7C heavy cavalry impetuous 0807 N activated acted', enemy).give('red', 'end').now.phase).toBe(
      'victory',
    );
  });

  test('SH-ORDERS-16 SH-Q-20 a Stubborn one is tested when it attacks, and may stay', () => {
    const t = late('red 7L line infantry impetuous stubborn line 0807 N', 'blue 1L line infantry column 0805 S');
    const stays = t.answer('7L assault 1L from 0706').rolls('6 6');
    expect(stays.story).toContain('! activated 7L 0\n# morale 7L 7: 6 6\n! failed 7L 5\n! barred 7L');
    expect(sabreurHex.next(stays.now)).toEqual({ kind: 'orders', side: 'red' });
  });

  test('SH-ORDERS-17 SH-Q-17 points that are not spent do not prevent it', () => {
    const t = battle(...lines).give('red', 'end');
    expect(t.story).toBe('! endedOrders red');
    expect(t.now.orderPoints).toBe(0);
  });

  test('SH-Q-17 under the other reading only when the last point is spent', () => {
    const spent = [...lines, 'ruling end of orders spent'];
    expect(battle(...spent).give('red', 'end').now.phase).toBe('victory');
    expect(battle(...spent, 'turn 1 red actions points 0').give('red', 'end').story).toBe('! endedOrders red');
  });

  test('SH-ORDERS-21 SH-Q-81 a regimental gun may go along with infantry', () => {
    const t = late(
      'red 7L line infantry impetuous column 0807 N',
      'red 5G regimental gun 0907 N',
      'red 6G regimental gun 0910 N',
      'blue 1L line infantry line 0806 S',
    );
    expect(t.waits).toBe('red ASK-04 7L: 7L restrain, 7L assault 1L, 7L assault 1L with 5G');
  });
});

describe('when the points are spent, units with Tactical Sense may act', () => {
  const lines = ['red 3L line infantry tactical sense column 0807 N', FAR];

  test('SH-ORDERS-20 SH-SKILL-TACTICALSENSE-03 ASK-05 they act after a test, and then as the player orders', () => {
    const t = late(...lines);
    expect(t.waits).toBe('red ASK-05 3L: none, 3L try');
    const woken = t.answer('3L try').rolls('4 3');
    expect(woken.story).toBe('= ASK-05 3L 3L try (person)\n# morale 3L 7: 4 3\n! passed 3L\n! activated 3L 0');
    expect(sabreurHex.next(woken.now)).toEqual({ kind: 'orders', side: 'red' });
    const done = woken.give('red', '3L march 0806');
    expect(done.story).toBe('! moved 3L 0806\n! acted 3L');
    expect(sabreurHex.next(done.now)).toEqual({ kind: 'auto', side: 'red', text: 'end' });
  });

  test('SH-ORDERS-20 they do not act after an 8, and only once', () => {
    const t = late(...lines)
      .answer('3L try')
      .rolls('4 4');
    expect(t.story).toContain('! failed 3L 1\n! passedOver 3L');
    expect(sabreurHex.next(t.now)).toEqual({ kind: 'auto', side: 'red', text: 'end' });
  });

  test('ASK-05 the default is none, and then no unit is asked again', () => {
    const t = late(...lines, 'red 4L line infantry tactical sense column 0207 N');
    expect(t.question.fallback).toBe('none');
    const none = t.answer('none');
    expect(none.story).toBe('= ASK-05 red none (person)\n! passedOver 3L>4L');
    expect(sabreurHex.next(none.now)).toEqual({ kind: 'auto', side: 'red', text: 'end' });
  });

  test('SH-ORDERS-20 panicked units, activated units and regimental guns do not', () => {
    for (const who of [
      '3L line infantry tactical sense panicked 0807 N',
      '3L line infantry tactical sense column 0807 N activated acted',
      '3L regimental gun tactical sense 0807 N',
    ]) {
      expect(battle(`red ${who}`, FAR).give('red', 'end').now.phase).toBe('victory');
    }
  });

  test('SH-ORDERS-21 SH-Q-16 SH-Q-81 alone: no scout and no second group, but a gun goes along', () => {
    const t = late(
      ...lines,
      'red 4L line infantry column 0907 N',
      'red 9Lg light infantry scout column 0707 N',
      'red 5G regimental gun 0808 N',
    );
    expect(t.waits).toBe('red ASK-05 3L: none, 3L try, 3L try with 5G');
    const woken = t.answer('3L try with 5G').rolls('1 1');
    expect(woken.now.group).toEqual(['3L', '5G']);
    expect(woken.give('red', '9Lg march 0706').refused).toBe('SH-ORDERS-06 refuse-group-no-points');
    expect(woken.give('red', '4L march 0906').refused).toBe('SH-ORDERS-06 refuse-group-no-points');
    expect(woken.give('red', 'end').now.phase).toBe('victory');
  });

  test('SH-PROC-01 SH-TURN-11 meanwhile panicked units may still rout', () => {
    const t = late(...lines, 'red 6L line infantry panicked 0210 N')
      .answer('3L try')
      .rolls('1 1');
    expect(t.give('red', '6L flee').rolls('1').story).toContain('! fled 6L');
  });

  test('SH-PROC-01 Impetuous units come first', () => {
    const t = late(
      'red 7C heavy cavalry impetuous 0807 N',
      'red 3L line infantry tactical sense column 0210 N',
      'blue 1L line infantry line 0805 S',
    );
    expect(t.waits).toMatch(/^red ASK-04/);
    expect(t.answer('7C restrain').rolls('1 1').give('red', 'late orders').waits).toMatch(/^red ASK-05/);
  });
});

describe('without such units', () => {
  test('SH-GAP-15 SH-PROC-01 a side may end its turn at any time, without questions', () => {
    const t = battle('red 3L line infantry column 0807 N', FAR, PANICKED).give('red', 'end');
    expect(t.story).toBe('! endedActions red');
    expect(t.now.phase).toBe('victory');
    expect('late' in t.now).toBe(false);
  });

  test('SH-TURN-12 SH-Q-12 the next player-turn resets all limits per turn', () => {
    const t = late('red 3L line infantry tactical sense column 0807 N', FAR).answer('none').give('red', 'end');
    expect('late' in t.now).toBe(false);
    expect(t.give('red', 'check victory').now.active).toBe('blue');
  });
});

test('PLAY late answers are understood in both languages', () => {
  const t = late(
    'red 7L line infantry impetuous column 0807 N',
    'red 5G regimental gun 0907 N',
    'blue 1L line infantry line 0805 S',
  );
  const asked = t.question;
  const says = (text: string) => sabreurHex.answer(text, asked, t.now).text;
  expect(says('retiens')).toBe('7L restrain');
  expect(says('7L restrain')).toBe('7L restrain');
  expect(says('assaut 1L avec 5G')).toBe('7L assault 1L with 5G');
  expect(sabreurHex.showAnswer('ASK-04', '7L assault 1L with 5G', 'fr')).toBe('7L assaut 1L avec 5G');
  expect(sabreurHex.showAnswer('ASK-04', '7L restrain', 'fr')).toBe('7L retiens');
  expect(sabreurHex.showAnswer('ASK-05', '7L try', 'fr')).toBe('7L tente');
});

describe('rout by choice', () => {
  const alone = ['red 3L line infantry column 0807 N', FAR];

  test('SH-Q-79 SH-ROUT-17 any unit may', () => {
    expect(battle(...alone).give('red', '3L flee').refused).toBe('nothing');
  });

  test('SH-Q-79 under the other reading only engaged and panicked units', () => {
    const strict = 'ruling voluntary rout engaged';
    expect(battle(...alone, strict).give('red', '3L flee').refused).toBe('SH-Q-79 refuse-flee-unengaged');
    const engaged = battle(alone[0]!, 'blue 1L line infantry line 0806 S', strict);
    expect(engaged.give('red', '3L flee').refused).toBe('nothing');
    const panicked = battle('red 3L line infantry panicked 0807 N', FAR, strict);
    expect(panicked.give('red', '3L flee').refused).toBe('nothing');
  });
});
