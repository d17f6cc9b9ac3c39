import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Refusal, SIDES } from '../../../../src/kernel/play.ts';
import { complete, orders } from '../../../../src/rules/panache/language/index.ts';
import { after } from '../../../help/panache.ts';
import { readScenario, writeScenario } from '../../../../src/rules/panache/scenario/index.ts';
import { isCharacter, isOfficer, type State, state as schema } from '../../../../src/rules/panache/state.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { words } from '../../../help/words.ts';

const FOLDER = new URL('../../../../assets/scenarios/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && rulesetOf(textOf(name)) === 'panache');
function shipped(name: string): State {
  const read = readScenario(textOf(name));
  if ('state' in read) return read.state;
  throw new Error(read.faults.map(({ line, column, says }) => `${line}:${column} ${words.say('en', says)}`).join('\n'));
}

/** After the first turn has opened. */
function opened(name: string): State {
  const now = shipped(name);
  const reached = after('open', now, now.first);
  if (reached instanceof Refusal) throw reached;
  return reached;
}

test('there are two scenarios', () => {
  expect(FILES).toEqual(['ain-tolba.txt', 'chandkot.txt']);
});

describe.each(FILES)('%s', (name) => {
  test('it is read without an error, and written the same', () => {
    const now = shipped(name);
    expect(schema.parse(now)).toEqual(now);
    const again = readScenario(writeScenario(now));
    expect('state' in again && again.state).toEqual(now);
  });

  test('it has correct grammar for its names', () => {
    const { units, reserves } = shipped(name);
    const all = [...units, ...reserves.map(({ unit }) => unit)];
    expect(all.filter((unit) => unit.name.fr.name === unit.id || unit.name.en.name === unit.id)).toEqual([]);
    expect(Math.max(...all.flatMap((unit) => [unit.name.en.name.length, unit.name.fr.name.length]))).toBeLessThan(41);
  });

  test('PA-ACT-01 it lets every unit do something in the first turn', () => {
    for (const side of SIDES) {
      const own = opened(name);
      const now = { ...own, active: side, units: own.units.map((unit) => ({ ...unit, activated: true })) };
      const able = complete('', now, side, 'en', after).map(({ text }) => text);
      const all = now.units.filter((unit) => unit.side === side && unit.weight !== 'VH').map(({ id }) => id);
      expect(all.filter((id) => !able.includes(id)).length).toBe(0);
    }
  });
});

test('the first battle: every order that its remarks suggest is legal', () => {
  const text = textOf('ain-tolba.txt');
  const proposed = [...text.matchAll(/^# {3}([^:]+): /gm)].map((match) => match[1]!);
  const now = opened('ain-tolba.txt');
  expect(proposed).toHaveLength(9);
  for (const order of proposed) {
    const read = orders(order, now, 'red');
    expect(read instanceof Refusal ? read.says : read.map((each) => each.text)).toEqual([order]);
    expect(after(order, now, 'red')).not.toBeInstanceOf(Refusal);
  }
});

test('PA-THR-04 PA-ROAD-03 in the first battle the Zouaves pass through the 17th, and march without combat', () => {
  const now = opened('ain-tolba.txt');
  const shown = (typed: string) =>
    complete(typed, now, 'red', 'en', after).flatMap(({ text, more }) =>
      more ? `${text} · ${words.say('en', more)}` : [],
    );
  expect(shown('1Z move 0607')[0]).toBe('1Z move 0607 · cost 2');
  expect(shown('1Z move 0606')[0]).toBe('1Z move 0606 · cost 3, without combat');
  expect(shown('5M move 0506')[0]).toBe('5M move 0506 · cost 1, 1 die lost');
  expect(shown('6C move 0404')[0]).toBe('6C move 0404 · cost 3, without combat');
  expect(shown('4S move 0803')).toEqual([]);
});

test('the first battle is small', () => {
  const { units, lastTurn } = shipped('ain-tolba.txt');
  for (const side of SIDES) {
    const own = units.filter((unit) => unit.side === side && !isCharacter(unit));
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(own.length).toBeLessThanOrEqual(8);
  }
  expect(lastTurn).toBe(8);
});

test('the large one has a road, a bridge, a ford, all mounts, and reinforcements', () => {
  const { map, units, reserves, lastTurn, commandRadius } = shipped('chandkot.txt');
  const sides = Object.values(map.sides);
  expect(sides.filter((side) => side === 'bridge')).toHaveLength(1);
  expect(sides.filter((side) => side === 'ford')).toHaveLength(1);
  expect(sides.filter((side) => side === 'river').length).toBeGreaterThan(20);
  expect(map.roads.map(({ name }) => name?.fr)).toEqual(['Route impériale', 'Chemin du gué']);
  expect(new Set(units.map(({ mount }) => mount))).toEqual(new Set([undefined, 'wagons', 'camels']));
  expect(new Set([...units, ...reserves.map(({ unit }) => unit)].map(({ arm }) => arm)).size).toBe(8);
  expect([lastTurn, commandRadius]).toEqual([12, 6]);
  for (const side of SIDES) {
    expect(units.filter((unit) => unit.side === side && isOfficer(unit))).toHaveLength(2);
    expect(reserves.filter(({ unit }) => unit.side === side && unit.rank === 'subGeneral')).toHaveLength(1);
  }
});

test('PA-GAP-01 the large one: in its first player-turn nearly all units are within command', () => {
  const idle = opened('chandkot.txt').units.filter((unit) => unit.side === 'red' && !unit.activated);
  expect(idle.map(({ id }) => id)).toEqual([]);
});

test('the example of the documentation is read without an error', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios-panache.md', import.meta.url), 'utf8');
  expect(readScenario(page.split('```')[1]!)).not.toHaveProperty('faults');
});
