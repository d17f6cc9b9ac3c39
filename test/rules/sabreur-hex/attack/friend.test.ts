import { describe, expect, test } from 'vitest';
import { type Battle, battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
/** The book's flank charge: 7C turns on 3L, whose friend may ride up on the flank of the charger. */
const FLANK = [FIELD, `red 7C heavy cavalry ${at(0, 0)} N`, `blue 3L line infantry column ${at(1, 0)} N`];
/** Both hexes where the friend may end. */
const BOTH = `friend 2H counter ${at(0, -1)}, friend 2H counter ${at(-1, 0)}`;
/** 7C charges 3L from the north; whoever stands beside 3L may help. */
const RIDER = `red 7C heavy cavalry ${at(1, -4)} S`;
const TARGET = `blue 3L line infantry column ${at(0, 0)} N`;
const BESIDE = `blue 2C line infantry line ${at(1, 0)} N`;
const CHARGE = `7C charge 3L via ${at(1, -1)}`;

function charged(...more: readonly string[]): Battle {
  return battle(FIELD, RIDER, TARGET, ...more).give('red', CHARGE);
}

/** What friends may do once the target has held, or `nobody`: nothing of the fight is scripted. */
function helps(t: Battle): string {
  const held = t.answer('hold').rolls('2 2');
  try {
    return held.waits.replace(/^blue ASK-07: friend none, /, '');
  } catch {
    return 'nobody';
  }
}

/** The same in the flank charge, by a friend described. */
function rides(friend: string, ...more: readonly string[]): string {
  return helps(battle(...FLANK, friend, ...more).give('red', '7C charge 3L'));
}

describe('a friend countercharges', () => {
  const HUSSARS = `blue 2H heavy cavalry ${at(-2, -3)} SE`;
  const asked = () =>
    battle(...FLANK, HUSSARS)
      .give('red', '7C charge 3L')
      .answer('hold')
      .rolls('2 2');

  test('SH-EX-10, SH-COUNTER-02, -05 to -07, -09, -10, SH-REACT-16, SH-Q-52 from the flank: 3L is no longer outflanked, 7C is', () => {
    const t = asked();
    expect(t.waits).toBe(`blue ASK-07: friend none, ${BOTH}`);
    const rode = t
      .answer(`friend 2H counter ${at(0, -1)}`)
      .rolls('3 4')
      .rolls('1')
      .rolls('1 1 1 1');
    expect(rode.story).toContain(
      '! volunteered 2H 3L counter\n# morale 2H 7: 3 4\n! passed 2H\n! countercharged 2H 7C\n! moved 2H',
    );
    expect(rode.story).toContain('# shock 7C 4 -3 capOutflanked: 1');
    expect(rode.story).toContain('# shock 3L 4: 1 1 1 1');
    expect(rode.story).not.toContain('attacked 2H');
    expect(rode.unit('2H')).toMatchObject({ at: at(0, -1), facing: 2 });
  });

  test('SH-COUNTER-06, SH-MORALE-21 a failed test costs the friend nothing and has no effect', () => {
    const t = asked()
      .answer(`friend 2H counter ${at(0, -1)}`)
      .rolls('4 4')
      .rolls('1 1 1 1')
      .rolls('1');
    expect(t.story).toContain('! failed 2H 1');
    expect(t.story).not.toContain('countercharged');
    expect(t.unit('2H')).toMatchObject({ at: at(-2, -3), strength: 12, formation: 'mounted' });
  });

  test('ASK-07, SH-REACT-15 one friend, once; or none', () => {
    const none = asked().answer('friend none').rolls('1 1 1 1').rolls('1');
    expect(none.story).not.toContain('volunteered');
    expect(asked().answer('friend 9Z counter').waits).toContain('ASK-07');
    expect(asked().answer('friend 2H fire').waits).toContain('ASK-07');
    expect(asked().answer(`friend 2H counter ${at(0, -2)} 0101`).waits).toContain('ASK-07');
  });

  test('ASK-07 the way may be given in part, or in full', () => {
    const path = (text: string) => {
      const t = asked().answer(text).rolls('3 4').rolls('1').rolls('1 1 1 1');
      return /! moved 2H (\S+)/.exec(t.story)?.[1];
    };
    expect(path('friend 2H counter')).toMatch(new RegExp(`${at(0, -1)}$`));
    expect(path(`friend 2H counter ${at(-2, -2)}`)).toMatch(new RegExp(`^${at(-2, -2)}>.*${at(0, -1)}$`));
    expect(path(`friend 2H counter ${at(-1, -3)} ${at(0, -1)}`)).toMatch(new RegExp(`^${at(-1, -3)}>.*${at(0, -1)}$`));
  });

  test('SH-COUNTER-02 cavalry, and infantry in column even against cavalry', () => {
    const near = (who: string) => rides(`blue 2H ${who} ${at(-1, -2)} SE`);
    for (const who of [
      'heavy cavalry',
      'medium cavalry',
      'light cavalry',
      'line infantry column',
      'light infantry column',
    ]) {
      expect(near(who)).toBe(BOTH);
    }
    for (const who of [
      'line infantry line',
      'line infantry square',
      'light infantry skirmisher skirmish',
      'light horse battery',
    ]) {
      expect(near(who)).toBe('nobody');
    }
    expect(near('heavy cavalry panicked')).toBe('nobody');
  });

  test('SH-COUNTER-05, SH-MARCH-08 within its movement factor, without turning', () => {
    expect(rides(`blue 2H heavy cavalry ${at(-2, -3)} SE`)).not.toBe('nobody');
    expect(rides(`blue 2H heavy cavalry ${at(-3, -3)} SE`)).toBe('nobody');
    expect(rides(`blue 2H medium cavalry ${at(-3, -3)} SE`)).not.toBe('nobody');
    expect(rides(`blue 2H heavy cavalry ${at(-2, -3)} S`)).toBe('nobody');
    expect(rides(`blue 2H heavy cavalry ${at(-2, -3)} N`)).toBe('nobody');
  });

  test('SH-COUNTER-04 it must move: a unit already in front of the charger does not countercharge on the spot', () => {
    expect(rides(`blue 2H heavy cavalry ${at(0, -1)} SE`)).toBe('nobody');
  });

  test('SH-COUNTER-03 a unit engaged elsewhere does not countercharge', () => {
    const enemy = (point: string) => `red 9L line infantry line ${at(-2, -4)} ${point}`;
    expect(rides(HUSSARS, enemy('S'))).toBe('nobody');
    expect(rides(HUSSARS, enemy('N'))).not.toBe('nobody');
    expect(rides(`blue 2H heavy cavalry ${at(-2, -3)} SE`, `red 9L line infantry line ${at(-1, -3)} NE`)).toBe(
      'nobody',
    );
  });

  test('SH-COUNTER-08, SH-TERRAIN-15, SH-Q-54 it does not ride out of, through or into rough ground; into a fort if the ruling allows it', () => {
    const over = (hex: string, ground: string, ...more: string[]) => rides(HUSSARS, `hex ${hex} ${ground}`, ...more);
    for (const ground of ['wood', 'village', 'fort', 'difficult', 'ford']) {
      expect(over(at(-2, -3), ground)).toBe('nobody');
      expect(over(at(0, -1), ground)).toBe(`friend 2H counter ${at(-1, 0)}`);
    }
    expect(over(at(0, -1), 'hill')).toBe(BOTH);
    const walled = (ground: string, ...more: string[]) =>
      rides(
        `blue 2H light cavalry ${at(-1, -2)} SE`,
        `hex ${at(0, -2)} ${ground}`,
        `hex ${at(-1, -1)} ${ground}`,
        ...more,
      );
    expect(walled('hill')).not.toBe('nobody');
    expect(walled('fort')).toBe('nobody');
    expect(walled('fort', 'ruling countercharge into forts yes')).not.toBe('nobody');
    expect(walled('wood', 'ruling countercharge into forts yes')).toBe('nobody');
    const hedges = (terrain: string) =>
      rides(`blue 2H light cavalry ${at(-1, -1)} SE`, `side ${at(-1, -1)} E ${terrain}`);
    expect(hedges('river')).toBe(BOTH);
    expect(hedges('wood')).toBe(`friend 2H counter ${at(-1, 0)}`);
  });

  test('SH-COUNTER-04, SH-GAP-14 it does not ride to a hex cut off from the charger by a cliff', () => {
    expect(rides(HUSSARS, `side ${at(0, -1)} SE impassable`)).toBe(`friend 2H counter ${at(-1, 0)}`);
  });

  test('SH-MORALE-17, -18, SH-COUNTER-11, SH-Q-53 it tests without the modifier of 2 for charged units, unless the ruling says so', () => {
    const about = (more: string, ...rulings: string[]) =>
      battle(...FLANK, `blue 2H heavy cavalry ${more} ${at(-2, -3)} SE`, ...rulings)
        .give('red', '7C charge 3L')
        .answer('hold')
        .rolls('2 2')
        .about(`friend 2H counter ${at(0, -1)}`);
    expect(about('')).toEqual({ needs: 7, chance: 58, outflanks: true });
    expect(about('', 'ruling supporters test as charged yes')).toEqual({ needs: 5, chance: 28, outflanks: true });
    expect(about('cuirassier', 'ruling supporters test as charged yes')).toMatchObject({ needs: 7 });
  });

  test('SH-Q-52 it may, even if the target has fled or evaded, but not on condition that the target stays', () => {
    const lines = [...FLANK, HUSSARS, 'turn 1 red actions points 3'];
    const fled = battle(...lines)
      .give('red', '7C charge 3L')
      .answer('flee')
      .rolls('1');
    expect(fled.waits).toContain('ASK-07');
    const rode = fled.answer(`friend 2H counter ${at(0, -1)}`).rolls('3 4');
    expect(rode.story).toContain('! countercharged 2H 7C');
    const stayed = fled.answer(`friend 2H counter ${at(0, -1)} if 3L stays`);
    expect(stayed.story).toContain('= ASK-07 blue friend none');
    const held = asked()
      .answer(`friend 2H counter ${at(0, -1)} if 3L stays`)
      .rolls('3 4')
      .rolls('1')
      .rolls('1 1 1 1');
    expect(held.story).toContain('! countercharged 2H 7C');
    expect(asked().answer(`friend 2H counter ${at(0, -1)} if 2H stays`).waits).toContain('ASK-07');
  });
});

describe('a friend and the target together', () => {
  test('SH-Q-28, SH-REACT-15 if both countercharge, the target still counts as countercharging', () => {
    const t = battle(
      FIELD,
      `red 7C heavy cavalry ${at(0, 0)} N`,
      `blue 3D medium cavalry ${at(0, -3)} S`,
      `blue 2H heavy cavalry ${at(-3, -2)} SE`,
      'ruling countercharge doubling charger',
    ).give('red', `7C charge 3D via ${at(0, -1)} ${at(0, -2)}`);
    const met = t.answer('counter').rolls('2 2');
    expect(met.waits).toContain('friend 2H counter');
    const alone = met.answer('friend none').rolls('1 1 1 1').rolls('1 1 1 1 1 1').story;
    expect(alone).toContain('# shock 3D 3 +3 doubled: ');
    const both = met.answer('friend 2H counter').rolls('2 2').rolls('1').rolls('1 1 1 1 1 1').story;
    expect(both).toContain('# shock 3D 3 +3 doubled: ');
  });
});

describe('a friend fires', () => {
  test('SH-DEFFIRE-02, -04, -06, -07, SH-REACT-16 after the target, beside it, at a charger in its arc, if it passes its test', () => {
    const t = charged(BESIDE).answer('fire').rolls('2 2').rolls('1 1 1 1 1');
    expect(t.waits).toBe('blue ASK-07: friend none, friend 2C fire');
    expect(t.about('friend 2C fire')).toEqual({ needs: 7, chance: 58 });
    const fired = t
      .answer('friend 2C fire')
      .rolls('3 4')
      .rolls('1 1 1 1 1 1 1')
      .rolls('1 1 1 1 1 1 1 1')
      .rolls('1 1 1 1');
    expect(fired.story).toContain('! volunteered 2C 3L fire\n# morale 2C 7: 3 4\n! passed 2C\n# fire 2C 6 +1 near: ');
    const failed = t.answer('friend 2C fire').rolls('4 4').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1');
    expect(failed.story).toContain('! failed 2C 1');
    expect(failed.story).not.toContain('fire 2C 6');
    expect(failed.unit('2C').strength).toBe(20);
  });

  test('SH-DEFFIRE-04, -05 none from two hexes away, outside its arc, or while another enemy is in contact', () => {
    expect(helps(charged(BESIDE))).toBe('friend 2C fire');
    expect(helps(charged(`blue 2C line infantry line ${at(2, -1)} N`))).toBe('nobody');
    expect(helps(charged(`blue 2C line infantry line ${at(1, 0)} SE`))).toBe('nobody');
    expect(helps(charged(`blue 2C line infantry line ${at(-1, 0)} NE`))).toBe('nobody');
    expect(helps(charged(BESIDE, `red 9L line infantry line ${at(2, -1)} S`))).toBe('nobody');
    expect(helps(charged(BESIDE, `red 9L line infantry line ${at(2, -1)} NE`))).toBe('nobody');
    expect(helps(charged(BESIDE, `red 9L line infantry line ${at(2, 0)} NE`))).toBe('friend 2C fire');
  });

  test('SH-DEFFIRE-11, SH-REACT-05 infantry and artillery, but not those that never fire at chargers', () => {
    const who = (unit: string) => helps(charged(`blue 2C ${unit} ${at(1, 0)} N`));
    for (const unit of [
      'line infantry line',
      'line infantry square',
      'light infantry skirmisher skirmish',
      'regimental gun',
    ]) {
      expect(who(unit)).toBe('friend 2C fire');
    }
    for (const unit of [
      'medium foot battery bombard',
      'line infantry obsolete firearm line',
      'line infantry irregular warrior line',
      'line infantry panicked',
      'light cavalry',
    ]) {
      expect(who(unit)).toBe('nobody');
    }
    expect(who('line infantry square square fired')).toBe('nobody');
  });

  test('SH-Q-52 a unit beside the target at contact, even if the target has gone since', () => {
    const hussars = `blue 3L light cavalry ${at(0, 0)} N`;
    const t = battle(FIELD, RIDER, hussars, BESIDE)
      .give('red', CHARGE)
      .answer(`evade ${at(0, 3)}`);
    expect(t.waits).toBe('blue ASK-07: friend none, friend 2C fire');
    const fired = t.answer('friend 2C fire').rolls('3 4').rolls('5 5 5 1 1 1 1').rolls('6 6').answer('stay');
    expect(fired.story).not.toContain('ASK-15');
  });

  test('SH-DEFFIRE-08, -09, SH-CHARGE-19, SH-REACT-15 no friend is asked after the end of the charge; a friend may end it too', () => {
    const over = charged(BESIDE).answer('fire').rolls('2 2').rolls('5 5 5 1 1').rolls('6 6').answer('stay');
    expect(over.waits).toBe('nobody');
    expect(over.story).not.toContain('attacked');
    const friend = charged(BESIDE)
      .answer('hold')
      .rolls('2 2')
      .answer('friend 2C fire')
      .rolls('3 4')
      .rolls('5 5 5 1 1 1 1');
    expect(friend.rolls('6 6').answer('stay').story).not.toContain('attacked');
    expect(friend.rolls('3 4').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1').story).toContain('attacked');
  });

  describe('SH-MORALE-04, SH-Q-66 losses from two shots of defensive fire', () => {
    const fires = (first: string, second: string, ...more: string[]) =>
      charged(BESIDE, ...more)
        .answer('fire')
        .rolls('2 2')
        .rolls(first)
        .answer('friend 2C fire')
        .rolls('3 4')
        .rolls(second);
    const NONE = '1 1 1 1 1 1 1';

    test('they add up if the first did not cause a test', () => {
      const three = fires('5 5 1 1 1', '5 1 1 1 1 1 1').rolls('6 6').answer('stay');
      expect(three.story).toContain('# morale 7C');
      const one = fires('5 1 1 1 1', '5 5 1 1 1 1 1').rolls('6 6').answer('stay');
      expect(one.story).toContain('# morale 7C');
    });

    test('they do not add up to a test at two', () => {
      const two = fires('5 1 1 1 1', '5 1 1 1 1 1 1').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1');
      expect(two.story).not.toContain('# morale 7C');
    });

    test('they do not add up if the first caused a test', () => {
      const t = charged(BESIDE)
        .answer('fire')
        .rolls('2 2')
        .rolls('5 5 5 1 1')
        .rolls('3 4')
        .answer('friend 2C fire')
        .rolls('3 4');
      const after = t.rolls('5 1 1 1 1 1 1').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1');
      expect(after.story.match(/# morale 7C/g)).toHaveLength(1);
    });

    test('SH-MORALE-01 they cause a second test at three after a first test, and also where nothing adds up', () => {
      const first = (dice: string, ...more: string[]) =>
        charged(BESIDE, ...more)
          .answer('fire')
          .rolls('2 2')
          .rolls(dice);
      const tests = (t: Battle) => t.story.match(/# morale 7C/g)?.length ?? 0;
      const [two, three] = ['5 5 1 1 1 1 1', '5 5 5 1 1 1 1'];
      const blows = '1 1 1 1 1 1 1 1  1 1 1 1';
      const after = first('5 5 5 1 1').rolls('3 4').answer('friend 2C fire').rolls('3 4');
      expect(tests(after.rolls(two).rolls(blows))).toBe(1);
      expect(tests(after.rolls(three).rolls('6 6').answer('stay'))).toBe(2);
      const apart = first('5 5 1 1 1', 'ruling small losses add up no').answer('friend 2C fire').rolls('3 4');
      expect(tests(apart.rolls(two).rolls(blows))).toBe(0);
      expect(tests(apart.rolls(three).rolls('6 6').answer('stay'))).toBe(1);
    });

    test('SH-MORALE-01 they do not cause a test at two if nothing was fired before', () => {
      const t = charged(BESIDE).answer('hold').rolls('2 2').answer('friend 2C fire').rolls('3 4');
      expect(t.rolls('5 5 1 1 1 1 1').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1').story).not.toContain('# morale 7C');
    });

    test('they do not add up if the ruling forbids it, or if the second alone causes the test', () => {
      const apart = fires('5 5 1 1 1', '5 1 1 1 1 1 1', 'ruling small losses add up no')
        .rolls('1 1 1 1 1 1 1 1')
        .rolls('1 1 1 1');
      expect(apart.story).not.toContain('# morale 7C');
      const alone = fires(NONE.slice(0, 9), '5 5 5 1 1 1 1').rolls('6 6').answer('stay');
      expect(alone.story).toContain('# morale 7C');
    });
  });

  test('SH-MORALE-14, -16, -18, SH-Q-53 a friend in line tests at its rating; as a charged unit if the ruling says so', () => {
    const needs = (...more: string[]) =>
      charged(BESIDE, ...more)
        .answer('hold')
        .rolls('2 2')
        .about('friend 2C fire');
    expect(needs()).toMatchObject({ needs: 7 });
    expect(needs('ruling supporters test as charged yes')).toMatchObject({ needs: 3 });
  });
});

describe('friends of the target of an assault', () => {
  test('SH-Q-24, SH-MORALE-09, SH-REACT-15 an extended line that helps drops the lowest of three dice, against an assault as against a charge', () => {
    const line = (quality = '') =>
      `blue 2C line infantry ${quality} linear order extended line ${at(1, 0)} also ${at(2, 0)} N`;
    expect(charged(line()).answer('hold').rolls('2 2').about('friend 2C fire')).toEqual({ needs: 7, chance: 32 });
    const foot = `red 45L line infantry column ${at(1, -2)} S`;
    const assault = (quality?: string) =>
      battle(FIELD, foot, TARGET, line(quality))
        .give('red', `45L assault 3L from ${at(1, -1)}`)
        .answer('hold');
    expect(assault().about('friend 2C fire')).toEqual({ needs: 7, chance: 32 });
    expect(assault('elite').about('friend 2C fire')).toEqual({ needs: 8, chance: 48 });
    const failed = assault().answer('friend 2C fire').rolls('1 4 4');
    expect(failed.rolls('1 1 1 1').rolls('1 1 1 1').story).toContain('! failed 2C 1');
  });

  test('SH-Q-24, SH-ASSAULT-12 an extended line that is assaulted does not test', () => {
    const line = `blue 2C line infantry linear order extended line ${at(0, 0)} also ${at(1, 0)} N`;
    const t = battle(FIELD, `red 45L line infantry column ${at(1, -2)} S`, line).give(
      'red',
      `45L assault 2C from ${at(1, -1)}`,
    );
    expect(t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1 1 1').story).not.toContain('# morale');
  });

  const FOOT = `red 45L line infantry column ${at(0, -2)} S`;

  test('SH-Q-62, SH-ASSAULT-12 a friend of the target does test', () => {
    const t = battle(FIELD, FOOT, TARGET, `blue 2C line infantry line ${at(-1, 0)} NE`).give(
      'red',
      `45L assault 3L from ${at(0, -1)}`,
    );
    const asked = t.answer('hold');
    expect(asked.waits).toBe('blue ASK-07: friend none, friend 2C fire');
    expect(asked.answer('friend 2C fire').rolls('5 5').rolls('1 1 1 1').rolls('1 1 1 1').story).toContain(
      '! failed 2C 3',
    );
  });

  test('SH-FIRE-03, SH-DEFFIRE-04 a friend that was already in combat with the attacker does not fire', () => {
    const friend = `blue 2C line infantry line ${at(-1, 0)} NE`;
    const near = `red 45L line infantry column ${at(0, -1)} S`;
    const t = battle(FIELD, near, `blue 3L line infantry column ${at(0, 0)} N`, friend).give('red', '45L assault 3L');
    expect(t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1').story).not.toContain('ASK-07');
  });
});
