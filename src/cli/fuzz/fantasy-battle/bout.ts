/** Fantasy battle, played at random. */
import { SIDES } from '../../../kernel/play.ts';
import type { Fact } from '../../../rules/fantasy-battle/facts.ts';
import { fantasyBattle } from '../../../rules/fantasy-battle/index.ts';
import { parse } from '../../../rules/fantasy-battle/language/index.ts';
import type { Order } from '../../../rules/fantasy-battle/order.ts';
import type { State } from '../../../rules/fantasy-battle/state.ts';
import type { Bout } from '../bout.ts';
import { same } from '../broken.ts';
import { anyOf } from '../game.ts';
import { checkPosition } from './checks.ts';
import { checkPlayed } from './conduct.ts';
import { randomHand } from './hands.ts';
import { chooseOrder } from './orders.ts';
import { randomScenario } from './positions.ts';
import { countEntry, countOrder, countPosition } from './tally.ts';

export const fantasyBattleBout: Bout<State, Fact, Order> = {
  rules: fantasyBattle,
  scenario: randomScenario,
  order: chooseOrder,
  parse,
  hand: randomHand,
  answer: anyOf,
  checkPosition: (now) => {
    checkPosition(now);
    // FB-STEP. This rulebook has no hidden information.
    for (const side of SIDES) same(fantasyBattle.view(now, side), now, `${side} sees something else`);
  },
  checkPlayed,
  countPosition,
  countOrder,
  countEntry,
};
