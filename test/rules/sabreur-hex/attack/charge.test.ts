import { describe, expect, test } from 'vitest';
import { mayCharge } from '../../../../src/rules/sabreur-hex/attack/charge.ts';
import { unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';

const CAVALRY = 'red 7C heavy cavalry 0509 N';
const COLUMN = 'blue 3L line infantry column 0506 S';
/** The rotations of a unit that faces south, those first that keep the enemy before it in front. */
const TURNS = 'turn SW, turn N, turn NE, turn SE, turn NW';
/** The same, with room to run. */
const DEEP = ['map 24 x 24', 'red 7C heavy cavalry 0917 N', 'blue 3L line infantry column 0914 S'];

describe('declaring a charge', () => {
  test('SH-CHARGE-03 a unit that already faces an enemy cannot charge', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry column 0508 S').give('red', '7C charge 3L');
    expect(t.refused).toBe('SH-CHARGE-03 refuse-charge-engaged');
  });

  test('SH-CHARGE-04 the target must be within the movement factor', () => {
    expect(battle(CAVALRY, 'blue 3L line infantry column 0505 S').give('red', '7C charge 3L').refused).toBe('nothing');
    const far = battle('red 7C heavy cavalry 0510 N', 'blue 3L line infantry column 0505 S');
    expect(far.give('red', '7C charge 3L').refused).toBe('SH-CHARGE-04 refuse-charge-distance');
  });

  test('SH-CHARGE-05 the target must be ahead, or on a flank hex', () => {
    const behind = battle(CAVALRY, 'blue 3L line infantry column 0512 N').give('red', '7C charge 3L');
    expect(behind.refused).toBe('SH-CHARGE-05 refuse-charge-cone');
    const flank = battle(CAVALRY, 'blue 3L line infantry column 0609 N').give('red', '7C charge 3L');
    expect(flank.refused).toBe('nothing');
  });

  test('SH-CHARGE-06, SH-Q-47 an enemy ahead comes before one on a flank hex', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry column 0609 N', 'blue 4L line infantry column 0506 S');
    expect(t.give('red', '7C charge 3L').refused).toBe('SH-CHARGE-06 refuse-charge-ahead');
  });

  test('SH-CHARGE-01 the target must be an enemy', () => {
    const now = battle(CAVALRY, 'red 1L line infantry column 0507 N').now;
    expect(mayCharge(now, unitOf(now, '7C'), unitOf(now, '1L'))?.clause).toBe('SH-CHARGE-01');
  });

  test('SH-CHARGE-05, SH-Q-06 one half of an extended line on a flank hex is enough', () => {
    const line = 'blue 3L line infantry linear order extended line 0609 N also 0709';
    expect(battle(CAVALRY, line).give('red', '7C charge 3L').refused).toBe('nothing');
  });

  test('SH-CHARGE-07, SH-Q-48 from its front, it ends on its front; from behind, anywhere that engages', () => {
    const front = battle(...DEEP)
      .give('red', '7C charge 3L')
      .answer('flee')
      .rolls('1');
    expect(['0915', '1015']).toContain(front.unit('7C').at);
    const rear = battle(CAVALRY, 'blue 3L line infantry column 0507 N').give('red', '7C charge 3L');
    expect(rear.refused).toBe('nothing');
  });

  test('SH-CHARGE-08 there must be a way: difficult ground is too slow for a long charge', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry column 0505 S', 'hex 0509 wood').give('red', '7C charge 3L');
    expect(t.refused).toBe('SH-CHARGE-08 refuse-charge-way');
  });

  test('SH-CHARGE-10 artillery, squares and panicked units never charge', () => {
    const who = (unit: string) =>
      battle(`red 7X ${unit} 0509 N`, 'blue 3L line infantry column 0507 S').give('red', '7X charge 3L').refused;
    expect(who('light horse battery')).toBe('SH-CHARGE-10 refuse-charge-who');
    expect(who('line infantry square')).toBe('SH-CHARGE-10 refuse-charge-who');
    expect(who('heavy cavalry panicked')).toBe('SH-TURN-09 refuse-panicked');
  });

  test('SH-CHARGE-12, SH-Q-50 a line cannot charge an enemy ahead: its reach is one hex', () => {
    const t = battle('red 45L line infantry line 0509 N', 'blue 3L line infantry column 0507 S');
    expect(t.give('red', '45L charge 3L').refused).toBe('SH-CHARGE-04 refuse-charge-distance');
  });
});

describe('the reaction', () => {
  test('SH-TURN-08, SH-CHARGE-16, SH-REACT-01, -02 the target is asked once the charger is in front of it', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L');
    expect(t.waits).toBe(`blue ASK-06 3L: hold, square, fire, ${TURNS}, flee`);
  });

  test('SH-REACT-08, SH-EX-11 forming square needs three hexes of warning', () => {
    const two = battle(CAVALRY, 'blue 3L line infantry column 0507 S').give('red', '7C charge 3L');
    expect(two.waits).toBe('blue ASK-06 3L: hold, fire, flee');
  });

  test('SH-REACT-04 only infantry forms square, and only against cavalry', () => {
    const guns = battle(CAVALRY, 'blue 6B heavy foot battery 0506 S').give('red', '7C charge 6B');
    expect(guns.waits).toBe(`blue ASK-06 6B: hold, fire, ${TURNS}`);
    const column = battle('red 45L line infantry column 0509 N', COLUMN).give('red', '45L charge 3L');
    expect(column.waits).toBe(`blue ASK-06 3L: hold, fire, counter, ${TURNS}, flee`);
    const horse = battle(CAVALRY, 'blue 3D medium cavalry 0506 S').give('red', '7C charge 3D');
    expect(horse.waits).toBe(`blue ASK-06 3D: hold, counter, ${TURNS}, flee`);
  });

  test('SH-REACT-10 a target that already faces another enemy holds or flees', () => {
    const t = battle(CAVALRY, COLUMN, 'red 9L line infantry column 0505 S').give('red', '7C charge 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, flee');
  });

  test('SH-DEFFIRE-12, SH-Q-56 no defensive fire at a charger outside the arc', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry column 0507 N').give('red', '7C charge 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, flee');
  });

  test('SH-REACT-12, SH-MORALE-14, -16 the card says what each reaction needs', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry line 0506 S').give('red', '7C charge 3L');
    expect(t.about('hold')).toEqual({ needs: 5, chance: 28 });
    expect(t.about('fire')).toEqual({ needs: 3, chance: 8 });
    expect(t.about('flee')).toEqual({ noTest: true });
  });

  test('SH-REACT-14 a target that fails its test cannot react: it stays with losses, or flees', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('square').rolls('5 4');
    expect(t.waits).toBe('blue ASK-10 3L: stay, flee');
    expect(t.answer('perhaps').waits).toBe('blue ASK-10 3L: stay, flee');
    const stays = t.answer('stay').rolls('1 1 1 1 1 1 1 1').rolls('1 1');
    expect(stays.unit('3L').formation).toBe('column');
    expect(stays.unit('3L').strength).toBe(18);
  });

  test('SH-REACT-04, SH-CHARGE-17 a newly formed square is not attacked unless the order says so', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('square').rolls('3 3');
    expect(t.story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L square (person)
      ! reacted 3L square
      # morale 3L 7: 3 3
      ! passed 3L
      ! formed 3L square 3
      = ASK-08 7C stop (default)
      ! declined 7C 3L
      ! acted 7C"
    `);
    const bold = battle(CAVALRY, COLUMN).give('red', '7C charge 3L, if square attack').answer('square').rolls('3 3');
    expect(bold.rolls('6 5 4 1').rolls('6 1 1').rolls('1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L square (person)
      ! reacted 3L square
      # morale 3L 7: 3 3
      ! passed 3L
      ! formed 3L square 3
      = ASK-08 7C attack (order)
      ! attacked 7C 3L false
      # shock 7C 4: 6 5 4 1
      # saves 3L: 6 1 1
      ! lost 3L 2 7C
      = ASK-09 3L strike (default)
      ! attacked 3L 7C true
      # shock 3L 3 -2 chargeLosses: 1
      ! acted 7C"
    `);
  });

  test('SH-REACT-13 a square takes no test when cavalry charges it', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry square 0506 S').give('red', '7C charge 3L');
    expect(t.about('hold')).toEqual({ noTest: true });
    expect(t.waits).toBe('blue ASK-06 3L: hold, fire, flee');
  });

  test('SH-REACT-17, SH-MORALE-22, SH-Q-80 a panicked target would fail without a roll: it is not asked, it flees', () => {
    const t = battle(DEEP[0]!, DEEP[1]!, 'blue 3L line infantry panicked 0914 S').give('red', '7C charge 3L');
    expect(t.rolls('2').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0816>0915
      ! reacted 3L flee
      = ASK-11 3L face NE (default)
      ! turned 3L 1
      # rout 3L: 2
      = ASK-12 3L via 1013 1012 (default)
      ! fled 3L 1013>1012 false
      = ASK-15 7C stay put (default)
      ! acted 7C"
    `);
  });

  test('SH-REACT-13, -17, SH-Q-80 a panicked target in cover takes no test against cavalry, and may stand', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry panicked 0506 S', 'hex 0506 wood').give('red', '7C charge 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, flee');
    expect(t.about('hold')).toEqual({ noTest: true });
    const stormed = battle(
      'red 45L line infantry column 0509 N',
      'blue 3L line infantry panicked 0507 S',
      'hex 0507 wood',
    );
    expect(stormed.give('red', '45L charge 3L').rolls('1').story).toContain('! reacted 3L flee');
  });
});

describe('defensive fire', () => {
  test('SH-DEFFIRE-03, SH-FACTOR-20 it is fired at one hex, with the bonus for short range', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('fire').rolls('2 2').rolls('5 1 1 1 1');
    expect(t.rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L fire (person)
      ! reacted 3L fire
      # morale 3L 7 -2 defensiveFire: 2 2
      ! passed 3L
      # fire 3L 4 +1 near: 5 1 1 1 1
      ! fired 3L 7C defensive
      ! lost 7C 1 3L
      = ASK-08 7C attack (default)
      ! attacked 7C 3L false
      # shock 7C 4 +4 doubled: 1 1 1 1 1 1 1 1
      = ASK-09 3L strike (default)
      ! attacked 3L 7C true
      # shock 3L 4: 1 1 1 1
      ! acted 7C"
    `);
  });

  test('SH-DEFFIRE-08, -09, SH-CHARGE-19 a charger that fails the test for its losses does not attack', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('fire').rolls('2 2').rolls('5 6 5 1 1');
    const failed = t.rolls('6 6');
    expect(failed.waits).toBe('red ASK-10 7C: stay, flee');
    expect(failed.answer('stay').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L fire (person)
      ! reacted 3L fire
      # morale 3L 7 -2 defensiveFire: 2 2
      ! passed 3L
      # fire 3L 4 +1 near: 5 6 5 1 1
      ! fired 3L 7C defensive
      ! lost 7C 3 3L
      # morale 7C 7: 6 6
      ! failed 7C 5
      = ASK-10 7C stay (person)
      ! lost 7C 5
      ! acted 7C"
    `);
  });

  test('SH-FACTOR-24 guns fire with four more dice into a charge', () => {
    const t = battle(CAVALRY, 'blue 6B heavy foot battery 0506 S')
      .give('red', '7C charge 6B')
      .answer('fire')
      .rolls('1 2');
    expect(t.rolls('1 1 1 1 1 1 1 1 1 1').rolls('1 1 1 1 1 1 1 1').rolls('1 1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 6B 3
      ! moved 7C 0408>0507
      = ASK-06 6B fire (person)
      ! reacted 6B fire
      # morale 6B 7 -2 nonDense: 1 2
      ! passed 6B
      # fire 6B 5 +1 near +4 defensiveArtillery: 1 1 1 1 1 1 1 1 1 1
      ! fired 6B 7C defensive
      = ASK-08 7C attack (default)
      ! attacked 7C 6B false
      # shock 7C 4 +4 doubled: 1 1 1 1 1 1 1 1
      = ASK-09 6B strike (default)
      ! attacked 6B 7C true
      # shock 6B 2: 1 1
      ! acted 7C"
    `);
  });
});

describe('the shock', () => {
  test('SH-CHARGE-13, SH-SHOCK-01, -03, -04, SH-FACTOR-15, SH-PROC-06, SH-PROC-10 blow, test, and a return blow weakened by the losses in the charge', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('hold').rolls('3 4');
    expect(t.rolls('6 5 4 1 1 1 1 1').rolls('3 3').rolls('6').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L hold (person)
      ! reacted 3L hold
      # morale 3L 7: 3 4
      ! passed 3L
      = ASK-08 7C attack (default)
      ! attacked 7C 3L false
      # shock 7C 4 +4 doubled: 6 5 4 1 1 1 1 1
      ! lost 3L 3 7C
      # morale 3L 7: 3 3
      ! passed 3L
      = ASK-09 3L strike (default)
      ! attacked 3L 7C true
      # shock 3L 4 -3 chargeLosses: 6
      ! lost 7C 1 3L
      ! acted 7C"
    `);
  });

  test('SH-SHOCK-03, SH-MORALE-20 a target that fails stays with losses or flees; a target that flees does not strike back', () => {
    const t = battle(...DEEP)
      .give('red', '7C charge 3L')
      .answer('hold')
      .rolls('3 4')
      .rolls('6 5 4 1 1 1 1 1');
    expect(t.rolls('5 4').waits).toBe('blue ASK-10 3L: stay, flee');
    expect(t.rolls('5 4').answer('flee').rolls('2').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0816>0915
      = ASK-06 3L hold (person)
      ! reacted 3L hold
      # morale 3L 7: 3 4
      ! passed 3L
      = ASK-08 7C attack (default)
      ! attacked 7C 3L false
      # shock 7C 4 +4 doubled: 6 5 4 1 1 1 1 1
      ! lost 3L 3 7C
      # morale 3L 7: 5 4
      ! failed 3L 2
      = ASK-10 3L flee (person)
      = ASK-11 3L face NE (default)
      ! panicked 3L 1
      # rout 3L: 2
      = ASK-12 3L via 1013 1012 (default)
      ! fled 3L 1013>1012 false
      = ASK-15 7C stay put (default)
      ! acted 7C"
    `);
  });

  test('SH-SHOCK-05 a charger that loses three or more points tests too', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('hold').rolls('3 4').rolls('1 1 1 1 1 1 1 1');
    expect(t.rolls('4 5 6 1').rolls('2 2').unit('7C').strength).toBe(9);
  });

  test('SH-FACTOR-08 cavalry doubles from three hexes, not from two', () => {
    const near = battle(CAVALRY, 'blue 3L line infantry column 0507 S').give('red', '7C charge 3L').answer('hold');
    expect(near.rolls('3 4').rolls('1 1 1 1').rolls('1 1 1 1').story).toContain('# shock 7C 4: 1 1 1 1');
  });

  test('SH-FACTOR-07 infantry in column doubles from any distance', () => {
    const t = battle('red 45L line infantry column 0509 N', 'blue 3L line infantry line 0507 S');
    const shock = t.give('red', '45L charge 3L').answer('hold').rolls('1 1').rolls('1 1 1 1 1 1 1 1');
    expect(shock.rolls('1 1 1 1 1 1').story).toContain('# shock 45L 4 +4 doubled: ');
  });

  test('SH-FACTOR-11, -16 no doubling at a target in a wood, and at most three dice against it', () => {
    const t = battle(CAVALRY, COLUMN, 'hex 0506 wood').give('red', '7C charge 3L').answer('hold');
    expect(t.rolls('4 1 1').rolls('2').rolls('1 1 1').story).toContain('# shock 7C 4 -1 capEnemyCover: 4 1 1');
  });

  test('SH-FACTOR-12, SH-SAVE-08 no doubling across a river, which also saves', () => {
    const t = battle(CAVALRY, COLUMN, 'side 0506 SW river', 'side 0506 SE river').give('red', '7C charge 3L');
    expect(t.answer('hold').rolls('3 4').rolls('4 1 1 1').rolls('5').rolls('1 1 1 1').story).toContain(
      '# shock 7C 4: ',
    );
  });

  test('SH-FACTOR-04 a six costs panicked units two', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry panicked 0506 S', 'hex 0506 village').give('red', '7C charge 3L');
    expect(t.answer('hold').rolls('6 6 1').story).toMatchInlineSnapshot(`
      "! activated 7C 1
      ! charged 7C 3L 3
      ! moved 7C 0408>0507
      = ASK-06 3L hold (person)
      ! reacted 3L hold
      = ASK-08 7C attack (default)
      ! attacked 7C 3L false
      # shock 7C 4 -1 capEnemyCover: 6 6 1
      ! lost 3L 4 7C
      ! failed 3L 0"
    `);
  });

  test('SH-SAVE-09, SH-SKILL-LANCER-02 a square saves against cavalry, but not against lancers', () => {
    const charge = (rider: string) =>
      battle(`red 7C ${rider} 0509 N`, 'blue 3L line infantry square 0506 S')
        .give('red', '7C charge 3L, attack')
        .answer('hold');
    expect(charge('heavy cavalry').rolls('4 1 1 1').rolls('4').rolls('1 1 1').unit('3L').strength).toBe(20);
    expect(charge('light cavalry lancer').rolls('4 1 1').rolls('1 1').unit('3L').strength).toBe(19);
  });

  test('SH-SKILL-LANCER-01, -03, SH-MORALE-15 lances cost the target three on its test and add one die', () => {
    const t = battle('red 7U light cavalry lancer 0509 N', COLUMN).give('red', '7U charge 3L');
    expect(t.about('hold')).toEqual({ needs: 4, chance: 17 });
    expect(t.answer('hold').rolls('2 2').rolls('1 1 1 1 1 1').rolls('1 1 1 1').story).toContain(
      '# shock 7U 3 +3 doubled',
    );
  });
});

describe('targets and outcomes of charges', () => {
  test('SH-CHARGE-01, -08 one named target: an enemy, and none beyond a cliff', () => {
    const friend = battle(CAVALRY, 'red 1L line infantry column 0507 N', COLUMN).give('red', '7C charge 1L');
    expect(friend.refused).toBe('SH-FIRE-06 refuse-own-target');
    const cliff = ['side 0506 SW impassable', 'side 0506 SE impassable'];
    expect(battle(CAVALRY, COLUMN, ...cliff).give('red', '7C charge 3L').refused).toBe(
      'SH-CHARGE-08 refuse-charge-way',
    );
  });

  test('SH-CHARGE-08 the charge follows the hexes and the facing that the order names, or is refused', () => {
    const ray = [CAVALRY, 'blue 3L line infantry column 0606 N'];
    const ridden = (order: string) => battle(...ray).give('red', `7C charge 3L${order}`);
    expect(ridden('').unit('7C')).toMatchObject({ at: '0607', facing: 0 });
    expect(ridden(' face NE').unit('7C')).toMatchObject({ at: '0607', facing: 1 });
    expect(ridden(' face SE').refused).toBe('SH-CHARGE-08 refuse-charge-via');
    expect(ridden(' via 0408').refused).toBe('SH-CHARGE-08 refuse-charge-via');
    const line = [
      'red 45L line infantry linear order extended line 0509 N also 0609',
      'blue 3L line infantry column 0709 N',
    ];
    expect(battle(...line).give('red', '45L charge 3L').refused).toBe('nothing');
    expect(battle(...line).give('red', '45L charge 3L via 0508').refused).toBe('SH-CHARGE-08 refuse-charge-via');
  });

  test('SH-CHARGE-15, SH-TERRAIN-12 clear ways come first, and of those the shortest', () => {
    const way = (...more: readonly string[]) =>
      /moved 7C (\S+)/.exec(
        battle(CAVALRY, 'blue 3L line infantry column 0506 N', ...more).give('red', '7C charge 3L').story,
      )![1];
    expect(way()).toBe('0408>0507');
    expect(way('hex 0408 bridge')).toBe('0508>0507');
    expect(way('hex 0408 bridge', 'hex 0507 bridge')).toBe('0508>0607');
    expect(way('hex 0408 wood', 'side 0509 NE river')).toBe('0508>0507');
    const facing = battle('red 7C heavy cavalry 0509 NE', 'blue 3L line infantry column 0606 N');
    expect(facing.give('red', '7C charge 3L').story).not.toContain('turned 7C');
  });

  test('SH-CHARGE-12, SH-Q-50 a line may turn on an enemy in a flank hex', () => {
    const t = battle('red 45L line infantry line 0509 N', 'blue 3L line infantry column 0609 N');
    const charged = t.give('red', '45L charge 3L');
    expect(charged.waits).toBe('blue ASK-06 3L: hold, flee');
    const fought = charged.answer('hold').rolls('1 1').rolls('1 1 1 1 1 1').rolls('1');
    expect(fought.story).toContain('# shock 45L 6: ');
  });

  test('SH-CHARGE-02, -09, SH-ENGAGE-07, SH-Q-49 only a charge may engage an enemy; an impossible one costs nothing', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry column 0505 S', 'hex 0509 wood');
    expect(t.give('red', '7C march 0506').refused).toBe('SH-TERRAIN-07 refuse-march-ground');
    const engaging = battle(CAVALRY, COLUMN).give('red', '7C march 0507');
    expect(engaging.refused).toBe('SH-ENGAGE-07 refuse-march-engaging');
    expect(engaging.instead).toEqual(['7C charge 3L']);
    const refused = t.give('red', '7C charge 3L');
    expect(refused.refused).toBe('SH-CHARGE-08 refuse-charge-way');
  });

  test('SH-PASS-06, SH-MARCH-07 a charge passes through friendly guns, not through other friends', () => {
    const wall = (what: string) => [`red 1X ${what} 0408 N`, `red 2X ${what} 0508 N`];
    const guns = battle(CAVALRY, COLUMN, ...wall('medium foot battery')).give('red', '7C charge 3L');
    expect(guns.waits).toBe(`blue ASK-06 3L: hold, square, fire, ${TURNS}, flee`);
    const foot = battle(CAVALRY, COLUMN, ...wall('line infantry column')).give('red', '7C charge 3L');
    expect(foot.refused).toBe('SH-CHARGE-08 refuse-charge-way');
  });

  test('SH-CHARGE-18, -20, SH-REACT-07, SH-MORALE-26 a target that flees is not attacked; the charger stays in front of its hex', () => {
    const t = battle(...DEEP)
      .give('red', '7C charge 3L')
      .answer('flee')
      .rolls('3');
    expect(t.story).not.toContain('attacked');
    expect(t.unit('3L').formation).toBe('horde');
  });

  test('SH-FACTOR-10 a charger that is outflanked does not double', () => {
    const t = battle(CAVALRY, COLUMN, 'blue 4L line infantry column 0607 NW');
    const shock = t.give('red', '7C charge 3L via 0507').answer('hold').rolls('3 4').answer('friend none').rolls('1');
    expect(shock.rolls('1 1 1 1').story).toContain('# shock 7C 4 -3 capOutflanked: 1');
  });

  test('SH-FACTOR-11, SH-TERRAIN-12, SH-Q-74 no doubling if part of the way is not clear; a hill is clear', () => {
    const shock = (ground: string, dice: string) =>
      battle(CAVALRY, COLUMN, ground)
        .give('red', '7C charge 3L via 0507')
        .answer('hold')
        .rolls('3 4')
        .rolls(dice)
        .rolls('1 1 1 1').story;
    expect(shock('hex 0408 hill', '1 1 1 1 1 1 1 1')).toContain('# shock 7C 4 +4 doubled: ');
    const column = battle(
      'red 45L line infantry column 0509 N',
      'blue 3L line infantry line 0507 S',
      'hex 0509 bridge',
    );
    expect(column.give('red', '45L charge 3L').refused).toBe('nothing');
    const across = column.give('red', '45L charge 3L').answer('hold').rolls('1 1').rolls('1 1 1 1');
    expect(across.rolls('1 1 1 1 1 1').story).toContain('# shock 45L 4: ');
  });

  test('SH-REACT-03, -10 guns that already face an enemy can only stand, and are not asked', () => {
    const t = battle(CAVALRY, 'blue 6B heavy foot battery 0506 S', 'red 9L line infantry column 0505 S');
    expect(t.give('red', '7C charge 6B').rolls('1 1').rolls('1 1 1 1 1 1 1 1').rolls('1').story).toContain(
      '! reacted 6B hold',
    );
  });

  test('SH-REACT-05, SH-DEFFIRE-11 bombards and old firearms do not fire into a charge', () => {
    const asked = (what: string) => battle(CAVALRY, `blue 3X ${what} 0506 S`).give('red', '7C charge 3X').waits;
    expect(asked('line infantry obsolete firearm column')).toBe(`blue ASK-06 3X: hold, square, ${TURNS}, flee`);
    expect(asked('line infantry irregular column')).toBe(`blue ASK-06 3X: hold, fire, ${TURNS}, flee`);
    const bombard = battle(CAVALRY, 'blue 3M medium foot battery bombard 0506 S').give('red', '7C charge 3M');
    expect(bombard.waits).toBe(`blue ASK-06 3M: hold, ${TURNS}`);
  });

  test('SH-DEFFIRE-10, SH-FIRE-16, SH-Q-78 a square that has fired this turn does not fire again', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry square 0506 S square fired').give('red', '7C charge 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, flee');
  });

  test('SH-REACT-08, SH-DEFFIRE-12 fire needs no three hexes of warning', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry line 0507 S').give('red', '7C charge 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, fire, flee');
  });

  test('SH-REACT-14, SH-FACTOR-15 losses of a failed test weaken the blow back', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('hold').rolls('5 4').answer('stay');
    const struck = t.rolls('4 1 1 1 1 1 1 1').rolls('1');
    expect(struck.story).toContain('# shock 3L 4 -3 chargeLosses: 1');
  });

  test('SH-CHARGE-17, SH-SHOCK-01 a charger that does not attack is not struck', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L, stop').answer('hold').rolls('3 4');
    expect(t.story).toContain('! declined 7C 3L');
    expect(t.story).not.toContain('shock');
  });

  test('SH-SHOCK-02, -05, -06, -07 if both stand, combat is over for this turn, and there is no pursuit', () => {
    const t = battle(CAVALRY, COLUMN).give('red', '7C charge 3L').answer('hold').rolls('3 4').rolls('1 1 1 1 1 1 1 1');
    const end = t.rolls('1 1 1 1');
    expect(end.now.units.map(({ id, acted }) => [id, acted])).toEqual([
      ['7C', true],
      ['3L', false],
    ]);
    expect(end.give('red', '7C charge 3L').refused).toBe('SH-TURN-03 refuse-acted');
  });

  test('SH-FLANKPROT-05, SH-MORALE-10 a protected flank stays protected in the test for the blow', () => {
    const charged = (...more: readonly string[]) =>
      battle('red 7C heavy cavalry 0807 SW', 'blue 3L line infantry column 0510 N', ...more)
        .give('red', '7C charge 3L via 0610')
        .answer('hold')
        .rolls('1 1')
        .rolls('6 6 6 1 1 1 1 1')
        .rolls('1 1')
        .rolls('1');
    expect(charged().story).toContain('# morale 3L 7 -3 outflanked: 1 1');
    expect(charged('blue 4L line infantry column 0710 N').story.match(/# morale 3L 7: 1 1/g)).toHaveLength(2);
  });

  test('SH-MORALE-10, SH-TERRAIN-10, -17 an enemy that outflanks from behind a hedge does not modify the test either', () => {
    const needs = (...more: readonly string[]) =>
      battle('red 7C heavy cavalry 0509 N', 'blue 3L line infantry column 0507 N', ...more)
        .give('red', '7C charge 3L')
        .about('hold');
    expect(needs()).toMatchObject({ needs: 4 });
    expect(needs('side 0507 SW wood', 'side 0507 SE wood')).toEqual({ noTest: true });
  });

  test('SH-SAVE-19, SH-Q-31 losses of a failed test are not saved', () => {
    const t = battle(CAVALRY, 'blue 3L line infantry line 0506 S').give('red', '7C charge 3L').answer('hold');
    const stays = t.rolls('6 6').answer('stay').rolls('1 1 1 1 1 1 1 1');
    expect(stays.unit('3L').strength).toBe(13);
  });
});
