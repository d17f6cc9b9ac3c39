import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { orders } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { demoralisationThreshold } from '../../../../src/rules/sabreur-hex/tables.ts';
import { battle } from '../../../help/battle.ts';

const FAR = 'blue 1L line infantry line 0101 S';
const stubborn = (formation: string, more = '') => `red 45L line infantry stubborn ${formation} 0808 N ${more}`;

describe('a Stubborn unit in line tests when it is activated', () => {
  const alone = battle(stubborn('line'), FAR);

  test('SH-ORDERS-16 SH-SKILL-STUBBORN-03 it may do anything after passing, on a 7 with Cd 7', () => {
    const t = alone.give('red', '45L:').rolls('4 3');
    expect(t.story).toBe('! activated 45L 1\n# morale 45L 7: 4 3\n! passed 45L');
    expect(t.unit('45L').mayNotManoeuvre).toBe(false);
    expect(t.give('red', '45L march 0807').unit('45L').at).toBe('0807');
  });

  test('SH-ORDERS-16 SH-Q-20 after an 8 it may not march, flee, charge, or change formation', () => {
    const t = alone.give('red', '45L:').rolls('4 4');
    expect(t.story).toBe('! activated 45L 1\n# morale 45L 7: 4 4\n! failed 45L 1\n! barred 45L');
    for (const order of [
      'march 0807',
      'turn NE',
      'oblique 0807',
      'evade 0809',
      'flee',
      'column',
      'square',
      'charge 1L',
    ]) {
      expect(`${order}: ${t.give('red', `45L ${order}`).refused}`).toMatch(/SH-ORDERS-16/);
    }
  });

  test('SH-ORDERS-16 SH-MORALE-21 the failed test costs nothing else', () => {
    const t = alone.give('red', '45L:').rolls('6 6');
    expect(t.unit('45L').strength).toBe(battle(stubborn('line'), FAR).unit('45L').strength);
    expect(t.unit('45L').formation).toBe('line');
  });

  test('SH-Q-20 it may still fire', () => {
    const t = battle(stubborn('line'), 'blue 1L line infantry column 0805 S').give('red', '45L:').rolls('6 6');
    expect(t.give('red', '45L fire 1L').rolls('1 1 1 1 1 1').story).toContain('! fired 45L 1L fire');
  });

  test('SH-Q-20 it may still rally', () => {
    const t = battle(stubborn('line', 'strength 14 of 16'), FAR).give('red', '45L:').rolls('6 6');
    expect(t.give('red', '45L rally').rolls('1 1').unit('45L').strength).toBe(16);
  });

  test('SH-Q-20 it may still assault an enemy that it engages, but not step up to one', () => {
    const near = battle(stubborn('line'), 'blue 1L line infantry line 0807 S', 'blue 2L line infantry line 0906 S');
    const t = near.give('red', '45L:').rolls('6 6');
    expect(t.give('red', '45L assault 1L').waits).toMatch(/ASK-06 1L/);
    expect(t.give('red', '45L assault 2L').refused).toMatch(/SH-ORDERS-16/);
  });

  test('SH-ORDERS-16 the mark is removed in the next player-turn', () => {
    const t = alone.give('red', '45L:').rolls('6 6').give('red', 'end').give('red', 'check victory');
    expect(t.unit('45L').mayNotManoeuvre).toBe(false);
  });

  test.each(['column', 'square'])('SH-ORDERS-16 no test in %s', (formation) => {
    const t = battle(stubborn(formation), FAR).give('red', '45L:');
    expect(t.story).toBe('! activated 45L 1');
  });

  test('SH-ORDERS-16 SH-Q-20 an extended line is a line', () => {
    const t = battle('red 45L line infantry stubborn linear order extended line 0808 N also 0908', FAR);
    expect(t.give('red', '45L:').rolls('6 6').story).toContain('! barred 45L');
  });

  test('SH-ORDERS-16 SH-PROC-02 every Stubborn member of a group tests, in the order named', () => {
    const t = battle(
      stubborn('line'),
      'red 46L line infantry stubborn line 0908 N',
      'red 47L line infantry line 0708 N',
      FAR,
    );
    expect(t.give('red', '47L 45L 46L:').rolls('6 6 1 1').story).toBe(
      '! activated 47L>45L>46L 1\n# morale 45L 7: 6 6\n! failed 45L 5\n! barred 45L\n# morale 46L 7: 1 1\n! passed 46L',
    );
  });
});

describe('orders for a unit that must test first come in two parts', () => {
  const now = readPosition([stubborn('line'), 'red 57L line infantry line 0908 N', FAR]);
  const texts = (text: string, at = now) => {
    const read = orders(text, at, 'red');
    return read instanceof Refusal ? read.message : read.map((each) => each.text);
  };

  test('SH-ORDERS-16 the first activates it, the second says what to do', () => {
    expect(texts('45L marche 0807')).toEqual(['45L:', '45L march 0807']);
    expect(texts('45L 57L: 57L march 0907')).toEqual(['45L 57L:', '57L march 0907']);
    expect(texts('45L: ; 45L march 0807')).toEqual(['45L:', '45L march 0807']);
    expect(texts('45L march 0807; 57L march 0907')).toEqual(['45L:', '45L march 0807', '57L march 0907']);
    expect(texts('57L march 0907')).toEqual(['57L march 0907']);
    expect(texts('45L fire 1L', battle(stubborn('line'), FAR).give('red', '45L:').rolls('1 1').now)).toEqual([
      '45L fire 1L',
    ]);
  });

  test('SH-ORDERS-16 an order that activates and acts at once is refused, with the order that only activates', () => {
    const order = { kind: 'act', unit: '45L', actions: [{ do: 'turn', facing: 1 }], presets: {} } as const;
    const outcome = run({ play, apply }, now, order, 'red', [], NOTHING);
    const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
    expect([refusal?.clause, refusal?.instead]).toEqual(['SH-ORDERS-16', ['45L:']]);
  });

  test('SH-ORDERS-16 both parts are suggested and completed as one', () => {
    expect(sabreurHex.suggest(now, 'red')).toContain('45L march 0807');
    expect(sabreurHex.complete('45L mar', now, 'red', 'fr').map(({ text }) => text)).toContain('45L marche');
  });
});

test('SH-SKILL-STUBBORN-01 the threshold is 2 lower', () => {
  const t = battle(stubborn('line'), 'red 57L line infantry line 0908 N', FAR);
  expect([t.unit('45L'), t.unit('57L')].map(demoralisationThreshold)).toEqual([8, 10]);
});

describe('a Stubborn unit that fails a test for losses', () => {
  const hit = (strength: number) =>
    battle(
      'red 9B heavy foot battery 0810 N strength 5',
      `blue 45L line infantry stubborn line 0805 S strength ${strength} of 16`,
    ).give('red', '9B fire 45L');

  test('SH-MORALE-23 SH-SKILL-STUBBORN-02 above its threshold it stays and takes the losses, without a question', () => {
    const t = hit(12).rolls('6 6 6 1 1 1 1 1 1').rolls('6 6');
    expect(t.story).toContain('! failed 45L 5\n! lost 45L 5');
    expect(t.unit('45L').formation).toBe('line');
  });

  test('SH-MORALE-23 SH-SKILL-STUBBORN-02 at its threshold of 8 it may choose to flee', () => {
    const t = hit(11).rolls('6 6 6 1 1 1 1 1 1').rolls('6 6');
    expect(t.waits).toMatch(/^blue ASK-10 45L: stay, flee/);
  });
});
