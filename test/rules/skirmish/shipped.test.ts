/** The scenarios of Skirmish that come with the bot. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { positionAfter } from '../../../src/kernel/legality.ts';
import { Refusal, SIDES } from '../../../src/kernel/play.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { skirmish } from '../../../src/rules/skirmish/index.ts';
import { readScenario, writeScenario } from '../../../src/rules/skirmish/scenario/index.ts';
import { isSquad } from '../../../src/rules/skirmish/position/squad.ts';
import { type State, state as schema } from '../../../src/rules/skirmish/state.ts';
import { words } from '../../help/words.ts';

const FOLDER = new URL('../../../assets/scenarios/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && rulesetOf(textOf(name)) === 'skirmish');

function shipped(name: string): State {
  const read = readScenario(textOf(name));
  if ('state' in read) return read.state;
  throw new Error(read.faults.map(({ line, column, says }) => `${line}:${column} ${words.say('en', says)}`).join('\n'));
}

function after(text: string, now: State): State {
  const reached = positionAfter(skirmish, text, now, now.active);
  if (reached instanceof Refusal) throw reached;
  return reached;
}

test('there are two scenarios', () => {
  expect(FILES).toEqual(['sorlada.txt', 'valverde.txt']);
});

describe.each(FILES)('%s', (name) => {
  test('is read without an error, and written the same', () => {
    const now = shipped(name);
    expect(schema.parse(now)).toEqual(now);
    const again = readScenario(writeScenario(now));
    expect('state' in again && again.state).toEqual(now);
  });

  test('every unit has a name in both languages', () => {
    const { units } = shipped(name);
    expect(units.filter((unit) => unit.name.fr.name === unit.id || unit.name.en.name === unit.id)).toEqual([]);
  });

  test('SK-DIS-01 in the first turn every squad hears a leader', () => {
    const { units } = after('open', shipped(name));
    expect(units.filter((unit) => isSquad(unit) && !unit.led && unit.row !== 'light').map(({ id }) => id)).toEqual([]);
  });

  test('SK-GAP-01 every squad can do something in the first turn', () => {
    const opened = after('open', shipped(name));
    for (const side of SIDES) {
      const now = { ...opened, active: side };
      const squads = now.units.filter((unit) => unit.side === side && isSquad(unit)).map(({ id }) => id);
      const able = skirmish.suggest(now, side).map((text) => text.split(' ')[0]);
      expect(squads.filter((id) => !able.includes(id))).toEqual([]);
    }
  });
});

test('the first battle: every order that its remarks suggest is legal', () => {
  const proposed = [...textOf('valverde.txt').matchAll(/^# {3}([^:]+): /gm)].map((match) => match[1]!);
  const now = after('open', shipped('valverde.txt'));
  expect(proposed).toHaveLength(5);
  for (const order of proposed) {
    const read = skirmish.orders(order, now, 'red');
    expect(read instanceof Refusal ? read.says : read.map((each) => each.text)).toEqual([order]);
    expect(positionAfter(skirmish, order, now, 'red')).not.toBeInstanceOf(Refusal);
  }
});

test('the large one has five squads a side, houses, walls, hedges, woods and a road', () => {
  const { field, units, objectives, lastTurn } = shipped('sorlada.txt');
  const kinds = [...field.areas, ...field.lines].map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual(['building', 'hedge', 'road', 'wall', 'wood']);
  for (const side of SIDES) expect(units.filter((unit) => unit.side === side && isSquad(unit))).toHaveLength(5);
  expect([objectives.length, lastTurn]).toEqual([3, 10]);
});

test('the example of the documentation is read without an error', () => {
  const page = readFileSync(new URL('../../../docs/scenarios-skirmish.md', import.meta.url), 'utf8');
  expect(readScenario(page.split('```')[1]!)).not.toHaveProperty('faults');
});
