/**
 * Charges: view and reach, the side they come from, where each stand ends, support. Worked out by hand from the rulebook, not
 * from the code. Lengths in millimetres.
 */
import { describe, expect, test } from 'vitest';
import { contacts, give, stands } from '../../../help/fantasy.ts';

const ONE = 'red 4O infantry stands 1 in line at 50x60 face S';
const THREE = 'red 4O infantry stands 3 in line at 50x60 face S';

describe('view and reach', () => {
  /** Stand 1 is straight before the target, but a hill hides it; stand 2 sees it aslant. */
  const half = (y: number) => [
    ONE,
    `blue 3S infantry stands 2 in line at 52x${y} face N activated`,
    'area hill 49.4x43.3 49.4x43.8 50.6x43.8 50.6x43.3',
  ];

  test('FB-FST-02 FB-GEO-11 the stand that sees the enemy must be the one that reaches them', () => {
    expect(give(half(40.1), '3S charge 4O').refused).toBe('FB-CHG-06 refuse-fb-charge-far');
    expect(stands(give(half(40.41), '3S charge 4O'))).toEqual(['1:540,600/0 199.95', '2:500,600/0 199.95']);
  });

  test('FB-FST-02 a stand that sees no enemy is not the first by choice', () => {
    expect(give(half(40.41), '3S charge 4O first 1').refused).toBe('FB-FST-02 refuse-fb-first');
  });

  test('FB-MAX-02 FB-Q-19 a unit that leaves its works charges 10 cm', () => {
    const works = (y: number) =>
      give(
        [
          `red 4O infantry stands 1 in line at 50x${y} face S`,
          'line wall width 0.4 44x45.7 56x45.7',
          'blue 3S infantry stands 1 in line at 50x45 face N fortified activated',
        ],
        '3S charge 4O',
      );
    expect(stands(works(55))).toEqual(['1:500,550/0 100.00']);
    expect(works(55.001).refused).toBe('FB-CHG-06 refuse-fb-charge-far');
  });
});

describe('sides', () => {
  test('FB-CSD-02 FB-GEO-07 a column is charged in the flank over several of its stands', () => {
    const t = give(
      [
        'red 4O infantry stands 3 in column at 50x60 face N',
        'blue 3S infantry stands 1 in line at 60x57 face W activated',
      ],
      '3S charge 4O no envelop',
    );
    expect(stands(t)).toEqual(['1:520,570/270 80.00']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: flank 10', '1 on 2 of 4O: flank 20', '1 on 3 of 4O: flank 10']);
  });

  test('FB-GEO-07 FB-Q-26 of an irregular unit the nearest stand says what is front', () => {
    const t = give(
      [
        'red 4O infantry stand 50x60 face N stand 54x59 face E',
        'blue 3S infantry stands 1 in line at 64x59 face W activated',
      ],
      '3S charge 4O',
    );
    expect(stands(t)).toEqual(['1:540,590/270 100.00']);
    expect(contacts(t)).toEqual(['1 on 2 of 4O: front 40']);
  });

  test('FB-CSD-04 between flank and rear it is a die too, three faces for each', () => {
    const lines = [
      'red 4O infantry stands 3 in line at 50x60 face N',
      'blue 3S infantry stands 1 in line at 66x48 face 315 activated',
    ];
    const zones = [1, 2, 3, 4, 5, 6].map((die) => give(lines, '3S charge 4O', [die]).fact('sided').zone);
    expect(zones.filter((zone) => zone === 'rear')).toHaveLength(3);
    expect(zones.filter((zone) => zone !== 'rear' && zone !== 'front')).toHaveLength(3);
  });
});

describe('the first stand and the line', () => {
  const BLUE = 'blue 3S infantry stands 3 in line at 53x45 face N activated';

  test('FB-FST-02 FB-FST-03 FB-GEO-14 the first stand by choice goes to the enemy stand nearest to it; the rest cost least', () => {
    const t = give([THREE, BLUE], '3S charge 4O first 1');
    expect(stands(t)).toEqual(['1:500,600/0 150.34', '2:460,600/0 165.53', '3:540,600/0 152.98']);
  });

  test('FB-LIN-03 FB-LIN-04 FB-Q-25 five against three: the outer two touch by a corner, on the front', () => {
    const t = give([THREE, 'blue 3S infantry stands 5 in line at 50x45 face N activated'], '3S charge 4O');
    expect(stands(t)).toEqual([420, 460, 500, 540, 580].map((x, each) => `${each + 1}:${x},600/0 150.00`));
    expect(contacts(t)).toEqual(expect.arrayContaining(['1 on 3 of 4O: front 0', '5 on 1 of 4O: front 0']));
  });

  test('FB-GEO-14 (6) to (9): of four against one the third goes behind, with the shortest ways and the lower first stand', () => {
    const t = give([ONE, 'blue 3S infantry stands 4 in line at 50x45 face N activated'], '3S charge 4O behind');
    expect(stands(t)).toEqual(['1:460,600/0 151.33', '2:500,600/0 151.33', '3:500,580/0 131.53', '4:540,600/0 151.33']);
  });

  test('FB-GEO-14 (3) FB-Q-25 of two places at a corner the one that touches a neighbour’s flank too', () => {
    const t = give(
      [
        ONE,
        'red 6O infantry stands 1 in line at 55x62 face E',
        'blue 3S infantry stands 2 in line at 52x45 face N activated',
      ],
      '3S charge 4O',
    );
    expect(stands(t)).toEqual(['1:500,600/0 150.00', '2:540,600/0 150.00']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 40', '2 on 1 of 4O: front 0', '2 on 1 of 6O: flank 20']);
  });

  test('FB-GEO-02 stands on their short side: three riders before one enemy stand each touch by an edge', () => {
    const t = give([THREE, 'blue 3C cavalry shock stands 3 in line at 50x45 face N activated'], '3C charge 4O');
    expect(stands(t, '3C')).toEqual(['1:480,600/0 150.00', '2:500,600/0 150.00', '3:520,600/0 150.00']);
    expect(contacts(t)).toEqual([
      '1 on 2 of 4O: front 10',
      '1 on 3 of 4O: front 10',
      '2 on 2 of 4O: front 20',
      '3 on 1 of 4O: front 10',
      '3 on 2 of 4O: front 10',
    ]);
  });

  test('FB-FST-02 FB-LIN-01 FB-STD-06 FB-Q-04 a column opens: its first stand is moved before those behind it', () => {
    const t = give(
      [
        'red 4O infantry stands 3 in line at 50x56 face S',
        'blue 3S infantry stands 3 in column at 50x45 face N activated',
      ],
      '3S charge 4O',
    );
    expect(stands(t)).toEqual(['1:500,560/0 110.00', '2:460,560/0 136.02', '3:540,560/0 155.25']);
  });

  test('FB-Q-24 FB-GEO-14 (7) friends hold the middle stand: the charge goes to the next, on the right', () => {
    const t = give(
      [
        THREE,
        'blue 7S infantry stands 1 in line at 50x60 face N engaged 4O front',
        'blue 3S infantry stands 2 in line at 50x45 face N activated',
      ],
      '3S charge 4O',
    );
    expect(stands(t)).toEqual(['1:580,600/0 180.28', '2:540,600/0 151.33']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 0', '2 on 1 of 4O: front 40', '2 on 2 of 4O: front 0']);
  });
});

describe('ways', () => {
  test('FB-STD-06 FB-Q-04 no stand passes one of its own that touches an enemy already: it goes round', () => {
    const t = give(
      [
        ONE,
        'area impassable 44.5x59.2 44.5x59.6 45x59.6 45x59.2',
        'blue 3S infantry stands 2 in line at 44x54 face N activated',
      ],
      '3S charge 4O',
    );
    const far = t.fact('moved').stands.find(({ way }) => way.at(-1)!.x === 54_000)!;
    expect(far.way.length).toBeGreaterThan(1);
  });

  test('FB-LIN-02 FB-LIN-03 a place that no stand reaches falls out: the line begins one place farther on', () => {
    const t = give([THREE, 'blue 3S infantry stands 3 in line at 58x41.5 face N activated'], '3S charge 4O');
    expect(stands(t)).toEqual(['1:500,600/0 189.28', '2:540,600/0 189.28', '3:580,600/0 189.28']);
  });

  test('FB-IMP-03 a stand of which no place beside, behind or in echelon is in reach keeps its unit from charging', () => {
    const lines = [ONE, 'blue 3S infantry stand 50x50.5 face N stand 54x47 face E activated'];
    expect(give(lines, '3S charge 4O').refused).toBe('FB-IMP-03 refuse-fb-no-line');
    expect(give([...lines, 'variant irregularchargefull on'], '3S charge 4O behind').refused).toBe('nothing');
  });

  test('FB-CHG-02 FB-CHG-07 FB-CSH-04 announced, the side decided, all stands placed, folded and supported; then they are shot at', () => {
    const t = give(
      [
        'variant fights simple',
        'red 5O infantry missiles stands 3 in line at 50x60 face N',
        'blue 6S infantry stands 3 in line at 62x59 face W activated',
        'blue 7S infantry stands 3 in line at 64x59 face W',
      ],
      '6S charge 5O envelop with 7S',
      [1, 1, 1],
      ['shoot'],
    );
    const why = t.facts.map((each) => (each.type === 'moved' ? `${each.unit} ${each.why}` : each.type));
    expect(why).toEqual(['activated', 'announced', '6S charge', '7S support', 'touched', 'shot']);
    expect(t.fact('shot')).toMatchObject({ unit: '5O', target: '6S', range: 6_000 });
  });
});

describe('support', () => {
  const BLUE = 'blue 3S infantry stands 3 in line at 50x48 face N activated';

  test('FB-GEO-18 two stands behind three: together, and of equal places those on the right', () => {
    const t = give([THREE, BLUE, 'blue 5S infantry stands 2 in line at 50x46 face N'], '3S charge 4O with 5S');
    expect(stands(t, '5S')).toEqual(['1:500,580/0 121.66', '2:540,580/0 121.66']);
  });

  test('FB-GEO-18 FB-FRM-06 an irregular unit comes along only as far as it may go itself', () => {
    const irregular = 'blue 5S infantry stand 50x46 face N stand 54x46 face N stand 50x44 face N';
    expect(give([THREE, BLUE, irregular], '3S charge 4O with 5S').refused).toBe('FB-SUP-01 refuse-fb-support');
    const near = [THREE, BLUE.replace('x48', 'x53'), irregular.replaceAll('x46', 'x51').replace('x44', 'x49')];
    expect(give(near, '3S charge 4O with 5S').moves('5S')).toHaveLength(3);
  });

  test('FB-Q-27 who has come along has not been activated: it may still get an order', () => {
    const t = give([THREE, BLUE, 'blue 5S infantry stands 2 in line at 50x46 face N'], '3S charge 4O with 5S');
    expect(t.unit('5S')).toMatchObject({ supported: true, orders: 0, initiative: false });
  });
});
