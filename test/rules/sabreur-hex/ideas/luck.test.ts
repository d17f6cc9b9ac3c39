/** What luck says of the dice of the book: of every throw that there is, exactly, and by the thousand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Chances, meanOf } from '../../../../src/kernel/chances.ts';
import type { Fortune } from '../../../../src/kernel/luck.ts';
import type { Json, Play, Roll } from '../../../../src/kernel/play.ts';
import { FACES } from '../../../../src/rules/sabreur-hex/losses/dice.ts';
import type { Fact } from '../../../../src/rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { luck } from '../../../../src/rules/sabreur-hex/afterwards/luck.ts';
import { fight } from '../../../../src/selfplay/battle.ts';
import { battle } from '../../../help/battle.ts';
import { type Node, ROOT, sourcesOf, visit } from '../../../help/source.ts';
import { varianceOf } from '../../../help/variance.ts';

/** Every reason for which the book throws dice, and what it says of luck. */
const REASONS: Readonly<Record<string, Fortune['what'] | 'nothing'>> = {
  fire: 'hits',
  shock: 'hits',
  melee: 'hits',
  saves: 'saves',
  morale: 'morale',
  // More is not better by itself: points, and how far somebody runs.
  orders: 'nothing',
  pursuit: 'nothing',
  rout: 'nothing',
  // Nobody strikes, and nobody aims.
  crossed: 'nothing',
  pick: 'nothing',
  first: 'nothing',
  hand: 'nothing',
};

const { now } = battle(
  'red 7L line infantry line 0505 N',
  'blue 3L line infantry line 0503 S',
  'blue 5C heavy cavalry feudal cavalry 0502 S',
);

function rollOf(why: string, dice: number, about: { readonly [key: string]: Json } = {}, base?: number): Roll {
  const unit = why === 'saves' ? '3L' : '7L';
  return { clause: '', why, unit, dice, sides: 6, ledger: [], about, ...(base !== undefined && { base }) };
}

/** The reasons of all throws in the source: `why: 'fire'` among what `roll`, `rollDie` or a blow is given. */
function reasonsIn(): string[] {
  const found = new Set<string>();
  for (const { text, tree } of [...sourcesOf('src/rules/sabreur-hex'), ...sourcesOf('src/kernel')]) {
    visit(tree, (node) => {
      const [what] = (node['arguments'] ?? []) as readonly Node[];
      const isThrow = node.type === 'CallExpression' && /^roll(Die)?$/.test(String((node['callee'] as Node)['name']));
      if (!isThrow || what?.type !== 'ObjectExpression') return;
      const { end } = node as unknown as { end: number };
      const why = /\bwhy(: '(\w+)')?,/.exec(text.slice(node.start, end));
      if (!why) throw new Error(`a throw without a reason: ${text.slice(node.start, end)}`);
      const words = why[2] === undefined ? (/readonly why: ((?:'\w+'(?: \| )?)+);/.exec(text)?.[1] ?? '') : why[0];
      for (const [, word] of words.matchAll(/'(\w+)'/g)) found.add(word!);
    });
  }
  return [...found].toSorted();
}

test('every reason for a roll has its place in the statistics of luck', () => {
  expect(reasonsIn()).toEqual(Object.keys(REASONS).toSorted());
});

test.each(Object.entries(REASONS))('rolls for %s count in luck: %s', (why, what) => {
  const about = { target: '3L', need: 4, keep: 'all', sixesCount: 1 };
  expect(luck(rollOf(why, 2, about, 7), [6, 1], now)?.what ?? 'nothing').toBe(what);
});

/** All throws of so many dice. */
function throwsOf(dice: number): number[][] {
  return dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
}

function spreadOf(values: readonly number[]): Chances {
  return Array.from(
    { length: Math.max(...values) + 1 },
    (_, n) => values.filter((v) => v === n).length / values.length,
  );
}

/** What a throw is said to come to on the whole is what all its throws together come to. */
function isExact(roll: Roll): Fortune {
  const all = throwsOf(roll.dice).map((dice) => luck(roll, dice, now)!);
  const [{ chances, tries }] = all as [Fortune];
  const values = all.map(({ got }) => got);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  expect(meanOf(chances)).toBeCloseTo(mean, 10);
  expect(varianceOf(chances)).toBeCloseTo(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length, 10);
  for (const [n, chance] of spreadOf(values).entries()) expect(chances[n] ?? 0).toBeCloseTo(chance, 10);
  expect(tries).toBe(roll.why === 'morale' ? 1 : roll.dice);
  return all[0]!;
}

test.each([1, 2, 3])('SH-FACTOR-02, -03, SH-SAVE-01 all results of %d dice', (dice) => {
  expect(meanOf(isExact(rollOf('fire', dice, { target: '3L' })).chances)).toBeCloseTo(dice / 3, 10);
  for (const why of ['shock', 'melee']) {
    expect(meanOf(isExact(rollOf(why, dice, { target: '3L', sixesCount: 1 })).chances)).toBeCloseTo(dice / 2, 10);
  }
  for (const need of [3, 4, 5]) {
    expect(meanOf(isExact(rollOf('saves', dice, { need })).chances)).toBeCloseTo((dice * (7 - need)) / 6, 10);
  }
});

test('SH-FACTOR-04, SH-SKILL-FEUDALCAVALRY-01 a six that costs two counts as two', () => {
  for (const dice of [1, 2, 3]) {
    const doubled = isExact(rollOf('shock', dice, { target: '3L', sixesCount: 2 }));
    expect(meanOf(doubled.chances)).toBeCloseTo((dice * 4) / 6, 10);
    expect(varianceOf(doubled.chances)).toBeCloseTo(dice * (6 / 6 - (4 / 6) ** 2), 10);
    expect(meanOf(isExact(rollOf('fire', dice, { target: '5C' })).chances)).toBeCloseTo((dice * 3) / 6, 10);
  }
});

test('SH-MORALE-06, -07 a test counts once, whichever dice are dropped', () => {
  for (const base of [1, 5, 7, 11, 12]) {
    for (const keep of ['all', 'dropHighest', 'dropLowest'])
      isExact(rollOf('morale', keep === 'all' ? 2 : 3, { keep }, base));
  }
  const outflanked = { clause: 'SH-MORALE-10', name: 'outflanked', n: -3 };
  const weighed = { ...rollOf('morale', 2, { keep: 'all' }, 8), ledger: [outflanked] };
  expect(luck(weighed, [2, 3], now)).toMatchObject({ got: 1, side: 'red', unit: '7L', tries: 1 });
  expect(luck(weighed, [2, 4], now)).toMatchObject({ got: 0 });
  expect(meanOf(luck(weighed, [2, 4], now)!.chances)).toBeCloseTo(10 / 36, 10);
});

/** All that luck says of battles of the bot against itself; their dice come from a seed. */
function fortunesOf(battles: number): Fortune[] {
  const fortunes: Fortune[] = [];
  const watched: typeof sabreurHex = {
    ...sabreurHex,
    *play(table, order, by): Play<Fact> {
      const play = sabreurHex.play(table, order, by);
      for (let next = play.next(); !next.done; ) {
        const step = next.value;
        const got = yield step;
        const fortune = 'roll' in step && luck(step.roll, got as readonly number[], table.now);
        if (fortune) fortunes.push(fortune);
        next = play.next(got);
      }
    },
  };
  const read = sabreurHex.read(readFileSync(join(ROOT, 'assets/scenarios/mill-stream.txt'), 'utf8'));
  if ('faults' in read) throw new Error('it cannot be read');
  for (let number = 0; number < battles; number += 1) fight(watched, read.state, `luck-${number}`);
  return fortunes;
}

test('over thousands of rolls the mean and the variance are the calculated ones', () => {
  const fortunes = fortunesOf(12);
  for (const what of ['hits', 'saves', 'morale']) {
    const own = fortunes.filter((each) => each.what === what);
    expect(own.length).toBeGreaterThan(120);
    const off = own.map(({ got, chances }) => got - meanOf(chances));
    const variance = own.reduce((sum, { chances }) => sum + varianceOf(chances), 0);
    // Four times what chance does on the average.
    expect(Math.abs(off.reduce((a, b) => a + b, 0))).toBeLessThan(4 * Math.sqrt(variance));
    const squares = off.reduce((sum, each) => sum + each * each, 0);
    const unsure = own.reduce((sum, { chances }) => sum + varianceOfSquare(chances), 0);
    expect(Math.abs(squares - variance)).toBeLessThan(4 * Math.sqrt(unsure));
  }
});

/** How far the square of the distance from the mean varies itself. */
function varianceOfSquare(chances: Chances): number {
  const mean = meanOf(chances);
  const fourth = chances.reduce((sum, chance, n) => sum + (n - mean) ** 4 * chance, 0);
  return fourth - varianceOf(chances) ** 2;
}
