/** SK-FIR, SK-MOR, SK-MOV-04: rolls for people at a real table, which play the rules' own functions. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Said } from '../../../src/kernel/table-dice/table-dice.ts';
import { tableDice } from '../../../src/rules/skirmish/table-dice/index.ts';
import type { State } from '../../../src/rules/skirmish/state.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

function rollOf(kind: 'fire' | 'morale' | 'melee') {
  return tableDice.find((each) => each.kind === kind)!;
}

/** The lines before the roll, in English; French says them too. */
function ahead(kind: 'fire' | 'morale' | 'melee', said: Said): string[] {
  const lines = rollOf(kind).ahead(said);
  if (lines instanceof Refusal) return [lines.clause];
  for (const line of lines) words.say('fr', line);
  return lines.map((line) => words.say('en', line));
}

/** What it came to with these dice; all of them are used. */
function thrown(kind: 'fire' | 'morale' | 'melee', said: Said, ...dice: number[][]): string {
  const told = rollOf(kind).play(said, () => dice.shift() ?? []);
  if (told instanceof Refusal) return told.clause;
  expect(dice).toEqual([]);
  for (const { says } of told.sentences) words.say('fr', says);
  return told.sentences
    .flatMap(({ says, dice: lines }) => [says, ...lines].map((line) => words.say('en', line)))
    .join(' ');
}

const asked = (kind: 'fire' | 'morale' | 'melee', said: Said) =>
  rollOf(kind)
    .fields(said)
    .map(({ name, says }) => `${name}: ${words.say('en', says)}`);

describe('fire', () => {
  test('SK-SCR-02 the volley of the sheet: line at skirmishers at 26 cm with a mass behind them at 38', () => {
    const said: Said = {
      type: ['line'],
      distance: 26,
      dice: 8,
      enemyGround: ['skirmish'],
      modifiers: ['mass', 'drilled'],
      massDistance: 38,
    };
    expect(ahead('fire', said)).toEqual([
      '26 cm, medium range [FIR-04] · in close order at skirmishers [TAB-02]',
      '−1 on every die [ALG-02]',
      '8 dice, each hits on 6 or more',
      'Several sixes count 6, 7, 8 and so on [SIX-02]',
      'At least one hit 40%, 0.6 on average',
    ]);
    expect(thrown('fire', said, [6, 6, 6, 5, 4, 3, 1, 1], [2])).toMatch(/20→\*\*18\*\*/);
  });

  test('SK-DIS-01 SK-SIX-03 without a leader line is in disorder and column C', () => {
    expect(ahead('fire', { type: ['line'], modifiers: ['leaderless'] }).slice(0, 3)).toEqual([
      '20 cm, short range [FIR-04] · in close order at a group [TAB-02]',
      '8 dice, each hits on 5 or more',
      'No several sixes: each counts 6 [SIX-03]',
    ]);
  });

  test('SK-MRK-03 elite fire is asked of those who may have it, and raises a die', () => {
    expect(asked('fire', { type: ['grenadier'] })).toContain('elite: Elite fire');
    expect(asked('fire', { type: ['line'] })).not.toContain('elite: Elite fire');
    const told = (elite: string) => thrown('fire', { type: ['grenadier'], dice: 3, elite: [elite] }, [4, 1, 1]);
    expect(told('elite')).not.toBe(told('keep'));
  });

  test('SK-CAP-04 guerrillas stand in loose order only', () => {
    expect(asked('fire', { type: ['irregular'] })).not.toContain('formation: How they stand');
    expect(ahead('fire', { type: ['irregular'], formation: ['loose'], distance: 20 })[0]).toBe(
      '20 cm, short range [FIR-04] · in loose order at a group [TAB-02]',
    );
  });

  test('SK-GEO-07 SK-Q-02 the range is exact at every limit, for a front and for loose men', () => {
    const band = (formation: string, distance: number) =>
      ahead('fire', { type: ['light'], formation: [formation], distance })[0];
    for (const formation of ['close', 'loose', 'skirmish'])
      expect([20, 21, 40, 41, 60].map((cm) => /(\w+) range/.exec(band(formation, cm)!)![1])).toEqual([
        'short',
        'medium',
        'medium',
        'long',
        'long',
      ]);
    expect(ahead('fire', { type: ['light'], modifiers: ['carbine'], distance: 46 })).toEqual(['SK-FIR-04']);
  });

  test('SK-GAP-03 saves behind a wall and in a wood', () => {
    expect(thrown('fire', { type: ['light'], dice: 3, modifiers: ['wall'] }, [6, 6, 1], [4, 3])).toContain('1');
    expect(thrown('fire', { type: ['light'], dice: 3, modifiers: ['wood'] }, [6, 6, 1], [5, 5])).not.toContain(
      'out of action',
    );
  });

  test('SK-CLS-04 a single marksman at long range', () => {
    const said: Said = {
      type: ['light'],
      dice: 1,
      formation: ['loose'],
      distance: 60,
      enemyGround: ['isolated'],
      modifiers: ['marksman'],
      elite: ['elite'],
    };
    expect(ahead('fire', said).at(-1)).toBe('At least one hit 17%, 0.2 on average');
  });

  test('a unit of a battle fills everything in', () => {
    const { now } = skirmish(
      'red 2L line close 8 ranks 2 at 40x10 face N',
      'red 1S sergeant of 2L at 45.2x9 face N',
      'blue 6C light skirmish figures 40x37 42x37 48.5x37 50.5x37 face S',
      'blue 7L line close 10 ranks 2 at 40x48 face S',
    );
    const state: State = { ...now, units: now.units.map((unit) => ({ ...unit, led: true })) };
    expect(rollOf('fire').now(state, '2L', '7L')).toEqual({
      who: ['2L', '6C'],
      type: ['line'],
      dice: 8,
      formation: ['close'],
      distance: 26,
      enemyGround: ['skirmish'],
      modifiers: ['mass'],
      massDistance: 38,
      enemyClass: 3,
      elite: ['elite'],
      readings: [],
    });
    expect(rollOf('fire').now(state, '8X')).toMatchObject({ clause: 'SK-SCO-03' });
  });
});

describe('morale', () => {
  test('SK-EX-16 SK-MOR-03 to -07 value 3: 2 passes, 3 with a superior, and a musician makes it 4', () => {
    expect(ahead('morale', { command: 3 })).toEqual(['Morale 3', 'Passes on 2 or less · 33%']);
    expect(ahead('morale', { command: 3, modifiers: ['superior'] })[1]).toBe('Passes on 3 or less · 50%');
    expect(ahead('morale', { command: 3, modifiers: ['musician'] })).toEqual([
      'Morale 3',
      '+1 musician [MOR-07]',
      'Passes on 3 or less · 50%',
    ]);
    expect(thrown('morale', { command: 3 }, [3])).toContain('recoils');
    expect(thrown('morale', { command: 3, reason: ['contact'], modifiers: ['superior'] }, [3])).toContain(
      'loose order',
    );
    expect(ahead('morale', { command: 1 })[1]).toBe('Cannot pass');
  });
});

describe('assault', () => {
  test('SK-MOV-04 a line at 15 cm needs a 3', () => {
    expect(ahead('melee', { distance: 15 })).toEqual(['15 cm to go, 12 without the die', 'Contact 67%']);
    expect(thrown('melee', { distance: 15 }, [3])).toContain('the melee follows your generic rules');
    expect(thrown('melee', { distance: 15 }, [2])).not.toContain('melee');
    // A real table has no squares.
    for (const die of [2, 3]) expect(thrown('melee', { distance: 15 }, [die])).not.toMatch(/[A-Z]\d\/\d/);
    expect(thrown('melee', { distance: 15 }, [2])).toContain('14 cm, but reaches no enemy.');
    expect(ahead('melee', { distance: 19 })).toEqual(['SK-MOV-04']);
    expect(ahead('melee', { distance: 22, how: ['column'] })[0]).toBe('22 cm to go, 16 without the die');
  });
});
