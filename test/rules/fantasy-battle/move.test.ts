/** FB-TAB, FB-MAX, FB-FRM, FB-STD, FB-OBS: distances, formations, advances stand by stand. */
import { describe, expect, test } from 'vitest';
import { distanceOf, fullDistance, halfDistance } from '../../../src/rules/fantasy-battle/position/distance.ts';
import { formationOf } from '../../../src/rules/fantasy-battle/position/formation.ts';
import type { Advance } from '../../../src/rules/fantasy-battle/order.ts';
import type { UnitType } from '../../../src/rules/fantasy-battle/state.ts';
import { fantasy } from '../../help/fantasy.ts';

const advance = (unit: string, ...legs: [by: number, angle: number][]): Advance => ({
  kind: 'advance',
  unit,
  legs: legs.map(([by, angle]) => ({ by, angle })),
});
const go = (unit: string, x: number, y: number, more: Partial<Extract<Advance, { kind: 'go' }>> = {}): Advance => ({
  kind: 'go',
  unit,
  to: { kind: 'point', at: { x: x * 1_000, y: y * 1_000 } },
  ...more,
});

const RED = 'red 9O infantry stands 1 in line at 115x85 face S';
const LINE = 'blue 3S infantry stands 3 in line at 50x45 face N activated';

/** The only unit of a position, as it stands. */
function unit(line: string) {
  return fantasy(RED, line).now.units[1]!;
}

test('FB-FOR-02 FB-Q-19 who leaves the wall has left the works; along it, they stay behind it', () => {
  const behind = fantasy(
    RED,
    'line wall width 0.4 30x46 70x46',
    'blue 3S infantry stands 3 in line at 50x45 face N fortified activated',
  );
  expect(behind.play('blue', advance('3S', [5_000, 9_000])).unit('3S').fortified).toBe(true);
  const left = behind.play('blue', advance('3S', [5_000, 18_000]));
  expect(left.fact('set')).toEqual({ type: 'set', unit: '3S', to: { fortified: false } });
  expect(distanceOf(left.now, left.unit('3S'), 'advance')).toBe(20_000);
});

describe('distances', () => {
  test('FB-EX-01 FB-TAB-01 FB-MOD-04 FB-MAX-01 FB-GAP-08 FB-EX-02 each type has its own, halved but for flyers', () => {
    const cm = (type: UnitType): number[] =>
      [fullDistance({ type }), halfDistance({ type })].map((each) => each / 1_000);
    expect(cm('infantry')).toEqual([20, 10]);
    expect(cm('monster')).toEqual([20, 10]);
    expect(cm('cavalry')).toEqual([30, 15]);
    expect(cm('chariot')).toEqual([30, 15]);
    expect(cm('flyer')).toEqual([60, 60]);
    expect(cm('artillery')).toEqual([10, 5]);
    expect(fullDistance({ type: 'machine', speed: 12_500 })).toBe(12_500);
    expect(fullDistance({ type: 'machine' })).toBe(0);
  });

  test('FB-EX-10 FB-EX-11 FB-EX-12 FB-FRM-05 -06 FB-MAX-02 to -05 FB-Q-28 formation and works halve, once, and not an evade', () => {
    const { now } = fantasy(RED, LINE);
    const cm = (line: string) =>
      (['advance', 'evade', 'charge'] as const).map((movement) => distanceOf(now, unit(line), movement) / 1_000);
    expect(cm(LINE)).toEqual([20, 20, 20]);
    expect(cm('blue 3S infantry stands 3 in column at 50x45 face N')).toEqual([20, 20, 20]);
    expect(cm('blue 3S infantry stand 50x45 face N stand 54x44 face E')).toEqual([10, 20, 10]);
    expect(cm('blue 3S flyer stand 50x45 face N stand 54x44 face E')).toEqual([60, 60, 60]);
    const works = fantasy(
      RED,
      'line wall width 0.4 44x46 56x46',
      'blue 3S infantry stands 3 in line at 50x45 face N fortified',
    );
    expect(distanceOf(works.now, works.unit('3S'), 'advance')).toBe(10_000);
    expect(distanceOf(works.now, works.unit('3S'), 'charge')).toBe(10_000);
  });
});

describe('formations', () => {
  test('FB-FRM-02 to -04 FB-GEO-04 FB-Q-13 in line, in column, or irregular; an echelon is regular, a single stand in line', () => {
    const of = (places: string) => formationOf(unit(`blue 3S infantry ${places}`));
    expect(of('stands 3 in line at 50x45 face N')).toBe('line');
    expect(of('stands 3 in column at 50x45 face 30')).toBe('column');
    expect(of('stands 1 in line at 50x45 face N')).toBe('line');
    expect(of('stand 50x45 face N stand 54x47 face N stand 58x49 face N')).toBe('line');
    expect(of('stand 50x45 face N stand 50x43 face N stand 53.9x41 face N')).toBe('column');
    expect(of('stand 50x45 face N stand 54.01x45 face N')).toBe('line');
    expect(of('stand 50x45 face N stand 54x45 face 0.1')).toBe('line');
    expect(of('stand 50x45 face N stand 54x45 face 0.11')).toBe('irregular');
    expect(of('stand 50x45 face N stand 54x44 face E')).toBe('irregular');
  });
});

describe('advances', () => {
  test('FB-STD-05 FB-GEO-05 a line goes 20 cm ahead and not a hundredth of a millimetre more', () => {
    const t = fantasy(RED, LINE).play('blue', advance('3S', [20_000, 0]));
    expect(t.moves('3S').toSorted()).toEqual(['1:460,650/0 200.00', '2:500,650/0 200.00', '3:540,650/0 200.00']);
    const far = fantasy(RED, LINE).play('blue', advance('3S', [20_001, 0]));
    expect([far.refused, far.instead]).toEqual(['FB-STD-05 refuse-fb-far', ['3S advance 20']]);
  });

  test('FB-STD-03 FB-STD-04 FB-GEO-22 sideways, backward, facing elsewhere, in another formation', () => {
    const back = fantasy(RED, LINE).play('blue', advance('3S', [5_000, 18_000], [4_000, 9_000]));
    expect(back.moves('3S').toSorted()).toEqual(['1:500,400/0 90.00', '2:540,400/0 90.00', '3:580,400/0 90.00']);
    const column = fantasy(RED, LINE).play('blue', go('3S', 50, 50, { formation: 'column' }));
    expect(formationOf(column.unit('3S'))).toBe('column');
    expect(column.unit('3S').stands.map(({ x, y }) => [x, y])).toContainEqual([50_000, 50_000]);
    const faced = fantasy(RED, LINE).play('blue', go('3S', 50, 50, { face: 4_500 }));
    expect(formationOf(faced.unit('3S'))).toBe('line');
    expect(faced.unit('3S').stands.map(({ heading }) => heading)).toEqual([4_500, 4_500, 4_500]);
  });

  test('FB-GEO-14 FB-GEO-22 more than six stands take their places from left to right as they stand', () => {
    const twelve = (order: string) => `blue 3S infantry ${order} activated`;
    const line = fantasy(RED, twelve('stands 12 in line at 60x45 face N')).play(
      'blue',
      go('3S', 60, 55, { formation: 'line' }),
    );
    expect(line.moves('3S').map((each) => each.slice(-6))).toEqual(Array(12).fill('100.00'));
    const column = fantasy(RED, twelve('stands 7 in column at 60x45 face N')).play(
      'blue',
      go('3S', 60, 45, { formation: 'line' }),
    );
    expect(column.unit('3S').stands.map(({ n, x }) => [n, x])).toEqual(
      [48_000, 52_000, 56_000, 60_000, 64_000, 68_000, 72_000].map((x, each) => [each + 1, x]),
    );
  });

  test('FB-EX-13 FB-EX-28 FB-GEO-02 turning on the spot costs 31.63 and 44.73', () => {
    const turned = (heading: number, x: number, y: number) =>
      fantasy(RED, 'blue 3S infantry stands 1 in line at 50x45 face N activated')
        .play('blue', {
          kind: 'stands',
          unit: '3S',
          to: [{ stand: 1, at: { kind: 'point', at: { x, y } }, face: heading }],
        })
        .moves('3S');
    expect(turned(9_000, 51_000, 44_000)).toEqual(['1:510,440/90 31.63']);
    expect(turned(18_000, 50_000, 43_000)).toEqual(['1:500,430/180 44.73']);
  });

  test('FB-FRM-01 stands that would not touch each other', () => {
    const t = fantasy(RED, LINE).play('blue', {
      kind: 'stands',
      unit: '3S',
      to: [{ stand: 1, at: { kind: 'point', at: { x: 40_000, y: 45_000 } } }],
    });
    expect(t.refused).toBe('FB-FRM-01 refuse-fb-apart');
    const to = { stand: 1, at: { kind: 'point', at: { x: 46_000, y: 46_000 } } } as const;
    const twice = fantasy(RED, LINE).play('blue', { kind: 'stands', unit: '3S', to: [to, to] });
    expect(twice.refused).toBe('FB-GEO-22 refuse-fb-stand-twice');
  });

  test('FB-EX-03 FB-EX-26 FB-OBS-03 -04 FB-GEO-06 a gap of 20.00 mm is passed, 19.99 is not', () => {
    const through = (mm: number) =>
      fantasy(
        RED,
        'blue 3S infantry stands 1 in line at 50x30 face N activated',
        `blue 5S infantry stands 3 in line at 43x40 face N`,
        `blue 6S infantry stands 3 in line at ${55 + mm / 10}x40 face N`,
      ).play('blue', go('3S', 50, 45));
    expect(through(20).moves('3S')).toEqual(['1:500,450/0 150.00']);
    expect(through(19.99).refused).toBe('FB-STD-02 refuse-fb-way');
  });

  test('FB-GEO-21 FB-STD-02 FB-STEP-03 round what is in the way, if that is not too far', () => {
    const round = (y: number) =>
      fantasy(
        RED,
        'blue 3S infantry stands 1 in line at 50x35 face N activated',
        'blue 5S infantry stands 1 in line at 50x40 face N',
      ).play('blue', go('3S', 50, y));
    const t = round(46);
    expect(t.refused).toBe('nothing');
    expect(t.fact('moved').stands[0]!.way.length).toBeGreaterThan(1);
    expect(t.fact('moved').stands[0]!.cost).toBeGreaterThan(11_000);
    expect(t.fact('moved').stands[0]!.cost).toBeLessThan(14_000);
    expect(round(54.9).refused).toBe('FB-STD-02 refuse-fb-way');
  });

  test('FB-STD-07 FB-OBS-01 FB-OBS-02 friends may be touched but not overlapped, enemies not even touched', () => {
    const to = (y: number, other: string) => fantasy(RED, LINE, other).play('blue', go('3S', 50, y)).refused;
    expect(to(53, 'blue 5S infantry stands 3 in line at 50x55 face N')).toBe('nothing');
    expect(to(53.02, 'blue 5S infantry stands 3 in line at 50x55 face N')).toBe('FB-STD-07 refuse-fb-onto');
    expect(to(52.98, 'red 4O infantry stands 3 in line at 50x53 face S')).toBe('nothing');
    expect(to(52.99, 'red 4O infantry stands 3 in line at 50x53 face S')).toBe('FB-OBS-02 refuse-fb-touches');
    expect(to(95, 'red 4O infantry stands 3 in line at 50x53 face S')).toMatch(/refused|FB-GEO-22/);
  });

  test('FB-STD-08 commanders hinder nobody', () => {
    expect(fantasy(RED, LINE, 'red 1K general at 50x50').play('blue', go('3S', 50, 50)).refused).toBe('nothing');
  });

  test('FB-STD-01 FB-STD-06 FB-Q-04 the stands go in an order in which each has a free way', () => {
    const t = fantasy(RED, 'blue 3S infantry stands 3 in column at 50x45 face N activated').play(
      'blue',
      advance('3S', [5_000, 0]),
    );
    expect(t.fact('moved').stands.map(({ n }) => n)).toEqual([1, 2, 3]);
    const back = fantasy(RED, 'blue 3S infantry stands 3 in column at 50x45 face N activated').play(
      'blue',
      advance('3S', [5_000, 18_000]),
    );
    expect(back.fact('moved').stands.map(({ n }) => n)).toEqual([3, 2, 1]);
  });

  test('FB-GAP-05 FB-STD-09 woods halve infantry, bar cavalry, and flyers pass over them but do not end in them', () => {
    const into = (type: string, x: number, y: number) =>
      fantasy(
        RED,
        `blue 3S ${type} stands 1 in line at 50x45 face N activated`,
        'area wood 46x46 46x52 54x52 54x46',
      ).play('blue', go('3S', x, y));
    expect(into('infantry', 50, 50).refused).toBe('nothing');
    expect(
      into('infantry', 50, 55.01).refused === 'nothing'
        ? into('infantry', 50, 55.01).fact('moved').stands[0]!.way.length
        : 0,
    ).toBeGreaterThan(1);
    expect(into('cavalry', 50, 50).refused).toBe('FB-STD-07 refuse-fb-onto');
    expect(into('flyer', 50, 50).refused).toBe('FB-STD-07 refuse-fb-onto');
    expect(into('flyer', 50, 60).moves('3S')).toEqual(['1:500,600/0 150.00']);
  });
});

describe('activation', () => {
  const line = 'blue 3S infantry stands 3 in line at 50x45 face N';
  const general = 'blue 1K general at 53x40';
  const near = 'red 4O infantry stands 3 in line at 50x60 face S';

  test('FB-GAP-01 FB-MOD-02 an order takes 8 or less on two dice, one less for each further one; a commander who fails is done', () => {
    const t = fantasy(RED, line, general).play('blue', advance('3S', [1_000, 0]), [4, 4]);
    expect(t.fact('ordered')).toMatchObject({ commander: '1K', needed: 8, passed: true });
    const again = t.play('blue', advance('3S', [1_000, 0]), [4, 4]);
    expect(again.fact('ordered')).toMatchObject({ needed: 7, passed: false });
    expect(again.moves('3S')).toEqual([]);
    expect(again.play('blue', advance('3S', [1_000, 0])).refused).toBe('FB-GAP-01 refuse-fb-no-commander');
  });

  test('FB-GAP-01 by initiative only near an enemy in view, once a turn, and not to advance', () => {
    const charge = { kind: 'charge', unit: '3S', target: '4O', support: false } as const;
    expect(fantasy(near, line).play('blue', charge).fact('activated')).toMatchObject({ mode: 'initiative' });
    expect(fantasy(near, `${line} initiative`).play('blue', { ...charge, mode: 'initiative' }).refused).toBe(
      'FB-GAP-01 refuse-fb-initiative-used',
    );
    expect(fantasy(RED, line).play('blue', { kind: 'evade', unit: '3S' }).refused).toBe(
      'FB-GAP-01 refuse-fb-initiative-far',
    );
    expect(fantasy(near, line).play('blue', { ...advance('3S', [1_000, 0]), mode: 'initiative' }).refused).toBe(
      'FB-GAP-01 refuse-fb-initiative-kind',
    );
  });

  test('FB-MOD-03 FB-GAP-06 FB-STEP-01 not engaged, not confused, not the other side', () => {
    expect(
      fantasy(RED, `${line} engaged 4O front`, 'red 4O infantry stands 3 in line at 50x45 face S').play(
        'blue',
        advance('3S', [1_000, 0]),
      ).refused,
    ).toBe('FB-MOD-03 refuse-fb-engaged');
    expect(fantasy(RED, `${line} confused 1`).play('blue', advance('3S', [1_000, 0])).refused).toBe(
      'FB-GAP-06 refuse-fb-confused',
    );
    expect(fantasy(RED, line).play('blue', advance('9O', [1_000, 0])).refused).toBe('FB-STEP-01 refuse-fb-enemy');
    expect(fantasy(RED, line).play('red', advance('9O', [1_000, 0])).refused).toBe('FB-STEP-08 refuse-fb-turn');
  });

  test('FB-CHG-04 FB-Q-11 FB-STEP-02 fanatics who can charge must', () => {
    const fanatic = `${line} fanatic activated`;
    expect(fantasy(near, fanatic).play('blue', advance('3S', [1_000, 0])).refused).toBe('FB-CHG-04 refuse-fb-fanatic');
    expect(fantasy(near, fanatic).play('blue', { kind: 'end' }).refused).toBe('FB-CHG-04 refuse-fb-fanatic');
    expect(fantasy(RED, fanatic).play('blue', advance('3S', [1_000, 0])).refused).toBe('nothing');
  });

  test('FB-GAP-07 FB-TAB-01 commanders ride 60 cm, 100 on a flyer, once a turn, and join whom they end near', () => {
    const ride = (x: number, y: number) =>
      ({ kind: 'ride', commander: '1K', to: { kind: 'point', at: { x: x * 1_000, y: y * 1_000 } } }) as const;
    const t = fantasy(RED, line, general).play('blue', ride(50, 47));
    expect(t.fact('rode')).toMatchObject({ joined: '3S' });
    expect(t.now.commanders[0]!.at).toEqual({ x: 46_000, y: 45_000 });
    expect(t.play('blue', ride(50, 40)).refused).toBe('FB-GAP-07 refuse-fb-rode');
    expect(fantasy(RED, line, general).play('blue', ride(113.01, 40)).refused).toBe('FB-GAP-07 refuse-fb-ride');
    expect(fantasy(RED, line, `${general} flying`).play('blue', ride(113.01, 40)).refused).toBe('nothing');
    const moved = fantasy(RED, `${line} activated`, 'blue 1K general joined 3S').play(
      'blue',
      advance('3S', [1_000, 0]),
    );
    expect(moved.now.commanders[0]!.at).toEqual({ x: 46_000, y: 46_000 });
  });
});
