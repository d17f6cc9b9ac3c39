/** What the README and the first pages tell a newcomer to type must work. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal, type Side } from '../src/kernel/play.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import { NOTHING, type Outcome, run } from '../src/kernel/run.ts';
import { panache } from '../src/rules/panache/index.ts';
import { sabreurHex } from '../src/rules/sabreur-hex/index.ts';
import { ROOT } from './help/source.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

/** Text between backticks that begins with a unit. */
function typed(part: string): string[] {
  const found = part.matchAll(/`(?:\/order text:)?((?:\d+[A-Z]\w* )+[^`]*|\d+[A-Z]\w*[ :][^`]*)`/g);
  return [...found].map(([, text]) => text!);
}

const walk = typed(page('first-battle.md'));
const alone = typed(readme.slice(readme.indexOf('## The first charge'), readme.indexOf('## What it does')));
const desk = typed(page('desk.md'));

/** The starting position of a scenario. */
function begun<S, F, O>(rules: Ruleset<S, F, O>, scenario: string): S {
  const read = rules.read(readFileSync(join(ROOT, 'assets/scenarios', `${scenario}.txt`), 'utf8'));
  if ('faults' in read) throw new Error('the scenario has faults');
  return read.state;
}

function ordered<S, F, O>(rules: Ruleset<S, F, O>, text: string, now: S, by: Side): readonly O[] {
  const given = rules.orders(text, now, by);
  if (given instanceof Refusal) throw given;
  return given.map(({ order }) => order);
}

/** The position after an order that needs neither dice nor answers. */
function after<S, F>(outcome: Outcome<S, F>): S {
  if (outcome.kind === 'refused') throw outcome.refusal;
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.state;
}

test('the README asks for a Node version with which the first command prints no warning', () => {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
  const { engines } = json('package.json') as { engines: object };
  expect(engines).toEqual({ node: '>=20.19' });
  expect(readme).toContain('You need Node 20.19 or later');
  // npm would compare them with its own Node. `npm run lock` fixes this.
  const { packages } = json('package-lock.json') as { packages: Record<string, { engines?: object }> };
  const installed = Object.keys(packages).filter((place) => place !== '' && existsSync(join(ROOT, place)));
  const named = installed.filter((place) => packages[place]!.engines);
  expect(named).toEqual([]);
});

test('the first pages give example orders', () => {
  expect(walk.length).toBeGreaterThanOrEqual(5);
  expect(desk).toHaveLength(2);
});

test('the README: the first idea of the first battle', () => {
  const now = { ...begun(sabreurHex, 'rosenau'), phase: 'actions' as const, orderPoints: 2 };
  expect(alone).toEqual(
    sabreurHex
      .ideas(now, 'red')
      .slice(0, 1)
      .map(({ text }) => text),
  );
});

test.each(walk)('the first battle: %s', (text) => {
  const now = { ...begun(sabreurHex, 'mill-stream'), phase: 'actions' as const, orderPoints: 3 };
  const [order] = ordered(sabreurHex, text, now, 'red');
  expect(run(sabreurHex, now, order!, 'red', [], NOTHING).kind).not.toBe('refused');
});

test('the desk: the orders and the ruling, one after the other', () => {
  const [orders, deeds] = desk;
  let now = begun(panache, 'ain-tolba');
  for (const text of ['open', orders!, 'end']) {
    for (const order of ordered(panache, text, now, 'red')) now = after(run(panache, now, order, 'red', [], NOTHING));
  }
  const text = panache.desk.deeds(deeds!, now);
  if (text instanceof Refusal) throw text;
  const hand = { kind: 'ruling', by: 'umpire', who: 'Uma', why: 'a full salvo', deeds: text } as const;
  const ruled = after(run(panache, now, panache.desk.order(hand), 'red', [], NOTHING));
  expect(panache.score(ruled)[1]!.strength).toBe(panache.score(now)[1]!.strength - 2);
});
