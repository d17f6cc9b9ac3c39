/** The worked examples of the book that are fought, on the placements of the clause book's card: 1515 is its origin. */
import { describe, expect, test } from 'vitest';
import { type Battle, battle } from '../../help/battle.ts';
import { at } from '../../help/position.ts';

const FIELD = 'map 30 x 30';

describe('engaged and outflanked', () => {
  test('SH-EX-03 a unit that faces an enemy may not fire, one with an enemy only behind it may', () => {
    const face = battle(FIELD, `red 1A line infantry line ${at(0, 0)} N`, `blue 2B line infantry line ${at(0, -1)} S`);
    expect(face.give('red', '1A fire 2B').refused).toBe('SH-FIRE-02 refuse-fire-engaged');
    const back = battle(FIELD, `red 1C line infantry line ${at(0, 0)} N`, `blue 2D line infantry line ${at(0, -1)} N`);
    expect(back.give('red', '1C fire 2D').refused).toBe('nothing');
    const side = battle(FIELD, `red 1C line infantry line ${at(0, 0)} N`, `blue 2D line infantry line ${at(1, 0)} N`);
    expect(side.give('red', '1C fire 2D').refused).toBe('SH-FIRE-07 refuse-fire-cone');
  });

  test('SH-EX-05 an outflanked unit cannot fire; once a friend engages its enemy it is only engaged', () => {
    const both = [FIELD, `red 1U line infantry line ${at(0, 0)} N`, `blue 2D line infantry line ${at(1, 0)} SW`];
    expect(battle(...both).give('red', '1U fire 2D').refused).toBe('SH-OUTFLANK-04 refuse-fire-outflanked');
    const freed = battle(...both, `red 3F line infantry line ${at(1, 1)} N`);
    expect(freed.give('red', '1U fire 2D').refused).toBe('SH-FIRE-02 refuse-fire-engaged');
  });
});

describe('groups', () => {
  const enemyAt = (far: number) => `blue 9E line infantry line ${at(0, -far)} S`;
  const pair = (more: string, far: number) =>
    battle(
      FIELD,
      'turn 1 points 3',
      enemyAt(far),
      `red 1A heavy cavalry ${more} ${at(0, 0)} N`,
      `red 2A heavy cavalry ${more} ${at(1, 0)} N`,
    ).give('red', '1A 2A:').now.orderPoints;

  test('SH-EX-07, SH-Q-14, SH-Q-15 two cavalry units: two points with an enemy at six hexes', () => {
    expect(pair('', 6)).toBe(1);
    expect(pair('', 7)).toBe(2);
    expect(pair('massed charge', 6)).toBe(2);
    expect(pair('massed charge recruit', 6)).toBe(1);
  });

  test('SH-EX-08 three panicked units cost two, whatever their facings', () => {
    const t = battle(
      FIELD,
      'turn 1 points 3',
      enemyAt(6),
      `red 1A heavy cavalry massed charge panicked ${at(0, 0)} N`,
      `red 2A line infantry panicked ${at(1, 0)} S`,
      `red 3A line infantry panicked ${at(2, 0)} SE`,
    );
    expect(t.give('red', '1A 2A 3A:').now.orderPoints).toBe(1);
  });
});

describe('fire', () => {
  const firer = `red 1A line infantry line ${at(0, 0)} N`;
  const fireAt = (id: string, ...more: readonly string[]): Battle =>
    battle(FIELD, firer, ...more).give('red', `1A fire ${id}`);

  test('SH-EX-09 the guns save, pass on two losses and take one; no test; then they return fire', () => {
    const shot = battle(
      FIELD,
      `red 9L line infantry line ${at(1, -2)} S`,
      `blue 6B medium foot battery strength 3 of 5 ${at(0, 0)} N`,
      `blue 3L line infantry line ${at(1, 0)} N`,
      `blue 1L line infantry line elite ${at(0, 1)} N`,
    ).give('red', '9L fire 6B');
    const hit = shot.rolls('5 5 6 6 5 1 2').rolls('4 1 1 1 1').answer('transfer 2 to 3L').rolls('6 1 2');
    expect(hit.rolls('1 1 1 1').story).toMatchInlineSnapshot(`
      "! activated 9L 1
      # fire 9L 6 +1 near: 5 5 6 6 5 1 2
      ! fired 9L 6B fire
      # saves 6B: 4 1 1 1 1
      = ASK-13 6B transfer 2 to 3L (person)
      # morale 3L 7: 6 1 2
      ! passed 3L
      ! lost 3L 2
      ! lost 6B 1 9L
      = ASK-14 6B fire (default)
      # fire 6B 5 +1 near -2 demoralised: 1 1 1 1
      ! fired 6B 9L return
      ! acted 9L"
    `);
    expect(hit.rolls('1 1 1 1').unit('3L').strength).toBe(18);
  });

  test('SH-EX-16 a target in the arc, one outside it, and one hidden by a wood of its own', () => {
    expect(fireAt('2B', `blue 2B line infantry line ${at(0, -3)} S`).refused).toBe('nothing');
    expect(fireAt('2B', `blue 2B line infantry line ${at(2, -1)} S`).refused).toBe('SH-FIRE-07 refuse-fire-cone');
    const wood = [`blue 2B line infantry line ${at(2, -3)} S`, `hex ${at(2, -3)} wood`];
    expect(fireAt('2B', ...wood).refused).toBe('nothing');
  });

  test('SH-EX-17, -18, SH-Q-70 from centre to centre; a unit that the line only touches hides the target', () => {
    const target = `blue 2T line infantry line ${at(2, -4)} S`;
    expect(fireAt('2T', target).refused).toBe('nothing');
    const grazed = fireAt('2T', target, `blue 3B line infantry line ${at(1, -3)} S`);
    expect(grazed.refused).toBe('SH-FIRE-07 refuse-fire-blind');
  });

  test('SH-EX-19, SH-ENFILADE-01 to -03, SH-FACTOR-22 a shot from behind the target is an enfilade, but a square is never enfiladed', () => {
    const back = fireAt('2X', `blue 2X line infantry line ${at(0, -3)} N`).rolls('1 1 1 1 1 1 1 1');
    expect(back.story).toContain('# fire 1A 6 +2 enfilade: ');
    const square = fireAt('2Y', `blue 2Y line infantry square ${at(2, -3)} N`).rolls('1 1 1 1 1 1');
    expect(square.story).toContain('# fire 1A 6: ');
  });

  test('SH-EX-22, SH-Q-07 in contact: engaged units do not fire, their neighbour only at enemies beside it', () => {
    const melee = battle(
      FIELD,
      'turn 1 points 3',
      firer,
      `red 1B line infantry line ${at(-1, 0)} N`,
      `blue 2X line infantry line ${at(0, -1)} SW`,
      `blue 2Y line infantry line ${at(1, -1)} NE`,
      `blue 2Z line infantry line ${at(1, -3)} S`,
    ).give('red', '1B 1A:');
    expect(melee.give('red', '1B fire 2X').refused).toBe('SH-FIRE-02 refuse-fire-engaged');
    for (const id of ['2X', '2Y']) {
      const shot = melee.give('red', `1A fire ${id}`).rolls('1 1 1 1 1 1 1 1 1');
      expect(shot.story).toContain('# fire 1A 6 +1 near +2 enfilade: ');
    }
    expect(melee.give('red', '1A fire 2Z').refused).toBe('SH-FIRE-05 refuse-fire-in-contact');
  });
});

describe('charges', () => {
  test('SH-EX-11 a square in reaction to a charge from three hexes, not from two', () => {
    const charged = (r: number) =>
      battle(FIELD, `red 7C heavy cavalry ${at(0, 0)} N`, `blue 3L line infantry column ${at(0, r)} S`).give(
        'red',
        '7C charge 3L',
      ).waits;
    expect(charged(-3)).toBe('blue ASK-06 3L: hold, square, fire, turn SE, turn N, turn NE, turn SW, turn NW, flee');
    expect(charged(-2)).toBe('blue ASK-06 3L: hold, fire, flee');
  });

  test('SH-EX-21, SH-CHARGE-15, SH-FIRE-03, SH-DEFFIRE-01 to -05, -07 X charges B, faces C too; B fires at it, then C', () => {
    const t = battle(
      FIELD,
      `red 7C heavy cavalry ${at(1, -4)} S`,
      `blue 1B line infantry line ${at(0, 0)} N`,
      `blue 2C line infantry line ${at(1, 0)} N`,
    ).give('red', `7C charge 1B via ${at(1, -1)}`);
    expect(t.waits).toBe('blue ASK-06 1B: hold, square, fire, turn NE, turn SE, turn S, turn SW, turn NW, flee');
    const fired = t.answer('fire').rolls('1 2').rolls('1 1 1 1 1 1 1');
    expect(fired.waits).toBe('blue ASK-07: friend none, friend 2C fire');
    const both = fired
      .answer('friend 2C fire')
      .rolls('3 4')
      .rolls('5 1 1 1 1 1 1')
      .rolls('1 1 1 1 1 1 1 1')
      .rolls('1 1 1 1 1 1');
    expect(both.story).toContain('# morale 1B 7 -2 nonDense -2 defensiveFire: 1 2');
    expect(both.story).toContain('# fire 1B 6 +1 near: ');
    expect(both.story).toContain('# morale 2C 7: 3 4');
    expect(both.story).toContain('# fire 2C 6 +1 near: ');
    expect(both.unit('7C').at).toBe(at(1, -1));
  });
});
