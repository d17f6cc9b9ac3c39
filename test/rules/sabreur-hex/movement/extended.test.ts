/** The extended line: its two hexes, how it turns, marches, extends, contracts and flees. */
import { describe, expect, test } from 'vitest';
import { FACINGS, frontHexes } from '../../../../src/hex/facing.ts';
import { neighbour } from '../../../../src/hex/grid.ts';
import { frontalDisplacements } from '../../../../src/rules/sabreur-hex/movement/displacement.ts';
import { engages, inFrontOf } from '../../../../src/rules/sabreur-hex/field/engage.ts';
import { extensions, rotated, rotations, rotationTexts } from '../../../../src/rules/sabreur-hex/field/extended.ts';
import type { State, Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { stepOf } from '../../../../src/rules/sabreur-hex/field/steps.ts';
import { battle } from '../../../help/battle.ts';
import { at, axial, type Ground, position, unit } from '../../../help/position.ts';

const LINEAR: Partial<Unit> = { skills: ['linearOrder'], formation: 'extendedLine' };

/** An extended line with its left half in the middle of the map. */
function line(more: Partial<Unit> = {}): Unit {
  return unit('A', 'red', [0, 0], { ...LINEAR, also: at(1, 0), ...more });
}

function ground(more: Ground = {}, own: Unit = line()): State {
  return position({ ...more, units: [own, ...(more.units ?? [])] });
}

/** Every rotation: facing, pivot, left half, right half. */
function turns(now: State, own: Unit = line()): string[] {
  return rotations(now, own).map(({ facing, pivot, halves }) =>
    [facing, pivot ?? 'about', ...[halves!.at, halves!.also].map((hex) => axial(hex).join())].join(' '),
  );
}

describe('SH-FACING-10 to -12, SH-Q-05 the wheel and the about-face', () => {
  test('SH-EX-02 one half turns in its hex, the other swings round it; an about-face stays in both hexes', () => {
    expect(turns(ground())).toEqual([
      '1 left 0,0 0,1',
      '1 right 1,-1 1,0',
      '5 left 0,0 1,-1',
      '5 right 0,1 1,0',
      '3 about 1,0 0,0',
    ]);
  });

  test('SH-FACING-11 it never turns by 120 degrees', () => {
    expect(rotations(ground(), line()).map(({ facing }) => facing)).not.toContain(2);
    expect(rotations(ground(), line()).map(({ facing }) => facing)).not.toContain(4);
  });

  test.each(FACINGS)('SH-FACING-09 SH-FORM-11 facing %s: after every turn the halves stand side by side', (facing) => {
    const own = line({ facing, also: neighbour(at(0, 0), facing + 2)! });
    const all = rotations(ground({}, own), own);
    expect(all).toHaveLength(5);
    for (const turn of all) {
      const after = rotated(own, turn);
      const middle = frontHexes(after.at, after.facing)[1];
      expect(frontHexes(after.also!, after.facing)[0]).toBe(middle);
    }
  });

  test('SH-FACING-10 the hex reached must be empty and passable, and not cut off', () => {
    const there = unit('B', 'red', [0, 1]);
    const left = ['1 right 1,-1 1,0', '5 left 0,0 1,-1', '3 about 1,0 0,0'];
    expect(turns(ground({ units: [there] }))).toEqual(left);
    expect(turns(ground({ hexes: { [at(0, 1)]: 'impassable' } }))).toEqual(left);
    expect(turns(ground({ sides: [[at(1, 0), at(0, 1), 'impassable']] }))).not.toContain('1 left 0,0 0,1');
    expect(turns(ground({ sides: [[at(1, 0), at(0, 1), 'impassable']] }))).toContain('5 right 0,1 1,0');
  });

  test('SH-PASS-05 units that a half only sweeps past do not stop it', () => {
    const ring = [
      [-1, 0],
      [0, -1],
      [1, 1],
      [2, 0],
      [2, -1],
      [-1, 1],
    ] as const;
    const units = ring.map((where, i) => unit(`B${i}`, i % 2 === 0 ? 'blue' : 'red', where, { formation: 'horde' }));
    expect(turns(ground({ units }))).toHaveLength(5);
  });

  test('SH-FACING-12 without room to wheel it can still face about', () => {
    const units = (
      [
        [0, 1],
        [1, -1],
      ] as const
    ).map((where, i) => unit(`B${i}`, 'red', where));
    expect(turns(ground({ units }))).toEqual(['3 about 1,0 0,0']);
  });

  test('SH-FACING-10 an order names the pivot only if there are two ways', () => {
    const texts = (now: State) => rotationTexts(rotations(now, line())).map(({ text }) => text);
    expect(texts(ground())).toEqual([
      'turn NE on left',
      'turn NE on right',
      'turn NW on left',
      'turn NW on right',
      'turn S',
    ]);
    expect(texts(ground({ units: [unit('B', 'red', [0, 1])] }))).toEqual(['turn NE', 'turn NW', 'turn S']);
  });
});

/** A battle with an extended line at 0505 and 0605, facing north, and a distant enemy. */
function wide(...lines: readonly string[]) {
  return battle(
    'red 96L line infantry linear order extended line 0505 N also 0605',
    'blue 20L line infantry 1512 N',
    ...lines,
  );
}

describe('orders to turn', () => {
  test('SH-FACING-10 if the pivot is not clear the player is asked', () => {
    const t = wide().give('red', '96L turn NE');
    expect(t.refused).toBe('SH-FACING-10 refuse-wheel-which');
  });

  test.each([
    ['96L turn NE on left', '! turned 96L 1 0505 0506'],
    ['96L tourne NE sur droite', '! turned 96L 1 0504 0605'],
    ['96L turn NW on right', '! turned 96L 5 0506 0605'],
    ['96L turn about', '! turned 96L 3 0605 0505'],
    ['96L turn S', '! turned 96L 3 0605 0505'],
  ])('SH-FACING-10 -12 %s', (text, told) => {
    expect(wide().give('red', text).story).toBe(`! activated 96L 1\n${told}\n! acted 96L`);
  });

  test('SH-FACING-10 if only one of two ways is free, it is taken', () => {
    const t = wide('red 45L line infantry 0506 N').give('red', '96L turn NE');
    expect(t.unit('96L')).toMatchObject({ at: '0504', also: '0605', facing: 1 });
    expect(wide('red 45L line infantry 0506 N').give('red', '96L turn NE on left').refused).toBe(
      'SH-FACING-10 refuse-wheel-room',
    );
  });

  test.each(['SE', 'SW'])('SH-FACING-11 turn %s is refused, with the turns that are possible', (point) => {
    expect(wide().give('red', `96L turn ${point}`).refused).toBe('SH-FACING-11 refuse-wheel-angle');
  });

  test('SH-FACING-10 the refusal says if there is no room to wheel by 60 degrees on either half', () => {
    const between = ['0504', '0604', '0704', '0405', '0705', '0506', '0606', '0406', '0404'].map(
      (hex, i) => `red 3${i}L line infantry ${hex} N`,
    );
    expect(wide(...between).give('red', '96L turn NE').refused).toBe('SH-FACING-10 refuse-wheel-room');
    expect(wide(...between).give('red', '96L turn NW').refused).toBe('SH-FACING-10 refuse-wheel-room');
  });

  test('SH-MARCH-06 it cannot turn to its own facing', () => {
    expect(wide().give('red', '96L turn N').refused).toBe('SH-MARCH-06 refuse-turn-already');
  });

  test('SH-PASS-05 the half that swings needs an empty hex: not even skirmishers make way', () => {
    const swung = (...more: readonly string[]) => wide(...more).give('red', '96L turn NE on left').refused;
    expect(swung()).toBe('nothing');
    expect(swung('red 2S light infantry skirmisher skirmish 0506 N')).not.toBe('nothing');
  });

  test('SH-ENGAGE-07 a wheel may not end engaging a new enemy', () => {
    const t = wide('blue 11L line infantry 0705 N').give('red', '96L turn NE on right');
    expect(t.refused).toBe('SH-ENGAGE-07 refuse-march-engaging');
  });
});

describe('SH-MARCH-12 both halves move alike', () => {
  test.each([
    ['0504', '0404', '0504'],
    ['0604', '0504', '0604'],
  ])('the outer hex of the new place names the way', (_, left, right) => {
    const outer = left === '0404' ? left : right;
    const t = wide().give('red', `96L march ${outer}`);
    expect(t.story).toBe(`! activated 96L 1\n! moved 96L ${left} ${right}\n! acted 96L`);
    expect(t.unit('96L')).toMatchObject({ at: left, also: right, facing: 0 });
  });

  test('if either half could enter the hex between them, the order must say', () => {
    const which = wide().give('red', '96L march 0504');
    expect(which.refused).toBe('SH-MARCH-12 refuse-march-which-half');
    expect(which.instead).toEqual(['96L march 0404', '96L march 0604']);
    const t = wide('red 45L line infantry 0604 N').give('red', '96L march 0504');
    expect(t.unit('96L')).toMatchObject({ at: '0404', also: '0504' });
  });

  test('SH-PASS-04 both hexes must be empty', () => {
    const t = wide('red 45L line infantry 0404 N').give('red', '96L march 0404');
    expect(t.refused).toBe('SH-PASS-04 refuse-march-taken');
  });

  test('SH-TERRAIN-09 both hexes must be passable, and neither half may be cut off', () => {
    const ways = (more: Ground) =>
      frontalDisplacements(ground(more), line(), { rotate: false, allowance: 1 }).map(({ path, also }) =>
        [path[0]!, also!].map((hex) => axial(hex).join()).join(' '),
      );
    expect(ways({})).toEqual(['0,-1 1,-1', '1,-1 2,-1']);
    expect(ways({ hexes: { [at(0, -1)]: 'impassable' } })).toEqual(['1,-1 2,-1']);
    expect(ways({ hexes: { [at(2, -1)]: 'impassable' } })).toEqual(['0,-1 1,-1']);
    expect(ways({ hexes: { [at(1, -1)]: 'impassable' } })).toEqual([]);
    expect(ways({ sides: [[at(1, 0), at(1, -1), 'impassable']] })).toEqual(['1,-1 2,-1']);
  });

  test('SH-PASS-01, -04 friendly guns may be passed through, but neither half ends on them', () => {
    const gun = unit('G', 'red', [0, -1], { type: 'regimentalGun' });
    const ways = frontalDisplacements(ground({ units: [gun] }), line(), { rotate: false, allowance: 1 });
    expect(ways.map(({ path }) => axial(path.at(-1)!).join())).toEqual(['1,-1']);
  });

  test('SH-MARCH-04 -05 one hex, or one turn instead', () => {
    const ways = frontalDisplacements(ground(), line(), { rotate: true, allowance: 1 });
    expect(ways).toHaveLength(7);
    expect(ways.every(({ cost }) => cost === 1)).toBe(true);
  });

  test('SH-TERRAIN-08 one hex on slow ground too', () => {
    const woods = { [at(0, 0)]: 'wood', [at(1, 0)]: 'wood', [at(1, -1)]: 'wood' } as const;
    expect(frontalDisplacements(ground({ hexes: woods }), line(), { rotate: true, allowance: 1 })).toHaveLength(7);
  });

  test('SH-Q-06 SH-TERRAIN-05 penalising terrain entered by one half counts for the whole unit', () => {
    const step = stepOf(ground({ hexes: { [at(1, -1)]: 'wood' } }).map, line(), 0);
    expect(step).toMatchObject({ to: at(0, -1), also: at(1, -1), penalised: true, clear: false });
  });

  test('SH-MARCH-12 no order takes it farther than one hex', () => {
    expect(wide().give('red', '96L march 0503').refused).toBe('SH-MARCH-04 refuse-march-far');
    expect(wide().give('red', '96L march 0605').refused).toBe('SH-MARCH-06 refuse-march-here');
    expect(wide().give('red', '96L forced march 0404').refused).toMatch(/^SH-FORCED/);
  });
});

describe('SH-Q-06 two hexes in rules written for one', () => {
  test('SH-ENGAGE-06 it engages its three front hexes', () => {
    const enemy = (q: number, r: number) => unit('B', 'blue', [q, r], { facing: 0 });
    const engaged = (q: number, r: number) => engages(ground({ units: [enemy(q, r)] }), line(), enemy(q, r));
    expect([engaged(0, -1), engaged(1, -1), engaged(2, -1)]).toEqual([true, true, true]);
    expect([engaged(-1, 0), engaged(2, 0), engaged(0, 1)]).toEqual([false, false, false]);
  });

  test('its front arc is that of both halves together', () => {
    expect(inFrontOf(line(), at(0, -3))).toBe(true);
    expect(inFrontOf(line(), at(4, -3))).toBe(true);
    expect(inFrontOf(line(), at(-1, -1))).toBe(false);
    expect(inFrontOf(line(), at(5, -3))).toBe(false);
  });
});

describe('SH-FORM-10, -11, -24 extending', () => {
  const LINE = 'red 96L line infantry linear order line 0505 N';

  test.each([
    ['96L extend 0605', '0505', '0605'],
    ['96L étend 0405', '0405', '0505'],
  ])('SH-FORM-24 SH-SKILL-LINEARORDER-01 %s: it keeps its hex and adds a flank hex', (text, left, right) => {
    const t = battle(LINE, 'blue 20L line infantry 1512 N').give('red', text);
    expect(t.story).toBe(`! activated 96L 1\n! formed 96L extendedLine 0 ${left} ${right}\n! acted 96L`);
    expect(t.unit('96L')).toMatchObject({ at: left, also: right, formation: 'extendedLine' });
  });

  test('SH-FORM-11 the added hex is beside it, not in front or behind', () => {
    const t = battle(LINE, 'blue 20L line infantry 1512 N').give('red', '96L extend 0504');
    expect(t.refused).toBe('SH-FORM-11 refuse-extend-flank');
  });

  test('SH-FORM-24 if two hexes are possible, the order must name one', () => {
    expect(battle(LINE, 'blue 20L line infantry 1512 N').give('red', '96L extend').refused).toBe(
      'SH-FORM-24 refuse-extend-which',
    );
    const t = battle(LINE, 'red 45L line infantry 0605 N', 'blue 20L line infantry 1512 N').give('red', '96L extend');
    expect(t.unit('96L')).toMatchObject({ at: '0405', also: '0505' });
  });

  test('SH-FORM-11 the added hex must be empty, passable and not cut off', () => {
    const own = unit('A', 'red', [0, 0], { skills: ['linearOrder'] });
    const open = (more: Ground) => extensions(ground(more, own), own).map((hex) => axial(hex).join());
    expect(open({})).toEqual(['-1,0', '1,0']);
    expect(open({ units: [unit('B', 'red', [1, 0])] })).toEqual(['-1,0']);
    expect(open({ hexes: { [at(-1, 0)]: 'impassable' } })).toEqual(['1,0']);
    expect(open({ sides: [[at(0, 0), at(1, 0), 'impassable']] })).toEqual(['-1,0']);
    expect(extensions(ground({}, own), { ...own, skills: [] })).toEqual([]);
    const edge = { ...own, at: '0115' };
    expect(extensions(ground({}, edge), edge)).toEqual(['0215']);
  });

  test('SH-FORM-11 it is refused without room on either flank', () => {
    const t = battle(
      LINE,
      'red 45L line infantry 0605 N',
      'red 57L line infantry 0405 N',
      'blue 20L line infantry 1512 N',
    );
    expect(t.give('red', '96L extend').refused).toBe('SH-FORM-11 refuse-extend-room');
    expect(t.give('red', '96L extend 0605').refused).toBe('SH-FORM-11 refuse-extend-room');
  });

  test('SH-FORM-26 it may not end in contact, even if it was not in contact before', () => {
    const t = battle(LINE, 'blue 20L line infantry 0705 N').give('red', '96L extend 0605');
    expect(t.refused).toBe('SH-FORM-26 refuse-extend-contact');
    const other = battle(LINE, 'blue 20L line infantry 0705 N').rolls('1 1').give('red', '96L extend');
    expect(other.unit('96L')).toMatchObject({ at: '0405', also: '0505' });
  });

  test('SH-FORM-21 near the enemy it tests like any change of formation', () => {
    const t = battle(LINE, 'blue 20L line infantry 0502 N').rolls('6 6').give('red', '96L extend 0605');
    expect(t.unit('96L')).toMatchObject({ at: '0505', formation: 'line' });
    expect(t.unit('96L').also).toBeUndefined();
  });

  test('SH-FORM-10 -12 only Linear Order infantry extends, and not from square', () => {
    const far = 'blue 20L line infantry 1512 N';
    expect(battle('red 96L line infantry line 0505 N', far).give('red', '96L extend 0605').refused).toBe(
      'SH-FORM-10 refuse-form-extended-line',
    );
    expect(battle('red 96L line infantry linear order square 0505 N', far).give('red', '96L extend 0605').refused).toBe(
      'SH-FORM-12 refuse-form-line-first',
    );
    const t = battle('red 96L line infantry linear order column 0505 N', far).give('red', '96L extend 0605');
    expect(t.unit('96L').also).toBe('0605');
    expect(wide().give('red', '96L square').refused).toBe('SH-FORM-19 refuse-form-loose-square');
  });

  test('SH-FORM-17 a column marches and then extends', () => {
    const t = battle('red 96L line infantry linear order column 0505 N', 'blue 20L line infantry 1512 N');
    const after = t.give('red', '96L march 0404 then extend 0504').unit('96L');
    expect(after).toMatchObject({ at: '0404', also: '0504' });
  });
});

describe('SH-FORM-24 ASK-20 contracting', () => {
  test('it keeps the hex farther from enemies, without asking the player', () => {
    const t = wide().give('red', '96L line');
    expect(t.story).toBe('! activated 96L 1\n= ASK-20 96L keep 0505 (default)\n! formed 96L line 0 0505\n! acted 96L');
    expect(t.unit('96L').also).toBeUndefined();
    const west = battle(
      'red 96L line infantry linear order extended line 0505 N also 0605',
      'blue 20L line infantry 0112 N',
    ).give('red', '96L column');
    expect(west.unit('96L')).toMatchObject({ at: '0605', formation: 'column' });
  });

  test('the order may name the hex', () => {
    const t = wide().give('red', '96L line 0605');
    expect(t.story).toBe('! activated 96L 1\n! formed 96L line 0 0605\n! acted 96L');
    expect(wide().give('red', '96L line 0604').refused).toBe('SH-FORM-24 refuse-form-where');
    expect(battle('red 96L line infantry line 0505 N').give('red', '96L column 0505').refused).toBe(
      'SH-FORM-24 refuse-form-where',
    );
  });

  test('SH-FORM-25 it may not contract while either half is in contact', () => {
    expect(wide('blue 11L line infantry 0705 N').give('red', '96L line').refused).toBe(
      'SH-FORM-25 refuse-form-contact',
    );
  });
});

describe('SH-ROUT-16 ASK-20 rout', () => {
  test('it becomes a mob in one of its hexes, the one farther from enemies if that makes no difference', () => {
    const t = battle(
      'red 96L line infantry linear order extended line 0505 N also 0605',
      'blue 20L line infantry 1505 N',
    )
      .rolls('1')
      .give('red', '96L flee');
    expect(t.story).toContain('= ASK-20 96L keep 0505 (default)');
    expect(t.story).toMatch(/! panicked 96L \d 0505/);
    expect(t.unit('96L').also).toBeUndefined();
    expect(t.unit('96L').formation).toBe('horde');
  });

  /** From 0505 every run south meets friends; from 0605 one way is free. */
  const HEMMED = [
    'red 96L line infantry linear order extended line 0505 N also 0605',
    'red 45L line infantry 0406 N',
    'red 57L line infantry 0506 N',
    'blue 20L line infantry 0503 S',
  ];

  test('its owner is asked if one hex leads through friends and the other does not', () => {
    const t = battle(...HEMMED).give('red', '96L flee');
    expect(t.waits).toBe('red ASK-20 96L: keep 0505, keep 0605');
    expect(t.about('keep 0505')).toMatchObject({ bad: 6 });
    expect(t.about('keep 0605')).toMatchObject({ bad: 0 });
    const kept = t.answer('keep 0605').rolls('1');
    expect(kept.unit('96L').at).toBe('0606');
  });

  test('a unit in one hex is not asked', () => {
    const t = battle('red 96L line infantry line 0505 N', 'blue 20L line infantry 1505 N')
      .rolls('1')
      .give('red', '96L flee');
    expect(t.story).not.toContain('ASK-20');
  });

  test('SH-Q-06 a unit that flees from an extended line turns its back to the nearer half', () => {
    const t = battle(
      'red 45L line infantry column 0505 N',
      'blue 96L line infantry linear order extended line 0604 S also 0504',
    )
      .rolls('1')
      .give('red', '45L flee');
    expect(t.story).toMatch(/ASK-11 45L face (S|SW) /);
  });
});

describe('SH-FORM-11 in a scenario', () => {
  test.each(['0505 N also 0605', '0605 N also 0505'])(
    '%s: the left half is first, whichever was named first',
    (where) => {
      const t = battle(`red 96L line infantry linear order extended line ${where}`);
      expect(t.unit('96L')).toMatchObject({ at: '0505', also: '0605' });
    },
  );
});
