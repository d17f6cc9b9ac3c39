import { expect, test } from 'vitest';
import type { Said } from '../../../../src/kernel/table-dice/table-dice.ts';
import { aheadInEnglish, english, offered, reckoned, rollsOf, throwOf, thrown } from './table-dice.ts';

/** Heavy cavalry against a column of line infantry, in the open. */
const CHARGE: Said = { type: ['heavyCavalry'], enemyFormation: ['column'] };
const ASSAULT: Said = { ...CHARGE, how: ['assault'], strength: 12, enemyStrength: 14 };

const firstDice = (said: Said) => reckoned(rollsOf('melee', said)[0]!);
const lines = (said: Said) => (aheadInEnglish('melee', said) as string[]).join(' | ');

test('SH-FACTOR-07 to -13 what doubles a charge, and what does not', () => {
  expect(firstDice(CHARGE)).toBe('4 4 doubled = 8');
  expect(firstDice({ ...CHARGE, distance: 2 })).toBe('4  = 4');
  expect(firstDice({ ...CHARGE, enemyFormation: ['square'] })).toBe('4  = 4');
  expect(firstDice({ ...CHARGE, modifiers: ['countercharged'] })).toBe('4  = 4');
  expect(firstDice({ ...CHARGE, modifiers: ['unclear'] })).toBe('4  = 4');
  expect(firstDice({ ...CHARGE, between: ['water'] })).toBe('4  = 4');
  expect(firstDice({ ...CHARGE, modifiers: ['outflanked'] })).toBe('4 -3 capOutflanked = 1');
  expect(firstDice({ type: ['lineInfantry'], formation: ['column'] })).toBe('4 4 doubled = 8');
  expect(firstDice({ type: ['lineInfantry'], formation: ['line'] })).toBe('6  = 6');
  expect(firstDice(ASSAULT)).toBe('4  = 4');
});

test('SH-Q-27, SH-FACTOR-19 skills change the factor before it is doubled', () => {
  expect(firstDice({ ...CHARGE, skills: ['cuirassier'] })).toBe('5 5 doubled = 10');
  expect(firstDice({ ...CHARGE, type: ['lightCavalry'], skills: ['lancer'] })).toBe('3 3 doubled = 6');
  expect(firstDice({ ...ASSAULT, type: ['lightCavalry'], skills: ['lancer'] })).toBe('2  = 2');
});

test('SH-FACTOR-16 to -18, SH-OUTFLANK-03 limits by the cover of the target, and by the attacker’s own terrain', () => {
  expect(firstDice({ ...ASSAULT, enemyGround: ['wood'] })).toBe('4 -1 capEnemyCover = 3');
  expect(firstDice({ ...ASSAULT, ground: ['difficult'] })).toBe('4 -3 capOwnTerrain = 1');
  expect(lines({ ...ASSAULT, modifiers: ['enemyOutflanked'] })).toContain('4 −3 limit: outflanked = 1 die');
});

test('SH-TERRAIN-10 a target with a wooded hexside toward the outflanking enemy strikes back as usual', () => {
  const beset = ['enemyOutflanked'];
  expect(lines({ ...ASSAULT, modifiers: beset })).toContain('in any case: 4 −3 limit: outflanked = 1 die');
  expect(lines({ ...ASSAULT, modifiers: [...beset, 'enemyCovered'] })).toContain('in any case: 4 dice');
});

test('SH-SHOCK-01 to -05, SH-FACTOR-15 blow, losses, test, and a weaker return blow', () => {
  const told = english(thrown('melee', CHARGE, '6 5 4 1 1 1 1 1', '3 3', '4'));
  expect(told.join(' ')).toContain('Shock: 4 +4 doubled = 8 dice on 4+: **6 5 4** 1 1 1 1 1 → **3** hits');
  expect(told.join(' ')).toContain('Test target: CR 7; 3+3 = **6 ✓**');
  expect(told.join(' ')).toContain('Return blow: 4 −3 losses in this charge = 1 die on 4+: **4** → **1** hit');
  expect(told.at(-1)).toBe('The fight may go on next turn, with another assault [SHOCK-06].');
});

test('SH-Q-28 under one reading a target that countercharges doubles as it strikes back, and the result says so', () => {
  const met = {
    ...CHARGE,
    enemyType: ['mediumCavalry'],
    enemyFormation: [],
    modifiers: ['countercharged', 'ownCounter'],
  };
  const readings = ['counterchargeDoubling-charger'];
  expect(lines(met)).toContain('Strikes back, if it holds: 3 dice');
  expect(lines({ ...met, readings })).toContain('Strikes back, if it holds: 3 +3 doubled = 6 dice');
  const told = english(thrown('melee', { ...met, readings }, '1 1 1 1', '4 4 1 1 1 1')).join(' ');
  expect(told).toContain('Return blow: 3 +3 doubled = 6 dice');
  expect(offered('melee', { modifiers: ['countercharged'] }, 'modifiers')).not.toContain('ownCounter');
});

test('SH-FACTOR-15 losses of a failed reaction weaken the return blow', () => {
  expect(lines({ ...CHARGE, lost: 3 })).toContain('4 −3 losses in this charge = 1 die');
});

test('SH-SHOCK-03, SH-PURSUIT-01, -02 a target that flees may be pursued', () => {
  const told = english(thrown('melee', { ...CHARGE, enemyFailing: ['flee'] }, '6 5 4 1 1 1 1 1', '6 6', '2'));
  expect(told.join(' ')).toContain('D6: 2 hexes [ROUT-06]');
  expect(told.at(-1)).toBe('The **attacker** may pursue, D6 hexes [PURSUIT-01].');
});

test('SH-ARTLOSS-01 guns that are charged may pass their losses on', () => {
  const said = { ...CHARGE, enemyType: ['heavyFootBattery'], enemyFormation: [] };
  expect(english(thrown('melee', said, '6 1 1 1 1 1 1 1', '4')).join(' ')).toContain('[ARTLOSS-01]');
});

test('SH-MELEE-01 to -05, -08 both strike with full strength, then test: the one with more losses first', () => {
  const dice = ['6 5 4 4', '6 5 4 1', '3 3', '3 3'];
  const told = thrown('melee', ASSAULT, ...dice);
  expect(told.rolls.map(({ why, unit }) => `${why} ${unit}`)).toEqual([
    'melee attacker',
    'melee target',
    'morale target',
    'morale attacker',
  ]);
  expect(english(told).at(-1)).toBe('The fight may go on next turn, with another assault [MELEE-08].');
});

test('SH-MELEE-06, SH-ASSAULT-07 if the first flees the other does not test, and there is no pursuit', () => {
  const said = { ...ASSAULT, enemyFailing: ['flee'] };
  const told = english(thrown('melee', said, '6 5 4 4', '6 5 4 1', '6 6', '2'));
  expect(told.at(-1)).toBe('The **attacker** stays where it is: no unit pursues after an assault [ASSAULT-07].');
});

test('SH-SAVE-07 to -09, -15 saves in close combat', () => {
  expect(lines(CHARGE)).toContain('no saves');
  expect(lines({ ...CHARGE, modifiers: ['enemyHigher'] })).toContain('[SAVE-07]');
  expect(lines({ ...CHARGE, between: ['water'] })).toContain('[SAVE-08]');
  expect(lines({ ...CHARGE, enemyFormation: ['square'] })).toContain('[SAVE-09]');
  expect(lines({ ...ASSAULT, strength: 8, enemyStrength: 16 })).toContain('[SAVE-15]');
});

test('SH-FACTOR-04, -06, -27 panicked units and an extended line lose two for each six; panicked units never strike', () => {
  const panicked = english(thrown('melee', { ...ASSAULT, enemyFormation: ['horde'] }, '6 1 1 1'));
  expect(panicked.join(' ')).toContain('6s count 2: **6** 1 1 1 → **2** hits [FACTOR-03, -04]');
  const extended = english(thrown('melee', { ...ASSAULT, enemyFormation: ['extendedLine'] }, '6 1 1 1', '1 1 1 1 1 1'));
  expect(extended.join(' ')).toContain('→ **2** hits [FACTOR-03, -06]');
});

test('SH-MORALE-10, SH-FLANKPROT-01 outflanked units test with 3 less, but not on a protected flank', () => {
  const weights = (...modifiers: string[]) => {
    const test = rollsOf('melee', { ...CHARGE, modifiers }, 5).find(({ why }) => why === 'morale');
    return test?.ledger.map(({ name }) => name);
  };
  expect(weights()).toEqual([]);
  expect(weights('enemyOutflanked')).toEqual(['outflanked']);
  expect(weights('enemyOutflanked', 'enemyProtected')).toEqual([]);
});

test('SH-CHARGE-10, -11, SH-ASSAULT-10 attackers that may not attack are refused', () => {
  const skirmishers = { type: ['lightInfantry'], formation: ['skirmish'] };
  expect(aheadInEnglish('melee', skirmishers)).toBe('SH-CHARGE-10');
  expect(aheadInEnglish('melee', { ...skirmishers, how: ['assault'] })).toBe('SH-ASSAULT-10');
  expect(aheadInEnglish('melee', { ...skirmishers, enemyType: ['regimentalGun'] })).not.toBe('SH-CHARGE-10');
  expect(aheadInEnglish('melee', { type: ['lightCavalry'], skills: ['harassing'] })).toBe('SH-SKILL-HARASSING-03');
});

test('irrelevant questions are not asked', () => {
  const names = (said: Said) =>
    throwOf('melee')
      .fields(said)
      .map(({ name }) => name);
  expect(names({ how: ['assault'] })).not.toContain('distance');
  expect(names({ type: ['lineInfantry'] })).not.toContain('distance');
  expect(offered('melee', { how: ['assault'] }, 'modifiers')).not.toContain('countercharged');
  expect(offered('melee', {}, 'modifiers')).not.toContain('enemyProtected');
});
