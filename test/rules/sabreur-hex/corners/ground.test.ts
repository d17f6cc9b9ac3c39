/** Ground, sight, skirmishers who make way, the second shot, and the end of a turn: cases at the edge of a clause. */
import { describe, expect, test } from 'vitest';
import { type Play, type Question, Refusal, type Step } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { facingsFrom } from '../../../../src/rules/sabreur-hex/morale/rout-facing.ts';
import { chooseSecondShot, targetsFor } from '../../../../src/rules/sabreur-hex/fire/second-shot.ts';
import { next, roster, score } from '../../../../src/rules/sabreur-hex/turn/sequence.ts';
import { sightBlockedBy } from '../../../../src/rules/sabreur-hex/field/sight.ts';
import { liftSkirmishers, refuges } from '../../../../src/rules/sabreur-hex/movement/skirmish-pass.ts';
import { unitAt, type State, type Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { mayTarget } from '../../../../src/rules/sabreur-hex/fire/target.ts';
import { higher, inClear, inCover, inRough, waterBetween } from '../../../../src/rules/sabreur-hex/field/terrain.ts';
import { battle } from '../../../help/battle.ts';
import { at, position, unit } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const HERE = at(0, 0);
const WIDE = { also: at(1, 0), formation: 'extendedLine' } as const;
const wide = unit('W', 'red', [0, 0], WIDE);

function question(asked: Play<unknown, unknown>): Question {
  const step = asked.next().value as Step<unknown>;
  if (!('ask' in step)) throw new Error('nobody is asked');
  return step.ask;
}

describe('the ground under two hexes', () => {
  const half = position({ units: [wide], hexes: { [HERE]: 'wood' } });

  test('SH-FACTOR-17, SH-TERRAIN-11, -10 one half in a wood: rough, not clear, and no cover', () => {
    expect(inRough(half.map, wide)).toBe(true);
    expect(inClear(half.map, wide)).toBe(false);
    expect(inCover(half.map, wide)).toBe(false);
  });

  test('SH-Q-75, SH-GAP-13 of two halves equally near the higher one counts', () => {
    const enemy = unit('E', 'blue', [1, -1], { facing: 3 });
    const hill = position({ units: [wide, enemy], hexes: { [HERE]: 'hill' } });
    expect(higher(hill, wide, enemy)).toBe(true);
    expect(higher(hill, enemy, wide)).toBe(false);
  });

  test('SH-FACTOR-12, SH-Q-06 water counts if it is in front of every half that is equally near', () => {
    const enemy = unit('E', 'blue', [1, -1], { facing: 3 });
    const water = (...hexes: readonly string[]) =>
      position({ units: [wide, enemy], sides: hexes.map((hex) => [hex, at(1, -1), 'river'] as const) });
    expect(waterBetween(water(HERE), wide, enemy)).toBe(false);
    expect(waterBetween(water(HERE, at(1, 0)), wide, enemy)).toBe(true);
  });

  test('SH-TERRAIN-10, SH-Q-75 a hedge covers if it is in front of every half of the enemy that is equally near', () => {
    const own = unit('A', 'blue', [1, -1], { facing: 3 });
    const hedge = (...hexes: readonly string[]) =>
      position({ units: [wide, own], sides: hexes.map((hex) => [at(1, -1), hex, 'wood'] as const) });
    expect(inCover(hedge(HERE).map, own, wide)).toBe(false);
    expect(inCover(hedge(HERE, at(1, 0)).map, own, wide)).toBe(true);
  });

  test('SH-SETUP-07, SH-PASS-04 both hexes of an extended line are occupied', () => {
    expect(unitAt({ units: [wide] }, at(1, 0))?.id).toBe('W');
  });
});

describe('hedges', () => {
  test('SH-TERRAIN-10 hedges on all sides cover from everywhere', () => {
    const around = [at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1)];
    const { map } = position({ sides: around.map((hex) => [HERE, hex, 'wood'] as const) });
    for (const hex of around) expect(inCover(map, HERE, hex)).toBe(true);
  });

  test('SH-TERRAIN-10 a hedge on the edge of the map does not count', () => {
    const { map } = position({ sides: [['0103', '0104', 'wood']] });
    expect(inCover(map, '0103', '0105')).toBe(true);
  });
});

describe('lines of sight and targets', () => {
  test('SH-LOS-02, -05 on level ground a friend beside the firer blocks', () => {
    const [firer, friend, target] = [unit('A', 'red', [0, 0]), unit('B', 'red', [0, -1]), unit('C', 'blue', [0, -3])];
    expect(sightBlockedBy(position({ units: [firer, friend, target] }), firer, target)).toBeDefined();
  });

  test('SH-FIRE-07, SH-Q-06 an extended line may be hit in its right half alone', () => {
    const firer = unit('A', 'blue', [2, -2], { facing: 2 });
    const line = unit('B', 'red', [1, 0], { also: at(2, 0), formation: 'extendedLine' });
    const { also: _, ...left } = line;
    expect(mayTarget(position({ units: [firer, line] }), firer, line)).toBeUndefined();
    expect(mayTarget(position({ units: [firer, left] }), firer, left)?.clause).toBe('SH-FIRE-07');
  });
});

describe('the second shot of a double fire', () => {
  const near = unit('X', 'blue', [1, -2], { facing: 3 });
  const far = unit('N', 'blue', [3, -3], { facing: 3 });
  const gunner = { ...wide, skills: ['linearOrder'] } satisfies Unit;
  const now = position({ units: [gunner, unit('R', 'red', [-2, -1]), far, near] });

  test('SH-FIRE-20, -21, ASK-21 enemies only, the nearest first; the first target unless another is named', () => {
    expect(targetsFor(now, gunner, 'right', 'X').map(({ id }) => id)).toEqual(['X', 'N']);
    const asked = question(chooseSecondShot(now, 'W', 'right', { first: 'X', ordered: 'Z' }));
    expect(asked.fallback).toBe('right X');
    expect(asked.about).toEqual({ half: 'right', ordered: 'Z' });
    expect(question(chooseSecondShot(now, 'W', 'right', { first: 'N', ordered: 'Z' })).fallback).toBe('right X');
  });

  test('SH-FIRE-20, ASK-21 of targets equally near the first target again', () => {
    const pair = [unit('M', 'blue', [2, -3], { facing: 3 }), unit('X', 'blue', [4, -3], { facing: 3 })];
    const apart = position({ units: [gunner, ...pair] });
    const asked = question(chooseSecondShot(apart, 'W', 'right', { first: 'X', ordered: 'Z' }));
    expect(asked.options.map(({ text }) => text)).toEqual(['right M', 'right X', 'no fire']);
    expect(asked.fallback).toBe('right X');
  });

  test('SH-FIRE-17, ASK-21 an answer names one of them, or holds fire', () => {
    const asked = question(chooseSecondShot(now, 'W', 'right', { first: 'X', ordered: 'Z' }));
    expect(asked.read('right N')).toMatchObject({ text: 'right N', value: { say: 'shot', target: 'N' } });
    expect(asked.read('fire N')).toMatchObject({ text: 'right N' });
    expect(asked.read('no fire')).toMatchObject({ value: { say: 'noFire' } });
    expect(asked.read('right R')).toBeInstanceOf(Refusal);
  });
});

describe('skirmishers who make way', () => {
  const skirmish = { type: 'lightInfantry', formation: 'skirmish' } as const;

  test('SH-SKIRMPASS-03, -05, SH-Q-65 they go back to the nearest hex in the rear, of equals the one farther from enemies', () => {
    const [mover, light] = [unit('A', 'red', [0, 0]), unit('S', 'red', [0, 0], skirmish)];
    const east = unit('E', 'blue', [6, 0]);
    expect(refuges(position({ units: [east] }), mover, light)[0]).toBe(at(-1, 1));
    const west = unit('E', 'blue', [-6, 0]);
    expect(refuges(position({ units: [west] }), mover, light)[0]).toBe(at(0, 1));
    expect(refuges(position({ units: [west, unit('F', 'blue', [14, 0])] }), mover, light)[0]).toBe(at(0, 1));
    expect(refuges(position({ units: [west] }), mover, light).slice(0, 2)).toEqual([at(0, 1), at(-1, 1)]);
  });

  test('SH-SKIRMPASS-03 behind either half of an extended line', () => {
    const open = refuges(position(), wide, unit('S', 'red', [0, 0], skirmish));
    expect(open).toContain(at(-1, 2));
    expect(open).toContain(at(-1, 1));
    expect(open).toContain(at(1, 1));
  });

  test('SH-SKIRMPASS-02, -05 two of them go to two hexes, empty ones or the ones named', () => {
    const pair = [unit('S', 'red', [0, 0], skirmish), unit('T', 'red', [1, 0], skirmish)];
    const wall = [at(-1, 1), at(1, 1), at(-1, 2), at(0, 2), at(1, 2), at(-2, 2)];
    const hexes = Object.fromEntries(wall.map((hex) => [hex, 'impassable' as const]));
    const now = position({ units: pair, hexes });
    const asked = liftSkirmishers({ now }, wide).next();
    expect(asked).toMatchObject({
      done: true,
      value: [
        { unit: 'S', to: at(0, 1) },
        { unit: 'T', to: undefined },
      ],
    });
    const free = question(liftSkirmishers({ now: position({ units: pair }) }, wide));
    expect(free.read('toward 0101')).toBeInstanceOf(Refusal);
    expect(free.read(`toward ${at(0, 1)}`)).toMatchObject({ value: { to: at(0, 1) } });
  });
});

describe('the end of a turn', () => {
  const own = unit('A', 'red', [0, 0]);
  const enemy = unit('B', 'blue', [0, -9]);
  const gone = (side: 'red' | 'blue', cost: number) => ({
    id: `G${side}`,
    side,
    name: own.name,
    at: '0101',
    offMap: false,
    cost,
    victoryPoints: cost,
  });
  const end = (state: Partial<State>) => {
    const now = position({ units: [own, enemy], state: { phase: 'victory', ...state } });
    const outcome = run({ play, apply }, now, { kind: 'checkVictory' } as Order, now.active, [], NOTHING);
    return outcome.kind === 'done' ? (outcome.state.result ?? outcome.state.active) : outcome.kind;
  };

  test('SH-VICTORY-01, SH-GAP-03 the last turn is over when both sides have had it', () => {
    expect(end({ turn: 12 })).toBe('blue');
    expect(end({ turn: 12, active: 'blue' })).toMatchObject({ why: 'lastTurn' });
    expect(end({ turn: 11, active: 'blue' })).toBe('red');
  });

  test('SH-GAP-01, -20 a side is broken by its own losses, not by those of the enemy', () => {
    expect(end({ gone: [gone('red', 5000)] })).toEqual({ winner: 'blue', why: 'broken' });
    expect(end({ gone: [gone('blue', 5000)] })).toBe('blue');
    expect(end({ gone: [gone('red', 5000), gone('blue', 9000)] })).toEqual({ winner: 'red', why: 'broken' });
  });

  test('SH-VICTORY-02 an objective counts for the side on it, and for neither if it is empty', () => {
    const objective = (hex: string) => [{ at: hex, name: { en: 'a', fr: 'a' }, victoryPoints: 7 }];
    const points = (hex: string) => score(position({ units: [own, enemy], state: { objectives: objective(hex) } }));
    expect(points('0101').map(({ victoryPoints }) => victoryPoints)).toEqual([0, 0]);
    expect(points(HERE).map(({ victoryPoints }) => victoryPoints)).toEqual([7, 0]);
    expect(points(at(0, -9)).map(({ victoryPoints }) => victoryPoints)).toEqual([0, 7]);
  });

  test('SH-PROC-01 after the late actions the orders end, whatever points were left', () => {
    const late = position({ units: [own, enemy], state: { late: { heldBack: [], passedOver: [] }, orderPoints: 2 } });
    expect(next(late)).toMatchObject({ kind: 'auto', text: 'end' });
    expect(next({ ...late, late: undefined } as unknown as State)).toMatchObject({ kind: 'orders' });
  });

  test('SH-SETUP-07 each side lists its units, by columns, and its strength', () => {
    const second = unit('C', 'red', '0202', { strength: 3 });
    const now = position({ units: [own, enemy, second, unit('D', 'red', '0909', { strength: 1 })] });
    const lists = roster(now).map(({ args }) =>
      (args!['units'] as unknown as { args: { id: string } }[]).map((line) => line.args.id),
    );
    expect(lists).toEqual([['C', 'D', 'A'], ['B']]);
    expect(score(now).map(({ strength }) => strength)).toEqual([20, 16]);
  });
});

describe('the way to its own edge', () => {
  const router = (hex: string) => unit('A', 'red', hex, { formation: 'horde' });
  const west = position().armies;
  const armies = { ...west, red: { ...west.red, edge: 'west' as const } };

  test('SH-ROUT-05, SH-GAP-07 toward the nearest hexes of the edge, from any column', () => {
    const now = position({ state: { armies } });
    expect(facingsFrom(now, router('1115'), undefined)).toEqual(facingsFrom(now, router('1315'), undefined));
    expect(facingsFrom(now, router('1115'), undefined)).not.toContain(1);
  });

  test('SH-ROUT-05, SH-GAP-07 a unit on the edge routs in any direction but inward', () => {
    const now = position({ cols: 16, rows: 12 });
    expect(facingsFrom(now, router('0812'), undefined)).not.toContain(0);
    expect(facingsFrom(now, router('0812'), undefined)).toContain(3);
  });
});

test('SH-SHOCK-04, ASK-09 a unit that may strike back need not', () => {
  let asked: Question | undefined;
  const now = battle(FIELD, `red 7C heavy cavalry ${at(0, 0)} N`, `blue 3L line infantry column ${at(0, -2)} S`).now;
  const charge = { kind: 'act', unit: '7C', actions: [{ do: 'charge', target: '3L', via: [] }], answers: [] };
  run({ play, apply }, now, charge as unknown as Order, 'red', [], {
    dice: ({ dice }) => Array.from({ length: dice }, () => 1),
    answer: (each) => {
      if (each.kind === 'ASK-09') asked = each;
      return each.kind === 'ASK-06' ? { text: 'hold', by: { who: 'person', id: 'blue' } } : undefined;
    },
  });
  expect(asked?.read('strike')).toMatchObject({ value: { say: 'strike' } });
  expect(asked?.read('no strike')).toMatchObject({ value: { say: 'noStrike' } });
  expect(asked?.read('later')).toBeInstanceOf(Refusal);
});
