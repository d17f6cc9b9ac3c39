import { expect, test } from 'vitest';
import type { Said } from '../../../../src/kernel/table-dice/table-dice.ts';
import { aheadInEnglish, english, offered, reckoned, rollsOf, thrown } from './table-dice.ts';

/** A line fires at a column at 3 hexes: farther than half its range, and no save. */
const PLAIN = { distance: 3, enemyFormation: ['column'] };

const dice = (said: Said) => reckoned(rollsOf('fire', said)[0]!);

test('SH-FACTOR-01, -02 a line rolls six dice, and fives and sixes hit', () => {
  expect(english(thrown('fire', PLAIN, '6 5 4 3 2 1'))).toEqual([
    expect.stringContaining('(Fire: 6 dice on 5+: **6 5** 4 3 2 1 → **2** hits [FACTOR-02] · target 20→**18**)'),
    'The **target** takes no test: fewer than 3 points are lost [MORALE-01].',
  ]);
});

test('SH-MORALE-01 three points lost cause a test, with losses given or rolled', () => {
  expect(english(thrown('fire', PLAIN, '6 5 5 3 2 1'))[1]).toBe(
    'The **target** has lost 3 points or more: a morale test before anything else [MORALE-01].',
  );
  const now = english(thrown('fire', { ...PLAIN, test: ['now'], enemyCommand: 7 }, '6 5 5 3 2 1', '6 5'));
  expect(now.join(' ')).toContain('Test target: CR 7; 6+5 = **11 ✗ by 4**');
  expect(now.join(' ')).toContain('target 17→**13**');
});

test('SH-MORALE-20, SH-ROUT-06 the target may flee, with the distance', () => {
  const said = { ...PLAIN, test: ['now'], failing: ['flee'] };
  expect(english(thrown('fire', said, '6 5 5 3 2 1', '6 5', '4')).join(' ')).toContain('D6: 4 hexes [ROUT-06]');
});

test('SH-MORALE-03 losses from an earlier shot are added', () => {
  const told = english(thrown('fire', { ...PLAIN, before: 2 }, '5 1 1 1 1 1'));
  expect(told[1]).toContain('a morale test');
});

test('SH-FACTOR-20 to -25 bonuses and penalties of a shot', () => {
  expect(dice({ ...PLAIN, distance: 2 })).toBe('6 1 near = 7');
  expect(dice({ ...PLAIN, type: ['heavyFootBattery'], distance: 6, enemyFormation: ['square'] })).toBe(
    '5 2 artilleryVsSquare = 7',
  );
  expect(dice({ ...PLAIN, modifiers: ['enfilade'] })).toBe('6 2 enfilade = 8');
  expect(dice({ ...PLAIN, modifiers: ['demoralised'] })).toBe('6 -2 demoralised = 4');
  expect(dice({ shot: ['defensive'], skills: ['controlledFire'] })).toBe('6 1 near 4 controlledFire = 11');
  expect(dice({ shot: ['defensive'], type: ['mediumFootBattery'] })).toBe('5 1 near 4 defensiveArtillery = 10');
});

test('SH-FACTOR-16 to -18, -28 limits by the cover of the target, and by the firer’s own terrain', () => {
  expect(dice({ ...PLAIN, enemyGround: ['wood'], modifiers: ['enfilade'] })).toBe('6 2 enfilade -5 capEnemyCover = 3');
  expect(dice({ ...PLAIN, ground: ['rough'] })).toBe('6 -3 capOwnTerrain = 3');
  expect(dice({ ...PLAIN, type: ['heavyFootBattery'], distance: 6, ground: ['rough'] })).toBe('5 -4 capOwnTerrain = 1');
});

test('SH-SAVE-06, -10, -12 saves by cover, by cuirass but not against guns, by Loose Order', () => {
  const lines = (said: Said) => (aheadInEnglish('fire', { ...PLAIN, ...said }) as string[]).join(' | ');
  expect(lines({})).toMatch(/^6 dice, each hits on 5 or more \| no saves/);
  expect(lines({ enemyGround: ['village'] })).toContain('saved on 4+ [SAVE-06]');
  expect(lines({ enemyType: ['heavyCavalry'], enemySkills: ['cuirassier'] })).toContain('saved on 4+ [SAVE-10]');
  expect(lines({ enemyType: ['heavyCavalry'], enemySkills: ['cuirassier'], type: ['heavyFootBattery'] })).toContain(
    'no saves',
  );
  expect(lines({ enemyFormation: ['line'] })).toContain('saved on 4+ [SAVE-12]');
  expect(lines({ enemyFormation: ['line'], enemySkills: ['linearOrder'] })).toContain('saved on 3+');
  expect(lines({ enemyFormation: ['line'], enemyStrength: 10 })).toContain('saved on 5+');
});

test('SH-FACTOR-05 a six costs feudal cavalry two', () => {
  const said = { ...PLAIN, enemyType: ['heavyCavalry'], enemySkills: ['feudalCavalry'] };
  expect(english(thrown('fire', said, '6 5 1 1 1 1'))[0]).toContain('**3** hits [FACTOR-02, -05]');
});

test('SH-LOSS-03, -05 no more is lost than the unit has', () => {
  const told = english(thrown('fire', { ...PLAIN, enemyStrength: 2 }, '6 6 6 6 6 6')).join(' ');
  expect(told).toContain('target 2→**0**');
  expect(told).not.toContain('VP');
});

test('SH-FIRE-02, -07, SH-RIPOSTE-05, SH-DEFFIRE-11 shots that the rules forbid are refused', () => {
  expect(aheadInEnglish('fire', { distance: 5 })).toBe('SH-FIRE-07');
  expect(aheadInEnglish('fire', { distance: 1 })).toBe('SH-FIRE-02');
  expect(aheadInEnglish('fire', { shot: ['return'], formation: ['column'] })).toBe('SH-RIPOSTE-05');
  expect(aheadInEnglish('fire', { shot: ['defensive'], skills: ['obsoleteFirearm'] })).toBe('SH-DEFFIRE-11');
});

test('a given number of dice is rolled as it is', () => {
  const said = { ...PLAIN, shot: ['muskets'], dice: 8, modifiers: ['enfilade'] };
  expect(thrown('fire', said, '6 5 5 5 1 1 1 1').rolls[0]).toMatchObject({ dice: 8, ledger: [] });
  expect(offered('fire', said, 'type')).toEqual([]);
});

test('irrelevant questions are not asked', () => {
  expect(offered('fire', { type: ['heavyFootBattery'] }, 'formation')).toEqual([]);
  expect(offered('fire', { enemyFormation: ['square'] }, 'modifiers')).toEqual(['demoralised']);
  expect(offered('fire', {}, 'enemyQuality')).toEqual([]);
});

test('SH-EX-09, SH-LOSS-03 a line at short range: seven dice, five hits, one saved, losses limited to strength', () => {
  const said = { distance: 2, enemyType: ['mediumFootBattery'], enemyStrength: 3 };
  const told = english(thrown('fire', said, '6 6 5 5 5 1 1', '4 1 1 1 1')).join(' ');
  expect(told).toContain('6 +1 close range = 7 dice');
  expect(told).toContain('saves 4+: **4** 1 1 1 1 → 1 saved [SAVE-12]');
  expect(told).toContain('target 3→**0**');
});

test('SH-ARTLOSS-01, -06 guns that lose points are told that a friend may take them, before any test', () => {
  const said = { distance: 2, enemyType: ['mediumFootBattery'] };
  const [, passing, test] = english(thrown('fire', said, '6 6 5 1 1 1 1', '1 1 1'));
  expect(passing).toMatch(/^Before any test the guns may pass these losses.*\[ARTLOSS-01\]\.$/);
  expect(test).toContain('[MORALE-01]');
  expect(english(thrown('fire', said, '1 1 1 1 1 1 1')).join(' ')).not.toContain('ARTLOSS');
  expect(english(thrown('fire', PLAIN, '6 6 5 1 1 1')).join(' ')).not.toContain('ARTLOSS');
});

test('SH-MORALE-01, SH-LOSS-05 a unit that loses everything does not test: the chances of both are separate', () => {
  const chances = (said: Said) => (aheadInEnglish('fire', said) as string[]).filter((line) => line.includes('%'));
  // Seven dice, each of them a loss once in six times.
  const guns = { distance: 2, enemyType: ['mediumFootBattery'] };
  expect(chances({ ...guns, enemyStrength: 3 })).toEqual(['Eliminated · 10%']);
  expect(chances({ ...guns, enemyStrength: 4 })).toEqual(['3 or more lost, and so a test · 8%', 'Eliminated · 2%']);
  expect(chances({ ...PLAIN, shot: ['muskets'], dice: 20, enemyStrength: 1 })).toEqual(['Eliminated · > 99%']);
});

test('SH-QUALITY-07, SH-SAVE-03 at a strength at which only elite units are not demoralised, the quality is asked', () => {
  const edge = { ...PLAIN, enemyFormation: ['line'], enemyStrength: 10 };
  expect(offered('fire', edge, 'enemyQuality')).toContain('elite');
  expect(offered('fire', { ...edge, enemyStrength: 9 }, 'enemyQuality')).toEqual([]);
  expect(offered('fire', { ...edge, enemySkills: ['stubborn'] }, 'enemyQuality')).toEqual([]);
  expect(aheadInEnglish('fire', edge)).toContain('saved on 5+ [SAVE-12]');
  expect(aheadInEnglish('fire', { ...edge, enemyQuality: ['elite'] })).toContain('saved on 4+ [SAVE-12]');
});

test('SH-EX-19 a column shot at from behind is enfiladed, a square never', () => {
  expect(dice({ ...PLAIN, modifiers: ['enfilade'] })).toContain('2 enfilade');
  expect(dice({ ...PLAIN, enemyFormation: ['square'], modifiers: ['enfilade'] })).toBe('6  = 6');
});
