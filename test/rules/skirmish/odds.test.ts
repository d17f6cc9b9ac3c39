/** SK-STEP-03: chances, outlook and luck, compared with the rules played with every possible throw. */
import { describe, expect, test } from 'vitest';
import { type Chances, meanOf } from '../../../src/kernel/chances.ts';
import type { Roll } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { computeForecast, LIMITS } from '../../../src/odds/compute.ts';
import { hitChances, saveChances } from '../../../src/rules/skirmish/odds/chances.ts';
import { luck } from '../../../src/rules/skirmish/odds/luck.ts';
import { odds } from '../../../src/rules/skirmish/odds/preview.ts';
import { apply } from '../../../src/rules/skirmish/apply.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { play } from '../../../src/rules/skirmish/play.ts';
import { skirmish as rules } from '../../../src/rules/skirmish/index.ts';
import type { State } from '../../../src/rules/skirmish/state.ts';
import { hitsAmong, valuesOf } from '../../../src/rules/skirmish/values.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

/** Every throw of so many dice. */
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((some) => [1, 2, 3, 4, 5, 6].map((die) => [...some, die]));
}

/** How often each number comes, of every throw. */
function counted(dice: number, count: (thrown: readonly number[]) => number): Chances {
  const all = throws(dice);
  const chances: number[] = [];
  for (const thrown of all) chances[count(thrown)] = (chances[count(thrown)] ?? 0) + 1 / all.length;
  return Array.from(chances, (share) => share ?? 0);
}

/** The shares as numbers of throws, which are whole. */
function outOf(dice: number, chances: Chances): number[] {
  const all = chances.map((share) => Math.round(share * 6 ** dice));
  return all.slice(0, 1 + all.findLastIndex((times) => times > 0));
}

describe('chances', () => {
  test('SK-ALG-03 SK-ALG-04 hits of one to five dice are those of every throw, for every need, modifier and sixes', () => {
    for (const dice of [1, 2, 3, 4, 5])
      for (const needed of [5, 6, 7, 8])
        for (const modifier of [-1, 0, 1])
          for (const severalSixes of [true, false])
            expect(outOf(dice, hitChances(dice, { needed, modifier, severalSixes }))).toEqual(
              outOf(
                dice,
                counted(dice, (thrown) => hitsAmong(valuesOf(thrown, severalSixes, modifier), needed)),
              ),
            );
  });

  test('SK-GAP-03 saves of different need', () => {
    const saved = counted(3, ([a, b, c]) => [a! >= 4, b! >= 4, c! >= 5].filter(Boolean).length);
    expect(outOf(3, saveChances([4, 4, 5]))).toEqual(outOf(3, saved));
  });
});

const LINE = [
  'red 2L line close 3 ranks 1 at 40x10 face N',
  'red 1S sergeant of 2L at 45.2x9 face N',
  'blue 7L line loose figures 38x39 40x39 42x39',
];

/** The first roll of an order. */
function firstRoll(now: State, order: Order): Roll {
  const outcome = run({ play, apply }, now, order, 'red', [], NOTHING);
  if (outcome.kind !== 'rolls') throw new Error(outcome.kind);
  return outcome.roll;
}

/** Mean losses of blue over every throw of all dice of an order; questions are answered yes. */
function meanLosses(now: State, order: Order, answer: string): number {
  let sum = 0;
  const visit = (dice: readonly (readonly number[])[], share: number): void => {
    let at = 0;
    const outcome = run({ play, apply }, now, order, 'red', [], {
      dice: () => dice[at++],
      answer: (asked) => ({
        text: asked.options.some(({ text }) => text === answer) ? answer : asked.fallback,
        by: { who: 'order' },
      }),
    });
    if (outcome.kind === 'rolls') {
      const all = throws(outcome.roll.dice);
      for (const thrown of all) visit([...dice, thrown], share / all.length);
    } else if (outcome.kind === 'done') sum += share * (outcome.state.lost.blue - now.lost.blue);
    else throw new Error(outcome.kind);
  };
  visit([], 1);
  return sum;
}

function forecast(now: State, order: string) {
  const asking = {
    rules: 'skirmish',
    state: now,
    order,
    by: 'red' as const,
    past: [],
    doctrines: { red: 'regulation', blue: 'regulation' },
    tries: 1_000,
    seed: 'one',
  };
  return computeForecast(rules as never, asking as never, LIMITS)!;
}

describe('an order', () => {
  const fire: Order = { kind: 'fire', unit: '2L', target: '7L', figures: [] };

  /** The preview of an order, in a language, without the clauses. */
  function preview(now: State, order: Order, language: Language = 'en'): string[] {
    const { says, dice } = odds(firstRoll(now, order), now, order)!;
    return [says, ...dice].map((each) => words.say(language, each).replaceAll(/ \[[^\]]*\]/g, ''));
  }

  test('SK-STEP-03 the preview: chance and mean, range and band, way of firing, dice, several sixes', () => {
    const { now } = skirmish(...LINE);
    expect(preview(now, fire)).toEqual([
      '2L fires at 7L: at least one hit 42%, 0.5 on average.',
      '28 cm, medium range · volley at a group · 3 dice, each hits on 6+ · several sixes count 6, 7, 8',
    ]);
    expect(preview(now, fire, 'fr').join('\n')).toMatch(/28\scm, moyenne portée · salve sur un groupe · 3\sdés/);
  });

  test('SK-SCR-02 SK-GAP-03 the preview: the modifier, cover, and what a mass behind the screen would take', () => {
    const { now } = skirmish(
      'line wall 30x35.5 60x35.5',
      'red 2L line close 8 ranks 2 at 40x10 face N',
      'red 1S sergeant of 2L at 45.2x9',
      'blue 7L line close 10 ranks 2 at 40x48 face S',
      'blue 6C line skirmish figures 40x37 42x37 48.5x37 50.5x37 face S',
    );
    const lines = preview(now, { ...fire, target: '6C' });
    expect(lines).toEqual([
      '2L fires at 6C: at least one hit 40%, 0.6 on average.',
      '26 cm, medium range · in close order at skirmishers · −1 on every die · 8 dice, each hits on 6+ · several sixes count 6, 7, 8',
      'Cover saves 6C on 4+',
      '7L behind 6C would take 1.3 hits on average and may suffer the difference',
    ]);
    expect(preview(now, { ...fire, target: '7L' }).at(-1)).toBe(
      '6C screens 7L and is the target. 7L would take 1.3 hits on average and may suffer the difference',
    );
  });

  test('SK-SIX-03 a fire that can never hit says so; with another die that counts more it can', () => {
    const lost = 'red 2L line loose figures 40x10 43x10 46x10';
    const { now } = skirmish(lost, 'blue 7L line loose figures 40x61 43x61 46x61');
    expect(preview(now, fire)[0]).toBe('2L cannot hit 7L from here: no roll comes to 7.');
    expect(preview(now, fire, 'fr')[0]).toContain('aucun jet n’atteint 7');
    const near = skirmish(lost, 'blue 7L line loose figures 40x41 43x41 46x41').now;
    expect(preview(near, fire)[0]).toContain('at least one hit 42%');
    expect(preview(near, fire)[1]).toContain('disorder: several sixes do not count');
  });

  test('SK-MOV-04 the chance that the die of an assault is enough', () => {
    const { now } = skirmish(
      'red 2L line close 6 ranks 2 at 40x10',
      'red 1S sergeant of 2L at 47x9',
      'blue 7L line close 4 ranks 2 at 40x26 face S',
    );
    const rush: Order = { kind: 'assault', unit: '2L', target: '7L' };
    const roll = firstRoll(now, rush);
    expect(words.say('en', odds(roll, now, rush)!.says)).toBe('2L is 4 cm short without the die: contact 50%.');
    // To the millimetre, and never nearer than it is.
    const nearly = { ...roll, about: { distance: 15_674, rate: 12_000 } };
    expect(words.say('en', odds(nearly, now, rush)!.says)).toBe('2L is 3.7 cm short without the die: contact 50%.');
  });

  test.each([
    ['a volley', LINE, 'elite'],
    [
      'a volley of grenadiers with elite fire',
      LINE.map((line) => line.replace('2L line close', '2L grenadiers close')),
      'elite',
    ],
    ['a volley at men behind a wall', [...LINE, 'line wall 30x37.5 50x37.5'], 'elite'],
    [
      'a volley at a screen',
      [
        LINE[0]!,
        LINE[1]!,
        'blue 7L line skirmish figures 39x30 41x30',
        'blue 8L line close 6 ranks 2 at 40x36 face S',
        'blue 8S sergeant at 45x34',
      ],
      'elite',
    ],
  ])('the forecast of %s is exact: it loses as many as over every throw', (_, lines, answer) => {
    const { now } = skirmish(...lines);
    const { exact, lots } = forecast(now, '2L fire 7L');
    expect(exact).toBe(true);
    expect(lots[0]!.losses.blue.mean).toBeCloseTo(meanLosses(now, fire, answer), 9);
  });
});

test('luck: hits, saves and tests against what was likely', () => {
  const { now } = skirmish(...LINE);
  const roll = firstRoll(now, { kind: 'fire', unit: '2L', target: '7L', figures: [] });
  const fortune = luck(roll, [6, 6, 1], now)!;
  expect(fortune).toMatchObject({ what: 'hits', side: 'red', unit: '2L', got: 2, tries: 3 });
  expect(meanOf(fortune.chances)).toBeCloseTo(
    meanOf(counted(3, (thrown) => hitsAmong(valuesOf(thrown, true, 0), 6))),
    12,
  );
  const saves: Roll = {
    clause: 'SK-GAP-03',
    why: 'saves',
    unit: '7L',
    dice: 2,
    sides: 6,
    ledger: [],
    about: { needs: [4, 5] },
  };
  expect(luck(saves, [4, 4], now)).toMatchObject({ what: 'saves', side: 'blue', got: 1, tries: 2 });
  const test: Roll = {
    clause: 'SK-MOR-02',
    why: 'morale',
    unit: '7L',
    dice: 1,
    sides: 6,
    ledger: [],
    about: { morale: 3, superior: true },
  };
  expect(luck(test, [3], now)).toMatchObject({ what: 'morale', got: 1, chances: [0.5, 0.5] });
});
