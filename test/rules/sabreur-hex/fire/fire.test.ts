import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const LINE = 'red 45L line infantry line 0509 N';

describe('who may fire at whom', () => {
  test('SH-FIRE-01 cavalry does not fire', () => {
    const t = battle('red 7C heavy cavalry 0509 N', 'blue 3L line infantry column 0507 S').give('red', '7C fire 3L');
    expect(t.refused).toBe('SH-FIRE-01 refuse-fire-arm');
  });

  test('SH-FIRE-02, -04 an engaged unit does not fire; one that engages without being engaged may', () => {
    const engaged = battle(LINE, 'blue 3L line infantry column 0508 S').give('red', '45L fire 3L');
    expect(engaged.refused).toBe('SH-FIRE-02 refuse-fire-engaged');
    const unseen = battle(LINE, 'blue 3L line infantry column 0508 N')
      .give('red', '45L fire 3L')
      .rolls('1 1 1 1 1 1 1 1 1');
    expect(unseen.story).toContain('# fire 45L 6 +1 near +2 enfilade');
  });

  test('SH-FIRE-05, SH-EX-22 a target in contact with a friend may be fired at only by units beside it', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0507 N', 'red 46L line infantry line 0506 S').give(
      'red',
      '45L fire 3L',
    );
    expect(t.refused).toBe('SH-FIRE-05 refuse-fire-mixed-up');
  });

  test('SH-PRIORITY-02, SH-Q-68 an enemy at two hexes that is not a legal target is not compulsory: at three the choice is free', () => {
    const firer = `red 45L line infantry line ${at(0, 0)} N`;
    const [near, far] = [`blue 3L line infantry column ${at(0, -3)} S`, `blue 4L line infantry column ${at(2, -4)} S`];
    const fires = (behind: string) =>
      battle('map 30 x 30', firer, near, far, behind).give('red', '45L fire 4L').refused;
    expect(fires(`blue 5L line infantry column ${at(0, 2)} N`)).toBe('nothing');
    expect(fires(`blue 5L line infantry column ${at(1, -2)} S`)).toContain('SH-');
  });

  test('SH-FIRE-07 range, cone and sight', () => {
    expect(battle(LINE, 'blue 3L line infantry column 0505 S').give('red', '45L fire 3L').refused).toBe('nothing');
    const far = battle('red 45L line infantry line 0510 N', 'blue 3L line infantry column 0505 S');
    expect(far.give('red', '45L fire 3L').refused).toBe('SH-FIRE-07 refuse-fire-range');
    const aside = battle(LINE, 'blue 3L line infantry column 0809 S').give('red', '45L fire 3L');
    expect(aside.refused).toBe('SH-FIRE-07 refuse-fire-cone');
    const wood = battle(LINE, 'blue 3L line infantry column 0505 S', 'hex 0507 wood').give('red', '45L fire 3L');
    expect(wood.refused).toBe('SH-FIRE-07 refuse-fire-blind');
  });

  test('SH-OUTFLANK-04 an outflanked unit does not fire', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0609 NW', 'blue 4L line infantry column 0506 S');
    expect(t.give('red', '45L fire 4L').refused).toBe('SH-OUTFLANK-04 refuse-fire-outflanked');
  });

  test('SH-FIRE-16, SH-Q-78 a square fires all round, once', () => {
    const t = battle('red 45L line infantry square 0509 N', 'blue 3L line infantry column 0511 N');
    const fired = t.give('red', '45L fire 3L').rolls('1 1 1');
    expect(fired.unit('45L').squareFired).toBe(true);
  });

  test('SH-PRIORITY-01 to -03, SH-Q-68 the nearest enemy in good order at two hexes or less comes first', () => {
    const near = battle(LINE, 'blue 3L line infantry column 0407 S', 'blue 4L line infantry column 0605 S');
    expect(near.give('red', '45L fire 4L').refused).toBe('SH-PRIORITY-01 refuse-fire-priority');
    const far = battle(LINE, 'blue 3L line infantry column 0406 S', 'blue 4L line infantry column 0605 S');
    expect(far.give('red', '45L fire 4L').refused).toBe('nothing');
    const mob = battle(LINE, 'blue 3L line infantry panicked 0407 S', 'blue 4L line infantry column 0605 S');
    expect(mob.give('red', '45L fire 4L').refused).toBe('nothing');
    expect(mob.give('red', '45L fire 3L').refused).toBe('nothing');
    const onlyMob = battle(LINE, 'blue 3L line infantry panicked 0407 S');
    expect(onlyMob.give('red', '45L fire 3L').refused).toBe('nothing');
  });
});

describe('a shot', () => {
  test('SH-FACTOR-02, SH-FIRE-15 fives and sixes hit, three lost cause a test', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0506 S')
      .give('red', '45L fire 3L')
      .rolls('5 6 5 1 1 1')
      .rolls('3 3');
    expect(t.story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6: 5 6 5 1 1 1
      ! fired 45L 3L fire
      ! lost 3L 3 45L
      # morale 3L 7: 3 3
      ! passed 3L
      ! acted 45L"
    `);
  });

  test('SH-FACTOR-20 half the range or less adds a die', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0507 S').give('red', '45L fire 3L').rolls('1 1 1 1 1 1 1');
    expect(t.story).toContain('# fire 45L 6 +1 near: ');
  });

  test('SH-FACTOR-21 guns fire two dice more at a square', () => {
    const t = battle('red 6B heavy foot battery 0512 N', 'blue 3L line infantry square 0505 S').give(
      'red',
      '6B fire 3L',
    );
    expect(t.rolls('1 1 1 1 1 1 1').story).toContain('# fire 6B 5 +2 artilleryVsSquare: ');
  });

  test('SH-FACTOR-16, SH-SAVE-06, SH-TERRAIN-14 infantry in a wood: at most three dice, and it saves', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0506 S', 'hex 0506 wood').give('red', '45L fire 3L');
    expect(t.rolls('5 5 1').rolls('4 3').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6 -3 capEnemyCover: 5 5 1
      ! fired 45L 3L fire
      # saves 3L: 4 3
      ! lost 3L 1 45L
      ! acted 45L"
    `);
  });

  test('SH-SAVE-20 a target without losses makes no saves', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0506 S', 'hex 0506 wood').give('red', '45L fire 3L');
    expect(t.rolls('1 1 1').story).not.toContain('saves');
  });

  test('SH-FACTOR-25, SH-SAVE-03 demoralised units fire with two dice less and save worse', () => {
    const t = battle(
      'red 45L line infantry line 0509 N strength 10 of 20',
      'blue 3L line infantry line 0506 S strength 10 of 20',
    );
    const shot = t.give('red', '45L fire 3L').rolls('5 1 1 1').rolls('4');
    expect(shot.rolls('1 1 1 1').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6 -2 demoralised: 5 1 1 1
      ! fired 45L 3L fire
      # saves 3L: 4
      ! lost 3L 1 45L
      = ASK-14 3L fire (default)
      # fire 3L 6 -2 demoralised: 1 1 1 1
      ! fired 3L 45L return
      ! acted 45L"
    `);
  });

  test('SH-FACTOR-05, SH-SKILL-FEUDALCAVALRY-01 a six costs feudal cavalry two', () => {
    const t = battle(LINE, 'blue 3C heavy cavalry feudal cavalry 0506 S')
      .give('red', '45L fire 3C')
      .rolls('6 1 1 1 1 1');
    expect(t.unit('3C').strength).toBe(10);
  });

  test('SH-SAVE-10, -11 cuirasses save against muskets, not against guns', () => {
    const shot = (skill: string) =>
      battle(LINE, `blue 3C heavy cavalry ${skill} 0506 S`).give('red', '45L fire 3C').rolls('5 1 1 1 1 1');
    expect(shot('cuirassier').rolls('4').unit('3C').strength).toBe(12);
    expect(shot('half cuirass').rolls('3').unit('3C').strength).toBe(11);
    const guns = battle('red 6B heavy foot battery 0512 N', 'blue 3C heavy cavalry cuirassier 0506 S').give(
      'red',
      '6B fire 3C',
    );
    expect(guns.rolls('5 1 1 1 1').unit('3C').strength).toBe(11);
  });
});

describe('return fire', () => {
  test('SH-PROC-08, SH-FACTOR-25 a unit that would roll one die is asked, a unit that would roll none is not', () => {
    const gun = (hex: string) =>
      battle(LINE, `blue 6B regimental gun strength 1 of 3 ${hex} S`).give('red', '45L fire 6B').rolls('1 1 1 1 1 1');
    expect(gun('0506').story).not.toContain('ASK-14');
    expect(gun('0507').rolls('1').rolls('1').story).toContain('# fire 6B 2 +1 near -2 demoralised: 1');
  });

  const TWO_LINES = [LINE, 'blue 3L line infantry line 0506 S'];

  test('SH-RIPOSTE-01, -02, -05, -09 a line returns fire at once, and that fire is not returned', () => {
    const t = battle(...TWO_LINES)
      .give('red', '45L fire 3L')
      .rolls('5 1 1 1 1 1')
      .rolls('1')
      .rolls('5 5 5 1 1 1');
    expect(t.rolls('1 1 1').rolls('3 3').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6: 5 1 1 1 1 1
      ! fired 45L 3L fire
      # saves 3L: 1
      ! lost 3L 1 45L
      = ASK-14 3L fire (default)
      # fire 3L 6: 5 5 5 1 1 1
      ! fired 3L 45L return
      # saves 45L: 1 1 1
      ! lost 45L 3 3L
      # morale 45L 7: 3 3
      ! passed 45L
      ! acted 45L"
    `);
  });

  test('SH-RIPOSTE-05 a column does not return fire', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0506 S').give('red', '45L fire 3L').rolls('1 1 1 1 1 1');
    expect(t.story).not.toContain('return');
  });

  test('SH-RIPOSTE-06 a unit returns fire once a turn', () => {
    const t = battle(...TWO_LINES, 'red 46L line infantry line 0408 NE', 'turn 1 points 3');
    const first = t.give('red', '45L fire 3L').rolls('1 1 1 1 1 1').rolls('1 1 1 1 1 1');
    expect(first.unit('3L').firedBack).toBe(true);
    expect(first.give('red', '46L fire 3L').rolls('1 1 1 1 1 1 1').story).not.toContain('return');
  });

  test('SH-RIPOSTE-03 a unit that fled does not return fire', () => {
    const t = battle(...TWO_LINES)
      .give('red', '45L fire 3L')
      .rolls('5 5 5 1 1 1')
      .rolls('1 1 1')
      .rolls('6 6');
    expect(t.answer('flee').rolls('1').story).not.toContain('return');
  });

  test('SH-RIPOSTE-07 a regimental gun returns fire for the infantry beside it', () => {
    const t = battle(LINE, 'blue 3L line infantry column 0506 S', 'blue 1G regimental gun 0606 S').give(
      'red',
      '45L fire 3L',
    );
    expect(t.rolls('1 1 1 1 1 1').rolls('1 1').story).toMatchInlineSnapshot(`
      "! activated 45L 1
      # fire 45L 6: 1 1 1 1 1 1
      ! fired 45L 3L fire
      = ASK-14 1G fire (default)
      # fire 1G 2: 1 1
      ! fired 1G 45L return
      ! acted 45L"
    `);
  });
});

describe('losses of artillery', () => {
  const POSITION = [
    'red 9L line infantry line 0507 S',
    'blue 6B heavy foot battery strength 3 0509 N',
    'blue 3L line infantry line 0609 N',
  ];

  test('SH-EX-09, SH-LOSS-03, SH-ARTLOSS-01 to -07 seven dice, saves, cut to strength, two passed on, one taken, then return fire', () => {
    const shot = battle(...POSITION, 'blue 1Z line infantry elite 0410 N')
      .give('red', '9L fire 6B')
      .rolls('5 5 6 6 5 1 2')
      .rolls('4 1 1 1 1');
    expect(shot.waits).toBe('blue ASK-13 6B: none, transfer 1 to 3L, transfer 2 to 3L, transfer 3 to 3L');
    expect(shot.answer('transfer 2 to 3L').rolls('1 2').rolls('1 1 1 1').story).toMatchInlineSnapshot(`
      "! activated 9L 1
      # fire 9L 6 +1 near: 5 5 6 6 5 1 2
      ! fired 9L 6B fire
      # saves 6B: 4 1 1 1 1
      = ASK-13 6B transfer 2 to 3L (person)
      # morale 3L 7: 1 2
      ! passed 3L
      ! lost 3L 2
      ! lost 6B 1 9L
      = ASK-14 6B fire (default)
      # fire 6B 5 +1 near -2 demoralised: 1 1 1 1
      ! fired 6B 9L return
      ! acted 9L"
    `);
  });

  test('SH-ARTLOSS-03 a friend that fails its test takes no losses', () => {
    const shot = battle(...POSITION)
      .give('red', '9L fire 6B')
      .rolls('5 5 1 1 1 1 1')
      .rolls('1 1')
      .answer('transfer 1 to 3L');
    expect(shot.rolls('6 6').rolls('1 1 1 1').unit('6B').strength).toBe(1);
  });

  test('SH-ARTLOSS-01, -04 a friend may take all losses, so that the guns lose nothing; without losses no question is asked', () => {
    const t = battle(...POSITION).give('red', '9L fire 6B');
    const answer = '1 1 1 1 1 1';
    const all = t.rolls('5 1 1 1 1 1 1').rolls('1').answer('transfer 1 to 3L').rolls('1 1').rolls(answer);
    expect(all.story).toContain('! lost 3L 1');
    expect(all.story).not.toContain('lost 6B');
    expect(t.rolls('1 1 1 1 1 1 1').rolls(answer).story).not.toMatch(/ASK-13|saves/);
    expect(t.rolls('5 1 1 1 1 1 1').rolls('4').rolls(answer).story).not.toContain('ASK-13');
  });

  test('SH-ARTLOSS-04, SH-LOSS-05 a friend with one point left survives, with none it is eliminated', () => {
    const shot = (left: number) => {
      const friend = `blue 3L line infantry line 0609 N strength ${left} of 16`;
      const t = battle(POSITION[0]!, POSITION[1]!, friend)
        .give('red', '9L fire 6B')
        .rolls('5 5 1 1 1 1 1')
        .rolls('1 1');
      return t.answer('transfer 2 to 3L').rolls('1 1').rolls('1 1 1 1 1 1');
    };
    expect(shot(3).unit('3L').strength).toBe(1);
    expect(shot(2).has('3L')).toBe(false);
  });

  test('SH-LOSS-05 a unit without strength is eliminated', () => {
    const t = battle(LINE, 'blue 6B light horse battery strength 2 0507 S')
      .give('red', '45L fire 6B')
      .rolls('5 5 5 1 1 1 1')
      .rolls('1 1 1');
    expect(t.has('6B')).toBe(false);
    expect(t.now.gone).toMatchObject([{ id: '6B', side: 'blue', offMap: false, victoryPoints: 48 }]);
  });
});

describe('who may not return fire', () => {
  const answered = (target: string, dice: string, where = '0506 S') =>
    battle(LINE, `blue 3X ${target} ${where}`).give('red', '45L fire 3X').rolls(dice).story.includes('ASK-14');

  test('SH-RIPOSTE-08, SH-SKILL-BOMBARD-01, SH-SKILL-OBSOLETEFIREARM-02 bombards and obsolete firearms may not', () => {
    expect(answered('line infantry obsolete firearm line', '1 1 1 1 1 1')).toBe(false);
    expect(answered('medium foot battery bombard', '1 1 1 1 1 1')).toBe(false);
  });

  test('SH-RIPOSTE-04 a unit that does not have the firer in range, arc and sight may not', () => {
    expect(answered('line infantry line', '1 1 1 1 1 1 1 1', '0506 N')).toBe(false);
    expect(answered('light infantry square', '1 1 1 1 1 1', '0506 S')).toBe(false);
    const far = battle('red 6B heavy foot battery 0512 N', 'blue 3L line infantry line 0507 S').give(
      'red',
      '6B fire 3L',
    );
    expect(far.rolls('1 1 1 1 1 1').story).not.toContain('ASK-14');
  });

  test('SH-RIPOSTE-08 a gun with an enemy in front may not, even if that enemy faces another way', () => {
    const fired = (at: string) =>
      battle(
        LINE,
        'blue 2Lg light infantry column 0507 S',
        'blue 1G regimental gun 0607 S',
        `red 9L line infantry line ${at} SE`,
      )
        .give('red', '45L fire 2Lg')
        .rolls('1 1 1 1 1 1 1');
    expect(fired('0708').rolls('1 1 1').story).toContain('! fired 1G 45L return');
    expect(fired('0608').story).not.toContain('return');
  });

  test('SH-RIPOSTE-07, SH-Q-69 only one gun returns fire, and may even if the infantry is gone', () => {
    const t = battle(
      LINE,
      'blue 2Lg light infantry column strength 1 of 6 0507 S',
      'blue 1G regimental gun 0607 S',
      'blue 2G regimental gun 0407 S',
    ).give('red', '45L fire 2Lg');
    const shot = t.rolls('5 1 1 1 1 1 1').rolls('1 1 1');
    expect(shot.has('2Lg')).toBe(false);
    expect(shot.story.match(/return/g)).toHaveLength(1);
  });
});

describe('choice of target', () => {
  test('SH-FIRE-06, SH-PRIORITY-04 one target; a panicked one only if no other target near has priority', () => {
    const t = battle(LINE, 'blue 3L line infantry panicked 0407 S', 'blue 4L line infantry column 0607 S');
    expect(t.give('red', '45L fire 3L').refused).toBe('SH-PRIORITY-01 refuse-fire-priority');
    expect(t.give('red', '45L fire 4L').refused).toBe('nothing');
  });

  test('SH-PRIORITY-06, SH-RIPOSTE-04 return fire is at the firer, even if another enemy is nearer', () => {
    const t = battle(LINE, 'blue 3L line infantry line 0506 S', 'red 9L line infantry column 0606 S');
    const shot = t.give('red', '45L fire 3L');
    expect(shot.refused).toBe('SH-FIRE-05 refuse-fire-mixed-up');
    const apart = battle(LINE, 'blue 3L line infantry line 0506 S', 'red 9L line infantry column 0408 N');
    expect(apart.give('red', '45L fire 3L').rolls('1 1 1 1 1 1').rolls('1 1 1 1 1 1').story).toContain(
      '! fired 3L 45L return',
    );
  });

  test('SH-FIRE-16 a square fires once a turn, whichever side it chooses', () => {
    const t = battle(
      'red 45L line infantry square 0509 N square fired',
      'blue 3L line infantry column 0511 N',
      'turn 1 points 2',
    );
    expect(t.give('red', '45L fire 3L').refused).toBe('SH-FIRE-16 refuse-square-fired');
  });

  test('SH-OUTFLANK-07 outflanking is judged at the moment: a friend may end it in the same turn', () => {
    const t = battle(
      'red 45L line infantry line 0509 N',
      'red 7C heavy cavalry 0711 NW',
      'blue 3L line infantry column 0609 NW',
      'turn 1 points 3',
    );
    expect(t.give('red', '45L fire 3L').refused).toBe('SH-OUTFLANK-04 refuse-fire-outflanked');
    const freed = t.give('red', '7C charge 3L, stop').answer('hold').rolls('1 1');
    expect(freed.give('red', '45L fire 3L').refused).toBe('SH-FIRE-02 refuse-fire-engaged');
  });
});

describe('losses and tests', () => {
  test('SH-MORALE-01, -02, SH-LOSS-02, SH-Q-35 two losses cause no test, and losses from two shots do not add up', () => {
    const t = battle(
      LINE,
      'red 46L line infantry line 0408 NE',
      'blue 3L line infantry column 0506 S',
      'turn 1 points 3',
    );
    const first = t.give('red', '45L fire 3L').rolls('5 5 1 1 1 1');
    expect(first.story).not.toContain('morale');
    const second = first.give('red', '46L fire 3L').rolls('5 5 1 1 1 1 1');
    expect(second.story).not.toContain('morale');
    expect(second.unit('3L').strength).toBe(16);
  });

  test('SH-ARTLOSS-05, -06, -07, SH-Q-34 a friend that takes losses for guns neither saves nor tests for them', () => {
    const t = battle(
      'red 9L line infantry line 0507 S',
      'blue 6B heavy foot battery strength 5 0509 N',
      'blue 3L line infantry line 0609 N',
    ).give('red', '9L fire 6B');
    const shot = t.rolls('5 5 5 5 5 1 1').rolls('1 1 1 1 1').answer('transfer 5 to 3L').rolls('1 1');
    const end = shot.rolls('1 1 1 1 1 1');
    expect(end.unit('3L').strength).toBe(15);
    expect(end.unit('6B').strength).toBe(5);
    expect(end.story.match(/morale/g)).toHaveLength(1);
  });

  test('SH-QUALITY-01, -07 elite units are demoralised one point later', () => {
    const t = battle(
      'red 45L line infantry line elite 0509 N strength 10 of 20',
      'blue 3L line infantry column 0506 S',
    );
    expect(t.give('red', '45L fire 3L').rolls('1 1 1 1 1 1').story).toContain('# fire 45L 6: ');
  });
});
