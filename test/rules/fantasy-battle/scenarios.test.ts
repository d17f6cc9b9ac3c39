/** The scenarios of Fantasy battle that come with the bot. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { positionAfter } from '../../../src/kernel/legality.ts';
import { Refusal, SIDES } from '../../../src/kernel/play.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { apply } from '../../../src/rules/fantasy-battle/apply.ts';
import type { Placement } from '../../../src/rules/fantasy-battle/charge/arrange.ts';
import { waysOf } from '../../../src/rules/fantasy-battle/charge/checks.ts';
import { orders } from '../../../src/rules/fantasy-battle/language/index.ts';
import type { Charge } from '../../../src/rules/fantasy-battle/order.ts';
import { play } from '../../../src/rules/fantasy-battle/play.ts';
import { movesFor } from '../../../src/rules/fantasy-battle/proposals.ts';
import { readScenario, writeScenario } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import { isEngaged } from '../../../src/rules/fantasy-battle/position/stands.ts';
import { type State, state as schema } from '../../../src/rules/fantasy-battle/state.ts';
import { turnOf } from '../../../src/rules/fantasy-battle/turn.ts';
import { words } from '../../help/words.ts';

const FOLDER = new URL('../../../assets/scenarios/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const FILES = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.txt') && rulesetOf(textOf(name)) === 'fantasy-battle',
);

function shipped(name: string): State {
  const read = readScenario(textOf(name));
  if ('state' in read) return read.state;
  throw new Error(read.faults.map(({ line, column, says }) => `${line}:${column} ${words.say('en', says)}`).join('\n'));
}

function after(text: string, now: State): State {
  const reached = positionAfter({ orders, play, apply }, text, now, now.active);
  if (reached instanceof Refusal) throw reached;
  return reached;
}

test('there are two scenarios', () => {
  expect(FILES).toEqual(['beacon.txt', 'ford.txt']);
});

describe.each(FILES)('%s', (name) => {
  test('is read without an error, and written the same', () => {
    const now = shipped(name);
    expect(schema.parse(now)).toEqual(now);
    const again = readScenario(writeScenario(now));
    expect('state' in again && again.state).toEqual(now);
  });

  test('everybody has a name in both languages', () => {
    const { units, commanders } = shipped(name);
    const bare = [...units, ...commanders].filter(
      (each) => each.name.fr.name === each.id || each.name.en.name === each.id,
    );
    expect(bare).toEqual([]);
  });

  test('FB-GAP-01 in the first turn every unit that is not in combat has somewhere to go', () => {
    for (const side of SIDES) {
      const now = turnOf(shipped(name), side);
      const free = now.units.filter((unit) => unit.side === side && !isEngaged(now, unit));
      expect(free.filter((unit) => movesFor(now, unit).length === 0).map(({ id }) => id)).toEqual([]);
    }
  });
});

test('the first battle: every order that its remarks suggest is legal', () => {
  const proposed = [...textOf('ford.txt').matchAll(/^# {3}([^:]+): /gm)].map((match) => match[1]!);
  const now = after('open', shipped('ford.txt'));
  expect(proposed).toHaveLength(5);
  for (const order of proposed) expect(() => after(order, now)).not.toThrow();
});

test('FB-EX-22 FB-EX-23 the first battle has the frontal charge and the envelopment of the book in it', () => {
  const now = after('open', shipped('ford.txt'));
  const charged = (more: Pick<Charge, 'unit' | 'target'>): Placement[] => {
    const ways = waysOf(now, { kind: 'charge', ...more }, 'blue');
    if (ways instanceof Refusal) throw ways;
    return ways.map(({ straight, enveloping }) => enveloping ?? (straight as Placement));
  };
  const said = ({ walked, contacts }: Placement) => [
    walked.map(({ way }) => way.cost / 100),
    contacts.filter(({ long }) => long > 0).map(({ long }) => long / 100),
  ];
  expect(charged({ unit: '3S', target: '4O' }).map(said)).toEqual([
    [
      [152.98, 152.98, 152.98],
      [40, 40, 40],
    ],
  ]);
  expect(charged({ unit: '6S', target: '5O' }).map(said)).toEqual([
    [
      [132, 199.09, 199.09],
      [20, 40, 40],
    ],
  ]);
});

test('the large one has eight units a side, six turns, ground worth points and ground of many kinds', () => {
  const { field, units, objectives, lastTurn } = shipped('beacon.txt');
  for (const side of SIDES) expect(units.filter((unit) => unit.side === side)).toHaveLength(8);
  expect([field.wide, field.deep, lastTurn, objectives.length]).toEqual([180_000, 120_000, 6, 3]);
  const kinds = [...field.areas, ...field.lines].map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual(['building', 'road', 'rough', 'stream', 'wall', 'wood']);
});

test('the example of the documentation is read without an error', () => {
  const page = readFileSync(new URL('../../../docs/scenarios-fantasy-battle.md', import.meta.url), 'utf8');
  expect(readScenario(page.split('```')[1]!)).not.toHaveProperty('faults');
});
