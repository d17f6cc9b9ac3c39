import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
/** Who charges, north from 1515; `n` hexes ahead, somebody faces it. */
const RIDER = `red 7C heavy cavalry ${at(0, 0)} N`;
const FOOT = `red 45L line infantry column ${at(0, 0)} N`;
const ahead = (n: number) => at(0, -n);

/** The answers open to a target, without the question's head. */
function open(...lines: readonly string[]): string {
  const target = lines.find((line) => line.startsWith('blue'))!.split(' ')[1]!;
  const attacker = lines.find((line) => line.startsWith('red'))!.split(' ')[1]!;
  const waits = battle(FIELD, ...lines).give('red', `${attacker} charge ${target}`).waits;
  return waits.replace(/^blue ASK-06 \S+: /, '');
}

/** The same by an assault. */
function openToAssault(...lines: readonly string[]): string {
  const target = lines.find((line) => line.startsWith('blue'))!.split(' ')[1]!;
  const attacker = lines.find((line) => line.startsWith('red'))!.split(' ')[1]!;
  const waits = battle(FIELD, ...lines).give('red', `${attacker} assault ${target}`).waits;
  return waits.replace(/^blue ASK-06 \S+: /, '');
}

const TURNS = 'turn SE, turn N, turn NE, turn SW, turn NW';

describe('who may react how', () => {
  test('SH-REACT-01, -02 one reaction only: two at once, or one that is not open, are not an answer', () => {
    const t = battle(FIELD, RIDER, `blue 3L line infantry column ${ahead(2)} S`).give('red', '7C charge 3L');
    for (const text of ['hold fire', 'square', 'counter', 'turn N', 'evade 1512', 'xyzzy']) {
      expect(t.answer(text).waits).toBe('blue ASK-06 3L: hold, fire, flee');
    }
  });

  test('SH-REACT-06, SH-COUNTER-01 cavalry countercharges any charger, infantry in column only infantry', () => {
    const horse = (more: string, rider: string) => open(rider, `blue 3X ${more} ${ahead(3)} S`).includes('counter');
    for (const type of ['heavy cavalry', 'medium cavalry', 'light cavalry']) {
      expect(horse(type, RIDER)).toBe(true);
      expect(horse(type, FOOT)).toBe(true);
    }
    expect(horse('line infantry column', FOOT)).toBe(true);
    expect(horse('light infantry column', FOOT)).toBe(true);
    expect(horse('line infantry column', RIDER)).toBe(false);
    expect(horse('line infantry line', FOOT)).toBe(false);
    expect(horse('line infantry square', FOOT)).toBe(false);
    expect(horse('light infantry skirmisher skirmish', FOOT)).toBe(false);
    expect(horse('heavy foot battery', FOOT)).toBe(false);
  });

  test('SH-COUNTER-01, SH-Q-51 the charger must be in front of the unit', () => {
    const facing = (point: string) => open(RIDER, `blue 3D medium cavalry ${ahead(3)} ${point}`).includes('counter');
    expect(facing('S')).toBe(true);
    expect(facing('NE')).toBe(false);
    expect(facing('N')).toBe(false);
  });

  test('SH-REACT-08 square, rotation and countercharge need three hexes of warning; fire and rout do not', () => {
    expect(open(RIDER, `blue 3L line infantry column ${ahead(3)} S`)).toBe(`hold, square, fire, ${TURNS}, flee`);
    expect(open(RIDER, `blue 3L line infantry column ${ahead(2)} S`)).toBe('hold, fire, flee');
    expect(open(RIDER, `blue 3D medium cavalry ${ahead(3)} S`)).toBe(`hold, counter, ${TURNS}, flee`);
    expect(open(RIDER, `blue 3D medium cavalry ${ahead(2)} S`)).toBe('hold, flee');
    expect(open(FOOT, `blue 3L line infantry column ${ahead(3)} S`)).toBe(`hold, fire, counter, ${TURNS}, flee`);
    expect(open(FOOT, `blue 3L line infantry column ${ahead(2)} S`)).toBe('hold, fire, flee');
  });

  test('SH-REACT-09, SH-FACING-13, SH-Q-55 guns turn too; a square has no facing to change', () => {
    expect(open(RIDER, `blue 6B heavy foot battery ${ahead(3)} S`)).toBe(`hold, fire, ${TURNS}`);
    expect(open(RIDER, `blue 3L line infantry square ${ahead(3)} S`)).toBe('hold, fire, flee');
  });

  test('SH-REACT-10 a unit in combat holds or flees, whatever its type', () => {
    for (const type of ['line infantry column', 'light cavalry', 'medium cavalry']) {
      const target = `blue 3X ${type} ${ahead(3)} S`;
      expect(open(RIDER, target, `red 9L line infantry column ${at(0, -4)} S`)).toBe('hold, flee');
      expect(open(RIDER, target, `red 9L line infantry column ${at(0, -5)} S`)).not.toBe('hold, flee');
    }
    expect(open(RIDER, `blue 3D medium cavalry ${ahead(3)} N`, `red 9L line infantry column ${at(1, -4)} N`)).toBe(
      'hold, flee',
    );
  });

  test('SH-REACT-11, SH-EVADE-04 light cavalry and skirmishers evade; other cavalry and horse guns only from infantry', () => {
    const evades = (rider: string, who: string) => open(rider, `blue 3X ${who} ${ahead(3)} S`).includes('evade');
    expect(evades(RIDER, 'light cavalry')).toBe(true);
    expect(evades(FOOT, 'light cavalry')).toBe(true);
    expect(evades(RIDER, 'light infantry skirmisher skirmish')).toBe(true);
    expect(evades(RIDER, 'light infantry skirmisher line')).toBe(false);
    for (const who of ['heavy cavalry', 'medium cavalry', 'light horse battery']) {
      expect(evades(FOOT, who)).toBe(true);
      expect(evades(RIDER, who)).toBe(false);
    }
    for (const who of ['line infantry column', 'heavy foot battery']) expect(evades(FOOT, who)).toBe(false);
  });

  test('SH-REACT-11, SH-EVADE-02 a unit engaged from behind cannot evade', () => {
    const rear = battle(FIELD, RIDER, `blue 3H light cavalry ${ahead(3)} N`).give('red', '7C charge 3H');
    expect(rear.waits).not.toContain('evade');
  });

  test('SH-REACT-11, SH-EVADE-06 the farthest hex first, each out of reach of the charger', () => {
    const t = battle(FIELD, RIDER, `blue 3H light cavalry ${ahead(2)} S`).give('red', '7C charge 3H');
    const hexes = [...t.waits.matchAll(/evade (\d{4})/g)].map(([, hex]) => hex);
    expect(hexes).toHaveLength(20);
    expect(hexes[0]).toBe(at(0, -7));
    expect(hexes).toContain(at(0, -3));
    expect(hexes).not.toContain(at(0, -8));
    expect(t.waits).toMatch(/: hold(, evade \d{4}){7}, flee(, evade \d{4}){13}$/);
  });

  test('SH-REACT-02 all possible reactions are among the first fifteen, except some ways back', () => {
    const t = open(RIDER, `blue 3H light cavalry ${ahead(3)} S`).split(', ');
    expect(t.slice(0, 15).filter((text) => !text.startsWith('evade'))).toEqual(
      `hold, counter, ${TURNS}, flee`.split(', '),
    );
  });
});

describe('squares and closed columns', () => {
  const big = (n: number, more = '') => `blue 3L line infantry large battalion column ${ahead(n)} S${more}`;

  test('SH-FORM-08, SH-EX-12, SH-Q-22 a closed column from two hexes, a square from three', () => {
    expect(open(RIDER, big(3))).toBe(`hold, square, closed column, fire, ${TURNS}, flee`);
    expect(open(RIDER, big(2))).toBe('hold, closed column, fire, flee');
    const t = battle(FIELD, RIDER, big(2)).give('red', '7C charge 3L').answer('closed column').rolls('3 4');
    expect(t.story).toContain('! reacted 3L closed column');
    expect(t.unit('3L').formation).toBe('closedColumn');
    expect(t.story).toContain('! declined 7C 3L');
  });

  test('SH-FORM-08, SH-Q-22 at one hex only if the ruling says so', () => {
    const flank = [RIDER, `blue 3L line infantry large battalion column ${at(1, 0)} N`];
    expect(open(...flank)).toBe('hold, flee');
    expect(open('ruling closed column from 1', ...flank)).toBe('hold, closed column, flee');
  });

  test('SH-FORM-06, -07, -18, -20, SH-Q-23 only a column of a large battalion, before cavalry, on open ground', () => {
    expect(open(RIDER, `blue 3L line infantry column ${ahead(2)} S`)).not.toContain('closed');
    expect(open(RIDER, `blue 3L line infantry large battalion line ${ahead(2)} S`)).not.toContain('closed');
    expect(open(FOOT, big(2))).not.toContain('closed');
    expect(open(RIDER, big(2), `hex ${ahead(2)} difficult`)).not.toContain('closed');
    expect(open(RIDER, `blue 3L line infantry large battalion irregular column ${ahead(2)} S`)).not.toContain('closed');
  });

  test('SH-REACT-04, SH-FORM-19 skirmishers and irregulars cannot form square', () => {
    expect(open(RIDER, `blue 3L light infantry skirmisher skirmish ${ahead(3)} S`)).not.toContain('square');
    expect(open(RIDER, `blue 3L line infantry irregular column ${ahead(3)} S`)).not.toContain('square');
    expect(open(RIDER, `blue 3L line infantry column ${ahead(3)} S`, `hex ${ahead(3)} difficult`)).not.toContain(
      'square',
    );
  });
});

describe('reactions carried out', () => {
  test('SH-REACT-09, -14 a rotation is made when the test is passed, and lost when it fails', () => {
    const t = battle(FIELD, RIDER, `blue 3L line infantry column ${ahead(3)} N`)
      .give('red', '7C charge 3L')
      .answer('turn S');
    const turned = t.rolls('2 2').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1');
    expect(turned.story).toContain('! passed 3L\n! turned 3L 3\n');
    expect(turned.unit('3L').facing).toBe(3);
    const failed = t.rolls('6 4').answer('stay').rolls('1 1 1 1 1 1 1 1');
    expect(failed.unit('3L').facing).toBe(0);
    expect(failed.story).not.toContain('turned 3L');
  });

  test('SH-REACT-09, SH-FACING-10 to -12 an extended line wheels on either half, or turns about', () => {
    const line = `blue 3L line infantry linear order extended line ${at(0, -3)} also ${at(-1, -3)} S`;
    expect(open(RIDER, line)).toBe(
      'hold, fire, turn SE on left, turn SW on left, turn SW on right, turn SE on right, turn N, flee',
    );
    const t = battle(FIELD, RIDER, line).give('red', '7C charge 3L');
    const after = (answer: string) => t.answer(answer).rolls('1 1 1').rolls('1 1 1 1 1 1 1 1').rolls('1').unit('3L');
    expect(after('turn N')).toMatchObject({ facing: 0, at: at(-1, -3), also: at(0, -3) });
    expect(after('turn SW on left')).toMatchObject({ facing: 4, at: at(0, -3), also: at(0, -4) });
    const away = t.answer('turn SW on right').rolls('1 1 1');
    expect(away.unit('3L')).toMatchObject({ facing: 4, at: at(-1, -2), also: at(-1, -3) });
    expect(away.story).not.toContain('attacked');
    expect(open(RIDER, line, `hex ${at(0, -4)} impassable`)).toBe('hold, fire, turn SE, turn SW, turn N, flee');
  });

  test('SH-DEFFIRE-10, SH-FORM-13, SH-FIRE-22 an extended line fires once, with the half it chooses', () => {
    const line = `blue 3L line infantry linear order extended line ${at(0, -3)} also ${at(1, -3)} N`;
    const rider = `red 7C heavy cavalry ${at(1, -7)} S`;
    const t = battle(FIELD, rider, line, `hex ${at(0, -3)} village`).give('red', `7C charge 3L via ${at(1, -4)}, stop`);
    expect(t.waits).toContain('hold, fire right, fire left, ');
    const shot = (answer: string, dice: string) => t.answer(answer).rolls('1 1 1').rolls(dice).story;
    expect(shot('fire left', '1 1 1')).toContain('# fire 3L 6 +1 near -4 capOwnTerrain: 1 1 1');
    expect(shot('fire right', '1 1 1 1 1 1 1')).toContain('# fire 3L 6 +1 near: ');
    expect(shot('fire', '1 1 1 1 1 1 1')).toContain('! reacted 3L fire right');
  });

  test('SH-REACT-11, -13, SH-CHARGE-20 a unit that evades takes no test and is not attacked', () => {
    const t = battle(FIELD, RIDER, `blue 3H light cavalry ${ahead(3)} S`)
      .give('red', '7C charge 3H')
      .answer(`evade ${at(0, -6)}`);
    expect(t.story).toContain(`! reacted 3H evade ${at(0, -6)}\n! evaded 3H`);
    expect(t.story).not.toContain('#');
    expect(t.story).not.toContain('attacked');
    expect(t.unit('3H').at).toBe(at(0, -6));
    expect(t.unit('3H').facing).toBe(3);
  });

  test('SH-COUNTER-01, -08, SH-FACTOR-09, SH-Q-28 a countercharge takes the doubling from the charge', () => {
    const t = battle(FIELD, RIDER, `blue 3D medium cavalry ${ahead(3)} S`).give('red', '7C charge 3D');
    const held = t.answer('hold').rolls('3 4').rolls('1 1 1 1 1 1 1 1').rolls('1 1 1');
    expect(held.story).toContain('# shock 7C 4 +4 doubled: ');
    const met = t.answer('counter').rolls('2 3').rolls('1 1 1 1').rolls('1 1 1');
    expect(met.story).toContain('# morale 3D 7 -2 countercharge: 2 3');
    expect(met.story).toContain('! passed 3D\n! countercharged 3D 7C\n');
    expect(met.story).toContain('# shock 7C 4: ');
    expect(met.unit('3D').at).toBe(ahead(3));
    const failed = t.answer('counter').rolls('3 3').answer('stay').rolls('1 1 1 1 1 1 1 1').rolls('1 1');
    expect(failed.story).toContain('! failed 3D 1');
    expect(failed.story).toContain('# shock 7C 4 +4 doubled: ');
  });

  test('SH-MORALE-17, SH-COUNTER-11, SH-SKILL-CUIRASSIER-03, SH-SKILL-HALFCUIRASS-03, SH-SKILL-COUNTERCHARGE-01 armoured and trained cavalry countercharges without the modifier of 2', () => {
    const needs = (skill: string) =>
      battle(FIELD, RIDER, `blue 3D heavy cavalry ${skill} ${ahead(3)} S`)
        .give('red', '7C charge 3D')
        .about('counter');
    expect(needs('')).toEqual({ needs: 5, chance: 28 });
    for (const skill of ['cuirassier', 'half cuirass', 'countercharge']) {
      expect(needs(skill)).toEqual({ needs: 7, chance: 58 });
    }
    expect(needs('feudal cavalry')).toEqual({ needs: 5, chance: 28 });
  });

  test('SH-MORALE-16, SH-SKILL-CONTROLLEDFIRE-01, -04 the modifier of 2 for firing does not apply to guns, or to trained infantry in line', () => {
    const needs = (who: string, of = 'fire') =>
      battle(FIELD, RIDER, `blue 3L ${who} ${ahead(2)} S`)
        .give('red', '7C charge 3L')
        .about(of);
    expect(needs('line infantry line')).toMatchObject({ needs: 3 });
    expect(needs('line infantry controlled fire line')).toMatchObject({ needs: 5 });
    expect(needs('line infantry controlled fire column')).toMatchObject({ needs: 5 });
    expect(needs('line infantry controlled fire column', 'hold')).toMatchObject({ needs: 7 });
    expect(needs('heavy foot battery')).toMatchObject({ needs: 5 });
    expect(needs('heavy foot battery', 'hold')).toMatchObject({ needs: 5 });
  });

  test('SH-MORALE-16, -17 the modifiers for firing and for countercharging do not add up', () => {
    const t = battle(FIELD, FOOT, `blue 3L line infantry column ${ahead(3)} S`).give('red', '45L charge 3L');
    expect([t.about('hold'), t.about('fire'), t.about('counter')]).toEqual([
      { needs: 7, chance: 58 },
      { needs: 5, chance: 28 },
      { needs: 5, chance: 28 },
    ]);
  });

  test('SH-COUNTER-08, SH-TERRAIN-15, SH-Q-54 no countercharge out of rough ground; out of a fort if the ruling allows it', () => {
    const from = (ground: string, ...more: string[]) =>
      open(FOOT, `blue 3D medium cavalry ${ahead(3)} S`, `hex ${ahead(3)} ${ground}`, ...more).includes('counter');
    for (const ground of ['wood', 'village', 'fort', 'difficult', 'ford']) expect(from(ground)).toBe(false);
    for (const ground of ['hill', 'bridge']) expect(from(ground)).toBe(true);
    expect(from('fort', 'ruling countercharge into forts yes')).toBe(true);
    expect(from('village', 'ruling countercharge into forts yes')).toBe(false);
  });

  test('SH-MORALE-13, -17 in cover, the modifier for countercharging does not apply', () => {
    const fort = [`hex ${ahead(3)} fort`, 'ruling countercharge into forts yes'];
    const t = battle(FIELD, FOOT, `blue 3D medium cavalry ${ahead(3)} S`, ...fort).give('red', '45L charge 3D');
    expect(t.about('counter')).toEqual({ needs: 7, chance: 58 });
  });

  test('SH-MORALE-20, SH-CHARGE-20 a target that stays and is eliminated by its failed test is not attacked', () => {
    const weak = `blue 3L line infantry column strength 2 of 14 ${ahead(3)} S`;
    const t = battle(FIELD, RIDER, weak).give('red', '7C charge 3L').answer('hold').rolls('6 5').answer('stay');
    expect(t.has('3L')).toBe(false);
    expect(t.story).not.toContain('attacked');
  });

  test('SH-DEFFIRE-09 a charger destroyed by the fire does not attack', () => {
    const last = `red 7C heavy cavalry strength 1 of 8 ${at(0, 0)} N`;
    const t = battle(FIELD, last, `blue 3L line infantry line ${ahead(2)} S`)
      .give('red', '7C charge 3L')
      .answer('fire');
    const shot = t.rolls('1 2').rolls('5 1 1 1 1 1 1');
    expect(shot.has('7C')).toBe(false);
    expect(shot.waits).toBe('nobody');
  });
});

describe('assaults', () => {
  test('SH-ASSAULT-12, SH-Q-62 the target of an assault reacts without a test', () => {
    const t = battle(FIELD, FOOT, `blue 3L line infantry line ${ahead(2)} S`).give('red', '45L assault 3L');
    expect(t.waits).toBe('blue ASK-06 3L: hold, fire, flee');
    expect([t.about('hold'), t.about('fire')]).toEqual([{ noTest: true }, { noTest: true }]);
    const held = t.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1 1 1');
    expect(held.story).not.toContain('morale');
    const fired = t.answer('fire').rolls('1 1 1 1 1 1 1').rolls('1 1 1 1').rolls('1 1 1 1 1 1');
    expect(fired.story).toContain('! reacted 3L fire\n# fire 3L 6 +1 near: ');
    expect(fired.story).not.toContain('morale');
  });

  test('SH-ASSAULT-12, SH-DEFFIRE-09 an attacker that fails its test for the fire does not attack', () => {
    const t = battle(FIELD, FOOT, `blue 3L line infantry line ${ahead(2)} S`)
      .give('red', '45L assault 3L')
      .answer('fire');
    const broken = t.rolls('5 5 5 1 1 1 1').rolls('6 5').answer('stay');
    expect(broken.story).not.toContain('attacked');
  });

  test('SH-ASSAULT-12, SH-REACT-10 a target that was in combat, even with the attacker, holds or flees', () => {
    expect(openToAssault(FOOT, `blue 3L line infantry line ${ahead(1)} S`)).toBe('hold, flee');
    expect(openToAssault(FOOT, `blue 3H light cavalry ${ahead(1)} S`)).toBe('hold, flee');
  });

  test('SH-ASSAULT-13, SH-FORM-08, SH-Q-22 no square, no turn, no countercharge; a closed column at two hexes from cavalry', () => {
    const big = (n: number) => `blue 3L line infantry large battalion column ${at(0, -n)} S`;
    expect(openToAssault(RIDER, big(2))).toBe('hold, closed column, fire, flee');
    expect(openToAssault(FOOT, big(2))).toBe('hold, fire, flee');
    const beside = `blue 3L line infantry large battalion column ${at(1, 0)} N`;
    expect(openToAssault(RIDER, beside)).not.toContain('closed');
    expect(openToAssault('ruling closed column from 1', RIDER, beside)).toContain('closed column');
  });

  test('SH-REACT-11 evading an assault: there is no pursuit', () => {
    const t = battle(FIELD, FOOT, `blue 3H light cavalry ${ahead(2)} S`).give('red', '45L assault 3H');
    const away = t.answer(`evade ${at(0, -5)}`);
    expect(away.unit('3H').at).toBe(at(0, -5));
    expect(away.story).not.toContain('attacked');
    expect(away.story).not.toContain('ASK-15');
  });

  test('SH-ASSAULT-12, SH-REACT-17, SH-Q-62, -80 a panicked target may stand', () => {
    expect(openToAssault(FOOT, `blue 3L line infantry panicked ${ahead(2)} N`)).toBe('hold, flee');
    const t = battle(FIELD, FOOT, `blue 3L line infantry panicked ${ahead(2)} N`).give('red', '45L assault 3L');
    expect(t.answer('hold').rolls('1 1 1 1').story).toContain('! attacked 45L 3L');
  });
});

describe('a new square in front of a charger', () => {
  const SQUARE = `blue 3L line infantry column ${ahead(3)} S`;

  test('SH-CHARGE-21, SH-EVADE-05, ASK-08 cavalry of any type may fall back, if the order says so', () => {
    for (const type of ['heavy', 'medium', 'light']) {
      const rider = `red 7C ${type} cavalry ${at(0, 0)} N`;
      const t = battle(FIELD, rider, SQUARE).give('red', `7C charge 3L, if square evade ${at(0, 0)}`);
      const away = t.answer('square').rolls('3 4');
      expect(away.story).toContain('! evaded 7C');
      expect(away.story).not.toContain('attacked');
      expect(away.story).not.toContain('declined');
      expect(away.unit('7C').at).toBe(at(0, 0));
      expect(away.unit('7C').facing).toBe(0);
    }
  });

  test('SH-CHARGE-21 no falling back in an assault, from a square that was there before, or when the target stands', () => {
    const order = `7C charge 3L, if square evade ${at(0, 0)}`;
    const old = battle(FIELD, RIDER, `blue 3L line infantry square ${ahead(3)} S`)
      .give('red', order)
      .answer('hold');
    expect(old.story).toContain('! declined 7C 3L');
    expect(old.story).not.toContain('evaded');
    const big = `blue 3L line infantry large battalion column ${ahead(2)} S`;
    const assault = battle(FIELD, RIDER, big).give('red', `7C assault 3L, if square evade ${at(0, 0)}`);
    expect(assault.answer('closed column').story).toContain('! declined 7C 3L');
    const stood = battle(FIELD, RIDER, SQUARE).give('red', order).answer('hold').rolls('3 4');
    expect(stood.rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1').story).toContain('! attacked 7C 3L');
  });

  test('SH-CHARGE-21, SH-EVADE-02 no falling back with an enemy behind; a hex out of reach is refused, and the charger stops', () => {
    const order = (hex: string) => `7C charge 3L via ${at(0, -2)}, if square evade ${hex}`;
    const behind = (point: string) =>
      battle(FIELD, RIDER, SQUARE, `blue 9L line infantry line ${at(-1, -1)} ${point}`)
        .give('red', order(at(0, 0)))
        .answer('square')
        .rolls('3 4').story;
    expect(behind('N')).toContain('! declined 7C 3L');
    expect(behind('S')).toContain('! evaded 7C');
    const far = battle(FIELD, RIDER, SQUARE)
      .give('red', order(at(0, 3)))
      .answer('square')
      .rolls('3 4');
    expect(far.story).toContain('! declined 7C 3L');
  });
});
