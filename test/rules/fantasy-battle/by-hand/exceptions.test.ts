/**
 * Charges that the table hinders: protected, pinned, irregular and fortified enemies, envelopment. Worked out by hand from the
 * rulebook, not from the code. Lengths in millimetres.
 */
import { describe, expect, test } from 'vitest';
import { fightsIrregular, formationOf } from '../../../../src/rules/fantasy-battle/position/formation.ts';
import { contacts, edges, give, stands } from '../../../help/fantasy.ts';

const ONE = 'red 4O infantry stands 1 in line at 50x60 face S';

describe('not in the middle', () => {
  test('FB-PRT-01 FB-GEO-13 a rock before the middle: to the side that is nearer, of equal ones to the right', () => {
    const from = (x: number) =>
      give(
        [
          ONE,
          'area impassable 49.8x59 49.8x59.5 50.2x59.5 50.2x59',
          `blue 3S infantry stands 1 in line at ${x}x45 face N activated`,
        ],
        '3S charge 4O',
      );
    expect(stands(from(51))).toEqual(['1:522,600/0 150.48']);
    expect(stands(from(49))).toEqual(['1:478,600/0 150.48']);
    expect(stands(from(50))).toEqual(['1:522,600/0 151.61']);
  });

  test('FB-GEO-12 the edge of the table keeps a stand off the middle of a flank', () => {
    const t = give(
      [
        'red 4O infantry stands 1 in line at 50x88 face S',
        'blue 3S infantry stands 1 in line at 35x88 face E activated',
      ],
      '3S charge 4O',
    );
    expect(stands(t)).toEqual(['1:480,880/90 130.00']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: flank 20']);
  });

  test('FB-IMP-01 FB-LIN-05 with rocks on both sides the second stand goes behind the first', () => {
    const t = give(
      [
        ONE,
        'area impassable 44x58.5 44x59.5 47.9x59.5 47.9x58.5',
        'area impassable 52.1x58.5 52.1x59.5 56x59.5 56x58.5',
        'blue 3S infantry stands 2 in line at 52x45 face N activated',
      ],
      '3S charge 4O behind',
    );
    expect(stands(t)).toEqual(['1:500,600/0 150.00', '2:500,580/0 136.02']);
  });
});

describe('pinned', () => {
  /** A friend holds the front of a lone stand but for its right end. */
  const held = (x: number) =>
    give(
      [
        ONE,
        `blue 7S infantry stands 1 in line at ${x}x60 face N engaged 4O front`,
        'blue 3S infantry stands 1 in line at 56x50 face N activated',
      ],
      '3S charge 4O',
    );

  test('FB-PIN-01 FB-Q-03 10.00 mm are left: a charge like any other', () => {
    const t = held(49);
    expect(stands(t)).toEqual(['1:530,600/0 104.41']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 10']);
  });

  test('FB-PIN-02 9.99 mm are left: pinned, and the charge goes in side to side with the friend, over what is left', () => {
    const t = held(49.001);
    expect(stands(t)).toEqual(['1:530.01,600/0 104.41']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 9.99']);
    expect(held(47.5).refused).toBe('nothing');
  });

  test('FB-PIN-02 FB-IMP-02 of two stands at a pinned enemy the second goes behind the first', () => {
    const t = give(
      [
        ONE,
        'blue 7S infantry stands 1 in line at 50x60 face N engaged 4O front',
        'blue 3S infantry stands 2 in line at 56x50 face N activated',
      ],
      '3S charge 4O behind',
    );
    expect(stands(t)).toEqual(['1:540,600/0 100.00', '2:540,580/0 89.45']);
  });

  test('FB-PIN-02 FB-CSD-02 beside a friend who has the enemy in the back the charge still faces the enemy', () => {
    const t = give(
      [
        'blue 7S infantry stands 1 in line at 50x58 face S',
        `${ONE} engaged 7S rear`,
        'blue 3S infantry stands 2 in line at 56x50 face N activated',
      ],
      '3S charge 4O behind',
    );
    expect(stands(t)).toEqual(['1:540,600/0 100.00', '2:540,580/0 89.45']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 0']);
  });

  test('FB-Q-31 a friend at the rear leaves no corner to one who comes from in front', () => {
    const t = give(
      [
        ONE,
        'red 5O infantry stands 1 in line at 50x58 face S',
        'blue 7S infantry stands 1 in line at 50x62 face S engaged 4O rear',
        'blue 3S infantry stands 1 in line at 56x50 face N activated',
      ],
      '3S charge 4O',
    );
    expect(t.refused).toBe('FB-STD-02 refuse-fb-charge-barred');
  });

  test('FB-FOR-05 works that are held by a friend have no corner for another', () => {
    const t = give(
      [
        'red 2O artillery stands 1 in line at 75x70 face S fortified',
        'line wall width 0.4 73x69.7 77x69.7',
        'blue 7S infantry stands 1 in line at 75x69.5 face N engaged 2O front',
        'blue 3S infantry stands 1 in line at 81x60 face N activated',
      ],
      '3S charge 2O',
    );
    expect(t.refused).toBe('FB-PRT-03 refuse-fb-protected');
  });
});

describe('irregular enemies', () => {
  const T = [
    'red 4O infantry stand 50x60 face S stand 54x59.2 face S stand 54x61.2 face S',
    'blue 3S infantry stands 2 in line at 52x50 face N activated',
  ];

  test('FB-GEO-15 a stand stays back where the enemy stands farther forward', () => {
    const t = give(T, '3S charge 4O');
    expect(stands(t)).toEqual(['1:500,600/0 100.00', '2:540,592/0 92.00']);
  });

  test('FB-IRR-02 FB-Q-12 and its line, which is not straight, fights in irregular formation', () => {
    const t = give(T, '3S charge 4O');
    expect(fightsIrregular(t.now, t.unit('3S'))).toBe(true);
    expect(formationOf(t.unit('3S'))).toBe('line');
    const straight = give([T[0]!.replaceAll('x59.2', 'x60').replace('x61.2', 'x62'), T[1]!], '3S charge 4O');
    expect(fightsIrregular(straight.now, straight.unit('3S'))).toBe(false);
  });
});

describe('works', () => {
  test('FB-FOR-07 FB-GEO-19 a line at the wall: three fronts, through half a centimetre of wall', () => {
    const t = give(
      [
        'red 2O infantry stands 3 in line at 75x70 face S fortified',
        'line wall width 0.4 69x69.7 81x69.7',
        'blue 3S infantry stands 3 in line at 75x55 face N activated',
      ],
      '3S charge 2O',
    );
    expect(stands(t)).toEqual(['1:710,695/0 145.00', '2:750,695/0 145.00', '3:790,695/0 145.00']);
    expect(edges(t)).toEqual(['1 on 3 of 2O: front 40', '2 on 2 of 2O: front 40', '3 on 1 of 2O: front 40']);
  });
});

test('FB-FOR-08 FB-FOR-03 FB-LIN-06 at the wall of a neighbour infantry fights who is behind it, riders fight nobody', () => {
  const by = (type: string) =>
    give(
      [
        ONE,
        'red 2O artillery stands 1 in line at 54x60.5 face S fortified',
        'line wall width 0.4 52x60.2 56x60.2',
        `blue 3S ${type} stands 2 in line at 52x45 face N activated`,
      ],
      '3S charge 4O',
    );
  expect(contacts(by('infantry')).filter((each) => each.includes('2O'))).toContain('2 on 1 of 2O: front 40');
  expect(contacts(by('cavalry'))).toEqual(['1 on 1 of 4O: front 40', '2 on 1 of 4O: front 0']);
});

describe('envelopment', () => {
  const RED = 'red 5O infantry stands 3 in line at 50x60 face N';

  test('FB-ENV-04 FB-ENV-05 FB-GEO-14 (7) of two stands one folds in, on the right', () => {
    const t = (s: number) =>
      give([RED, `blue 3S infantry stands 2 in line at ${(560 + s) / 10}x59 face W activated`], '3S charge 5O envelop');
    expect(stands(t(130))).toEqual(['1:560,590/270 131.53', '2:540,600/180 198.62']);
    expect(t(132).refused).toBe('FB-ENV-05 refuse-fb-fold-far');
  });

  test('FB-ENV-07 FB-ENV-08 a rock behind the enemy: one stand folds in, the other goes behind the first', () => {
    const t = give(
      [RED, 'area impassable 53x56 53x57 55x57 55x56', 'blue 3S infantry stands 3 in line at 66x59 face W activated'],
      '3S charge 5O envelop behind',
    );
    expect(stands(t)).toEqual(['1:560,590/270 107.71', '2:580,590/270 80.00', '3:540,600/180 167.09']);
  });

  test('FB-ASK-04 it is not asked where no stand could fold in', () => {
    const t = give([RED, 'blue 3S infantry stands 3 in line at 69.5x59 face W activated'], '3S charge 5O behind');
    expect([t.refused, t.asked]).toEqual(['nothing', []]);
  });
});
