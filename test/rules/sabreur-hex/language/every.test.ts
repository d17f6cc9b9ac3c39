/** On small positions, what is legal of all that can be said is what the growing order leads to. */
import { describe, expect, test } from 'vitest';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { Refusal } from '../../../../src/kernel/play.ts';
import { everyOpening, everyOrder } from '../../../../src/cli/bench/every.ts';
import { orders, parse, write } from '../../../../src/rules/sabreur-hex/language/index.ts';
import type { Action, Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import type { State, Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { testedFirst } from '../../../../src/rules/sabreur-hex/turn/stubborn.ts';
import { everyAction, everyGroup } from './grammar.ts';

/** As it is judged from its text, without writing and reading it. */
function isLegal(now: State, order: Order): boolean {
  if (order.kind !== 'act') return playsOn(now, order) !== undefined;
  const group = testedFirst(now, order);
  if (!group || order.unit === undefined) return playsOn(now, order) !== undefined;
  const woken = playsOn(now, { kind: 'act', group, actions: [], presets: {} });
  return (
    woken !== undefined &&
    playsOn(woken, { kind: 'act', unit: order.unit, actions: order.actions, presets: {} }) !== undefined
  );
}

function playsOn(now: State, order: Order): State | undefined {
  const outcome = run({ play, apply }, now, order, now.active, [], NOTHING);
  return outcome.kind === 'refused' || outcome.kind === 'diverged' ? undefined : outcome.state;
}

function may(now: State): (text: string) => boolean {
  return (text) => {
    const read = orders(text, now, now.active);
    if (read instanceof Refusal) return false;
    const order = parse(text);
    return !(order instanceof Refusal) && isLegal(now, order);
  };
}

const does = (unit: Unit, actions: readonly Action[]): Order => ({ kind: 'act', unit: unit.id, actions, presets: {} });

/** Legal by trying all: single actions, and two where the first is legal or a shot. */
function tried(now: State, unit: Unit): { readonly legal: string[]; readonly astray: string[] } {
  const all = everyAction(now, unit);
  const single = new Set(all.filter((action) => isLegal(now, does(unit, [action]))));
  const bare = all.filter((action) => action.do === 'charge' || action.do === 'turn' || !('facing' in action));
  const isFirst = (action: Action) => single.has(action) || action.do === 'fire';
  const pairs = all.filter(isFirst).flatMap((first) => bare.map((second) => [first, second]));
  // What cannot be done alone, but for a shot, is no beginning: every thousandth pair is tried.
  const others = all
    .filter((action) => !isFirst(action))
    .flatMap((first, i) => all.filter((_, j) => (i * 7 + j) % 1000 === 0).map((second) => [first, second]));
  const legal = (list: readonly (readonly Action[])[]) =>
    list
      .map((actions) => does(unit, actions))
      .filter((order) => isLegal(now, order))
      .map(write);
  return {
    legal: [...[...single].map((action) => write(does(unit, [action]))), ...legal(pairs)],
    astray: legal(others),
  };
}

const POSITIONS: Record<string, readonly string[]> = {
  'horse, foot and guns in the open': [
    'red 7C heavy cavalry 0204 N',
    'red 5L line infantry column 0305 N',
    'red 3Q light horse battery 0105 NE',
    'blue 20L line infantry line 0202 S',
    'blue 8H light cavalry 0502 SW',
  ],
  'light troops that make way for others, on broken ground': [
    'hex 0203 wood',
    'hex 0403 difficult',
    'side 0304 NW river',
    'red 9Lg light infantry skirmisher scout skirmish 0203 N',
    'red 4Lg light infantry skirmisher column 0204 N',
    'red 6H light cavalry 0305 N strength 3 of 6',
    'blue 30L line infantry column 0201 S',
    'blue 12Lg light infantry skirmisher skirmish 0502 S',
  ],
  'extended lines': [
    'hex 0505 wood',
    'red 96L line infantry linear order controlled fire extended line 0204 N also 0304',
    'red 45L line infantry linear order tactical sense column 0104 N',
    'blue 20L line infantry line 0301 S',
    'blue 21L line infantry linear order extended line 0202 S also 0102',
  ],
  'controlled fire, and the impetuous': [
    'red 1L line infantry controlled fire line 0204 N',
    'red 2L line infantry controlled fire impetuous line 0304 N',
    'red 3H light cavalry impetuous irregular 0405 N',
    'blue 20L line infantry column 0202 S',
    'blue 21L line infantry column 0303 SE',
  ],
  'squares, the stubborn and those who choose their moment': [
    'red 1L line infantry square 0204 N',
    'red 2L line infantry large battalion closed column 0404 N',
    'red 3L line infantry stubborn tactical sense line 0105 N',
    'blue 20C heavy cavalry 0202 S',
    'blue 21Q light horse battery 0502 S',
  ],
  'engaged from front and flank': [
    'red 1L line infantry column 0204 N',
    'red 2H light cavalry 0304 N',
    'red 3B medium foot battery 0405 N',
    'blue 20L line infantry column 0203 S',
    'blue 21C heavy cavalry 0104 NE',
  ],
  'the panicked, far from the enemy and near': [
    'red 1L line infantry linear order 0105 N panicked',
    'red 2D medium cavalry 0205 N panicked',
    'red 3Lg light infantry loose order skirmish 0305 N strength 4 of 10',
    'blue 20H light cavalry 0501 S',
  ],
  'in the open group, others have acted': [
    'turn 2 red actions points 0',
    'group 2L',
    'red 1L line infantry line 0204 N acted activated',
    'red 2L line infantry column 0304 N activated',
    'red 3L line infantry column 0105 N',
    'blue 20H light cavalry 0502 S',
  ],
};

describe.each(Object.entries(POSITIONS))('%s', (_, lines) => {
  const now = readPosition(['map 5 x 5', ...lines]);
  const own = now.units.filter(({ side }) => side === now.active);

  test.each(own.map((unit) => [unit.id, unit] as const))('%s', (_id, unit) => {
    const { legal, astray } = tried(now, unit);
    expect(everyOrder(now, unit, may(now)).toSorted()).toEqual(legal.toSorted());
    expect(astray).toEqual([]);
  });

  test('groups', () => {
    const legal = everyGroup(now)
      .filter((order) => isLegal(now, order))
      .map(write);
    const found = everyOpening(now, now.active, may(now)).map((text) => inOrder(now, text));
    expect([...new Set(found)].toSorted()).toEqual(legal.toSorted());
  });
});

/** Members, and extras, in the order of the map. */
function inOrder({ units }: State, text: string): string {
  const order = parse(text);
  if (order instanceof Refusal || order.kind !== 'act' || !order.group) throw new Error(`no group: ${text}`);
  const sorted = (ids: readonly string[]) => units.map(({ id }) => id).filter((id) => ids.includes(id));
  return write({ ...order, group: { members: sorted(order.group.members), extras: sorted(order.group.extras) } });
}
