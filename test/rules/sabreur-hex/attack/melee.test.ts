/** The fight of an assault: blows, saves, tests and their order. 1515 is the origin of the placements. */
import { describe, expect, test } from 'vitest';
import { type Battle, battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const COLUMN = 'line infantry column';
const LINE = 'line infantry line';

/** 1A assaults 2B, face to face, and 2B holds. */
function melee(red: string, blue: string, ...more: readonly string[]): Battle {
  return ordered(red, blue, ...more).answer('hold');
}

/** The same with guns, which can do nothing else: nobody is asked. */
function ordered(red: string, blue: string, ...more: readonly string[]): Battle {
  const lines = [...more, `red 1A ${red} ${at(0, 0)} N`, `blue 2B ${blue} ${at(0, -1)} S`];
  return battle(FIELD, ...lines).give('red', '1A assault 2B');
}

/** The lines of a story that tell of blows, losses and tests. */
function tests(t: Battle): string[] {
  return t.story
    .split('\n')
    .filter((line) => line.startsWith('# morale'))
    .map((line) => line.split(' ')[2]!);
}

const EVEN = `${COLUMN} strength 16`;

describe('the blows', () => {
  test('SH-ASSAULT-06, SH-MELEE-01, -02, -07, SH-SHOCK-06, SH-PROC-07 the assaulting unit strikes, the other strikes back, and neither is shaken', () => {
    const t = melee(EVEN, EVEN).rolls('4 5 3 1').rolls('6 1 1 1');
    expect(t.story).toMatchInlineSnapshot(`
      "! activated 1A 1
      ! assaulted 1A 2B 1
      = ASK-06 2B hold (person)
      ! reacted 2B hold
      = ASK-08 1A attack (default)
      ! attacked 1A 2B false
      # melee 1A 4: 4 5 3 1
      ! lost 2B 2 1A
      ! attacked 2B 1A true
      # melee 2B 4: 6 1 1 1
      ! lost 1A 1 2B
      ! acted 1A"
    `);
  });

  test('SH-MELEE-02 one die is enough to strike back', () => {
    const t = ordered(EVEN, 'regimental gun strength 3').rolls('1 1 1 1').rolls('4').rolls('3');
    expect(t.story).toContain('# melee 2B 1: 4');
    expect(t.unit('1A').strength).toBe(15);
  });

  test('SH-MELEE-02, SH-MORALE-26 both strike before either tests, so that losses from the first blow do not weaken the second', () => {
    const t = melee(EVEN, EVEN).rolls('4 4 4 4').rolls('1 1 1 1');
    expect(t.rolls('3 4').story).toContain('# melee 2B 4: 1 1 1 1\n# morale 2B 7: 3 4');
  });

  test('SH-FACTOR-13, SH-ASSAULT-15, SH-SKILL-LANCER-03 columns do not double, and lances do not count', () => {
    expect(melee(EVEN, EVEN).rolls('1 1 1 1').rolls('1 1 1 1').story).toContain('# melee 1A 4: ');
    const lancers = melee('light cavalry lancer strength 6', EVEN).rolls('1 1').rolls('1 1 1 1');
    expect(lancers.story).toContain('# melee 1A 2: 1 1');
  });

  test('SH-MELEE-01, SH-ASSAULT-09 without an attack there is no melee', () => {
    const t = battle(FIELD, `red 1A ${EVEN} ${at(0, 0)} N`, `blue 2B ${EVEN} ${at(0, -1)} S`);
    expect(t.give('red', '1A assault 2B, stop').answer('hold').story).not.toContain('attacked');
  });

  test('SH-MELEE-02, -03, SH-GAP-23 an eliminated unit does not strike back, and there are no tests', () => {
    const t = ordered(EVEN, 'regimental gun strength 2').rolls('4 4 1 1');
    expect(t.has('2B')).toBe(false);
    expect(t.story).not.toContain('morale');
  });

  test('SH-MELEE-03 a unit that has eliminated the attacker does not test either', () => {
    const t = melee(`${COLUMN} strength 2 of 16`, EVEN).rolls('4 4 4 1').rolls('1 1 1').rolls('4 4 1 1');
    expect(t.has('1A')).toBe(false);
    expect(t.story).not.toContain('morale');
    expect(t.unit('2B').at).toBe(at(0, -1));
  });

  test('SH-FACTOR-04, -27 panicked units do not strike, and a six costs them two', () => {
    const t = melee(EVEN, 'line infantry panicked strength 16').rolls('6 1 1 1');
    expect(t.unit('2B').strength).toBe(14);
    expect(t.story).not.toContain('! attacked 2B');
  });

  test('SH-FACTOR-06 a six costs an extended line two', () => {
    const t = melee(EVEN, `line infantry linear order extended line strength 16 also ${at(-1, -1)}`);
    expect(t.rolls('6 1 1 1').rolls('1 1 1 1 1 1').unit('2B').strength).toBe(14);
  });

  test('SH-ARTLOSS-01, -05, -06 guns pass on losses in a melee too, and test for the losses they took', () => {
    const t = ordered(EVEN, 'heavy foot battery strength 5', `blue 4F ${EVEN} ${at(1, -1)} N`).rolls('4 4 4 1');
    expect(t.waits).toContain('blue ASK-13 2B: none, transfer 1 to 4F, transfer 2 to 4F, transfer 3 to 4F');
    const passed = t.answer('transfer 1 to 4F').rolls('1 1').rolls('1 1');
    expect(passed.unit('2B').strength).toBe(3);
    expect(passed.unit('4F').strength).toBe(15);
    expect(tests(passed)).toEqual(['4F']);
    expect(tests(t.answer('none').rolls('1 1').rolls('1 1'))).toEqual(['2B']);
  });
});

describe('saves', () => {
  const saved = (own: string, enemy: string) => melee(enemy, own).rolls('4 1 1 1').rolls('1').rolls('1 1 1 1').story;
  const unsaved = (own: string, enemy: string) => melee(enemy, own).rolls('4 1 1 1').rolls('1 1 1 1').story;
  const column = (n: number) => `${COLUMN} strength ${n} of 20`;

  test('SH-SAVE-15 a unit with twice the strength of its opponent saves', () => {
    expect(saved(column(10), column(5))).toContain('# saves 2B: 1');
    expect(unsaved(column(9), column(5))).not.toContain('saves');
  });

  test('SH-SAVE-15 a unit stronger by six points saves', () => {
    expect(saved(column(20), column(14))).toContain('# saves 2B: 1');
    expect(unsaved(column(19), column(14))).not.toContain('saves');
  });

  test('SH-SAVE-15, SH-MELEE-02 the attacker saves too, with both strengths as before the first blow', () => {
    const t = melee(column(20), column(14)).rolls('1 1 1 1').rolls('4 1 1 1').rolls('4');
    expect(t.unit('1A').strength).toBe(20);
    const before = melee(column(19), column(14)).rolls('4 1 1 1').rolls('4 1 1 1');
    expect(before.story).not.toContain('saves');
  });

  test('SH-SAVE-15 strength does not save in a shock', () => {
    const t = battle(FIELD, `red 1A ${column(14)} ${at(0, 0)} N`, `blue 2B ${column(20)} ${at(0, -2)} S`)
      .give('red', '1A charge 2B')
      .answer('hold')
      .rolls('1 1')
      .rolls('4 1 1 1 1 1 1 1')
      .rolls('1 1 1');
    expect(t.story).not.toContain('saves');
  });

  test('SH-SAVE-17, SH-SKILL-WARRIOR-02 warriors save against infantry', () => {
    const warrior = `${COLUMN} irregular warrior strength 16`;
    expect(saved(warrior, EVEN)).toContain('# saves 2B: 1');
    expect(melee('heavy cavalry strength 12', warrior).rolls('4 1 1 1').rolls('1 1 1 1').story).not.toContain('saves');
  });

  test('SH-SAVE-17, SH-SKILL-WARRIOR-02 in a shock too, but not while outflanked', () => {
    const charged = (...more: readonly string[]) =>
      battle(
        FIELD,
        `red 1A ${EVEN} ${at(0, 0)} N`,
        `blue 2B ${COLUMN} irregular warrior strength 16 ${at(0, -2)} S`,
        ...more,
      )
        .give('red', '1A charge 2B')
        .answer('hold')
        .rolls('1 1')
        .rolls('4 1 1 1 1 1 1 1');
    expect(charged().rolls('1').rolls('1 1 1').story).toContain('# saves 2B: 1');
    const outflanked = charged(`red 3C ${EVEN} ${at(0, -3)} S`);
    expect(outflanked.rolls('1').story).not.toContain('saves');
  });

  test('SH-SKILL-WARRIOR-01, SH-FIRE-01 warriors never fire', () => {
    const t = battle(FIELD, `red 1A ${LINE} irregular warrior ${at(0, 0)} N`, `blue 2B ${LINE} ${at(0, -2)} S`);
    expect(t.give('red', '1A fire 2B').refused).toBe('SH-FIRE-01 refuse-fire-arm');
    const charged = battle(FIELD, `red 1A ${EVEN} ${at(0, 0)} N`, `blue 2B ${LINE} irregular warrior ${at(0, -2)} S`);
    expect(charged.give('red', '1A assault 2B').waits).toBe('blue ASK-06 2B: hold, flee');
  });
});

describe('a unit outflanked when it declared its assault', () => {
  /** 3K outflanks 1A from behind; 1A steps out of its reach to strike 2B. */
  const lines = (red: string) => [
    `red 1A ${red} ${at(0, 0)} N`,
    `blue 2B ${EVEN} ${at(1, -1)} S`,
    `blue 3K ${LINE} ${at(-1, 0)} SE`,
  ];
  const struck = (red: string, ...more: readonly string[]) =>
    battle(FIELD, ...more, ...lines(red))
      .give('red', `1A assault 2B from ${at(1, 0)}`)
      .answer('hold');

  test('SH-OUTFLANK-05, -03 it has one die for the whole melee', () => {
    const t = struck(`${COLUMN} strength 18`).rolls('1').rolls('1 1 1 1');
    expect(t.story).toContain('# melee 1A 4 -3 capOutflanked: 1');
    const free = battle(FIELD, ...lines(EVEN).slice(0, 2)).give('red', `1A assault 2B from ${at(1, 0)}`);
    expect(free.answer('hold').rolls('1 1 1 1').rolls('1 1 1 1').story).toContain('# melee 1A 4: ');
  });

  test('SH-OUTFLANK-05, SH-Q-11 it is not limited to one die in cover; other readings exclude forts, or any cover', () => {
    const inside = (ground: string, ...more: readonly string[]) =>
      struck(`${COLUMN} strength 18`, `hex ${at(1, 0)} ${ground}`, ...more);
    const [one, three] = ['# melee 1A 4 -3 capOutflanked: ', '# melee 1A 4 -1 capOwnTerrain: '];
    const back = '1 1 1';
    for (const ground of ['wood', 'village', 'fort']) {
      expect(inside(ground).rolls('1 1 1').rolls(back).story).toContain(three);
      expect(inside(ground, 'ruling outflanked limit spares nobody').rolls('1').rolls(back).story).toContain(one);
    }
    const some = 'ruling outflanked limit spares wood village';
    expect(inside('wood', some).rolls('1 1 1').rolls(back).story).toContain(three);
    expect(inside('village', some).rolls('1 1 1').rolls(back).story).toContain(three);
    expect(inside('fort', some).rolls('1').rolls(back).story).toContain(one);
    expect(inside('difficult').rolls('1').rolls('1 1 1 1').story).toContain(one);
  });

  test('SH-OUTFLANK-05, SH-MORALE-10 it tests with 3 less', () => {
    const t = struck(`${COLUMN} strength 18`).rolls('1').rolls('4 4 4 1').rolls('1 1');
    expect(t.story).toContain('# morale 1A 7 -3 outflanked: 1 1');
  });

  test('SH-OUTFLANK-05, SH-SAVE-11, SH-MORALE-10 it does so under defensive fire too', () => {
    const fired = (...more: readonly string[]) =>
      battle(
        FIELD,
        ...more,
        `red 1A heavy cavalry half cuirass strength 12 ${at(0, 0)} N`,
        `blue 2B ${EVEN} ${at(2, -1)} S`,
        `blue 4D ${LINE} ${at(1, -1)} S`,
      )
        .give('red', `1A assault 2B from ${at(1, 0)}`)
        .answer('fire');
    const outflanker = `blue 3K ${LINE} ${at(-1, 0)} SE`;
    const shaken = fired(outflanker).rolls('5 5 5 1 1').rolls('1 1').rolls('1').rolls('1 1 1 1').story;
    expect(shaken).not.toContain('saves');
    expect(shaken).toContain('# morale 1A 7 -3 outflanked: 1 1');
    const free = fired().rolls('5 5 5 1 1').rolls('1 1 1').rolls('1 1').rolls('1 1 1 1 1').rolls('1 1 1 1').story;
    expect(free).toContain('# saves 1A: 1 1 1');
    expect(free).toContain('# morale 1A 7: 1 1');
  });

  test('SH-OUTFLANK-05, SH-SAVE-16, -17 it does not make the saves that are lost when outflanked', () => {
    const warrior = `${COLUMN} irregular warrior strength 18`;
    expect(struck(warrior).rolls('1').rolls('4 1 1 1').story).not.toContain('saves');
  });
});

describe('the tests', () => {
  test('SH-MELEE-04, SH-MORALE-01 only a unit that lost three points tests, not one that lost two', () => {
    expect(tests(melee(EVEN, EVEN).rolls('4 4 4 1').rolls('4 4 1 1').rolls('1 1'))).toEqual(['2B']);
    expect(tests(melee(EVEN, EVEN).rolls('4 4 1 1').rolls('4 4 4 1').rolls('1 1'))).toEqual(['1A']);
    expect(tests(melee(EVEN, EVEN).rolls('4 4 1 1').rolls('4 4 1 1'))).toEqual([]);
  });

  const both = (red: string, blue: string, ...more: readonly string[]) => melee(red, blue, ...more);
  const order = (t: Battle) => tests(t.rolls('1 1').rolls('1 1'));

  test('SH-MELEE-05 if both test, the demoralised unit tests first', () => {
    const weak = `${COLUMN} strength 13 of 16`;
    expect(order(both(weak, EVEN).rolls('4 4 4 4').rolls('4 4 4 1'))).toEqual(['1A', '2B']);
    expect(order(both(EVEN, weak).rolls('4 4 4 1').rolls('4 4 4 4'))).toEqual(['2B', '1A']);
    const stout = `${COLUMN} strength 14 of 16`;
    expect(order(both(stout, EVEN).rolls('4 4 4 4').rolls('4 4 4 1'))).toEqual(['2B', '1A']);
  });

  test('SH-Q-63 at the threshold or below; under the literal reading only below', () => {
    const at10 = `${COLUMN} strength 13 of 16`;
    const below = 'ruling weak test first below threshold';
    expect(order(both(at10, EVEN, below).rolls('4 4 4 4').rolls('4 4 4 1'))).toEqual(['2B', '1A']);
    const at9 = `${COLUMN} strength 12 of 16`;
    expect(order(both(at9, EVEN, below).rolls('4 4 4 4').rolls('4 4 4 1'))).toEqual(['1A', '2B']);
  });

  test('SH-MELEE-05 otherwise the unit with more losses first', () => {
    expect(order(both(EVEN, EVEN).rolls('4 4 4 1').rolls('4 4 4 4'))).toEqual(['1A', '2B']);
    expect(order(both(EVEN, EVEN).rolls('4 4 4 4').rolls('4 4 4 1'))).toEqual(['2B', '1A']);
  });

  test('SH-MELEE-05 otherwise the unit with the lower command rating, unmodified', () => {
    expect(order(both(`${EVEN} Cd 6`, EVEN).rolls('4 4 4 1').rolls('4 4 4 1'))).toEqual(['1A', '2B']);
    expect(order(both(EVEN, `${EVEN} Cd 6`).rolls('4 4 4 1').rolls('4 4 4 1'))).toEqual(['2B', '1A']);
  });

  test('SH-MELEE-05 otherwise the target of the assault', () => {
    expect(order(both(EVEN, EVEN).rolls('4 4 4 1').rolls('4 4 4 1'))).toEqual(['2B', '1A']);
  });

  test('SH-MELEE-06, -08, SH-ASSAULT-07 if the first flees the other does not test, and there is no pursuit', () => {
    const t = melee(EVEN, EVEN).rolls('4 4 4 4').rolls('4 4 4 1').rolls('6 6');
    const flees = t.answer('flee').rolls('1');
    expect(tests(flees)).toEqual(['2B']);
    expect(flees.waits).toBe('nobody');
    expect(flees.unit('1A').at).toBe(at(0, 0));
  });

  test('SH-MELEE-05, -06 if it stays the other tests all the same', () => {
    const t = melee(EVEN, EVEN).rolls('4 4 4 4').rolls('4 4 4 1').rolls('4 4');
    expect(tests(t.answer('stay').rolls('1 1'))).toEqual(['2B', '1A']);
  });

  test('SH-SHOCK-06, SH-MELEE-08, SH-ASSAULT-14 the melee continues in another turn if a new assault is declared', () => {
    const t = melee(EVEN, EVEN).rolls('1 1 1 1').rolls('1 1 1 1');
    const next = t.give('red', 'end').give('red', 'check victory').give('blue', 'roll points').rolls('3');
    expect(next.give('blue', '2B assault 1A').waits).toBe('red ASK-06 1A: hold, flee');
    expect(next.give('blue', '2B charge 1A').refused).toBe('SH-CHARGE-03 refuse-charge-engaged');
  });

  test('SH-MORALE-11 an assault is not a charge: a village gives its bonus to both', () => {
    const t = melee(EVEN, EVEN, `hex ${at(0, 0)} village`, `hex ${at(0, -1)} village`);
    const story = t.rolls('4 4 4').rolls('1 1 1').rolls('4 4 4').rolls('1 1 1').rolls('1 1').rolls('1 1').story;
    expect(story).toContain('# morale 2B 7 +3 cover: 1 1');
    expect(story).toContain('# morale 1A 7 +3 cover: 1 1');
  });

  test('SH-MORALE-11 under defensive fire a village gives its bonus to a unit that assaults out of it, not to one that charges', () => {
    const fired = (order: string) =>
      battle(
        FIELD,
        `hex ${at(0, -1)} village`,
        `red 1A light infantry column strength 12 ${at(0, 0)} N`,
        `blue 2B ${EVEN} ${at(0, -2)} S`,
      )
        .give('red', `1A ${order} 2B`)
        .answer('fire');
    const assaulted = fired('assault').rolls('5 5 5').rolls('1 1 1').rolls('6 5').answer('stay');
    expect(assaulted.story).toContain('# morale 1A 7 +3 cover: 6 5');
    const charged = fired('charge').rolls('1 1').rolls('5 5 5').rolls('1 1 1').rolls('6 5').answer('stay');
    expect(charged.story).toContain('# morale 1A 7: 6 5');
  });
});
