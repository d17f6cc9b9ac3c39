/** SK-MOV, SK-TRN, SK-GEO, SK-AVO: clauses and rulings on moves, one by one. */
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/kernel/play.ts';
import { rushOf } from '../../../src/rules/skirmish/moves/assault.ts';
import { groundsOf } from '../../../src/rules/skirmish/position/squad.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const end: Order = { kind: 'end' };
const turn = (unit: string, by: 9_000 | 18_000 | 27_000 = 9_000): Order => ({ kind: 'turn', unit, by });
const fire = (unit: string, target: string, figures: number[] = []): Order => ({ kind: 'fire', unit, target, figures });
const advance = (unit: string, by: number, angle = 0, figures: number[] = []): Order => ({
  kind: 'advance',
  unit,
  figures,
  legs: [{ by, angle }],
});
const ENEMY = 'blue 7L line close 10 ranks 2 at 100x80 face S';

describe('turns', () => {
  test('SK-GEO-04 five figures in four files keep their ground and their places, and face elsewhere', () => {
    const t = skirmish('red 2L line close 5 ranks 2 files 4 at 60x20 face N', ENEMY);
    const before = t.unit('2L');
    const after = t.play('red', turn('2L')).unit('2L');
    const corners = (unit: typeof before) =>
      groundsOf(unit)[0]!
        .corners.map(({ x, y }) => `${x},${y}`)
        .toSorted();
    expect(corners(after)).toEqual(corners(before));
    expect(after.block).toMatchObject({ files: 2, ranks: 4 });
    expect(after.figures.map(({ x, y }) => [x, y])).toEqual(before.figures.map(({ x, y }) => [x, y]));
    expect(after.figures.every(({ heading }) => heading === 9_000)).toBe(true);
    const moved = skirmish(
      'red 2L line close 5 ranks 2 files 4 at 60x20 face N',
      'red 1S sergeant of 2L at 70x20',
      ENEMY,
    )
      .play('red', turn('2L'))
      .play('red', advance('2L', 5_000));
    expect(moved.unit('2L').figures.map(({ x, y }) => [x, y])).toEqual(
      before.figures.map(({ x, y }) => [x + 5_000, y]),
    );
  });

  test('SK-GAP-07 after a turn the first two ranks are those in front now', () => {
    const t = skirmish(
      'red 2L line close 10 ranks 2 at 60x20 face N',
      'red 1S sergeant of 2L at 60x26',
      'blue 7L line close 8 at 90x18 face W',
    );
    const shot = t.play('red', turn('2L')).play('red', fire('2L', '7L'), [1, 1, 1, 1]);
    expect(shot.fact('fired').figures).toEqual([4, 5, 9, 10]);
  });

  test('SK-TRN-03 turn and fire, fire and turn, turn and reload, reload and turn', () => {
    const start = (more = '') =>
      skirmish(
        `red 2L line close 6 ranks 2 at 60x20 face N ${more}`,
        'red 1S sergeant of 2L at 60x12',
        'blue 7L line close 6 at 75x19 face W',
        'blue 8L line close 6 at 60x35',
      );
    expect(start().play('red', turn('2L')).play('red', fire('2L', '7L'), [1, 1, 1, 1]).refused).toBe('nothing');
    expect(start().play('red', fire('2L', '8L'), [1, 1, 1, 1, 1, 1]).play('red', turn('2L')).refused).toBe('nothing');
    const reload: Order = { kind: 'reload', unit: '2L', figures: [] };
    expect(start('unloaded').play('red', turn('2L')).play('red', reload).refused).toBe('nothing');
    expect(start('unloaded').play('red', reload).play('red', turn('2L')).refused).toBe('nothing');
    const turned = start().play('red', turn('2L'));
    expect(turned.play('red', { kind: 'form', unit: '2L', formation: 'skirmish' }).refused).toBe(
      'SK-Q-30 refuse-sk-turned-before',
    );
    expect(turned.play('red', { kind: 'assault', unit: '2L', target: '8L' }).refused).toBe(
      'SK-Q-30 refuse-sk-turned-before',
    );
  });

  test('SK-TRN-01 class 2 does not turn after anything else', () => {
    const t = skirmish('red 2R recruits close 6 ranks 2 at 60x20', 'red 1S sergeant of 2R at 60x12', ENEMY);
    expect(t.play('red', advance('2R', 2_000)).play('red', turn('2R')).refused).toBe('SK-TRN-01 refuse-sk-turn-class');
    expect(t.play('red', turn('2R')).play('red', advance('2R', 2_000)).refused).toBe('SK-TRN-01 refuse-sk-turned');
    expect(t.play('red', turn('2R')).play('red', turn('2R')).refused).toBe('SK-TRN-01 refuse-sk-turned-once');
  });

  test('SK-TRN-04 nobody turns in contact', () => {
    const t = skirmish(
      'red 2L line close 6 ranks 2 at 60x20 contact 7L',
      'blue 7L line close 6 ranks 2 at 60x20 face S contact 2L',
    );
    expect(t.play('red', turn('2L')).refused).toBe('SK-TRN-04 refuse-sk-contact');
  });
});

describe('moves', () => {
  test('SK-GEO-11 close order does not face elsewhere while it moves', () => {
    const t = skirmish('red 2L line close 6 ranks 2 at 60x20', ENEMY);
    expect(t.play('red', { ...advance('2L', 2_000), face: 9_000 } as Order).refused).toBe(
      'SK-GEO-11 refuse-sk-no-wheel',
    );
  });

  test('SK-GEO-13 a named figure goes by its own front, on one leg and on several', () => {
    const t = skirmish('red 1V light loose figures 40x20 50x20 faces N E', ENEMY);
    const legs = (...all: [number, number][]): Order => ({
      kind: 'advance',
      unit: '1V',
      figures: [2],
      legs: all.map(([by, angle]) => ({ by, angle })),
    });
    expect(t.play('red', legs([5_000, 0])).unit('1V').figures[1]).toMatchObject({
      x: 55_000,
      y: 20_000,
      heading: 9_000,
    });
    expect(t.play('red', legs([3_000, 0], [2_000, 0])).unit('1V').figures[1]).toMatchObject({ x: 55_000, y: 20_000 });
  });

  test('SK-GEO-13 figures that are not told to face keep their headings; nobody ends on their own unit', () => {
    const t = skirmish('red 1V light loose figures 40x20 50x20 faces N E', ENEMY);
    expect(
      t
        .play('red', advance('1V', 5_000))
        .unit('1V')
        .figures.map(({ heading }) => heading),
    ).toEqual([0, 9_000]);
    const onto = skirmish('red 1V light loose figures 40x20 40x25', ENEMY).play('red', advance('1V', 4_000, 0, [1]));
    expect(onto.refused).toBe('SK-GEO-13 refuse-sk-onto');
  });

  test('SK-GAP-02 sixteen centimetres are legal toward any heading', () => {
    const t = skirmish('red 1V light loose figures 60x40', ENEMY);
    const refused = Array.from(
      { length: 360 },
      (_, degree) => t.play('red', advance('1V', 16_000, degree * 100)).refused,
    );
    expect(refused.filter((each) => each !== 'nothing')).toEqual([]);
  });

  test('SK-GEO-05 a leader counts as a friend that skirmishers keep away from', () => {
    const t = skirmish('red 1V light skirmish figures 40x20 42x20', 'red 1S sergeant of 1V at 41x27', ENEMY);
    expect(t.play('red', advance('1V', 1_500)).refused).toBe('SK-GEO-05 refuse-sk-crowded');
  });

  test('SK-GEO-13 pairs of skirmish order move together; an odd man goes by himself', () => {
    const t = skirmish('red 1V light skirmish figures 40x20 42x20 49x20', ENEMY);
    expect(t.play('red', advance('1V', 10_000, 0, [1])).refused).toBe('SK-GEO-13 refuse-sk-pair');
    expect(t.play('red', advance('1V', 10_000, 0, [1, 2])).refused).toBe('nothing');
    expect(t.play('red', advance('1V', 10_000, 0, [3])).refused).toBe('nothing');
  });

  test('SK-CLS-05 SK-Q-25 natives fire before or after they move, and do neither twice', () => {
    const t = skirmish(
      'red 2N natives loose figures 60x20 63x20',
      'red 1N officer at 61x16',
      'blue 7L line loose figures 60x50 62x50 64x50',
    );
    const first = t.play('red', advance('2N', 5_000));
    const both = first.play('red', fire('2N', '7L'), [1, 1]);
    expect(both.refused).toBe('nothing');
    expect(both.play('red', advance('2N', 5_000)).refused).toBe('SK-Q-30 refuse-sk-acted');
    const fired = t.play('red', fire('2N', '7L'), [1, 1]).play('red', advance('2N', 5_000));
    expect(fired.refused).toBe('nothing');
    expect(fired.play('red', fire('2N', '7L')).refused).toBe('SK-Q-30 refuse-sk-acted');
    const line = skirmish('red 2L line loose figures 60x20 63x20', 'blue 7L line loose figures 60x50 62x50 64x50');
    expect(line.play('red', advance('2L', 5_000)).play('red', fire('2L', '7L')).refused).toBe(
      'SK-Q-30 refuse-sk-acted',
    );
  });

  test('SK-Q-30 single figures act by themselves, and then the unit gives no common order', () => {
    const t = skirmish('red 1V light loose figures 40x20 43x20', ENEMY).play('red', advance('1V', 1_000, 0, [1]));
    expect(t.play('red', advance('1V', 1_000)).refused).toBe('SK-Q-30 refuse-sk-acted');
    expect(t.play('red', { kind: 'reload', unit: '1V', figures: [2] }).refused).toBe('SK-Q-31 refuse-sk-loaded');
    const close = skirmish('red 2L line close 6 ranks 2 at 60x20', ENEMY);
    expect(close.play('red', advance('2L', 1_000, 0, [1])).refused).toBe('SK-Q-30 refuse-sk-single');
  });
});

describe('forming', () => {
  const form = (formation: 'close' | 'skirmish' | 'loose', more = {}): Order => ({
    kind: 'form',
    unit: '2L',
    formation,
    ...more,
  });

  test('SK-GEO-12 SK-GAP-02 in difficult ground they come half as far to their places', () => {
    const far = (area: string) =>
      skirmish(area, 'red 2L line loose figures 40x20 54x20', 'red 1S sergeant of 2L at 40x10', ENEMY).play(
        'red',
        form('close', { depth: { ranks: 1 }, at: { kind: 'point', at: { x: 53_000, y: 21_000 } } }),
      ).refused;
    expect(far('area field 0x70 5x70 5x75')).toBe('nothing');
    expect(far('area rough 30x10 30x30 60x30 60x10')).toBe('SK-GEO-12 refuse-sk-form-far');
  });

  test('SK-CAP-02 loose order is the order of those who stand in neither; nobody has to go anywhere for it', () => {
    const t = skirmish('red 2L line close 6 ranks 2 at 60x20', ENEMY);
    const loose = t.play('red', form('loose')).unit('2L');
    expect(loose.figures.map(({ x, y }) => [x, y])).toEqual(t.unit('2L').figures.map(({ x, y }) => [x, y]));
    expect([loose.formation, loose.block]).toEqual(['loose', undefined]);
  });

  test('SK-Q-26 those with drill form, natives and guerrillas do not', () => {
    const rows = ['grenadiers', 'line', 'elite voltigeurs', 'light', 'recruits', 'guerrillas', 'natives'];
    const refused = rows.map(
      (row) =>
        skirmish(`red 2L ${row} loose figures 40x20 42x20`, 'red 1S officer at 40x10', ENEMY).play('red', form('close'))
          .refused,
    );
    expect(refused.filter((each) => each === 'nothing')).toHaveLength(5);
    expect(refused.slice(5)).toEqual(['SK-CAP-04 refuse-sk-untrained', 'SK-CAP-04 refuse-sk-untrained']);
  });
});

describe('assaults and recoils', () => {
  test('SK-Q-21 a line without a leader that assaults is in loose order from then on', () => {
    const t = skirmish('red 2L line close 6 ranks 2 at 60x20', 'blue 7L line close 6 ranks 2 at 60x30 face S').play(
      'red',
      { kind: 'assault', unit: '2L', target: '7L' },
      [1],
    );
    expect(t.unit('2L')).toMatchObject({ formation: 'loose', contacts: ['7L'] });
  });

  test('SK-GEO-14 an assault stops short of friends, loose men too, and of the edge of the table', () => {
    const t = skirmish(
      'red 1V light loose figures 60x20',
      'red 2V light loose figures 60x25',
      'blue 7L line loose figures 60x33',
    );
    expect(t.play('red', { kind: 'assault', unit: '1V', target: '7L' }).refused).toBe(
      'SK-MOV-01 refuse-sk-assault-barred',
    );
    const edge = skirmish(
      'red 2L line close 6 ranks 2 at 60x80',
      'red 1S sergeant of 2L at 60x72',
      'blue 7L light skirmish figures 60x84 62x84 face S',
    ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [6], ['refuse']);
    expect(edge.unit('2L').block!.front.y).toBeLessThanOrEqual(90_000);
  });

  test('SK-Q-12 SK-MOV-05 an assault to the side is 8 cm at most: the die is for those who go ahead', () => {
    const aside = (x: number) =>
      skirmish('red 2L light close 6 ranks 2 at 60x20 face N', `blue 7L line loose figures ${x}x18 ${x}x20.5`).play(
        'red',
        { kind: 'assault', unit: '2L', target: '7L' },
      );
    expect(aside(72).unit('2L').contacts).toEqual(['7L']);
    expect(aside(72.001).refused).toBe('SK-MOV-04 refuse-sk-assault-far');
  });

  test('SK-GAP-02 difficult ground behind a target in loose order does not slow an assault', () => {
    const rough = (y: number) =>
      skirmish(
        `area rough 50x${y} 50x45 70x45 70x${y}`,
        'red 1V light loose figures 60x20',
        'blue 7L line loose figures 60x31',
      ).play('red', { kind: 'assault', unit: '1V', target: '7L' }).refused;
    expect([rough(32.5), rough(28)]).toEqual(['nothing', 'SK-MOV-04 refuse-sk-assault-far-slow']);
  });

  test('SK-GEO-14 an assault touches the unit named: not one behind another that stays', () => {
    const t = skirmish(
      'red 2L light close 6 ranks 2 at 60x20 face N',
      'blue 8L line close 6 ranks 2 at 60x25 face S',
      'blue 7L line close 6 ranks 2 at 60x32 face S',
    );
    expect(t.play('red', { kind: 'assault', unit: '2L', target: '7L' }).refused).toBe(
      'SK-MOV-01 refuse-sk-assault-barred',
    );
    expect(t.play('red', { kind: 'assault', unit: '2L', target: '8L' }, [1]).refused).toBe('nothing');
    const why = rushOf(t.now, { kind: 'assault', unit: '2L', target: '7L' }, 'red') as Refusal;
    expect(words.say('en', why.says)).toBe('2L cannot reach 7L. In the way after 5 cm: 8L.');
    expect(words.say('fr', why.says)).toBe('Le 2L ne peut pas atteindre le 7L. Sur le chemin à 5 cm : le 8L.');
  });

  test('SK-AVO-01 SK-Q-27 skirmishers behind a line that is assaulted are not in its way; before it they are', () => {
    const asked = (y: number) =>
      skirmish(
        'red 2L light close 6 ranks 2 at 60x20 face N',
        'blue 7L line close 6 ranks 2 at 60x28 face S',
        `blue 6C light skirmish figures 59x${y} 61x${y} face S`,
      ).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [1], y < 28 ? ['refuse'] : []).asked;
    expect([asked(24), asked(34)]).toEqual([['SK-ASK-03 6C'], []]);
  });

  test('SK-Q-27 SK-AVO-04 who fails the test stands in disorder, and recoils out of contact at the start of the next turn', () => {
    const t = skirmish(
      'variant fights desk',
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'red 1S sergeant of 2L at 60x12',
      'blue 6C light skirmish figures 59x32 61x32 face S',
    ).play('red', { kind: 'assault', unit: '2L', target: '6C' }, [5, 1], ['test']);
    expect(t.unit('6C')).toMatchObject({ formation: 'skirmish', recoils: true, contacts: ['2L'] });
  });

  test('SK-AVO-03 SK-AVO-05 an equal die passes by a superior; a musician makes the value higher', () => {
    const tested = (die: number, ...more: string[]) =>
      skirmish(
        'red 2L line close 8 ranks 2 at 60x20 face N',
        'red 1S sergeant of 2L at 60x12',
        'blue 6C light skirmish figures 59x32 61x32 face S',
        ...more,
      )
        .play('red', { kind: 'assault', unit: '2L', target: '6C' }, [die, 1], ['test'])
        .fact('tested');
    expect(tested(3)).toMatchObject({ passed: false });
    expect(tested(3, 'blue 5S sergeant of 6C at 60x42')).toMatchObject({ passed: true, superior: '5S' });
    expect(tested(3, 'blue 5M musician of 6C at 60x42')).toMatchObject({ morale: 4, passed: true });
  });

  test('SK-GEO-10 SK-Q-22 a refusal goes the full loose rate, half of it in difficult ground, behind friends if that costs little', () => {
    const refused = (...more: string[]) =>
      skirmish(
        'red 2L line close 8 ranks 2 at 60x20 face N',
        'red 1S sergeant of 2L at 60x12',
        'blue 6C light skirmish figures 59x32 61x32 face S',
        ...more,
      )
        .play('red', { kind: 'assault', unit: '2L', target: '6C' }, [1], ['refuse'])
        .fact('moved');
    const { way } = refused();
    expect(way[1]!.y - way[0]!.y).toBe(16_000);
    const slow = refused('area rough 30x34 30x60 90x60 90x34').way;
    expect(slow[1]!.y - slow[0]!.y).toBe(8_000);
    const behind = refused('blue 8L line close 12 ranks 2 at 66.3x42 face S').way;
    expect(behind[1]!.y).toBeGreaterThan(32_000);
  });

  test('SK-ASK-04 of equally far places the owner chooses; the fallback is the one nearest to their own edge', () => {
    const t = skirmish(
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'red 1S sergeant of 2L at 60x12',
      'blue 6C light skirmish figures 60x45 face S recoils',
      'red 9L light loose figures 60x29',
      'turn 1 blue',
    );
    const open = t.play('blue', end).play('red', { kind: 'open' });
    expect(open.unit('6C').figures[0]).toMatchObject({ x: 60_000, y: 61_000 });
    const barred = skirmish(
      'red 9L light loose figures 60x29',
      'blue 6C light skirmish figures 60x45 face S recoils',
      'area impassable 57x47 57x49 63x49 63x47',
      'turn 1 blue',
    ).play('blue', end);
    const [left, right] = ['1', '2'].map((answer) => barred.play('red', { kind: 'open' }, [], [answer]));
    expect(left!.asked).toEqual(['SK-ASK-04 6C']);
    const [one, other] = [left, right].map((after) => after!.unit('6C').figures[0]!);
    expect(one!.x + other!.x).toBe(120_000);
    expect(one!.y).toBe(other!.y);
  });
});
