/** FB-CHG, FB-FST, FB-LIN, FB-ENV, FB-GEO: charges, stand by stand. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Charge } from '../../../src/rules/fantasy-battle/order.ts';
import { edges, fantasy } from '../../help/fantasy.ts';

const charge = (unit: string, target: string, more: Partial<Charge> = {}): Charge => ({
  kind: 'charge',
  unit,
  target,
  ...more,
});

/** Where each stand has ended, by number. */
function ends(t: ReturnType<typeof fantasy>, unit: string): string[] {
  const all = t.moves(unit).map((text) => text.split(' ')[0]!);
  return all.toSorted((a, b) => a.localeCompare(b));
}

describe('from the front', () => {
  const BLUE = 'blue 3S infantry stands 3 in line at 53x45 face N activated';
  const RED = 'red 4O infantry stands 3 in line at 50x60 face S';

  test('FB-EX-22 FB-EX-18 FB-FST-01 -02 FB-LIN-01 -02 FB-Q-23 the first stand is the one whose arrangement costs least', () => {
    const t = fantasy(BLUE, RED).play('blue', charge('3S', '4O'));
    expect(t.refused).toBe('nothing');
    expect(t.moves('3S').toSorted()).toEqual(['1:460,600/0 152.98', '2:500,600/0 152.98', '3:540,600/0 152.98']);
    expect(edges(t)).toEqual(['1 on 3 of 4O: front 40', '2 on 2 of 4O: front 40', '3 on 1 of 4O: front 40']);
  });

  test('FB-EX-31 FB-LIN-04 FB-IMP-02 idle stands go into a column behind the first', () => {
    const t = fantasy(
      'blue 3S infantry stands 5 in line at 50x45 face N activated',
      'red 4O infantry stands 1 in line at 50x60 face S',
    ).play('blue', charge('3S', '4O'), [], ['behind']);
    expect(t.moves('3S').toSorted()).toEqual([
      '1:500,580/0 152.65',
      '2:460,600/0 150.00',
      '3:500,600/0 150.00',
      '4:540,600/0 150.00',
      '5:500,560/0 136.02',
    ]);
  });

  test('FB-EX-32 FB-FST-03 FB-Q-17 the nearest stand of the target is the one whose contact costs least, of equal ones the one to the right', () => {
    const at = (x: number) =>
      fantasy(
        `blue 3S infantry stands 1 in line at ${x}x45 face N activated`,
        'red 4O infantry stands 2 in line at 50x60 face S',
      )
        .play('blue', charge('3S', '4O'))
        .moves('3S');
    expect(at(49.7)).toEqual(['1:480,600/0 150.97']);
    expect(at(50)).toEqual(['1:520,600/0 151.33']);
  });
});

describe('from the flank', () => {
  const s = (mm: number, more: Partial<Charge> = {}) =>
    fantasy(
      'red 5O infantry stands 3 in line at 50x60 face N',
      `blue 6S infantry stands 3 in line at ${(560 + mm) / 10}x59 face W activated`,
    ).play('blue', charge('6S', '5O', more));

  test('FB-EX-23 FB-EX-06 FB-ENV-01 FB-ENV-04 to -07 stands beside the first fold in, if their way is long enough', () => {
    const t = s(132, { envelop: true });
    expect(t.moves('6S').toSorted()).toEqual(['1:540,580/0 199.09', '2:560,590/270 132.00', '3:540,600/180 199.09']);
    expect(edges(t)).toEqual(['1 on 3 of 5O: flank 40', '2 on 3 of 5O: flank 20', '3 on 3 of 5O: flank 40']);
    expect(s(132.91, { envelop: true }).refused).toBe('nothing');
    expect(s(132.92, { envelop: true }).refused).toBe('FB-ENV-05 refuse-fb-fold-far');
  });
});

const INFANTRY = 'blue 3S infantry stands 3 in line at 50x45 face N activated';

describe('the side a charge comes from', () => {
  test('FB-CSD-02 to -04 FB-Q-05 FB-EX-17 FB-EX-24 most of the charger decides, and a die if it is equal', () => {
    const at = (x: number, dice: number[] = []) =>
      fantasy(
        'red 4O infantry stands 3 in line at 50x60 face N',
        `blue 3S infantry stands 1 in line at ${x}x66 face S activated`,
      ).play('blue', charge('3S', '4O'), dice);
    expect(at(62.99).fact('touched').contacts[0]).toMatchObject({ side: 'front' });
    expect(at(63.01).fact('touched').contacts[0]).toMatchObject({ side: 'flank' });
    expect(at(63, [3]).fact('sided')).toMatchObject({ zone: 'front', die: 3 });
    expect(at(63, [3]).fact('touched').contacts[0]).toMatchObject({ side: 'front' });
    expect(at(63, [4]).fact('touched').contacts[0]).toMatchObject({ side: 'flank' });
  });

  test('FB-CSD-01 from behind', () => {
    const t = fantasy('red 4O infantry stands 3 in line at 50x60 face N', INFANTRY).play('blue', charge('3S', '4O'));
    expect(t.fact('touched').contacts.every(({ side }) => side === 'rear')).toBe(true);
  });

  test('FB-EX-29 FB-Q-22 FB-Q-10 no place in the zone that the die gives: the charge fails, and nothing moves', () => {
    const lines = [
      'red 4O infantry stands 3 in line at 50x60 face N',
      'blue 3S infantry stands 1 in line at 63x66 face S activated',
      'red 7O infantry stands 3 in line at 50x60 face S',
    ];
    const t = fantasy(...lines).play('blue', charge('3S', '4O'), [1]);
    expect(t.facts.map(({ type }) => type)).toEqual(['activated', 'announced', 'sided', 'failed']);
    const flank = fantasy(...lines).play('blue', charge('3S', '4O'), [6]);
    expect(flank.fact('touched').contacts[0]).toMatchObject({ side: 'flank' });
    const both = fantasy(
      ...lines.slice(0, 2),
      'area impassable 44x60.1 44x61 56x61 56x60.1',
      'area impassable 56.1x55 56.1x60 57x60 57x55',
    ).play('blue', charge('3S', '4O'));
    expect(both.refused).toBe('FB-INA-04 refuse-fb-protected');
  });
});

describe('where a charge has room', () => {
  test('FB-EX-04 FB-EX-25 FB-PRT-02 FB-PRT-03 FB-Q-03 ten millimetres are enough, less is protected', () => {
    const blocked = (mm: number) =>
      fantasy(
        'red 4O infantry stands 1 in line at 50x60 face S',
        `area building ${(480 + mm) / 10}x58 ${(480 + mm) / 10}x59.9 60x59.9 60x58`,
        'blue 3S infantry stands 1 in line at 46x50 face N activated',
      ).play('blue', charge('3S', '4O'));
    expect(blocked(10).moves('3S')[0]).toMatch(/^1:470,600\/0/);
    expect(blocked(9.99).refused).toBe('FB-PRT-03 refuse-fb-protected');
  });

  test('FB-PRT-01 FB-FST-04 as nearly centred as can be', () => {
    const t = fantasy(
      'red 4O infantry stands 1 in line at 50x60 face S',
      'area building 51x58 51x59.9 60x59.9 60x58',
      'blue 3S infantry stands 1 in line at 50x50 face N activated',
    ).play('blue', charge('3S', '4O'));
    expect(t.moves('3S')).toEqual(['1:490,600/0 100.50']);
  });

  test('FB-EX-05 FB-INA-03 FB-INA-04 the flank is not charged because the front is protected', () => {
    const from = (place: string) =>
      fantasy(
        'red 4O infantry stands 3 in line at 50x60 face S',
        'area impassable 44x58.5 44x59.9 56x59.9 56x58.5',
        `blue 3S infantry stands 1 in line at ${place} activated`,
      ).play('blue', charge('3S', '4O'));
    // The flank would be 13.04 cm away, in view.
    expect(from('57x52 face N').refused).toBe('FB-INA-04 refuse-fb-protected');
    expect(from('66x61 face W').fact('touched').contacts).toMatchObject([{ side: 'flank' }]);
  });

  test('FB-INA-01 FB-INA-02 FB-Q-24 another stand than the nearest, if that one cannot be reached', () => {
    const t = fantasy(
      'red 4O infantry stands 3 in line at 50x60 face S',
      'area rough 44x57 44x59.9 49x59.9 49x57',
      'blue 3C cavalry stands 1 in line at 46x45 face N activated',
    ).play('blue', charge('3C', '4O'));
    expect(t.moves('3C')).toEqual(['1:510,600/0 158.12']);
  });

  test('FB-CHG-05 FB-GAP-03 some stand must see the target; woods, hills, buildings and units hide it, flyers do not', () => {
    const behind = (line: string) =>
      fantasy(
        'red 4O infantry stands 1 in line at 50x60 face S',
        'blue 3S infantry stands 1 in line at 50x45 face N activated',
        line,
      ).play('blue', charge('3S', '4O')).refused;
    expect(behind('area wood 40x52 40x54 60x54 60x52')).toBe('FB-CHG-05 refuse-fb-unseen');
    expect(behind('area hill 40x52 40x54 60x54 60x52')).toBe('FB-CHG-05 refuse-fb-unseen');
    expect(behind('blue 5S infantry stands 3 in line at 50x52 face N')).toBe('FB-CHG-05 refuse-fb-unseen');
    expect(behind('blue 5S flyer stands 1 in line at 50x52 face N')).toBe('nothing');
    expect(behind('area field 40x52 40x54 60x54 60x52')).toBe('nothing');
  });

  test('FB-CHG-06 FB-GEO-11 in reach: the whole distance in line, half of it irregular', () => {
    const from = (y: number, stands: string) =>
      fantasy(
        'red 4O infantry stands 3 in line at 50x60 face S',
        `blue 3S infantry ${stands.replaceAll('Y', String(y)).replaceAll('Z', String(y - 1))} activated`,
      ).play('blue', charge('3S', '4O', { rest: 'behind' })).refused;
    const line = 'stands 3 in line at 50xY face N';
    expect(from(40, line)).toBe('nothing');
    expect(from(39.99, line)).toBe('FB-CHG-06 refuse-fb-charge-far');
    const two = 'stand 50xY face N stand 54xZ face E';
    expect(from(53, two)).toBe('nothing');
    expect(from(49.9, two)).toBe('FB-CHG-06 refuse-fb-charge-far');
  });

  test('FB-EX-10 FB-Q-01 FB-GAP-11 irregular infantry charges 10 cm, and 20 with the variant', () => {
    const irregular = [
      'red 4O infantry stands 1 in line at 50x60 face S',
      'blue 3S infantry stand 50x45 face N stand 54x44 face E activated',
    ];
    expect(fantasy(...irregular).play('blue', charge('3S', '4O')).refused).toBe('FB-CHG-06 refuse-fb-charge-far');
    expect(fantasy(...irregular, 'variant irregularchargefull on').play('blue', charge('3S', '4O')).refused).toBe(
      'nothing',
    );
  });
});

describe('further enemies', () => {
  const LINES = [
    'red 4O infantry missiles stands 1 in line at 50x60 face S',
    'red 6O infantry missiles stands 2 in line at 56x60 face S',
  ];

  test('FB-EX-19 FB-LIN-06 to -08 FB-Q-14 FB-Q-25 a neighbour is contacted where that adds contact, and counts as charged', () => {
    const t = fantasy(
      ...LINES,
      'blue 3S infantry stands 3 in line at 50x45 face N activated',
      'variant fights simple',
    ).play('blue', charge('3S', '4O'), [1], ['shoot', 'hold']);
    expect(edges(t)).toEqual(['2 on 1 of 4O: front 40', '3 on 2 of 6O: front 40'].toSorted());
    expect(t.asked).toEqual(['FB-ASK-02 4O', 'FB-ASK-02 6O']);
  });

  test('FB-LIN-07 the unit that is charged comes before its neighbours', () => {
    const t = fantasy(
      'red 4O infantry stands 2 in line at 50x60 face S',
      'red 6O infantry stands 2 in line at 58x60 face S',
      'blue 3S infantry stands 2 in line at 58x45 face N activated',
    ).play('blue', charge('3S', '4O'));
    expect(edges(t)).toEqual(['1 on 2 of 4O: front 40', '2 on 1 of 4O: front 40']);
  });
});

describe('pinned targets', () => {
  /** 7S holds the whole front of a lone stand; 3S comes after it. */
  const pinned = (...more: string[]) =>
    fantasy(
      'red 4O infantry stands 1 in line at 50x60 face S',
      'blue 7S infantry stands 1 in line at 50x60 face N engaged 4O front',
      'blue 3S infantry stands 1 in line at 56x50 face N activated',
      ...more,
    ).play('blue', charge('3S', '4O'));

  test('FB-PIN-01 FB-PIN-02 FB-GEO-16 FB-Q-31 FB-EX-21 corner to corner, beside friends who are there', () => {
    const t = pinned();
    expect(t.moves('3S')).toEqual(['1:540,600/0 101.99']);
    expect(t.fact('touched').contacts).toEqual([{ unit: '3S', stand: 1, enemy: '4O', on: 1, side: 'front', long: 0 }]);
  });

  test('FB-PIN-03 the corner itself must be in view', () => {
    expect(pinned('area hill 53.3x55.9 53.3x56.1 53.6x56.1 53.6x55.9').refused).not.toBe('nothing');
    expect(pinned('area hill 54.3x55.9 54.3x56.1 54.6x56.1 54.6x55.9').refused).toBe('nothing');
  });

  test('FB-PIN-04 FB-EX-21 a rock does not pin anybody, though friends touch every stand', () => {
    const held = (middle: string) =>
      fantasy(
        'red 4O infantry stands 2 in line at 48x60 face S',
        'blue 7S infantry stands 1 in line at 46x60 face N engaged 4O front',
        'blue 8S infantry stands 1 in line at 54x60 face N engaged 4O front',
        middle,
        'blue 3S infantry stands 1 in line at 40x50 face N activated',
      ).play('blue', charge('3S', '4O'));
    expect(held('area impassable 49x58.5 49x59.5 51x59.5 51x58.5').refused).toBe('FB-INA-04 refuse-fb-protected');
    expect(held('blue 9S infantry stands 1 in line at 50x60 face N engaged 4O front').moves('3S')).toEqual([
      '1:420,600/0 101.99',
    ]);
  });
});

describe('fortified targets', () => {
  const WORKS = [
    'red 2O artillery missiles stands 1 in line at 75x70 face S fortified',
    'line wall width 0.4 71x69.7 79x69.7',
  ];

  test('FB-EX-20 FB-FOR-03 only infantry charges works; FB-FOR-07 FB-GEO-19 it contacts the wall', () => {
    const by = (unit: string) =>
      fantasy(...WORKS, `blue 3S ${unit} stands 1 in line at 75x55 face N activated`).play('blue', charge('3S', '2O'));
    expect(by('cavalry').refused).toBe('FB-FOR-03 refuse-fb-works');
    expect(by('infantry').moves('3S')).toEqual(['1:750,695/0 145.00']);
    expect(by('infantry').fact('touched').contacts).toEqual([
      { unit: '3S', stand: 1, enemy: '2O', on: 1, side: 'front', long: 4_000 },
    ]);
  });

  test('FB-EX-07 FB-FOR-05 FB-FOR-06 from the side the stands are brought round to the front', () => {
    const t = fantasy(...WORKS, 'blue 3S infantry stands 1 in line at 85x69 face W activated').play(
      'blue',
      charge('3S', '2O'),
    );
    expect(t.fact('touched').contacts[0]).toMatchObject({ side: 'front', long: 4_000 });
    expect(t.unit('3S').stands[0]).toMatchObject({ x: 75_000, y: 69_500, heading: 0 });
  });
});

describe('irregular targets', () => {
  test('FB-IRR-01 FB-GEO-15 the line adapts itself: a stand goes on until it touches', () => {
    const t = fantasy(
      'red 4O infantry stand 50x60 face S stand 54x60.8 face S stand 54x62.8 face S',
      'blue 3S infantry stands 2 in line at 52x50 face N activated',
    ).play('blue', charge('3S', '4O'));
    expect(edges(t)).toEqual(['1 on 1 of 4O: front 40', '2 on 1 of 4O: front 8', '2 on 2 of 4O: front 40']);
    expect(ends(t, '3S')).toEqual(['1:500,600/0', '2:540,608/0']);
  });
});

describe('support', () => {
  const LINES = [
    'red 4O infantry stands 3 in line at 50x60 face S',
    'blue 3S infantry stands 3 in line at 50x48 face N activated',
    'blue 5S infantry stands 3 in line at 50x46 face N',
  ];

  test('FB-SUP-01 FB-SUP-02 FB-GEO-18 FB-ASK-05 infantry behind the charger goes with it', () => {
    const t = fantasy(...LINES).play('blue', charge('3S', '4O'), [], ['with 5S']);
    expect(t.moves('5S').toSorted()).toEqual(['1:460,580/0 120.00', '2:500,580/0 120.00', '3:540,580/0 120.00']);
    expect(t.unit('5S')).toMatchObject({ supported: true });
    expect(
      fantasy(...LINES)
        .play('blue', charge('3S', '4O', { support: '5S' }))
        .moves('5S'),
    ).toHaveLength(3);
    expect(
      fantasy(...LINES)
        .play('blue', charge('3S', '4O', { support: false }))
        .moves('5S'),
    ).toEqual([]);
  });

  test('FB-Q-09 FB-Q-27 not one that stands aside, is no infantry, is engaged or has supported before', () => {
    const by = (line: string, ...more: string[]) =>
      fantasy(LINES[0]!, LINES[1]!, line, ...more).play('blue', charge('3S', '4O', { support: '5S' })).refused;
    expect(by('blue 5S infantry stands 3 in line at 50x45.9 face N')).toBe('FB-SUP-01 refuse-fb-support');
    expect(by('blue 5S cavalry stands 3 in line at 50x46 face N')).toBe('FB-SUP-01 refuse-fb-support');
    expect(by('blue 5S infantry stands 3 in line at 50x46 face N supported')).toBe('FB-SUP-01 refuse-fb-support');
    expect(
      by(
        'blue 5S infantry stands 3 in line at 50x46 face N engaged 6O front',
        'red 6O infantry stands 1 in line at 45x44 face N',
      ),
    ).toBe('FB-SUP-01 refuse-fb-support');
    expect(by('blue 5S infantry stands 3 in line at 50x44 face S')).toBe('FB-SUP-01 refuse-fb-support');
  });
});

describe('countercharge shooting', () => {
  const LINES = [
    'red 4O infantry missiles stands 3 in line at 50x60 face S',
    'blue 3S infantry stands 3 in line at 50x46 face N activated',
  ];

  test('FB-CSH-01 FB-CSH-03 FB-GAP-12 FB-Q-02 three hits cost a stand, and the charge stays in contact', () => {
    const t = fantasy(...LINES, 'variant fights simple').play(
      'blue',
      charge('3S', '4O'),
      [5, 6, 5],
      ['shoot', 'stand 3'],
    );
    expect(t.fact('shot')).toMatchObject({ unit: '4O', range: 14_000, needs: 5, hits: 3, counter: true });
    expect(t.unit('3S').stands.map(({ n }) => n)).toEqual([1, 2]);
    expect(t.now.contacts.filter(({ long }) => long > 0)).toHaveLength(2);
  });

  test('FB-UMP-03 FB-STEP-05 at the desk the players settle it, and orders wait', () => {
    const t = fantasy(...LINES).play('blue', charge('3S', '4O'));
    expect(t.fact('mayShoot')).toEqual({
      type: 'mayShoot',
      charger: '3S',
      units: ['4O'],
      seen: [{ n: 3, range: 14_000 }],
    });
    expect(t.play('blue', { kind: 'end' }).refused).toBe('FB-CSH-01 refuse-fb-shots');
  });
});

describe('envelopment', () => {
  const RED = 'red 5O infantry stands 3 in line at 50x60 face N';

  test('FB-ENV-02 FB-ENV-03 FB-GAP-04 only on a flank, by stands on their long side, of a type that may pursue; and asked', () => {
    const by = (line: string, target = RED) =>
      fantasy(target, line).play('blue', charge('6S', '5O', { envelop: true })).refused;
    expect(by('blue 6S infantry stands 3 in line at 50x75 face S activated')).toBe('FB-ENV-02 refuse-fb-no-envelop');
    expect(by('blue 6S cavalry stands 3 in line at 65x59 face W activated')).toBe('FB-ENV-02 refuse-fb-no-envelop');
    expect(by('blue 6S infantry stands 3 in line at 65x59 face W activated', RED.replace('infantry', 'cavalry'))).toBe(
      'FB-ENV-02 refuse-fb-no-envelop',
    );
    const flank = 'blue 6S infantry stands 3 in line at 65x59 face W activated';
    expect(fantasy(RED, flank).play('blue', charge('6S', '5O'), [], ['no envelop', 'beside']).asked).toEqual([
      'FB-ASK-04 6S',
      'FB-ASK-03 6S',
    ]);
  });

  test('FB-GEO-14 without envelopment the other two stand in a column behind the first', () => {
    const t = fantasy(RED, 'blue 6S infantry stands 3 in line at 65x59 face W activated').play(
      'blue',
      charge('6S', '5O', { envelop: false, rest: 'behind' }),
    );
    expect(edges(t)).toEqual(['2 on 3 of 5O: flank 20']);
    expect(ends(t, '6S')).toEqual(['1:580,590/270', '2:560,590/270', '3:600,590/270']);
  });

  test('FB-EX-30 FB-PRT-01 FB-GEO-17 off the middle, the side on which the first stand reaches farther costs more', () => {
    const t = (s: number) =>
      fantasy(
        RED,
        'area impassable 56.05x57 56.05x57.4 57.9x57.4 57.9x57',
        `blue 6S infantry stands 3 in line at ${(560 + s) / 10}x59.4 face W activated`,
      ).play('blue', charge('6S', '5O', { envelop: true, rest: 'behind' }));
    expect(t(131.03).moves('6S')).toContain('3:540,600/180 200.00');
    const far = t(131.04);
    expect([far.refused, far.instead]).toEqual(['FB-ENV-05 refuse-fb-fold-far', ['6S charge 5O no envelop behind']]);
  });

  test('FB-ENV-08 five stands: two fold in, two go behind the first', () => {
    const t = fantasy(RED, 'blue 6S infantry stands 5 in line at 62x59 face W activated').play(
      'blue',
      charge('6S', '5O', { envelop: true, rest: 'behind' }),
    );
    expect(ends(t, '6S').map((text) => text.slice(2))).toEqual(
      expect.arrayContaining(['540,580/0', '540,600/180', '560,590/270', '580,590/270', '600,590/270']),
    );
  });

  test('FB-ENV-09 a stand that folds in may touch another enemy, who is charged too', () => {
    const t = fantasy(
      RED,
      'red 7O infantry stands 1 in line at 50x64 face N',
      'blue 6S infantry stands 3 in line at 62x59 face W activated',
    ).play('blue', charge('6S', '5O', { envelop: true }));
    expect(t.fact('touched').contacts).toContainEqual({
      unit: '6S',
      stand: 3,
      enemy: '7O',
      on: 1,
      side: 'rear',
      long: 0,
    });
  });

  test('FB-ENV-10 those who come along stay in line', () => {
    const t = fantasy(
      RED,
      'blue 6S infantry stands 3 in line at 62x59 face W activated',
      'blue 7S infantry stands 3 in line at 64x59 face W',
    ).play('blue', charge('6S', '5O', { envelop: true, support: '7S' }));
    expect(ends(t, '7S')).toEqual(['1:580,550/270', '2:580,590/270', '3:580,630/270']);
  });
});
