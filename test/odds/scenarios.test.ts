/** Any legal order of any built-in battle: a forecast never fails, and its shares are valid. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { Refusal, type Side } from '../../src/kernel/play.ts';
import { robotAnswer } from '../../src/kernel/robot-answer.ts';
import { asked, run } from '../../src/kernel/run.ts';
import { aloneIn } from '../../src/kernel/variant.ts';
import type { AnyRuleset } from '../../src/odds/fork.ts';
import type { Forecast } from '../../src/odds/forecast.ts';
import { LIMITS, computeForecast } from '../../src/odds/compute.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { ROOT } from '../help/source.ts';
import { rulesOf } from './asking.ts';

const FOLDER = join(ROOT, 'assets/scenarios');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

/** Orders of one battle, and how many of them are forecast. */
const ORDERS = 20;
const AT_ONCE = 3;
const SMALL = { ...LIMITS, steps: 1500, whole: 60 };

function isShare(times: number, tries: number): boolean {
  return times >= 0 && times <= tries;
}

function check({ exact, lots, asks, expected }: Forecast): void {
  expect(lots.length).toBeGreaterThan(0);
  for (const { tries, actor, target, losses, answer } of lots) {
    expect(exact ? tries === 1 : Number.isInteger(tries) && tries > 0).toBe(true);
    for (const counts of [actor, ...(target ? [target] : [])]) {
      expect(Object.values(counts).every((times) => isShare(times, tries))).toBe(true);
      expect(Object.values(counts).reduce((sum, times) => sum + times, 0)).toBeCloseTo(tries, 9);
    }
    for (const { mean, low, high } of Object.values(losses)) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(high);
      expect(Number.isFinite(mean) && mean >= 0).toBe(true);
    }
    expect(answer === undefined).toBe(asks === undefined);
  }
  expect([undefined, ...lots.map(({ answer }) => answer)]).toContain(expected);
}

function forecastOf(rules: AnyRuleset, state: unknown, by: Side, order: string): Forecast | undefined {
  const doctrines = { red: rules.doctrines[0]!, blue: rules.doctrines[0]! };
  const question = { ruleset: rules.name, state, by, order, past: [], doctrines, tries: 40, seed: order };
  return computeForecast(rules, question, SMALL);
}

test.each(FILES)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const rules = rulesOf(rulesetOf(text));
  const read = rules.read(text);
  if ('faults' in read) throw new Error(`${name} has faults`);
  const chance = chanceFrom(name);
  let now = aloneIn(rules.variants, read.state);
  let forecasts = 0;
  for (let orders = 0; orders < ORDERS; orders++) {
    const next = rules.next(now);
    if (next.kind !== 'orders' && next.kind !== 'auto') break;
    const { side } = next;
    const legal = next.kind === 'auto' ? [next.text] : rules.suggest(now, side);
    const worth = legal.filter((each) => isWorth(rules, now, side, each));
    for (let n = 0; n < AT_ONCE && worth.length > 0; n++) {
      const forecast = forecastOf(rules, now, side, chance.pick(worth));
      if (!forecast) continue;
      forecasts += 1;
      check(forecast);
    }
    now = afterwards(rules, now, side, chance.pick(worth.length > 0 ? worth : legal), chance);
  }
  // A rulebook without dice has nothing to forecast.
  expect(forecasts > 0).toBe(rules.outlook !== undefined);
});

function isWorth(rules: AnyRuleset, now: unknown, side: Side, text: string): boolean {
  const read = rules.orders(text, now, side);
  return !(read instanceof Refusal) && read.length === 1 && rules.outlook?.about(read[0]!.order, now) !== undefined;
}

function afterwards(
  rules: AnyRuleset,
  now: unknown,
  side: Side,
  text: string,
  chance: ReturnType<typeof chanceFrom>,
): unknown {
  const read = rules.orders(text, now, side);
  if (read instanceof Refusal) throw read;
  const outcome = run(rules, now, read[0]!.order, side, [], {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, then) => ({ text: robotAnswer(rules, asked(question), then), by: { who: 'default' } }),
  });
  if (outcome.kind !== 'done') throw new Error(`${text}: ${outcome.kind}`);
  return outcome.state;
}
