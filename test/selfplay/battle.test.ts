/** Battles of the bot against itself: to their end, reproducible by seed, scored as the rules do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { panache } from '../../src/rules/panache/index.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { skirmish } from '../../src/rules/skirmish/index.ts';
import { fight, fought, plainMind } from '../../src/selfplay/battle.ts';
import { battlesIn, fightMany, percentOf, shareOf } from '../../src/selfplay/tally.ts';
import { rounds } from '../help/soak.ts';
import { ROOT } from '../help/source.ts';

function scenario(name: string): string {
  return readFileSync(join(ROOT, 'assets/scenarios', `${name}.txt`), 'utf8');
}

function rosenau() {
  const read = sabreurHex.read(scenario('rosenau'));
  if ('faults' in read) throw new Error('faults');
  return read.state;
}

test('the same seed gives the same battle, another seed another one', () => {
  const start = rosenau();
  const winners = () => ['c 2', 'c 3', 'c 7'].map((seed) => fight(sabreurHex, start, seed));
  expect(winners()).toEqual(winners());
  expect(new Set(winners()).size).toBe(2);
});

test('battles are played one after the other, and the position is not changed', () => {
  const start = rosenau();
  const before = JSON.stringify(start);
  const seen: number[] = [];
  const tally = fightMany(sabreurHex, start, 4, 'count', (now) => {
    seen.push(battlesIn(now));
    return 'on';
  });
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(battlesIn(tally)).toBe(4);
  expect(JSON.stringify(start)).toBe(before);
});

test('a side alone on the map has won', () => {
  const lines = scenario('rosenau').split('\n');
  const alone = lines.filter((line) => !/^(blue|name (11C|57L|85L|10Lg|3B)) /.test(line));
  const last = 'blue 57L line infantry recruit column 0101 S strength 14 Cd 4';
  const read = sabreurHex.read([...alone, last].join('\n'));
  if ('faults' in read) throw new Error('faults');
  expect(fightMany(sabreurHex, read.state, 3, 'alone')).toEqual({ red: 3, blue: 0, draw: 0 });
});

test('steps that a rulebook leaves to the players are skipped', () => {
  const read = panache.read(scenario('ain-tolba'));
  if ('faults' in read) throw new Error('faults');
  expect(battlesIn(fightMany(panache, read.state, 2, 'table'))).toBe(2);
});

test('a draw is half a battle', () => {
  expect(shareOf({ red: 1, blue: 2, draw: 1 })).toBe(0.375);
  expect(percentOf({ red: 103, blue: 96, draw: 1 })).toBe(51.8);
});

test('a battle on a table ends by its last turn, with losses, and either side may win', () => {
  const read = skirmish.read(scenario('sorlada'));
  if ('faults' in read) throw new Error('faults');
  const mind = plainMind(skirmish);
  const battles = Array.from({ length: rounds(5) }, (_, n) =>
    fought(skirmish, read.state, `sorlada ${n}`, { red: mind, blue: mind }),
  );
  for (const { end } of battles) {
    expect(end.turn).toBeLessThanOrEqual(10);
    expect(end.lost.red + end.lost.blue).toBeGreaterThan(15);
  }
  expect(new Set(battles.map(({ winner }) => winner)).size).toBeGreaterThan(1);
});
