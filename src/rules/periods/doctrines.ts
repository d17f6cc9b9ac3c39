/** Section 10, METRIC 4.3. What doctrines answer to the questions of a half; with `ask` every one waits. */
import type { Asked } from '../../kernel/play.ts';
import { allowsCounter } from './charge/may.ts';
import { doingOf, DOING } from './doings.ts';
import { escapeOf, escapeQuarter } from './escape/walk.ts';
import type { Formation } from './order.ts';
import { lengthTo } from './position/push.ts';
import { bonusOf, quarterOf } from './moves/rates.ts';
import type { State, Unit } from './state.ts';

export const DOCTRINES = ['regulation', 'bold', 'ask'] as const;

type Rule = (asked: Asked, now: State) => string | undefined;

const always =
  (word: string): Rule =>
  () =>
    word;
const byDefault: Rule = ({ fallback }) => fallback;

/** The first of these words that may be answered. */
function firstOf({ options, fallback }: Asked, ...words: readonly string[]): string {
  return words.find((word) => options.some(({ text }) => text === word)) ?? fallback;
}

function named({ units }: State, id: unknown): Unit | undefined {
  return units.find((each) => each.id === id);
}

const REGULATION: Readonly<Record<string, Rule>> = {
  'PE-ASK-03': charged,
  /** Cavalry stops, infantry goes on. */
  'PE-ASK-04': ({ unit }, now) => (named(now, unit)?.arm === 'cavalry' ? 'stop' : 'go on'),
  'PE-ASK-05': always('contact'),
  'PE-ASK-06': byDefault,
  'PE-ASK-07': always('push past'),
  'PE-ASK-08': follows,
  'PE-ASK-09': byDefault,
  'PE-ASK-10': byDefault,
  'PE-ASK-11': byDefault,
  'PE-ASK-12': byDefault,
  'PE-ASK-13': byDefault,
  'PE-ASK-14': byDefault,
  'PE-ASK-15': byDefault,
  'PE-ASK-16': byDefault,
};

const BOLD: Readonly<Record<string, Rule>> = {
  ...REGULATION,
  'PE-ASK-03': (asked, now) => (counters(asked, now) ? 'countercharge' : charged(asked, now)),
  'PE-ASK-04': always('go on'),
  'PE-ASK-08': always('follow'),
};

export function doctrine(name: string, asked: Asked, now: State): string | undefined {
  const rules = { regulation: REGULATION, bold: BOLD }[name];
  return rules?.[asked.kind]?.(asked, now);
}

/** PE-CCH-02. It is offered whatever the posture. */
function counters({ options, unit: id }: Asked, now: State): boolean {
  const unit = named(now, id);
  return unit !== undefined && allowsCounter(unit) && options.some(({ text }) => text === 'countercharge');
}

/** PE-ASK-03. Before cavalry a square, if it is done before contact; before an equal a countercharge; else stand, and fire. */
function charged(asked: Asked, now: State): string {
  const [unit, charger] = [named(now, asked.unit), named(now, asked.about['charger'])];
  if (!unit || !charger) return asked.fallback;
  if (unit.arm === 'infantry' && charger.arm === 'cavalry' && isInTime(unit, charger, 'square'))
    return firstOf(asked, 'square', 'fire', 'stand');
  return unit.arm === charger.arm && counters(asked, now) ? 'countercharge' : firstOf(asked, 'fire', 'stand');
}

/** PE-CDB-09, PE-GEO-14. Known to the rules, and not shown. */
function isInTime(unit: Unit, charger: Unit, formation: Formation): boolean {
  const act = { do: 'form', formation } as const;
  const quarters = DOING[doingOf(act)!].quarters(unit, act);
  const far = lengthTo(charger, unit);
  return far === undefined || far > quarters * quarterOf(charger) + bonusOf(charger);
}

/** PE-ASK-08. If it is not slower, and its posture lets it leave its place. */
function follows({ unit: id, about }: Asked, now: State): string {
  const [unit, leader] = [named(now, id), named(now, about['rallies'])];
  const isBarred = unit?.posture === 'hold';
  const keepsUp = unit && leader && escapeOf(leader) && quarterOf(unit) >= escapeQuarter(leader);
  return keepsUp && !isBarred ? 'follow' : 'no';
}
