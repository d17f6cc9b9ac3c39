/** Whose turn it is, who is called late, whom a question concerns: cases at the edge of a clause. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const FIELD = 'map 30 x 30';
const OWN = `red 5L line infantry ${at(0, 0)} N`;
const FAR = `blue 9L line infantry column ${at(9, -9)} S`;

/** The clause that refuses an order as the table gives it, whatever can be written. */
function refusal(order: Order, ...lines: readonly string[]): string | undefined {
  const outcome = run({ play, apply }, battle(FIELD, ...lines).now, order, 'red', [], NOTHING);
  return outcome.kind === 'refused' ? outcome.refusal.clause : undefined;
}

describe('each order in its phase', () => {
  test('SH-TURN-01, -02 points are rolled for in the first phase, victory is checked in the last', () => {
    for (const kind of ['rollPoints', 'checkVictory'] as const) expect(refusal({ kind }, OWN, FAR)).toBe('SH-TURN-01');
    expect(refusal({ kind: 'rollPoints' }, OWN, FAR, 'turn 1 red orders')).toBeUndefined();
    expect(refusal({ kind: 'checkVictory' }, OWN, FAR, 'turn 1 red victory')).toBeUndefined();
  });

  test('SH-TURN-01, -02 actions in the second, by the side whose turn it is', () => {
    const early = battle(FIELD, OWN, FAR, 'turn 1 red orders points 0');
    expect(early.give('red', `5L march ${at(0, -1)}`).refused).toBe('SH-TURN-01 refuse-not-your-turn');
    expect(early.give('red', 'end').refused).toBe('SH-TURN-01 refuse-not-your-turn');
    expect(battle(FIELD, OWN, FAR).give('blue', 'end').refused).toBe('SH-TURN-01 refuse-not-your-turn');
    const late = battle(FIELD, OWN, FAR, 'turn 1 red actions points 0', 'late');
    expect(late.give('blue', 'late orders').refused).toBe('SH-TURN-01 refuse-not-your-turn');
  });

  test('SH-ORDERS-06, -22 no side routs enemy units, although a rout needs no activation', () => {
    const panicked = `blue 1L line infantry ${at(9, 9)} S panicked`;
    const flee = { kind: 'act', unit: '1L', actions: [{ do: 'flee' }], answers: [] } as unknown as Order;
    expect(refusal(flee, OWN, panicked)).toBe('SH-ORDERS-06');
  });

  test('SH-TURN-09 panicked units rally or flee, and then do nothing more', () => {
    const t = battle(FIELD, FAR, `red 5L line infantry ${at(0, 0)} N panicked`);
    expect(t.give('red', `5L rally then march ${at(0, 1)}`).refused).toBe('SH-TURN-09 refuse-panicked');
  });
});

describe('late orders', () => {
  const LATE = ['turn 1 red actions points 0', 'late', FIELD];
  const CAVALRY = `red 7C heavy cavalry impetuous ${at(0, 0)} N`;
  const PREY = `blue 1L line infantry line ${at(0, -2)} S`;

  test('SH-ORDERS-20 Tactical Sense of enemy units gives no action in this turn', () => {
    const t = battle(FIELD, OWN, `blue 1L line infantry tactical sense line ${at(9, -9)} S`);
    expect(t.give('red', 'end').story).toBe('! endedActions red');
  });

  test('SH-ORDERS-19 the unit that could not be held back attacks, and no other', () => {
    const other = `red 8C heavy cavalry impetuous ${at(8, 0)} N`;
    const t = battle(...LATE, CAVALRY, other, PREY, `blue 2L line infantry line ${at(8, -2)} S`)
      .give('red', 'late orders')
      .answer('8C restrain')
      .rolls('6 6');
    expect(t.waits).toBe('red ASK-04 8C: 8C assault 2L, 8C charge 2L');
  });

  test('SH-ORDERS-17, -19, SH-TURN-03 its attack is its action; with one attack possible no question is asked', () => {
    const t = battle(...LATE, CAVALRY, PREY)
      .give('red', 'late orders')
      .answer('7C charge 1L')
      .answer('hold');
    expect(t.rolls('1 1').rolls('1 1 1 1').rolls('1 1 1 1 1 1').story).toMatch(/\n! acted 7C$/);
    const one = battle(...LATE, CAVALRY, `blue 1L line infantry line ${at(0, -1)} S`).give('red', 'late orders');
    expect(one.waits).toBe('red ASK-04 7C: 7C restrain, 7C assault 1L');
    expect(one.answer('7C restrain').rolls('6 6').waits).toMatch(/^blue ASK-06/);
  });

  test('SH-ORDERS-17, SH-TURN-03 a unit lost in its attack is not marked as having acted', () => {
    const weak = `red 7C heavy cavalry impetuous ${at(0, 0)} N strength 1 of 10`;
    const t = battle(...LATE, weak, PREY)
      .give('red', 'late orders')
      .answer('7C charge 1L')
      .answer('fire')
      .rolls('1 1');
    expect(t.rolls('6 6 6 6 6 6 6').story).not.toContain('! acted');
  });

  test('SH-ORDERS-17, -20 if no unit may act late nothing happens', () => {
    expect(battle(...LATE, OWN, FAR).give('red', 'late orders').story).toBe('');
  });

  test('SH-Q-81 no enemy regimental gun goes along', () => {
    const foot = `red 7L line infantry tactical sense column ${at(0, 0)} N`;
    const gun = (side: string) => `${side} 2G regimental gun ${at(-1, 0)} S`;
    const open = (side: string) => battle(...LATE, foot, FAR, gun(side)).give('red', 'late orders').waits;
    expect(open('blue')).toBe('red ASK-05 7L: none, 7L try');
    expect(open('red')).toBe('red ASK-05 7L: none, 7L try, 7L try with 2G');
  });

  test('SH-ORDERS-17, -20 an answer must be one of those offered', () => {
    const restrain = battle(...LATE, CAVALRY, PREY).give('red', 'late orders').question;
    expect(restrain.read('8C restrain')).toMatchObject({ clause: 'SH-ORDERS-17' });
    const foot = `red 7L line infantry tactical sense column ${at(0, 0)} N`;
    const initiative = battle(...LATE, foot, FAR).give('red', 'late orders').question;
    expect(initiative.read('8L try')).toMatchObject({ clause: 'SH-ORDERS-20' });
  });
});

describe('a group', () => {
  const NEAR = `blue 3L line infantry column ${at(0, -6)} S`;

  test('SH-ORDERS-12 one Linear Order column makes it unwieldy', () => {
    const other = `red 2A line infantry column ${at(1, 0)} N`;
    const t = battle(FIELD, `red 1A line infantry linear order column ${at(0, 0)} N`, other, NEAR);
    expect(t.give('red', `1A 2A: 1A march ${at(0, -1)}`).story).toContain('! activated 1A>2A 2');
  });
});

describe('which hex an extended line keeps', () => {
  const LINE = `red 96L line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)}`;
  const kept = (...enemies: readonly string[]) => battle(FIELD, LINE, ...enemies).give('red', '96L line').story;

  test('ASK-20, SH-FORM-24 the one farther from enemies in good order, of equals the left one', () => {
    const left = `! formed 96L line 0 ${at(0, 0)}`;
    expect(kept(`blue 3L line infantry column ${at(2, -4)} S`)).toContain(left);
    const right = `blue 4L line infantry column ${at(6, 0)} S`;
    expect(kept(right)).toContain(left);
    expect(kept(`blue 3L line infantry ${at(-4, 0)} S panicked`, right)).toContain(left);
    expect(kept(`blue 3L line infantry column ${at(-4, 0)} S`, right)).toContain(`! formed 96L line 0 ${at(1, 0)}`);
  });
});

describe('units that take losses for guns', () => {
  const GUNS = [`red 1B medium foot battery ${at(1, -5)} S`, `blue 2G medium foot battery ${at(0, 0)} N`];
  const shot = (...more: readonly string[]) => battle(FIELD, ...GUNS, ...more).give('red', '1B fire 2G');
  const three = (...more: readonly string[]) =>
    shot(...more)
      .rolls('6 6 6 1 1')
      .rolls('1 1 1');

  test('SH-ARTLOSS-02 an extended line only with both its halves on the flank', () => {
    const line = (facing: string, also: string) =>
      three(`blue 5L line infantry linear order extended line ${at(-1, 0)} ${facing} also ${also}`);
    expect(line('N', at(-2, 0)).waits).toContain('ASK-13 2G: none, transfer 1 to 5L');
    expect(line('NE', at(-1, 1)).rolls('1 1').rolls('1 1 1').story).not.toContain('transfer');
  });

  test('SH-ARTLOSS-02 an answer must be one of those offered', () => {
    const { question } = three(`blue 5L line infantry line ${at(-1, 0)} N`);
    expect(question.read('transfer 4 to 5L')).toBeInstanceOf(Refusal);
    expect(question.read('transfer 3 to 5L')).toMatchObject({ text: 'transfer 3 to 5L' });
  });
});

describe('a friend of the target', () => {
  const TARGET = `blue 3L line infantry column ${at(0, 0)} N`;
  const FLANK = [FIELD, `red 7C heavy cavalry ${at(0, 0)} N`, `blue 3L line infantry column ${at(1, 0)} N`];
  const HUSSARS = `blue 2H heavy cavalry ${at(-2, -3)} SE`;

  test('SH-COUNTER-10, ASK-07 the card says whether a countercharge would outflank', () => {
    const t = battle(...FLANK, HUSSARS)
      .give('red', '7C charge 3L')
      .answer('hold')
      .rolls('2 2');
    expect(t.about(`friend 2H counter ${at(0, -1)}`)).toMatchObject({ outflanks: true });
    const guarded = battle(...FLANK, HUSSARS, `red 8L line infantry column ${at(1, -2)} SW`).give(
      'red',
      '7C charge 3L',
    );
    const answered = guarded.answer('hold').rolls('2 2');
    expect(answered.about(`friend 2H counter ${at(0, -1)}`)).toMatchObject({ outflanks: false });
  });

  test('ASK-07, SH-REACT-15 only a friend that may countercharge does so, whatever hex is named', () => {
    const beside = `blue 4L light infantry line ${at(2, 0)} SW`;
    const t = battle(...FLANK, HUSSARS, beside)
      .give('red', '7C charge 3L')
      .answer('hold')
      .rolls('2 2');
    const { question } = t;
    expect(question.read(`friend 2H counter ${at(-1, -2)}`)).toMatchObject({ value: { unit: '2H' } });
    expect(question.read(`friend 9X counter ${at(-1, -2)}`)).toBeInstanceOf(Refusal);
    expect(question.read(`friend 4L counter ${at(0, -1)}`)).toBeInstanceOf(Refusal);
    expect(question.read(`friend 3L counter ${at(0, -1)}`)).toBeInstanceOf(Refusal);
    expect(question.read('friend 9X fire')).toBeInstanceOf(Refusal);
  });

  test('SH-DEFFIRE-04, SH-COUNTER-03 a panicked friend is not asked', () => {
    const t = battle(
      FIELD,
      `red 7C heavy cavalry ${at(1, -4)} S`,
      TARGET,
      `blue 2C line infantry ${at(1, 0)} N panicked`,
    )
      .give('red', `7C charge 3L via ${at(1, -1)}`)
      .answer('hold')
      .rolls('2 2')
      .rolls('1 1 1 1 1 1 1 1');
    expect(t.rolls('1 1 1 1').story).not.toContain('ASK-07');
  });

  test('SH-Q-53, SH-MORALE-16 under the other reading a friend that fires tests with the modifier for firing', () => {
    const t = battle(
      FIELD,
      'ruling supporters test as charged yes',
      `red 7C heavy cavalry ${at(1, -4)} S`,
      TARGET,
      `blue 2C line infantry line ${at(1, 0)} N`,
    )
      .give('red', `7C charge 3L via ${at(1, -1)}`)
      .answer('hold')
      .rolls('2 2')
      .answer('friend 2C fire')
      .rolls('6 6');
    expect(t.rolls('1 1 1 1 1 1 1 1').rolls('1 1 1 1').story).toContain('# morale 2C 7 -2 nonDense -2 defensiveFire');
  });

  test('ASK-07 the question says if the attack is an assault', () => {
    const beside = `blue 2C line infantry line ${at(1, 0)} N`;
    const t = battle(FIELD, `red 7L line infantry column ${at(1, -2)} S`, TARGET, beside)
      .give('red', `7L assault 3L from ${at(1, -1)}`)
      .answer('hold');
    expect(t.question.about).toMatchObject({ how: 'assault' });
  });
});
