/** Forecasts compared with the rules played die by die, and with manual calculations. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { Refusal, type Side } from '../../src/kernel/play.ts';
import { type Entry, run } from '../../src/kernel/run.ts';
import type { Asking, Forecast, Lot } from '../../src/odds/forecast.ts';
import type { AnyRuleset } from '../../src/odds/fork.ts';
import { LIMITS, computeForecast } from '../../src/odds/compute.ts';
import { halfWidth } from '../../src/odds/wilson.ts';
import {
  asking,
  ASSAULT,
  CHARGE,
  FEW_SHOTS,
  FIRE,
  PANICKED,
  reckoned,
  rulesOf,
  RULESET,
  SMALL_CHARGE,
  TIRED,
  TRIES_ALONE,
} from './asking.ts';

const RALLY = asking(PANICKED, 'red', '7L rally');
const FLINTS = asking(FIRE, 'red', '7L fire 3L');
const BAYONETS = asking(ASSAULT, 'red', '7L assault 3L');
const HUSSARS = asking(SMALL_CHARGE, 'red', '7C charge 3H');

function answers({ lots }: Forecast): (string | undefined)[] {
  return lots.map(({ answer }) => answer);
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, each) => all + each, 0);
}

function everyShare(lots: readonly Lot[]): { readonly times: number; readonly tries: number }[] {
  return lots.flatMap(({ tries, actor, target }) =>
    [...Object.values(actor), ...Object.values(target ?? {})].map((times) => ({ times, tries })),
  );
}

test('a rally is 21 of 36, by hand', () => {
  const forecast = reckoned(RALLY)!;
  expect(forecast.exact).toBe(true);
  expect(answers(forecast)).toEqual([undefined]);
  expect(forecast.lots[0]!.actor['holds']).toBeCloseTo(21 / 36, 12);
  expect(forecast.lots[0]!.actor['routs']).toBeCloseTo(15 / 36, 12);
  expect(forecast.asks).toBeUndefined();
});

test.each([
  ['a rally', RALLY],
  ['a shot', FLINTS],
  ['a charge of small units', HUSSARS],
  ['an assault', BAYONETS],
])('of %s samples agree with the whole tree within their stated error', (_, question) => {
  const whole = reckoned(question)!;
  const tried = reckoned({ ...question, tries: 3000 }, TRIES_ALONE)!;
  expect([whole.exact, tried.exact]).toEqual([true, false]);
  expect(answers(tried)).toEqual(answers(whole));
  const truth = everyShare(whole.lots).map(({ times }) => times);
  const off = everyShare(tried.lots).map(({ times, tries }, i) => {
    expect(tries).toBe(3000);
    return Math.abs(times / tries - truth[i]!) / halfWidth(times, tries);
  });
  // One share in twenty may be outside its 95% interval, and none far.
  expect(off.filter((each) => each > 1).length).toBeLessThanOrEqual(Math.ceil(off.length / 20));
  expect(Math.max(...off)).toBeLessThan(2);
  for (const [i, { losses }] of tried.lots.entries()) {
    for (const side of ['red', 'blue'] as const) {
      expect(losses[side].mean).toBeCloseTo(whole.lots[i]!.losses[side].mean, 0);
    }
  }
});

test.each([
  ['a rally', RALLY],
  ['a shot', asking(FEW_SHOTS, 'red', '7L fire 3L')],
])('of %s equivalent dice are merged, and nothing changes', (_, question) => {
  const rules = rulesOf(RULESET);
  const { outcome, about } = rules.outlook!;
  const dieByDie: AnyRuleset = { ...rules, outlook: { outcome, about } };
  const slow = computeForecast(dieByDie, question, { ...LIMITS, whole: 300_000, steps: 1e8 })!;
  const quick = reckoned(question)!;
  expect([slow.exact, quick.exact]).toEqual([true, true]);
  for (const [i, { times }] of everyShare(slow.lots).entries()) {
    expect(everyShare(quick.lots)[i]!.times).toBeCloseTo(times, 9);
  }
  for (const [i, { losses }] of slow.lots.entries()) {
    expect(quick.lots[i]!.losses.blue.mean).toBeCloseTo(losses.blue.mean, 9);
    expect([quick.lots[i]!.losses.blue.low, quick.lots[i]!.losses.blue.high]).toEqual([
      losses.blue.low,
      losses.blue.high,
    ]);
  }
});

test('the same seed gives the same forecast, another seed another one', () => {
  expect(reckoned(HUSSARS, TRIES_ALONE)).toEqual(reckoned(HUSSARS, TRIES_ALONE));
  expect(reckoned({ ...HUSSARS, seed: 'two' }, TRIES_ALONE)).not.toEqual(reckoned(HUSSARS, TRIES_ALONE));
});

test('equivalent answers give equal results in samples too', () => {
  const turns = ({ lots }: Forecast) =>
    lots.filter(({ answer }) => /^turn (N|NE|NW|SW)$/.test(answer!)).map(({ answer: _answer, ...lot }) => lot);
  const whole = turns(reckoned(HUSSARS, { whole: 300_000, steps: 1e8 })!);
  const tried = turns(reckoned(HUSSARS, TRIES_ALONE)!);
  expect(whole).toEqual(whole.map(() => whole[0]));
  expect(tried).toEqual(tried.map(() => tried[0]));
  expect(tried).toHaveLength(4);
});

test('every answer the rules offer is there, in order, and each distribution adds up', () => {
  const { order, state, by } = HUSSARS;
  const rules = rulesOf(RULESET);
  const read = rules.orders(order, rules.restore(state), by);
  if (read instanceof Refusal) throw read;
  const stopped = run(rules, rules.restore(state), read[0]!.order, by, [], {
    dice: () => undefined,
    answer: () => undefined,
  });
  if (stopped.kind !== 'waits') throw new Error(stopped.kind);
  const forecast = reckoned(HUSSARS, TRIES_ALONE)!;
  expect(answers(forecast)).toEqual(stopped.question.options.map(({ text }) => text));
  expect(forecast.asks).toEqual({ kind: 'ASK-06', to: 'blue', unit: '3H', sure: true });
  for (const { tries, actor, target } of forecast.lots) expect([sum(actor), sum(target!)]).toEqual([tries, tries]);
});

test('a waiting order is calculated from its card on', () => {
  const question = asking(CHARGE, 'red', '7C charge 3L');
  const past = pastOf(question);
  expect(reckoned({ ...question, past }, TRIES_ALONE)).toEqual(reckoned(question, TRIES_ALONE));
  expect(past.length).toBeGreaterThan(0);
  // A past that differs from these rules' own is refused.
  expect(reckoned({ ...question, past: past.slice(1) })).toBeUndefined();
});

/** The transcript when the order first waits. */
function pastOf({ state, order, by }: Asking): readonly Entry<unknown>[] {
  const rules = rulesOf(RULESET);
  const now = rules.restore(state);
  const read = rules.orders(order, now, by);
  if (read instanceof Refusal) throw read;
  const outcome = run(rules, now, read[0]!.order, by, [], { dice: () => undefined, answer: () => undefined });
  if (outcome.kind !== 'waits') throw new Error(outcome.kind);
  return outcome.transcript;
}

test('a question that depends on the dice is distinguished from a certain one', () => {
  expect(reckoned(FLINTS)!.asks).toEqual({ kind: 'ASK-10', to: 'blue', unit: '3L', sure: false });
});

test('only known doctrines answer', () => {
  const asked: string[] = [];
  const rules = rulesOf(RULESET);
  const watched: AnyRuleset = {
    ...rules,
    doctrine: (name, question, now) => {
      asked.push(`${question.to} ${name}`);
      return rules.doctrine(name, question, now);
    },
  };
  const question = asking(CHARGE, 'red', '7C charge 3L');
  const forecast = (doctrines: Partial<Record<Side, string>>) =>
    computeForecast(watched, { ...question, doctrines }, { ...LIMITS, ...TRIES_ALONE })!;
  expect(forecast({}).expected).toBeUndefined();
  expect(asked).toEqual([]);
  expect(forecast({ blue: 'no such doctrine' }).expected).toBeUndefined();
  expect(asked).toEqual([]);
  expect(forecast({ blue: 'regulation' }).expected).toBe('square');
  expect(new Set(asked)).toEqual(new Set(['blue regulation']));
  expect(forecast({ blue: 'ask' }).expected).toBeUndefined();
});

test('answers given with the order are followed', () => {
  const plain = reckoned(asking(CHARGE, 'red', '7C charge 3L'), TRIES_ALONE)!;
  const stops = reckoned(asking(CHARGE, 'red', '7C charge 3L, if square attack'), TRIES_ALONE)!;
  const square = ({ lots }: Forecast) => lots.find(({ answer }) => answer === 'square')!;
  expect(square(plain).losses.blue.mean).toBeLessThan(square(stops).losses.blue.mean);
  const filed = [{ to: 'red', kind: 'ASK-08', text: 'if square attack' }] as const;
  expect(reckoned(asking(CHARGE, 'red', '7C charge 3L', { filed }), TRIES_ALONE)).toEqual(stops);
});

test('a refused order, or one without dice, has no forecast', () => {
  expect(reckoned(asking(CHARGE, 'red', '7C charge 9X'))).toBeUndefined();
  expect(reckoned(asking(CHARGE, 'red', 'nonsense'))).toBeUndefined();
  expect(reckoned(asking(CHARGE, 'blue', '3L assault 7C'))).toBeUndefined();
  expect(reckoned(asking(TIRED, 'red', '7L march 1515'))).toBeUndefined();
  expect(reckoned(asking(TIRED, 'red', '7L rally'))).toBeUndefined();
});

test('an invalid position fails', () => {
  expect(() => reckoned({ ...RALLY, state: { units: 7 } })).toThrow('invalid_type');
});

test('an expensive forecast is cut short, and says so', () => {
  const { exact, lots } = reckoned({ ...HUSSARS, tries: 5000 }, { steps: 500 })!;
  expect(exact).toBe(false);
  for (const { tries, actor } of lots) {
    expect(tries).toBeGreaterThan(0);
    expect(sum(actor)).toBe(tries);
  }
  // No answer has fewer tries than another, however long it takes to play.
  const [tries] = new Set(lots.map((lot) => lot.tries));
  expect(lots.map((lot) => lot.tries)).toEqual(lots.map(() => tries));
  expect(tries).toBeLessThan(5000);
  const late = reckoned(HUSSARS, { spent: () => 2 })!;
  expect(late.lots.map(({ tries }) => tries)).toEqual(late.lots.map(() => 1));
});

test('dice that the rules read alike have the same outcome, whatever their values', () => {
  const rules = rulesOf(RULESET);
  for (const [number, { state, order, by }] of [
    HUSSARS,
    FLINTS,
    asking(CHARGE, 'red', '7C charge 3L'),
    BAYONETS,
  ].entries()) {
    const now = rules.restore(state);
    const read = rules.orders(order, now, by);
    if (read instanceof Refusal) throw read;
    for (let game = 0; game < 60; game++) {
      const played = (shuffles: boolean) => {
        const chance = chanceFrom(`${number} ${game}`);
        const other = chanceFrom(`other ${number} ${game}`);
        const outcome = run(rules, now, read[0]!.order, by, [], {
          dice: (roll) => {
            const dice = chance.dice(roll.dice, roll.sides);
            return shuffles ? alike(rules, roll, now, dice, () => other.dice(roll.dice, roll.sides)) : dice;
          },
          answer: (question) => ({ text: question.fallback, by: { who: 'default' } }),
        });
        if (outcome.kind !== 'done') throw new Error(outcome.kind);
        return outcome.transcript.filter((entry) => !('roll' in entry));
      };
      expect(played(true)).toEqual(played(false));
    }
  }
});

/** Another roll that looks the same to the rules, if one is found soon. */
function alike(
  rules: AnyRuleset,
  roll: Parameters<NonNullable<NonNullable<AnyRuleset['outlook']>['sees']>>[0],
  before: unknown,
  dice: readonly number[],
  again: () => readonly number[],
): readonly number[] {
  const sight = rules.outlook!.sees!(roll, before);
  if (!sight) return dice;
  const value = (thrown: readonly number[]) =>
    'worth' in sight ? thrown.reduce((total, die) => total + sight.worth(die), 0) : sight.of(thrown);
  for (let attempt = 0; attempt < 30; attempt++) {
    const other = again();
    if (value(other) === value(dice)) return other;
  }
  return dice;
}
