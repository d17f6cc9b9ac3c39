/** Nerve, flight and pursuit: cases at the edge of a clause. 1515 is the origin of the placements. */
import type { Facing } from '../../../../src/hex/facing.ts';
import { keepInFlight } from '../../../../src/rules/sabreur-hex/morale/rout-kept.ts';
import { chooseRun } from '../../../../src/rules/sabreur-hex/morale/rout-run.ts';
import { returnFire } from '../../../../src/rules/sabreur-hex/fire/riposte.ts';
import { describe, expect, test } from 'vitest';
import { type Play, type Question, Refusal, type Step } from '../../../../src/kernel/play.ts';
import { pursuitPaths } from '../../../../src/rules/sabreur-hex/attack/pursuit-path.ts';
import {
  askBlow,
  askPursuitPath,
  askPursuit,
  contactsAfter,
} from '../../../../src/rules/sabreur-hex/attack/pursuit-choice.ts';
import { bestRun, runs } from '../../../../src/rules/sabreur-hex/morale/rout-path.ts';
import { chooseFacing } from '../../../../src/rules/sabreur-hex/morale/rout-facing.ts';
import type { Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { otherSaveClause } from '../../../../src/rules/sabreur-hex/losses/save.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';

/** What is asked first. */
function question(play: Play<unknown, unknown>): Question {
  const step = play.next().value as Step<unknown>;
  if (!('ask' in step)) throw new Error('nobody is asked');
  return step.ask;
}

const FAR = `blue 9L line infantry column ${at(9, -9)} S`;
const CHARGER = `red 7C heavy cavalry ${at(0, 0)} N`;

describe('morale', () => {
  test('SH-MORALE-14, SH-SAVE-13 skirmishers are not dense', () => {
    const skirmishers = `blue 3L light infantry skirmisher skirmish ${at(0, 0)} N`;
    const t = battle(FIELD, `red 7C heavy cavalry ${at(0, -3)} S`, skirmishers)
      .give('red', '7C charge 3L')
      .answer('hold');
    expect(t.rolls('6 1').waits).toMatch(/ASK-10/);
  });

  test('SH-QUALITY-06 elite heavy cavalry affects its neighbours, an elite enemy does not', () => {
    const tired = `red 1L line infantry column ${at(1, 0)} N strength 12 of 16`;
    const dice = (line: string) => battle(FIELD, line, tired, FAR).give('red', '1L rally').rolls('1 1');
    expect(dice(`red 7C heavy cavalry elite ${at(0, 0)} N`).rolls('1').story).toContain('# morale 1L 7: 1 1 1');
    const target = `blue 3L line infantry column ${at(0, 0)} N`;
    const charged = battle(FIELD, `red 7C heavy cavalry elite ${at(0, -3)} S`, target).give('red', '7C charge 3L');
    expect(charged.answer('hold').rolls('6 6').waits).toMatch(/ASK-10/);
  });

  test('SH-MORALE-13, -14 modifiers of the reaction to a charge do not apply to the test for its losses', () => {
    const t = battle(FIELD, `red 7C heavy cavalry ${at(0, -3)} S`, `blue 3L line infantry line ${at(0, 0)} N`)
      .give('red', '7C charge 3L')
      .answer('hold')
      .rolls('1 1')
      .rolls('6 6 6 1 1 1 1 1')
      .rolls('1 1')
      .rolls('1 1 1');
    expect(t.story).toContain('# morale 3L 7 -2 nonDense: 1 1');
    expect(t.story).toContain('# morale 3L 7: 1 1');
  });

  test('SH-MORALE-10, SH-FLANKPROT-01 a friend protects a flank against an attack, not against an enemy already there', () => {
    const seen = 'red 9A line infantry column 0705 S';
    const flanker = 'red 8L line infantry line 0610 NW';
    const t = battle(seen, flanker, 'blue 3L line infantry column 0510 N', 'blue 4L line infantry column 0710 N');
    const shot = t.give('red', '8L fire 3L').rolls('6 6 6 1 1 1 1 1 1').rolls('1 1');
    expect(shot.story).toContain('# morale 3L 7 -3 outflanked: 1 1');
  });
});

test('SH-MORALE-10, SH-TERRAIN-10, -17 an enemy that outflanks across a hedge does not modify the test', () => {
  const flanker = 'red 8L line infantry line 0610 NW';
  const shot = battle(flanker, 'blue 3L line infantry column 0510 N', 'side 0510 E wood').give('red', '8L fire 3L');
  expect(shot.rolls('6 6 6').rolls('1 1 1').rolls('1 1').story).toContain('# morale 3L 7: 1 1');
});

test('SH-SAVE-01, SH-Q-31 under the other reading too, panicked units make no saves', () => {
  const now = position({ hexes: { [at(0, 0)]: 'wood' } });
  expect(otherSaveClause(now, unit('A', 'red', [0, 0]))).toBe('SH-SAVE-06');
  expect(otherSaveClause(now, unit('A', 'red', [0, 0], { formation: 'horde' }))).toBeUndefined();
});

describe('a reaction that fails', () => {
  test('SH-REACT-12, SH-REACT-16, ASK-07 friends are told that the target has fled', () => {
    const target = `blue 3L line infantry column ${at(0, 0)} N`;
    const beside = `blue 2C line infantry line ${at(1, 0)} N`;
    const t = battle(FIELD, `red 7C heavy cavalry ${at(1, -4)} S`, target, beside)
      .give('red', `7C charge 3L via ${at(1, -1)}`)
      .answer('hold')
      .rolls('6 6')
      .answer('flee')
      .rolls('6');
    expect(t.question).toMatchObject({ kind: 'ASK-07', about: { stands: false } });
  });
});

describe('a pursuit', () => {
  const PREY = `blue 3L line infantry column ${at(0, -2)} N`;
  const ONLY_WHO_LEAVES = 'ruling pursue after elimination no';
  const ORDER = '7C charge 3L, pursue';

  test('SH-PURSUIT-01, SH-Q-57 under the other reading after a target that fled, and not after one that was destroyed', () => {
    const fled = battle(FIELD, ONLY_WHO_LEAVES, CHARGER, PREY, FAR).give('red', ORDER).answer('flee');
    expect(fled.rolls('2').rolls('1').story).toContain('! pursued 7C');
    const before = `gone blue 8C ${at(5, 5)} off map cost 184 points 92`;
    const weak = `${PREY} strength 1 of 16`;
    const destroyed = battle(FIELD, ONLY_WHO_LEAVES, before, CHARGER, weak, FAR).give('red', ORDER).answer('hold');
    expect(destroyed.rolls('1 1').rolls('6 6 6 6').story).not.toContain('pursue');
    const there = `gone blue 8C ${at(0, -2)} cost 184 points 92`;
    const other = battle(FIELD, ONLY_WHO_LEAVES, there, CHARGER, PREY, FAR).give('red', ORDER).answer('flee');
    expect(other.rolls('2').rolls('1').story).toContain('! pursued 7C');
  });

  test('SH-Q-83, SH-Q-28 a charge that kept its doubling does not double again', () => {
    const pursued = (...more: readonly string[]) =>
      battle(FIELD, ...more, CHARGER, `blue 3C heavy cavalry ${at(0, -3)} S`, FAR)
        .give('red', '7C charge 3C, pursue')
        .answer('counter')
        .rolls('1 1');
    const lost = pursued().rolls('6 6 6 6').rolls('6 6').answer('flee').rolls('6').rolls('1');
    expect(lost.story).toMatch(/! pursued 7C \d{4} 1 {2}true\n/);
    const kept = pursued('ruling countercharge doubling countercharger').rolls('6 6 6 6 6 6 6 6').rolls('6 6');
    expect(kept.answer('flee').rolls('6').rolls('1').story).toMatch(/! pursued 7C \d{4} 1\n/);
  });

  test('SH-PURSUIT-01, ASK-15 an invalid answer is not accepted', () => {
    const charger = unit('A', 'red', [0, 0], { type: 'heavyCavalry', formation: 'mounted' });
    const asked = question(askPursuit(charger, [], 'B'));
    expect(asked.read('pursue')).toMatchObject({ value: { say: 'pursue' } });
    expect(asked.read('pursuit')).toBeInstanceOf(Refusal);
  });

  test('SH-PURSUIT-07, ASK-17 the target of the charge is attacked before a weaker enemy', () => {
    const charger = unit('A', 'red', [0, 0], { type: 'heavyCavalry', formation: 'mounted' });
    const target = unit('B', 'blue', [0, -1], { strength: 9 });
    const [weak, strong] = [unit('C', 'blue', [1, -1], { strength: 2 }), unit('D', 'blue', [1, 0])];
    for (const prey of [
      [target, weak],
      [weak, target],
      [strong, target, weak],
    ]) {
      expect(question(askBlow(charger, prey, 'B')).fallback).toBe('attack B');
    }
    expect(question(askBlow(charger, [strong, weak], 'B')).fallback).toBe('attack C');
  });

  test('SH-PURSUIT-03, ASK-16 the way must be one of the possible ways', () => {
    const charger = unit('A', 'red', [0, 0], { type: 'heavyCavalry', formation: 'mounted' });
    const now = position({ units: [charger, unit('B', 'blue', [-1, -2]), unit('C', 'blue', [2, -2])] });
    const asked = question(askPursuitPath(now, charger, pursuitPaths(now, charger, 1), 1));
    expect(asked.options.map(({ text }) => text)).toEqual([`via ${at(0, -1)}`, `via ${at(1, -1)}`]);
    expect(asked.read(`via ${at(1, 0)}`)).toBeInstanceOf(Refusal);
  });

  test('SH-PURSUIT-03, SH-MARCH-12 an enemy met by the right half of an extended line is met', () => {
    const line = unit('A', 'red', [0, 0], { also: at(1, 0), formation: 'extendedLine' });
    const enemy = unit('B', 'blue', [2, -2], { facing: 0 });
    const now = position({ units: [line, enemy] });
    const met = pursuitPaths(now, line, 1).map((chase) => [chase.also, contactsAfter(now, line, chase)]);
    expect(met).toEqual([
      [at(1, -1), ['B']],
      [at(2, -1), ['B']],
    ]);
    const right = unit('B', 'blue', [3, -2], { facing: 0 });
    const apart = position({ units: [line, right] });
    expect(pursuitPaths(apart, line, 1).map((chase) => contactsAfter(apart, line, chase))).toEqual([[], ['B']]);
  });
});

describe('a rout', () => {
  const router = unit('A', 'red', [0, 0], { formation: 'horde' });
  const danger = unit('B', 'blue', [0, -1], { formation: 'horde' });
  const asked = (...others: readonly Unit[]) =>
    question(chooseFacing(position({ units: [router, danger, ...others] }), router, danger));

  test('SH-ROUT-03, ASK-11 it turns away from the danger, and of two such facings chooses the one farthest from enemies', () => {
    expect(asked().about).toEqual({ danger: 'B' });
    const east = unit('C', 'blue', [7, 0]);
    const west = unit('D', 'blue', [-7, 7]);
    expect(asked(east).fallback).toBe('face S');
    expect(asked(west).fallback).toBe('face SE');
    expect(asked({ ...east, formation: 'horde' }, west).fallback).toBe('face SE');
    expect(asked({ ...west, formation: 'horde' }, east).fallback).toBe('face S');
    expect(asked({ ...east, side: 'red' }, west).fallback).toBe('face SE');
    expect(asked({ ...west, side: 'red' }, east).fallback).toBe('face S');
    expect(asked(east, unit('E', 'blue', [-14, 5])).fallback).toBe('face S');
  });

  test('SH-ROUT-03, ASK-11 of facings equally safe the smaller turn', () => {
    const turned = (facing: Facing) =>
      question(chooseFacing(position({ units: [{ ...router, facing }, danger] }), { ...router, facing }, danger));
    expect(turned(0).fallback).toBe('face SE');
    expect(turned(5).fallback).toBe('face S');
    expect(turned(4).fallback).toBe('face S');
    expect(turned(1).fallback).toBe('face SE');
  });

  test('SH-ROUT-03, ASK-11 both are compared at a middle length', () => {
    const among = (walls: readonly (readonly [number, number])[], ...others: readonly Unit[]) => {
      const hexes = Object.fromEntries(walls.map((wall) => [at(...wall), 'impassable' as const]));
      return question(chooseFacing(position({ units: [router, danger, ...others], hexes }), router, danger));
    };
    expect(among([[-2, 2]], unit('C', 'blue', [1, 2])).fallback).toBe('face S');
    const near = [
      [0, 1],
      [-1, 1],
    ] as const;
    expect(among(near, unit('C', 'blue', [3, 0])).fallback).toBe('face S');
    const west = [
      [-2, 4],
      [-2, 3],
    ] as const;
    expect(among(west).read('toward 1719')).toMatchObject({ text: 'face S' });
    expect(among([[2, 2]]).read('toward 1618')).toMatchObject({ text: 'face SE' });
  });

  test('SH-ROUT-06, -09, ASK-11 a roll that costs even one friend is bad', () => {
    const friends = [unit('C', 'red', [0, 1]), unit('D', 'red', [-1, 1])];
    const south = asked(...friends).options.find(({ text }) => text === 'face S');
    expect(south?.about).toMatchObject({ bad: 6 });
  });

  test('SH-ROUT-03, ASK-11 an answer names a hex, or one of the facings offered', () => {
    expect(asked().read(`toward ${at(9, 0)}`)).toMatchObject({ text: 'face SE' });
    expect(asked().read(`toward ${at(-9, 9)}`)).toMatchObject({ text: 'face S' });
    expect(asked().read('face N')).toBeInstanceOf(Refusal);
  });

  test('SH-ROUT-07, SH-TERRAIN-09 no unit routs over a cliff', () => {
    const now = position({ units: [router], sides: [[at(0, 0), at(0, -1), 'impassable']] });
    expect(runs(now, router, 0, 1).map(({ path }) => path)).toEqual([[at(1, -1)]]);
  });

  test('SH-ROUT-08, ASK-12 ending on a friend is worse than passing through several', () => {
    const onFriend = unit('C', 'red', [0, -1], { quality: 'elite' });
    const now = position({ units: [router, onFriend] });
    const best = bestRun(now, router, runs(now, router, 0, 1));
    expect(best.path).toEqual([at(1, -1)]);
  });

  test('SH-ROUT-11 skirmishers that are about to panic do not cost their friends anything', () => {
    const skirmisher = unit('A', 'red', [0, 0], { type: 'lightInfantry', formation: 'skirmish' });
    const now = position({ units: [skirmisher, unit('C', 'red', [0, -1])] });
    expect(runs(now, skirmisher, 0, 2).flatMap(({ crossed }) => crossed)).toEqual([]);
    const line = { ...skirmisher, formation: 'line' as const };
    expect(runs(now, line, 0, 2).flatMap(({ crossed }) => crossed)).toEqual(['C', 'C']);
  });

  test('SH-ROUT-16 an extended line does not rout through itself', () => {
    const line = unit('A', 'red', [0, 0], { also: at(1, 0), formation: 'extendedLine' });
    const now = position({ units: [line] });
    const { also: _, ...kept } = line;
    expect(runs(now, kept, 1, 1).map(({ endsOn, crossed }) => [endsOn, crossed])).toEqual([
      [undefined, []],
      [undefined, []],
    ]);
  });

  test('SH-ROUT-04, ASK-12 toward a hex by one of the ways with the fewest losses, and no other', () => {
    const friend = unit('C', 'red', [0, 1]);
    const home = { ...router, facing: 3 as const };
    const now = position({ units: [home, friend, unit('D', 'blue', [0, -9])] });
    const run = question(chooseRun(now, home, 2));
    expect(run.read(`toward ${at(0, 2)}`)).toMatchObject({ value: { crossed: [] } });
    expect(run.read(`via ${at(0, -1)}`)).toBeInstanceOf(Refusal);
  });

  test('SH-ROUT-16, ASK-20 the card counts a roll as bad if one of the dangers makes it so', () => {
    const line = unit('A', 'red', '2915', { also: '3015', formation: 'extendedLine' });
    const [north, west] = [unit('B', 'blue', '2914'), unit('C', 'blue', '2815')];
    const now = position({ units: [line, north, west] });
    const kept = question(keepInFlight(now, line, [north, west]));
    expect(kept.options.at(1)).toMatchObject({ text: 'keep 3015', about: { bad: 5 } });
    expect(question(keepInFlight(now, line, [north])).options.at(1)).toMatchObject({ about: { bad: 0 } });
    expect(kept.read('keep 2814')).toBeInstanceOf(Refusal);
  });

  test('SH-ROUT-04, ASK-12 if there is only one way no question is asked', () => {
    const wall = [at(0, 1), at(-1, 2)].map((hex) => `hex ${hex} impassable`);
    const t = battle(FIELD, `red 7L line infantry ${at(0, 0)} S panicked`, FAR, ...wall)
      .give('red', '7L flee')
      .rolls('1');
    expect(t.story).toBe(`# rout 7L: 1\n! fled 7L ${at(-1, 1)} false\n! acted 7L`);
  });
});

test('SH-RIPOSTE-01, ASK-14 a unit that may return fire need not', () => {
  const [firer, target] = [unit('A', 'red', [0, 0]), unit('B', 'blue', [0, -2], { facing: 3 })];
  const asked = question(returnFire({ now: position({ units: [firer, target] }) }, 'A', target));
  expect(asked.read('fire')).toMatchObject({ value: { say: 'fire' } });
  expect(asked.read('no fire')).toMatchObject({ value: { say: 'noFire' } });
  expect(asked.read('later')).toBeInstanceOf(Refusal);
});
