/** SK-MOV, SK-TRN, SK-GEO: moves, turns, forming, recoils and assaults. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { skirmish } from '../../help/skirmish.ts';

const advance = (unit: string, ...legs: [by: number, angle: number][]): Order => ({
  kind: 'advance',
  unit,
  figures: [],
  legs: legs.map(([by, angle]) => ({ by, angle })),
});
const turn = (unit: string, by: 9_000 | 18_000 | 27_000): Order => ({ kind: 'turn', unit, by });
const fire = (unit: string, target: string): Order => ({ kind: 'fire', unit, target, figures: [] });

const LINE = 'red 2L line close 10 ranks 2 at 60x20 face N';
const SERGEANT = 'red 1S sergeant of 2L at 60x14';
const ENEMY = 'blue 7L line close 10 ranks 2 at 60x80 face S';

function line(...more: string[]) {
  return skirmish(LINE, ENEMY, SERGEANT, ...more);
}

describe('close order moves', () => {
  test('SK-EX-17 SK-EX-24 SK-MOV-02 SK-MOV-03 a line goes 12 cm ahead, a march column 16, neither a hundredth of a millimetre more', () => {
    expect(
      line()
        .play('red', advance('2L', [12_000, 0]))
        .unit('2L').block!.front,
    ).toEqual({ x: 60_000, y: 32_000, heading: 0 });
    const far = line().play('red', advance('2L', [12_001, 0]));
    expect([far.refused, far.instead]).toEqual(['SK-MOV-03 refuse-sk-far', ['2L advance 12']]);
    const column = skirmish('red 2L line close 10 ranks 5 at 60x20', 'red 1S sergeant of 2L at 66x20', ENEMY);
    expect(column.play('red', advance('2L', [16_000, 0])).refused).toBe('nothing');
    expect(column.play('red', advance('2L', [16_001, 0])).refused).toBe('SK-MOV-02 refuse-sk-far');
  });

  test('SK-EX-24 SK-MOV-05 at 45.00° still forward, at 45.01° at most 8 cm', () => {
    expect(line().play('red', advance('2L', [12_000, 4_500])).refused).toBe('nothing');
    expect(line().play('red', advance('2L', [8_001, 4_501])).refused).toBe('SK-MOV-05 refuse-sk-far');
    expect(line().play('red', advance('2L', [8_000, 4_501])).refused).toBe('nothing');
  });

  test('SK-EX-25 SK-GEO-03 half of one rate and half of another are a whole move', () => {
    expect(
      line()
        .play('red', advance('2L', [6_000, 0], [4_000, 9_000]))
        .unit('2L').block!.front,
    ).toMatchObject({ x: 64_000, y: 26_000 });
    expect(line().play('red', advance('2L', [6_000, 0], [4_001, 9_000])).refused).toBe('SK-MOV-03 refuse-sk-far');
  });

  test('SK-MOV-02 SK-MOV-05 an order to a place that is too far is offered as a move toward it', () => {
    const to = (x: number, y: number): Order => ({
      kind: 'go',
      unit: '2L',
      figures: [],
      to: { kind: 'point', at: { x, y } },
    });
    expect([to(60_000, 45_000), to(90_000, 20_000)].map((order) => line().play('red', order).instead)).toEqual([
      ['2L advance 12'],
      ['2L advance 8 toward 90x20'],
    ]);
  });

  test('SK-MOV-01 SK-GEO-03 neither into a wood nor over a wall, nor through friends; the legal twin is named', () => {
    const wood = line('area wood 50x26 50x40 70x40 70x26').play('red', advance('2L', [10_000, 0]));
    expect([wood.refused, wood.instead]).toEqual(['SK-GEO-03 refuse-sk-barred', ['2L advance 5.9']]);
    const farther = line('area wood 50x26 50x40 70x40 70x26').play('red', advance('2L', [20_000, 0]));
    expect([farther.refused, farther.instead]).toEqual(['SK-MOV-03 refuse-sk-far', ['2L advance 5.9']]);
    expect(line('line wall 50x28 70x28').play('red', advance('2L', [10_000, 0])).refused).toBe(
      'SK-GEO-03 refuse-sk-barred',
    );
    expect(line('red 4L line close 4 at 60x28').play('red', advance('2L', [10_000, 0])).refused).toBe(
      'SK-GEO-03 refuse-sk-barred',
    );
  });

  test('SK-GEO-14 a move ends at least a millimetre from every enemy', () => {
    const near = (y: number) =>
      skirmish(LINE, `blue 7L line close 10 at 60x${y} face S`).play('red', advance('2L', [12_000, 0]));
    expect([near(32.1).refused, near(32.099).refused]).toEqual(['nothing', 'SK-GEO-14 refuse-sk-touches']);
  });

  test('SK-Q-21 SK-DIS-02 a line without a leader that moves is in loose order from then on', () => {
    expect(
      skirmish(LINE, ENEMY)
        .play('red', advance('2L', [5_000, 0]))
        .unit('2L').formation,
    ).toBe('loose');
    expect(
      line()
        .play('red', advance('2L', [5_000, 0]))
        .unit('2L').formation,
    ).toBe('close');
  });
});

describe('turns', () => {
  test('SK-EX-27 SK-GEO-04 a quarter turn: files and ranks change places on the same ground', () => {
    const unit = line().play('red', turn('2L', 9_000)).unit('2L');
    expect(unit.block).toEqual({ front: { x: 65_000, y: 18_000, heading: 9_000 }, files: 2, ranks: 5 });
    const xs = unit.figures.map(({ x }) => x).toSorted((a, b) => a - b);
    expect([xs[0], xs.at(-1)]).toEqual([56_000, 64_000]);
  });

  test('SK-EX-18 class 2 turns and does nothing else; class 3 turns and fires, but not in the middle of a move', () => {
    const recruits = skirmish('red 2R recruits close 6 ranks 2 at 60x20', 'blue 7L line close 6 at 75x19 face W');
    expect(recruits.play('red', turn('2R', 9_000)).play('red', fire('2R', '7L')).refused).toBe(
      'SK-TRN-01 refuse-sk-turned',
    );
    const regulars = skirmish('red 2L line close 6 ranks 2 at 60x20', 'blue 7L line close 6 at 75x19 face W');
    expect(regulars.play('red', turn('2L', 9_000)).play('red', fire('2L', '7L'), Array(4).fill(1)).refused).toBe(
      'nothing',
    );
    const moved = line()
      .play('red', advance('2L', [6_000, 0]))
      .play('red', turn('2L', 9_000));
    expect(moved.play('red', advance('2L', [6_000, 0])).refused).toBe('SK-Q-30 refuse-sk-acted');
  });

  test('SK-TRN-02 once a turn', () => {
    expect(line().play('red', turn('2L', 9_000)).play('red', turn('2L', 9_000)).refused).toBe(
      'SK-TRN-02 refuse-sk-turned-once',
    );
  });
});

describe('loose and skirmish order', () => {
  test('SK-GAP-02 16 cm, in difficult ground 8', () => {
    const free = skirmish('red 1V elite voltigeurs loose figures 40x20 42.5x20', ENEMY);
    expect(
      free
        .play('red', advance('1V', [16_000, 0]))
        .unit('1V')
        .figures.map(({ y }) => y),
    ).toEqual([36_000, 36_000]);
    expect(free.play('red', advance('1V', [16_001, 0])).refused).toBe('SK-GAP-02 refuse-sk-far');
    const wood = skirmish(
      'area wood 30x25 30x60 60x60 60x25',
      'red 1V elite voltigeurs loose figures 40x20 42.5x20',
      ENEMY,
    );
    expect(wood.play('red', advance('1V', [8_000, 0])).refused).toBe('nothing');
    expect(wood.play('red', advance('1V', [8_001, 0])).refused).toBe('SK-GAP-02 refuse-sk-far-slow');
  });

  test('SK-GEO-13 single figures move by themselves, each once', () => {
    const t = skirmish('red 1V elite voltigeurs loose figures 40x20 42.5x20', ENEMY);
    const one: Order = { kind: 'advance', unit: '1V', figures: [2], legs: [{ by: 5_000, angle: 0 }] };
    const moved = t.play('red', one);
    expect(moved.unit('1V').figures.map(({ y }) => y)).toEqual([20_000, 25_000]);
    expect(moved.play('red', one).refused).toBe('SK-Q-30 refuse-sk-acted');
    expect(moved.play('red', { ...one, figures: [1] }).refused).toBe('nothing');
  });

  test('SK-GEO-13 round what stands in the way, along its corners', () => {
    const t = skirmish('area impassable 38x24 38x26 42x26 42x24', 'red 1V light loose figures 40x20', ENEMY);
    const go: Order = { kind: 'go', unit: '1V', figures: [], to: { kind: 'point', at: { x: 40_000, y: 29_000 } } };
    const moved = t.play('red', go);
    expect(moved.fact('moved').way).toHaveLength(4);
    expect(moved.unit('1V').figures[0]).toMatchObject({ x: 40_000, y: 29_000 });
  });

  test('SK-GEO-05 SK-ISO-03 pairs of skirmishers keep more than 4 cm apart', () => {
    const t = skirmish('red 1V light skirmish figures 40x20 42x20 48.5x20 50.5x20', ENEMY);
    const pair = (by: number): Order => ({
      kind: 'advance',
      unit: '1V',
      figures: [3, 4],
      legs: [{ by, angle: 27_000 }],
    });
    expect(t.play('red', pair(499)).refused).toBe('nothing');
    expect(t.play('red', pair(500)).refused).toBe('SK-GEO-05 refuse-sk-crowded');
  });
});

describe('forming', () => {
  const form = (formation: 'close' | 'skirmish' | 'loose', more = {}): Order => ({
    kind: 'form',
    unit: '2L',
    formation,
    ...more,
  });

  test('SK-GEO-12 skirmishers deploy in pairs 4.5 cm apart about the middle of their front', () => {
    const t = skirmish('red 2L light close 4 ranks 2 at 60x20', ENEMY).play('red', form('skirmish'));
    const xs = t
      .unit('2L')
      .figures.map(({ x }) => x)
      .toSorted((a, b) => a - b);
    expect(xs).toEqual([54_750, 56_750, 63_250, 65_250]);
    expect(t.unit('2L').block).toBeUndefined();
  });

  test('SK-GEO-12 on the left, or on the right, it ends there where the unit did; no other place and no other order then', () => {
    const line = skirmish('red 2L line close 8 ranks 2 at 60x20', 'red 1S sergeant of 2L at 60x10', ENEMY);
    const column = (wing: string, more = {}) => line.play('red', form('close', { depth: { files: 2 }, wing, ...more }));
    const fronts = ['toLeft', 'toRight'].map((wing) => column(wing).unit('2L').block?.front.x);
    expect(fronts).toEqual([58_000, 62_000]);
    const at = { kind: 'point', at: { x: 60_000, y: 20_000 } };
    expect(column('toLeft', { at }).refused).toBe('SK-GEO-12 refuse-sk-wing');
    expect(line.play('red', form('loose', { wing: 'toLeft' })).refused).toBe('SK-GEO-12 refuse-sk-wing');
    const loose = skirmish(
      'red 2L line loose figures 56x20 58x20 60x20 66x20',
      'red 1S sergeant of 2L at 60x10',
      ENEMY,
    );
    const formed = loose.play('red', form('close', { depth: { files: 2 }, wing: 'toRight' }));
    expect(formed.unit('2L').block?.front.x).toBe(65_000);
  });

  test('SK-GAP-10 SK-CAP-04 close order takes a leader in voice range and trained men', () => {
    const loose = 'red 2L line loose figures 56x20 58x20 60x20 62x20';
    expect(skirmish(loose, ENEMY).play('red', form('close')).refused).toBe('SK-GAP-10 refuse-sk-leaderless');
    const formed = skirmish(loose, 'red 1S sergeant of 2L at 60x10', ENEMY).play('red', form('close', { ranks: 2 }));
    expect(formed.unit('2L').block).toMatchObject({ files: 2 });
    const guerrillas = skirmish('red 2L guerrillas loose figures 56x20 58x20', 'red 1S priest of 2L at 60x10', ENEMY);
    expect(guerrillas.play('red', form('close')).refused).toBe('SK-CAP-04 refuse-sk-untrained');
  });

  test('SK-GEO-12 who cannot reach their place in a loose move bars the order', () => {
    const t = skirmish('red 2L line loose figures 40x20 80x20', 'red 1S sergeant of 2L at 58x20', ENEMY);
    expect(t.play('red', form('close')).refused).toBe('SK-GEO-12 refuse-sk-form-far');
  });

  test('SK-GEO-01 a block that all reach, but whose corner is over the edge of the table, is not formed', () => {
    const at = (x: number, right: number) =>
      skirmish(
        `red 2L line loose figures ${x}x20 ${right}x20 ${x}x17.9 ${right}x17.9 face NE`,
        'red 1S sergeant of 2L at 15x12',
        ENEMY,
      ).play('red', form('close', { ranks: 2 }));
    expect(at(4.2, 6.3).refused).toBe('SK-GEO-01 refuse-sk-edge');
    expect(at(4.3, 6.4).unit('2L').block).toMatchObject({ files: 2, ranks: 2 });
  });
});

describe('recoils', () => {
  test('SK-GEO-10 SK-MOR-06 away from every enemy, as far as the rate goes, at the start of the next turn', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20',
      'red 1S sergeant of 2L at 60x14',
      'blue 6C line skirmish figures 58x45 60x45 66.5x45 68.5x45 face S',
      'blue 7L line close 10 ranks 2 at 100x80 face S',
    )
      .play('red', { kind: 'end' })
      .play('blue', { kind: 'end' })
      .play('red', { kind: 'open' })
      .play('red', fire('2L', '6C'), [6, 6, 6, 1, 1, 1, 1, 1, 4]);
    expect(t.unit('6C')).toMatchObject({ recoils: true, tested: true });
    const next = t.play('red', { kind: 'end' }).play('blue', { kind: 'end' }).play('red', { kind: 'open' });
    expect(next.fact('moved')).toMatchObject({ unit: '6C', why: 'recoil' });
    expect(next.unit('6C').figures[0]!.y).toBeGreaterThan(60_900);
    expect(next.unit('6C').recoils).toBe(false);
  });
});

describe('assaults', () => {
  const assault: Order = { kind: 'assault', unit: '2L', target: '7L' };
  const at = (y: number, ...more: string[]) =>
    skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      SERGEANT,
      ...more,
      `blue 7L line close 8 ranks 2 at 60x${y} face S`,
    );

  test('SK-EX-17 SK-MOV-04 a line with a 4 comes 16 cm, and touches at 16', () => {
    expect(at(36).play('red', assault, [4]).fact('touched')).toEqual({ type: 'touched', unit: '2L', enemies: ['7L'] });
    const short = at(36.1).play('red', assault, [4]);
    expect(short.unit('2L').block!.front.y).toBe(36_000);
    expect(short.unit('2L').contacts).toEqual([]);
    expect(at(38.001).play('red', assault, [6]).refused).toBe('SK-MOV-04 refuse-sk-assault-far');
  });

  test('SK-Q-12 a march column has no die, unless the scenario gives it one', () => {
    const column = (variant: string) =>
      skirmish(variant, 'red 2L line close 8 ranks 4 at 60x20', 'blue 7L line close 8 ranks 2 at 60x36 face S');
    expect(column('variant assaultDie line').play('red', assault).fact('touched').enemies).toEqual(['7L']);
    expect(column('variant assaultDie all').play('red', assault, [1]).fact('touched').enemies).toEqual(['7L']);
  });

  test('SK-AVO-01 SK-ASK-03 skirmishers refuse: they are gone before the assault comes', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'blue 6C light skirmish figures 59x32 61x32 face S',
    );
    const refused = t.play('red', { ...assault, target: '6C' }, [6], ['refuse']);
    expect(refused.asked).toEqual(['SK-ASK-03 6C']);
    expect(refused.fact('moved')).toMatchObject({ unit: '6C', why: 'refuse' });
    expect(refused.unit('2L').contacts).toEqual([]);
  });

  test('SK-AVO-02 -04 skirmishers who test stand in loose order, or recoil next turn', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'blue 6C light skirmish figures 59x32 61x32 face S',
    );
    const stands = t.play('red', { ...assault, target: '6C' }, [2, 1], ['test']);
    expect(stands.unit('6C')).toMatchObject({ formation: 'loose', contacts: ['2L'] });
    const fails = t.play('red', { ...assault, target: '6C' }, [4, 1], ['test']);
    expect(fails.unit('6C')).toMatchObject({ formation: 'skirmish', recoils: true, contacts: ['2L'] });
  });

  test('SK-TRN-05 SK-ASK-05 a unit touched in its flank faces, and is in close order no more', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'blue 7L line close 8 ranks 2 at 62x34 face E',
    ).play('red', assault, [3], ['face']);
    expect(t.unit('7L')).toMatchObject({ formation: 'loose', contacts: ['2L'] });
  });

  test('SK-GAP-12 SK-GEO-14 in stand-in fights pairs fight; nobody in contact does anything else', () => {
    const t = at(32, 'variant fights simple').play('red', assault, [1, 6, 1, 6, 1, 6, 1, 6, 1, 6]);
    expect(t.facts.filter(({ type }) => type === 'fought')).toHaveLength(4);
    expect(t.now.lost.blue).toBe(4);
    expect(t.now.result).toEqual({ winner: 'red', why: 'broken' });
    const desk = at(32).play('red', assault, [1]);
    expect(desk.now.melee).toEqual({ units: ['2L', '7L'], first: true, ends: false });
    expect(desk.play('red', advance('2L', [1_000, 18_000])).refused).toBe('SK-GAP-06 refuse-sk-melee');
  });
});

describe('turns of the battle', () => {
  test('SK-GAP-01 the first side acts, then the other; both at the start of each turn', () => {
    const t = line();
    expect(t.play('blue', { kind: 'end' }).refused).toBe('SK-GAP-01 refuse-sk-turn');
    const blue = t.play('red', { kind: 'end' });
    expect([blue.now.active, blue.now.phase]).toEqual(['blue', 'acting']);
    const open = blue.play('blue', { kind: 'end' });
    expect([open.now.phase, open.now.turn]).toEqual(['opening', 1]);
    expect(open.play('red', { kind: 'open' }).now).toMatchObject({ turn: 2, active: 'red', phase: 'acting' });
  });

  test('SK-GAP-12 points and objectives decide at the end of the last turn', () => {
    const t = skirmish(
      'turns 1',
      'point en "the chapel" fr "la chapelle" at 60x24',
      'objective "the chapel" value 3',
      LINE,
      ENEMY,
    );
    const over = t.play('red', { kind: 'end' }).play('blue', { kind: 'end' });
    expect(over.facts.map(({ type }) => type)).toEqual(['finished', 'held', 'won']);
    expect(over.now.result).toEqual({ winner: 'red', why: 'points' });
  });
});
