/** Two seats that do the first thing that comes to mind, on every battle that comes with the bot: it goes on, and ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { robotAnswer } from '../../src/kernel/robot-answer.ts';
import { type AnyRuleset, rulesetsByName } from '../../src/host/ruleset.ts';
import { sidesToAct } from '../../src/kernel/open.ts';
import { enemyOf, Refusal, type Side, SIDES } from '../../src/kernel/play.ts';
import type { Next } from '../../src/kernel/ruleset.ts';
import { openedBy, sealingOf } from '../../src/kernel/sealed.ts';
import { asked, NOTHING, run, type Inputs } from '../../src/kernel/run.ts';
import { aloneIn } from '../../src/kernel/variant.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { ROOT } from '../help/source.ts';

const FOLDER = join(ROOT, 'assets/scenarios');
const known = rulesetsByName(rulesets);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

/** Longer than any of these battles. */
const MOST_ORDERS = 600;

interface Game {
  readonly rules: AnyRuleset;
  readonly end: unknown;
  /** What was ordered, and by whom. */
  readonly given: readonly string[];
}

function begin(name: string): { rules: AnyRuleset; state: unknown } {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const rules = known.get(rulesetOf(text))!;
  const read = rules.read(text);
  if ('faults' in read) throw new Error(`${name} has faults`);
  return { rules, state: aloneIn(rules.variants, read.state) };
}

function battle(name: string, seed: string): Game {
  const { rules, state } = begin(name);
  const chance = chanceFrom(seed);
  const supply: Inputs = {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, now) => ({ text: robotAnswer(rules, asked(question), now), by: { who: 'default' } }),
  };
  const given: string[] = [];
  let now = state;
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const next = rules.next(now);
    if (next.kind === 'over') return { rules, end: now, given };
    const side = sidesToAct(next)[0]!;
    const text = textOf(rules, now, next, given);
    const order = next.kind === 'table' ? settled(rules, next.open.done) : orderOf(rules, text, now, side);
    const outcome = run(rules, now, order, side, [], supply);
    if (outcome.kind !== 'done') throw new Error(`${name}: ${side} «${text}» ${outcome.kind}\n${rules.write(now)}`);
    if (next.kind === 'orders') given.push(`${next.side} ${text}`);
    now = outcome.state;
  }
  throw new Error(`${name} does not end`);
}

function textOf(rules: AnyRuleset, now: unknown, next: Exclude<Next, { kind: 'over' }>, given: string[]): string {
  if (next.kind === 'auto') return next.text;
  if (next.kind === 'orders') return thought(rules, now, next.side);
  return next.kind === 'sealed'
    ? openedBy(rules, now, next, (alone, side) => written(rules, alone, side, given))
    : 'done';
}

/** A sheet of first ideas, until there are no more. */
function written(rules: AnyRuleset, alone: unknown, side: Side, given: string[]): unknown {
  let now = alone;
  for (let text = thought(rules, now, side); text !== rules.end; text = thought(rules, now, side)) {
    const outcome = run(rules, now, orderOf(rules, text, now, side), side, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`${side} «${text}» on its sheet: ${outcome.kind}`);
    given.push(`${side} ${text}`);
    now = outcome.state;
  }
  return now;
}

/** The first idea, or the end of the turn. All of them are legal. */
function thought(rules: AnyRuleset, now: unknown, side: Side): string {
  const ideas = rules.ideas(now, side).map(({ text }) => text);
  for (const text of ideas) {
    const outcome = run(rules, now, orderOf(rules, text, now, side), side, [], NOTHING);
    if (outcome.kind === 'refused') throw new Error(`thought of, but refused: ${side} «${text}»\n${rules.write(now)}`);
  }
  return ideas[0] ?? rules.end;
}

/** One text may be two orders: the first of them. */
function orderOf(rules: AnyRuleset, text: string, now: unknown, side: Side): unknown {
  const read = rules.orders(text, now, side);
  if (read instanceof Refusal) throw read;
  expect(read.map((each) => each.text).join('; ')).toBe(text);
  return read[0]!.order;
}

/** What a book leaves to the table is passed over. */
function settled(rules: AnyRuleset, deeds: string): unknown {
  return rules.desk.order({ kind: 'ruling', by: 'umpire', who: 'Dan', why: '', deeds });
}

test.each(FILES)('%s is fought to its end', (name) => {
  const { rules, end, given } = battle(name, `to its end ${name}`);
  expect(rules.next(end).kind).toBe('over');
  // Both sides do something, and not always the same. A unit whose posture is to hold is seldom given a line.
  const few = rules.sealed ? 1 : 4;
  for (const side of SIDES) {
    const own = given.filter((each) => each.startsWith(side) && !each.endsWith(` ${rules.end}`));
    expect(own.length).toBeGreaterThan(few);
    expect(new Set(own).size).toBeGreaterThan(Math.min(few, 3));
  }
});

test.each(FILES)('%s: no ideas for a side whose turn it is not, and the same ideas twice', (name) => {
  const { rules, state } = begin(name);
  const first = rules.next(state);
  if (first.kind === 'sealed') return expectSheets(rules, state, first.sides);
  if (first.kind !== 'auto') throw new Error('a battle begins with what the table does');
  const { side } = first;
  const opened = run(rules, state, orderOf(rules, first.text, state, side), side, [], {
    dice: ({ dice }) => Array.from({ length: dice }, () => 6),
    answer: (question) => ({ text: question.fallback, by: { who: 'default' } }),
  });
  if (opened.kind !== 'done') throw new Error(`the first turn does not begin: ${opened.kind}`);
  expect(rules.ideas(opened.state, enemyOf(side))).toEqual([]);
  const ideas = rules.ideas(opened.state, side);
  expect(ideas.length).toBeGreaterThan(2);
  expect(rules.ideas(rules.restore(JSON.parse(JSON.stringify(opened.state))), side)).toEqual(ideas);
});

/** Each side has its own ideas on its own copy, and none where both write at once. */
function expectSheets(rules: AnyRuleset, state: unknown, sides: readonly Side[]): void {
  for (const side of sides) {
    expect(rules.ideas(state, side)).toEqual([]);
    const alone = sealingOf(rules).alone(state, side);
    expect(rules.ideas(alone, enemyOf(side))).toEqual([]);
    const ideas = rules.ideas(alone, side);
    expect(ideas.length).toBeGreaterThan(0);
    expect(rules.ideas(rules.restore(JSON.parse(JSON.stringify(alone))), side)).toEqual(ideas);
  }
}
