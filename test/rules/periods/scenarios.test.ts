/** The scenarios of Periods that come with the bot. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../src/kernel/play.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { figuresOf } from '../../../src/rules/periods/position/body.ts';
import { ideas } from '../../../src/rules/periods/ideas/index.ts';
import { readScenario, writeScenario } from '../../../src/rules/periods/scenario/index.ts';
import { sealed } from '../../../src/rules/periods/sheet/sealed.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { words } from '../../help/words.ts';

const FOLDER = new URL('../../../assets/scenarios/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && rulesetOf(textOf(name)) === 'periods');

function shipped(name: string): State {
  const read = readScenario(textOf(name));
  if ('state' in read) return read.state;
  throw new Error(read.faults.map(({ line, column, says }) => `${line}:${column} ${words.say('en', says)}`).join('\n'));
}

test('there are two', () => {
  expect(FILES).toEqual(['hollow-road.txt', 'maida.txt']);
});

describe.each(FILES)('%s', (name) => {
  test('written and read again it is the same', () => {
    const read = readScenario(writeScenario(shipped(name)));
    expect('state' in read && read.state).toEqual(shipped(name));
  });

  test('both sides have something to write at once', () => {
    const now = shipped(name);
    for (const side of SIDES) expect(ideas(sealed.alone(now, side), side)).not.toEqual([]);
  });
});

test('Maida: twelve units, a general and an aide-de-camp a side, as many figures', () => {
  const { units, officers } = shipped('maida.txt');
  const of = (side: (typeof SIDES)[number]) => units.filter((unit) => unit.side === side);
  expect(SIDES.map((side) => of(side).length)).toEqual([12, 12]);
  expect(SIDES.map((side) => of(side).reduce((sum, unit) => sum + figuresOf(unit), 0))).toEqual([152, 152]);
  expect(officers.map(({ side, rank }) => `${side} ${rank}`).toSorted()).toEqual([
    'blue adc',
    'blue general',
    'red adc',
    'red general',
  ]);
});

test('the page of scenarios shows units as they are written', () => {
  const page = readFileSync(new URL('../../../docs/scenarios-periods.md', import.meta.url), 'utf8');
  const units = /```\n([^`]*)```/.exec(page)![1]!;
  const frame =
    'rules periods\ntitle en "A" fr "A"\nfield 120 x 90\nperiods 3\narmy red en "A" fr "A" edge south\narmy blue en "B" fr "B" edge north\n';
  const read = readScenario(`${frame}${units}`);
  expect('faults' in read && read.faults).toBe(false);
});
