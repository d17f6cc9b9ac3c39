import { describe, expect, test } from 'vitest';
import {
  changeFormation,
  type FormAction,
  mayForm,
  mayFormSquare,
  mayMarchThenForm,
  mustTestToForm,
} from '../../../../src/rules/sabreur-hex/formation/form.ts';
import { RECOMMENDED } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import { type Formation, type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { after, at, clauseOf, type Ground, playOn, position, told, unit } from '../../../help/position.ts';

function alone(more: Partial<Unit> = {}, ground: Ground = {}): State {
  return position({ ...ground, units: [unit('A', 'red', [0, 0], more), ...(ground.units ?? [])] });
}

function clause(now: State, formation: Formation): string | undefined {
  return clauseOf(mayForm(now, unitOf(now, 'A'), formation));
}

const play = (now: State, action: Omit<FormAction, 'do'>, dice: readonly (readonly number[])[] = []) =>
  playOn(now, (table) => changeFormation(table, 'A', { do: 'form', ...action }), dice);

const LIGHT = { type: 'lightInfantry' } as const;

describe('who may take which formation', () => {
  test.each<[Formation, Formation]>([
    ['line', 'column'],
    ['line', 'square'],
    ['column', 'line'],
    ['column', 'square'],
    ['square', 'line'],
    ['square', 'column'],
    ['closedColumn', 'line'],
    ['closedColumn', 'column'],
    ['closedColumn', 'square'],
  ])('SH-FORM-01 table T6: from %s to %s', (from, to) => {
    expect(clause(alone({ formation: from, skills: ['largeBattalion'] }), to)).toBeUndefined();
  });

  test('SH-FORM-16 a unit cannot change to its own formation', () => {
    expect(clause(alone(), 'line')).toBe('SH-FORM-16');
  });

  test('SH-FORM-03 mob cannot be chosen, and panicked units stay in it', () => {
    expect(clause(alone(), 'horde')).toBe('SH-FORM-03');
    expect(clause(alone({ formation: 'horde' }), 'line')).toBe('SH-FORM-03');
  });

  test('SH-FORM-04 cavalry and artillery never change', () => {
    expect(clause(alone({ type: 'heavyCavalry' }), 'line')).toBe('SH-FORM-04');
    expect(clause(alone({ type: 'regimentalGun' }), 'square')).toBe('SH-FORM-04');
    expect(clause(alone(), 'mounted')).toBe('SH-FORM-04');
  });

  test('SH-FORM-05 loose order stays loose', () => {
    expect(clause(alone({ ...LIGHT, skills: ['looseOrder'], formation: 'skirmish' }), 'line')).toBe('SH-FORM-05');
  });

  test('SH-FORM-06, -07, SH-SKILL-LARGEBATTALION-04 closed column: large battalions, from column', () => {
    expect(clause(alone({ formation: 'column' }), 'closedColumn')).toBe('SH-FORM-06');
    expect(clause(alone({ formation: 'column', skills: ['largeBattalion'] }), 'closedColumn')).toBeUndefined();
    for (const formation of ['line', 'square'] as const)
      expect(clause(alone({ formation, skills: ['largeBattalion'] }), 'closedColumn')).toBe('SH-FORM-07');
  });

  test('SH-FORM-10 -12 extended line: linear order, not from square', () => {
    expect(clause(alone(), 'extendedLine')).toBe('SH-FORM-10');
    expect(clause(alone({ formation: 'square', skills: ['linearOrder'] }), 'extendedLine')).toBe('SH-FORM-12');
  });

  test('SH-FORM-02, SH-SKILL-SKIRMISHER-02 skirmish order: only those trained to it', () => {
    expect(clause(alone(LIGHT), 'skirmish')).toBe('SH-FORM-02');
    expect(clause(alone(), 'skirmish')).toBe('SH-FORM-02');
  });

  test.each(['line', 'column', 'square'] as const)(
    'SH-SKILL-SKIRMISHER-01 SH-FORM-02 skirmish order from %s and back',
    (formation) => {
      expect(clause(alone({ ...LIGHT, skills: ['skirmisher'], formation }), 'skirmish')).toBeUndefined();
      const back = formation === 'square' ? 'SH-FORM-19' : undefined;
      expect(clause(alone({ ...LIGHT, skills: ['skirmisher'], formation: 'skirmish' }), formation)).toBe(back);
    },
  );

  test('SH-Q-23 a scenario may exempt the closed column from the limits of squares', () => {
    const free = { state: { rulings: { ...RECOMMENDED, squareBansBindClosedColumn: 'no' } } } as const;
    const big = { formation: 'column', skills: ['largeBattalion', 'irregular'] } as Partial<Unit>;
    const wood = { ...free, hexes: { [at(0, 0)]: 'wood' } } as const;
    expect(clause(alone(big, wood), 'closedColumn')).toBeUndefined();
    expect(clause(alone(big, wood), 'square')).toBe('SH-FORM-20');
    expect(clause(alone({ formation: 'column' }, wood), 'square')).toBe('SH-FORM-18');
  });

  test('SH-FORM-19 no square from skirmish order or extended line', () => {
    expect(clause(alone({ ...LIGHT, skills: ['skirmisher'], formation: 'skirmish' }), 'square')).toBe('SH-FORM-19');
    const extended = alone({ skills: ['linearOrder'], formation: 'extendedLine', also: at(1, 0) });
    expect(clause(extended, 'square')).toBe('SH-FORM-19');
  });

  test('SH-FORM-20, SH-SKILL-IRREGULAR-04, SH-Q-23 irregulars form neither square nor closed column', () => {
    expect(clause(alone({ skills: ['irregular'] }), 'square')).toBe('SH-FORM-20');
    const big = alone({ formation: 'column', skills: ['largeBattalion', 'irregular'] });
    expect(clause(big, 'closedColumn')).toBe('SH-FORM-20');
  });

  test.each(['wood', 'village', 'fort', 'difficult', 'ford'] as const)(
    'SH-FORM-18, SH-TERRAIN-16, SH-Q-23 no square in %s',
    (what) => {
      const more = { formation: 'column', skills: ['largeBattalion'] } as const;
      const now = alone({ ...more, skills: [...more.skills] }, { hexes: { [at(0, 0)]: what } });
      expect([clause(now, 'square'), clause(now, 'closedColumn'), clause(now, 'line')]).toEqual([
        'SH-FORM-18',
        'SH-FORM-18',
        undefined,
      ]);
    },
  );

  test.each(['hill', 'bridge'] as const)('SH-FORM-18 a square may stand on a %s', (what) => {
    expect(clause(alone({}, { hexes: { [at(0, 0)]: what } }), 'square')).toBeUndefined();
  });
});

describe('enemies and formation changes', () => {
  const near = (q: number, r: number, more: Partial<Unit> = {}): Ground => ({
    units: [unit('E', 'blue', [q, r], more)],
  });

  test('SH-FORM-25 -26 no change in contact, whatever the facings, panicked enemies included', () => {
    expect(clause(alone({}, near(0, 1, { facing: 0 })), 'column')).toBe('SH-FORM-25');
    expect(clause(alone({}, near(0, 1, { facing: 3 })), 'square')).toBe('SH-FORM-25');
    expect(clause(alone({}, near(0, 1, { formation: 'horde' })), 'column')).toBe('SH-FORM-25');
    expect(clause(alone({}, near(0, 2)), 'column')).toBeUndefined();
  });

  test('SH-FORM-27 contact does not prevent a square in reaction, terrain does', () => {
    const now = alone({}, near(0, -1));
    expect(mayFormSquare(now, unitOf(now, 'A'))).toBeUndefined();
    const wood = alone({}, { ...near(0, -1), hexes: { [at(0, 0)]: 'wood' } });
    expect(clauseOf(mayFormSquare(wood, unitOf(wood, 'A')))).toBe('SH-FORM-18');
  });

  test('SH-ORDERS-16 a Stubborn unit that failed its test does not change formation', () => {
    expect(clause(alone({ mayNotManoeuvre: true }), 'column')).toBe('SH-ORDERS-16');
  });

  test.each([
    [3, [], true],
    [4, [], false],
    [2, ['tacticalSense'], true],
    [3, ['tacticalSense'], false],
  ] as const)('SH-FORM-21 -22 an enemy at %i, skills %j: a test %s', (far, skills, tests) => {
    const now = alone({ skills: [...skills] }, near(0, -far));
    expect(mustTestToForm(now, unitOf(now, 'A'))).toBe(tests);
  });

  test('SH-Q-25 for Tactical Sense a scenario may count panicked enemies too', () => {
    const state = { rulings: { ...RECOMMENDED, tacticalSenseFears: 'all' } } as const;
    const now = (far: number, skills: Unit['skills']) =>
      alone({ skills }, { ...near(0, -far, { formation: 'horde' }), state });
    const tests = (far: number, skills: Unit['skills']) =>
      mustTestToForm(now(far, skills), unitOf(now(far, skills), 'A'));
    expect([tests(2, ['tacticalSense']), tests(3, ['tacticalSense']), tests(2, [])]).toEqual([true, false, false]);
  });

  test('SH-FORM-21 SH-Q-25 panicked enemies do not count', () => {
    for (const skills of [[], ['tacticalSense']] as const) {
      const now = alone({ skills: [...skills] }, near(0, -2, { formation: 'horde' }));
      expect(mustTestToForm(now, unitOf(now, 'A'))).toBe(false);
    }
  });

  test('SH-FORM-21 passing the test, it changes', () => {
    expect(told(play(alone({}, near(0, -3)), { formation: 'column' }, [[3, 4]]))).toEqual([
      expect.objectContaining({ got: [3, 4] }),
      { fact: { type: 'passed', unit: 'A' } },
      { fact: { type: 'formed', unit: 'A', formation: 'column', facing: 0 } },
    ]);
  });

  test('SH-FORM-23 SH-MORALE-21 if it fails, nothing happens', () => {
    const outcome = play(alone({}, near(0, -3)), { formation: 'column' }, [[5, 6]]);
    expect(told(outcome)).toHaveLength(2);
    expect(unitOf(after(outcome), 'A')).toMatchObject({ formation: 'line', strength: 16 });
  });

  test('SH-FORM-21 without an enemy near there is no roll', () => {
    expect(told(play(alone({}, near(0, -4)), { formation: 'square' }))).toEqual([
      { fact: { type: 'formed', unit: 'A', formation: 'square', facing: 0 } },
    ]);
  });
});

describe('facing and place', () => {
  test('SH-FORM-24 -28, SH-Q-85 hex and facing stay', () => {
    const now = after(play(alone({ facing: 4 }), { formation: 'column' }));
    expect(unitOf(now, 'A')).toMatchObject({ at: at(0, 0), facing: 4, formation: 'column' });
    expect(told(play(alone({ facing: 4 }), { formation: 'column', facing: 5 }))).toBe('SH-FORM-28 refuse-form-facing');
  });

  test.each(['square', 'closedColumn'] as const)(
    'SH-GAP-16 leaving a %s, it faces where its owner likes',
    (formation) => {
      const now = alone({ formation, skills: ['largeBattalion'] });
      expect(unitOf(after(play(now, { formation: 'line', facing: 4 })), 'A').facing).toBe(4);
      expect(unitOf(after(play(now, { formation: 'line' })), 'A').facing).toBe(0);
    },
  );

  test('SH-FORM-16 -17 only infantry in column marches and then changes', () => {
    const may = (more: Partial<Unit>) => clauseOf(mayMarchThenForm(unit('A', 'red', [0, 0], more)));
    expect(may({ formation: 'column' })).toBeUndefined();
    expect(may({ formation: 'line' })).toBe('SH-FORM-16');
    expect(may({ ...LIGHT, formation: 'skirmish' })).toBe('SH-FORM-16');
    expect(may({ type: 'heavyCavalry' })).toBe('SH-FORM-16');
  });
});
