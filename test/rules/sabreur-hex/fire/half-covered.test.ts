/** SH-Q-06. An extended line with cover for one of its halves: what weighs on its tests, and how many dice it throws. */
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/hex/grid.ts';
import { combatFactor } from '../../../../src/rules/sabreur-hex/losses/factor.ts';
import { moraleModifiers, type TestContext } from '../../../../src/rules/sabreur-hex/morale/morale.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { type State, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

describe('SH-Q-06 cover of one half', () => {
  const own = unit('A', 'blue', [0, 0], { skills: ['linearOrder'], formation: 'extendedLine', also: at(1, 0) });
  const names = (where: readonly [number, number] | undefined, ...walls: readonly (readonly [number, number])[]) => {
    const hexes = Object.fromEntries(walls.map(([q, r]) => [at(q, r), 'village' as const]));
    const enemy = unit('B', 'red', where ?? [0, -9], { facing: 3 });
    const now = position({ units: [own, enemy], hexes });
    const attack = where && { attacker: 'B', from: enemy, target: 'A' };
    return moraleModifiers(now, own, 'reaction', attack ? { attack } : {}).map(({ name }) => name);
  };

  test('SH-Q-06, SH-MORALE-11 the half attacked decides; without an attack both must be in cover', () => {
    expect(names([0, -1], [0, 0])).toContain('cover');
    expect(names([2, -1], [0, 0])).not.toContain('cover');
    expect(names([1, -1], [0, 0])).not.toContain('cover');
    expect(names([1, -1], [0, 0], [1, 0])).toContain('cover');
    expect(names(undefined, [0, 0])).not.toContain('cover');
    expect(names(undefined, [0, 0], [1, 0])).toContain('cover');
  });

  /** D outflanks the line from its right; B is before its left half. */
  const beset = (...walls: readonly (readonly [number, number])[]) =>
    position({
      units: [own, unit('B', 'red', [0, -1], { facing: 3 }), unit('D', 'red', [2, 0], { facing: 4 })],
      hexes: Object.fromEntries(walls.map(([q, r]) => [at(q, r), 'village' as const])),
    });

  test('SH-Q-06, SH-MORALE-10, -11 in a test without an enemy only cover of both halves counts', () => {
    for (const reason of ['activation', 'rally', 'formation', 'initiative', 'restraint', 'transfer'] as const) {
      const weighs = (now: State) => moraleModifiers(now, own, reason, {}).map(({ name }) => name);
      expect(weighs(beset([1, 0]))).toEqual(['outflanked']);
      expect(weighs(beset([0, 0]))).toEqual(['outflanked']);
      expect(weighs(beset([0, 0], [1, 0]))).toEqual(['cover']);
    }
  });

  test('SH-Q-06, SH-MORALE-10, -11 in a test with an enemy the cover of the half attacked or hit counts', () => {
    const left = beset([0, 0]);
    const right = beset([1, 0]);
    const weighs = (now: State, context: TestContext) =>
      moraleModifiers(now, own, 'losses', context).map(({ name }) => name);
    expect([weighs(left, { enemy: 'B' }), weighs(right, { enemy: 'B' })]).toEqual([['cover'], ['outflanked']]);
    expect([weighs(left, { enemy: 'D' }), weighs(right, { enemy: 'D' })]).toEqual([['outflanked'], ['cover']]);
    expect([weighs(left, { struck: at(0, 0) }), weighs(right, { struck: at(0, 0) })]).toEqual([
      ['cover'],
      ['outflanked'],
    ]);
    // Outflanked when it declared its assault upon B.
    const assaulting = { enemy: 'B', outflanked: true };
    expect([weighs(left, assaulting), weighs(right, assaulting)]).toEqual([['cover'], ['outflanked']]);
  });

  test('SH-Q-06, SH-OUTFLANK-03 outflanked, it fights as usual if the half in combat is in cover', () => {
    const dice = (now: State, outflanked: boolean) =>
      combatFactor(now, own, unitOf(now, 'B'), { charging: false, doubled: false, lostInCharge: 0, outflanked }).dice;
    for (const outflanked of [false, true])
      expect([dice(beset([0, 0]), outflanked), dice(beset([1, 0]), outflanked)]).toEqual([3, 1]);
  });

  test('SH-Q-11, SH-Q-06 under another reading a fort does not help when outflanked, even if the half in combat is in it', () => {
    const dice = (fort: readonly [number, number], other: readonly [number, number]) => {
      const now = beset(other);
      const hexes = { ...now.map.hexes, [at(...fort)]: { terrain: 'fort' as const } };
      const rulings = { ...RECOMMENDED, outflankedLimitSpares: 'woodVillage' as const };
      const context = { charging: false, doubled: false, lostInCharge: 0 };
      const read = { ...now, rulings, map: { ...now.map, hexes } };
      return combatFactor(read, own, unitOf(read, 'B'), context).dice;
    };
    expect([dice([0, 0], [1, 0]), dice([1, 0], [0, 0])]).toEqual([1, 3]);
  });

  test('SH-Q-06, SH-MORALE-11 the test after a shot uses the cover of the half that was hit', () => {
    const shot = (village: Hex) =>
      battle(
        'map 30 x 30',
        `hex ${village} village`,
        `red 1A line infantry line ${at(0, -4)} S`,
        `blue 2B line infantry linear order extended line ${at(0, 0)} also ${at(1, 0)} N`,
      ).give('red', '1A fire 2B');
    // The right half is out of range.
    expect(shot(at(0, 0)).rolls('5 5 5  1 1 1  5 5  1 1 1').story).toContain('# morale 2B 7 +3 cover: 5 5');
    expect(shot(at(1, 0)).rolls('5 5 5 1 1 1  1 1 1  3 3  1 1 1 1 1 1').story).toContain('# morale 2B 7: 3 3');
  });

  test('SH-Q-06, SH-MORALE-11 the test for a blow uses it too, for the unit struck', () => {
    const fought = (village: Hex) =>
      battle(
        'map 30 x 30',
        `hex ${village} village`,
        `red 1A line infantry linear order extended line ${at(0, 0)} also ${at(1, 0)} N`,
        `blue 2B line infantry column ${at(0, -1)} S`,
      )
        .give('red', '1A assault 2B')
        .answer('hold');
    // Dice of the half that fights, three of four hits on it, no save but in the village.
    const inside = fought(at(0, 0)).rolls('1 1 1').rolls('4 4 4').rolls('1 1 1').rolls('5 5');
    expect(inside.story).toContain('# morale 1A 7 +3 cover: 5 5');
    const outside = fought(at(1, 0)).rolls('1 1 1 1 1 1').rolls('4 4 4 1').rolls('3 3');
    expect(outside.story).toContain('# morale 1A 7: 3 3');
  });

  test('SH-Q-06, SH-MORALE-11 a friend that helps uses the half nearest to the attacker', () => {
    const needs = (village: Hex) =>
      battle(
        'map 30 x 30',
        `hex ${village} village`,
        `red 45L line infantry column ${at(1, -2)} S`,
        `blue 3L line infantry column ${at(0, 0)} N`,
        `blue 2C line infantry linear order extended line ${at(1, 0)} also ${at(2, 0)} N`,
      )
        .give('red', `45L assault 3L from ${at(1, -1)}`)
        .answer('hold')
        .about('friend 2C fire');
    expect(needs(at(1, 0))).toMatchObject({ needs: 10 });
    expect(needs(at(2, 0))).toMatchObject({ needs: 7 });
  });
});
