/** Panache, played at random. */
import { SIDES } from '../../../kernel/play.ts';
import type { Fact } from '../../../rules/panache/facts.ts';
import { panache } from '../../../rules/panache/index.ts';
import { parse } from '../../../rules/panache/language/index.ts';
import type { Order } from '../../../rules/panache/order.ts';
import type { State } from '../../../rules/panache/state.ts';
import type { Bout } from '../bout.ts';
import { same } from '../broken.ts';
import { anyOf } from '../game.ts';
import { checkPosition } from './checks.ts';
import { checkPlayed } from './conduct.ts';
import { randomHand } from './hands.ts';
import { chooseOrder } from './orders.ts';
import { randomScenario } from './positions.ts';
import { countEntry, countOrder, countPosition } from './tally.ts';

export const panacheBout: Bout<State, Fact, Order> = {
  rules: panache,
  scenario: randomScenario,
  order: chooseOrder,
  parse,
  hand: randomHand,
  answer: anyOf,
  checkPosition: (now) => {
    checkPosition(now);
    // PA-STEP. This rulebook has no hidden information.
    for (const side of SIDES) same(panache.view(now, side), now, `${side} sees something else`);
  },
  checkPlayed,
  countPosition,
  countOrder,
  countEntry,
};
