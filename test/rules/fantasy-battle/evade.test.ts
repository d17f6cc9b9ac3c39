/** FB-EVA, FB-PAS, FB-GEO-08 to -10: evading and passing lines. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { overlapAny } from '../../../src/field/several.ts';
import type { Evade } from '../../../src/rules/fantasy-battle/order.ts';
import { groundsOf } from '../../../src/rules/fantasy-battle/position/stands.ts';
import { fantasy } from '../../help/fantasy.ts';

const evade = (more: Partial<Evade> = {}): Evade => ({ kind: 'evade', unit: '3S', ...more });

const LINE = 'blue 3S infantry stands 3 in line at 50x45 face N activated';
const ENEMY = 'red 4O infantry stands 3 in line at 50x55 face S';

describe('which way', () => {
  test('FB-EVA-02 FB-EX-14 FB-EX-27 straight away from the nearest points, the whole distance', () => {
    const t = fantasy(LINE, ENEMY).play('blue', evade());
    expect(t.moves('3S').toSorted()).toEqual(['1:460,250/0 200.00', '2:500,250/0 200.00', '3:540,250/0 200.00']);
    expect(t.facts.map(({ type }) => type)).toEqual(['activated', 'moved']);
  });

  test('FB-EX-27 FB-GEO-08 blocked by the edge of the table: the smallest deviation, else whatever gets farthest', () => {
    const t = fantasy(
      'blue 3S infantry stands 1 in line at 10x10 face N activated',
      'red 4O infantry stands 1 in line at 10x16 face S',
    ).play('blue', evade());
    expect(t.refused).toBe('nothing');
    const { way, cost } = t.fact('moved').stands[0]!;
    expect(cost).toBeLessThanOrEqual(20_000);
    expect(way.at(-1)!.x).toBeGreaterThan(10_000);
    expect(way.at(-1)!.y).toBeGreaterThanOrEqual(2_000);
  });

  test('FB-GEO-08 FB-ASK-06 something in the way: a few degrees to the right or to the left, as is said or answered', () => {
    const past = (aside?: 'left', answers: string[] = []) =>
      fantasy(
        'blue 3S infantry stands 1 in line at 50x45 face N activated',
        'red 4O infantry stands 1 in line at 50x55 face S',
        'area impassable 49.9x35 49.9x36 50.1x36 50.1x35',
      ).play('blue', evade({ by: 15_000, ...(aside && { aside }) }), [], answers);
    const x = (t: ReturnType<typeof fantasy>) => t.fact('moved').stands[0]!.way.at(-1)!.x;
    const right = past(undefined, ['right']);
    expect([right.refused, right.asked]).toEqual(['nothing', ['FB-ASK-06 3S']]);
    expect(x(right) - 50_000).toBe(50_000 - x(past('left')));
    expect(x(right)).toBeLessThan(50_000);
    expect(x(past(undefined, ['left']))).toBe(x(past('left')));
  });

  test('FB-ASK-06 FB-EVA-02 two enemies equally near: its commander says which', () => {
    const lines = [
      'blue 3S infantry stands 1 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x55 face S',
      'red 5O infantry stands 1 in line at 62x46 face W',
    ];
    const t = fantasy(...lines).play('blue', evade({ by: 5_000 }), [], ['5O']);
    expect(t.asked).toEqual(['FB-ASK-06 3S']);
    expect(t.moves('3S')).toEqual(['1:450,450/0 50.00']);
    expect(
      fantasy(...lines)
        .play('blue', evade({ by: 5_000, from: '4O' }))
        .moves('3S'),
    ).toEqual(['1:500,400/0 50.00']);
    expect(
      fantasy(...lines, 'red 6O infantry stands 1 in line at 20x45 face S').play('blue', evade({ from: '6O' })).refused,
    ).toBe('FB-EVA-02 refuse-fb-not-nearest');
  });

  test('FB-Q-08 nobody in view', () => {
    expect(fantasy(LINE, ENEMY, 'area building 20x50 20x52 80x52 80x50').play('blue', evade()).refused).toBe(
      'FB-Q-08 refuse-fb-nobody-seen',
    );
  });

  test('FB-GEO-06 no stand ends with its front beyond the edge of the table, not by a hundredth of a millimetre', () => {
    const ends = Array.from({ length: 40 }, (_, n) => {
      const lines = [
        'blue 3S cavalry stands 1 in line at 40x13 face S activated',
        `red 4O infantry stands 1 in line at ${20 + n}x26 face S`,
      ];
      return fantasy(...lines)
        .play('blue', evade({ aside: 'right' }))
        .unit('3S').stands[0]!;
    });
    expect(ends.filter(({ x, y }) => x < 0 || y < 0)).toEqual([]);
  });

  test('FB-EVA-01 by initiative alone', () => {
    expect(fantasy(LINE, ENEMY).play('blue', evade({ mode: 'order' })).refused).toBe('FB-EVA-01 refuse-fb-evade-order');
  });
});

describe('how far', () => {
  test('FB-EVA-03 FB-EVA-04 FB-EX-10 the whole distance whatever the formation, or less', () => {
    const irregular = 'blue 3S infantry stand 50x45 face N stand 54x44 face E activated';
    expect(
      fantasy(irregular, ENEMY)
        .play('blue', evade())
        .moves('3S')
        .every((text) => text.endsWith(' 200.00')),
    ).toBe(true);
    expect(
      fantasy(LINE, ENEMY)
        .play('blue', evade({ by: 12_500 }))
        .moves('3S')[0],
    ).toBe('1:460,325/0 125.00');
    const far = fantasy(LINE, ENEMY).play('blue', evade({ by: 20_001 }));
    expect([far.refused, far.instead]).toEqual(['FB-EVA-03 refuse-fb-far', ['3S evade 20']]);
  });

  test('FB-EVA-05 FB-EX-15 FB-GEO-09 a centimetre from every combat: refused with a number, shortened without', () => {
    const near = (by: number) =>
      fantasy(
        'blue 3S infantry stands 1 in line at 50x45 face N activated',
        'red 4O infantry stands 1 in line at 50x55 face S',
        'blue 7S infantry stands 1 in line at 50x30 face S engaged 8O front',
        'red 8O infantry stands 1 in line at 50x30 face N',
      ).play('blue', evade({ by }));
    expect(near(10_000).refused).toBe('nothing');
    const refused = near(10_001);
    expect([refused.refused, refused.instead]).toEqual(['FB-EVA-05 refuse-fb-near-combat', ['3S evade 10']]);
    const beside = fantasy(
      'blue 3S infantry stands 1 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x55 face S',
      'blue 7S infantry stands 1 in line at 54.5x25 face S engaged 8O front',
      'red 8O infantry stands 1 in line at 54.5x25 face N',
    ).play('blue', evade());
    expect(beside.moves('3S')).toEqual(['1:500,298.66/0 151.34']);
  });
});

describe('formations', () => {
  test('FB-EVA-06 FB-EVA-07 FB-GEO-22 the others are placed about the first in the formation that is wished', () => {
    const t = fantasy(LINE, ENEMY).play('blue', evade({ by: 10_000, formation: 'column' }));
    expect(t.refused).toBe('nothing');
    expect(new Set(t.unit('3S').stands.map(({ x }) => x)).size).toBe(1);
    const faced = fantasy(LINE, ENEMY).play('blue', evade({ by: 5_000, face: 18_000 }));
    expect(faced.unit('3S').stands.every(({ heading }) => heading === 18_000)).toBe(true);
  });

  test('FB-Q-29 a formation that does not fit is refused, and those that do are named', () => {
    const t = fantasy(
      'blue 3S infantry stands 3 in line at 50x46 face N activated',
      'red 4O cavalry shock stands 1 in line at 50x50 face S',
      'area impassable 30x20 30x43 47.5x43 47.5x20',
      'area impassable 52.5x20 52.5x43 70x43 70x20',
    ).play('blue', evade({ by: 10_000, formation: 'line' }));
    expect([t.refused, t.instead]).toEqual(['FB-Q-29 refuse-fb-formation', ['3S evade 10 in column']]);
  });
});

describe('passage of lines', () => {
  const lines = (y: number) => [
    'blue 3S infantry stands 1 in line at 50x45 face N activated',
    'red 4O infantry stands 1 in line at 50x55 face S',
    `blue 5S infantry stands 5 in line at 50x${y} face N`,
  ];

  test('FB-PAS-01 FB-PAS-02 FB-PAS-04 FB-PAS-05 FB-GEO-10 FB-STEP-04 FB-EX-16 wholly past, if they agree; both test for confusion', () => {
    const t = fantasy(...lines(35)).play('blue', evade(), [6, 3], ['consent']);
    expect(t.moves('3S')).toEqual(['1:500,250/0 200.00']);
    expect(t.asked).toEqual(['FB-ASK-01 5S']);
    expect(t.facts.filter(({ type }) => type === 'tested')).toEqual([
      { type: 'tested', unit: '3S', die: 6, confused: true },
      { type: 'tested', unit: '5S', die: 3, confused: false },
    ]);
    expect(t.unit('3S').confused).toBe(2);
  });

  test('FB-PAS-02 FB-EX-16 a unit that would end half inside a friend does not pass: no one is asked or tests, and the friend is in the way', () => {
    for (const [y, by] of [
      [35, { by: 9_500 }],
      [26, {}],
      [26.98, {}],
    ] as const) {
      const t = fantasy(...lines(y)).play('blue', evade({ ...by, aside: 'right' }));
      expect([t.refused, t.asked, t.facts.filter(({ type }) => type === 'tested')]).toEqual(['nothing', [], []]);
      expect(overlapAny(groundsOf(t.unit('3S')), groundsOf(t.unit('5S')))).toBe(false);
      expect(t.moves('3S')).not.toEqual(['1:500,250/0 200.00']);
    }
    const past = fantasy(...lines(27)).play('blue', evade(), [1, 1], ['consent']);
    expect([past.asked, past.moves('3S')]).toEqual([['FB-ASK-01 5S'], ['1:500,250/0 200.00']]);
  });

  test('FB-PAS-04 if they refuse, they are in the way like anybody', () => {
    const t = fantasy(...lines(35)).play('blue', evade(), [], ['refuse']);
    expect(t.fact('consented')).toMatchObject({ agreed: false });
    expect(t.moves('3S')[0]).not.toBe('1:500,250/0 200.00');
  });

  test('FB-PAS-03 nobody passes a unit in combat', () => {
    const t = fantasy(
      ...lines(35).slice(0, 2),
      'blue 5S infantry stands 5 in line at 50x35 face N engaged 6O front',
      'red 6O infantry stands 1 in line at 42x35 face S',
    ).play('blue', evade());
    expect(t.asked).toEqual([]);
  });
});
