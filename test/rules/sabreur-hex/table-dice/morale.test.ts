import { expect, test } from 'vitest';
import type { Said } from '../../../../src/kernel/table-dice/table-dice.ts';
import { chanceOf } from '../../../../src/rules/sabreur-hex/morale/morale.ts';
import { words } from '../../../help/words.ts';
import { aheadInEnglish, english, offered, thrown } from './table-dice.ts';

test('SH-MORALE-06, -19 two dice, at most the command rating', () => {
  const test7 = thrown('morale', {}, '3 4');
  expect(english(test7)).toEqual([
    'The **unit** passes the test. (Test unit: CR 7; 4+3 = **7 ✓** [MORALE-06])',
    'The unit stays where it is [MORALE-19].',
  ]);
  expect(words.say('fr', test7.told.sentences[0]!.says)).toBe('L’**unité** réussit le test.');
  expect(test7.told.clauses).toEqual(['SH-MORALE-06', 'SH-MORALE-19']);
});

test('SH-MORALE-20 a unit that fails for losses pays the excess, or flees', () => {
  expect(english(thrown('morale', { command: 6 }, '5 4'))).toEqual([
    'The **unit** fails the test by 3. (Test unit: CR 6; 5+4 = **9 ✗ by 3** [MORALE-06])',
    'Its owner chooses: the unit stays and loses 3 strength points without saves, or it flees D6 hexes [MORALE-20].',
  ]);
  expect(english(thrown('morale', { command: 6, arm: ['cavalry'] }, '5 4'))[1]).toContain('flees D6 +2 hexes');
});

test('SH-QUALITY-04 to -06, SH-MORALE-07 elite units, their neighbours and recruits roll three dice', () => {
  const of = (quality: string) => thrown('morale', { quality: [quality] }, '6 3 1');
  expect(english(of('elite'))[0]).toContain('3+1 (6 set aside) = **4 ✓**');
  expect(english(of('besideElite'))[0]).toContain('3+1 (6 set aside) = **4 ✓**');
  expect(english(of('recruit'))[0]).toContain('6+3 (1 set aside) = **9 ✗ by 2**');
  expect(of('elite').told.clauses).toContain('SH-QUALITY-04');
  expect(of('besideElite').told.clauses).toContain('SH-QUALITY-06');
  expect(of('recruit').told.clauses).toContain('SH-QUALITY-05');
});

test('SH-MORALE-08, -10, -12, -14 to -17 modifiers add up, each with its clause', () => {
  const said = {
    reason: ['reaction'],
    modifiers: ['outflanked', 'demoralised', 'nonDense', 'lancer', 'defensiveFire'],
  };
  const { rolls, told } = thrown('morale', said, '1 1');
  expect(rolls[0]!.ledger.map(({ name, n }) => `${name} ${n}`)).toEqual([
    'outflanked -3',
    'demoralised -2',
    'nonDense -2',
    'lancer -3',
    'defensiveFire -2',
  ]);
  expect(told.clauses).toEqual(expect.arrayContaining(['SH-MORALE-10', 'SH-MORALE-14', 'SH-MORALE-16']));
  expect(aheadInEnglish('morale', said)).toContain('Cannot pass');
});

test('SH-MORALE-11, -13 walls give 3, but not to cavalry, and no modifier of a charge applies in cover', () => {
  const charged = { reason: ['reaction'], modifiers: ['lancer', 'nonDense', 'outflanked'] };
  const ledger = (more: object) =>
    thrown('morale', { ...charged, ...more }, '1 1').rolls[0]!.ledger.map(({ name }) => name);
  expect(ledger({ ground: ['village'] })).toEqual(['cover']);
  expect(ledger({ ground: ['wood'] })).toEqual([]);
  expect(ledger({ ground: ['woodSide'] })).toEqual(['outflanked']);
  expect(ledger({ ground: ['village'], arm: ['cavalry'] })).toEqual([]);
  expect(ledger({ ground: ['village'], reason: ['losses'], traits: ['charging'] })).toEqual([]);
});

test('SH-Q-24, SH-MORALE-09 an extended line that helps a friend drops the lowest die; in no other test', () => {
  const said = { reason: ['support'], quality: ['elite'], traits: ['extendedLine'] };
  expect(aheadInEnglish('morale', said)).toEqual(
    expect.arrayContaining(['Extended line: 3D6, the lowest is set aside [MORALE-09]']),
  );
  expect(thrown('morale', said, '6 3 1').told.clauses).toContain('SH-MORALE-09');
  expect(offered('morale', { reason: ['losses'] }, 'traits')).not.toContain('extendedLine');
});

test('SH-MORALE-09 a charged extended line drops the lowest die, whatever its quality', () => {
  const said = { reason: ['reaction'], quality: ['elite'], traits: ['extendedLine'] };
  expect(thrown('morale', said, '6 3 1').told.clauses).toContain('SH-MORALE-09');
  expect(aheadInEnglish('morale', said)).toEqual([
    'Extended line: 3D6, the lowest is set aside [MORALE-09]',
    'CR 7',
    '−2 loose formation [MORALE-14]',
    'Passes on 5 or less · 11%',
  ]);
});

test('SH-MORALE-22, SH-ROUT-06 panicked units fail without a roll and flee; to rally they test', () => {
  expect(english(thrown('morale', { traits: ['panicked'] }, '4'))).toEqual([
    'The **unit** is panicked and fails without dice. (Panicked: no dice, fails [MORALE-22])',
    'The unit has no choice but to flee [MORALE-22]. (D6: 4 hexes [ROUT-06])',
  ]);
  expect(aheadInEnglish('morale', { traits: ['panicked'] })).toEqual(['Panicked: no dice, fails [MORALE-22]']);
  const rally = { reason: ['rally'], traits: ['panicked'] };
  expect(english(thrown('morale', rally, '3 3'))[1]).toContain('The panic is over');
  expect(english(thrown('morale', rally, '6 6'))[1]).toBe('Nothing changes [RALLY-07].');
});

test('SH-MORALE-23 to -25 Stubborn units and guns do not flee, harassing cavalry always does', () => {
  const failed = (more: object) => english(thrown('morale', { command: 5, ...more }, '4 4'))[1];
  expect(failed({ traits: ['stubborn'] })).toBe(
    'The unit does not flee: it loses 3 strength points without saves [MORALE-23].',
  );
  expect(failed({ arm: ['artillery'] })).toContain('[MORALE-25]');
  const harassing = thrown('morale', { command: 5, arm: ['cavalry'], traits: ['harassing'] }, '4 4', '3');
  expect(english(harassing)[1]).toBe('The unit has no choice but to flee [MORALE-24]. (D6 3 +2 = 5 hexes [ROUT-06])');
});

test('SH-MORALE-23 once demoralised, Stubborn units may flee', () => {
  const said = { command: 7, traits: ['stubborn'], modifiers: ['demoralised'] };
  expect(english(thrown('morale', said, '4 4'))[1]).toContain('[MORALE-20]');
});

test('SH-REACT-01, -06 one reaction, and a countercharge only in column', () => {
  const clause = (modifiers: string[]) => aheadInEnglish('morale', { reason: ['reaction'], modifiers });
  expect(clause(['countercharge', 'defensiveFire'])).toBe('SH-REACT-01');
  expect(clause(['countercharge', 'nonDense'])).toBe('SH-REACT-06');
  expect(() => thrown('morale', { reason: ['reaction'], modifiers: ['countercharge', 'nonDense'] })).toThrow(
    'SH-REACT-06',
  );
});

test('SH-MORALE-21 a test is offered only the options that apply to it', () => {
  expect(offered('morale', { reason: ['rally'] }, 'modifiers')).toEqual(['outflanked', 'demoralised']);
  expect(offered('morale', { reason: ['rally'], ground: ['wood'] }, 'modifiers')).toEqual(['demoralised']);
  expect(offered('morale', { arm: ['cavalry'] }, 'reason')).not.toContain('formation');
  expect(offered('morale', { arm: ['artillery'] }, 'traits')).toEqual([]);
});

test('SH-RALLY-01 two points come back', () => {
  expect(english(thrown('morale', { reason: ['rally'] }, '3 3'))[1]).toBe(
    'The unit regains 2 strength points, never more than it began with [RALLY-01].',
  );
});

test('SH-MORALE-06 uncertain results are not called certain, nor possible ones impossible', () => {
  const passes = (said: Said) => (aheadInEnglish('morale', said) as string[]).at(-1);
  // 215 of 216 throws of three dice, then 1 of 216.
  expect(passes({ command: 11, quality: ['elite'] })).toBe('Passes on 11 or less · > 99%');
  expect(passes({ command: 4, quality: ['recruit'], modifiers: ['demoralised'] })).toBe('Passes on 2 or less · < 1%');
  expect(passes({ command: 11, ground: ['village'] })).toBe('Passes on 14 or less · 100%');
  expect([chanceOf(11, 'dropHighest'), chanceOf(12, 'dropHighest')]).toEqual([99, 100]);
});
