import { describe, expect, test } from 'vitest';
import { type Kind, rollSaves, saveClause } from '../../../../src/rules/sabreur-hex/losses/save.ts';
import type { Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { at, type Ground, playOn, position, unit } from '../../../help/position.ts';

const HERE = at(0, 0);
const THERE = at(0, -1);
const HORSE: Partial<Unit> = { type: 'heavyCavalry', formation: 'mounted' };
const GUNS: Partial<Unit> = { type: 'heavyFootBattery', formation: 'battery' };
const COLUMN: Partial<Unit> = { formation: 'column' };
const SQUARE: Partial<Unit> = { formation: 'square' };

/** What saves A from losses by E, face to face in the open. */
function saves(kind: Kind, own: Partial<Unit>, enemy: Partial<Unit> = {}, ground: Ground = {}): string {
  const a = unit('A', 'red', [0, 0], own);
  const e = unit('E', 'blue', [0, -1], { facing: 3, ...enemy });
  return saveClause(position({ ...ground, units: [a, e, ...(ground.units ?? [])] }), a, e, kind) ?? 'none';
}

describe('who makes saves', () => {
  const skilled = (skill: Unit['skills'][number]): Partial<Unit> => ({ ...HORSE, skills: [skill] });
  const warriors: Partial<Unit> = { ...COLUMN, skills: ['irregular', 'warrior'] };
  const behind = { units: [unit('F', 'blue', [0, 1], { facing: 5 })] };

  test.each<[string, string, Kind, Partial<Unit>, Partial<Unit>, Ground?]>([
    ['SH-SAVE-06 infantry in a wood', 'SH-SAVE-06', 'combat', COLUMN, {}, { hexes: { [HERE]: 'wood' } }],
    ['SH-SAVE-06 infantry in a village', 'SH-SAVE-06', 'fire', COLUMN, {}, { hexes: { [HERE]: 'village' } }],
    ['SH-SAVE-06 not in difficult ground', 'none', 'combat', COLUMN, {}, { hexes: { [HERE]: 'difficult' } }],
    ['SH-SAVE-06 not cavalry', 'none', 'combat', HORSE, {}, { hexes: { [HERE]: 'wood' } }],
    [
      'SH-SAVE-06, SH-TERRAIN-10 behind a hedge',
      'SH-SAVE-06',
      'combat',
      COLUMN,
      {},
      { sides: [[HERE, THERE, 'wood']] },
    ],
    ['SH-SAVE-07 higher', 'SH-SAVE-07', 'combat', HORSE, {}, { hexes: { [HERE]: 'hill' } }],
    ['SH-SAVE-07 not against fire', 'none', 'fire', HORSE, {}, { hexes: { [HERE]: 'hill' } }],
    ['SH-SAVE-07 not on the same hill', 'none', 'combat', HORSE, {}, { hexes: { [HERE]: 'hill', [THERE]: 'hill' } }],
    ['SH-SAVE-08 across a river', 'SH-SAVE-08', 'combat', HORSE, {}, { sides: [[HERE, THERE, 'river']] }],
    ['SH-SAVE-08 across a ford', 'SH-SAVE-08', 'combat', HORSE, {}, { sides: [[HERE, THERE, 'ford']] }],
    ['SH-SAVE-08 across a bridge', 'SH-SAVE-08', 'combat', HORSE, {}, { sides: [[HERE, THERE, 'bridge']] }],
    ['SH-SAVE-08 not against fire', 'none', 'fire', HORSE, {}, { sides: [[HERE, THERE, 'river']] }],
    ['SH-SAVE-09 a square from cavalry', 'SH-SAVE-09', 'combat', SQUARE, HORSE],
    ['SH-SAVE-09 not from infantry', 'none', 'combat', SQUARE, COLUMN],
    [
      'SH-SAVE-09, SH-SKILL-LANCER-02 not from lancers',
      'none',
      'combat',
      SQUARE,
      { type: 'lightCavalry', skills: ['lancer'] },
    ],
    ['SH-SAVE-10, SH-SKILL-CUIRASSIER-02 cuirassiers in combat', 'SH-SAVE-10', 'combat', skilled('cuirassier'), {}],
    ['SH-SAVE-10 cuirassiers from muskets', 'SH-SAVE-10', 'fire', skilled('cuirassier'), {}],
    ['SH-SAVE-10 not from the fire of guns', 'none', 'fire', skilled('cuirassier'), GUNS],
    ['SH-SAVE-10 but from their rammers', 'SH-SAVE-10', 'combat', skilled('cuirassier'), GUNS],
    ['SH-SAVE-11, SH-SKILL-HALFCUIRASS-02 a half cuirass', 'SH-SAVE-11', 'combat', skilled('halfCuirass'), {}],
    ['SH-SAVE-11 not from the fire of guns', 'none', 'fire', skilled('halfCuirass'), GUNS],
    ['SH-SAVE-11, SH-ENFILADE-04 not from enfilade', 'none', 'fire', { ...skilled('halfCuirass'), facing: 3 }, {}],
    ['SH-SAVE-11 not from cuirassiers', 'none', 'combat', skilled('halfCuirass'), skilled('cuirassier')],
    ['SH-SAVE-11, SH-OUTFLANK-06 not when outflanked', 'none', 'combat', skilled('halfCuirass'), {}, behind],
    ['SH-SAVE-12, -13 a line from fire', 'SH-SAVE-12', 'fire', {}, {}],
    ['SH-SAVE-12, -13 guns from fire', 'SH-SAVE-12', 'fire', GUNS, {}],
    ['SH-SAVE-12 not a column', 'none', 'fire', COLUMN, {}],
    ['SH-SAVE-13 nor a square, nor cavalry', 'none', 'fire', SQUARE, {}],
    ['SH-SAVE-12 not in combat', 'none', 'combat', {}, {}],
    [
      'SH-SAVE-16, SH-SKILL-FEUDALCAVALRY-02 feudal cavalry from cavalry',
      'SH-SAVE-16',
      'combat',
      skilled('feudalCavalry'),
      HORSE,
    ],
    ['SH-SAVE-16 not from infantry', 'none', 'combat', skilled('feudalCavalry'), {}],
    ['SH-SAVE-16, SH-OUTFLANK-06 not when outflanked', 'none', 'combat', skilled('feudalCavalry'), HORSE, behind],
    ['SH-SAVE-17, SH-SKILL-WARRIOR-02 warriors from infantry', 'SH-SAVE-17', 'combat', warriors, COLUMN],
    ['SH-SAVE-17 not from cavalry', 'none', 'combat', warriors, HORSE],
    ['SH-SAVE-17 not from guns', 'none', 'combat', warriors, GUNS],
    ['SH-SAVE-17 not from fire', 'none', 'fire', warriors, COLUMN],
    ['SH-SAVE-17, SH-OUTFLANK-06 not when outflanked', 'none', 'combat', warriors, COLUMN, behind],
    [
      'SH-QUALITY-10, SH-Q-33 the elite have no save of their own',
      'none',
      'combat',
      { ...COLUMN, quality: 'elite' },
      {},
    ],
    ['SH-SAVE-01 the panicked never save', 'none', 'fire', { formation: 'horde' }, {}, { hexes: { [HERE]: 'wood' } }],
  ])('%s: %s', (_title, clause, kind, own, enemy, ground) => {
    expect(saves(kind, own, enemy, ground ?? {})).toBe(clause);
  });
});

describe('what a save needs', () => {
  function need(own: Partial<Unit>, losses = 3): unknown {
    const units = [unit('A', 'red', [0, 0], own), unit('E', 'blue', [0, -3], { facing: 3 })];
    const outcome = playOn(position({ units }), (table) => rollSaves(table, 'A', 'E', losses, 'fire') as never);
    if (outcome.kind !== 'rolls') return outcome.kind;
    return [outcome.roll.dice, outcome.roll.about['need']];
  }

  test('SH-SAVE-01, -05, -20, SH-Q-32 one die for each point lost, on four or more, without a question', () => {
    expect(need({})).toEqual([3, 4]);
    expect(need({}, 0)).toBe('done');
  });

  test.each<[string, Partial<Unit>, number]>([
    ['SH-SAVE-02, SH-SKILL-LINEARORDER-03 linear order in line', { skills: ['linearOrder'] }, 3],
    ['SH-SAVE-03, SH-LOSS-06 demoralised', { strength: 10 }, 5],
    ['SH-SAVE-04 both', { skills: ['linearOrder'], strength: 10 }, 4],
  ])('%s', (_title, own, score) => {
    expect(need(own)).toEqual([3, score]);
  });

  test('SH-SAVE-02 a column does not save, even in a wood', () => {
    const own: Partial<Unit> = { skills: ['linearOrder'], formation: 'column' };
    const units = [unit('A', 'red', [0, 0], own), unit('E', 'blue', [0, -3], { facing: 3 })];
    const now = position({ units, hexes: { [HERE]: 'wood' } });
    const outcome = playOn(now, (table) => rollSaves(table, 'A', 'E', 1, 'fire') as never);
    expect(outcome).toMatchObject({ roll: { about: { need: 4 } } });
  });
});

test('SH-TERRAIN-01, -03, SH-SAVE-05 a wooded hill is wood and hill: either gives the save, once', () => {
  const a = unit('A', 'red', [0, 0], COLUMN);
  const e = unit('E', 'blue', [0, -1], { facing: 3 });
  const now = position({ units: [a, e] });
  const on = (what: { terrain?: 'wood' | 'village'; hill?: number }) =>
    saveClause({ ...now, map: { ...now.map, hexes: { [HERE]: what } } }, a, e, 'combat');
  expect([on({ terrain: 'wood', hill: 1 }), on({ hill: 1 }), on({ terrain: 'village' }), on({})]).toEqual([
    'SH-SAVE-06',
    'SH-SAVE-07',
    'SH-SAVE-06',
    undefined,
  ]);
});
