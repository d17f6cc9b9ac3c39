import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Refusal, SIDES } from '../../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { orders } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readScenario, writeScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { type State, state as schema } from '../../../../src/rules/sabreur-hex/state.ts';
import { costOf } from '../../../../src/rules/sabreur-hex/tables.ts';
import { words } from '../../../help/words.ts';

const FOLDER = new URL('../../../../assets/scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.txt') && rulesetOf(readFileSync(new URL(name, FOLDER), 'utf8')) === 'sabreur-hex',
);
function shipped(name: string): State {
  const read = readScenario(readFileSync(new URL(name, FOLDER), 'utf8'));
  if ('faults' in read) {
    throw new Error(
      read.faults.map(({ line, column, says }) => `${line}:${column} ${words.say('en', says)}`).join('\n'),
    );
  }
  return read.state;
}

function points(now: State): number[] {
  return SIDES.map((side) =>
    now.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + costOf(unit), 0),
  );
}

describe.each(FILES)('%s', (name) => {
  test('it is read without an error, and written the same', () => {
    const now = shipped(name);
    expect(schema.parse(now)).toEqual(now);
    const again = readScenario(writeScenario(now));
    expect('state' in again && again.state).toEqual(now);
  });

  test('it has correct grammar for its names', () => {
    const lengths = shipped(name).units.map((unit) => [unit.name.en.name.length, unit.name.fr.name.length]);
    expect(Math.max(...lengths.flat())).toBeLessThanOrEqual(40);
    expect(shipped(name).units.filter((unit) => unit.name.fr.name === unit.id)).toEqual([]);
  });

  test('SH-QUALITY-03 at most two elite units for each 1,500 points', () => {
    const now = shipped(name);
    for (const side of SIDES) {
      const elite = now.units.filter((unit) => unit.side === side && unit.quality === 'elite').length;
      expect(elite).toBeLessThanOrEqual(2 * Math.floor(now.armies[side].points / 1500));
    }
  });
});

test('SH-ARMY-01 the armies cost what they should', () => {
  for (const cost of points(shipped('neudorf.txt'))) {
    expect(cost).toBeGreaterThanOrEqual(1450);
    expect(cost).toBeLessThanOrEqual(1500);
  }
  const [red, blue] = points(shipped('mill-stream.txt'));
  expect(Math.abs(red! - blue!)).toBeLessThanOrEqual(15);
  expect(shipped('mill-stream.txt').units).toHaveLength(17);
  for (const cost of points(shipped('dennefeld.txt'))) expect(cost).toSatisfy((n) => n >= 1900 && n <= 2000);
  for (const cost of points(shipped('valdehorra.txt'))) expect(cost).toSatisfy((n) => n >= 1450 && n <= 1500);
});

test('SH-CHARGE-08 in the shortest battle the first idea is a charge', () => {
  const now: State = { ...shipped('rosenau.txt'), phase: 'actions', orderPoints: 2 };
  expect(sabreurHex.ideas(now, 'red')[0]?.text).toBe('4K charge 11C');
  const [red, blue] = points(now);
  expect(Math.abs(red! - blue!)).toBeLessThanOrEqual(60);
  expect(now.units).toHaveLength(10);
});

test('SH-CHARGE-08 in the first battle a charge is possible on the first turn', () => {
  const now: State = { ...shipped('mill-stream.txt'), phase: 'actions', orderPoints: 1 };
  const read = orders('2K charge 88L', now, 'red');
  if (read instanceof Refusal) throw read;
  expect(run({ play, apply }, now, read[0]!.order, 'red', [], NOTHING)).toMatchObject({
    kind: 'waits',
    question: { kind: 'ASK-06', unit: '88L' },
  });
});

test('the big battle has all arms and most skills', () => {
  const { units } = shipped('dennefeld.txt');
  expect(new Set(units.map(({ type }) => type)).size).toBe(9);
  expect(new Set(units.flatMap(({ skills }) => skills)).size).toBeGreaterThanOrEqual(16);
  expect(units.filter(({ also }) => also !== undefined)).toHaveLength(1);
});

test('the river crossing has forts, a bridge, fords, woods and objectives', () => {
  const { map, objectives } = shipped('valdehorra.txt');
  const hexes = Object.values(map.hexes).map(({ terrain }) => terrain);
  const sides = Object.values(map.sides);
  expect(hexes.filter((terrain) => terrain === 'fort')).toHaveLength(2);
  expect(sides.filter((terrain) => terrain === 'bridge')).toHaveLength(1);
  expect(sides.filter((terrain) => terrain === 'ford')).toHaveLength(2);
  expect(hexes).toContain('wood');
  expect(objectives.length).toBeGreaterThanOrEqual(4);
});

test('SH-GAP-09 nothing is hidden: either side sees the whole position', () => {
  const now = shipped('neudorf.txt');
  expect(sabreurHex.view(now, 'red')).toEqual(now);
  expect(sabreurHex.view(now, 'blue')).toEqual(now);
});

test('the example of the documentation is read without an error', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
  expect(readScenario(page.split('```')[1]!)).not.toHaveProperty('faults');
});
