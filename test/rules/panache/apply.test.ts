/** What a fact leaves behind; and that nothing hangs on the order in which units are kept. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../help/panache-lines.ts';
import { next } from '../../../src/rules/panache/sequence.ts';
import type { State } from '../../../src/rules/panache/state.ts';
import { field, panache } from '../../help/panache.ts';
import { rounds } from '../../help/soak.ts';

describe('PA-GAP-05, -06, -08 changes by hand', () => {
  const t = panache('red 3L infantry heavy stands 6 0505', 'blue 7L infantry light mounted wagons 0905 palisade');

  test('PA-STEP-07 a retreat moves, and ends a palisade', () => {
    const back = t.happens({ type: 'retreated', unit: '7L', path: ['1005', '1105'], notMade: 0 });
    expect(back.unit('7L')).toMatchObject({ at: '1105', palisade: false, stands: 6 });
    expect(t.happens({ type: 'retreated', unit: '7L', path: [], notMade: 1 }).unit('7L').palisade).toBe(true);
  });

  test('PA-UMP-02, -03 a correction changes only what is named', () => {
    const set = t.happens({ type: 'set', unit: '3L', to: { at: '0605', prePlayed: true, note: 'shaken' } });
    expect(set.unit('3L')).toMatchObject({ at: '0605', prePlayed: true, note: 'shaken', activated: true, stands: 6 });
    expect(set.happens({ type: 'set', unit: '3L', to: { note: '' } }).unit('3L')).not.toHaveProperty('note');
  });

  test('PA-UMP-07, PA-COH-01 a detachment has done what its parent has done, and can rejoin it', () => {
    const { name } = t.unit('3L');
    const part = { id: '3La', side: 'red', name, arm: 'infantry', weight: 'H', isVehicle: false } as const;
    const body = { ...part, parent: '3L', stands: 2, initial: 2 };
    const parted = t.happens({ type: 'appeared', unit: body, at: '0605', left: 4 });
    expect(parted.unit('3L').stands).toBe(4);
    expect(parted.give('red', '3La move 0705').unit('3La').at).toBe('0705');
    const late = t.give('red', '3L move 0405').happens({ type: 'appeared', unit: body, at: '0605' });
    expect(late.unit('3L').stands).toBe(6);
    expect(late.give('red', '3La move 0705').refused).toBe('PA-ACT-03 refuse-pa-moved');
    expect(parted.happens({ type: 'rejoined', unit: '3La', parent: '3L', stands: 5 }).unit('3L').stands).toBe(5);
    const { parent: _parent, ...alone } = body;
    const fresh = { activated: false, moved: false, prePlayed: false, noCombat: false, diceLost: 0 };
    const placed = { ...fresh, palisade: false, declinesPalisade: false };
    expect(t.happens({ type: 'appeared', unit: alone, at: '0605' }).unit('3La')).toEqual({
      ...alone,
      ...placed,
      at: '0605',
    });
  });

  test('PA-GAP-08 an elephant that broke out of a detachment belongs to the parent after they rejoin', () => {
    const { name } = t.unit('3L');
    const part = { id: '3La', side: 'red', name, arm: 'infantry', weight: 'H', isVehicle: false } as const;
    const elephant = {
      ...part,
      id: 'E1',
      arm: 'elephants',
      weight: 'M',
      parent: '3La',
      stands: 1,
      initial: 1,
    } as const;
    const parted = t
      .happens({ type: 'appeared', unit: { ...part, parent: '3L', stands: 2, initial: 2 }, at: '0605', left: 4 })
      .happens({ type: 'appeared', unit: elephant, at: '0705' });
    const one = parted.happens({ type: 'rejoined', unit: '3La', parent: '3L', stands: 6 });
    expect(one.unit('E1').parent).toBe('3L');
    expect(one.unit('3L')).toMatchObject({ moved: false, prePlayed: false, noCombat: false, diceLost: 0 });
    expect(one.unit('7L')).not.toHaveProperty('parent');
  });

  test('PA-GAP-08, PA-ACT-03 what a detachment has done or given up applies to its parent after they rejoin', () => {
    const parted = panache(
      'red 3L infantry heavy stands 4 of 6 0505',
      'red 3La infantry heavy stands 2 0605 detached from 3L moved pre-played without combat dice lost 1',
    );
    const one = parted.happens({ type: 'rejoined', unit: '3La', parent: '3L', stands: 6 });
    expect(one.unit('3L')).toMatchObject({ moved: true, prePlayed: true, noCombat: true, diceLost: 1 });
  });

  test('an elimination and a ruling', () => {
    const gone = t.happens({ type: 'eliminated', unit: '3L' });
    expect(gone.now.gone).toMatchObject([{ id: '3L', at: '0505', why: 'eliminated' }]);
    expect(gone.give('red', '3L move 0605').refused).toBe('PA-ACT-01 refuse-pa-eliminated');
    const ruled = { type: 'ruled', by: 'umpire', who: 'Ada', why: 'so' } as const;
    expect(t.happens(ruled, { ...ruled, type: 'notAgreed', by: 'red' }).now).toBe(t.now);
  });
});

describe('the order of the units makes no difference', () => {
  const LINES = [
    'red 3L infantry light 0505',
    'red 4L infantry heavy 0605',
    'red 5L infantry light mounted wagons 0705',
    'red 6L infantry light 0506 pre-played',
    'red G1 officer medium 0505',
    'blue G7 officer medium 0704',
    'red R3 cavalry medium 0205 entered by 0105',
    'red G2 sub-general medium 0805',
    'blue 7L infantry light mounted wagons 0905 palisade',
    'blue 8L infantry light 0704',
    'reserve red R1 cavalry medium entry 0105 W',
    'reserve red G3 officer light entry 0105 W 0106 W',
    'reserve red G4 officer light entry 0106 W 0105 W',
  ];
  const ORDERS = [
    'open',
    '3L move 0705',
    '3L move 0606 with G1',
    '4L move 0704',
    '5L no wagons',
    'R1 enter 0105',
    'end',
    'G4 enter 0105',
    'end ',
  ];

  /** What all of them come to, one after another, refusals too. */
  function told(now: State): string[] {
    let t = field(now);
    return ORDERS.map((order) => {
      const given = t.give('red', order.trim());
      if (given.refused !== 'nothing') return `${given.refused} ${given.instead.join('; ')}`;
      t = given;
      return `${given.story} ${JSON.stringify(next(given.now))}`;
    });
  }

  test('PA-STEP-01, -04, -06 the same orders lead to the same position', () => {
    const now = readPosition([...LINES, 'command radius 4', 'turn 1 red opening']);
    const expected = told(now);
    expect(new Set(expected).size).toBe(ORDERS.length);
    expect(expected[ORDERS.indexOf('end')]).toBe('PA-Q-15 refuse-pa-end-officer G3 enter 0105; G3 enter 0106');
    fc.assert(
      fc.property(fc.shuffledSubarray(now.units, { minLength: now.units.length }), (units) => {
        const reserves = units[0]!.id === '3L' ? now.reserves : [...now.reserves].reverse();
        expect(told({ ...now, units, reserves })).toEqual(expected);
      }),
      { numRuns: rounds(60) },
    );
  });
});
