/** On random positions: whatever is legal can be typed with the help of completion, and what is said beforehand forbids nothing. */
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../../src/kernel/chance.ts';
import { randomOrders } from '../../../../src/cli/fuzz/sabreur-hex/orders.ts';
import { stateOf } from '../../../../src/cli/fuzz/always.ts';
import { randomScenario } from '../../../../src/cli/fuzz/sabreur-hex/positions.ts';
import { Refusal } from '../../../../src/kernel/play.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { orders, parse, write } from '../../../../src/rules/sabreur-hex/language/index.ts';
import type { Action, Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { areAdjacent } from '../../../../src/rules/sabreur-hex/field/place.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { type State, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { inVain } from '../../../../src/rules/sabreur-hex/language/vain.ts';
import { rounds } from '../../../help/soak.ts';

type Act = Extract<Order, { kind: 'act' }>;

const RUNS = rounds(40);
const SEEDS = Array.from({ length: RUNS }, (_, i) => `reached-${i}`);

/** The book's readings only: by others an attack may be legal that only costs. */
function positionFrom(chance: Chance): State {
  const lines = randomScenario(chance).split('\n');
  const now = stateOf(sabreurHex, lines.filter((line) => !line.startsWith('ruling')).join('\n'));
  return { ...now, phase: 'actions', orderPoints: chance.between(0, 3) };
}

function isLegal(text: string, now: State): boolean {
  const read = orders(text, now, now.active);
  if (read instanceof Refusal) return false;
  let at = now;
  for (const { order } of read) {
    const outcome = run({ play, apply }, at, order, now.active, [], NOTHING);
    if (outcome.kind === 'refused' || outcome.kind === 'diverged') return false;
    at = outcome.state;
  }
  return true;
}

/** Random orders, legal or not, as they were understood. */
function someOrders(chance: Chance, now: State): Act[] {
  return randomOrders(chance, now, now.active).flatMap((text) => {
    const order = parse(text);
    return order instanceof Refusal || order.kind !== 'act' ? [] : [order];
  });
}

/** Without what changes nothing of what is legal. */
function bare(now: State, order: Act): Act {
  const facing = order.unit === undefined ? undefined : unitOf(now, order.unit).facing;
  const actions = order.actions.map((action): Action => {
    if ('via' in action) return { ...action, via: [] };
    if (action.do !== 'form' || action.facing !== facing) return action;
    const { facing: _kept, ...rest } = action;
    return rest;
  });
  return { ...order, actions, presets: {} };
}

/** A group is named from friend to neighbour. */
function isNamedInTurn(now: State, { group }: Act): boolean {
  const members = group?.members.map((id) => unitOf(now, id)) ?? [];
  return members.every((unit, i) => i === 0 || members.slice(0, i).some((before) => areAdjacent(before, unit)));
}

describe('completion', () => {
  test.each(SEEDS)('%s: every legal order is offered, and so is the next word after each of its beginnings', (seed) => {
    const chance = chanceFrom(seed);
    const now = positionFrom(chance);
    const all = someOrders(chance, now).filter((order) => isNamedInTurn(now, order));
    const legal = [...new Set(all.map((order) => write(bare(now, order))))].filter((text) => isLegal(text, now));
    const offered = (typed: string) => sabreurHex.complete(typed, now, now.active, 'en').map(({ text }) => text);
    for (const text of legal.slice(0, 5)) {
      expect(offered(text.replace(/:$/, ''))).toContain(text);
      const words = text.split(' ');
      for (let n = 1; n < words.length; n++) {
        const typed = words.slice(0, n).join(' ');
        const next = offered(`${typed} ${words[n]!.slice(0, 1)}`);
        expect(next, `${text} begun as ${typed}`).not.toEqual([]);
      }
    }
  });
});

test('every path of completions ends in a legal order', () => {
  for (const seed of SEEDS) {
    const chance = chanceFrom(seed);
    const now = positionFrom(chance);
    for (let walk = 0; walk < 3; walk++) {
      const typed = walked(chance, now);
      expect(typed === '' || isLegal(typed, now), `${seed}: ${typed}`).toBe(true);
    }
  }
});

/** Any of what is offered, and of what is offered then, to where nothing more is. */
function walked(chance: Chance, now: State): string {
  let typed = '';
  for (;;) {
    const list = sabreurHex.complete(typed === '' ? '' : `${typed} `, now, now.active, 'en');
    if (list.length === 0) return typed;
    typed = chance.pick(list).text;
  }
}

test('a condition after an order, if its question is possible, makes no difference to whether it is legal', () => {
  let both = 0;
  for (const seed of SEEDS) {
    const chance = chanceFrom(seed);
    const now = positionFrom(chance);
    const said = someOrders(chance, now).filter((order) => Object.keys(order.presets).length > 0 && !inVain(order));
    for (const order of said.slice(0, 30)) {
      const legal = isLegal(write({ ...order, presets: {} }), now);
      expect({ order: write(order), legal: isLegal(write(order), now) }).toEqual({ order: write(order), legal });
      if (legal) both += 1;
    }
  }
  expect(both).toBeGreaterThan(RUNS);
});
