/** SK-SCO, SK-LDR, SK-DIS, SK-MOR: squads, leaders and musicians. */
import { describe, expect, test } from 'vitest';
import { isDisordered, superiorsOf } from '../../../src/rules/skirmish/position/leaders.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { sheet } from '../../../src/rules/skirmish/sheet.ts';
import { raised } from '../../../src/rules/skirmish/values.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const fire = (unit: string, target: string, figures: number[] = []): Order => ({ kind: 'fire', unit, target, figures });

/** The next turn, opened. */
function nextTurn(t: Skirmish): Skirmish {
  return t.play('red', { kind: 'end' }).play('blue', { kind: 'end' }).play('red', { kind: 'open' });
}

test('SK-SCO-03 in close order a squad acts as a body', () => {
  const t = skirmish('red 2L line close 8 ranks 2 at 60x20', 'blue 7L line close 10 ranks 2 at 60x50 face S');
  expect(t.play('red', fire('2L', '7L', [1, 2])).refused).toBe('SK-Q-30 refuse-sk-single');
});

test('SK-GEO-02 a short last rank stands in its middle', () => {
  const { figures } = skirmish('red 2L line close 5 ranks 2 at 60x20', 'blue 7L line loose figures 90x80').unit('2L');
  expect(figures.map(({ x, y }) => [x, y])).toEqual([
    [58_000, 19_000],
    [60_000, 19_000],
    [62_000, 19_000],
    [59_000, 17_000],
    [61_000, 17_000],
  ]);
});

describe('leaders', () => {
  const led = (...lines: string[]) => {
    const { now } = skirmish(
      'red 2L line loose figures 40x20 43x20 46x20',
      ...lines,
      'blue 7L line loose figures 90x80',
    );
    return superiorsOf(now, now.units[0]!).map(({ id }) => id);
  };

  test('SK-LDR-02 a musician is no leader, whoever is named as one is', () => {
    expect(led('red 1M musician of 2L at 40x16', 'red 1S sergeant at 44x16')).toEqual(['1S']);
  });

  test('SK-LDR-03 who commands another unit does not command this one', () => {
    expect(led('red 3L line loose figures 60x20', 'red 1S sergeant of 3L at 44x16')).toEqual([]);
  });

  test('SK-Q-34 SK-DIS-01 disorder for want of a leader is decided again each turn', () => {
    const alone = nextTurn(
      skirmish(
        'red 2L line close 8 ranks 2 at 40x20',
        'red 1S sergeant of 2L at 70x20 face W',
        'blue 7L line close 8 at 60x80',
      ),
    );
    expect(isDisordered(alone.unit('2L'))).toBe(true);
    const back = alone.play('red', { kind: 'advance', unit: '1S', figures: [], legs: [{ by: 12_000, angle: 0 }] });
    expect(isDisordered(back.unit('2L'))).toBe(true);
    expect(isDisordered(nextTurn(back).unit('2L'))).toBe(false);
  });
});

describe('morale', () => {
  /** Two hits on line in skirmish order, then the die of its test. */
  const shot = (die: number, ...more: string[]) =>
    skirmish(
      'red 2L light close 8 ranks 2 at 60x20',
      'blue 6C line skirmish figures 58x45 60x45 66.5x45 68.5x45 face S',
      'blue 9X line close 10 ranks 2 at 20x80 face S',
      ...more,
    ).play('red', fire('2L', '6C'), [6, 6, 1, 1, 1, 1, 1, 1, die]);

  test('SK-MOR-01 line deployed in skirmish order is in disorder, with its sergeant beside it too', () => {
    const { now } = skirmish(
      'red 2L line skirmish figures 58x45 60x45',
      'red 1S sergeant of 2L at 60x39',
      'blue 7L line loose figures 90x80',
    );
    expect([now.units[0]!.led, isDisordered(now.units[0]!)]).toEqual([true, true]);
  });

  test('SK-MOR-07 SK-Q-14 a musician adds 1 to the value, not to the die', () => {
    expect(shot(3).fact('tested')).toMatchObject({ die: 3, morale: 3, passed: false });
    expect(shot(3, 'blue 6M musician of 6C at 60x50').fact('tested')).toMatchObject({
      die: 3,
      morale: 4,
      passed: true,
    });
  });
});

test('SK-ALG-05 elite fire raises one die by 1', () => {
  expect(raised([4, 3, 2], 1)).toEqual([4, 4, 2]);
});

describe('the sheet', () => {
  const table = (name: string) => {
    const { rows } = sheet.pages.flatMap(({ tables }) => tables).find((each) => each.name === name)!;
    return rows.map((row) => row.map((cell) => words.say('en', cell)).join(' | '));
  };

  test('SK-TAB-01 the musket, from the numbers of the rules', () => {
    expect(table('SK-TAB-01')).toEqual([
      'musket, up to cm | 20 | 40 | 60',
      'carbine, up to cm | 15 | 30 | 45',
      'hits on | 5+ | 6+ | 7+',
      'hits on, class 2 | 6+ | 7+ | 8+',
    ]);
  });

  test('SK-TAB-02 SK-TAB-03 each row of troops; what three sixes count is never parted at the end of a line', () => {
    const rows = [
      'grenadiers | −1 · 6 7 8 | ±0 · 6 7 8 | ±0 · 6 7 8 · elite | ±0 · 6 7 8 | ±0 · 6 7 8',
      'line infantry | −1 · 6 7 8 | ±0 · 6 6 6 | ±0 · 6 7 8 | ±0 · 6 6 6 | ±0 · 6 6 6',
      'elite voltigeurs | ±0 · 6 7 8 · aim | ±0 · 6 7 8 | ±0 · 6 7 8 · elite | ±0 · 6 7 8 · elite · aim | ±0 · 6 7 8',
      'light infantry | ±0 · 6 7 8 | ±0 · 6 7 8 | ±0 · 6 7 8 | ±0 · 6 7 8 | ±0 · 6 7 8',
      'recruits | −1 · 6 7 8 | −1 · 6 6 6 | −1 · 6 7 8 | −1 · 6 6 6 | −1 · 6 6 6',
      'guerrillas | −1 · 6 7 8 | −1 · 6 7 8 | – | – | −1 · 6 6 6',
      'native warriors | −1 · 6 7 8 | −1 · 6 7 8 | – | – | −1 · 6 6 6',
    ];
    expect(table('SK-TAB-02')).toEqual(rows.map((row) => row.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0')));
  });
});
