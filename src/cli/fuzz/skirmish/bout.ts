/** Skirmish, played at random. */
import { SIDES } from '../../../kernel/play.ts';
import type { Fact } from '../../../rules/skirmish/facts.ts';
import { skirmish } from '../../../rules/skirmish/index.ts';
import { parse } from '../../../rules/skirmish/language/index.ts';
import type { Order } from '../../../rules/skirmish/order.ts';
import type { State } from '../../../rules/skirmish/state.ts';
import type { Bout } from '../bout.ts';
import { same } from '../broken.ts';
import { anyOf } from '../game.ts';
import { checkPosition } from './checks.ts';
import { checkPlayed } from './conduct.ts';
import { randomHand } from './hands.ts';
import { chooseOrder } from './orders.ts';
import { randomScenario } from './positions.ts';
import { countEntry, countOrder, countPosition } from './tally.ts';

export const skirmishBout: Bout<State, Fact, Order> = {
  rules: skirmish,
  scenario: randomScenario,
  order: chooseOrder,
  parse,
  hand: randomHand,
  answer: anyOf,
  checkPosition: (now) => {
    checkPosition(now);
    // SK-STEP. This rulebook has no hidden information.
    for (const side of SIDES) same(skirmish.view(now, side), now, `${side} sees something else`);
  },
  checkPlayed,
  countPosition,
  countOrder,
  countEntry,
};
