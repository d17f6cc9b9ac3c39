/** A unit's card, sights, threats, and the whole table in words. */
import { describe as group, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language, Look } from '../../../src/kernel/ruleset.ts';
import { describe, topics } from '../../../src/rules/skirmish/look/describe.ts';
import { place, sight, threats, unitLook } from '../../../src/rules/skirmish/look/index.ts';
import { targetsFor } from '../../../src/rules/skirmish/proposals.ts';
import { roster } from '../../../src/rules/skirmish/look/roster.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const { now } = skirmish(
  'area building en "the inn" fr "l\'auberge" 4x14 14x14 14x24 4x24',
  'area wood 70x20 70x34 90x34 90x20',
  'red 2L line close 8 ranks 2 at 40x10 face N',
  'red 1S sergeant of 2L at 45.2x9',
  'red 2M musician of 2L at 33x9',
  'red 1V elite voltigeurs loose figures 80x12 82x12 face N',
  'blue 7L line close 10 ranks 2 at 40x48 face S',
  'blue 6C line skirmish figures 40x37 42x37 face S',
  'blue 8K light close 6 ranks 2 at 80x40 face S',
);

function text(look: Look | Refusal, language: Language = 'en'): string {
  if (look instanceof Refusal) return `✗ ${words.say(language, look.says)}`;
  const says = (phrases: readonly Parameters<typeof words.say>[1][]) =>
    phrases.map((each) => words.say(language, each));
  return [...says([look.title]), ...look.paragraphs.map((lines) => says(lines).join('\n'))].join('\n\n');
}

group('a unit’s card', () => {
  test('what it is, where it stands, who leads it, how far it goes and shoots, what it can do', () => {
    expect(text(unitLook(now, '2l'))).toBe(
      [
        '2L · Red · line infantry',
        '',
        '**8** figures · class 3, morale 3',
        'In E2/1 (open ground), in close order, facing north',
        '4 files, 2 ranks [GEO-02]',
        '',
        'Leaders in voice range: 1S [GEO-08]',
        '2M plays: +1 to morale [MOR-07]',
        '',
        'Marches 12 cm forward, 8 cm aside or back [MOV-03, MOV-05]',
        'Ranges 20, 40, 60 cm [TAB-01]',
        '',
        'It can now:',
        '✓ fire: `2L fire 6C`',
        '✓ move: `2L advance 4`',
        '✓ turn: `2L turn about`',
        '',
        'It cannot now:',
        '✗ reload: 2L is loaded and needs no reloading. [Q-31]',
        '✗ deploy in skirmish order: 2L would end on 1S. Leave room. [GEO-13]',
        '✗ assault: 6C is 26 cm away. The assault reaches 18 cm at most. [MOV-04]',
      ].join('\n'),
    );
  });

  test('where a short step is barred, another move that is legal; a distance to the millimetre', () => {
    const { now: close } = skirmish(
      'red 4V elite voltigeurs skirmish 6 at 60x30 face N',
      'red 10S officer at 60x38',
      'blue 9C light skirmish 4 at 60x66.123 face S',
    );
    const card = text(unitLook(close, '4V'));
    expect(card).toMatch(/✓ move: `4V (?!advance 4`)/);
    expect(card).toContain('✗ assault: 9C is 36.2 cm away.');
  });

  test('SK-Q-32 what shelters it: a wall on one side, a building on all; and what was ruled', () => {
    const { now: walled } = skirmish(
      'line wall en "the wall" fr "le mur" width 0.4 10x24 31x24',
      'area building en "the inn" fr "l’auberge" 50x10 70x10 70x30 50x30',
      'red 1V elite voltigeurs loose figures 19x22.5 21.5x22.5 face N',
      'red 2V elite voltigeurs loose figures 55x20 58x20 face N',
      'red 3V elite voltigeurs loose figures 19x16 21.5x16 face N',
    );
    expect(text(unitLook(walled, '1V'))).toContain('**Behind a wall**: sheltered from the other side of it [Q-32]');
    expect(text(unitLook(walled, '2V'), 'fr')).toContain('à l’abri [Q-32]');
    expect(text(unitLook(walled, '3V'))).not.toContain('heltered');
    const ruled = { ...walled, units: walled.units.map((unit) => ({ ...unit, sheltered: unit.id === '3V' })) };
    expect(text(unitLook(ruled, '3V'))).toContain('**Sheltered**, as ruled [UMP-02]');
    expect(text(unitLook(ruled, '1V'))).toContain('**Not sheltered**, as ruled [UMP-02]');
  });

  test('figures that stand apart are named by their squares, in both languages', () => {
    expect(text(unitLook(now, '1V'))).toContain('Figures: 1 in I2/1, 2 in I2/1');
    expect(text(unitLook(now, '1V'), 'fr')).toMatch(/Figurines\s: 1 en I2\/1, 2 en I2\/1/);
  });

  test('what nobody is called is refused with what would be right', () => {
    expect(text(unitLook(now, '9Z'))).toBe(
      '✗ Nothing here is called “9Z”. Name a unit by its short name, a square (H7) or something on the table.',
    );
  });
});

group('from here to there', () => {
  test('SK-STEP-03 distance, view, and what a fire would be', () => {
    expect(text(sight(now, '2L', '6C'))).toBe(
      [
        'From 2L in E2/1 (open ground) to 6C in E4/7 (open ground)',
        '',
        '26 cm north, clear ground between them',
        'In front of 2L',
        '',
        '**In view**: all of 6C (2 of 2) [GAP-05]',
        '**Fire**: 26 cm, medium range [FIR-04] · in close order at skirmishers [TAB-02] · −1 on every die [ALG-02] · 8 dice, each hits on 6+ · several sixes count 6, 7, 8 [SIX-02]',
        '7L behind 6C would take 1.3 hits on average and may suffer the difference [SCR-02]',
      ].join('\n'),
    );
  });

  test('what hides the other is named and outlined', () => {
    const look = sight(now, '1V', '8K');
    expect(text(look)).toContain('**Not in view**: 0 of 6 figures of 8K [GAP-05]');
    expect(look instanceof Refusal ? [] : look.marks).toMatchObject([
      { kind: 'blocked', by: [[70_000, 20_000], {}, {}, {}] },
    ]);
  });

  test('squares and named ground are places too', () => {
    expect(place(now, 'the inn')).toBe('9000,19000');
    expect(place(now, 'H7')).toBe('75000,65000');
    expect(place(now, 'H7/3')).toBe('78333,61667');
    expect(place(now, '7L')).toBe('40000,48000');
  });
});

test('SK-GEO-05 barred ahead, a unit that can step aside is said to move', () => {
  const { now: crowded } = skirmish(
    'area wood 4x30 18x28 20x40 8x44',
    'red 5C light skirmish 6 at 22x20 face N',
    'red 2L line close 10 ranks 2 at 40x28 face N',
    'red 14M musician of 2L at 36x22',
    'blue 7L line close 10 ranks 2 at 60x80 face S',
  );
  expect(text(unitLook(crowded, '5C'))).toContain('✓ move: `5C sidestep left 4`');
});

test('SK-SCR-02 a screen of many speaks of them as many', () => {
  const lines = ['red 2L line close 8 ranks 2 at 40x10 face N', 'blue 7L line close 10 ranks 2 at 40x48 face S'];
  const cazadores = 'name 6C en "Cazadores" plural; fr "les cazadores" m';
  const screened = skirmish(...lines, 'blue 6C line skirmish figures 40x37 42x37 face S', cazadores).now;
  expect(text(sight(screened, '2L', '7L'), 'fr')).toContain(
    'Les cazadores font écran devant le 7L et deviennent la cible.',
  );
});

test('who could fire at a unit or assault it if the enemy acted now', () => {
  const look = threats(now, '2L');
  expect(text(look)).toContain('**6C** may fire: 26 cm, medium range');
  expect(text(look)).toContain('**7L** may fire: 38 cm, medium range [FIR-04] · in close order at a group [TAB-02]');
  expect(text(threats(now, '7L'))).toContain(
    '**2L** may fire at 6C, the screen before it, and it may suffer the difference',
  );
  const far = skirmish('red 2L line loose figures 10x10', 'blue 7L line loose figures 110x80').now;
  expect(text(threats(far, '2L'))).toContain('Safe for now');
});

test('SK-SIX-03 a fire that can never hit is no threat, no proposal, and the card says why', () => {
  const far = skirmish(
    'red 2L line loose figures 40x10 43x10 46x10',
    'blue 7L line loose figures 40x61 43x61 46x61',
  ).now;
  expect(text(threats(far, '7L'))).toContain('Safe for now');
  expect(targetsFor(far, far.units.find(({ id }) => id === '2L')!)).toEqual([]);
  expect(text(unitLook(far, '2L'))).toContain('✗ fire: 2L cannot hit 7L from here: no roll comes to 7. [FIR-04]');
  expect(text(sight(far, '2L', '7L'))).toContain('**Fire**: no roll can hit. 49 cm, long range');
  const led = skirmish(
    'red 2L line close 3 ranks 1 at 43x10',
    'red 1S sergeant of 2L at 48x9',
    'blue 7L line loose figures 40x61 43x61 46x61',
  ).now;
  expect(text(threats(led, '7L'))).toContain('**2L** may fire');
});

group('the table in words', () => {
  test('the field: its size, its grid, its ground, both lines', () => {
    const field = text(describe(now, ''));
    expect(field).toContain('The table is 120 by 90 cm');
    expect(field).toContain('The inn (building): A2–B3');
    expect(field).toContain(
      'Red, from west to east: 2L (8) in close order in E2/1; 1V (2) in loose order in I2/1; 2M, musician, in D1/7; 1S, sergeant, in E1/8',
    );
  });

  test('a unit: who is near, what lies between, how much room it has', () => {
    const unit = text(describe(now, '2L'));
    expect(unit).toContain('Friends near it: 1S (sergeant) 0.2 cm on the right; 2M (musician) 2 cm on the left');
    expect(unit).toContain(
      '6C (Blue, line infantry, 2 figures), in skirmish order (in disorder) in E4/7: 26 cm north, in front, in view',
    );
    expect(unit).toContain('In front: free for 26 cm, then 6C');
    expect(unit).toContain('Ground near it: the inn 22.4 cm on the left');
  });

  test('a square, named ground, a side, the front', () => {
    expect(text(describe(now, 'E4'))).toContain(
      'Square E4: open ground\n\n6C (Blue, line infantry): 2 figures in skirmish order',
    );
    // On the edge of a square is in the square that its square is said to be.
    expect(text(describe(now, 'E2'))).toContain('Square E2: open ground\n\n2L (Red, line infantry)');
    expect(text(describe(now, 'the inn'))).toMatch(/^The inn \(building\): A2–B3\n\nNo unit is there\.\n\nNearest: /);
    for (const typed of ["l'auberge", 'auberge', 'inn'])
      expect(text(describe(now, typed), 'fr')).toMatch(/^L'auberge \(bâtiment\)\s: A2–B3/);
    expect(text(describe(now, 'blue'))).toContain('18 figures on the table, 0 lost. 0 points. Breaks at 50% losses');
    expect(text(describe(now, 'front'))).toContain('The lines are closest between 2L and 6C: 26 cm.');
    expect(text(describe(now, 'nowhere'))).toContain('Nothing here is called “nowhere”');
  });

  test('a name with articles in it, in each spelling; a name that nothing bears is quoted as typed', () => {
    const walled = skirmish(
      'line wall en "the inn wall" fr "le mur de l’auberge" 30x38 50x38',
      'red 2L line close 8 at 40x20',
      'blue 7L line close 8 at 40x60',
    ).now;
    for (const typed of ["le mur de l'auberge", 'mur de l’auberge', 'the inn wall'])
      expect(text(describe(walled, typed), 'fr')).toMatch(/^Le mur de l’auberge \(mur\)/);
    expect(text(describe(walled, 'le mur du moulin'), 'fr')).toMatch(/«\sle mur du moulin\s»/);
  });

  test('a friend who touches is said to', () => {
    const near = skirmish(
      'red 2L line close 8 ranks 2 at 40x10',
      'red 1S sergeant of 2L at 45x9',
      'blue 7L line close 8 at 40x60',
    ).now;
    expect(text(describe(near, '2L'))).toContain('Friends near it: 1S (sergeant) touching it, on the right');
    expect(text(describe(near, '2L'), 'fr')).toMatch(/Amis proches\s: 1S \(sergent\) au contact, à droite/);
  });

  test('each description fits, in both languages', () => {
    const squares = topics(now, 'E').map(({ name }) => name);
    expect(squares).toContain('E4');
    for (const name of [...now.units.map(({ id }) => id), ...squares])
      for (const language of ['en', 'fr'] as const)
        expect(text(describe(now, name), language).length).toBeLessThan(1_100);
  });
});

test('the roster is a line for each side', () => {
  expect(roster(now).map((line) => words.say('en', line))).toEqual([
    'Red: 1S in E1/8 · 1V 2 in I2/1 · 2L 8 in E2/1 · 2M in D1/7',
    'Blue: 6C 2 in E4/7 · 7L 10 in E5/7 · 8K 6 in I5/1',
  ]);
});
