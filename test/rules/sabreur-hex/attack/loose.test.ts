import { describe, expect, test } from 'vitest';
import { mayTake } from '../../../../src/rules/sabreur-hex/formation/form.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import {
  baseCombatFactor,
  baseFireFactor,
  fireRange,
  movementFactor,
} from '../../../../src/rules/sabreur-hex/tables.ts';
import { ignoresPenalties } from '../../../../src/rules/sabreur-hex/field/terrain.ts';
import { battle } from '../../../help/battle.ts';
import { position, unit } from '../../../help/position.ts';

const ENEMY = 'blue 3L line infantry column 1601 S';

describe('skirmish order', () => {
  test('SH-FORM-02 SH-SKILL-SKIRMISHER-01 light infantry with the skill forms it, and leaves it for line or column', () => {
    const t = battle('red 2Lg light infantry skirmisher column 0510 N', ENEMY);
    expect(t.give('red', '2Lg skirmish').unit('2Lg').formation).toBe('skirmish');
    const back = battle('red 2Lg light infantry skirmisher skirmish 0510 N', ENEMY);
    expect(back.give('red', '2Lg line').unit('2Lg').formation).toBe('line');
    expect(back.give('red', '2Lg square').refused).toBe('SH-FORM-19 refuse-form-loose-square');
  });

  test('SH-SKILL-SKIRMISHER-02 no unit forms it without the skill, and line infantry never does', () => {
    const t = battle('red 2Lg light infantry column 0510 N', ENEMY).give('red', '2Lg skirmish');
    expect(t.refused).toBe('SH-FORM-02 refuse-form-skirmish');
    expect(() => battle('red 2Lg light infantry skirmish 0510 N', ENEMY)).toThrow('fault-formation');
    expect(() => battle('red 1L line infantry skirmish 0510 N', ENEMY)).toThrow('fault-formation');
    expect(() => battle('red 1L line infantry skirmisher 0510 N', ENEMY)).toThrow('fault-skill-type');
  });

  test('Table T1: the factors of skirmishers', () => {
    const loose = unit('A', 'red', [0, 0], { type: 'lightInfantry', formation: 'skirmish' });
    const worth = [
      baseCombatFactor(loose, { charging: false }),
      baseFireFactor(loose),
      fireRange(loose),
      movementFactor(loose),
    ];
    expect(worth).toEqual([3, 3, 5, 3]);
  });

  test('SH-TERRAIN-06 slow ground does not reduce their movement', () => {
    expect(ignoresPenalties(unit('A', 'red', [0, 0], { type: 'lightInfantry', formation: 'skirmish' }))).toBe(true);
    const t = battle('red 2Lg light infantry skirmisher skirmish 0510 N', ENEMY, 'hex 0509 wood', 'hex 0508 wood');
    expect(t.give('red', '2Lg march 0507').unit('2Lg').at).toBe('0507');
    const line = battle('red 1L line infantry column 0510 N', ENEMY, 'hex 0509 wood', 'hex 0508 wood', 'hex 0409 wood');
    expect(line.give('red', '1L march 0507').refused).toBe('SH-TERRAIN-07 refuse-march-ground');
  });

  test('SH-PASS-02 SH-FIRE-09 they march through friends, and fire behind them', () => {
    const t = battle(
      'red 2Lg light infantry skirmisher skirmish 0510 N',
      'red 1L line infantry column 0509 N',
      'red 4L line infantry column 0409 N',
      'blue 3L line infantry column 0504 S',
    ).give('red', '2Lg march 0508 then fire 3L');
    expect(t.rolls('1 1 1').story).toContain('! fired 2Lg 3L fire');
  });
});

describe('Loose Order', () => {
  const LOOSE = 'red 2Lg light infantry loose order 0510 N';

  test('SH-FORM-05 SH-SKILL-LOOSEORDER-01 the unit is always in skirmish order, without an order', () => {
    expect(unitOf(readPosition([LOOSE, ENEMY]), '2Lg').formation).toBe('skirmish');
    expect(() => readPosition([`${LOOSE} column`, ENEMY])).toThrow('fault-formation');
    expect(unitOf(readPosition([`${LOOSE} panicked`, ENEMY]), '2Lg').formation).toBe('horde');
    const now = position({
      units: [unit('A', 'red', [0, 0], { type: 'lightInfantry', formation: 'skirmish', skills: ['looseOrder'] })],
    });
    for (const formation of ['line', 'column', 'square', 'skirmish'] as const)
      expect(mayTake(now, unitOf(now, 'A'), formation)?.clause).toBe('SH-FORM-05');
  });

  test('SH-SKILL-LOOSEORDER-01 it evades as skirmishers do', () => {
    expect(battle(LOOSE, ENEMY).give('red', '2Lg evade 0511').unit('2Lg').at).toBe('0511');
  });
});

describe('skirmishers and Loose Order in rout', () => {
  /** Friends on both hexes before a router that runs two hexes and crosses one of them. */
  const flight = (who: string, ...more: readonly string[]) =>
    battle(
      'map 24 x 24',
      `red 2Lg ${who} 1212 S`,
      'red 1A light infantry column 1213 N',
      'red 1B light infantry column 1113 N',
      'red 1C light infantry column 1313 N',
      ENEMY,
      ...more,
    );
  const runs = (who: string, dice: string) => flight(who).give('red', '2Lg flee').rolls(dice);

  test('SH-ROUT-09 others cost a friend losses', () => {
    expect(runs('light infantry column', '2').answer('via 1313 1214').rolls('5').story).toContain('# crossed');
  });

  test.each(['light infantry loose order', 'light infantry skirmisher skirmish', 'light cavalry harassing'])(
    'SH-ROUT-11 SH-SKILL-LOOSEORDER-02 SH-SKILL-HARASSING-07 %s: no one',
    (who) => {
      const dice = who.includes('cavalry') ? '1' : '2';
      const t = runs(who, dice);
      expect(t.story).not.toContain('# crossed');
      expect(['1A', '1B', '1C'].map((id) => t.unit(id).strength)).toEqual([12, 12, 12]);
    },
  );

  test('SH-ROUT-11 skirmishers cost friends nothing in the turn of their panic, but do later; Loose Order never does', () => {
    const later = (who: string, dice: string) => flight(who).give('red', '2Lg flee').rolls(dice).story;
    expect(later('light infantry skirmisher panicked scattered', '2')).not.toContain('# crossed');
    const again = flight('light infantry skirmisher panicked').give('red', '2Lg flee').rolls('2');
    expect(again.answer('via 1313 1214').rolls('5').story).toContain('# crossed');
    expect(later('light infantry loose order panicked', '2')).not.toContain('# crossed');
    const t = flight('light infantry skirmisher skirmish').give('red', '2Lg flee').rolls('2');
    expect(t.unit('2Lg')).toMatchObject({ formation: 'horde', scattered: true });
    expect(t.give('red', 'end').give('red', 'check victory').unit('2Lg').scattered).toBe(false);
  });
});
