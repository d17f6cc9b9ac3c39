/** FB-STEP-05, FB-Q-22: what is said of the dice of an order beforehand, outlook and luck, compared with the rules played. */
import { describe, expect, test } from 'vitest';
import { meanOf } from '../../../src/kernel/chances.ts';
import type { Roll } from '../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { computeForecast, LIMITS } from '../../../src/odds/compute.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import { fantasyBattle } from '../../../src/rules/fantasy-battle/index.ts';
import { hitChances, orderChance } from '../../../src/rules/fantasy-battle/odds/chances.ts';
import { luck } from '../../../src/rules/fantasy-battle/odds/luck.ts';
import { odds } from '../../../src/rules/fantasy-battle/odds/preview.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import type { State } from '../../../src/rules/fantasy-battle/state.ts';
import { fantasy, order } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

function firstRoll(now: State, text: string): Roll {
  const outcome = run({ play, apply }, now, order(text), 'blue', [], NOTHING);
  if (outcome.kind !== 'rolls') throw new Error(outcome.kind);
  return outcome.roll;
}

function preview(now: State, text: string, language: Language = 'en'): string[] {
  const { says, dice } = odds(firstRoll(now, text), now, order(text))!;
  return [says, ...dice].map((each) => words.say(language, each));
}

/** 3S is as much in front of 4O as beside it; `more` stands in the way of one side. */
const BETWEEN = [
  'red 4O infantry stands 3 in line at 50x60 face N',
  'blue 3S infantry stands 1 in line at 63x66 face S activated',
];
const BARRED = [...BETWEEN, 'red 7O infantry stands 3 in line at 50x60 face S'];

describe('before the dice', () => {
  test('FB-CSD-04 FB-Q-22 what each face of the die for the side brings: contacts and ways, or that the charge fails', () => {
    const { now } = fantasy(...BETWEEN);
    expect(preview(now, '3S charge 4O')).toEqual([
      'A die decides which side of 4O 3S charges.',
      expect.stringMatching(/^1–3 \(50%\): front, 1 in contact, [\d.]+ of 20 cm$/),
      expect.stringMatching(/^4–6 \(50%\): right flank, 1 in contact, [\d.]+ of 20 cm$/),
    ]);
    const barred = preview(fantasy(...BARRED).now, '3S charge 4O');
    expect(barred[1]).toMatch(/^1–3 \(50%\): front, and the charge fails\. /);
    expect(preview(fantasy(...BARRED).now, '3S charge 4O', 'fr')[1]).toMatch(/front, et la charge échoue\./);
  });

  test('FB-CSD-04 what is said of each face is what comes of it', () => {
    const { now } = fantasy(...BETWEEN);
    const lines = preview(now, '3S charge 4O').slice(1);
    for (const [die, line] of [1, 3, 4, 6].map((each) => [each, lines[each > 3 ? 1 : 0]!] as const)) {
      const t = fantasy(...BETWEEN).play('blue', order('3S charge 4O'), [die]);
      expect(line).toContain(t.fact('sided').zone === 'front' ? ': front' : ': right flank');
      const far = Math.max(...t.fact('moved').stands.map(({ cost }) => cost)) / 1_000;
      expect(line).toContain(`${Math.round(10 * far) / 10} of`);
    }
  });

  test('FB-GAP-01 an order by a commander: how likely it passes, and the die for the side that would come after it', () => {
    const lines = BETWEEN.map((line) => line.replace(' activated', ' initiative')).concat('blue 1K general at 70x70');
    const said = preview(fantasy(...lines).now, '3S charge 4O by order');
    expect(said[0]).toBe('The order of 1K reaches 3S with 8 or less on two dice: 72%.');
    expect(said).toHaveLength(3);
    expect(preview(fantasy(...lines).now, '3S advance 2 by order')).toHaveLength(1);
    const sums = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
    for (let needed = 2; needed <= 12; needed++)
      expect(orderChance(needed)).toBeCloseTo(sums.filter((sum) => sum <= needed).length / 36, 12);
  });

  test('FB-PAS-05 a test of confusion fails with a six', () => {
    const roll: Roll = { ...firstRoll(fantasy(...BETWEEN).now, '3S charge 4O'), why: 'confusion' };
    expect(words.say('en', odds(roll, fantasy(...BETWEEN).now, order('3S evade'))!.says)).toContain('17%');
  });
});

describe('outlook', () => {
  const forecast = (now: State, text: string) =>
    computeForecast(
      fantasyBattle as never,
      {
        rules: 'fantasy-battle',
        state: now,
        order: text,
        by: 'blue',
        past: [],
        doctrines: { red: 'regulation', blue: 'regulation' },
        tries: 1_000,
        seed: 'one',
      } as never,
      LIMITS,
    )!;

  test('FB-CSH-03 FB-GAP-12 shots at a charger: three hits of three dice cost a stand, one time in 27 within half range', () => {
    const { now } = fantasy(
      'variant fights simple',
      'red 4O infantry missiles stands 3 in line at 50x60 face S',
      'blue 3S infantry stands 3 in line at 50x46 face N activated',
    );
    const found = forecast(now, '3S charge 4O');
    expect(found.exact).toBe(true);
    const means = found.lots.map(({ losses }) => losses.blue.mean);
    expect(Math.max(...means)).toBeCloseTo(1 / 27, 12);
  });

  test('FB-Q-10 a charge that fails on one side of two is shot at half of the times', () => {
    const { now } = fantasy(
      'variant fights simple',
      BETWEEN[0]!.replace('infantry', 'infantry missiles'),
      BETWEEN[1]!,
      'area impassable 44x60.1 44x61 56x61 56x60.1',
    );
    const { exact, lots } = forecast(now, '3S charge 4O');
    expect(exact).toBe(true);
    expect(Math.max(...lots.map(({ losses }) => losses.blue.mean))).toBeCloseTo(1 / 54, 12);
  });
});

test('luck: hits and tests of confusion count, orders and the side of a charge do not', () => {
  const { now } = fantasy(...BETWEEN);
  const roll = (why: string, dice: number, about = {}): Roll => ({
    ...firstRoll(now, '3S charge 4O'),
    why,
    dice,
    about,
  });
  const shots = roll('shots', 3, { needs: 5, target: '4O' });
  expect(luck(shots, [5, 6, 1], now)).toMatchObject({ what: 'hits', side: 'blue', unit: '3S', got: 2, tries: 3 });
  expect(meanOf(hitChances(shots))).toBeCloseTo(1, 12);
  expect(meanOf(hitChances(roll('blows', 2, { needs: 5, bonus: 1 })))).toBeCloseTo(1, 12);
  expect(luck(roll('confusion', 1), [6], now)).toMatchObject({ what: 'morale', got: 0, chances: [1 / 6, 5 / 6] });
  expect(luck(roll('order', 2, { needed: 8 }), [1, 1], now)).toBeUndefined();
  expect(luck(roll('side', 1), [1], now)).toBeUndefined();
});
