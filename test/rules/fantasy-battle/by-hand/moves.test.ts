/**
 * Formations, moves, initiative and orders, commanders, evades: worked out by hand from the rulebook, not from the code.
 * Lengths in millimetres.
 */
import { describe, expect, test } from 'vitest';
import { formationOf } from '../../../../src/rules/fantasy-battle/position/formation.ts';
import { fantasy, give, order, stands } from '../../../help/fantasy.ts';

const RED = 'red 9O infantry stands 1 in line at 115x85 face S';
const LINE = 'blue 3S infantry stands 3 in line at 50x45 face N activated';
const SINGLE = 'blue 3S infantry stands 1 in line at 50x45 face N';

describe('formations and distances', () => {
  test('FB-FRM-04 FB-FRM-06 two stands abreast and a third behind one of them are irregular: 10 cm', () => {
    const lines = [RED, 'blue 3S infantry stand 50x45 face N stand 54x45 face N stand 50x43 face N activated'];
    expect(formationOf(fantasy(...lines).unit('3S'))).toBe('irregular');
    expect(stands(give(lines, '3S advance 10'))).toEqual([
      '1:500,550/0 100.00',
      '2:540,550/0 100.00',
      '3:500,530/0 100.00',
    ]);
    const far = give(lines, '3S advance 10.001');
    expect([far.refused, far.instead]).toEqual(['FB-STD-05 refuse-fb-far', ['3S advance 10']]);
  });

  test('FB-FRM-02 FB-GEO-04 stands that touch only corner to corner are in formation; 0.2 mm apart they do not touch', () => {
    expect(formationOf(fantasy(RED, 'blue 3S infantry stand 50x45 face N stand 54x43 face N').unit('3S'))).toBe('line');
    expect(() => fantasy(RED, 'blue 3S infantry stand 50x45 face N stand 54.02x45 face N')).toThrow(/fault-fb-apart/);
  });

  test('FB-GAP-08 FB-GEO-01 half of a machine’s 12.501 cm is rounded down', () => {
    const lines = [RED, 'blue 3M machine speed 12.501 stand 50x45 face N stand 54x44 face E activated'];
    expect(give(lines, '3M advance 6.25').refused).toBe('nothing');
    expect(give(lines, '3M advance 6.251').refused).toBe('FB-STD-05 refuse-fb-far');
  });

  test('FB-FRM-07 FB-GEO-22 from line into column: the way of the stand that goes farthest is the shortest possible', () => {
    expect(stands(give([RED, LINE], '3S to 50x45 in column'))).toEqual([
      '1:500,450/0 40.00',
      '2:500,410/0 40.00',
      '3:500,430/0 44.73',
    ]);
  });

  test('FB-STD-04 FB-GEO-22 a line that turns to the right where it is keeps its places; formed anew, its left stand goes to the right end', () => {
    expect(stands(give([RED, LINE], '3S face E'))).toEqual([
      '1:500,490/90 89.45',
      '2:500,450/90 40.00',
      '3:500,410/90 89.45',
    ]);
    expect(stands(give([RED, LINE], '3S line face E'))).toEqual([
      '1:500,410/90 63.25',
      '2:500,490/90 80.00',
      '3:500,450/90 80.00',
    ]);
  });

  test('FB-STD-05 FB-GEO-05 going and turning at once costs what the farthest corner travels', () => {
    expect(stands(give([RED, `${SINGLE} activated`], '3S to 50x55 face E'))).toEqual(['1:500,550/90 140.00']);
  });

  test('FB-STD-06 a stand passes through stands of its own unit that stay where they are', () => {
    const t = give([RED, LINE], '3S stand 1 at 58x45');
    expect(t.fact('moved').stands).toMatchObject([{ n: 1, cost: 12_000, way: [{ x: 58_000, y: 45_000, heading: 0 }] }]);
  });

  test('FB-OBS-02 FB-OBS-03 FB-GEO-06 between a friend and an enemy 2 cm are not enough: it takes more than a touch besides', () => {
    const between = (right: number) =>
      give(
        [
          RED,
          'blue 3S infantry stands 1 in line at 50x30 face N activated',
          'blue 5S infantry stands 3 in line at 43x40 face N',
          `red 6O infantry stands 3 in line at ${right}x40 face S`,
        ],
        '3S to 50x45',
      );
    expect(stands(between(57.011))).toEqual(['1:500,450/0 150.00']);
    expect(between(57.01).refused).toBe('FB-STD-02 refuse-fb-way');
  });

  test('FB-GAP-05 in a wood infantry goes 10 cm, and guns do not go at all', () => {
    const wood = (type: string, text: string) =>
      give(
        [RED, 'area wood 30x30 30x80 70x80 70x30', `blue 3S ${type} stands 1 in line at 50x45 face N activated`],
        text,
      ).refused;
    expect(wood('infantry', '3S advance 10')).toBe('nothing');
    expect(wood('infantry', '3S advance 10.001')).not.toBe('nothing');
    expect(wood('artillery', '3S advance 3')).not.toBe('nothing');
  });
});

describe('by initiative, by order', () => {
  const enemy = (y: number) => `red 4O infantry stands 1 in line at 50x${y} face S`;
  const general = 'blue 1K general at 60x40';

  test('FB-GAP-01 an enemy exactly 20 cm away lets a unit act by initiative, one at 20.001 cm does not', () => {
    expect(give([SINGLE, enemy(65)], '3S evade').fact('activated')).toMatchObject({ mode: 'initiative' });
    expect(give([SINGLE, enemy(65.001)], '3S evade').refused).toBe('FB-GAP-01 refuse-fb-initiative-far');
  });

  test('FB-GAP-01 eight passes, nine does not; the third order of a unit needs six', () => {
    const lines = [RED, SINGLE, general];
    expect(give(lines, '3S advance 1', [4, 5]).fact('ordered')).toMatchObject({ needed: 8, passed: false });
    const twice = give(lines, '3S advance 1', [4, 4]).play('blue', order('3S advance 1'), [3, 4]);
    expect(twice.fact('ordered')).toMatchObject({ needed: 7, passed: true });
    const third = twice.play('blue', order('3S advance 1'), [3, 4]);
    expect(third.fact('ordered')).toMatchObject({ needed: 6, passed: false });
  });

  test('FB-GAP-01 after a commander has failed another may try: what has not reached a unit was no order', () => {
    const failed = give([RED, SINGLE, general, 'blue 2K commander at 40x40'], '3S advance 1 by order of 1K', [6, 6]);
    const again = failed.play('blue', order('3S advance 1'), [4, 3]);
    expect(again.fact('ordered')).toMatchObject({ commander: '2K', needed: 8, passed: true });
  });

  test('FB-GAP-01 FB-MOD-02 what a unit does by its initiative is not an order', () => {
    const evaded = give([SINGLE, enemy(55), general], '3S evade 5');
    const t = evaded.play('blue', order('3S advance 1 by order'), [4, 4]);
    expect(t.fact('ordered')).toMatchObject({ needed: 8, passed: true });
    expect(evaded.play('blue', order('3S evade 5')).refused).toBe('FB-GAP-01 refuse-fb-initiative-used');
  });

  test('FB-Q-11 fanatics who see no enemy may do something else', () => {
    const lines = [`${SINGLE} fanatic activated`, enemy(60)];
    expect(give(lines, '3S back 2').refused).toBe('FB-CHG-04 refuse-fb-fanatic');
    expect(give([...lines, 'area building 40x52 40x53 60x53 60x52'], '3S back 2').refused).toBe('nothing');
  });

  test('FB-OFF-07 FB-GAP-07 no commander rides off the table', () => {
    expect(give([RED, SINGLE, general], '1K ride to 60x90').refused).toBe('nothing');
    expect(give([RED, SINGLE, general], '1K ride to 60x90.001').refused).not.toBe('nothing');
  });

  test('FB-GAP-07 a commander joins a unit 20.00 mm from where they end, and none that is farther away', () => {
    const ride = (y: number) => give([RED, SINGLE, general], `1K ride to 50x${y}`).fact('rode');
    expect(ride(41)).toMatchObject({ joined: '3S' });
    expect(ride(40.999)).not.toHaveProperty('joined');
  });
});

describe('evades', () => {
  /** Its near corner is 30 mm to the right of the evader’s and 40 mm ahead: 50 mm away. */
  const aslant = 'red 4O infantry stands 1 in line at 57x49 face S';

  test('FB-EVA-02 FB-GEO-08 straight away from the nearest corner', () => {
    expect(stands(give([SINGLE, aslant], '3S evade 10'))).toEqual(['1:440,370/0 100.00']);
    expect(stands(give([SINGLE, aslant], '3S evade'))).toEqual(['1:380,290/0 200.00']);
  });

  test('FB-GEO-08 past a rock on the left: 5 degrees to the right, just far enough to be as far from the enemy', () => {
    const rock = 'area impassable 47.12x38.5 47.12x38.66 47.3x38.66 47.3x38.5';
    const { way, cost } = give([SINGLE, aslant, rock], '3S evade 10').fact('moved').stands[0]!;
    expect(way).toHaveLength(1);
    expect(Math.abs(way[0]!.x - 43_317)).toBeLessThanOrEqual(2);
    expect(Math.abs(way[0]!.y - 37_544)).toBeLessThanOrEqual(2);
    expect(Math.abs(cost - 10_013)).toBeLessThanOrEqual(2);
  });

  test('FB-EVA-07 FB-GEO-08 turning round on the way costs too: what is left is gone to the hundredth', () => {
    const lines = [SINGLE, 'red 4O infantry stands 1 in line at 50x55 face S'];
    expect(stands(give(lines, '3S evade 5 face S'))).toEqual(['1:500,380/180 80.63']);
    expect(stands(give(lines, '3S evade face S'))).toEqual(['1:500,254.05/180 200.00']);
  });

  test('FB-EVA-02 FB-MOD-05 away from the nearest enemy in view: one that is hidden does not count', () => {
    const t = give(
      [
        SINGLE,
        'red 4O infantry stands 1 in line at 50x55 face S',
        'area building 40x49 40x51 60x51 60x49',
        'red 5O infantry stands 1 in line at 65x44 face W',
      ],
      '3S evade 5',
    );
    expect(stands(t)).toEqual(['1:450,450/0 50.00']);
  });

  test('FB-EVA-06 FB-GEO-22 in column about the stand that was nearest, which has the middle place', () => {
    const t = give([LINE, 'red 4O infantry stands 1 in line at 56x55 face S'], '3S evade 10 in column');
    expect(stands(t)).toEqual(['1:540,370/0 113.14', '2:540,330/0 126.50', '3:540,350/0 100.00']);
  });

  test('FB-EVA-05 FB-GEO-09 a centimetre from a combat is asked of every stand, not only of the first', () => {
    const t = give(
      [
        LINE,
        'red 4O cavalry shock stands 1 in line at 50x55 face S',
        'blue 7S infantry stands 1 in line at 41.5x22 face N engaged 8O front',
        'red 8O infantry stands 1 in line at 41.5x22 face S',
      ],
      '3S evade',
    );
    expect(stands(t)).toEqual(['1:460,268.66/0 181.34', '2:500,268.66/0 181.34', '3:540,268.66/0 181.34']);
  });

  test('FB-PAS-03 FB-PAS-01 a whole line passes another, but not one that is in combat', () => {
    const friend = 'blue 5S infantry stands 3 in line at 50x35 face N';
    const enemy = 'red 4O infantry stands 3 in line at 50x55 face S';
    const t = give([LINE, enemy, friend], '3S evade', [1, 1], ['consent']);
    expect(stands(t)).toEqual(['1:460,250/0 200.00', '2:500,250/0 200.00', '3:540,250/0 200.00']);
    const fighting = [LINE, enemy, `${friend} engaged 6O front`, 'red 6O infantry stands 1 in line at 58x35 face S'];
    const round = give(fighting, '3S evade aside right');
    expect(round.asked).toEqual([]);
    expect(stands(round)).not.toEqual(stands(t));
  });
});
